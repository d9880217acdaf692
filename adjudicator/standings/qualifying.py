"""Lines of an event: the wins that qualify, the losses that put a player out, those that do not yet, places in the finals.

Clauses: gra.17.b, gra-fr.19.a, gra-fr.20.a, gra-pairs.3.a, gra-fr-pairs.3.a.
"""

from collections.abc import Iterator

from adjudicator.rulebook import Lines
from adjudicator.standings.found import Found
from adjudicator.standings.table import Row, Table
from adjudicator.words import Message, say

CIRCUMSTANCES = (
    "wins_long",
    "losses_long",
    "wins_short",
    "losses_short",
    "after_out_long",
    "after_out_short",
    "still_in",
    "places",
)


def find(table: Table) -> Iterator[Found]:
    """What each player's wins and losses come to, and who is in the finals once all games are played."""
    if table.lines is not None:
        for row in table.rows.values():
            yield from _of_row(table, row, table.lines)
    yield from _places(table)


def _of_row(table: Table, row: Row, lines: Lines) -> Iterator[Found]:
    suffix, kept = table.suffix(), (_record(row, table),)
    if row.qualified is not None:
        says = say(
            "{player} has {wins} wins: {reached}.", player=row.player, wins=lines.wins or 0, reached=say(lines.reached)
        )
        yield Found(f"wins_{suffix}", row.line(row.qualified), says, row.player, kept)
    if row.out is not None:
        points = _points(table, f"losses_{suffix}")
        says = say(
            "{player} has {losses} losses before {wins} wins: out.",
            player=row.player,
            losses=lines.losses or 0,
            wins=lines.wins or 0,
        )
        yield Found(f"losses_{suffix}", row.line(row.out), says, row.player, kept, points)
        if after := row.games[row.out + 1 :]:
            games = ", ".join(str(result.game.number) for result in after)
            says = say("{player} was out and played on: game {games}.", player=row.player, games=games)
            yield Found(f"after_out_{suffix}", after[0].game.line, says, row.player, points=points, irregularity=True)
    elif row.lost == lines.still_in and row.won + (table.remaining(row) or 0) >= (lines.wins or 0):
        says = say("{player} has {lost} losses and is not out: {wins} wins can still be reached or are there.", player=row.player, lost=row.lost, wins=lines.wins or 0)  # fmt: skip
        yield Found("still_in", row.line(row.losses[-1]), says, row.player, kept)


def _points(table: Table, circumstance: str) -> tuple[str, ...]:
    point = table.book.answer("record", circumstance).point
    return (point,) if point else ()


def _record(row: Row, table: Table) -> Message:
    return say("{won} won, {lost} lost, {left} games left", won=row.won, lost=row.lost, left=table.remaining(row) or 0)


def _places(table: Table) -> Iterator[Found]:
    """Who plays the finals: the first so many of the table, once nobody has a game left."""
    if table.finals_are_known:
        says = say("All games are played: {number} go to the finals.", number=table.book.event.places or 0)
        level = ", ".join(row.player for row in table.level)
        because = (say("equal at the line: {level}; no text ranks them", level=level),) if level else ()
        yield Found("places", max(result.game.line for result in table.results), says, because=because)
