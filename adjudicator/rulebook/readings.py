"""Readings in force: a switch for every point, which remembers being asked."""

from collections.abc import Mapping


class Readings:
    """The reading of each point for one ruling.

    Calling it with a point gives the letter and notes that the ruling rests on that point. Only points that were asked
    can have changed a ruling; that is what makes the list of points in a ruling trustworthy. ``decisive`` are those
    asked before ``settled`` was set: what is asked afterwards, as who deals next, cannot change an outcome.
    """

    __slots__ = ("_letters", "asked", "decisive", "settled")

    def __init__(self, letters: Mapping[str, str]) -> None:
        self._letters = letters
        self.asked: dict[str, str] = {}
        self.decisive: dict[str, str] = {}
        self.settled = False

    def __call__(self, point: str) -> str:
        """The letter of the reading in force."""
        letter = self._letters[point]
        self.asked[point] = letter
        if not self.settled:
            self.decisive[point] = letter
        return letter
