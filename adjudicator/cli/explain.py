"""``adjudicate explain gra.9.d``, ``explain P11``, ``explain L003``, ``explain knock``: what an id or a word means."""

from collections.abc import Iterable, Iterator
from typing import Any

from adjudicator.bookshelf import load_rulebook, names, stands
from adjudicator.cli.clauses import article, dealing
from adjudicator.cli.refusals import book_named
from adjudicator.cli.scenarios import citing
from adjudicator.cli.status import RULED, Bad
from adjudicator.render.explanation import Where, clause_explained, fault_explained, point_explained
from adjudicator.rulebook import Book, Clause, points
from adjudicator.words import Message, language, say, tr


def explain(name: str, rules: str | None = None) -> int:
    """Prints what a clause, a point or a kind of fault is; a clause as the rulebook ``rules`` has it, if one is named.

    Of an article, or of a word of the table (``knock``), its clauses are listed. Only what the id asks for is loaded.
    """
    named = [book_named(rules)] if rules else None
    if kind := _fault(name.upper()):
        print(fault_explained(name.upper(), tr(kind.title), tr(kind.explanation), _example(name.upper(), kind)), end="")
        return RULED
    if point := points().get(name.upper()):
        print(point_explained(point, named or list(_books()), citing(point.id)), end="")
        return RULED
    if listed := article(name, named or _books()) or (dealing(name, named or ()) if name not in names() else ""):
        print(listed, end="")
        return RULED
    book, clause = _clause(name, named or _books())
    print(clause_explained(clause, book, _stands(clause.id, book), citing(clause.id)), end="")
    return RULED


def _fault(name: str) -> Any:
    """The kind of fault of that name: of a log (L…), a rulebook (R…), the settings (S…)."""
    if name[1:].isdecimal() and name[0] in "LRS":
        return _faults().get(name)
    return None


def _example(name: str, kind: Any) -> str:
    """A line that shows a kind of fault: of a log in the reader's language, where it is one of a log."""
    from adjudicator.notation.french_examples import EXAMPLES

    example: str = kind.example
    return EXAMPLES.get(name, example) if language() == "fr" else example


def _faults() -> dict[str, Any]:
    from adjudicator.cli.settings_faults import KINDS as OF_SETTINGS
    from adjudicator.notation.faults import KINDS as OF_LOGS
    from adjudicator.rulebook.faults import KINDS as OF_BOOKS

    return {**OF_LOGS, **OF_BOOKS, **OF_SETTINGS}


def _books() -> Iterator[Book]:
    return map(load_rulebook, names())


def _clause(name: str, books: Iterable[Book]) -> tuple[Book, Clause]:
    """The clause of that name with the first book that has it: a text comes before the houses that extend it."""
    known: list[str] = []
    for book in books:
        if clause := book.clauses.get(name.lower()) or book.clauses.get(name):
            return book, clause
        known += book.clauses
    from adjudicator.alike import nearest

    raise Bad(_no_such(name, nearest(name, dict.fromkeys([*known, *points(), *_faults()]))))


def _no_such(name: str, near: str) -> Message:
    if name in names():
        call = f"adjudicate rules show {name}"
        return say("there is no clause, point or fault {name}; a whole rulebook: {call}", name=name, call=call)
    if near:
        return say("there is no clause, point or fault {name}; did you mean `{near}`?", name=name, near=near)
    return say("there is no clause, point or fault {name}", name=name)


def _stands(clause: str, book: Book) -> Where:
    """The place of a clause in its file; of one taken over as it was, in the file of the book it comes from."""
    if line := stands(book, clause):
        return Where(book.file, line)
    base = book.extends or next(iter(book.family[1:]), None)
    return _stands(clause, load_rulebook(base)) if base else Where(book.file)
