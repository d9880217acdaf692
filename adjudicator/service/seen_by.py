"""What somebody may see of a hand: his own cards, and those of others once they were shown at the table.

The log itself is covered up, card by card, and ruled on as it is then: so nothing that is said of a moment (counts, rights,
findings) can rest on a card that this viewer has not seen. Shown are hands that were laid down at a knock or a gin, spread,
laid off or played open; a discard turned face down is not.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any, Final, NamedTuple

from adjudicator import events as e
from adjudicator import handlog as h
from adjudicator.adjudication import NO_DEFAULT, Default
from adjudicator.cards import Card, Cards, each, rank_of, union
from adjudicator.events import Sentence
from adjudicator.handlog import Fact, HandLog, Line
from adjudicator.moments import Moment, moments
from adjudicator.replay import Section, Trace, replay, sections
from adjudicator.replay.trace import Step
from adjudicator.values import replace

Item = Fact | Sentence


class Seen(NamedTuple):
    """A moment as somebody sees it: what happened, covered up, and the cards that lie face down for him.

    Cards of ``face_down`` stand in the moment, for a ruling needs them, and are to be shown by their backs.
    """

    moment: Moment
    item: Item | None
    face_down: frozenset[Card]


class Table:
    """What was shown of one hand so far: the cards laid down by each player, the discards that lie face down."""

    def __init__(self, eyes: frozenset[str]) -> None:
        self.eyes = eyes
        self.laid: dict[str, Cards] = {}
        self.down: dict[Card, str] = {}
        self.offered: Cards = 0

    def note(self, step: Step) -> None:
        """Takes in one thing that happened."""
        act, player = step.act, step.actor
        held = step.after.hands[step.seat].known if step.seat >= 0 else 0
        shown = SHOWN.get(type(act))
        if shown is not None:
            self.show(player, shown(act, held) & held)
        if isinstance(act, e.Knock | e.Gin) and act.card is not None:
            self.down[act.card] = player
        elif isinstance(act, e.Take) and act.card is not None:
            self.down.pop(act.card, None)
        elif isinstance(act, e.TakeBack):
            self.down = {card: owner for card, owner in self.down.items() if not held >> card & 1}
        elif isinstance(act, e.Uncover) or (isinstance(act, e.See) and not act.alone):
            self.offered |= union(card for card in act.cards if card is not None)

    def show(self, player: str, cards: Cards) -> None:
        """Cards of a player that everybody sees."""
        self.laid[player] = self.laid.get(player, 0) | cards

    def known_of(self, player: str) -> Cards:
        """The cards by which a player's draws and his deal are known; his face-down discard too, once his hand is laid down."""
        laid = self.laid.get(player, 0)
        return laid | union(card for card, owner in self.down.items() if owner == player) if laid else 0

    def face_down(self) -> frozenset[Card]:
        """The discards that lie face down, but for those of the viewer himself."""
        return frozenset(card for card, owner in self.down.items() if owner not in self.eyes)

    def covered(self, item: Item, *, more: frozenset[Card] = frozenset()) -> Item:
        """A line with every card left out that the viewer has not seen, and those of ``more`` in any case."""
        if isinstance(item, h.Deal | h.PositionHand):
            known = self._known(item.player, more)
            return item if known is None else replace(item, cards=_only(item.cards, known))
        if not isinstance(item, Sentence):
            return item
        known = self._known(item.player, more)
        if known is None:
            return item
        return item._replace(acts=tuple(self._act(act, known, more) for act in item.acts))

    def _known(self, player: str, more: frozenset[Card]) -> Cards | None:
        return None if player in self.eyes else self.known_of(player) & ~union(more)

    def _act(self, act: Any, known: Cards, more: frozenset[Card]) -> Any:
        if isinstance(act, e.TakeSeen | e.RefuseSeen):
            known |= self.offered & ~union(more)
        if isinstance(act, e.See):
            return replace(act, cards=_only(act.cards, known)) if act.alone else act
        if isinstance(act, e.Correct):
            return replace(act, cards=_only(act.cards, known))
        if isinstance(act, PRIVATE) and act.card is not None and not known >> act.card & 1:
            return replace(act, card=None)
        return act


PRIVATE: Final = (e.Draw, e.Knock, e.Gin, e.TakeSeen, e.RefuseSeen, e.TakeBack, e.Leave)
"""Acts whose card nobody else need have seen."""


def _only(cards: Iterable[Card | None], known: Cards) -> tuple[Card | None, ...]:
    return tuple(card if card is not None and known >> card & 1 else None for card in cards)


def _everything(act: Any, held: Cards) -> Cards:
    return held


def _laid(act: e.Knock, held: Cards) -> Cards:
    """A knock whose melds the log has was laid down, with all that the hand holds; of another nobody says so."""
    return held if act.melds else 0


