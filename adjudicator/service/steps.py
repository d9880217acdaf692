"""The steps of a replay as links: where each moment is found, which is shown, what comes before and after."""

from collections.abc import Callable, Sequence
from typing import NamedTuple


class Step(NamedTuple):
    """A moment of the list: its line, the hand it belongs to, what happened, and where it is shown."""

    line: int
    hand: int
    says: str
    href: str


class Steps(NamedTuple):
    """All moments, and the one that is shown."""

    all: tuple[Step, ...]
    at: int

    @property
    def here(self) -> Step:
        """The moment that is shown."""
        return self.all[self.at]

    @property
    def ways(self) -> dict[str, Step]:
        """The first, the one before, the next and the last; at an end that end itself."""
        last = len(self.all) - 1
        places = {"first": 0, "prev": max(self.at - 1, 0), "next": min(self.at + 1, last), "last": last}
        return {way: self.all[place] for way, place in places.items()}


def steps(moments: Sequence[tuple[int, int, str]], at: int | None, address: Callable[[int], str]) -> Steps:
    """The moments (line, hand, what happened) as steps; shown is the one that holds at the line ``at``, else the first."""
    found = tuple(Step(line, hand, says, address(line)) for line, hand, says in moments)
    upto = [place for place, step in enumerate(found) if at is not None and step.line <= at]
    return Steps(found, upto[-1] if upto else 0)
