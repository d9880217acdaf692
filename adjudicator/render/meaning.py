"""What an id or a word means, on paper: a clause, a point, a kind of fault, or the clauses that one name means."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from adjudicator.bookshelf import load_rulebook, names, stands
from adjudicator.meaning import FaultMeant, Meaning, Placed, Several
from adjudicator.render.explanation import (
    Where,
    clause_explained,
    clauses_listed,
    fault_explained,
    point_explained,
)
from adjudicator.rulebook import Book, Point
from adjudicator.words import Message, count, language, tr

Citing: TypeAlias = Callable[[str], Sequence[Where] | None]
"""From a clause or a point to the scenarios that show it; ``None`` where there are none to look through."""


def explained(found: Meaning, named: Book | None, citing: Citing | None) -> str:
    """What was found, in words; a point as the rulebook ``named`` reads it, or as each does.

    ``citing`` is ``None`` for whoever has no command: then neither its calls nor scenarios are told.
    """
    by_command = citing is not None
    if isinstance(found, FaultMeant):
        return fault_explained(found.id, tr(found.title), tr(found.explanation), _example(found))
    if isinstance(found, Point):
        books = [named] if named else [load_rulebook(name) for name in names()]
        return point_explained(found, books, citing(found.id) if citing else None, by_command=by_command)
    if isinstance(found, Several):
        return clauses_listed(_title(found), found.clauses, found.also, by_command=by_command)
    shown = citing(found.clause.id) if citing else None
    return clause_explained(found.clause, found.book, where(found), shown, by_command=by_command)


def where(found: Placed) -> Where:
    """The place of a clause in its file; of one taken over as it was, in the file of the book it comes from."""
    book, clause = found
    if line := stands(book, clause.id):
        return Where(book.file, line)
    base = book.extends or next(iter(book.family[1:]), None)
    return where(Placed(load_rulebook(base), clause)) if base else Where(book.file)


def _title(found: Several) -> Message:
    number = len(found.clauses)
    if not found.word:
        return count("{article}, {number} clause:", "{article}, {number} clauses:", number, article=found.name)
    return count(
        "{rulebook}, {number} clause that deals with {word}:",
        "{rulebook}, {number} clauses that deal with {word}:",
        number,
        rulebook=found.clauses[0].book.id,
        word=f"`{found.name}`",
    )


def _example(found: FaultMeant) -> str:
    """A line that shows a kind of fault: of a log in the reader's language, where it is one of a log."""
    from adjudicator.notation.french_examples import EXAMPLES

    return EXAMPLES.get(found.id, found.example) if language() == "fr" else found.example
