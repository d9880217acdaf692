"""Clause by clause: what each finding cites, on what basis, in which line of the log, and what it says."""

from collections.abc import Mapping

from adjudicator.bookshelf import load_rulebook, names
from adjudicator.render.page import Page
from adjudicator.render.pen import Pen
from adjudicator.render.phrases import sentence
from adjudicator.rulebook import Book, Clause, points
from adjudicator.ruling import FindingLine, Ruling


def put_clauses(page: Page, ruling: Ruling, pen: Pen) -> None:
    """Every finding in the order of the log; a clause is told in our words where it is first cited."""
    if not ruling.findings:
        return
    book, told = clauses(ruling), set[str]()
    page.heading("Clause by clause:")
    for finding in ruling.findings:
        page.put(f"{finding.clause or 'no clause'} ({', '.join(_about(finding, ruling))})", 1)
        _put_finding(page, finding, ruling, pen)
        clause = book.get(finding.clause or "")
        if clause is not None and clause.id not in told:
            told.add(clause.id)
            page.put(f"Clause: {pen.words(in_our_words(clause))}", 2, hang="  ")


def clauses(ruling: Ruling) -> Mapping[str, Clause]:
    """The clauses of the rulebook; none if it is not known."""
    book = known_book(ruling)
    return {} if book is None else book.clauses


def known_book(ruling: Ruling) -> Book | None:
    """The rulebook of a ruling: its own, or the one of that name on the shelf."""
    if ruling.book is not None:
        return ruling.book
    return load_rulebook(ruling.rulebook) if ruling.rulebook in names() else None


def in_our_words(clause: Clause) -> str:
    """When a clause applies, and what it says."""
    return f"{clause.when}: {clause.says}".rstrip(".") + "."


def _about(finding: FindingLine, ruling: Ruling) -> list[str]:
    """Where, on what basis, of what kind."""
    found = [f"line {finding.line}"] if finding.line else []
    found.append(_basis(finding, ruling))
    if finding.kind != "fixed":
        found.append(finding.kind)
    if finding.irregularity:
        found.append("irregularity")
    return found


def _basis(finding: FindingLine, ruling: Ruling) -> str:
    if finding.basis != "reading":
        return finding.basis
    decisive = {read["point"] for read in ruling.readings if read["otherwise"]}
    return "reading of " + " and ".join(point for point in finding.points if point in decisive)


def _put_finding(page: Page, finding: FindingLine, ruling: Ruling, pen: Pen) -> None:
    page.put(sentence(pen.message(finding.says)), 2)
    if finding.because:
        page.put(f"Because {'; '.join(pen.message(fact) for fact in finding.because)}.", 2, hang="  ")
    if finding.basis == "silent":
        page.put(_gap_filled(finding, ruling, pen), 2, hang="  ")
    if finding.available:
        open_ = "; ".join(pen.message(what) for what in finding.available)
        page.put(f"Open to the director: {open_}. Nothing is imposed here.", 2, hang="  ")
    elif finding.kind == "discretion":
        page.put("It is for the director to decide; nothing is imposed here.", 2, hang="  ")


def _gap_filled(finding: FindingLine, ruling: Ruling, pen: Pen) -> str:
    """What fills the gap where no article speaks: the source, and the point as it is read."""
    source = finding.source or "custom"
    filled = source if source == "custom" else f"the rulebook {source}"
    letters = {read["point"]: read["reading"] for read in ruling.readings}
    read = [_read(point, letters[point], pen) for point in finding.points if point in letters]
    return f"No article says it; {filled} fills the gap" + "".join(f" ({words})" for words in read) + "."


def _read(point: str, letter: str, pen: Pen) -> str:
    known = points()[point]
    return f"{point}, {pen.words(known.question)}: {pen.words(known.readings[letter])}"
