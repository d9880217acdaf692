"""How much is ruled on at once, so that one visitor's great log does not keep another's ruling waiting.

A hand takes hundredths of a second, so what counts is how many there are; logs that are far longer than an evening's play
come one after another.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from threading import BoundedSemaphore
from typing import Final

from adjudicator.handlog import HandLog
from adjudicator.notation import read
from adjudicator.replay import sections
from adjudicator.service.kinds import BUSY, TOO_MUCH
from adjudicator.service.problems import Problem
from adjudicator.words import say, tr

LONGEST_LOG: Final = 100_000
"""Characters of a log: an evening has about ten thousand."""

MOST_HANDS: Final = 60
MOST_MOMENTS: Final = 300

GREAT: Final = 5_000
"""A log of more characters waits until the one before is done."""

PATIENCE: Final = 8.0
"""Seconds that it waits."""

MOST_WAITING: Final = 8
"""So many wait at once: each holds a thread, and others need threads too."""

_TURN: Final = BoundedSemaphore(1)
_WAITING: Final = BoundedSemaphore(MOST_WAITING)


def weighed(text: str) -> HandLog:
    """A log, read, if it is not too much to be ruled on. Raises Problem (413)."""
    if len(text) > LONGEST_LOG:
        raise Problem(TOO_MUCH, str(say("A log may have {number} characters.", number=LONGEST_LOG)))
    log = read(text)
    if len(sections(log)) > MOST_HANDS:
        raise Problem(TOO_MUCH, str(say("A log may have {number} hands here; send it in parts.", number=MOST_HANDS)))
    return log


@contextmanager
def in_turn(text: str, *, great: bool = False) -> Iterator[None]:
    """Whatever takes long is done within; ``great`` work always takes turns. Raises Problem (503) after a while."""
    if not great and len(text) <= GREAT:
        yield
        return
    if not _waited():
        said = tr("Another long log is being ruled on; try again.")
        raise Problem(BUSY, said, headers={"Retry-After": "5"})
    try:
        yield
    finally:
        _TURN.release()


def _waited() -> bool:
    """Whether it is this log's turn; not, where too many wait already, or for too long."""
    if not _WAITING.acquire(blocking=False):
        return False
    try:
        return _TURN.acquire(timeout=PATIENCE)
    finally:
        _WAITING.release()
