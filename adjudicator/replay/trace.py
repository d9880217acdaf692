"""A hand replayed: every step with the position before and after it.

Source: the hand log as the notation defines it. Nothing here asks whether a step was allowed.
"""

from typing import Any

from adjudicator import events as e
from adjudicator import handlog as h
from adjudicator.cards import Cards, union
from adjudicator.position import Position
from adjudicator.replay.gap import Gap
from adjudicator.replay.said_twice import said_twice
from adjudicator.replay.section import Section
from adjudicator.replay.start import start
from adjudicator.replay.step import EFFECTS
from adjudicator.values import NamedTuple, Value
from adjudicator.words import Message, say

LISTED = 100
DRAWS = frozenset((e.Draw, e.Take))
PASSED = 2
MOST = 1000  # lines of one hand: the pack is out long before, and only a log that contradicts itself goes on


class Step(NamedTuple):
    """One act, the position before and the position after.

    ``act`` is an act of ``events`` or a ``Tally`` that somebody agreed or recorded (its ``seat`` is -1, as is that of
    anybody who does not play this hand). ``intent`` is what the log says of it.
    """

    at: int
    line: int
    seat: int
    act: Any
    before: Position
    after: Position
    intent: str = ""
    actor: str = ""


class Trace(Value):
    """A hand from its first position through every step, with the gaps found on the way: the first hundred, and how many more.

    ``kinds`` are the steps by kind of act; ``intents`` whether the log says of any that it was done on purpose or by mistake;
    ``odd`` the draws and takings that did not come in the plain run of turns.
    """

    section: Section
    start: Position
    steps: tuple[Step, ...]
    gaps: tuple[Gap, ...]
    more_gaps: int
    kinds: dict[type, list[Step]]
    intents: bool = False
    odd: tuple[Step, ...] = ()

    def of(self, *kinds: type) -> list[Step]:
        """The steps whose act is of one of these kinds, in order; much faster than going through all of them."""
        found = [self.kinds[kind] for kind in kinds if kind in self.kinds]
        if len(found) == 1:
            return found[0]
        return sorted((step for steps in found for step in steps), key=lambda step: step.at) if found else []

    @property
    def final(self) -> Position:
        """The position after the last line of the log."""
        return self.steps[-1].after if self.steps else self.start

    def player(self, seat: int) -> str:
        """The name of the player in this seat."""
        return self.section.players[seat] if 0 <= seat < len(self.section.players) else ""


def replay(section: Section) -> Trace:
    """Replays one hand. Cards that come to light later are known from the start where that is certain."""
    trace = _run(section, (0, 0))
    if any(hand.hidden > 0 for hand in trace.start.hands):
        revealed = _revealed(trace)
        if revealed != (0, 0):
            return _run(section, revealed)
    return trace


def _run(section: Section, revealed: tuple[Cards, Cards]) -> Trace:
    position, found = start(section, revealed)
    # A card of the pile that is listed twice is told once, however often it is.
    gaps = list(dict.fromkeys([*said_twice(section.stated), *found]))
    first, more, intents = position, 0, False
    steps: list[Step] = []
    kinds: dict[type, list[Step]] = {}
    # A step for every act of every log: made as the tuple it is, in half the time of its own constructor.
    effect, made, keep = EFFECTS.get, tuple.__new__, steps.append
    seats = {player: seat for seat, player in enumerate(section.players[:2])}
    for line in section.events[:MOST]:
        item: Any = line.item
        number = line.number
        if type(item) is h.Tally:
            keep(done := Step(len(steps), number, -1, item, position, position))
            kinds.setdefault(h.Tally, []).append(done)
            continue
        player, intent = item.player, item.intent
        if intent:
            intents = True
        seat = seats.get(player, -1)
        for act in item.acts:
            kind = type(act)
            apply = effect(kind) if seat >= 0 else None
            after, fault = (position, None) if apply is None else apply(position, seat, act)
            if fault is not None:
                after = _doubt_on(after, number)
                gaps.append(Gap(number, _named(fault, section)))
                more += len(gaps) > LISTED
                del gaps[LISTED:]
            done = made(Step, (len(steps), number, seat, act, position, after, intent, player))
            keep(done)
            kinds.setdefault(kind, []).append(done)
            position = after
    if len(section.events) > MOST:
        gaps.append(Gap(section.events[MOST].number, say("no hand is so long: from here on it is not replayed")))
    odd = tuple([done for done in steps if type(done.act) in DRAWS and done.seat >= 0 and _out_of_the_way(done)])
    return Trace(section, first, tuple(steps), tuple(gaps), more, kinds, intents, odd)


def _out_of_the_way(draw: Step) -> bool:
    """Whether this draw or taking came when somebody had drawn, the upcard was open, or it was not one's own turn."""
    before = draw.before
    return bool(before.drawn or before.passes < PASSED or draw.act.manner or before.turn == 1 - draw.seat)


def _doubt_on(position: Position, line: int) -> Position:
    """Fills in the line of the contradiction that has just made a hand doubtful."""
    one, two = (hand._replace(doubt=line) if hand.doubt == -1 else hand for hand in position.hands)
    return position._replace(hands=(one, two))


def _named(fault: Message, section: Section) -> Message:
    players = (*section.players, "", "")
    values = ((gap, _named(value, section) if isinstance(value, Message) else value) for gap, value in fault.values)
    return fault._replace(values=(*values, ("p0", players[0]), ("p1", players[1])))


def _revealed(trace: Trace) -> tuple[Cards, Cards]:
    """The cards each player must have held from the start, because he showed or played them without an unknown draw."""
    found = [0, 0]
    certain = [True, True]
    for entry in trace.steps:
        seat = entry.seat
        if seat < 0 or not certain[seat]:
            continue
        act = entry.act
        if isinstance(act, e.Draw | e.Take | e.Holds | e.Correct | e.TakeSeen) and _more_hidden(entry):
            certain[seat] = False
            continue
        before, after = entry.before.hands[seat], entry.after.hands[seat]
        if after.hidden < before.hidden and not after.doubt:
            gone = 0 if getattr(act, "card", None) is None else 1 << act.card
            found[seat] |= (after.known & ~before.known) | (gone & ~before.known & union_of_pile(entry))
    return found[0], found[1]


def _more_hidden(entry: Step) -> bool:
    return entry.after.hands[entry.seat].hidden > entry.before.hands[entry.seat].hidden


def union_of_pile(entry: Step) -> Cards:
    """The card this step put on the pile, as a set."""
    top = entry.after.top
    return 0 if top is None or len(entry.after.pile) <= len(entry.before.pile) else union((top,))
