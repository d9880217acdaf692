"""Rulebooks on paper: which there are, and what one of them says."""

from collections.abc import Sequence

from adjudicator.render.law_words import KINDS, as_read, clause_in_words, term, value
from adjudicator.render.page import Page
from adjudicator.rulebook import Book, Clause, Terms, points
from adjudicator.words import Message, mark, say
from adjudicator.words import listed as row


def listed(texts: Sequence[Book], houses: Sequence[Book]) -> str:
    """Every rulebook that ships with the program, a line each."""
    page = Page()
    page.put(say("Rulebooks that follow a text:"))
    for book in texts:
        page.put(say("{rulebook}{title}", rulebook=f"{book.id:14}", title=say(book.title)), 1, hang=" " * 14)
    page.heading(say("House rulebooks, each extending one of them:"))
    for book in houses:
        page.put(say("{rulebook}{title} ({extends})", rulebook=f"{book.id:14}", title=say(book.title), extends=extends(book)),
                 1, hang=" " * 14)  # fmt: skip
    page.heading(say("A club's own is named by its file: --rules club.toml"))
    return str(page)


def extends(book: Book) -> Message:
    """Which rulebook it extends, and since when."""
    if not book.in_force:
        return say("extends {rulebook}", rulebook=str(book.extends))
    return say("extends {rulebook}, in force from {date}", rulebook=str(book.extends), date=book.in_force.isoformat())


def shown(book: Book) -> str:
    """A whole rulebook: terms, readings, what it changes in the book it extends, clauses."""
    page = Page()
    page.put(say("{rulebook}: {title}", rulebook=book.id, title=say(book.title)))
    page.put(say("Edition: {edition}", edition=say(book.edition)))
    if book.extends:
        page.put(
            page.pen.sentence(say("{extends} (told, not enforced: a log has no date)", extends=extends(book))).rstrip(
                "."
            )
        )
    elif len(book.family) > 1:
        page.put(say("What it does not say, {rulebook} says", rulebook=book.family[1]))
    page.put(say("File: {file}", file=book.file), whole_words=True)
    page.heading(say("Terms:"))
    for name in Terms._fields:
        page.put(say("{term}: {value}", term=term(name), value=value(name, book.terms)), 1, hang="  ")
    _put_changes(page, book)
    _put_readings(page, book)
    page.heading(say("Clauses:"))
    for clause in book.clauses.values():
        page.put(clause_line(clause, book), 1, hang="  ")
    return str(page)


def clause_line(clause: Clause, book: Book) -> Message:
    """A clause with what is unusual about it."""
    about: list[Message] = [] if clause.kind == "fixed" else [say(KINDS[clause.kind])]
    if clause.id in book.variants:
        about.append(say("only if announced"))
    words = clause_in_words(clause)
    if not about:
        return say("{clause}  {words}", clause=clause.id, words=words)
    return say("{clause} ({about})  {words}", clause=clause.id, about=row(about), words=words)


def _put_changes(page: Page, book: Book) -> None:
    """What a house rulebook does to the clauses of the one it extends."""
    own = [clause for clause in book.clauses if clause.split(".")[0] in ("house", book.id)] if book.extends else []
    changes = (
        (mark("Adds: {clauses}"), own),
        (mark("Amends: {clauses}"), book.amended),
        (mark("Repeals: {clauses}"), book.repealed),
    )
    for words, clauses in changes:
        if clauses:
            page.heading(say(words, clauses=", ".join(clauses)))


def _put_readings(page: Page, book: Book) -> None:
    """The readings that are not the first of their point."""
    page.heading(say("Readings, where not (a):"))
    for name, point in points().items():
        if (letter := book.readings[name]) != "a":
            page.put(as_read(point, letter), 1, hang="  ")
