"""Logs as the command line names them: files, ``-`` for what is piped in, and the text without its faulty lines."""

import sys
from collections.abc import Collection
from pathlib import Path

from adjudicator.cli.status import Bad

STDIN = "-"


def opened(name: str) -> bytes:
    """The bytes of a log; a ``Bad`` call if it cannot be opened."""
    if name == STDIN:
        return sys.stdin.buffer.read()
    try:
        return Path(name).read_bytes()
    except IsADirectoryError:
        raise Bad(f"{name} is a folder; name the logs in it, for instance {name.rstrip('/')}/*.log") from None
    except OSError as why:
        raise Bad(f"{name} cannot be opened: {(why.strerror or str(why)).lower()}") from None
    except ValueError as why:
        raise Bad(f"{name!r} is no file name: {why}") from None


def shown(name: str) -> str:
    """A log's name as messages give it."""
    return "<stdin>" if name == STDIN else name


def without(text: bytes, lines: Collection[int]) -> bytes:
    """The text with these lines (from 1) left empty, so that every other line keeps its number."""
    return b"\n".join(b"" if number in lines else line for number, line in enumerate(text.split(b"\n"), start=1))
