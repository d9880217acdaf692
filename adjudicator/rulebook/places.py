"""Where each key and each value of a TOML text stands, so that a fault can be shown with its line and a mark.

The library that reads TOML tells no places. This walks a text that is known to be TOML and notes them; what the values
are it leaves to the library.
"""

import re
from contextlib import suppress
from typing import Final, TypeAlias

from adjudicator.values import NamedTuple, Record, field

Path: TypeAlias = tuple[str, ...]

_KEY: Final = re.compile(r'[A-Za-z0-9_-]+|"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'')
_STRING: Final = re.compile(r'"""(?:[^\\]|\\.)*?"{3,5}|\'\'\'.*?\'{3,5}|"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'', re.DOTALL)
_SCALAR: Final = re.compile(r"[^,\]}#\n]+")
_SPACE: Final = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_LINE_END: Final = re.compile(r"[^\n]*\n?")


class Place(NamedTuple):
    """A place in a file, both numbers counted from 1."""

    line: int
    column: int


class Places(Record):
    """The places of keys and values by their path; items of a list are numbered from 0. ``again``: keys given twice."""

    keys: dict[Path, Place] = field(factory=dict)
    values: dict[Path, Place] = field(factory=dict)
    again: list[tuple[Path, Place]] = field(factory=list)

    def key(self, path: Path) -> Place:
        """The place of a key, of the nearest table around it, or the first line."""
        return self._nearest(self.keys, path)

    def value(self, path: Path) -> Place:
        """The place of a value, of its key, or of what is around it."""
        return self.values.get(path) or self.key(path)

    @staticmethod
    def _nearest(found: dict[Path, Place], path: Path) -> Place:
        while path and path not in found:
            path = path[:-1]
        return found.get(path, Place(1, 1))


def places(text: str) -> Places:
    """The places in a TOML text; of one that is none, those up to where it stops being TOML."""
    walk = _Walk(text)
    with suppress(_Lost, RecursionError):
        walk.document()
    return walk.found


class _Lost(Exception):
    """The text is no TOML from here."""


class _Walk:
    def __init__(self, text: str) -> None:
        self.text, self.at, self.found = text, 0, Places()
        self.headers: set[Path] = set()
        self.starts = [0, *(m.end() for m in re.finditer("\n", text))]

    def document(self) -> None:
        table: Path = ()
        while self.skip(_SPACE) < len(self.text):
            if self.text[self.at] == "[":
                table = self.header()
            else:
                self.pair(table)
            self.skip(_LINE_END)

    def header(self) -> Path:
        start = self.at
        self.skip(re.compile(r"\[+[ \t]*"))
        path = self.key(())
        if path in self.headers and not self.text.startswith("[[", start):
            self.found.again.append((path, self.found.keys[path]._replace(line=self.place(start).line)))
        self.headers.add(path)
        return path

    def pair(self, table: Path) -> None:
        start = self.at
        path = self.key(table)
        if path in self.found.values:
            self.found.again.append((path, self.place(start)))
        if self.text[self.at : self.at + 1] != "=":
            raise _Lost
        self.at += 1
        self.skip(_SPACE)
        self.value(path)

    def key(self, path: Path) -> Path:
        """A key, dotted or not, below ``path``."""
        while True:
            part = _KEY.match(self.text, self.at)
            if part is None:
                raise _Lost
            path = (*path, _plain(part[0]))
            self.found.keys.setdefault(path, self.place(self.at))
            self.at = part.end()
            self.skip(_SPACE)
            if self.text[self.at : self.at + 1] != ".":
                return path
            self.at += 1
            self.skip(_SPACE)

    def value(self, path: Path) -> None:
        self.found.values.setdefault(path, self.place(self.at))
        opening = self.text[self.at : self.at + 1]
        if opening == "[":
            self.several(path, "]")
        elif opening == "{":
            self.several(path, "}")
        else:
            pattern = _STRING if opening in "\"'" else _SCALAR
            found = pattern.match(self.text, self.at)
            if found is None:
                raise _Lost
            self.at = found.end()

    def several(self, path: Path, closing: str) -> None:
        """The items of a list, or the pairs of a table in one line."""
        self.at += 1
        number = 0
        while self.skip(_SPACE) < len(self.text) and self.text[self.at] != closing:
            if closing == "]":
                self.value((*path, str(number)))
            else:
                self.pair(path)
            number += 1
            self.skip(_SPACE)
            if self.text[self.at : self.at + 1] == ",":
                self.at += 1
            elif self.text[self.at : self.at + 1] != closing:
                raise _Lost
        self.at += 1

    def skip(self, pattern: "re.Pattern[str]") -> int:
        found = pattern.match(self.text, self.at)
        self.at = found.end() if found else self.at
        return self.at

    def place(self, at: int) -> Place:
        from bisect import bisect_right

        line = bisect_right(self.starts, at)
        return Place(line, at - self.starts[line - 1] + 1)


def _plain(key: str) -> str:
    """A key without its quotes; an escape within them is left to the library, which reads the same text."""
    return key[1:-1] if key[0] in "\"'" else key
