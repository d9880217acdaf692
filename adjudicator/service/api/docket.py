"""What is read of the docket: events, entries, cases, precedents, and whether the chain is whole."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response

from adjudicator.docket.entry import Entry, Event
from adjudicator.docket.moment import written
from adjudicator.docket.precedents import Wanted
from adjudicator.service.api.asking import told
from adjudicator.service.opened import docket_of
from adjudicator.service.weight import in_turn
from adjudicator.service.who import EVENT, SignedIn, Viewer, Visitor, unknown
from adjudicator.service.wire import filed as wire

router = APIRouter(tags=["docket"])

EventId = Annotated[str, Path(min_length=1, max_length=64, description=EVENT)]
Number = Annotated[int, Path(ge=1, le=2**31 - 1, description="The number of an entry in its event, from 1.")]
After = Annotated[
    int, Query(ge=0, le=2**31 - 1, description="Only entries after this number: `next` of the call before.")
]
Limit = Annotated[int, Query(ge=1, le=100, description="So many at most.")]
Cited = Annotated[
    str, Query(max_length=64, description="Cites this clause (`gra.9.d`, `9.d`) or one of this article (`gra.9`).")
]
Facts = Annotated[
    str, Query(max_length=2000, description="Is like this: the `fact_pattern` of an entry. The likest come first.")
]
Words = Annotated[str, Query(max_length=2000, description="Has these words in what was written of it.")]
Within = Annotated[
    str | None,
    Query(min_length=1, max_length=64, description="In this event only; left out, in each that you may see."),
]
Most = Annotated[int, Query(ge=1, le=50, description="So many at most.")]
Again = Annotated[bool, Query(description="Rule on every log again and compare. That takes a while.")]


@router.get("/docket", summary="List your events", response_model=wire.Events)
def events(request: Request, known: SignedIn) -> Response:
    """The events that you may see, the newest first. `event` is what every other call of the docket takes."""
    return told({"events": [event_told(e) for e in docket_of(request.app).events() if known.sees(e.public_id)]})


@router.get("/precedents", summary="Find earlier rulings like this one", response_model=wire.Precedents)
def precedents(
    request: Request,
    known: SignedIn,
    clause: Cited = "",
    facts: Facts = "",
    text: Words = "",
    event: Within = None,
    limit: Most = 10,
) -> Response:
    """Earlier rulings in the events that you may see: those that cite a clause, are like a fact pattern, have these words.

    `clause` narrows the search, `facts` and `text` put what is found in order; without any, the newest come first. `likeness` is 1
    for the same fact pattern. `followed_by` tells what became of a ruling: a deviation, an appeal, a decision, by kind and number.
    """
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


@router.get("/docket/{event}", summary="Read the entries of an event", response_model=wire.Entries)
def entries(request: Request, event: EventId, known: Viewer, after: After = 0, limit: Limit = 50) -> Response:
    """The entries of an event in order, those after number `after`.

    `next` is what to ask `after` for the rest, and `null` at the end. An entry never changes: whoever has read as far as one need only
    ask for those after it.
    """
    found = docket_of(request.app).entries(event, after, limit + 1)
    more = found[limit - 1].number if len(found) > limit else None
    return told({"entries": [entry_told(entry, known) for entry in found[:limit]], "next": more})


@router.get("/docket/{event}/chain", summary="Verify the chain of an event", response_model=wire.Checks)
def chain(request: Request, event: EventId, known: Viewer, again: Again = False) -> Response:
    """Whether every entry is as it was filed; with `again`, whether each ruling comes out the same today.

    `intact` is about the whole chain, `checks` about each entry: `faults` says what is wrong with it, `same` is false where today's
    ruling is another. With `again` such calls come one after another; one that waits too long is refused with `503`.
    """
    with in_turn("", great=True):
        checks = list(docket_of(request.app).verify(event, again=again))
    shown = [
        {"number": c.number, "kind": c.kind, "intact": c.intact, "faults": [str(f) for f in c.faults], "same": c.same}
        for c in checks
    ]
    return told({"intact": all(check.intact for check in checks), "checks": shown})


@router.get("/docket/{event}/{number}", summary="Read an entry", response_model=wire.Entry)
def entry(request: Request, event: EventId, number: Number, known: Viewer) -> Response:
    """One entry, as it was filed: log, rulebook, readings, the whole ruling (`facts`), texts, who filed it and when.

    `private_text` is there only for those who may file in the event. `case` is the number of the ruling that the dispute goes
    back to; `hash` chains the entry to the one before.
    """
    return told(entry_told(docket_of(request.app).entry(event, number), known))


@router.get("/docket/{event}/{number}/case", summary="Read a whole case", response_model=wire.Entries)
def case(request: Request, event: EventId, number: Number, known: Viewer) -> Response:
    """Everything that was filed about the dispute that an entry belongs to, in order, whichever of its entries you name.

    The number of the last one is what `expected` takes when you file something in the case.
    """
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
