"""What there is to remark on a log, each with its place: faults, irregularities, missing facts. For forms that list places."""

from collections.abc import Iterable, Iterator
from typing import Final, Literal, NamedTuple, TypeAlias

from adjudicator.paint import harmless
from adjudicator.render.pen import Pen, sentence
from adjudicator.render.text import first_sentence
from adjudicator.ruling import FindingLine, Ruling
from adjudicator.words import both, count, say, tr

Level: TypeAlias = Literal["error", "warning", "note"]

RULED: Final = "ruling"
MISSING: Final = "needs_facts"
CLASH: Final = "conflict"
GAP: Final = "gap"


class Told(NamedTuple):
    """A log that was ruled on: its name, the ruling, and the lines of the log where they are at hand.

    ``first`` is the number of its first line in the file.
    """

    name: str
    ruling: Ruling
    rows: tuple[str, ...] = ()
    first: int = 1


class Remark(NamedTuple):
    """One thing to say of a place in a log. ``id`` is a clause, a point, a fault, or one of the words above.

    ``line`` and ``column`` count from 1; ``length`` is in characters (0: the place before ``column``). ``text`` is the line.
    """

    level: Level
    id: str
    line: int
    column: int
    length: int
    says: str
    text: str = ""


def remarks(told: Told, pen: Pen) -> list[Remark]:
    """Faults first, then what was found, in the order of the log."""
    ruling = told.ruling
    whole = (ruling, *ruling.hands)
    found = [_found(finding, told, pen) for finding in ruling.findings if finding.irregularity]
    for hand in whole:
        found += (_missing(ask.line, pen.message(ask.fact), told) for ask in hand.ask)
        found += (_clash(clash["line"], clash["clauses"], told) for clash in hand.conflicts)
        found += (_at("note", GAP, gap["line"], pen.sentence(gap["says"]), told) for gap in hand.gaps)
    return [*_faults(ruling), *sorted(dict.fromkeys(found), key=lambda remark: remark.line)]


def in_short(told: Told, pen: Pen) -> str:
    """The ruling in one sentence."""
    return harmless(str(first_sentence(told.ruling, pen)))


def rows(log: bytes) -> tuple[str, ...]:
    """The lines of a log, as faults and findings count them."""
    text = log.decode("utf-8", "replace").removeprefix("\ufeff")
    return tuple(text.replace("\r\n", "\n").replace("\r", "\n").split("\n"))


def _faults(ruling: Ruling) -> Iterator[Remark]:
    for fault in ruling.faults:
        parts = [_ended(str(fault.says))]
        if fault.expected:
            parts.append(str(say("Expected: {words}.", words=", ".join(str(word) for word in fault.expected))))
        if fault.hint:
            parts.append(_ended(str(fault.hint)))
        yield Remark("error", fault.id, fault.line, fault.column, fault.length, harmless(" ".join(parts)), fault.text)
    if ruling.more_faults:
        last = ruling.faults[-1]
        says = count("And 1 more fault like these.", "And {number} more faults like these.", ruling.more_faults)
        yield Remark("error", last.id, last.line, last.column, last.length, str(says), last.text)


def _ended(words: str) -> str:
    """A sentence, which may be a question."""
    return words[:1].upper() + words[1:] if words.endswith(("?", "!")) else sentence(words)


def _found(finding: FindingLine, told: Told, pen: Pen) -> Remark:
    name = finding.clause or ", ".join(finding.points) or tr(finding.source or "custom")
    return _at("warning", name, finding.line, pen.sentence(finding.says), told)


def _missing(line: int, fact: str, told: Told) -> Remark:
    return _at("warning", MISSING, line, str(say("Needed for a ruling: {fact}.", fact=fact.rstrip("."))), told)


def _clash(line: int, clauses: Iterable[str], told: Told) -> Remark:
    says = say("{clauses} apply and differ; neither gives way.", clauses=both(list(clauses)))
    return _at("warning", CLASH, line, str(says), told)


def _at(level: Level, name: str, line: int, says: str, told: Told) -> Remark:
    """A remark on a whole line of the log, without the blanks around it and without its comment."""
    place = line - told.first
    text = told.rows[place] if 0 <= place < len(told.rows) else ""
    bare = text.split(" #", 1)[0].strip()
    column = text.index(bare) + 1 if bare else 1
    return Remark(level, name, max(line, 1), column, len(bare), harmless(says), text)
