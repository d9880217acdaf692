"""The table of a tournament record, as it hangs on the wall: one line a player, columns in line."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from adjudicator.render.page import Page
from adjudicator.render.pen import Pen
from adjudicator.ruling import Ruling
from adjudicator.words import Message, count, in_turn, mark, say, tr

HEADS: Final = (
    "",
    mark("player"),
    mark("played"),
    mark("won"),
    mark("lost"),
    mark("points"),
    mark("difference"),
    mark("status"),
)
MOST: Final = 3
NUMBERS: Final = (0, 2, 3, 4, 5, 6)
STATUSES: Final = frozenset(
    {
        mark("playing"),
        mark("finished"),
        mark("out"),
        mark("entry open"),
        mark("ten wins"),
        mark("qualified"),
        mark("in the prizes"),
        mark("may make the finals"),
        mark("finals"),
        mark("not in the finals"),
        mark("level for the finals"),
    }
)
"""What a player may be; a rulebook may have other words for a qualified one."""


def put_standings(page: Page, ruling: Ruling) -> None:
    """The table, and below it what a player may still lose; nothing for a ruling on a hand."""
    rows = ruling.standings
    if not rows:
        return
    page.heading(say("Standings:"))
    page.table([[page.pen.words(tr(head)) for head in HEADS], *(_cells(row, page.pen) for row in rows)], 1, NUMBERS)
    for entry in rows:
        for penalty in entry["penalties"]:
            by = f" ({penalty['clause']})" if penalty["clause"] else ""
            page.put(say("{player}: open to the director: {penalty}{cited}.", player=page.pen.words(entry["player"]),
                         penalty=penalty["available"], cited=by), 1, hang="  ")  # fmt: skip


def changed_rows(rows: Sequence[Mapping[str, Any]]) -> Message:
    """Rows as another reading has them, the first few in words."""
    told = [_row(row) for row in rows[:MOST]]
    if len(rows) <= MOST:
        return say("another table: {rows}", rows=in_turn(told))
    return count("another table: {rows}; and {number} more row", "another table: {rows}; and {number} more rows",
                 len(rows) - MOST, rows=in_turn(told))  # fmt: skip


def _row(row: Mapping[str, Any]) -> Message:
    return say("{player} {won}-{lost}, {points} points, {status}", player=row["player"], won=row["won"],
               lost=row["lost"], points=row["points"], status=_status(row["status"]))  # fmt: skip


def _status(status: str) -> Message:
    """A status in words; a number of wins is told in numbers."""
    number, wins, _ = status.partition(" wins")
    if wins and number.isdigit():
        return count("{number} win", "{number} wins", int(number))
    return say(status)


def _cells(row: Mapping[str, Any], pen: Pen) -> tuple[str, ...]:
    difference = f"{row['difference']:+}" if row["difference"] else "0"
    numbers = (str(row["played"]), str(row["won"]), str(row["lost"]), str(row["points"]), difference)
    return (f"{row['place']}.", pen.words(row["player"]), *numbers, pen.message(_status(row["status"])))
