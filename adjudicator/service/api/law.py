"""The law: ``/v1/rulebooks``, ``/v1/points``, ``/v1/explain/{id}``."""

from collections.abc import Iterable
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Response

from adjudicator.bookshelf import load_rulebook, names, stands
from adjudicator.render.explanation import Where, clause_explained, fault_explained, point_explained
from adjudicator.rulebook import Book, BookError, Clause, Point, points
from adjudicator.service.api.asking import told
from adjudicator.service.kinds import NOT_FOUND
from adjudicator.service.problems import Problem
from adjudicator.service.wire import law as wire
from adjudicator.words import say, tr

router = APIRouter(tags=["law"])

Id = Annotated[str, Path(min_length=1, max_length=64)]


@router.get("/rulebooks", response_model=wire.Shelf)
def rulebooks() -> Response:
    """Every rulebook that the service knows."""
    return told({"rulebooks": [_shelved(load_rulebook(name)) for name in names()]})


@router.get("/rulebooks/{id}", response_model=wire.Rulebook)
def rulebook(id: Id) -> Response:
    """A whole rulebook: terms, readings, clauses."""
    book = _book(id)
    return told(
        {
            **_shelved(book),
            "terms": {name: _plain(value) for name, value in book.terms._asdict().items()},
            "readings": dict(book.readings),
            "clauses": [_line(clause) for clause in book.clauses.values()],
            "amended": list(book.amended),
            "repealed": list(book.repealed),
        }
    )


@router.get("/rulebooks/{id}/clauses/{clause}", response_model=wire.Clause)
def clause(id: Id, clause: Id) -> Response:
    """A clause as a rulebook has it: when it applies, what it says, which circumstances it answers."""
    book = _book(id)
    found = book.clauses.get(clause) or book.clauses.get(clause.lower())
    if found is None:
        raise _missing(clause, book.clauses)
    keys = (found.id, found.id.rsplit(".", 1)[0])
    return told(
        {
            **_line(found),
            "rulebook": book.id,
            "answers": [
                {"circumstance": ".".join(place), "remedy": answer.remedy}
                for answers in (book.answers, *(variant.answers for variant in book.variants.values()))
                for place, answer in answers.items()
                if answer.clause == found.id
            ],
            "gives_way_to": [other for key in keys for other in book.gives_way.get(key, ())],
            "only_if_announced": found.id in book.variants,
            "amended": found.id in book.amended,
        }
    )


@router.get("/points", response_model=wire.Points)
def all_points() -> Response:
    """Every point of interpretation."""
    books = _books()
    return told({"points": [_point(point, books) for point in points().values()]})


@router.get("/points/{id}", response_model=wire.Point)
def point(id: Id) -> Response:
    """A point of interpretation: the question, its readings, and how each rulebook reads it."""
    found = points().get(id.upper())
    if found is None:
        raise _missing(id, points())
    return told(_point(found, _books()))


@router.get("/explain/{id}", response_model=wire.Explained)
def explain(id: Id, rules: Annotated[str | None, Query(min_length=1, max_length=64)] = None) -> Response:
    """A clause (`gra.9.d`), a point (`P11`) or a kind of fault (`L003`), explained in words."""
    books = [_book(rules)] if rules else _books()
    name = id.upper()
    if kind := _faults().get(name):
        words = fault_explained(name, tr(kind.title), tr(kind.explanation), kind.example)
        return told({"id": name, "kind": "fault", "text": words})
    if found := points().get(name):
        return told({"id": name, "kind": "point", "text": point_explained(found, books, None)})
    for book in books:
        if one := book.clauses.get(id.lower()):
            words = clause_explained(one, book, _stands(one.id, book), None)
            return told({"id": one.id, "kind": "clause", "text": words})
    raise _missing(id, [*(name for book in books for name in book.clauses), *points(), *_faults()])


def _books() -> list[Book]:
    return [load_rulebook(name) for name in names()]


def _book(name: str) -> Book:
    try:
        return load_rulebook(name, files=False)
    except BookError as why:
        raise Problem(NOT_FOUND, str(why)) from why


def _missing(name: str, known: Iterable[str]) -> Problem:
    from adjudicator.alike import nearest

    near = nearest(name, dict.fromkeys(known))
    says = say("there is no clause, point or fault {name}", name=name)
    if near:
        says = say("there is no clause, point or fault {name}; did you mean `{near}`?", name=name, near=near)
    return Problem(NOT_FOUND, str(says))


def _shelved(book: Book) -> dict[str, Any]:
    return {
        "id": book.id,
        "title": tr(book.title),
        "edition": tr(book.edition),
        "language": book.language,
        "extends": book.extends,
        "in_force": book.in_force.isoformat() if book.in_force else None,
    }


def _line(clause: Clause) -> dict[str, Any]:
    return {
        "id": clause.id,
        "when": tr(clause.when),
        "says": tr(clause.says),
        "kind": clause.kind,
        "source": tr(clause.source),
    }


def _point(point: Point, books: Iterable[Book]) -> dict[str, Any]:
    books = list(books)
    return {
        "id": point.id,
        "topic": tr(point.topic),
        "question": tr(point.question),
        "readings": {letter: tr(words) for letter, words in point.readings.items()},
        "read_by": {book.id: book.readings[point.id] for book in books},
        "silent": [book.id for book in books if book.silent_on(point.id)],
    }


def _plain(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value


def _stands(clause: str, book: Book) -> Where:
    """The place of a clause in its file; of one taken over as it was, in the file of the book it comes from."""
    if line := stands(book, clause):
        return Where(book.file, line)
    base = book.extends or next(iter(book.family[1:]), None)
    return _stands(clause, load_rulebook(base)) if base else Where(book.file)


def _faults() -> dict[str, Any]:
    from adjudicator.notation.faults import KINDS as OF_LOGS
    from adjudicator.rulebook.faults import KINDS as OF_BOOKS

    return {**OF_LOGS, **OF_BOOKS}
