"""Which program made a ruling: its version, and a digest of those of its files that a ruling hangs on.

Two states of the program under one version can so be told apart where a ruling made again comes out otherwise. The digest is of
contents and places below the folder of the program, so that an editable install and a wheel of the same state have the same.
"""

from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from threading import Lock
from typing import Final

from adjudicator.kept import PROGRAM

SUFFIXES: Final = (".py", ".toml", ".lark", ".mo")
NO_PART: Final = frozenset({"cli", "docket", "editor", "interview", "render", "service"})
"""Rooms above the ruling: what is asked, shown, filed and served changes none."""

COMMANDS: Final = "command.mo"
"""The words of the command line, which no ruling says; those of the other catalogues are."""

SIGNS: Final = 8


_ONE_AT_A_TIME: Final = Lock()


def engine() -> str:
    """``0.1.0+3f2a9c1d``: what stands in an entry as the program that ruled. Worked out once, when it is first asked for."""
    with _ONE_AT_A_TIME:  # a full hall asks for it all at once
        return _engine()


@cache
def _engine() -> str:
    try:
        number = version("adjudicator")
    except PackageNotFoundError:
        number = "0"
    return f"{number}+{fingerprint(Path(PROGRAM))}"


def fingerprint(program: Path) -> str:
    """A short digest of the files in the folder of a program that a ruling hangs on."""
    whole = sha256()
    for place, file in sorted(_files(program, "")):
        whole.update(f"{place}\0".encode())
        whole.update(sha256(_content(file)).digest())
    return whole.hexdigest()[:SIGNS]


def _files(folder: Path, place: str) -> Iterator[tuple[str, Path]]:
    for entry in folder.iterdir():
        if entry.is_dir():
            if "." not in entry.name and entry.name != "__pycache__" and (place or entry.name not in NO_PART):
                yield from _files(entry, f"{place}{entry.name}/")
        elif entry.suffix in SUFFIXES and entry.name != COMMANDS:
            yield f"{place}{entry.name}", entry


def _content(file: Path) -> bytes:
    """What a file says; how its lines end hangs on the machine that it was fetched to."""
    content = file.read_bytes()
    return content if file.suffix == ".mo" else content.replace(b"\r\n", b"\n")
