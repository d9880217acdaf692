"""Whether the ruling hangs on how the rules are read: only the points that would change it are named."""

from collections.abc import Mapping
from typing import Any

from adjudicator.render.game import game
from adjudicator.render.page import Page
from adjudicator.render.phrases import everybody, result
from adjudicator.render.standings import changed_rows
from adjudicator.rulebook import Point, points
from adjudicator.ruling import Ruling
from adjudicator.words import Message, in_turn, say


def put_readings(page: Page, ruling: Ruling) -> None:
    """The points that would change the ruling with the words of each reading, and that no other does."""
    decisive = [read for read in ruling.readings if read["otherwise"]]
    dealt = [read for read in ruling.readings if read.get("dealers")]
    page.gap()
    if any(read["otherwise"] is None for read in ruling.readings):
        page.put(say("Other readings were not tried."))
        return
    if not decisive:
        for read in dealt:
            page.put(_who_deals(read), hang="  ")
        page.put(say("All else is the same under every reading.") if dealt else say("The same under every reading."))
        return
    page.heading(say("Readings that would change the ruling:"))
    for read in decisive:
        _put_point(page, read, ruling)
    for read in dealt:
        page.put(_who_deals(read), 1, hang="  ")
    page.put(say("No other reading changes it."), 1)


def put_readings_of_both(page: Page, ruling: Ruling) -> None:
    """The points that would change what two hands come to, beside those named with each hand."""
    decisive = [read for read in ruling.readings if read["otherwise"]]
    if decisive:
        page.heading(say("Readings that would change what both hands come to, beside those named with each:"))
    for read in decisive:
        _put_point(page, read, ruling)


def _put_point(page: Page, read: Mapping[str, Any], ruling: Ruling) -> None:
    point = points()[read["point"]]
    page.put(say("{point}, {question}", point=point.id, question=say(point.question)), 1, hang="  ")
    page.put(say("as ruled: {reading}", reading=_words(point, read["reading"])), 2, hang="  ")
    for other in read["otherwise"]:
        words = _words(point, other["reading"])
        page.put(say("otherwise: {reading} -> {change}", reading=words, change=_change(other, ruling)), 2, hang="  ")


def _who_deals(read: Mapping[str, Any]) -> Message:
    """The one thing that a reading changes where the outcome is the same: who deals next."""
    point = points()[read["point"]]
    others = [
        say("{reading} -> {player}", reading=_words(point, other["reading"]), player=other["dealer"])
        for other in read["dealers"]
    ]
    return say("Who deals next hangs on {point} ({question}), read as {reading}; otherwise: {dealers}.",
               point=point.id, question=say(point.question), reading=_words(point, read["reading"]),
               dealers=in_turn(others))  # fmt: skip


def _words(point: Point, letter: str) -> Message:
    return say("({letter}) {reading}", letter=letter, reading=say(point.readings[letter]))


def _change(other: Mapping[str, Any], ruling: Ruling) -> Message:
    """Where another reading leads; with outcome and points the same it is the options that differ."""
    if other["outcome"] != ruling.outcome or other["points"] != ruling.points:
        return result(other["outcome"], other["points"])
    if "teams" in other:
        scored = everybody(other["teams"])
        if other["net"] is None:
            return say("each on its own: {points}", points=scored)
        return say("teams {points}", points=scored)
    if "standings" in other:
        return changed_rows(other["standings"])
    if "game" in other:
        return in_turn(game(other["game"]))
    return say("other options, or other results of them")
