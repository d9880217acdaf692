"""How far a long call has come: one line on the terminal, rewritten in place, and gone at the end."""

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, TextIO

from adjudicator.words import Message, count, say

PATIENCE: Final = 2.0
"""Seconds of work before the first word: who waits less need not be told."""

EVERY: Final = 0.2
"""Seconds between two lines."""


class Progress:
    """Counts what is done and tells it on a terminal, with the rate and, where the end is known, the time left.

    ``files`` is how many files there are, ``None`` where nobody knows.
    """

    def __init__(
        self, files: int | None, terminal: TextIO | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.files = files
        self.done = 0
        self._terminal = terminal or sys.stderr
        self._told = self._terminal is not None and self._terminal.isatty()
        self._clock = clock
        self._start = clock()
        self._next = self._start + PATIENCE
        self._shown = ""

    def one_more(self, share: float) -> None:
        """One more log is done; ``share`` of all files is done with it (1.5: the first, and half of the second)."""
        self.done += 1
        if self._told and (now := self._clock()) >= self._next:
            self._next = now + EVERY
            self._show(str(self._line(now - self._start, share)))

    def _line(self, seconds: float, share: float) -> Message:
        rate = _rate(self.done / seconds) if seconds else say("")
        done = count("1 log", "{number} logs", self.done)
        if not self.files or not share:
            return say("{done}, {rate}", done=done, rate=rate)
        left = seconds * (self.files - share) / share
        percent = min(99, int(100 * share / self.files))
        return say(
            "{done}, {percent} %, {rate}, {time} left", done=done, percent=percent, rate=rate, time=lasting(left)
        )

    @contextmanager
    def away(self) -> Iterator[None]:
        """The line is off the terminal while something else is printed there, and then back."""
        line = self._shown
        self.erase()
        yield
        if line:
            self._show(line)

    def erase(self) -> None:
        """Takes the line off the terminal."""
        if self._shown:
            print("\r" + " " * len(self._shown), end="\r", file=self._terminal, flush=True)
            self._shown = ""

    def _show(self, line: str) -> None:
        print("\r" + line.ljust(len(self._shown)), end="", file=self._terminal, flush=True)
        self._shown = line


def lasting(seconds: float) -> Message:
    """A time as people say it: ``8 s``, ``3 min``, ``2 h 10 min``."""
    whole = max(1, round(seconds))
    if whole < 100:
        return say("{number} s", number=whole)
    minutes = round(whole / 60)
    if minutes < 100:
        return say("{number} min", number=minutes)
    return say("{hours} h {minutes} min", hours=minutes // 60, minutes=minutes % 60)


def _rate(rate: float) -> Message:
    if rate >= 10:
        return say("{number} a second", number=round(rate))
    whole, tenth = divmod(round(rate * 10), 10)
    return say("{whole}.{tenth} a second", whole=whole, tenth=tenth)
