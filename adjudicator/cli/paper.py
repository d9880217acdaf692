"""What ``adjudicate`` prints for the logs it ruled on, in the form that was asked for."""

import sys
from collections.abc import Iterable
from typing import Any, Final, Literal, Protocol, TypeAlias

from adjudicator.cli.logs import shown
from adjudicator.handlog import Fault
from adjudicator.paint import PLAIN, Paint, harmless, style
from adjudicator.ruling import Ruling, fault_dict
from adjudicator.values import Record, Value, field
from adjudicator.words import count, say

Form: TypeAlias = Literal["text", "concise", "json", "jsonl", "md", "html", "junit", "sarif", "github"]
Document: TypeAlias = dict[str, Any]

COMPARING: Final = ("text", "json", "jsonl", "md", "html")
"""The forms that can show rulebooks side by side."""


class Ruled(Value):
    """A log that was ruled on: its name, the ruling, and that ruling as JSON.

    ``compared`` are the rulings under every rulebook where that was asked for; the JSON is then that of the comparison.
    ``log`` is what was read, for forms that quote its lines; ``line`` is where it starts in its file, 0 if it is the only
    log there.
    """

    name: str
    ruling: Ruling
    document: Document
    compared: tuple[Ruling, ...] = ()
    log: bytes = b""
    line: int = 0

    @property
    def file(self) -> str:
        """The name of its file, with nothing that a terminal would obey."""
        return harmless(shown(self.name))

    @property
    def title(self) -> str:
        """The name that stands above the ruling; of one log of several in a file with the line where it starts."""
        return str(say("{name}, line {line}", name=self.file, line=self.line)) if self.line else self.file


class Printer(Protocol):
    """Prints rulings in one form."""

    def put(self, ruled: Ruled) -> None:
        """Takes a ruling, and prints it as soon as the form allows."""

    def close(self) -> None:
        """Prints what waited for the last ruling."""


class Paper:
    """Takes rulings one by one and prints each as soon as its form allows: an array of JSON waits for ``close``.

    ``close`` makes the document whole however many rulings came, so that a call that is stopped leaves nothing torn.
    """

    def __init__(self, form: Form, several: bool, why: bool = False) -> None:
        self._printer = _printer(form, several, why)

    def put(self, ruled: Ruled) -> None:
        """Prints a ruling, or keeps it for the document."""
        self._printer.put(ruled)

    def close(self) -> None:
        """Prints what was kept."""
        self._printer.close()


def _printer(form: Form, several: bool, why: bool) -> Printer:
    if form == "text":
        return Words(why)
    if form in ("json", "jsonl"):
        return Data(several, in_lines=form == "jsonl")
    from adjudicator.cli.printers import printer

    return printer(form, several, why)


class Words(Record):
    """Text for the table; faults of logs go to standard error."""

    why: bool
    _used: bool = False

    def put(self, ruled: Ruled) -> None:
        """Prints the ruling; nothing but its faults for a log that could not be read."""
        if ruled.ruling.faults:
            sys.stdout.flush()
            print("\n".join(fault_lines(ruled, ruled.ruling.faults, style().asides)), file=sys.stderr)
        if ruled.ruling.outcome == "unread":
            return
        from adjudicator.render import text
        from adjudicator.render.comparison import side_by_side

        if self._used:
            print()
        self._used = True
        if ruled.ruling.faults:
            print(in_part(ruled))
        if ruled.compared:
            print(side_by_side(ruled.compared, ruled.title), end="")
        else:
            print(text(ruled.ruling, ruled.title, ascii=style().ascii, why=self.why), end="")

    def close(self) -> None:
        """Nothing waits."""


class Data(Record):
    """JSON: an object for one log, an array for several, or one object a line."""

    several: bool
    in_lines: bool
    _kept: list[Document] = field(factory=list)

    def put(self, ruled: Ruled) -> None:
        """Prints a line, or keeps the object."""
        named = {"file": ruled.name, **ruled.document} if self.several or self.in_lines else ruled.document
        if self.in_lines:
            print(_json(named, indent=None), flush=True)
        else:
            self._kept.append(named)

    def close(self) -> None:
        """Prints the array, or the only object."""
        if self._kept or (self.several and not self.in_lines):
            print(_json(self._kept if self.several else self._kept[0], indent=2))


def fault_lines(ruled: Ruled, found: Iterable[Fault], paint: Paint = PLAIN, *, more: bool = True) -> list[str]:
    """What is wrong with a log, line by line, with nothing that a terminal would obey."""
    from adjudicator.cli import faults

    told = [_harmless(fault_dict(fault)) for fault in found]
    looks = {"place": paint.aside, "id": paint.wrong, "mark": paint.wrong, "label": paint.right}
    left = ruled.ruling.more_faults if more else 0
    return [paint.cards(line) for line in faults.lines(ruled.file, told, left, lambda part, words: looks[part](words))]


def _harmless(fault: Document) -> Document:
    """A fault without what a terminal would obey; the line of the log is shown sign by sign, and stays."""
    clean = {key: harmless(fault[key]) for key in ("says", "hint")}
    return {**fault, **clean, "expected": [harmless(word) for word in fault["expected"]]}


def in_part(ruled: Ruled) -> str:
    """Says which lines of a log were left out."""
    lines = sorted({fault.line for fault in ruled.ruling.faults})
    named = ", ".join(str(line) for line in lines)
    left_out = count("line {lines}", "lines {lines}", len(lines), lines=named)
    if ruled.ruling.more_faults:
        left_out = say("{lines} and more", lines=left_out)
    return str(say("{log} was read only in part; left out: {lines}.", log=ruled.title, lines=left_out))


def _json(value: object, indent: int | None) -> str:
    """JSON in plain ASCII: a name in any script, and a file name in none, goes through any pipe."""
    from json import dumps

    return dumps(value, indent=indent)
