"""Clause by clause: what each finding cites, on what basis, in which line of the log, and what it says."""

from collections.abc import Mapping
from typing import Final

from adjudicator.bookshelf import load_rulebook, names
from adjudicator.render.law_words import KINDS, clause_in_words
from adjudicator.render.page import Page
from adjudicator.rulebook import Book, Clause, points
from adjudicator.ruling import FindingLine, Ruling
from adjudicator.words import Message, both, in_turn, listed, mark, say

BASES: Final[Mapping[str, str]] = {"text": mark("text"), "silent": mark("silent")}


def put_clauses(page: Page, ruling: Ruling) -> None:
    """Every finding in the order of the log; a clause is told in our words where it is first cited."""
    if not ruling.findings:
        return
    book, told = clauses(ruling), set[str]()
    page.heading(say("Clause by clause:"))
    for finding in ruling.findings:
        name = finding.clause or say("no clause")
        page.put(say("{clause} ({about})", clause=name, about=listed(_about(finding, ruling))), 1)
        _put_finding(page, finding, ruling)
        clause = book.get(finding.clause or "")
        if clause is not None and clause.id not in told:
            told.add(clause.id)
            page.put(say("Clause: {words}", words=clause_in_words(clause)), 2, hang="  ")


def clauses(ruling: Ruling) -> Mapping[str, Clause]:
    """The clauses of the rulebook; none if it is not known."""
    book = known_book(ruling)
    return {} if book is None else book.clauses


def known_book(ruling: Ruling) -> Book | None:
    """The rulebook of a ruling: its own, or the one of that name on the shelf."""
    if ruling.book is not None:
        return ruling.book
    return load_rulebook(ruling.rulebook) if ruling.rulebook in names() else None


def _about(finding: FindingLine, ruling: Ruling) -> list[Message]:
    """Where, on what basis, of what kind."""
    found = [say("line {line}", line=finding.line)] if finding.line else []
    found.append(_basis(finding, ruling))
    if finding.kind != "fixed":
        found.append(say(KINDS[finding.kind]))
    if finding.irregularity:
        found.append(say("irregularity"))
    return found


def _basis(finding: FindingLine, ruling: Ruling) -> Message:
    if finding.basis != "reading":
        return say(BASES[finding.basis])
    decisive = {read["point"] for read in ruling.readings if read["otherwise"]}
    return say("reading of {points}", points=both([point for point in finding.points if point in decisive]))


def _put_finding(page: Page, finding: FindingLine, ruling: Ruling) -> None:
    page.sentence(finding.says, 2)
    if finding.because:
        page.put(say("Because {facts}.", facts=in_turn(finding.because)), 2, hang="  ")
    if finding.basis == "silent":
        page.put(_gap_filled(finding, ruling), 2, hang="  ")
    if finding.available:
        page.put(say("Open to the director: {options}. Nothing is imposed here.", options=in_turn(finding.available)),
                 2, hang="  ")  # fmt: skip
    elif finding.kind == "discretion":
        page.put(say("It is for the director to decide; nothing is imposed here."), 2, hang="  ")


def _gap_filled(finding: FindingLine, ruling: Ruling) -> Message:
    """What fills the gap where no article speaks: the source, and the point as it is read."""
    letters = {read["point"]: read["reading"] for read in ruling.readings}
    told = [_read(point, letters[point]) for point in finding.points if point in letters]
    gaps = [f"read{number}" for number in range(len(told))]
    read = Message("".join(f" ({{{gap}}})" for gap in gaps), tuple(zip(gaps, told, strict=True)))
    if finding.source in (None, "custom"):
        return say("No article says it; custom fills the gap{read}.", read=read)
    return say("No article says it; the rulebook {book} fills the gap{read}.", book=str(finding.source), read=read)


def _read(point: str, letter: str) -> Message:
    known = points()[point]
    return say("{point}, {question}: {reading}", point=point, question=say(known.question),
               reading=say(known.readings[letter]))  # fmt: skip
