"""What if? A log that leaves the one that was written at some line, and what it would come to."""

from typing import NamedTuple

from adjudicator.adjudication import Default
from adjudicator.handlog import Fault, HandLog
from adjudicator.notation import read
from adjudicator.render.nutshell import nutshell
from adjudicator.render.pen import WITH_SIGNS
from adjudicator.service.frames import Frame, frame
from adjudicator.service.seen_by import Seen, whole
from adjudicator.words import say

LONGEST = 2000


class Branch(NamedTuple):
    """A supposition: the whole log with it, what is wrong with its lines, else the table after it and the ruling.

    ``before`` is the ruling at the moment where the branch leaves the log.
    """

    log: str
    lines: str
    faults: list[str]
    frame: Frame | None
    ruling: str
    before: str


def branch(text: str, at: int, lines: str, instead: bool, default: Default) -> Branch:
    """The log as far as a line (without that line, if ``instead``), then the lines that are supposed. Raises BookError."""
    kept = text.splitlines()[: at - 1 if instead else at]
    log = "\n".join([*kept, *lines.strip().splitlines()]) + "\n"
    supposed = read(log)
    wrong = [fault for fault in supposed.faults if fault.line > len(kept)]
    if wrong:
        return Branch(log, lines, [_fault(fault, len(kept)) for fault in wrong], None, "", "")
    then, now = _last(supposed, default), whole(read(text), at, default)
    after = frame(then) if then else None
    return Branch(log, lines, [], after, _says(then), _says(now))


def _fault(fault: Fault, kept: int) -> str:
    says = WITH_SIGNS.sentence(fault.says)
    hint = f" {WITH_SIGNS.sentence(fault.hint)}" if fault.hint else ""
    return WITH_SIGNS.message(say("Line {line}: {fault}", line=fault.line - kept, fault=says)) + hint


def _last(log: HandLog, default: Default) -> Seen | None:
    lines = [line.number for line in log.lines if line.item]
    return whole(log, lines[-1], default) if lines else None


def _says(seen: Seen | None) -> str:
    return nutshell(seen.moment.ruling, WITH_SIGNS) if seen else ""
