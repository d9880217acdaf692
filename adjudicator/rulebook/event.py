"""The numbers of a book that bear on an event: how long it is, which records qualify or go out, what fees are kept.

They stand under ``[record]`` in the book's file; a book that has none of them knows no events.
"""

from collections.abc import Mapping
from typing import Any, Final

from adjudicator.values import NamedTuple
from adjudicator.words import mark


class Lines(NamedTuple):
    """The lines of an event of so many ``games``: ``wins`` reach it, ``losses`` before that are too many.

    ``reached`` is what a player who has the wins is called. ``still_in``: losses with which the text says that a player
    is not out yet.
    """

    games: int
    wins: int | None = None
    losses: int | None = None
    still_in: int | None = None
    reached: str = mark("qualified")


class EventTerms(NamedTuple):
    """The numbers of an event.

    ``long`` and ``short``: the lines of the two lengths that a text may know; ``usual``: whether the long one is meant
    where a record does not say. ``kept``: per cent of the entry fees. ``finals``, ``consolation``,
    ``consolation_finals``: the targets of their games, where they differ from that of the terms. ``places``: how many go
    to the finals. ``sheet``: wins with which a sheet is signed.
    """

    long: Lines | None = None
    short: Lines | None = None
    usual: bool = False
    kept: int | None = None
    finals: tuple[int, ...] = ()
    consolation: tuple[int, ...] = ()
    consolation_finals: tuple[int, ...] = ()
    places: int | None = None
    sheet: int | None = None


NO_EVENT: Final = EventTerms()


def event_terms(table: Mapping[str, Any]) -> EventTerms:
    """The terms out of the table of a file. Raises TypeError for a key that does not exist."""
    return EventTerms(**{key: _value(value) for key, value in table.items()})


def _value(value: Any) -> Any:
    if isinstance(value, Mapping):
        return Lines(**value)
    return tuple(value) if isinstance(value, list) else value
