"""Readings in force: a switch for every point, which remembers being asked."""

from collections.abc import Mapping


class Readings:
    """The reading of each point for one ruling.

    Calling it with a point gives the letter and notes that the ruling rests on that point. Only points that were asked
    can have changed a ruling; that is what makes the list of points in a ruling trustworthy.
    """

    __slots__ = ("_letters", "asked")

    def __init__(self, letters: Mapping[str, str]) -> None:
        self._letters = letters
        self.asked: dict[str, str] = {}

    def __call__(self, point: str) -> str:
        """The letter of the reading in force."""
        letter = self._letters[point]
        self.asked[point] = letter
        return letter
