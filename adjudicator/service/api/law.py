"""The law: ``/v1/rulebooks``, ``/v1/points``, ``/v1/explain/{id}``."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, Final
from urllib.parse import quote

from fastapi import APIRouter, Path, Query, Request, Response

from adjudicator.bookshelf import load_rulebook, names
from adjudicator.meaning import FaultMeant, Meaning, NothingMeant, Placed, Several, clauses_meant, meaning
from adjudicator.render.meaning import explained
from adjudicator.rulebook import Book, BookError, Clause, Point, points
from adjudicator.service.api.asking import told
from adjudicator.service.kinds import NOT_FOUND
from adjudicator.service.problems import Problem
from adjudicator.service.wire import law as wire
from adjudicator.words import Message, either, say, tr

router = APIRouter(tags=["law"])

BookId = Annotated[str, Path(min_length=1, max_length=64, description="A rulebook, as `GET /v1/rulebooks` lists them.")]
ClauseId = Annotated[
    str, Path(min_length=1, max_length=64, description="A clause: `gra.9.d`, or without the rulebook `9.d`.")
]
PointId = Annotated[
    str, Path(min_length=1, max_length=64, description="A point of interpretation: `P11`; small letters will do.")
]
Asked = Annotated[
    str,
    Path(
        min_length=1,
        max_length=64,
        description="A clause (`gra.9.d`; `9.d` in whatever rulebook has it), an article (`gra.9`), a point (`P11`), a kind of "
        "fault (`L003`), or a word of the table (`knock`).",
    ),
]
Rules = Annotated[
    str | None,
    Query(min_length=1, max_length=64, description="Look in this rulebook only; left out, in every one in its order."),
]

KINDS: Final[Mapping[type, str]] = {Placed: "clause", Several: "clauses", Point: "point", FaultMeant: "fault"}


@router.get("/rulebooks", summary="List the rulebooks", response_model=wire.Shelf)
def rulebooks() -> Response:
    """Every rulebook that the service knows; `id` is what `rules` takes in a call and `rules:` in a log."""
    return told({"rulebooks": [_shelved(load_rulebook(name)) for name in names()]})


@router.get("/rulebooks/{id}", summary="Show a rulebook", response_model=wire.Rulebook)
def rulebook(id: BookId) -> Response:
    """A whole rulebook: terms, readings, clauses.

    `terms` are its numbers (what gin is worth, to how many points a game goes), `readings` how it reads each point of
    interpretation, `clauses` what it says, in our own words. `amended` and `repealed` are what it changes in the rulebook that it
    `extends`. It stays the same while the service runs.
    """
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


@router.get("/rulebooks/{id}/clauses/{clause}", summary="Show a clause", response_model=wire.Clause)
def clause(id: BookId, clause: ClauseId) -> Response:
    """A clause as a rulebook has it: when it applies, what it says, which circumstances it answers.

    `answers` is what it decides: in a circumstance a remedy. While a choice is open under a clause of `gives_way_to`, it waits.
    A name that several clauses have, such as that of an article, is refused (`404`) with their ids in `candidates`;
    `GET /v1/explain/{id}` gives all of them.
    """
    book = _book(id)
    placed = clauses_meant(clause, [book]) if "." in clause else ()
    if not placed:
        missing = say("{rulebook} has no clause {name}", rulebook=book.id, name=clause)
        raise _missing(missing, clause, book.clauses)
    if len(placed) > 1:
        raise _several(clause, placed)
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


@router.get("/points", summary="List the points of interpretation", response_model=wire.Points)
def all_points() -> Response:
    """Every point of interpretation, where a text is silent or can be read two ways: for a form in which a club chooses."""
    books = _books()
    return told({"points": [_point(point, books) for point in points().values()]})


@router.get("/points/{id}", summary="Show a point of interpretation", response_model=wire.Point)
def point(id: PointId) -> Response:
    """A point of interpretation: the question, its readings, and how each rulebook reads it.

    The letters of `readings` are what `readings` takes in a call (`{"P11": "b"}`) and `house:` in a log.
    """
    found = points().get(id.upper())
    if found is None:
        raise _missing(say("there is no point {name}", name=id), id, points())
    return told(_point(found, _books()))


@router.get("/explain/{id}", summary="Explain an id or a word", response_model=wire.Explained)
def explain(request: Request, id: Asked, rules: Rules = None) -> Response:
    """What an id or a word of the table means: the same as `adjudicate explain` tells, but for calls of the command and scenarios.

    `kind` says what was found. Where one name means several clauses (`gra.9`, `7.b`, `knock`), it is `clauses`, and each is in
    `clauses`: ask again for one of them. A word is looked up in the rulebook of the service first; `also_in` names others that have it.
    `text` is for people. What means nothing is refused (`404`), with the nearest name in `detail`.
    """
    named = _book(rules) if rules else None
    try:
        found = meaning(id, named, lambda: load_rulebook(request.app.state.wishes.rules, files=False))
    except NothingMeant as why:
        raise Problem(NOT_FOUND, str(why.says("GET /v1/rulebooks/{}"))) from None
    placed = found.clauses if isinstance(found, Several) else (found,) if isinstance(found, Placed) else ()
    return told(
        {
            "id": _id(found),
            "kind": KINDS[type(found)],
            "text": explained(found, named, None),
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


def _missing(says: Message, name: str, known: Iterable[str]) -> Problem:
    """Nothing of the kind that was asked for has that name: what else has it, or what has nearly that name."""
    from adjudicator.alike import nearest

    if name in names():
        says = say("{missing}; a whole rulebook: {call}", missing=says, call=f"GET /v1/rulebooks/{name}")
    elif _means_something(name):
        says = say("{missing}; `{call}` tells what it is", missing=says, call=f"GET /v1/explain/{quote(name)}")
    elif near := nearest(name, dict.fromkeys(known)):
        says = say("{missing}; did you mean `{near}`?", missing=says, near=near)
    return Problem(NOT_FOUND, str(says))


def _means_something(name: str) -> bool:
    try:
        meaning(name, None, lambda: load_rulebook(names()[0]))
    except NothingMeant:
        return False
    return True


def _several(name: str, found: Sequence[Placed]) -> Problem:
    """One clause was asked for, and the name is that of more."""
    clauses = [each.clause.id for each in found]
    says = say("{name} is not one clause but several; which: {clauses}?", name=name, clauses=either(clauses))
    return Problem(NOT_FOUND, str(says), more={"candidates": clauses})


def _id(found: Meaning) -> str:
    """The id of what was found; of several clauses the name that they have together."""
    if isinstance(found, Several):
        return found.name
    return found.clause.id if isinstance(found, Placed) else found.id


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
