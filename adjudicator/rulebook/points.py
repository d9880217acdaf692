"""The points of interpretation: where a text is silent, can be read two ways, or contradicts itself.

Read once from ``rulebooks/points.toml``. A point's number is permanent; its readings have letters.
"""

import os
from functools import cache
from typing import Any

from adjudicator.kept import PROGRAM, kept
from adjudicator.values import NamedTuple


class Point(NamedTuple):
    """One point: the question, its readings by letter, and each book's own reading (``*`` for all others)."""

    id: str
    topic: str
    question: str
    readings: dict[str, str]
    default: dict[str, str]
    silent: tuple[str, ...]

    def read_by(self, books: tuple[str, ...]) -> str:
        """The reading of the first of these books that has one of its own, else the common one."""
        for book in books:
            if book in self.default:
                return self.default[book]
        return self.default.get("*", "a")


@cache
def points() -> dict[str, Point]:
    """Every point by its number."""
    return {row[0]: Point(*row) for row in kept("points", _rows)}


def _rows() -> list[tuple[Any, ...]]:
    import tomllib

    with open(os.path.join(PROGRAM, "rulebooks", "points.toml"), "rb") as stream:
        data = tomllib.load(stream)
    keys = ("topic", "question", "readings", "default")
    return [(name, *(row[key] for key in keys), tuple(row["silent"])) for name, row in data.items()]
