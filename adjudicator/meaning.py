"""What is meant by an id or a word: a clause, an article, a point of interpretation, a kind of fault, a word of the table.

``gra.9.d``, ``gra.9``, ``9.d``, ``P11``, ``L004``, ``knock``. The command, the service and the search of the docket all ask here,
so that the same words mean the same to each. Only what an id asks for is loaded.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias

from adjudicator.bookshelf import load_rulebook, names
from adjudicator.rulebook import Book, Clause, Point, points
from adjudicator.values import NamedTuple
from adjudicator.words import Message, say, tr


class Placed(NamedTuple):
    """A clause, and the rulebook that it is read in: a text comes before the houses that extend it."""

    book: Book
    clause: Clause


class Several(NamedTuple):
    """The clauses that one name means, more than one or found by a word; ``also`` are other rulebooks that have such clauses."""

    name: str
    clauses: tuple[Placed, ...]
    word: bool = False
    also: tuple[str, ...] = ()


class FaultMeant(NamedTuple):
    """A kind of fault: its id, what it is called, what it means, and lines that show it.

    ``title`` and ``explanation`` are for ``tr``; ``example`` is a log or a file as it is written, which has no translation there.
    """

    id: str
    title: str
    explanation: str
    example: str


Meaning: TypeAlias = FaultMeant | Point | Placed | Several


class NothingMeant(LookupError):
    """Nothing has that name; ``near`` is what was perhaps meant."""

    def __init__(self, name: str, near: str) -> None:
        super().__init__(name)
        self.name, self.near = name, near

    def says(self, whole_book: str) -> Message:
        """What is said of it; ``whole_book`` is the call that shows all of a rulebook, with a gap for its name."""
        if self.name in names():
            call = whole_book.format(self.name)
            return say("there is no clause, point or fault {name}; a whole rulebook: {call}", name=self.name, call=call)
        if self.near:
            return say(
                "there is no clause, point or fault {name}; did you mean `{near}`?", name=self.name, near=self.near
            )
        return say("there is no clause, point or fault {name}", name=self.name)


def meaning(name: str, named: Book | None, in_force: Callable[[], Book]) -> Meaning:
    """What ``name`` means, of a clause as the rulebook ``named`` has it, if one is; else as the first that has it.

    For a word of the table the rulebook ``in_force`` comes before the others. Raises NothingMeant.
    """
    if fault := _fault(name.upper()):
        return fault
    if point := points().get(name.upper()):
        return point
    if "." in name and (found := clauses_meant(name, _books(named))):
        return found[0] if len(found) == 1 and _is_whole(name, found[0]) else Several(name.lower(), found)
    if name not in names() and (several := _dealing(name, [named] if named else None, in_force)):
        return several
    raise NothingMeant(name, _near(name, _books(named)))


def clauses_meant(name: str, books: Iterable[Book]) -> tuple[Placed, ...]:
    """The clauses that a name means: the one that is called so, all below it (``gra.9``), or those that end so (``9.d``).

    Of the first two kinds the first book answers that has any; of the last, each.
    """
    low, ending = name.lower(), dict[str, Placed]()
    for book in books:
        if clause := book.clauses.get(low) or book.clauses.get(name):
            return (Placed(book, clause),)
        if below := tuple(Placed(book, each) for each in book.clauses.values() if each.id.startswith(f"{low}.")):
            return below
        for each in book.clauses.values():
            if each.id.endswith(f".{low}"):
                ending.setdefault(each.id, Placed(book, each))
    return tuple(ending.values())


def _books(named: Book | None) -> Iterable[Book]:
    return [named] if named else map(load_rulebook, names())


def _is_whole(name: str, found: Placed) -> bool:
    """Whether a clause is meant, and not the only one of an article."""
    return not found.clause.id.startswith(f"{name.lower()}.")


def _dealing(word: str, named: list[Book] | None, in_force: Callable[[], Book]) -> Several | None:
    """The clauses that deal with a word, in the rulebook that is named or in force; else in the first that has some."""
    if not re.fullmatch(r"[^\W\d_]{2,}(?:[ '’-][^\W\d_]+)*", word):
        return None
    books = named or [in_force(), *map(load_rulebook, names())]
    having = {book.id: found for book in books if (found := _about(word, book))}
    if not having:
        return None
    first, *others = having
    return Several(word, having[first], word=True, also=tuple(others))


def _about(word: str, book: Book) -> tuple[Placed, ...]:
    """The clauses in whose words, as they are read, another word begins with this one."""
    begun = re.compile(rf"\b{re.escape(word)}", re.IGNORECASE)
    return tuple(Placed(book, c) for c in book.clauses.values() if begun.search(f"{tr(c.when)} {tr(c.says)}"))


def _fault(name: str) -> FaultMeant | None:
    """The kind of fault of that name: of a log (L…), a rulebook (R…), the settings (S…)."""
    if not (name[1:].isdecimal() and name[0] in "LRS"):
        return None
    kind = _faults().get(name)
    return FaultMeant(name, kind.title, kind.explanation, kind.example) if kind else None


def _faults() -> Mapping[str, Any]:
    from adjudicator.notation.faults import KINDS as OF_LOGS
    from adjudicator.rulebook.faults import KINDS as OF_BOOKS
    from adjudicator.settings_faults import KINDS as OF_SETTINGS

    return {**OF_LOGS, **OF_BOOKS, **OF_SETTINGS}


def _near(name: str, books: Iterable[Book]) -> str:
    from adjudicator.alike import nearest

    known = [clause for book in books for clause in book.clauses]
    return nearest(name, dict.fromkeys([*known, *points(), *_faults()]))
