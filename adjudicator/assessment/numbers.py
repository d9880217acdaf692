"""Wrong numbers of cards: who holds one, when it was found, and what was chosen.

A wrong number counts as found when a line says so, else at the next knock or gin, else at the end of the log.
Source: gra.8.a to gra.8.e; points P25, P26, P66.
"""

from typing import TYPE_CHECKING, Literal

from adjudicator import events as e
from adjudicator.position import Position
from adjudicator.replay import Step
from adjudicator.values import NamedTuple

if TYPE_CHECKING:
    from adjudicator.assessment.case import Case

Found = Literal["said", "knock", "end"]
Chosen = Literal["", "correction", "new deal"]

PLAYS = (e.Draw, e.Take, e.TakeSeen, e.Discard, e.Knock, e.Gin, e.BigGin)
TELLING = (e.Holds, e.Choose, e.Correct, e.Knock, e.Gin, e.BigGin)


class Wrong(NamedTuple):
    """A wrong number as it was found.

    ``at`` is the step after which it was found (-1: before anything happened), ``line`` the line that says so.
    ``seats`` are the players whose number is wrong, ``sizes`` the number each of the two held, ``right`` what each
    ought to have held. ``doubts`` are the lines that contradict the log on either hand, 0 where none does or where the
    cards were counted since. ``chosen`` is the right player's choice, made at step ``chosen_at``. ``corrected_at`` is
    the step that put the number right, -1 if none did.
    """

    at: int
    line: int
    found: Found
    seats: tuple[int, ...]
    sizes: tuple[int, int]
    right: tuple[int, int]
    before_play: bool
    doubts: tuple[int, int] = (0, 0)
    chosen: Chosen = ""
    chosen_at: int = -1
    corrected_at: int = -1

    @property
    def uncertain(self) -> int:
        """The line on which nothing can rest, unless a new deal is due whatever is true of it; 0 if there is none."""
        if self.before_play and any(not self.doubts[seat] for seat in self.seats):
            return 0
        return max(self.doubts)


def wrong_seats(position: Position) -> tuple[int, ...]:
    """The players who hold a wrong number of cards in this position."""
    return tuple(seat for seat in (0, 1) if position.hands[seat].size != position.right_number(seat))


def discoveries(case: "Case") -> list[Wrong]:
    """Every wrong number found in the hand, in order; a number put right in between and wrong again is another one.

    A number about which somebody chooses, or which is put right, has been found, whether or not a line said so before.
    """
    found: list[Wrong] = []
    steps = case.trace.steps
    for step in case.trace.of(*TELLING):
        if step.seat < 0:
            continue
        if isinstance(step.act, e.Choose | e.Correct):
            _find(case, found, "said", step.at - 1, step.line, step.before)
        else:
            _find(case, found, "said" if type(step.act) is e.Holds else "knock", step.at, step.line, step.after)
    position, line = _as_it_stands(case), steps[-1].line if steps else case.trace.section.last_line
    _find(case, found, "end", len(steps) - 1, line, position)
    return [wrong for wrong in found if not _recounted(case, wrong)]


def _find(case: "Case", found: list[Wrong], how: Found, at: int, line: int, position: Position) -> None:
    """Adds a wrong number to those found, unless it is the one that was found last."""
    if wrong_seats(position) and not (found and _the_same(case, found[-1], at, position)):
        found.append(_wrong(case, at, line, how, position))


def _the_same(case: "Case", wrong: Wrong, at: int, position: Position) -> bool:
    """Whether the hands have been short or long as they are now ever since that wrong number was found."""
    before = [(size > right) - (size < right) for size, right in zip(wrong.sizes, wrong.right, strict=True)]
    since = (step.after for step in case.trace.steps[wrong.at + 1 : at + 1])
    return all(_odds(position) == before for position in (*since, position))


def _odds(position: Position) -> list[int]:
    """For each player 1 if his hand is long, -1 if it is short, 0 if its number is right."""
    pairs = ((position.hands[seat].size, position.right_number(seat)) for seat in (0, 1))
    return [(size > right) - (size < right) for size, right in pairs]


def _recounted(case: "Case", wrong: Wrong) -> bool:
    """Whether the number was right after all: counted again before anybody played or put a hand right."""
    if wrong.corrected_at < 0:
        return False
    between = case.trace.steps[wrong.at + 1 : wrong.corrected_at + 1]
    return all(isinstance(step.act, e.Holds | e.Choose) for step in between)


def _as_it_stands(case: "Case") -> Position:
    """The last position; without a card that was taken after a draw in the same turn, if that is still to be put back."""
    for step in case.trace.of(e.Take)[-1:]:
        if step.seat >= 0 and step.before.drawn >> step.seat & 1 and noticed_at_once(case, step):
            return step.before
    return case.trace.final


def noticed_at_once(case: "Case", step: Step) -> bool:
    """Whether nobody has drawn, taken, discarded or gone down since."""
    return not any(s.at > step.at and s.seat >= 0 for s in case.trace.of(*PLAYS))


def _wrong(case: "Case", at: int, line: int, found: Found, position: Position) -> Wrong:
    seats = wrong_seats(position)
    corrected_at = next((s.at for s in case.trace.steps[at + 1 :] if not wrong_seats(s.after)), -1)
    chosen, chosen_at = _choice(case, at, 1 - seats[0], corrected_at) if len(seats) == 1 else ("", -1)
    return Wrong(
        at,
        line,
        found,
        seats,
        (position.hands[0].size, position.hands[1].size),
        (position.right_number(0), position.right_number(1)),
        _before_play(case, at, position),
        (_doubt(case, at, position, 0), _doubt(case, at, position, 1)),
        chosen,
        chosen_at,
        corrected_at,
    )


def _doubt(case: "Case", at: int, position: Position, seat: int) -> int:
    """The line that contradicts the log on this hand, unless its cards were counted after it."""
    line = position.hands[seat].doubt
    counted = any(s.seat == seat and s.at <= at and s.line >= line for s in case.trace.of(e.Holds))
    return 0 if counted else line


def _before_play(case: "Case", at: int, position: Position) -> bool:
    """Whether one play had not yet been made (P25)."""
    plays = position.plays
    steps = case.trace.steps[: at + 1]
    drawn = any(isinstance(s.act, e.Draw | e.Take) for s in steps)
    in_turn = position.drawn and case.trace.section.eleven is None  # eleven cards from the deal are no draw
    if plays is None or plays >= 2 or (plays == 0 and not drawn and not in_turn):
        return plays == 0
    reading = case.readings("P25")
    if reading == "a":
        return plays == 0
    return reading == "c"


def _choice(case: "Case", at: int, seat: int, corrected_at: int) -> tuple[Chosen, int]:
    """What the player with the right number chose after this; to play on once the hand is put right lets it be so."""
    for step in case.trace.steps[at + 1 :]:
        if step.seat != seat:
            continue
        if type(step.act) is e.Choose and (step.act.what == "correction" or may_have_a_new_deal(case)):
            return step.act.what, step.at
        if -1 < corrected_at < step.at and isinstance(step.act, PLAYS):
            return "correction", step.at
    return "", -1


def may_have_a_new_deal(case: "Case") -> bool:
    """Whether a new deal may be chosen: always, unless an improper knock stands beside the wrong number (P66)."""
    improper = case.trace.section.open is not None or any(d.verdict == "improper" for d in case.declarations)
    return not improper or case.readings("P66") == "a"
