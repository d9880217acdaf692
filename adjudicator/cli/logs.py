"""Logs as the command line names them: files, and ``-`` for what is piped in."""

import sys
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
