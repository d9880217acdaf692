"""``adjudicate explain gra.9.d``, ``explain P11``, ``explain L003``: what an id in a ruling means."""

from adjudicator.bookshelf import load_rulebook, names, source
from adjudicator.cli.refusals import book_named
from adjudicator.cli.scenarios import citing
from adjudicator.cli.status import RULED, Bad
from adjudicator.notation import KINDS as LOG_FAULTS
from adjudicator.render.explanation import Where, clause_explained, fault_explained, point_explained
from adjudicator.rulebook import Book, Clause, points
from adjudicator.rulebook.faults import KINDS as BOOK_FAULTS
from adjudicator.rulebook.faults import nearest
from adjudicator.rulebook.places import places
from adjudicator.words import Message, say, tr


def explain(name: str, rules: str | None = None) -> int:
    """Prints what a clause, a point or a kind of fault is; a clause as the rulebook ``rules`` has it, if one is named."""
    books = [book_named(rules)] if rules else [load_rulebook(book) for book in names()]
    for kinds in (LOG_FAULTS, BOOK_FAULTS):
        if kind := kinds.get(name.upper()):
            print(fault_explained(name.upper(), tr(kind.title), tr(kind.explanation), kind.example), end="")
            return RULED
    if point := points().get(name.upper()):
        print(point_explained(point, books, citing(point.id)), end="")
        return RULED
    book, clause = _clause(name, books)
    print(clause_explained(clause, book, _stands(clause.id, book), citing(clause.id)), end="")
    return RULED


def _clause(name: str, books: list[Book]) -> tuple[Book, Clause]:
    """The clause of that name with the first book that has it: a text comes before the houses that extend it."""
    for book in books:
        if clause := book.clauses.get(name.lower()) or book.clauses.get(name):
            return book, clause
    known = [clause for book in books for clause in book.clauses]
    raise Bad(_no_such(name, nearest(name, dict.fromkeys([*known, *points(), *LOG_FAULTS, *BOOK_FAULTS]))))


def _no_such(name: str, near: str) -> Message:
    if name in names():
        call = f"adjudicate rules show {name}"
        return say("there is no clause, point or fault {name}; a whole rulebook: {call}", name=name, call=call)
    if near:
        return say("there is no clause, point or fault {name}; did you mean `{near}`?", name=name, near=near)
    return say("there is no clause, point or fault {name}", name=name)


def _stands(clause: str, book: Book) -> Where:
    """The place of a clause in its file; of one taken over as it was, in the file of the book it comes from."""
    found = places(source(book).decode("utf-8")).keys
    for section in ("amends", "clauses"):
        if place := found.get((section, clause)):
            return Where(book.file, place.line)
    base = book.extends or next(iter(book.family[1:]), None)
    return _stands(clause, load_rulebook(base)) if base else Where(book.file)
