"""The table of a record under one rulebook and one set of readings: what every player has won and lost, and where he stands.

Regulations of records read it; they do not ask each other.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property

from adjudicator.events import Player
from adjudicator.rulebook import Book, Lines, Readings
from adjudicator.standings.games import Result, Target, results, target_of
from adjudicator.standings.record import Record


@dataclass(slots=True, eq=False)
class Row:
    """One player: his games that count, in order, and the moments at which he reached a line or went out.

    ``points`` and ``against`` are sums of the points of those games. ``qualified`` and ``out`` are places in ``games``.
    """

    player: Player
    games: list[Result] = field(default_factory=list)
    won: int = 0
    lost: int = 0
    points: int = 0
    against: int = 0
    wins: list[int] = field(default_factory=list)
    losses: list[int] = field(default_factory=list)
    qualified: int | None = None
    out: int | None = None
    status: str = ""

    @property
    def played(self) -> int:
        """Games that count."""
        return len(self.games)

    def line(self, place: int) -> int:
        """The line of one of his games."""
        return self.games[place].game.line

    @property
    def rank(self) -> tuple[int, int, int]:
        """What orders the table: more wins, then fewer losses, then the larger difference of points."""
        return -self.won, self.lost, self.against - self.points


class Table:
    """A record as it stands under a book and readings."""

    def __init__(self, record: Record, book: Book, readings: Readings) -> None:
        self.record, self.book, self.readings = record, book, readings
        self.target: Target = target_of(record, book, readings)
        self.results, self.notes = results(record, self.target, readings)
        self.rows = {name: Row(name) for name in record.names}
        for result in self.results:
            if result.state == "won":
                self._enter(result)
        for row in self.rows.values():
            self._place(row)
        for row in self.rows.values() if self.finals_are_known else ():
            row.status = self._finals(row)

    def _enter(self, result: Result) -> None:
        first, second = result.game.players
        one, two = result.game.points
        for player, points, against in ((first, one, two), (second, two, one)):
            row = self.rows[player]
            won = player == result.winner
            (row.wins if won else row.losses).append(len(row.games))
            row.games.append(result)
            row.won, row.lost = row.won + won, row.lost + (not won)
            row.points, row.against = row.points + points, row.against + against

    @cached_property
    def length(self) -> int | None:
        """How many games each player has in this event, where it can be told."""
        if self.record.length is not None:
            return self.record.length[0]
        return self.lines.games if self.lines is not None else None

    @cached_property
    def lines(self) -> Lines | None:
        """The lines of an event of this length, where the book has any."""
        return self.kinds[0] if len(self.kinds) == 1 else None

    @cached_property
    def kinds(self) -> tuple[Lines, ...]:
        """The lines that may apply: two where the record does not say how long the event is and the book knows two lengths."""
        event = self.book.event
        known = tuple(lines for lines in (event.long, event.short) if lines is not None)
        if self.record.length is not None:
            return tuple(lines for lines in known if lines.games == self.record.length[0])
        if event.usual:
            return known[:1]
        most = max((row.played for row in self.rows.values()), default=0)
        return tuple(lines for lines in known if lines.games >= most) or known[:1]

    @property
    def length_decides(self) -> bool:
        """Whether the length of the event is not told and somebody has reached what is a line in one of the lengths."""
        if len(self.kinds) < 2:
            return False
        wins = min(lines.wins or 99 for lines in self.kinds)
        losses = min(lines.losses or 99 for lines in self.kinds)
        return any(row.won >= wins or row.lost >= losses for row in self.rows.values())

    def suffix(self) -> str:
        """``long`` or ``short``: which circumstances answer for the lines."""
        return "long" if self.lines is self.book.event.long else "short"

    @cached_property
    def eliminates(self) -> bool:
        """Whether losses put a player out: the book says so, or the reading of the point that fills its silence."""
        answer = self.book.answer("record", f"losses_{self.suffix()}")
        if answer.remedy == "none":
            return False
        return answer.clause is not None or answer.point is None or self.readings(answer.point) == "a"

    def remaining(self, row: Row) -> int | None:
        """The games that a player has left."""
        return None if self.length is None else max(self.length - row.played, 0)

    def _place(self, row: Row) -> None:
        lines = self.lines
        if lines is not None:
            won = row.wins[lines.wins - 1] if lines.wins and row.won >= lines.wins else None
            lost = row.losses[lines.losses - 1] if lines.losses and row.lost >= lines.losses else None
            if lost is not None and (won is None or lost < won) and self.eliminates:
                row.out = lost
            else:
                row.qualified = won
        row.status = self._status(row)

    def _status(self, row: Row) -> str:
        remaining, sheet = self.remaining(row), self.book.event.sheet
        if row.out is not None:
            return "out"
        if row.player not in self.record.entered and self.record.entered:
            return "entry open"
        if sheet and row.won >= sheet and remaining:
            return "ten wins" if sheet == 10 else f"{sheet} wins"
        if row.qualified is not None and self.lines is not None:
            return self.lines.reached
        return "finished" if remaining == 0 else "playing"

    @cached_property
    def finals_are_known(self) -> bool:
        """Whether the book gives places in the finals by the table, and nobody has a game left."""
        return bool(self.book.event.places and self.results) and not any(map(self.remaining, self.rows.values()))

    @cached_property
    def level(self) -> list[Row]:
        """Those whom the line of the finals would divide although their wins and losses are equal: no text ranks them."""
        last, following = self.ordered[self._last_place - 1 :][:1], self.ordered[self._last_place :][:1]
        if not last or not following or last[0].rank[:2] != following[0].rank[:2]:
            return []
        return [row for row in self.ordered if row.rank[:2] == last[0].rank[:2]]

    @property
    def _last_place(self) -> int:
        return self.book.event.places or 0

    def _finals(self, row: Row) -> str:
        if row in self.level:
            return "level for the finals"
        return "finals" if row in self.ordered[: self._last_place] else "not in the finals"

    @cached_property
    def ordered(self) -> list[Row]:
        """The rows from the first place to the last; equal ones in the order in which the record names them."""
        return sorted(self.rows.values(), key=lambda row: row.rank)

    def places(self) -> Iterator[tuple[int, Row]]:
        """Every row with its place; equal rows share one."""
        place, before = 0, None
        for number, row in enumerate(self.ordered, start=1):
            if row.rank != before:
                place, before = number, row.rank
            yield place, row
