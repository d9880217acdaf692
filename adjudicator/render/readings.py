"""Whether the ruling hangs on how the rules are read: only the points that would change it are named."""

from collections.abc import Mapping
from typing import Any

from adjudicator.render.game import game
from adjudicator.render.page import Page
from adjudicator.render.pen import Pen
from adjudicator.render.phrases import everybody, result
from adjudicator.render.standings import changed_rows
from adjudicator.rulebook import Point, points
from adjudicator.ruling import Ruling


def put_readings(page: Page, ruling: Ruling, pen: Pen) -> None:
    """The points that would change the ruling with the words of each reading, and that no other does."""
    decisive = [read for read in ruling.readings if read["otherwise"]]
    page.gap()
    if any(read["otherwise"] is None for read in ruling.readings):
        page.put("Other readings were not tried.")
        return
    if not decisive:
        page.put("The same under every reading.")
        return
    page.put("Readings that would change the ruling:")
    for read in decisive:
        _put_point(page, read, ruling, pen)
    page.put("No other reading changes it.", 1)


def put_readings_of_both(page: Page, ruling: Ruling, pen: Pen) -> None:
    """The points that would change what two hands come to, beside those named with each hand."""
    decisive = [read for read in ruling.readings if read["otherwise"]]
    if decisive:
        page.heading("Readings that would change what both hands come to, beside those named with each:")
    for read in decisive:
        _put_point(page, read, ruling, pen)


def _put_point(page: Page, read: Mapping[str, Any], ruling: Ruling, pen: Pen) -> None:
    point = points()[read["point"]]
    page.put(f"{point.id}, {pen.words(point.question)}", 1, hang="  ")
    page.put(f"as ruled: {_words(point, read['reading'], pen)}", 2, hang="  ")
    for other in read["otherwise"]:
        page.put(f"otherwise: {_words(point, other['reading'], pen)} -> {_change(other, ruling)}", 2, hang="  ")


def _words(point: Point, letter: str, pen: Pen) -> str:
    return f"({letter}) {pen.words(point.readings[letter])}"


def _change(other: Mapping[str, Any], ruling: Ruling) -> str:
    """Where another reading leads; with outcome and points the same it is the options that differ."""
    if other["outcome"] != ruling.outcome or other["points"] != ruling.points:
        return result(other["outcome"], other["points"])
    if "teams" in other:
        return (
            f"each on its own: {everybody(other['teams'])}"
            if other["net"] is None
            else f"teams {everybody(other['teams'])}"
        )
    if "standings" in other:
        return changed_rows(other["standings"])
    if "game" in other:
        return "; ".join(game(other["game"]))
    return "other options, or other results of them"
