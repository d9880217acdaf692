"""``/docket``: the events somebody may see, what was filed in each, and a search for earlier rulings like this one."""

from collections.abc import Iterator
from typing import Annotated, Any, Final, NamedTuple

from fastapi import APIRouter, Form, Query, Request
from fastapi.responses import RedirectResponse
from starlette.responses import Response

from adjudicator.docket.checked import books_kept
from adjudicator.docket.docket import Docket
from adjudicator.docket.entry import Entry, Event
from adjudicator.docket.precedents import Wanted
from adjudicator.docket.troubles import Refused
from adjudicator.rulebook import Book
from adjudicator.service.as_filed import in_short
from adjudicator.service.filing import named, opened_event, seen
from adjudicator.service.opened import docket_of
from adjudicator.service.showing import show
from adjudicator.service.who import Director, HeadDirector, SignedIn, Viewer, now
from adjudicator.words import mark

router = APIRouter()

SHOWN: Final = 30
Searched = Annotated[str, Query(max_length=400)]
Before = Annotated[int, Query(le=2**31 - 1)]

LIKEST: Final = 10
"""So many rulings like another are shown."""

SAYS: Final = {
    "ruling": mark("Ruling"),
    "deviation": mark("Deviation"),
    "appeal": mark("Appeal"),
    "decision": mark("Decision on an appeal"),
    "superseded": mark("Superseded"),
    "outdated": mark("Outdated"),
    "note": mark("Note"),
}
"""What each kind of entry is called on a page."""


class Row(NamedTuple):
    """An entry in a list: a sentence of it, and the kinds and numbers of what was filed on it later.

    ``alike`` is what it has in common with the entry to which others were asked for, in a hundred parts.
    """

    entry: Entry
    kind: str
    says: str
    followed: tuple[tuple[str, int], ...] = ()
    alike: int | None = None


@router.get("/docket")
def docket(request: Request, known: SignedIn, clause: Searched = "", text: Searched = "") -> Response:
    """The events; and what a search finds in all of them."""
    there = docket_of(request.app)
    events = seen(there, known)
    found = list(_found(there, [event.public_id for event in events], clause, text))
    names = {event.public_id: event.name for event in events}
    return _list(
        request, events=events, names=names, rows=found, clause=clause, text=text, files=known.at_least("head director")
    )


@router.post("/docket/events")
def open_event(request: Request, known: HeadDirector, name: Annotated[str, Form(max_length=400)]) -> Response:
    """Opens an event: a chain of entries of its own."""
    there = docket_of(request.app)
    try:
        event = named(there.events(), name) or opened_event(request, name)
    except Refused as why:
        events = seen(there, known)
        return _list(
            request, 422, events=events, names={}, rows=[], clause="", text="", files=True, wrong=why.says, name=name
        )
    return RedirectResponse(f"/docket/{event.public_id}", 303)


@router.get("/docket/{event}")
def of_event(
    request: Request,
    event: str,
    known: Viewer,
    before: Before = 0,
    clause: Searched = "",
    text: Searched = "",
    like: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0,
) -> Response:
    """What was filed in an event, the newest first; or what a search finds in it; or what is ``like`` an entry, in all events."""
    there = docket_of(request.app)
    about = there.event(event)
    if like:
        events = seen(there, known)
        names = {each.public_id: each.name for each in events}
        rows = list(_like(there, event, like, events))
        return _list(request, event=about, like=like, names=names, rows=rows, clause="", text="", files=False)
    if clause.strip() or text.strip():
        rows, older = list(_found(there, [event], clause, text)), 0
    else:
        page = there.entries(event, max(before, 0), SHOWN + 1, newest_first=True)
        rows, older = list(_rows(there, page[:SHOWN])), page[SHOWN - 1].number if len(page) > SHOWN else 0
    return _list(request, event=about, rows=rows, older=older, clause=clause, text=text, files=known.files(event))


@router.post("/docket/{event}/outdated")
def mark_outdated(request: Request, event: str, known: Director) -> Response:
    """Marks the rulings of an event whose rulebook has changed since they were filed."""
    docket_of(request.app).mark_outdated(event, now(request), known.name)
    return RedirectResponse(f"/docket/{event}", 303)


def _list(request: Request, status: int = 200, **context: Any) -> Response:
    whole = {"event": None, "older": 0, "like": 0, "names": {}, "wrong": None, "name": "", "says": SAYS, **context}
    return show(request, "docket.html", status, **whole)


def _found(there: Docket, events: list[str], clause: str, text: str) -> Iterator[Row]:
    """The ten rulings that a search fits best; nothing where nothing is looked for."""
    if events and (clause.strip() or text.strip()):
        found = there.precedents(Wanted(clause.strip(), "", text, events))
        for each, row in zip(found, _read(there, [each.entry for each in found]), strict=True):
            yield row._replace(followed=each.followed_by)


def _like(there: Docket, event: str, number: int, events: list[Event]) -> Iterator[Row]:
    """The ten rulings that have most in common with an entry in what happened; not those of its own case."""
    case = there.case(event, number)
    facts = next(entry.fact_pattern for entry in case if entry.number == number)
    own = {(entry.event, entry.number) for entry in case}
    wanted = Wanted(facts=facts, events=[each.public_id for each in events], limit=LIKEST + len(own))
    found = there.precedents(wanted) if facts else []
    others = [each for each in found if (each.entry.event, each.entry.number) not in own][:LIKEST]
    for each, row in zip(others, _read(there, [each.entry for each in others]), strict=True):
        yield row._replace(followed=each.followed_by, alike=int(each.likeness * 100))


def _rows(there: Docket, entries: list[Entry]) -> Iterator[Row]:
    marks: dict[int, list[tuple[str, int]]] = {}
    for row in _read(there, entries):
        entry = row.entry
        if entry.refers_to is not None:
            marks.setdefault(entry.refers_to, []).insert(0, (entry.kind, entry.number))
        yield row._replace(followed=tuple(marks.get(entry.number, ())))


def _read(there: Docket, entries: list[Entry]) -> list[Row]:
    """Each entry with a sentence of it; their rulebooks are fetched together."""
    books = books_kept(there.store, entries)
    return [_row(entry, books[entry.rulebook_digest]) for entry in entries]


def _row(entry: Entry, book: Book | None) -> Row:
    if entry.kind == "ruling":
        return Row(entry, SAYS[entry.kind], in_short(entry, book))
    details = entry.details
    says = details.get("instead") or details.get("reason") or details.get("law") or details.get("fact")
    return Row(entry, SAYS[entry.kind], str(says or entry.public_text))
