"""Logs as the command line names them: files, and ``-`` for what is piped in; either may be compressed (gzip)."""

import os
import sys
from io import BytesIO
from typing import Final

from adjudicator.cli.status import Bad
from adjudicator.words import Message, say

STDIN: Final = "-"
MOST: Final = 64_000_000
"""Bytes that a file may hold, unpacked: a log of a million lines is smaller, and a trap is not."""

_PACKED: Final = b"\x1f\x8b"
"""How gzip begins. No text in UTF-8 begins so: whether a file is compressed is seen in it, not told by its name."""


def opened(name: str) -> bytes:
    """The bytes of a log, unpacked; a ``Bad`` call if it cannot be opened."""
    return unpacked(name, raw(name))


def raw(name: str) -> bytes:
    """The bytes of a log as they are kept; a ``Bad`` call if it cannot be opened."""
    return _piped_in() if name == STDIN else _of_file(name)


def unpacked(name: str, found: bytes) -> bytes:
    """The bytes of a log without their compression, if they have one; a ``Bad`` call if there are too many."""
    if is_packed(found):
        found = _unpacked(name, found)
    if len(found) > MOST:
        raise Bad(
            say("{name} holds more than {number} MB: that is no hand log", name=shown(name), number=MOST // 1_000_000)
        )
    return found


def is_packed(text: bytes) -> bool:
    """Whether the bytes of a file are compressed."""
    return text.startswith(_PACKED)


def shown(name: str) -> str:
    """A log's name as messages give it: no sign in it can steer a terminal."""
    if name == STDIN:
        return "<stdin>"
    return name if name.isprintable() else _plain(name)


def _plain(name: str) -> str:
    """A name with unprintable signs, and bytes that are no text, as escapes: ``\\x1b``, ``\\xff``."""
    text = os.fsencode(name).decode("utf-8", "backslashreplace")
    return "".join(sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in text)


def _piped_in() -> bytes:
    if sys.stdin is None:
        raise Bad(say("nothing is piped in: standard input is closed"))
    if sys.stdin.isatty():
        print(say("Write the log; Ctrl-D on an empty line ends it."), file=sys.stderr)
    return sys.stdin.buffer.read(MOST + 1)


def _of_file(name: str) -> bytes:
    try:
        with open(name, "rb") as file:
            return file.read(MOST + 1)
    except (OSError, ValueError) as why:
        raise Bad(_not_opened(name, why)) from None


def _not_opened(name: str, why: OSError | ValueError) -> Message:
    called = shown(name)
    if isinstance(why, IsADirectoryError):
        return say("{name} is a folder; name one log in it", name=called)
    if isinstance(why, FileNotFoundError):
        return say("{name} cannot be opened: no such file{near}", name=called, near=_near(name))
    if isinstance(why, PermissionError):
        return say("{name} cannot be opened: you may not read it", name=called)
    from adjudicator.reasons import reason

    return say("{name} cannot be opened: {why}", name=called, why=reason(why))


def _near(name: str) -> Message:
    """A file of that folder with a name like it; for a word without folder and ending a command, too."""
    from adjudicator.cli.near import NOTHING, did_you_mean

    folder, last = os.path.split(name)
    try:
        there = os.listdir(folder or ".")
    except (OSError, ValueError):
        return NOTHING
    files = [shown(os.path.join(folder, each)) for each in there if last[:1] == each[:1]]
    return did_you_mean(shown(name), files + (_commands() if last.isalpha() and not folder else []))


def _commands() -> list[str]:
    from adjudicator.cli.commands import NAMES

    return [*NAMES, "--help"]


def _unpacked(name: str, packed: bytes) -> bytes:
    import gzip
    from zlib import error

    try:
        return gzip.GzipFile(fileobj=BytesIO(packed)).read(MOST + 1)
    except EOFError:
        raise Bad(say("{name} breaks off: the compressed file is not complete", name=shown(name))) from None
    except (OSError, error):
        raise Bad(say("{name} cannot be unpacked: the compressed file is damaged", name=shown(name))) from None
