"""The record of a tournament as data: games, pairings, reports, signatures, in the order of their lines.

What a line cannot mean (a game of one player, a second result for one game) is noted with that line and left out; the
rest is still read.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, TypeAlias

from adjudicator import events as e
from adjudicator import handlog as h
from adjudicator.events import Player, Sentence
from adjudicator.standings.found import Note
from adjudicator.standings.kinds import HAND_FACTS
from adjudicator.words import Message, say

OF_A_HAND: Final = say(
    "this belongs to a hand, and the record of an event is ruled on here: put the hand in a log of its own"
)


class Game(NamedTuple):
    """One game: its number, the line it stands on, who played it, and the points of each."""

    number: int
    line: int
    players: tuple[Player, Player]
    points: tuple[int, int]


class Pairing(NamedTuple):
    """Who was paired, how, and how many games stood on the record before."""

    line: int
    players: tuple[Player, Player]
    how: str
    games_before: int


class Named(NamedTuple):
    """A line that names two players: a report (by, against), or a game that was not played."""

    line: int
    players: tuple[Player, Player]


class Signed(NamedTuple):
    """A signature: the line, who signed, and how many games stood on the record before."""

    line: int
    player: Player
    games_before: int


class Total(NamedTuple):
    """The sum of a player's points as the sheet has it, and how many games stood on the record before."""

    line: int
    player: Player
    points: int
    games_before: int


@dataclass(slots=True)
class Record:
    """A whole record. ``names``: everybody in it, with the line that names him first; ``entered``: who is listed."""

    names: dict[Player, int] = field(default_factory=dict)
    entered: set[Player] = field(default_factory=set)
    games: list[Game] = field(default_factory=list)
    pairings: list[Pairing] = field(default_factory=list)
    reports: list[Named] = field(default_factory=list)
    not_played: list[Named] = field(default_factory=list)
    ten_win_sheets: list[Signed] = field(default_factory=list)
    signatures: list[Signed] = field(default_factory=list)
    totals: list[Total] = field(default_factory=list)
    incidents: list[tuple[int, Sentence]] = field(default_factory=list)
    fees: list[tuple[int, h.Fees]] = field(default_factory=list)
    event: str = ""
    length: tuple[int, int] | None = None
    target: tuple[int, int] | None = None
    notes: list[Note] = field(default_factory=list)
    last_line: int = 1
    side: dict[Player, str] = field(default_factory=dict)
    listed: int = 0
    _of_player: dict[tuple[int, Player], Game] = field(default_factory=dict)

    def who(self, name: Player, line: int) -> Player:
        """The player or, where teams play, the team that a name stands for."""
        player = self.side.get(name, name)
        self.names.setdefault(player, line)
        return player

    def both(self, names: tuple[Player, Player], line: int) -> tuple[Player, Player]:
        """The two players that a line names."""
        return self.who(names[0], line), self.who(names[1], line)

    def add_game(self, game: Game) -> None:
        """Takes up a game, unless one of its players has a game of that number already."""
        earlier = next((g for p in game.players if (g := self._of_player.get((game.number, p)))), None)
        if earlier is not None:
            self.notes.append(Note(game.line, _again(game, earlier)))
            return
        for player in game.players:
            self._of_player[game.number, player] = game
        self.games.append(game)


def _again(game: Game, earlier: Game) -> Message:
    same = dict(zip(game.players, game.points, strict=True)) == dict(zip(earlier.players, earlier.points, strict=True))
    if same:
        return say(
            "game {number} is written twice: line {line} has it already; it counts once",
            number=game.number,
            line=earlier.line,
        )
    shared = next(player for player in game.players if player in earlier.players)
    return say(
        "{player} has two games of number {number}: the one on line {line} counts, this one does not until that is cleared up",
        player=shared, number=game.number, line=earlier.line,
    )  # fmt: skip


def record_of(log: h.HandLog) -> Record:
    """The record that a log tells."""
    record = Record()
    for line in log.lines:
        if isinstance(line.item, h.Teams):
            _teams(record, line.item, line.number)
    for line in log.lines:
        if line.item is not None:
            record.last_line = line.number
            READ.get(type(line.item), _other)(record, line.item, line.number)
    return record


def _teams(record: Record, item: h.Teams, line: int) -> None:
    for team, members in item.teams:
        record.entered.add(team)
        record.names.setdefault(team, line)
        record.side.update((member, team) for member in members)


def _players(record: Record, item: h.Players, line: int) -> None:
    if not record.side:
        record.entered.update(item.names)
        record.listed = len(record.entered)
        for name in item.names:
            record.names.setdefault(name, line)


def _text(record: Record, item: h.Text, line: int) -> None:
    if item.key == "event":
        record.event = item.text.casefold()


def _count(record: Record, item: h.Count, line: int) -> None:
    if item.key == "games":
        record.length = record.length or (item.number, line)
        if record.length[0] != item.number:
            record.notes.append(Note(line, say("line {line} says {number} games: that is followed", line=record.length[1], number=record.length[0])))  # fmt: skip
    elif item.key == "target":
        record.target = (item.number, line)


def _game(record: Record, item: h.GameResult, line: int) -> None:
    sides = tuple(record.who(name, line) for name, _ in item.points)
    if len(sides) != 2 or sides[0] == sides[1]:
        record.notes.append(
            Note(line, say("game {number} needs two different players: it does not count", number=item.number))
        )
        return
    record.add_game(Game(item.number, line, (sides[0], sides[1]), (item.points[0][1], item.points[1][1])))


def _paired(record: Record, item: h.Paired, line: int) -> None:
    record.pairings.append(Pairing(line, record.both(item.names, line), item.how, len(record.games)))


def _report(record: Record, item: h.Report, line: int) -> None:
    record.reports.append(Named(line, record.both((item.by, item.against), line)))


def _not_played(record: Record, item: h.NotPlayed, line: int) -> None:
    record.not_played.append(Named(line, record.both(item.names, line)))


def _fees(record: Record, item: h.Fees, line: int) -> None:
    record.fees.append((line, item))


def _tally(record: Record, item: h.Tally, line: int) -> None:
    if item.key != "recorded total":
        _other(record, item, line)
        return
    for name, points in item.numbers:
        record.totals.append(Total(line, record.who(name, line), points, len(record.games)))


def _sentence(record: Record, item: Sentence, line: int) -> None:
    player = record.who(item.player, line)
    act = item.acts[0]
    if act == e.Do("signs the ten-win sheet"):
        record.ten_win_sheets.append(Signed(line, player, len(record.games)))
    elif act == e.Do("signs"):
        record.signatures.append(Signed(line, player, len(record.games)))
    else:
        record.incidents.append((line, item))


def _other(record: Record, item: Any, line: int) -> None:
    """A fact that bears on hands, not on the record of an event; a deal or a position is missed by somebody."""
    if isinstance(item, HAND_FACTS):
        record.notes.append(Note(line, OF_A_HAND))


Read: TypeAlias = Callable[[Record, Any, int], None]

READ: Final[dict[type, Read]] = {
    h.GameResult: _game,
    h.Players: _players,
    h.Text: _text,
    h.Count: _count,
    h.Paired: _paired,
    h.Report: _report,
    h.NotPlayed: _not_played,
    h.Fees: _fees,
    h.Tally: _tally,
    Sentence: _sentence,
}
