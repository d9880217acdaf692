"""``adjudicator.toml``: which settings it may hold, and what can be wrong with it. Loaded only where there is such a file.

``rulebook``, ``readings`` (a table, or a list of ``"P11=b"``), ``language``, ``color``, ``ascii``, ``format``.
"""

import os
import tomllib
from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

from adjudicator.bookshelf import is_file, names
from adjudicator.cli import faults
from adjudicator.cli.logs import shown
from adjudicator.cli.near import did_you_mean
from adjudicator.cli.settings import KEYS, words_of
from adjudicator.cli.status import Bad
from adjudicator.handlog import Fault
from adjudicator.reasons import TOO_DEEP, of_text, reason
from adjudicator.rulebook import points
from adjudicator.rulebook.places import Place, Places, places
from adjudicator.ruling import fault_dict
from adjudicator.words import Message, count, say

MOST: Final = 1_000_000
"""Bytes of a settings file that are read."""


class SettingsFile(NamedTuple):
    """A file of settings as it was read: its path, its values by key, and in which line each of them stands."""

    path: str
    values: Mapping[str, Any]
    lines: Mapping[tuple[str, ...], int]

    def place(self, *keys: str) -> str:
        """``adjudicator.toml:3``, of a key or of the nearest around it."""
        line = self.lines.get(keys) or self.lines.get(keys[:1], 1)
        return f"{shown(self.path)}:{line}"


def read_settings(path: str) -> SettingsFile:
    """The settings in a file, their paths as seen from here. A ``Bad`` call, with every fault and its place, if it cannot be used."""
    near = _from_here(path)
    text = _opened(near)
    return _Reader(near, text).read()


def _from_here(path: str) -> str:
    """A path as seen from the current folder, so that what is printed does not depend on where that lies."""
    try:
        return os.path.relpath(path)
    except ValueError:
        return path


def _opened(path: str) -> bytes:
    try:
        with open(path, "rb") as file:
            return file.read(MOST)
    except (OSError, ValueError) as why:
        raise Bad(say("the settings {file} cannot be opened: {why}", file=shown(path), why=reason(why))) from None


