"""Two players who meet more than once, which no text forbids and which may be one game written twice."""

from collections.abc import Iterator

from adjudicator.standings.found import Note
from adjudicator.standings.record import Game
from adjudicator.standings.table import Table
from adjudicator.words import say


def notes(table: Table) -> Iterator[Note]:
    """The first time that a pair meets again, with the line of their first game."""
    met: dict[frozenset[str], Game] = {}
    told: set[frozenset[str]] = set()
    for game in table.record.games:
        pair = frozenset(game.players)
        first = met.setdefault(pair, game)
        if first is not game and pair not in told:
            told.add(pair)
            one, two = first.players
            yield Note(game.line, say("{one} and {two} meet again (first on line {line}): it counts, unless it is one game written twice", one=one, two=two, line=first.line))  # fmt: skip
