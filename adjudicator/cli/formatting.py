"""``adjudicate fmt``: logs in their one canonical form, and nothing that their writers put into them lost.

A log with a fault is left as it is: what could not be read cannot be written well.
"""

import os
import sys
from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from adjudicator.cli.aside import aside
from adjudicator.cli.inputs import Inputs
from adjudicator.cli.logs import STDIN, is_packed, raw, shown, unpacked
from adjudicator.cli.paper import Ruled, fault_lines
from adjudicator.cli.progress import Progress
from adjudicator.cli.status import BAD_CALL, BROKEN, IRREGULAR, RULED, UNREAD, Bad, worst
from adjudicator.notation.files import Formatted, formatted, same
from adjudicator.paint import style
from adjudicator.reasons import reason
from adjudicator.ruling import Ruling
from adjudicator.words import Message, count, listed, say

WOULD_CHANGE: Final = IRREGULAR


class Way(NamedTuple):
    """What is to be done with what would change: written in its place, only named, or shown."""

    check: bool = False
    diff: bool = False


def fmt(values: Mapping[str, Any]) -> int:
    """Formats each log of a call; gives the worst exit status. 1: with ``--check`` or ``--diff``, something would change."""
    way, statuses, changed, kept = Way(values["check"], values["diff"]), [RULED], 0, 0
    files = list(dict.fromkeys(Inputs(values["logs"]).files))
    progress = Progress(len(files))
    for number, file in enumerate(files, 1):
        with progress.away():
            status, changes = _attempt(file, way)
        statuses.append(status)
        changed += changes is True
        kept += changes is False
        progress.one_more(number)
    progress.erase()
    if values["logs"] != [STDIN]:
        aside(_summary(way, changed, kept))
    return worst(statuses)


def _attempt(file: str | Bad, way: Way) -> tuple[int, bool | None]:
    """The status of a file, and whether it changed (``None``: it could not be formatted)."""
    try:
        if isinstance(file, Bad):
            raise file
        return _file(file, way)
    except Bad as bad:
        aside(bad.says)
        return BAD_CALL, None


def _file(name: str, way: Way) -> tuple[int, bool | None]:
    """Formats a file, or tells its faults."""
    kept = raw(name)
    found = formatted(unpacked(name, kept))
    if found.faults:
        _tell(name, found)
        return UNREAD, None
    if not same(found.before, found.after):
        aside(
            say("{name}: this is a mistake in adjudicate: the log would read otherwise; it is left", name=shown(name))
        )
        return BROKEN, None
    if way.diff:
        _show(name, found)
    elif way.check and found.changed:
        print(shown(name))
    elif not way.check and name == STDIN:
        _put(found.after)
    elif not way.check and found.changed:
        if raw(name) != kept:  # somebody has written it meanwhile, and that must not be lost
            return _file(name, way)
        _write(name, _packed_as(kept, found.after.encode()))
    return WOULD_CHANGE if found.changed and (way.check or way.diff) else RULED, found.changed


def _tell(name: str, found: Formatted) -> None:
    if sys.stderr is not None:
        unread = Ruling("", "", "unread", faults=found.faults, more_faults=found.more_faults)
        print("\n".join(fault_lines(Ruled(name, unread, {}), found.faults, style().asides)), file=sys.stderr)


def _put(text: str) -> None:
    """Prints a log as it is, whatever the terminal takes: it is data."""
    sys.stdout.flush()
    sys.stdout.buffer.write(text.encode())
    sys.stdout.buffer.flush()


def _show(name: str, found: Formatted) -> None:
    for line in difference(shown(name), found):
        print(line)


def difference(name: str, found: Formatted) -> Iterator[str]:
    """The lines that would change, as ``diff -u`` shows them; in colour where that is wanted."""
    from difflib import unified_diff

    before, after = _rows(found.before), _rows(found.after)
    for line in unified_diff(before, after, name, name):
        yield _painted(line.removesuffix("\n"))
        if not line.endswith("\n"):
            yield "\\ No newline at end of file"


def _rows(text: str) -> list[str]:
    """The lines of a file, each with its end."""
    *rows, last = text.split("\n")
    return [f"{row}\n" for row in rows] + [last] * bool(last)


def _painted(line: str) -> str:
    """A line of a difference; what a terminal would obey is shown as an escape, so that ``\\r`` is seen, too."""
    words = "".join(s if s.isprintable() or s == "\t" else s.encode("unicode_escape").decode() for s in line)
    paint = style().paint
    if words.startswith(("--- ", "+++ ")):
        return paint.heading(words)
    look = {"+": paint.right, "-": paint.wrong, "@": paint.aside}.get(words[:1])
    return look(words) if look else words


def _write(name: str, text: bytes) -> None:
    """Puts a file in the place of the old one at once: whatever happens meanwhile, one of the two is there whole."""
    import tempfile

    path = os.path.realpath(name)
    try:
        if not os.access(path, os.W_OK):
            raise Bad(say("{name} is left as it is: you may not write it", name=shown(name)))
        handle, new = tempfile.mkstemp(dir=os.path.dirname(path), prefix=".", suffix=".tmp")
        try:
            with open(handle, "wb") as file:
                file.write(text)
                file.flush()
                os.fsync(handle)
            os.chmod(new, os.stat(path).st_mode & 0o7777)
            os.replace(new, path)
        except BaseException:
            os.unlink(new)
            raise
    except OSError as why:
        raise Bad(say("{name} cannot be written: {why}", name=shown(name), why=reason(why))) from None


def _packed_as(before: bytes, text: bytes) -> bytes:
    """The new text, compressed if the old one was."""
    if not is_packed(before):
        return text
    from gzip import compress

    return compress(text, mtime=0)


def _summary(way: Way, changed: int, kept: int) -> Message:
    if way.check or way.diff:
        first = count("1 log would be rewritten", "{number} logs would be rewritten", changed)
    else:
        first = count("1 log rewritten", "{number} logs rewritten", changed)
    return listed([first, count("1 is as it should be", "{number} are as they should be", kept)])
