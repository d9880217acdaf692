"""The table of a tournament record, as it hangs on the wall: one line a player, columns in line."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from adjudicator.render.page import Page
from adjudicator.render.pen import Pen
from adjudicator.ruling import Ruling

HEADS: Final = ("", "player", "played", "won", "lost", "points", "difference", "status")
MOST: Final = 3
NUMBERS: Final = (0, 2, 3, 4, 5, 6)


def put_standings(page: Page, ruling: Ruling, pen: Pen) -> None:
    """The table, and below it what a player may still lose; nothing for a ruling on a hand."""
    rows = ruling.standings
    if not rows:
        return
    page.heading("Standings:")
    page.table([HEADS, *(_cells(row, pen) for row in rows)], 1, NUMBERS)
    for entry in rows:
        for penalty in entry["penalties"]:
            by = f" ({penalty['clause']})" if penalty["clause"] else ""
            page.put(f"{pen.words(entry['player'])}: open to the director: {penalty['available']}{by}.", 1, hang="  ")


def changed_rows(rows: Sequence[Mapping[str, Any]]) -> str:
    """Rows as another reading has them, the first few in words."""
    told = [
        f"{row['player']} {row['won']}-{row['lost']}, {row['points']} points, {row['status']}" for row in rows[:MOST]
    ]
    more = f"; and {len(rows) - MOST} more rows" if len(rows) > MOST else ""
    return "another table: " + "; ".join(told) + more


def _cells(row: Mapping[str, Any], pen: Pen) -> Sequence[str]:
    difference = f"{row['difference']:+}" if row["difference"] else "0"
    numbers = (str(row["played"]), str(row["won"]), str(row["lost"]), str(row["points"]), difference)
    return (f"{row['place']}.", pen.words(row["player"]), *numbers, row["status"])
