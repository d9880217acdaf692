"""What somebody may see of a hand: his own cards, and those of others once they were shown at the table.

The log itself is covered up, card by card, and ruled on as it is then: so nothing that is said of a moment (counts, rights,
findings) can rest on a card that this viewer has not seen. Shown are hands that were laid down at a knock or a gin, spread,
laid off or played open; a discard turned face down is not.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

from adjudicator import events as e
from adjudicator import handlog as h
from adjudicator import melds as m
from adjudicator.adjudication import NO_DEFAULT, Default
from adjudicator.cards import PACK, Card, Cards, each, rank_of, union
from adjudicator.events import Sentence
from adjudicator.handlog import Fact, HandLog, Line
from adjudicator.moments import Moment, moments
from adjudicator.position import TEN
from adjudicator.replay import Section, Trace, replay, sections
from adjudicator.replay.trace import Step
from adjudicator.values import replace

Item = Fact | Sentence


class Seen(NamedTuple):
    """A moment as somebody sees it: what happened, covered up, and the cards that lie face down for him.

    Cards of ``face_down`` stand in the moment and are to be shown by their backs; they are not those that lie there, but
    stand for them, since a ruling needs some card. ``by_few``: not by the director, who sees all that the log knows.
    """

    moment: Moment
    item: Item | None
    face_down: frozenset[Card]
    by_few: bool = False


class Table:
    """What was shown of one hand so far: the cards laid down by each player, and the discards that lie face down.

    ``down`` holds whose each such discard is, also while it is taken back and nobody has seen it; ``stands_for`` what is
    written for it.
    """

    def __init__(self, eyes: frozenset[str]) -> None:
        self.eyes = eyes
        self.laid: dict[str, Cards] = {}
        self.down: dict[Card, str] = {}
        self.offered: Cards = 0
        self.stands_for: dict[Card, Card] = {}

    def note(self, step: Step) -> None:
        """Takes in one thing that happened."""
        act, player = step.act, step.actor
        held = step.after.hands[step.seat].known if step.seat >= 0 else 0
        shown = SHOWN.get(type(act))
        if isinstance(act, TURNED) and act.card is not None and player not in self.eyes:
            self.down[act.card] = player
        if shown is not None:
            self.show(player, shown(act, held) & held)
        if isinstance(act, e.Take | e.Discard) and act.card is not None:
            self.down.pop(act.card, None)
        elif isinstance(act, e.Uncover) or (isinstance(act, e.See) and not act.alone):
            self.offered |= union(card for card in act.cards if card is not None)

    def show(self, player: str, cards: Cards) -> None:
        """Cards of a player that everybody sees."""
        self.laid[player] = self.laid.get(player, 0) | cards
        self.down = {card: owner for card, owner in self.down.items() if not cards >> card & 1}

    def stand_in(self, named: Cards) -> None:
        """Chooses what is written for each discard that lies face down, by nothing but what the viewer knows."""
        self.stands_for = {}
        for card, owner in self.down.items():
            free = [other for other in each(PACK & ~named) if other not in self.stands_for.values()]
            if free:
                self.stands_for[card] = stand_in(self.laid.get(owner, 0), free)

    def covered(self, item: Item, *, shown: bool = False) -> Item:
        """A line with every card left out that the viewer has not seen; not ``shown``, with what stands for a discard."""
        if isinstance(item, h.Deal | h.PositionHand):
            known = self._known(item.player)
            return item if known is None else replace(item, cards=_only(item.cards, known))
        if not isinstance(item, Sentence):
            return item
        known = self._known(item.player)
        if known is None:
            return item
        return item._replace(acts=tuple(self._act(act, known, shown) for act in item.acts))

    def _known(self, player: str) -> Cards | None:
        return None if player in self.eyes else self.laid.get(player, 0)

    def _act(self, act: Any, known: Cards, shown: bool) -> Any:
        if isinstance(act, e.TakeSeen | e.RefuseSeen):
            known |= self.offered
        if isinstance(act, e.See):
            return replace(act, cards=_only(act.cards, known)) if act.alone else act
        if isinstance(act, e.Correct):
            return replace(act, cards=_only(act.cards, known))
        if not isinstance(act, PRIVATE) or act.card is None:
            return act
        if isinstance(act, TURNED) and act.card in self.down:
            return replace(act, card=None if shown else self.stands_for.get(act.card))
        return act if known >> act.card & 1 or isinstance(act, TURNED) else replace(act, card=None)


def stand_in(laid: Cards, free: Sequence[Card]) -> Card:
    """A card that may lie face down before this hand without a better discard having been there: the dearest, if there is one."""
    dearest = sorted(free, key=lambda card: (-rank_of(card), card))
    few = laid.bit_count() <= TEN
    count = m.arrangements(laid)[0].count if few else 0
    for card in dearest:
        eleven = laid | 1 << card
        if few and all(m.arrangements(eleven ^ 1 << other)[0].count >= count for other in each(laid)):
            return card
    return dearest[0]


PRIVATE: Final = (e.Draw, e.Knock, e.Gin, e.TakeSeen, e.RefuseSeen, e.TakeBack, e.Leave)
"""Acts whose card nobody else need have seen."""

TURNED: Final = (e.Knock, e.Gin, e.TakeBack, e.Leave)
"""Acts whose card is the discard that was turned face down."""


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
        self.tables = {line: hand.table for hand in self.hands for line in lines_of(hand.section)}

    def __iter__(self) -> Iterator[Seen]:
        """Each moment in the order of the log."""
        open_before: dict[int, frozenset[str]] = {}
        places = [place for hand in self.hands for place in hand.places()]
        for upto, hand, line in sorted(places, key=lambda place: place[0]):
            table, held = hand.table, hand.after(upto, line)
            opened = open_before.get(hand.number, frozenset())
            for player in opened:
                table.show(player, held.get(player, 0))
            moment = self._moment(upto, hand)
            now = frozenset(moment.ruling.next.get("open", ()))
            if now - opened:
                for player in now:
                    table.show(player, held.get(player, 0))
                moment = self._moment(upto, hand)
            open_before[hand.number] = now
            item = table.covered(line.item, shown=True) if line is not None and line.item is not None else None
            yield Seen(
                moment._replace(hand=hand.number, line=upto), item, frozenset(table.stands_for.values()), by_few=True
            )

    def _moment(self, upto: int, hand: Watched) -> Moment:
        """The moment after this line, as if the covered log ended there."""
        hand.table.stands_for = {}
        log = self._as_far_as(upto, hand)
        if hand.table.down:
            hand.table.stand_in(named(sections(log)[hand.number - 1 if hand.section.pair else 0 :]))
            log = self._as_far_as(upto, hand)
        return list(self.told(log, at=upto))[-1]

    def _as_far_as(self, upto: int, hand: Watched) -> HandLog:
        """The covered log up to a line. Of the hands before this one nothing is told but what holds for all of them."""
        first = 0 if hand.section.pair else hand.section.first_line
        lines = (one for one in self.log.lines if one.number <= upto)
        kept = (one for one in lines if one.number >= first or isinstance(one.item, FOR_ALL))
        return replace(self.log, lines=tuple(map(self._covered, kept)))

    def _covered(self, line: Line) -> Line:
        table = self.tables.get(line.number, self.nothing)
        return line if line.item is None else line._replace(item=table.covered(line.item))


FOR_ALL: Final = (h.Language, h.Rules, h.House, h.Text, h.Players, h.Teams, h.Captains)
"""Facts that hold from one hand to the next."""


def named(hands: Iterable[Section]) -> Cards:
    """Every card of these hands that a replay knows of at any time."""
    named = 0
    for hand in hands:
        trace = replay(hand)
        for position in (trace.start, *(step.after for step in trace.steps)):
            named |= position.placed | union(card for card in position.seen if card is not None)
    return named


def lines_of(section: Section) -> Iterator[int]:
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
