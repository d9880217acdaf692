"""Cards taken from the discard pile and discarded back: whom they are barred to, and what he did.

Source: gra.13.a, gra.13.b; points P37, P38, P59, P87.
"""

from typing import TYPE_CHECKING, Literal

from adjudicator import events as e
from adjudicator.cards import Card
from adjudicator.replay import Step
from adjudicator.values import NamedTuple

if TYPE_CHECKING:
    from adjudicator.assessment.case import Case

Then = Literal["", "left", "holds it", "knocked", "discarded", "passed over"]


class Returned(NamedTuple):
    """A card that came back to the pile.

    ``seat`` put it back at step ``at``; the other player may have it only to knock, unless ``free``. ``then`` is what he
    did: nothing yet, left it, took it and still holds it, took it and knocked, or took it and discarded without.
    ``noticed``: whether the log ends before anybody drew or took again.
    """

    seat: int
    card: Card
    at: int
    line: int
    same_turn: bool
    free: bool
    then: Then = ""
    taken_at: int = -1
    taken_line: int = 0
    done_at: int = -1
    done_line: int = 0
    noticed: bool = False


CARRYING = frozenset((e.Draw, e.Take, e.TakeSeen, e.Discard))


def returned(case: "Case") -> list[Returned]:
    """Every card taken from the pile and discarded back, in order."""
    found: list[Returned] = []
    taken: tuple[dict[Card | None, Step], dict[Card | None, Step]] = ({}, {})
    drawn: list[Step | None] = [None, None]
    for step in case.trace.steps:
        kind, seat = type(step.act), step.seat
        if seat < 0 or kind not in CARRYING:
            continue
        if kind is not e.Discard:
            drawn[seat] = step
            if kind is e.Take:
                top = step.before.top
                taken[seat][step.act.card if top is None else top] = step
        elif step.act.card in taken[seat] and step.act.card is not None:
            source = taken[seat].pop(step.act.card)
            same = drawn[seat] is source
            if same or _later_turn_counts(case, step):
                found.append(_follow(case, step, same, _first_upcard(case, source)))
    return found


def _later_turn_counts(case: "Case", step: Step) -> bool:
    """Whether a card that was kept for a while counts as discarded back too (P59): asked if the other takes or may take it."""
    following = next((s for s in case.trace.steps[step.at + 1 :] if s.seat >= 0 and _moves(s)), None)
    if following is not None and not (type(following.act) is e.Take and following.seat != step.seat):
        return False
    return case.book.answer("returned_card", "barred").remedy != "none" and case.readings("P59") == "b"


def _moves(step: Step) -> bool:
    return isinstance(step.act, e.Draw | e.Take | e.TakeSeen | e.Discard | e.Knock | e.Gin | e.BigGin)


def _first_upcard(case: "Case", source: Step) -> bool:
    """Whether the card was the first upcard, which the other player never held (P37)."""
    if case.book.answer("returned_card", "barred").remedy == "none":
        return False
    first = case.trace.section.upcard is not None and not case.trace.section.in_middle
    if not first or source.before.plays != 0 or len(source.before.pile) != 1:
        return False
    return case.readings("P37") == "a"


def _follow(case: "Case", step: Step, same: bool, free: bool) -> Returned:
    """What the other player did with the card."""
    entry = Returned(step.seat, step.act.card, step.at, step.line, same, free)
    other = 1 - step.seat
    for later in case.trace.steps[step.at + 1 :]:
        if later.seat != other or not _moves(later):
            if later.seat == step.seat and _moves(later):
                return entry if entry.then else entry._replace(then="left")
            continue
        if not entry.then:
            if type(later.act) is not e.Take:
                return entry._replace(then="left")
            entry = entry._replace(then="holds it", taken_at=later.at, taken_line=later.line)
        elif isinstance(later.act, e.Knock | e.Gin | e.BigGin):
            return entry._replace(then="knocked", done_at=later.at, done_line=later.line)
        elif type(later.act) is e.Discard:
            noticed = not any(
                isinstance(s.act, e.Draw | e.Take | e.TakeSeen) and s.seat >= 0
                for s in case.trace.steps[later.at + 1 :]
            )
            return entry._replace(then="discarded", done_at=later.at, done_line=later.line, noticed=noticed)
    return entry
