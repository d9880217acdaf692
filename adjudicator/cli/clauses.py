"""The clauses of an article (``explain gra.9``), and those that deal with a word of the table (``explain knock``)."""

import re
from collections.abc import Iterable, Sequence

from adjudicator.bookshelf import load_rulebook, names
from adjudicator.cli.refusals import book_named
from adjudicator.render.explanation import clauses_listed
from adjudicator.rulebook import Book, Clause
from adjudicator.words import count, tr


def article(name: str, books: Iterable[Book]) -> str:
    """The clauses of an article, in the first rulebook that has it; empty where none has."""
    if not re.fullmatch(r"[\w-]+\.\w+", name):
        return ""
    for book in books:
        found = [clause for clause in book.clauses.values() if clause.id.startswith(f"{name.lower()}.")]
        if found:
            title = count(
                "{article}, {number} clause:", "{article}, {number} clauses:", len(found), article=name.lower()
            )
            return clauses_listed(title, found, book)
    return ""


def dealing(word: str, named: Sequence[Book]) -> str:
    """The clauses that deal with a word, in the rulebook of the call or the settings; else in the first that has some."""
    if not re.fullmatch(r"[^\W\d_]{2,}(?:[ '’-][^\W\d_]+)*", word):
        return ""
    books = list(named) or [_in_force(), *map(load_rulebook, names())]
    having = {book.id: book for book in books if _about(word, book)}
    if not having:
        return ""
    book = next(iter(having.values()))
    found = _about(word, book)
    title = count(
        "{rulebook}, {number} clause that deals with {word}:",
        "{rulebook}, {number} clauses that deal with {word}:",
        len(found),
        rulebook=book.id,
        word=f"`{word}`",
    )
    return clauses_listed(title, found, book, [other for other in having if other != book.id])


def _about(word: str, book: Book) -> list[Clause]:
    """The clauses in whose words, as they are read, another word begins with this one."""
    begun = re.compile(rf"\b{re.escape(word)}", re.IGNORECASE)
    return [c for c in book.clauses.values() if begun.search(f"{tr(c.when)} {tr(c.says)}")]


def _in_force() -> Book:
    """The rulebook that the settings name, else the one that rules where nothing is said."""
    from adjudicator.adjudication import UNSAID
    from adjudicator.cli.settings import Search

    held = Search({}).of().rulebook()
    return load_rulebook(UNSAID) if held.origin == "default" else book_named(str(held.value))
