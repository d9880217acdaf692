"""What an editor underlines: faults of the log, contradictions in it, irregularities, facts that are missing."""

from collections.abc import Iterator, Mapping
from typing import Literal, NamedTuple, TypeAlias

from adjudicator.adjudication import adjudicate
from adjudicator.handlog import Fault, HandLog
from adjudicator.notation.files import lines_of, logs_in, read_part
from adjudicator.rulebook import BookError
from adjudicator.ruling import Ruling, fault_dict
from adjudicator.words import say, tr

Severity: TypeAlias = Literal["error", "warning", "information"]


class Problem(NamedTuple):
    """Something to underline: where (line and columns from 0), how bad, its id, a sentence, and what to write instead.

    A fault of the log and a contradiction are errors, an irregularity is a warning, a choice or a missing fact is information.
    """

    line: int
    start: int
    end: int
    severity: Severity
    code: str
    says: str
    instead: str = ""


def problems(text: str, rules: str | None = None, readings: Mapping[str, str] | None = None) -> list[Problem]:
    """Everything that is to be said about a file of logs, in the order of its lines. Never raises for anything in the text."""
    rows = lines_of(text)
    found: list[Problem] = []
    for part in logs_in(text.encode("utf-8", "replace")):
        log = read_part(part)
        found += [_fault(fault) for fault in log.faults]
        found += _ruled(log, rows, rules, readings or {})
    return sorted(found, key=lambda problem: (problem.line, problem.start))


def _fault(fault: Fault) -> Problem:
    told = fault_dict(fault)
    says = "\n".join(
        part for part in (str(told["says"]), _expected(told.get("expected")), str(told.get("hint") or "")) if part
    )
    start = fault.column - 1
    return Problem(fault.line - 1, start, start + max(fault.length, 1), "error", fault.id, says, fault.meant)


def _expected(words: object) -> str:
    listed = [str(word) for word in words][:8] if isinstance(words, list) else []
    return str(say("expected: {words}", words=", ".join(listed))) if listed else ""


def _ruled(log: HandLog, rows: list[str], rules: str | None, readings: Mapping[str, str]) -> Iterator[Problem]:
    if not any(line.item for line in log.lines):
        return
    try:
        ruling = adjudicate(log, rules, readings, keep_going=True, compare=False)
    except BookError as why:
        place = next((line.number for line in log.lines if type(line.item).__name__ == "Rules"), 1)
        yield _at(rows, place, "error", "rules", str(why))
        return
    yield from _of(ruling, rows)


def _of(ruling: Ruling, rows: list[str]) -> Iterator[Problem]:
    for gap in ruling.gaps:
        yield _at(rows, gap["line"], "error", "gap", str(gap["says"]))
    for finding in ruling.found:
        if finding.irregularity or finding.kind in ("choice", "discretion"):
            severity: Severity = "warning" if finding.irregularity else "information"
            code = finding.clause or ", ".join(finding.points) or tr("no clause")
            yield _at(rows, finding.line, severity, code, str(finding.says))
    for ask in ruling.ask:
        yield _at(rows, ask.line, "information", "ask", str(say("This fact would decide: {fact}", fact=ask.fact)))


def _at(rows: list[str], line: int, severity: Severity, code: str, says: str) -> Problem:
    """A problem of a whole line, the blanks around it left out."""
    place = min(max(line, 1), max(len(rows), 1)) - 1
    row = rows[place] if rows else ""
    start = len(row) - len(row.lstrip())
    return Problem(place, start, max(len(row.rstrip()), start), severity, code, says)
