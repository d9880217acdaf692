"""A card taken from the discard pile and discarded back: it is a play, and the opponent may have it only to knock.

Clauses: gra.13.a, gra.13.b, gra-fr.16.a. Points: P37, P38, P59, P87.
"""

from collections.abc import Iterator

from adjudicator import events as e
from adjudicator.assessment.case import Case
from adjudicator.assessment.returned import Returned
from adjudicator.assessment.void_acts import Void
from adjudicator.cards import NAMES
from adjudicator.regulations.finding import OPEN_HAND, Bar, Finding
from adjudicator.replay import Step
from adjudicator.words import say

CIRCUMSTANCES = ("returned", "barred", "to_knock", "retaken_to_knock", "retaken_in_vain", "kept", "goes_back", "stands", "opened",
                 "thrown_back", "thrown_back_undone", "thrown_back_stands")  # fmt: skip

DRAWS = say("draws from the stock")


def find(case: Case) -> Iterator[Finding]:
    """Each card discarded back, and what the other player did or may do with it."""
    for entry in case.returned:
        if case.end is not None and entry.at > case.end.step.at:
            return
        if _undone(case, entry):
            continue
        if entry.same_turn and case.book.answer("returned_card", "thrown_back").remedy != "none":
            yield from _thrown_back(case, entry)
        if entry.same_turn:
            says = say("{player} took {card} and discarded it again: that is allowed, and it is a play.",
                       player=case.player(entry.seat), card=NAMES[entry.card])  # fmt: skip
            points = ("P37",) if entry.free else ()
            yield Finding("returned_card", "returned", entry.line, entry.at, entry.seat, says, points=points)
        if not entry.free and _bars(case):
            yield from _barred(case, entry)
    for step in case.trace.of(Void):
        if type(step.act.act) is e.Take and step.before.top is not None:
            yield from _given_back(case, step)


def _given_back(case: Case, step: Step) -> Iterator[Finding]:
    """A barred card that was taken and given back for a draw, as the rules have it (P87)."""
    player, card = case.player(step.seat), NAMES[step.before.top or 0]
    where = (step.line, step.at, step.seat)
    says = say("{player} took {card} again and did not knock with it.", player=player, card=card)
    yield Finding("returned_card", "kept", *where, says, irregularity=True)
    says = say("{card} went back, and {player} drew.", player=player, card=card)
    yield Finding("returned_card", "goes_back", *where, says, points=("P87",))


def _undone(case: Case, entry: Returned) -> bool:
    """Whether the card was put back in a play that is undone, because it had been barred to him."""
    before = (b for b in case.returned if b.then == "discarded" and b.done_at == entry.at and b.noticed and not b.free)
    return any(_bars(case) for _ in before) and case.readings("P87") == "a"


def _bars(case: Case) -> bool:
    return case.book.answer("returned_card", "barred").remedy != "none"


def _thrown_back(case: Case, entry: Returned) -> Iterator[Finding]:
    """The card just taken may not be thrown back under some books; what follows is not printed (P86)."""
    player, card = case.player(entry.seat), NAMES[entry.card]
    where = (entry.line, entry.at, entry.seat)
    says = say("{player} threw back {card}, which he had just taken: that is not allowed.", player=player, card=card)
    yield Finding("returned_card", "thrown_back", *where, says, irregularity=True)
    drawn_since = any(isinstance(s.act, e.Draw | e.Take | e.TakeSeen) for s in case.trace.steps[entry.at + 1 :])
    if case.readings("P86") == "a" and not drawn_since:
        says = say(
            "It was noticed before the next draw: {player} takes it up again and discards another card.", player=player
        )
        yield Finding("returned_card", "thrown_back_undone", *where, says, points=("P86",), back_to=entry.at)
    else:
        yield Finding("returned_card", "thrown_back_stands", *where, say("The discard stands."), points=("P86",))


def _barred(case: Case, entry: Returned) -> Iterator[Finding]:
    seat = 1 - entry.seat
    player, card = case.player(seat), NAMES[entry.card]
    if entry.then == "" and case.end is None:
        says = say("{player} may take {card} again only to knock with it.", player=player, card=card)
        bar = Bar(seat, card, "discard pile", say("to knock"))
        yield Finding("returned_card", "barred", entry.line, entry.at, seat, says, points=_points(entry), bars=(bar,))
    elif entry.then == "holds it":
        says = say("{player} took {card} again: he must knock with it in this turn.", player=player, card=card)
        duty = say("knocks with {card} among his ten cards", card=card)
        yield Finding(
            "returned_card",
            "to_knock",
            entry.taken_line,
            entry.taken_at,
            seat,
            says,
            points=(*_points(entry), "P38", "P87"),
            duty=duty,
        )
    elif entry.then == "knocked":
        yield from _knocked(case, entry)
    elif entry.then == "discarded":
        yield from _kept(case, entry)


def _points(entry: Returned) -> tuple[str, ...]:
    return () if entry.same_turn else ("P59",)


def _knocked(case: Case, entry: Returned) -> Iterator[Finding]:
    seat = 1 - entry.seat
    player, card, where = case.player(seat), NAMES[entry.card], (entry.done_line, entry.done_at, seat)
    declared = next((d for d in case.declarations if d.step.at == entry.done_at), None)
    if declared is not None and declared.void == "went back":
        says = say(
            "{player} took {card} again and has no knock with it: it goes back, and he draws.", player=player, card=card
        )
        yield Finding("returned_card", "retaken_in_vain", *where, says, points=("P38", "P87"), irregularity=True,
                      back_to=entry.taken_at, duty=DRAWS, bars=_for_good(entry))  # fmt: skip
    elif declared is not None and declared.card == entry.card:
        yield from _kept(case, entry)
    elif declared is not None and declared.verdict in ("knock", "gin", "big gin"):
        says = say("{player} took {card} again to knock with it, as he may.", player=player, card=card)
        yield Finding("returned_card", "retaken_to_knock", *where, says, points=_points(entry))
    else:
        says = say("{player} took {card} again and has no knock with it: it stays with him.", player=player, card=card)
        yield Finding("returned_card", "retaken_in_vain", *where, says, points=("P38", "P87"), irregularity=True)


def _for_good(entry: Returned) -> tuple[Bar, ...]:
    """The bar on a card that was taken wrongly and has gone back: its taker draws from the stock."""
    return (Bar(1 - entry.seat, NAMES[entry.card], "discard pile"),)


def _kept(case: Case, entry: Returned) -> Iterator[Finding]:
    """Taken again and no knock: what follows is not printed (P87)."""
    seat = 1 - entry.seat
    player, card = case.player(seat), NAMES[entry.card]
    where = (entry.done_line, entry.done_at, seat)
    says = say("{player} took {card} again and did not knock with it.", player=player, card=card)
    yield Finding("returned_card", "kept", *where, says, points=_points(entry), irregularity=True)
    if case.last_card is not None and case.last_card.state == "dead":
        return  # two cards are left: the hand is over, and nobody draws
    reading = case.readings("P87")
    if reading == "c":
        says = say("{player}'s hand is played open.", player=player)
        duty = OPEN_HAND
        yield Finding("returned_card", "opened", *where, says, points=("P87",), duty=duty)
    elif reading == "a" and entry.noticed:
        says = say("{card} goes back, and {player} draws.", player=player, card=card)
        yield Finding("returned_card", "goes_back", *where, says, points=("P87",), back_to=entry.taken_at,
                      duty=DRAWS, bars=_for_good(entry))  # fmt: skip
    else:
        says = say("It is not undone: {card} stays where it is.", card=card)
        yield Finding("returned_card", "stands", *where, says, points=("P87",))
