"""The players differ on what the upcard was.

Clauses: gra.4.d, gra.4.e, gra.0.a, gra-fr.4.d, gra-fr.4.e, classic.3.c, home.2.c. Point: P07.
"""

from collections.abc import Iterator

from adjudicator import events as e
from adjudicator.assessment.case import Case
from adjudicator.assessment.limit import Upcard
from adjudicator.cards import NAMES
from adjudicator.regulations.finding import Finding
from adjudicator.words import Message, mark, say

CIRCUMSTANCES = ("recorded", "found", "found_alone", "unrecorded", "sets_no_limit")


def find(case: Case) -> Iterator[Finding]:
    """The dispute, and what settles it: the sheet, the director's finding, or nothing yet."""
    if case.book.terms.limit is not None:
        yield from _sets_no_limit(case)
    if case.book.answer("upcard_dispute", "recorded").remedy == "none":
        return
    up = case.upcard
    if not up.dispute:
        return
    at = next((s.at for s in case.trace.steps if s.line >= up.line), len(case.trace.steps))
    alone = up.dispute == "found" and not case.trace.section.recorded
    circumstance = "found_alone" if alone else up.dispute
    unrecorded = up.dispute == "unrecorded"
    points = () if unrecorded else ("P07",)
    says, because = _says(case, up), _claims(case)
    yield Finding("upcard_dispute", circumstance, up.line, at, -1, says, because, points, irregularity=unrecorded)


def _says(case: Case, up: Upcard) -> Message:
    """What settles the dispute, in one sentence."""
    card = "" if up.card is None else NAMES[up.card]
    if up.dispute == "recorded":
        return say("The upcard is disputed: the one written on the sheet, {card}, is taken for right.", card=card)
    if up.dispute == "found":
        return say("The upcard is disputed: the director has found that it was {card}.", card=card)
    if case.trace.section.recorded:
        return say("The upcard is disputed, and two cards are written down for it; both players answer for that.")
    return say("The upcard is disputed, and nobody wrote it down when it was turned; both players answer for that.")


def _claims(case: Case) -> tuple[Message, ...]:
    """Who says that it was which card."""
    template = mark("{player} says that it was {card} (line {line})")
    claims = case.trace.of(e.ClaimUpcard)
    return tuple(say(template, player=case.player(s.seat), card=NAMES[s.act.card], line=s.line) for s in claims)


def _sets_no_limit(case: Case) -> Iterator[Finding]:
    """Under a book with a limit of its own the upcard is the first discard and no more."""
    claims = case.trace.of(e.ClaimUpcard)
    if claims:
        says = say("The upcard opens the discard pile; the count that may knock does not hang on it.")
        yield Finding("upcard_dispute", "sets_no_limit", claims[0].line, claims[0].at, -1, says)
