"""What the exit status says, and what a wrong call is told."""

import os
from collections.abc import Iterable
from typing import Final

from adjudicator.words import Message, say

RULED: Final = 0
IRREGULAR: Final = 1
BAD_CALL: Final = 2
UNREAD: Final = 3
NEEDS_FACTS: Final = 4
BROKEN: Final = 70
STOPPED: Final = 130

_WORST_FIRST: Final = (STOPPED, BROKEN, BAD_CALL, UNREAD, NEEDS_FACTS, IRREGULAR, RULED)


class Bad(Exception):
    """A call that cannot be answered: one sentence for the user."""

    def __init__(self, says: "str | Message") -> None:
        super().__init__(says)
        self.says = says

    def __str__(self) -> str:
        return str(self.says)


def worst(statuses: Iterable[int]) -> int:
    """The exit status of several logs: a bad call, then an unread log, then missing facts, then an irregularity."""
    return min(statuses, key=_WORST_FIRST.index, default=RULED)


def ours(why: Exception) -> str:
    """Says that the program is at fault, and where: enough for a report."""
    place = why.__traceback__
    while place and place.tb_next:
        place = place.tb_next
    where = f" at {os.path.basename(place.tb_frame.f_code.co_filename)}:{place.tb_lineno}" if place else ""
    told = say(
        "this is a mistake in adjudicate, please report it with the log: {what}",
        what=f"{type(why).__name__}: {why}{where}",
    )
    return str(told)
