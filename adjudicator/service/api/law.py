"""The law: ``/v1/rulebooks``, ``/v1/points``, ``/v1/explain/{id}``."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Query, Request, Response

from adjudicator.bookshelf import load_rulebook, names
from adjudicator.meaning import FaultMeant, NothingMeant, Placed, Several, clauses_meant, meaning
from adjudicator.render.meaning import explained
from adjudicator.rulebook import Book, BookError, Clause, Point, points
from adjudicator.service.api.asking import told
from adjudicator.service.kinds import NOT_FOUND
from adjudicator.service.problems import Problem
from adjudicator.service.wire import law as wire
from adjudicator.words import either, say, tr

router = APIRouter(tags=["law"])

Id = Annotated[str, Path(min_length=1, max_length=64)]
Rules = Annotated[str | None, Query(min_length=1, max_length=64)]

KINDS: Final[Mapping[type, str]] = {Placed: "clause", Several: "clauses", Point: "point", FaultMeant: "fault"}


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
    placed = clauses_meant(clause, [book])
    if len(placed) != 1:
        raise _several(clause, placed) if placed else _missing(clause, book.clauses)
    found = placed[0].clause
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
def explain(request: Request, id: Id, rules: Rules = None) -> Response:
    """What an id or a word of the table means."""
    named = _book(rules) if rules else None
    try:
        found = meaning(id, named, lambda: load_rulebook(request.app.state.wishes.rules, files=False))
    except NothingMeant as why:
        raise Problem(NOT_FOUND, str(why.says("GET /v1/rulebooks/{}"))) from None
    placed = found.clauses if isinstance(found, Several) else (found,) if isinstance(found, Placed) else ()
    return told(
        {
            "id": found.name
            if isinstance(found, Several)
            else found.clause.id
            if isinstance(found, Placed)
            else found.id,
            "kind": KINDS[type(found)],
            "text": explained(found, named, lambda _: None),
            "clauses": [{**_line(clause), "rulebook": book.id} for book, clause in placed],
            "also_in": list(found.also) if isinstance(found, Several) else [],
        }
    )


def _books() -> list[Book]:
    return [load_rulebook(name) for name in names()]


def _book(name: str) -> Book:
    try:
        return load_rulebook(name, files=False)
    except BookError as why:
        raise Problem(NOT_FOUND, str(why)) from why


def _missing(name: str, known: Iterable[str]) -> Problem:
    from adjudicator.alike import nearest

    return Problem(NOT_FOUND, str(NothingMeant(name, nearest(name, dict.fromkeys(known))).says("GET /v1/rulebooks/{}")))


def _several(name: str, found: Sequence[Placed]) -> Problem:
    """One clause was asked for, and the name is that of more."""
    clauses = [each.clause.id for each in found]
    says = say("{name} is no one clause; which of {clauses}?", name=name, clauses=either(clauses))
    return Problem(NOT_FOUND, str(says), more={"candidates": clauses})


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
