"""What is worked out from the files of the program, kept beside its bytecode, so that it is worked out once.

Rulebooks put together and checked, and the tables of the grammar, are the same at every call until a file of the program
changes. They are kept as plain data in the folder where Python keeps the compiled modules: whoever can write there can
change the program anyway, and where Python may not write (``PYTHONDONTWRITEBYTECODE``, a folder of somebody else's)
nothing is kept. What is missing, damaged or made from other files is worked out again, without a word.
"""

import marshal
import os
import sys
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Final, TypeAlias
from zlib import crc32

Data: TypeAlias = Any
"""Numbers, texts, ``None``, and tuples, lists and tables of such."""

PROGRAM: Final = os.path.dirname(os.path.abspath(__file__))
"""The folder of the program."""

_SUFFIXES: Final = (".py", ".toml", ".lark")


def kept(name: str, make: Callable[[], Data], version: str = "") -> Data:
    """What ``make`` gives, or gave at an earlier call of the program; ``version`` is that of a library that it rests on."""
    file = _file(name)
    if file is None:
        return make()
    made_from = (version, _state())
    found = _read(file)
    if isinstance(found, tuple) and len(found) == 2 and found[0] == made_from:
        return found[1]
    data = make()
    if not sys.dont_write_bytecode:
        _write(file, marshal.dumps((made_from, data)))
    return data


def _file(name: str) -> str | None:
    """Where something is kept: beside the bytecode of this module, where it has any."""
    compiled = __spec__.cached if __spec__ else None
    return f"{compiled.removesuffix('.pyc')}.{name}" if compiled else None


@cache
def _state() -> int:
    """Size and time of every file of the program, as one number; a change of any changes it."""
    return hash(tuple(_files(PROGRAM)))


def _files(folder: str) -> Iterator[tuple[int, int]]:
    with os.scandir(folder) as entries:
        for entry in sorted(entries, key=lambda entry: entry.name):
            if entry.name.endswith(_SUFFIXES):
                about = entry.stat()
                yield about.st_mtime_ns, about.st_size
            elif "." not in entry.name and entry.name != "__pycache__" and entry.is_dir():
                yield from _files(entry.path)


def _read(file: str) -> Data:
    try:
        with open(file, "rb") as stream:
            whole = stream.read()
        return marshal.loads(whole[4:]) if crc32(whole[4:]).to_bytes(4, "big") == whole[:4] else None
    except (OSError, EOFError, ValueError, TypeError):
        return None


def _write(file: str, data: bytes) -> None:
    """Writes the whole file or none, so that no call reads half of it."""
    draft = f"{file}.{os.getpid()}"
    try:
        with open(draft, "xb") as stream:
            stream.write(crc32(data).to_bytes(4, "big") + data)
        os.replace(draft, file)
    except OSError:
        if os.path.exists(draft):
            os.unlink(draft)
