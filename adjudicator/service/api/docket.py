"""What is read of the docket: events, entries, cases, precedents, and whether the chain is whole."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response

from adjudicator.docket.entry import Entry, Event
from adjudicator.docket.moment import written
from adjudicator.docket.precedents import Wanted
from adjudicator.service.api.asking import told
from adjudicator.service.opened import docket_of
from adjudicator.service.weight import in_turn
from adjudicator.service.who import SignedIn, Viewer, Visitor, unknown
from adjudicator.service.wire import filed as wire

router = APIRouter(tags=["docket"])

EventId = Annotated[str, Path(min_length=1, max_length=64)]
Number = Annotated[int, Path(ge=1, le=2**31 - 1)]
After = Annotated[int, Query(ge=0, le=2**31 - 1)]
Limit = Annotated[int, Query(ge=1, le=100)]
Searched = Annotated[str, Query(max_length=2000)]


@router.get("/docket", response_model=wire.Events)
def events(request: Request, known: SignedIn) -> Response:
    """The events that you may see, the newest first."""
    return told({"events": [event_told(e) for e in docket_of(request.app).events() if known.sees(e.public_id)]})


@router.get("/precedents", response_model=wire.Precedents)
def precedents(
    request: Request,
    known: SignedIn,
    clause: Annotated[str, Query(max_length=64)] = "",
    facts: Searched = "",
    text: Searched = "",
    event: Annotated[str | None, Query(min_length=1, max_length=64)] = None,
    limit: Annotated[int, Query(ge=1, le=50)] = 10,
) -> Response:
    """Earlier rulings in the events that you may see: those that cite a clause, are like a fact pattern, have these words."""
    if event is not None and not known.sees(event):
        raise unknown()
    where = [event] if event is not None else None if known.at_least("head director") else sorted(known.events)
    wanted = Wanted(clause.strip(), facts, text.replace("\x00", " "), where, limit)
    found = docket_of(request.app).precedents(wanted)
    return told(
        {
            "precedents": [
                {
                    "entry": entry_told(one.entry, known),
                    "likeness": one.likeness,
                    "followed_by": [list(pair) for pair in one.followed_by],
                }
                for one in found
            ]
        }
    )


@router.get("/docket/{event}", response_model=wire.Entries)
def entries(request: Request, event: EventId, known: Viewer, after: After = 0, limit: Limit = 50) -> Response:
    """The entries of an event in order, those after number `after`."""
    found = docket_of(request.app).entries(event, after, limit + 1)
    more = found[limit - 1].number if len(found) > limit else None
    return told({"entries": [entry_told(entry, known) for entry in found[:limit]], "next": more})


@router.get("/docket/{event}/chain", response_model=wire.Checks)
def chain(request: Request, event: EventId, known: Viewer, again: bool = False) -> Response:
    """Whether every entry is as it was filed; with `again`, whether each ruling comes out the same today. That takes a while."""
    with in_turn("", great=True):
        checks = list(docket_of(request.app).verify(event, again=again))
    shown = [
        {"number": c.number, "kind": c.kind, "intact": c.intact, "faults": [str(f) for f in c.faults], "same": c.same}
        for c in checks
    ]
    return told({"intact": all(check.intact for check in checks), "checks": shown})


@router.get("/docket/{event}/{number}", response_model=wire.Entry)
def entry(request: Request, event: EventId, number: Number, known: Viewer) -> Response:
    """One entry."""
    return told(entry_told(docket_of(request.app).entry(event, number), known))


@router.get("/docket/{event}/{number}/case", response_model=wire.Entries)
def case(request: Request, event: EventId, number: Number, known: Viewer) -> Response:
    """Everything that was filed about the dispute that an entry belongs to, in order."""
    return told({"entries": [entry_told(e, known) for e in docket_of(request.app).case(event, number)], "next": None})


def entry_told(entry: Entry, known: Visitor) -> dict[str, Any]:
    """An entry as data. The private text is left out for whoever may not file in the event."""
    data = {**entry._asdict(), "filed_at": written(entry.filed_at)}
    data |= {name: list(data[name]) for name in ("players", "clauses")}
    data |= {name: dict(data[name]) for name in ("readings", "facts", "details")}
    if not known.files(entry.event):
        del data["private_text"]
    return data


def event_told(event: Event) -> dict[str, Any]:
    """An event as data."""
    born = written(event.created_at)
    return {"event": event.public_id, "name": event.name, "created_at": born, "entries": event.last_number}
