"""One hand out of a log: its lines, and what they and the hands before it state as facts.

Where a hand begins is the notation's rule: with ``hand:``, ``game:`` or ``pair:``, or with the first fact about a new
deal once something has happened. Players, rules, house, target and teams stay; dealer and score do not.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

from adjudicator import handlog as h
from adjudicator.cards import Card
from adjudicator.events import Do, Player, Sentence
from adjudicator.replay import pairs
from adjudicator.values import NamedTuple, Record, field

CardList: TypeAlias = tuple[Card | None, ...]
CutList: TypeAlias = tuple[tuple[Player, Card], ...]


class Carried(NamedTuple):
    """What the hand before this one in the same game hands on, as it was ruled.

    ``outcome``, ``winner`` (``None``: nobody) and ``dealt`` are those of that hand; ``dealer`` deals now, by the ruling
    on it. ``score`` is that of the game so far, ``won`` the hands each player has won in it; ``None`` if not known.
    """

    outcome: str
    winner: Player | None
    dealt: Player | None
    dealer: Player | None
    score: dict[Player, int] | None
    won: dict[Player, int] | None
    signed: bool = False


class Section(Record):
    """The facts of one hand, by what they say, and the lines that tell what happened in it."""

    players: tuple[Player, ...] = ()
    teams: tuple[tuple[str, tuple[Player, ...]], ...] = ()
    captains: tuple[Player, ...] = ()
    rules: str | None = None
    house: tuple[tuple[str, str | None], ...] = ()
    target: int | None = None
    game: int | None = None
    hand: int | None = None
    dealer: Player | None = None
    score: h.Numbers = ()
    cuts: tuple[tuple[CutList, int], ...] = ()
    deck: int = 52
    deals: dict[Player, tuple[CardList, int]] = field(factory=dict)
    upcard: tuple[Card | None, int] | None = None
    knock_card: tuple[Card | None, int] | None = None
    finding: tuple[Card | None, int] | None = None
    recorded: list[tuple[h.RecordedUpcard, int]] = field(factory=list)
    in_middle: bool = False
    counted: dict[Player, tuple[int, int]] = field(factory=dict)
    discards: h.Discards | None = None
    stock: int | None = None
    plays: int | None = None
    to_play: Player | None = None
    to_discard: Player | None = None
    open: tuple[Player, int] | None = None
    first_line: int = 0
    last_line: int = 0
    events: list[h.Line] = field(factory=list)
    stated: list[h.Line] = field(factory=list)
    previous: "Section | None" = field(default=None, compare=False)
    followed: bool = False
    carried: Carried | None = None
    event: str = ""
    lines: dict[str, int] = field(factory=dict)
    pair: bool = False
    round: int = 0
    beside: tuple["Section", ...] = ()
    team_dealt: str | None = None
    eleven: tuple[int, ...] | None = None
    from_the_deck: bool = False
    language: str = "en"

    @property
    def tells_game(self) -> bool:
        """Whether the log tells of a game around this hand: its score, target or number, or more hands than this one."""
        told = self.score or self.target is not None or self.game is not None or self.previous or self.followed
        return bool(told) and not self.teams

    @property
    def dealt(self) -> bool:
        """Whether the log says that cards are on the table."""
        return bool(self.deals or self.in_middle or self.upcard or self.knock_card)

    def seat(self, player: Player) -> int:
        """0 or 1 for the two players of this hand, -1 for anybody else."""
        return self.players.index(player) if player in self.players[:2] else -1

    def team(self, name: str | None) -> str | None:
        """The team of this player, or of this name."""
        return next((team for team, members in self.teams if name == team or name in members), None)

    def side(self, name: str | None) -> Player | None:
        """The player of this pair on the side of a team or of another player; the name itself where there are no teams."""
        team = self.team(name)
        if team is None:
            return name
        return next((player for player in self.players[:2] if self.team(player) == team), None)

    @property
    def earlier(self) -> tuple["Section", ...]:
        """The hands before this one in the log, in order."""
        found: list[Section] = []
        hand = self.previous
        while hand is not None:
            found.append(hand)
            hand = hand.previous
        return tuple(reversed(found))

    def after(self) -> "Section":
        """The empty section that follows this one in the same log."""
        keep = {
            name: getattr(self, name)
            for name in ("players", "teams", "captains", "rules", "house", "target", "event", "pair", "language")
        }
        return Section(**keep, game=self.game)


SEATS = 2
OPENING = (h.CutCards, h.Dealer, h.Deal, h.OneCard, h.Position)
PREPARING = ("shuffles", "cuts", "square-cuts", "asks for a new deck", "brings back the old deck", "changes seats")


def sections(log: h.HandLog) -> list[Section]:
    """The hands of a log, in order. There is always at least one."""
    found = [Section(players=log.players, language=log.language)]
    current, started = found[0], False
    for line in log.lines:
        item = line.item
        if started and type(item) is Sentence:  # most lines of a log, taken first
            current.events.append(line)
            current.last_line = line.number
            continue
        if item is None:
            continue
        if type(item) is h.Pair:
            entered = pairs.enter(found, current, item, line.number, started)
            started = started if entered is current else has_started(entered)
            current = entered
            continue
        if begins(item, started):
            if worth_keeping(current):
                current = pairs.follow(found, current, current.round + 1)
            started = False
        started = started or (happens(item) and not prepares(item, current))
        note(current, item, line)
    pairs.settle(found)
    for section in found:
        if section.players and len(section.players) < SEATS:
            # A log may name one player only; the other has to be called something where he has a choice.
            section.players = (*section.players, "Opponent" if "Opponent" not in section.players else "Other")
    return found


def has_started(section: Section) -> bool:
    """Whether something has happened in this hand."""
    return any(happens(line.item) and not prepares(line.item, section) for line in section.events)


def happens(item: object) -> bool:
    """Whether this line tells what happened, or what was agreed or recorded."""
    return isinstance(item, Sentence) or (isinstance(item, h.Tally) and item.key != "score")


def prepares(item: object, section: Section) -> bool:
    """Whether this line belongs to what comes before the deal: a shuffle, a cut, another deck."""
    if not isinstance(item, Sentence) or section.dealt:
        return False
    return all(isinstance(act, Do) and act.deed in PREPARING for act in item.acts)


def begins(item: object, started: bool) -> bool:
    """Whether this line begins another hand."""
    if isinstance(item, h.Count) and item.key in ("game", "hand"):
        return True
    if isinstance(item, h.Tally):
        return started and item.key == "score"
    return started and isinstance(item, OPENING) and getattr(item, "key", "") != "finding"


def worth_keeping(section: Section) -> bool:
    """Whether a section tells of a hand at all, or only names players and the like."""
    return bool(section.events or section.deals or section.in_middle or section.upcard or section.knock_card)


def note(section: Section, item: Any, line: h.Line) -> None:
    """Writes down in ``section`` what one line says."""
    section.first_line = section.first_line or line.number
    section.last_line = line.number
    kind = type(item)
    if kind is Sentence or (kind is h.Tally and item.key != "score"):
        section.events.append(line)
        return
    section.stated.append(line)
    if kind is h.Deal or kind is h.PositionHand:
        section.deals[item.player] = (item.cards, line.number)
    elif kind in SIMPLE:
        SIMPLE[kind](section, item, line.number)


def _one_card(section: Section, item: h.OneCard, line: int) -> None:
    setattr(section, item.key.replace(" ", "_"), (item.card, line))


def _number(section: Section, item: h.Count | h.PositionNumber, line: int) -> None:
    if item.key in ("target", "game", "hand", "deck", "stock", "plays"):
        setattr(section, item.key, item.number)
        section.lines[item.key] = line


def _position_player(section: Section, item: h.PositionPlayer, line: int) -> None:
    value = (item.player, line) if item.key == "open" else item.player
    setattr(section, item.key.replace(" ", "_"), value)


def _house(section: Section, item: h.House, line: int) -> None:
    section.house += item.items


def _plain(name: str, source: str) -> "Keep":
    def keep(section: Section, item: Any, line: int) -> None:
        setattr(section, name, getattr(item, source))

    return keep


def _count(section: Section, item: h.PositionCount, line: int) -> None:
    section.counted[item.player] = (item.number, line)


def _recorded(section: Section, item: h.RecordedUpcard, line: int) -> None:
    section.recorded.append((item, line))


def _middle(section: Section, item: h.Position, line: int) -> None:
    section.in_middle = True


def _discards(section: Section, item: h.Discards, line: int) -> None:
    section.discards = item


def _score(section: Section, item: h.Tally, line: int) -> None:
    section.score = item.numbers
    section.lines["score"] = line


def _dealer(section: Section, item: h.Dealer, line: int) -> None:
    section.dealer = item.player
    section.lines["dealer"] = line


def _cut(section: Section, item: h.CutCards, line: int) -> None:
    section.cuts += ((item.cards, line),)


def _text(section: Section, item: h.Text, line: int) -> None:
    if item.key == "event":
        section.event = item.text


Keep: TypeAlias = Callable[[Section, Any, int], None]

SIMPLE: dict[type, Keep] = {
    h.Tally: _score,
    h.Players: _plain("players", "names"),
    h.Teams: _plain("teams", "teams"),
    h.Captains: _plain("captains", "names"),
    h.Rules: _plain("rules", "book"),
    h.Dealer: _dealer,
    h.CutCards: _cut,
    h.Text: _text,
    h.House: _house,
    h.OneCard: _one_card,
    h.Count: _number,
    h.PositionNumber: _number,
    h.PositionPlayer: _position_player,
    h.PositionCount: _count,
    h.RecordedUpcard: _recorded,
    h.Position: _middle,
    h.Discards: _discards,
}
