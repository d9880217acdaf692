"""Wrong numbers of cards: who holds one, when it was found, and what was chosen.

A wrong number counts as found when a line says so, else at the next knock or gin, else at the end of the log.
Source: gra.8.a to gra.8.e; points P25, P26, P66.
"""

from typing import TYPE_CHECKING, Literal, NamedTuple

from adjudicator import events as e
from adjudicator.position import Position
from adjudicator.replay import Step

if TYPE_CHECKING:
    from adjudicator.assessment.case import Case

Found = Literal["said", "knock", "end"]


class Wrong(NamedTuple):
    """A wrong number as it was found.

    ``at`` is the step after which it was found (-1: before anything happened), ``line`` the line that says so.
    ``seats`` are the players whose number is wrong, ``sizes`` the number each of the two held, ``right`` what each
    ought to have held. ``chosen`` is the right player's choice, made on ``chosen_line``. ``corrected``: put right since.
    """

    at: int
    line: int
    found: Found
    seats: tuple[int, ...]
    sizes: tuple[int, int]
    right: tuple[int, int]
    before_play: bool
    chosen: Literal["", "correction", "new deal"] = ""
    chosen_line: int = 0
    corrected: bool = False


def wrong_seats(position: Position) -> tuple[int, ...]:
    """The players who hold a wrong number of cards in this position."""
    return tuple(seat for seat in (0, 1) if position.hands[seat].size != position.right_number(seat))


def discoveries(case: "Case") -> list[Wrong]:
    """Every wrong number found in the hand, in order; a number put right in between and wrong again is another one."""
    found: list[Wrong] = []
    steps = case.trace.steps
    for step in case.trace.of(e.Holds, e.Knock, e.Gin, e.BigGin):
        if type(step.act) is e.Holds and step.seat >= 0 and wrong_seats(step.after):
            found.append(_wrong(case, step.at, step.line, "said", step.after))
        elif isinstance(step.act, e.Knock | e.Gin | e.BigGin) and step.seat >= 0:
            position = _at_the_end(step.after, step.act, step.seat)
            if wrong_seats(position) and not found:
                found.append(_wrong(case, step.at, step.line, "knock", position))
    if not found and steps and _turn_over(case) and wrong_seats(position := _as_it_stands(case)):
        found.append(_wrong(case, len(steps) - 1, steps[-1].line, "end", position))
    elif not found and not steps and wrong_seats(case.trace.start):
        found.append(_wrong(case, -1, case.trace.section.last_line, "end", case.trace.start))
    return found


def _as_it_stands(case: "Case") -> Position:
    """The last position; without a card that was taken after a draw in the same turn, if that is still to be put back."""
    for step in case.trace.of(e.Take)[-1:]:
        if step.seat >= 0 and step.before.drawn >> step.seat & 1 and noticed_at_once(case, step):
            return step.before
    return case.trace.final


def noticed_at_once(case: "Case", step: Step) -> bool:
    """Whether nobody has drawn, taken, discarded or gone down since."""
    plays = (e.Draw, e.Take, e.TakeSeen, e.Discard, e.Knock, e.Gin, e.BigGin)
    return not any(s.at > step.at and s.seat >= 0 for s in case.trace.of(*plays))


def _turn_over(case: "Case") -> bool:
    return case.trace.kinds.keys().isdisjoint((e.Knock, e.Gin, e.BigGin))


def _at_the_end(position: Position, act: e.Knock | e.Gin | e.BigGin, seat: int) -> Position:
    """A knock whose discard is not logged, or a big gin, leaves eleven cards in a hand, and they are right."""
    return position


def _wrong(case: "Case", at: int, line: int, found: Found, position: Position) -> Wrong:
    seats = wrong_seats(position)
    chosen, chosen_line = _choice(case, at, seats)
    return Wrong(
        at,
        line,
        found,
        seats,
        (position.hands[0].size, position.hands[1].size),
        (position.right_number(0), position.right_number(1)),
        _before_play(case, at, position),
        chosen,
        chosen_line,
        _corrected(case, at, seats),
    )


def _before_play(case: "Case", at: int, position: Position) -> bool:
    """Whether one play had not yet been made (P25)."""
    plays = position.plays
    steps = case.trace.steps[: at + 1]
    drawn = any(isinstance(s.act, e.Draw | e.Take) for s in steps)
    if plays is None or plays >= 2 or (plays == 0 and not drawn and not position.drawn):
        return plays == 0
    reading = case.readings("P25")
    if reading == "a":
        return plays == 0
    return reading == "c"


def _choice(case: "Case", at: int, seats: tuple[int, ...]) -> tuple[Literal["", "correction", "new deal"], int]:
    """What the player with the right number chose after this."""
    for step in case.trace.steps[at + 1 :]:
        if type(step.act) is e.Choose and (len(seats) == 1 and step.seat == 1 - seats[0]):
            return step.act.what, step.line
    return "", 0


def _corrected(case: "Case", at: int, seats: tuple[int, ...]) -> bool:
    """Whether every number was right at some later moment."""
    return any(not wrong_seats(step.after) for step in case.trace.steps[at + 1 :])
