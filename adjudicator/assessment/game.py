"""The game around a hand: the score before and after it, the target, who has won, and what the game adds.

Source: gra.7.a, gra.15.a, gra-fr.9.c, classic.4.a, classic.6.b, home.5.a; points P39, P45, P46, P56, P73.
"""

from typing import TYPE_CHECKING

from adjudicator import events as e
from adjudicator import handlog as h
from adjudicator.replay import Section
from adjudicator.values import NamedTuple

if TYPE_CHECKING:
    from adjudicator.assessment.case import Case

Pair = tuple[int, int]


class Sum(NamedTuple):
    """A running score on the sheet that is not what the hands make.

    ``stands``: it is not mended any more, because the card is ``signed`` or the book has sums final too (P39).
    """

    line: int
    written: tuple[tuple[int, int], ...]
    right: Pair
    stands: bool
    signed: bool


class Game(NamedTuple):
    """The game as it stands after a hand, by seat; ``None`` for what the log does not tell.

    ``score`` decides the game; ``bonus`` is what the sheet adds to it. ``winner`` is a seat, -1 while nobody has won.
    ``gained`` are the points of this hand, ``None`` where it is not over. ``won`` are the hands that each has won.
    """

    before: Pair | None
    gained: Pair | None
    score: Pair | None
    target: int | None
    over: bool | None
    winner: int
    won: Pair | None
    bonus: Pair | None
    sums: tuple[Sum, ...]

    @property
    def total(self) -> Pair | None:
        """The score with what the game adds."""
        if self.score is None or self.bonus is None:
            return None
        return self.score[0] + self.bonus[0], self.score[1] + self.bonus[1]


def game(case: "Case", gained: Pair | None) -> Game:
    """The game after a hand that is worth ``gained``."""
    section = case.trace.section
    before, sums = _before(case)
    score = before if before is None or gained is None else (before[0] + gained[0], before[1] + gained[1])
    if gained is not None and score is not None:
        score, more = _recorded(case, score)
        sums += more
    target = _target(case)
    over, winner = (None, -1) if score is None or target is None else _over(case, score, target)
    won = _won(section, before, gained)
    return Game(before, gained, score, target, over, winner, won, _bonus(case, score, winner, won), tuple(sums))


def by_seat(section: Section, numbers: "h.Numbers | dict[str, int]") -> Pair:
    """Numbers that were given by player, a player who is not named having none."""
    given = dict(numbers)
    one, two = (*section.players, "", "")[:2]
    return given.get(one, 0), given.get(two, 0)


def _before(case: "Case") -> tuple[Pair | None, list[Sum]]:
    """The score before this hand, as written or as the hands before it make it."""
    section, carried = case.trace.section, case.trace.section.carried
    made = None if carried is None or carried.score is None else by_seat(section, carried.score)
    if not section.score:
        if carried is not None:
            return made, []
        return ((0, 0) if section.hand in (None, 1) else None), []
    written = by_seat(section, section.score)
    if made is None or written == made or not _follows_at_once(section):
        return written, []
    named = _seats(section, section.score)
    return _weighed(case, Sum(section.lines["score"], named, made, False, bool(carried and carried.signed)), written)


def _follows_at_once(section: Section) -> bool:
    """Whether no hand is left out between this one and the one before it in the log."""
    last = section.previous.hand if section.previous else None
    return last is None or section.hand is None or section.hand == last + 1


def _seats(section: Section, numbers: h.Numbers) -> tuple[tuple[int, int], ...]:
    return tuple((section.seat(player), number) for player, number in numbers if section.seat(player) >= 0)


def _weighed(case: "Case", found: Sum, written: Pair) -> tuple[Pair, list[Sum]]:
    """The sum that holds: the hands' until the card is signed, the sheet's after that or where sums are final (P39)."""
    stands = found.signed or case.readings("P39") == "b"
    return (written if stands else found.right), [found._replace(stands=stands)]


def _recorded(case: "Case", score: Pair) -> tuple[Pair, list[Sum]]:
    """The totals written down after this hand against what the hands make."""
    section, found = case.trace.section, list[Sum]()
    for step in case.trace.of(h.Tally):
        if step.act.key != "recorded total":
            continue
        written = _seats(section, step.act.numbers)
        whole = dict(enumerate(score)) | dict(written)
        if any(score[seat] != number for seat, number in written):
            kept, more = _weighed(case, Sum(step.line, written, score, False, signed(case)), (whole[0], whole[1]))
            found, score = [*found, *more], kept
    return score, found


def signers(case: "Case") -> set[str]:
    """Who has signed the sheet in this hand of the log."""
    return {step.actor for step in case.trace.of(e.Do) if step.act.deed == "signs"}


def signed(case: "Case") -> bool:
    """Whether the card bears the signatures it needs (P40)."""
    found = signers(case)
    return len(found) > 1 or (len(found) == 1 and case.readings("P40") == "d")


def _target(case: "Case") -> int | None:
    """The score that wins: the event's, else the book's (P56 where it prints none)."""
    section, terms = case.trace.section, case.book.terms
    if section.target is not None:
        return section.target
    if not terms.target_printed and case.readings("P56") == "b":
        return None
    return terms.target


def _over(case: "Case", score: Pair, target: int) -> tuple[bool, int]:
    """Whether the target is reached, and by whom (P46 where it is met to the point)."""
    top = max(score)
    over = top > target or (top == target and case.readings("P46") == "a")
    return over, -1 if not over or score[0] == score[1] else int(score[1] == top)


def _won(section: Section, before: Pair | None, gained: Pair | None) -> Pair | None:
    """The hands each has won in this game: known where the log has the game from its start."""
    carried = section.carried
    if carried is not None:
        won = None if carried.won is None else by_seat(section, carried.won)
    else:
        won = (0, 0) if before == (0, 0) else None
    if won is None or gained is None:
        return won
    return won[0] + (gained[0] > gained[1]), won[1] + (gained[1] > gained[0])


def _bonus(case: "Case", score: Pair | None, winner: int, won: Pair | None) -> Pair | None:
    """What the sheet adds to the score; ``None`` where the hands won would decide it and are not in the log."""
    terms = case.book.terms
    if terms.winner_bonus:
        return _for_winning(case, terms.winner_bonus, winner, won)
    if winner < 0 or score is None or not (terms.game or terms.box):
        return 0, 0
    if won is None:
        return None
    boxes = (won[0] * terms.box, won[1] * terms.box)
    most = terms.game + boxes[winner]
    if terms.shutout_doubles and won[1 - winner] == 0:
        most = _doubled(case, score[winner], terms.game, boxes[winner])
    return (most, boxes[1]) if winner == 0 else (boxes[0], most)


def _doubled(case: "Case", score: int, bonus: int, boxes: int) -> int:
    """What the winner adds where the loser won no hand (P73)."""
    reading = case.readings("P73")
    if reading == "c":
        return 2 * bonus + boxes
    return 2 * (bonus + boxes) + (score if reading == "b" else 0)


def _for_winning(case: "Case", points: int, winner: int, won: Pair | None) -> Pair | None:
    """The points that a winner has more: for the game, or for every hand (P45)."""
    if winner < 0 and (won is None or won == (0, 0)):
        return 0, 0
    reading = case.readings("P45")
    if reading == "c":
        return None if won is None else (points * won[0], points * won[1])
    if reading == "b" or winner < 0:
        return 0, 0
    return (points, 0) if winner == 0 else (0, points)
