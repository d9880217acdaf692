"""What the exit status says, and what a wrong call is told."""

from collections.abc import Iterable
from typing import Final

RULED: Final = 0
IRREGULAR: Final = 1
BAD_CALL: Final = 2
UNREAD: Final = 3
NEEDS_FACTS: Final = 4
BROKEN: Final = 70

_WORST_FIRST: Final = (BROKEN, BAD_CALL, UNREAD, NEEDS_FACTS, IRREGULAR, RULED)


class Bad(Exception):
    """A call that cannot be answered: one sentence for the user, and the exit status."""

    def __init__(self, says: str, status: int = BAD_CALL) -> None:
        super().__init__(says)
        self.status = status


def worst(statuses: Iterable[int]) -> int:
    """The exit status of several logs: a bad call, then an unread log, then missing facts, then an irregularity."""
    return min(statuses, key=_WORST_FIRST.index, default=RULED)
