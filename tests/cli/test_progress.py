"""What is told while many logs are ruled on: how far, how fast, how long yet; and nothing where no terminal listens."""

import io
from collections.abc import Iterator

import pytest

from adjudicator.cli.progress import Progress, lasting
from adjudicator.words import speaking


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def ticking(*seconds: float) -> Iterator[float]:
    yield from seconds


def test_progress_is_told_after_two_seconds_with_rate_and_time_left() -> None:
    clock, terminal = ticking(0, 1, 4, 4.1, 5), Terminal()
    progress = Progress(20, terminal, lambda: next(clock))
    for number in range(1, 5):
        progress.one_more(number)
    told = [line for line in terminal.getvalue().split("\r") if line.strip()]
    assert told == ["2 logs, 10 %, 0.5 a second, 36 s left", "4 logs, 20 %, 0.8 a second, 20 s left"]
    progress.erase()
    assert terminal.getvalue().endswith("\r" + " " * len(told[-1]) + "\r")


def test_progress_without_a_known_end_tells_no_time_left() -> None:
    clock, terminal = ticking(0, 10), Terminal()
    progress = Progress(None, terminal, lambda: next(clock))
    progress.done = 299
    progress.one_more(0)
    assert terminal.getvalue() == "\r300 logs, 30 a second"


def test_progress_makes_room_and_comes_back() -> None:
    clock, terminal = ticking(0, 10), Terminal()
    progress = Progress(None, terminal, lambda: next(clock))
    progress.one_more(0)
    with progress.away():
        terminal.write("a fault\n")
    assert terminal.getvalue().endswith("\ra fault\n\r1 log, 0.1 a second")


def test_no_progress_but_on_a_terminal() -> None:
    pipe = io.StringIO()
    progress = Progress(None, pipe, lambda: 0)
    progress.one_more(1)
    progress.erase()
    assert pipe.getvalue() == ""


@pytest.mark.parametrize(
    ("seconds", "says"), [(0.1, "1 s"), (99, "99 s"), (100, "2 min"), (5400, "90 min"), (7800, "2 h 10 min")]
)
def test_times_as_people_say_them(seconds: float, says: str) -> None:
    with speaking("en"):
        assert str(lasting(seconds)) == says
