"""The deck: a new one asked for, the old one brought back, a pack that turns out to be imperfect.

Clauses: gra.14.a, gra.14.b, gra-fr.17.a. Points: P42, P81, P85.
"""

from collections.abc import Iterator

from adjudicator import events as e
from adjudicator.assessment.case import Case
from adjudicator.assessment.cut import played
from adjudicator.regulations.finding import Finding
from adjudicator.replay import Section, Step
from adjudicator.words import Message, say

CIRCUMSTANCES = (
    "asked",
    "asked_again",
    "between_hands",
    "at_once",
    "old_deck",
    "pack_of_52",
    "imperfect",
    "recorded_stands",
    "nothing_undone",
)

ASKS = "asks for a new deck"
PACK = 52


def find(case: Case) -> Iterator[Finding]:
    """Every request for a deck, and what the count of the pack leads to."""
    if case.trace.section.deck != PACK:
        yield from _imperfect(case)
    for step in case.trace.kinds.get(e.Do, ()):
        if step.act.deed == ASKS:
            yield from _asked(case, step)
        elif step.act.deed == "brings back the old deck":
            says = say("{player} brings back the deck that was changed: it stays out of play.", player=step.actor)
            duty = say("takes the old deck out of play again") if step.seat >= 0 else None
            yield Finding(
                "deck", "old_deck", step.line, step.at, step.seat, says, irregularity=True, duty=duty, actor=step.actor
            )


def _asked(case: Case, step: Step) -> Iterator[Finding]:
    """A request: the first of this player, or one too many (P42); what it does to a hand in progress (P81)."""
    player, where = step.actor, (step.line, step.at, step.seat)
    before = _requests(case, player, step.line)
    if before:
        says = say("{player} has asked for a new deck before: each player may do so once.", player=player)
        because = tuple(say("asked for in line {line}", line=line) for line in before)
        yield Finding("deck", "asked_again", *where, says, because, ("P42",), irregularity=True, actor=player)
        return
    says = say("{player} asks for a new deck, as each player may once.", player=player)
    yield Finding("deck", "asked", *where, says, actor=player)
    if (
        played(case)
        and case.end is None
        and not case.record.written
        and case.book.answer("deck", "between_hands").remedy != "none"
    ):
        if case.readings("P81") == "a":
            says = say("The hand is played out, and the new deck comes after it.")
            yield Finding("deck", "between_hands", *where, says, points=("P81",), actor=player, to_do=True)
        else:
            yield Finding(
                "deck",
                "at_once",
                *where,
                say("The deck is changed at once, and the hand is void."),
                points=("P81",),
                actor=player,
            )


def _requests(case: Case, player: str, line: int) -> list[int]:
    """The line in which this player last asked for a deck before: in this match, or in the event (P42)."""
    section = case.trace.section
    match, elsewhere = set(section.players[:2]), list[int]()
    for hand in (section, *reversed(section.earlier)):
        asked = _asks(hand, player, line)
        if asked and set(hand.players[:2]) == match:
            return asked[-1:]
        elsewhere = elsewhere or asked[-1:]
    return elsewhere if elsewhere and case.readings("P42") == "b" else []


def _asks(section: Section, player: str, before: int) -> list[int]:
    return [
        row.number
        for row in section.events
        if row.number < before
        and isinstance(row.item, e.Sentence)
        and row.item.player == player
        and any(isinstance(act, e.Do) and act.deed == ASKS for act in row.item.acts)
    ]


def _imperfect(case: Case) -> Iterator[Finding]:
    """A pack with too few or too many cards (P85)."""
    section = case.trace.section
    line = section.lines["deck"]
    because: tuple[Message, ...] = (
        say("the deck has {number} cards, {pack} would be right", number=section.deck, pack=PACK),
    )
    yield Finding("deck", "pack_of_52", line, -1, -1, say("The pack has {pack} cards.", pack=PACK), because)
    if case.readings("P85") == "b":
        says = say("The pack is imperfect: another is used from now on, and nothing is undone.")
        yield Finding("deck", "nothing_undone", line, -1, -1, says, because, ("P85",), irregularity=True, to_do=True)
    elif case.record.written:
        says = say("The pack is imperfect: another is used from now on; the hand is on the sheet and stands.")
        yield Finding("deck", "recorded_stands", line, -1, -1, says, because, ("P85",), irregularity=True)
    else:
        says = say("The pack is imperfect: the hand in progress is void; hands on the sheet stand.")
        yield Finding("deck", "imperfect", line, -1, -1, says, because, ("P85",), irregularity=True)