class _Reader:
    """Reads one file and notes every fault in it."""

    def __init__(self, path: str, text: bytes) -> None:
        self.path = path
        self.bytes = text
        self.text = ""
        self.faults: list[Fault] = []
        self.where = Places()

    def read(self) -> SettingsFile:
        data = self._data()
        values: dict[str, Any] = {}
        for key, value in data.items():
            if key in KEYS:
                values[key] = getattr(self, f"_{key}", self._word)(key, value)
            else:
                self._fault("S003", self.where.key((key,)), say("there is no setting {key}", key=key), key, KEYS)
        if self.faults:
            raise self._refusal()
        lines = {path: place.line for path, place in (*self.where.keys.items(), *self._items())}
        return SettingsFile(self.path, values, lines)

    def _items(self) -> list[tuple[tuple[str, ...], Place]]:
        """The places of readings that stand in a list, as if they stood in a table."""
        listed = tomllib.loads(self.text).get("readings")
        if not isinstance(listed, list):
            return []
        return [
            (("readings", str(item).partition("=")[0].upper()), self.where.value(("readings", str(number))))
            for number, item in enumerate(listed)
        ]

    def _data(self) -> dict[str, Any]:
        try:
            self.text = self.bytes.decode("utf-8-sig")
            self.where = places(self.text)
            return tomllib.loads(self.text)
        except UnicodeDecodeError as why:
            line = self.bytes.count(b"\n", 0, why.start) + 1
            self._fault("S001", Place(line, 1), say("byte {number} is not text in UTF-8", number=why.start + 1))
        except tomllib.TOMLDecodeError as why:
            self._not_toml(str(why))
        except RecursionError:
            self._not_toml(TOO_DEEP)
        raise self._refusal()

    def _not_toml(self, why: str) -> None:
        if self.where.again:
            path, place = self.where.again[0]
            self._fault("S002", place, say("{key} is given twice", key=".".join(path)))
            return
        says, _, at = why.rstrip(")").partition(" (at ")
        numbers = [int(number) for number in at.replace(",", " ").split() if number.isdecimal()]
        lines = self.text.split("\n")
        place = Place(*numbers) if len(numbers) == 2 else Place(len(lines), len(lines[-1]) + 1)
        self._fault("S001", place, say("this is not TOML: {why}", why=of_text(says)))

    def _word(self, key: str, value: object) -> Any:
        """A text, one of those the setting takes if it takes only some."""
        place = self.where.value((key,))
        if not isinstance(value, str):
            return self._fault("S004", place, say("{key} is a text in quotes", key=key))
        choices = words_of(key)
        if choices and value not in choices:
            there_is = ", ".join(choices)
            says = say("{key} is not {value}: there is {choices}", key=key, value=value, choices=there_is)
            self._fault("S005", place, says, value, choices)
        return value

    def _ascii(self, key: str, value: object) -> Any:
        if not isinstance(value, bool):
            self._fault("S004", self.where.value((key,)), say("{key} is true or false", key=key))
        return value

    def _rulebook(self, key: str, value: object) -> Any:
        """A rulebook; its file as seen from the settings file."""
        place = self.where.value((key,))
        if not isinstance(value, str):
            return self._fault("S004", place, say("{key} is a text in quotes", key=key))
        if not is_file(value):
            if value not in names():
                self._fault("S007", place, say("there is no rulebook {value}", value=value), value, names())
            return value
        path = _from_here(os.path.join(os.path.dirname(os.path.abspath(self.path)), value))
        if not os.path.isfile(path):
            self._fault("S007", place, say("there is no file {value} beside these settings", value=value))
        return path if is_file(path) else os.path.join(os.curdir, path)

    def _readings(self, key: str, value: object) -> dict[str, str]:
        if isinstance(value, list):
            pairs = [((key, str(number)), *str(item).partition("=")[::2]) for number, item in enumerate(value)]
        elif isinstance(value, dict):
            pairs = [((key, point), point, letter) for point, letter in value.items()]
        else:
            says = say("{key} is a table or a list: readings = {example}", key=key, example='["P11=b"]')
            self._fault("S004", self.where.value((key,)), says)
            return {}
        found: dict[str, str] = {}
        for path, point, letter in pairs:
            if self._reading(path, str(point), str(letter)):
                if str(point).upper() in found:
                    self._fault("S002", self.where.value(path), say("{key} is given twice", key=str(point)))
                found[str(point).upper()] = str(letter).lower()
        return found

    def _reading(self, path: tuple[str, ...], point: str, letter: str) -> bool:
        known = points()
        if point.upper() not in known:
            self._fault(
                "S006",
                self.where.key(path) if path in self.where.keys else self.where.value(path),
                say("there is no point {point}", point=point),
                point,
                known,
            )
        elif letter.lower() not in known[point.upper()].readings:
            letters = ", ".join(known[point.upper()].readings)
            says = say("{point} has no reading {letter}; it has {letters}", point=point, letter=letter, letters=letters)
            self._fault("S006", self.where.value(path), says)
        return not self.faults

    def _fault(self, kind: str, place: Place, says: Message, word: str = "", known: Iterable[str] = ()) -> None:
        lines = self.text.split("\n")
        line = lines[place.line - 1] if place.line <= len(lines) else ""
        near = did_you_mean(word, known) if word else None
        told = say("{what}{near}", what=says, near=near) if near else says
        self.faults.append(Fault(kind, place.line, place.column, told, text=line))

    def _refusal(self) -> Bad:
        found = sorted(self.faults, key=lambda fault: (fault.line, fault.column))
        number = count("1 fault", "{number} faults", len(found))
        first = str(say("the settings {file} cannot be used, {faults}", file=shown(self.path), faults=number))
        return Bad("\n".join([first, *faults.lines(shown(self.path), [fault_dict(fault) for fault in found])]))
