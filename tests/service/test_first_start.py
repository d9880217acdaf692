"""The first start of ``adjudicate serve`` on a terminal: what is asked, and that no visitor waits for the answers."""

import os
import random
import select
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

pytest.importorskip("fastapi", reason="the extra serve is not installed")

from adjudicator.service.running import bound_to, listen

if sys.platform == "win32":
    pytest.skip("no pseudo-terminals", allow_module_level=True)

COMMAND = Path(sys.executable).with_name("adjudicate")
WORDS = "several words together"


def free_port() -> int:
    """A free port that the system gives to nobody who asks for any: no other test has it before the service does."""
    for port in random.SystemRandom().sample(range(20_000, 32_000), 1000):
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port
    raise AssertionError("every port is taken")


class Terminal:
    """``adjudicate serve`` with a terminal of its own, on a port that was free a moment ago."""

    def __init__(self, folder: Path) -> None:
        import pty

        self.port = free_port()
        self._ours, self._theirs = pty.openpty()
        self.process = subprocess.Popen(
            [str(COMMAND), "serve", "--port", str(self.port), "--data", str(folder)],
            stdin=self._theirs, stdout=self._theirs, stderr=self._theirs, start_new_session=True,
            env={**os.environ, "ADJUDICATOR_DATABASE": "", "LANG": "en_GB.UTF-8"},
        )  # fmt: skip

    def until(self, words: str) -> str:
        """What the terminal shows up to these words."""
        shown, end = "", time.monotonic() + 60
        while words not in shown and time.monotonic() < end:
            if select.select([self._ours], [], [], 0.1)[0]:
                shown += os.read(self._ours, 1).decode("ascii", "replace")
        assert words in shown, shown
        return shown

    def type(self, line: str) -> None:
        os.write(self._ours, f"{line}\n".encode())

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self._ours)
        os.close(self._theirs)


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    opened = Terminal(tmp_path)
    yield opened
    opened.close()


def _reached(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), timeout=60).close()
    except ConnectionRefusedError:
        return False
    return True


def test_nobody_reaches_the_service_before_all_was_asked(terminal: Terminal) -> None:
    terminal.until("Name: ")
    assert not _reached(terminal.port)
    terminal.type("Gil")
    terminal.until("Passphrase (at least 12 letters): ")
    terminal.type("short")
    assert "a passphrase has at least 12 letters" in terminal.until("Passphrase (at least 12 letters): ")
    terminal.type(WORDS)
    terminal.until("Once more: ")
    assert not _reached(terminal.port)
    terminal.type(WORDS)
    assert "Gil has an account now: head director" in terminal.until(f"http://127.0.0.1:{terminal.port}")
    with urllib.request.urlopen(f"http://127.0.0.1:{terminal.port}/health/ready", timeout=60) as answer:
        assert answer.status == 200


def test_a_port_that_another_takes_while_the_questions_are_asked(terminal: Terminal) -> None:
    terminal.until("Name: ")
    with socket.create_server(("127.0.0.1", terminal.port)):
        terminal.type("Gil")
        for prompt in ("letters): ", "Once more: "):
            terminal.until(prompt)
            terminal.type(WORDS)
        terminal.until(f"port {terminal.port} is taken by another program; another: --port {terminal.port + 1}")
        assert terminal.process.wait(60) == 2


def test_who_listens_keeps_the_port_from_others() -> None:
    with bound_to("127.0.0.1", 0) as bound:
        port = bound.getsockname()[1]
        assert not _reached(port)
        listen(bound)
        assert _reached(port)
        with pytest.raises(OSError, match="in use"):
            bound_to("127.0.0.1", port)
