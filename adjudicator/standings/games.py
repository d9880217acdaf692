"""Who won each game: to what target it is played, and what a game counts that ends level, short of it, or was none."""

import re
from collections import defaultdict
from collections.abc import Iterable
from typing import Final, NamedTuple

from adjudicator.events import Player
from adjudicator.rulebook import Book, Readings
from adjudicator.standings.found import Note
from adjudicator.standings.record import Game, Record
from adjudicator.words import Message, either, mark, say

_FINAL: Final = re.compile(r"\bfinals?\b")


class Target(NamedTuple):
    """The target of the games: the circumstance that names it, what the book prints, and what it can be here.

    ``options``: one number, several where the event has not said which, none where whoever has more points wins.
    """

    circumstance: str
    printed: tuple[int, ...]
    options: tuple[int, ...]


class Result(NamedTuple):
    """A game and what it counts: ``won`` (by the first or the second of its players), ``level``, ``short``, ``open``,
    ``void``."""

    game: Game
    state: str
    winner: Player = ""
    loser: Player = ""


def target_of(record: Record, book: Book, readings: Readings) -> Target:
    """The target by the words of the event and the book; what the record states outranks both."""
    circumstance, printed = _printed(record.event, book)
    if record.target is not None:
        return Target(circumstance, printed, (record.target[0],))
    if not printed and book.terms.target is not None and record.games:
        return Target("target_not_printed", (), (book.terms.target,) if readings("P56") == "a" else ())
    return Target(circumstance, printed, printed)


def _printed(event: str, book: Book) -> tuple[str, tuple[int, ...]]:
    terms, final, consolation = book.event, _FINAL.search(event), "consolation" in event
    if consolation and final and terms.consolation_finals:
        return "target_consolation_finals", terms.consolation_finals
    if consolation and terms.consolation:
        return "target_consolation", terms.consolation
    if final and terms.finals:
        return "target_finals", terms.finals
    return "target", (book.terms.target,) if book.terms.target is not None and book.terms.target_printed else ()


def results(record: Record, target: Target, readings: Readings) -> tuple[list[Result], list[Note]]:
    """What every game counts, in the order of the games, and a note on each that counts for nobody."""
    void, notes = _not_played(record)
    found: list[Result] = []
    for game in sorted(record.games):
        result = Result(game, "void") if game.line in void else _result(game, target.options, readings)
        found.append(result)
        if result.state in UNDECIDED:
            notes.append(
                Note(game.line, say(UNDECIDED[result.state], number=game.number, target=either(target.options)))
            )
    return found, notes


UNDECIDED: Final = {
    "level": mark("game {number} ends level: nobody has won it, and it counts for nobody"),
    "short": mark("in game {number} nobody has reached {target}: it is not over, and counts for nobody"),
}


def _result(game: Game, options: tuple[int, ...], readings: Readings) -> Result:
    one, two = game.points
    if one == two:
        return Result(game, "level")
    reached = {_reached(max(one, two), option, readings) for option in options} or {True}
    if len(reached) == 2:
        return Result(game, "open")
    if reached == {False}:
        return Result(game, "short")
    first, second = game.players
    return Result(game, "won", first, second) if one > two else Result(game, "won", second, first)


def _reached(points: int, target: int, readings: Readings) -> bool:
    return points > target or (points == target and readings("P46") == "a")


def _not_played(record: Record) -> tuple[set[int], list[Note]]:
    """The lines of results of games that were not played, and notes where it is not told which result that is."""
    between: dict[frozenset[Player], list[Game]] = defaultdict(list)
    if record.not_played:
        for game in record.games:
            between[frozenset(game.players)].append(game)
    void: set[int] = set()
    notes: list[Note] = []
    for named in record.not_played:
        games = between[frozenset(named.players)]
        if len(games) == 1:
            void.add(games[0].line)
            notes.append(Note(games[0].line, say("game {number} was not played (line {line}): it counts for nobody", number=games[0].number, line=named.line)))  # fmt: skip
        elif games:
            notes.append(Note(named.line, _which(games)))
    return void, notes


def _which(games: Iterable[Game]) -> Message:
    lines = ", ".join(str(game.line) for game in games)
    return say(
        "several games of the two are on the record (lines {lines}): which was not played is not told, and all count",
        lines=lines,
    )
