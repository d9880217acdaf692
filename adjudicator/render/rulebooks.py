"""Rulebooks on paper: which there are, and what one of them says."""

from collections.abc import Sequence

from adjudicator.render.law_words import clause_in_words, term, value
from adjudicator.render.page import Page
from adjudicator.rulebook import Book, Terms, points


def listed(texts: Sequence[Book], houses: Sequence[Book]) -> str:
    """Every rulebook that ships with the program, a line each."""
    page = Page()
    page.put("Rulebooks that follow a text:")
    for book in texts:
        page.put(f"{book.id:14}{book.title}", 1, hang=" " * 14)
    page.heading("House rulebooks, each extending one of them:")
    for book in houses:
        page.put(f"{book.id:14}{book.title} (extends {book.extends}{_since(book)})", 1, hang=" " * 14)
    page.heading("A club's own is named by its file: --rules club.toml")
    return str(page)


def _since(book: Book) -> str:
    return f", in force from {book.in_force.isoformat()}" if book.in_force else ""


def shown(book: Book) -> str:
    """A whole rulebook: terms, readings, what it changes in the book it extends, clauses."""
    page = Page()
    page.put(f"{book.id}: {book.title}")
    page.put(f"Edition: {book.edition}")
    if book.extends:
        page.put(f"Extends {book.extends}{_since(book)} (told, not enforced: a log has no date)")
    elif len(book.family) > 1:
        page.put(f"What it does not say, {book.family[1]} says")
    page.put(f"File: {book.file}", whole_words=True)
    page.heading("Terms:")
    for name in Terms._fields:
        page.put(f"{term(name)}: {value(name, book.terms)}", 1, hang="  ")
    _put_changes(page, book)
    _put_readings(page, book)
    page.heading("Clauses:")
    for clause in book.clauses.values():
        kind = "" if clause.kind == "fixed" else f" ({clause.kind})"
        only = " (only if announced)" if clause.id in book.variants else ""
        page.put(f"{clause.id}{kind}{only}  {clause_in_words(clause)}", 1, hang="  ")
    return str(page)


def _put_changes(page: Page, book: Book) -> None:
    """What a house rulebook does to the clauses of the one it extends."""
    own = [clause for clause in book.clauses if clause.split(".")[0] in ("house", book.id)] if book.extends else []
    for what, clauses in (("Adds", own), ("Amends", book.amended), ("Repeals", book.repealed)):
        if clauses:
            page.heading(f"{what}: {', '.join(clauses)}")


def _put_readings(page: Page, book: Book) -> None:
    """The readings that are not the first of their point."""
    page.heading("Readings, where not (a):")
    for name, point in points().items():
        if (letter := book.readings[name]) != "a":
            page.put(f"{name}, {point.question}: ({letter}) {point.readings[letter]}", 1, hang="  ")
