"""One line a thing: for grep and editors (``file:line:column: id says``), and as the annotations of GitHub's checks."""

from collections.abc import Iterator
from typing import Final

from adjudicator.paint import harmless
from adjudicator.render.forms.remarks import Remark, Told, in_short, remarks
from adjudicator.render.pen import Pen

COMMANDS: Final = {"error": "error", "warning": "warning", "note": "notice"}


def concise(told: Told, pen: Pen) -> Iterator[str]:
    """The ruling in a line, then a line for each fault, irregularity and missing fact."""
    name, ruling = harmless(told.name), told.ruling
    if ruling.outcome != "unread":
        yield f"{name}:{told.first}:1: {ruling.outcome} {in_short(told, pen)}"
    yield from (line(name, remark) for remark in remarks(told, pen))


def line(name: str, remark: Remark) -> str:
    """A remark in one line, its place first."""
    return f"{name}:{remark.line}:{remark.column}: {remark.id} {remark.says}"


def github(told: Told, pen: Pen) -> Iterator[str]:
    """The same as commands that annotate the lines of a file in a pull request."""
    ruling = told.ruling
    if ruling.outcome != "unread":
        yield annotation(told.name, Remark("note", ruling.outcome, told.first, 1, 0, in_short(told, pen)))
    yield from (annotation(told.name, remark) for remark in remarks(told, pen))


def annotation(name: str, remark: Remark) -> str:
    """A remark as a command that annotates its place."""
    where = {"file": harmless(name), "line": str(remark.line), "col": str(remark.column)}
    if remark.length:
        where["endColumn"] = str(remark.column + remark.length)
    given = ",".join(f"{key}={_value(value)}" for key, value in (*where.items(), ("title", remark.id)))
    return f"::{COMMANDS[remark.level]} {given}::{_message(remark.says)}"


def _message(words: str) -> str:
    """Words that cannot end the command or begin another."""
    return words.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _value(words: str) -> str:
    """The same for the value of a key, which a colon or a comma would end."""
    return _message(words).replace(":", "%3A").replace(",", "%2C")