def _spread(act: e.Show, held: Cards) -> Cards:
    return _of(act.melds, held) | union(card for card in act.loose if card is not None)


def _laid_off(act: e.LayOff, held: Cards) -> Cards:
    return _of((cards for cards, _ in act.parts), held)


def _of(groups: Iterable[e.Group], held: Cards) -> Cards:
    found = 0
    for group in groups:
        trio = isinstance(group, e.Trio)
        found |= union(card for card in each(held) if rank_of(card) == group.rank) if trio else union(group)  # type: ignore[union-attr,arg-type]
    return found


SHOWN: Final[dict[type, Callable[[Any, Cards], Cards]]] = {
    e.Knock: _laid,
    e.Gin: _everything,
    e.BigGin: _everything,
    e.Show: _spread,
    e.LayOff: _laid_off,
}
"""What each act shows of the hand it comes from."""


class Watched(NamedTuple):
    """A hand of the log, what really happened in it, and what was shown."""

    number: int
    section: Section
    trace: Trace
    table: Table

    def places(self) -> Iterator[tuple[int, "Watched", Line | None]]:
        """The moments of the hand: up to which line each goes, and the line itself, ``None`` before anything happened."""
        events = self.section.events
        yield (events[0].number - 1 if events else self.section.last_line), self, None
        yield from ((line.number, self, line) for line in events)

    def after(self, upto: int, fresh: Line | None) -> dict[str, Cards]:
        """The known cards of both players after a line; the table takes in what happened in ``fresh``."""
        position = self.trace.start
        for step in self.trace.steps:
            if step.line > upto:
                break
            position = step.after
            if fresh is not None and step.line == fresh.number:
                self.table.note(step)
        return {self.trace.player(seat): position.hands[seat].known for seat in (0, 1)}


class Watching:
    """A log that is looked at line by line by somebody with these eyes."""

    def __init__(self, log: HandLog, eyes: frozenset[str], told: Callable[..., Iterator[Moment]]) -> None:
        lines = tuple(Line(one.number, one.item) for one in log.lines if one.item)
        self.log, self.told, self.nothing = replace(log, faults=(), more_faults=0, lines=lines), told, Table(eyes)
        self.hands = [
            Watched(number, section, replay(section), Table(eyes))
            for number, section in enumerate(sections(self.log), start=1)
        ]
        self.tables = {line: hand.table for hand in self.hands for line in _lines_of(hand.section)}

    def __iter__(self) -> Iterator[Seen]:
        """Each moment in the order of the log."""
        open_before: dict[int, frozenset[str]] = {}
        places = [place for hand in self.hands for place in hand.places()]
        for upto, hand, line in sorted(places, key=lambda place: place[0]):
            table, held = hand.table, hand.after(upto, line)
            opened = open_before.get(hand.number, frozenset())
            for player in opened:
                table.show(player, held.get(player, 0))
            moment = self._moment(upto)
            now = frozenset(moment.ruling.next.get("open", ()))
            if now - opened:
                for player in now:
                    table.show(player, held.get(player, 0))
                moment = self._moment(upto)
            open_before[hand.number] = now
            down = table.face_down()
            shown = table.covered(line.item, more=down) if line is not None and line.item is not None else None
            yield Seen(moment._replace(hand=hand.number, line=upto), shown, down)

    def _moment(self, upto: int) -> Moment:
        """The moment after this line, as if the covered log ended there."""
        lines = tuple(self._covered(line) for line in self.log.lines if line.number <= upto)
        return list(self.told(replace(self.log, lines=lines), at=upto))[-1]

    def _covered(self, line: Line) -> Line:
        table = self.tables.get(line.number, self.nothing)
        return line if line.item is None else line._replace(item=table.covered(line.item))


def _lines_of(section: Section) -> Iterator[int]:
    """The lines of a hand that may name cards which not everybody has seen."""
    yield from (line.number for line in section.events)
    yield from (line for _, line in section.deals.values())


def seen_by(
    log: HandLog, eyes: frozenset[str], rules: str | None = None, *, default: Default = NO_DEFAULT
) -> Iterator[Seen]:
    """Every moment of a log as those called ``eyes`` see it; nobody's name: as the public does.

    Each moment knows nothing of the lines after it. Comments are left out. Raises BookError as ``adjudicate`` does.
    """
    yield from Watching(log, eyes, partial(moments, rules=rules, files=False, default=default))


def whole(log: HandLog, at: int, default: Default = NO_DEFAULT) -> Seen:
    """The moment that holds at a line as the director sees it, nothing covered. Raises BookError."""
    moment = list(moments(log, at=at, files=False, default=default))[-1]
    items = {line.number: line.item for line in log.lines}
    return Seen(moment, items.get(moment.line) if moment.says is not None else None, frozenset())
