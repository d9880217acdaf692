"""Ctrl-C stops between two logs, or in the midst of one, but never within the printing of what is done."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import FrameType
from typing import Any


class Stopping:
    """While this is entered, Ctrl-C is KeyboardInterrupt as ever, except within ``whole``: there it waits for the end.

    Pressed a second time it waits no longer. Where Ctrl-C is ignored (``nohup``) it stays so.
    """

    def __init__(self) -> None:
        self._printing = False
        self._asked = False
        self._before: Any = None

    def __enter__(self) -> "Stopping":
        if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
            with suppress(ValueError):  # of the thread that may not: it is left as it is
                self._before = signal.signal(signal.SIGINT, self._pressed)
        return self

    def __exit__(self, *_: object) -> None:
        if self._before is not None:
            signal.signal(signal.SIGINT, self._before)

    @contextmanager
    def whole(self) -> Iterator[None]:
        """What is printed within is printed whole."""
        self._printing = True
        try:
            yield
        finally:
            self._printing = False
        if self._asked:
            self._asked = False
            raise KeyboardInterrupt

    def _pressed(self, number: int, frame: FrameType | None) -> None:
        if not self._printing or self._asked:
            raise KeyboardInterrupt
        self._asked = True
