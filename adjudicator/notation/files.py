"""A file of logs: the logs in it, with a line ``---`` between them, and its canonical form."""

import re
from typing import Final

from adjudicator.handlog import Fault, HandLog
from adjudicator.notation.printer import write
from adjudicator.notation.reader import read
from adjudicator.values import NamedTuple, replace

_CUT: Final = rb"(?:\A|(?<=[\r\n]))[ \t]*-{3,}[ \t]*(?:(?<=[ \t])#[^\r\n]*)?(?:\r\n|\r|\n|\Z)"
_NO_LOG: Final = rb"(?:\xef\xbb\xbf)?(?:[ \t\r\n]|#[^\r\n]*)*\Z"

_MARK: Final = "\ufeff".encode()


class Part(NamedTuple):
    """One log of a file: its bytes, the line of the file at which it starts, and the line ``---`` that ends it."""

    text: bytes
    line: int = 1
    cut: bytes = b""

    @property
    def empty(self) -> bool:
        """Whether there is nothing in it but blanks and comments."""
        return re.match(_NO_LOG, self.text) is not None


def parts(text: bytes) -> list[Part]:
    """Everything between the lines ``---`` of a file; the file as one where it is no text."""
    if b"---" not in text or b"\0" in text or not _is_text(text):
        return [Part(text)]
    found, start, line = [], 0, 1
    for cut in re.finditer(_CUT, text):
        piece = text[start : cut.start()]
        found.append(Part(piece, line, cut[0]))
        line += _lines(piece) + 1
        start = cut.end()
    return [*found, Part(text[start:], line)]


def logs_in(text: bytes) -> list[Part]:
    """The logs in a file: those of its parts that are more than blanks and comments; one at least."""
    found = parts(text)
    return [part for part in found if not part.empty] or found[:1] if len(found) > 1 else found


def read_part(part: Part) -> HandLog:
    """The log as read, with the line numbers of the file."""
    log, by = read(part.text), part.line - 1
    if not by:
        return log
    return replace(
        log,
        lines=tuple([line._replace(number=line.number + by) for line in log.lines]),
        faults=tuple([replace(fault, line=fault.line + by) for fault in log.faults]),
        understood=tuple([(line + by, says) for line, says in log.understood]),
    )


def lines_of(text: str) -> list[str]:
    """The lines of a text as a log counts them: they end in LF, CRLF or CR, and nowhere else."""
    return text.replace("\r\n", "\n").replace("\r", "\n").split("\n")


def at_line(text: str, line: int) -> tuple[str, int]:
    """The log of a file that a line (from 0) belongs to, and how many lines of the file stand before it."""
    held = [part for part in parts(text.encode("utf-8", "replace")) if part.line <= line + 1]
    return held[-1].text.decode("utf-8"), held[-1].line - 1


def _is_text(text: bytes) -> bool:
    try:
        text.decode("utf-8")
    except UnicodeDecodeError:
        return False
    return True


def _lines(text: bytes) -> int:
    return text.count(b"\n") + text.count(b"\r") - text.count(b"\r\n")


class Formatted(NamedTuple):
    """A file in its canonical form, or the faults that keep it from having one."""

    before: str
    after: str
    faults: tuple[Fault, ...] = ()
    more_faults: int = 0

    @property
    def changed(self) -> bool:
        """Whether the canonical form is another."""
        return self.before != self.after


def formatted(text: bytes) -> Formatted:
    """A file in canonical form: each log in it by itself, the lines between them and all comments as they are."""
    found, wrong, more = [], list[Fault](), 0
    pieces = parts(text)
    for part in pieces:
        if part.empty and len(pieces) > 1:
            found.append(_stripped(part.text))
        else:
            log = read_part(part)
            wrong += log.faults
            more += log.more_faults
            found.append(write(log))
        found.append(_between(part))
    if wrong:
        return Formatted("", "", tuple(wrong), more)
    return Formatted(text.decode("utf-8"), "".join(found))


def same(before: str, after: str) -> bool:
    """Whether two files say the same, log by log, comment by comment, line by line."""
    one, two = parts(before.encode()), parts(after.encode())
    return len(one) == len(two) and all(
        read(was.text) == read(now.text) for was, now in zip(one, two, strict=True) if not was.empty
    )


def _between(part: Part) -> str:
    """The line between two logs, with its comment."""
    if not part.cut:
        return ""
    _, mark, comment = part.cut.decode("utf-8").partition("#")
    return f"---  #{comment.rstrip()}\n" if mark else "---\n"


def _stripped(text: bytes) -> str:
    """Blanks and comments alone, without blanks at the ends of lines."""
    plain = text.removeprefix(_MARK).decode("utf-8").replace("\r\n", "\n").replace("\r", "\n")
    return "".join(f"{line.strip()}\n" for line in plain.removesuffix("\n").split("\n")) if plain else ""
