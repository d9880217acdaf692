"""The points of interpretation: where a text is silent, can be read two ways, or contradicts itself.

Read once from ``rulebooks/points.toml``. A point's number is permanent; its readings have letters.
"""

import tomllib
from functools import cache
from importlib.resources import files
from typing import NamedTuple


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
    data = tomllib.loads((files("adjudicator") / "rulebooks" / "points.toml").read_text(encoding="utf-8"))
    return {
        name: Point(name, row["topic"], row["question"], row["readings"], row["default"], tuple(row["silent"]))
        for name, row in data.items()
    }
