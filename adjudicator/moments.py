"""A hand to look at, line by line: what lies on the table after each, and which rights are in force.

The table is taken from the replay, which knows no law; the rights from the ruling on the log up to that line. Source: the
hand log as the notation defines it.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any, NamedTuple

from adjudicator import melds as m
from adjudicator.adjudication import NO_DEFAULT, Default, adjudicate
from adjudicator.cards import NAMES, Card, names
from adjudicator.handlog import HandLog, Line
from adjudicator.melds.arranging import MOST_CARDS
from adjudicator.notation import write_item
from adjudicator.outcome import undecided
from adjudicator.position import Hand, Position
from adjudicator.replay import Section, Trace, replay, sections
from adjudicator.ruling import Ruling
from adjudicator.values import replace

TO_ACT = ("to_play", "to_discard")

COUNTED = 4
"""Hidden cards up to which it is worth telling what a hand may count."""


class Holding(NamedTuple):
    """What a player holds: melds and loose cards of the known ones, how many more are held, and its deadwood.

    ``deadwood`` is what it counts, or its lowest and highest where cards are not known; ``None`` where that tells nothing.
    ``hidden`` is negative where a player was counted to hold fewer cards than the log accounts for.
    """

    player: str
    melds: tuple[tuple[str, ...], ...]
    loose: tuple[str, ...]
    hidden: int
    deadwood: tuple[int, int] | None
    doubt: int

    def as_dict(self) -> dict[str, Any]:
        """The holding as JSON data."""
        low_high = self.deadwood
        count = low_high if low_high is None or low_high[0] != low_high[1] else low_high[0]
        return {
            "player": self.player,
            "melds": [list(meld) for meld in self.melds],
            "loose": list(self.loose),
            "hidden": self.hidden,
            "count": list(count) if isinstance(count, tuple) else count,
            "doubt": self.doubt,
        }


class Moment(NamedTuple):
    """The table after one line of the log, and the ruling on the log up to there.

    ``hand`` counts the hands of the log from 1; ``says`` is the line as its log writes it, ``None`` before the first act. The
    pile runs from bottom to top, ``?`` for a card nobody knows; ``below`` if unknown cards lie under it.
    """

    line: int
    hand: int
    says: str | None
    holdings: tuple[Holding, ...]
    pile: tuple[str, ...]
    below: bool
    stock: int | None
    seen: tuple[str, ...]
    turn: str | None
    drawn: bool
    ruling: Ruling

    @property
    def to_act(self) -> tuple[str, str] | None:
        """Who is to play or to discard now: by the ruling, which may undo a play; where it says nothing, as the lines have it.

        Nobody while the director has still to decide on a draw out of turn.
        """
        for key in TO_ACT:
            player = self.ruling.next.get(key)
            if player and any(player == holding.player for holding in self.holdings):
                return key, player
        if self.turn is None or undecided(self.ruling) is not None:
            return None
        return TO_ACT[self.drawn], self.turn

    def as_dict(self) -> dict[str, Any]:
        """The moment as JSON data; the ruling by its outcome, choices, duties and what is next."""
        return {
            "line": self.line,
            "hand": self.hand,
            "says": self.says,
            "hands": [holding.as_dict() for holding in self.holdings],
            "discards": list(self.pile),
            "below": self.below,
            "stock": self.stock,
            "seen": list(self.seen),
            "turn": self.turn,
            "drawn": self.drawn,
            "outcome": self.ruling.outcome,
            "choices": [choice.as_dict() for choice in self.ruling.choices],
            "duties": [duty.as_dict() for duty in self.ruling.duties],
            "next": self.ruling.next,
            "findings": [f.as_dict() for f in self.ruling.found if f.line == self.line and self.line],
        }


def moments(
    log: HandLog,
    rules: str | None = None,
    readings: Mapping[str, str] | None = None,
    *,
    at: int | None = None,
    files: bool = True,
    default: Default = NO_DEFAULT,
) -> Iterator[Moment]:
    """Every moment of a log, or the one that holds ``at`` this line.

    The first moment of a hand is that before anything happened. What cannot be read of the log is left out. ``files``
    and ``default`` are those of ``adjudicate``, and so is the BookError that it raises.
    """
    read = replace(log, faults=(), more_faults=0)
    wanted = None if at is None else _last_line(read, at)
    rule = partial(adjudicate, rules=rules, readings=readings, compare=False, files=files, default=default)
    for number, section in enumerate(sections(read), start=1):
        trace = replay(section)
        places = [(_begins(section), None), *((line.number, line) for line in section.events)]
        for place, line in places:
            if wanted is None or place == wanted:
                yield _moment(read, number, place, line, trace, rule)


def _last_line(log: HandLog, at: int) -> int:
    """The line whose moment holds at a line: that line itself, else the last thing that happened before it."""
    places = [place for hand in sections(log) for place in (_begins(hand), *(line.number for line in hand.events))]
    return max((place for place in places if place <= at), default=min(places))


def _begins(hand: Section) -> int:
    """The line of the moment before anything happened: that line itself belongs to an event where nothing is said before it."""
    return min(hand.first_line, hand.events[0].number - 1) if hand.events else hand.first_line


def _moment(
    log: HandLog,
    number: int,
    place: int,
    line: Line | None,
    trace: Trace,
    rule: Callable[[HandLog], Ruling],
) -> Moment:
    position = _position(trace, place) if line is not None else trace.start
    first_act = trace.section.events[0].number if trace.section.events else log.lines[-1].number + 1 if log.lines else 1
    upto = place if line is not None else first_act - 1
    shorter = replace(log, lines=tuple(one for one in log.lines if one.number <= upto))
    ruling = rule(shorter)
    if ruling.hands:  # those of two pairs are told by turns: the hand of this line need not be the last
        ruling = ruling.hands[min(number, len(ruling.hands)) - 1]
    pile = tuple(map(_name, position.pile))
    turn = None if position.turn is None else trace.player(position.turn)
    return Moment(
        place if line is not None else upto,
        number,
        None if line is None or line.item is None else write_item(line.item, log.language),
        tuple(_holding(trace.player(seat), position.hands[seat], position) for seat in (0, 1)),
        pile,
        position.below,
        position.stock,
        tuple(map(_name, position.seen)),
        turn,
        bool(position.drawn),
        ruling,
    )


def _position(trace: Trace, line: int) -> Position:
    """The position after a line: that after its last act."""
    found = trace.start
    for step in trace.steps:
        if step.line > line:
            break
        found = step.after
    return found


def _holding(player: str, hand: Hand, position: Position) -> Holding:
    few = hand.known.bit_count() <= MOST_CARDS
    best = m.arrangements(hand.known)[0] if few else m.as_laid(hand.known, ())
    return Holding(
        player,
        tuple(tuple(names(meld)) for meld in best.melds),
        tuple(names(best.loose)),
        hand.hidden,
        _count(hand, position, best.count),
        hand.doubt,
    )


def _count(hand: Hand, position: Position, count: int) -> tuple[int, int] | None:
    if not hand.hidden:
        return count, count
    return m.bounds(hand.known, hand.hidden, position.unseen) if 0 < hand.hidden < COUNTED else None


def _name(card: Card | None) -> str:
    return "?" if card is None else NAMES[card]
