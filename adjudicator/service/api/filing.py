"""What is put on the docket. Every call names its filing by an ``Idempotency-Key``, so that a repeated one files nothing twice."""

from typing import Annotated, Any

from fastapi import APIRouter, Header, Request, Response

from adjudicator.docket.filings import Filing, NewAppeal, NewDecision, NewDeviation, NewNote, NewRuling
from adjudicator.handlog import HandLog
from adjudicator.replay import sections
from adjudicator.service.api.asking import told
from adjudicator.service.api.docket import EventId, Number, entry_told, event_told
from adjudicator.service.filing import file, opened_event
from adjudicator.service.weight import in_turn, weighed
from adjudicator.service.who import Director, HeadDirector, Visitor
from adjudicator.service.wire import filed as wire
from adjudicator.words import language, speaking

router = APIRouter(tags=["docket"])

Key = Annotated[
    str,
    Header(
        alias="Idempotency-Key",
        min_length=1,
        max_length=200,
        pattern=r"^[!-~]+$",
        description="Your own name for this filing. The same call again under the same key gives the entry that is there.",
    ),
]


@router.post("/docket", status_code=201, response_model=wire.Event)
def open_event(request: Request, new: wire.NewEvent, known: HeadDirector) -> Response:
    """Opens an event."""
    with speaking(new.language or language()):
        made = opened_event(request, new.name, new.event)
    return told(event_told(made), 201, Location=f"/v1/docket/{made.public_id}")


@router.post("/docket/{event}", status_code=201, response_model=wire.Entry)
def file_ruling(request: Request, event: EventId, known: Director, new: wire.RulingToFile, key: Key) -> Response:
    """Rules on a log and files the ruling. When this is answered, it is on the disk."""
    with in_turn(new.log):
        rules = new.rules or _default(request, weighed(new.log))
        made = NewRuling(event, new.log, rules, new.readings, table=new.table, corrects=new.corrects, **_texts(new))
        return _filed(request, made, key, known)


@router.post("/docket/{event}/{number}/deviations", status_code=201, response_model=wire.Entry)
def deviate(
    request: Request, event: EventId, number: Number, known: Director, new: wire.Deviation, key: Key
) -> Response:
    """Files that the director departs from a ruling, and why."""
    return _filed(request, NewDeviation(event, number, new.instead, new.reason, new.points, **_texts(new)), key, known)


@router.post("/docket/{event}/{number}/appeals", status_code=201, response_model=wire.Entry)
def appeal(request: Request, event: EventId, number: Number, known: Director, new: wire.Appeal, key: Key) -> Response:
    """Files an appeal. One that comes after its deadline is kept too, marked as late."""
    made = NewAppeal(event, number, new.by, new.deadline, new.law, new.fact, **_texts(new))
    return _filed(request, made, key, known)


@router.post("/docket/{event}/{number}/decisions", status_code=201, response_model=wire.Entry)
def decide(request: Request, event: EventId, number: Number, known: Director, new: wire.Decision, key: Key) -> Response:
    """Files the decision on an appeal."""
    return _filed(request, NewDecision(event, number, new.reason, new.law, new.fact, **_texts(new)), key, known)


@router.post("/docket/{event}/{number}/notes", status_code=201, response_model=wire.Entry)
def note(request: Request, event: EventId, number: Number, known: Director, new: wire.Note, key: Key) -> Response:
    """Files a note beside an entry."""
    return _filed(request, NewNote(event, number, **_texts(new)), key, known)


def _texts(new: wire.About) -> dict[str, Any]:
    """What every kind of filing has."""
    return {
        "language": new.language or language(),
        "public_text": new.public_text,
        "private_text": new.private_text,
        "expected": new.expected,
    }


def _default(request: Request, log: HandLog) -> str | None:
    """The rulebook of the service, where the log names none."""
    rules: str = request.app.state.wishes.rules
    return None if any(hand.rules for hand in sections(log)) else rules


def _filed(request: Request, new: Filing, key: str, known: Visitor) -> Response:
    """Keeps it, in the language it was asked for."""
    with speaking(new.language):
        entry = file(request, new, key, known)
    request.app.state.metrics.filed.labels(entry.kind).inc()
    place = f"/v1/docket/{entry.event}/{entry.number}"
    return told(entry_told(entry, known), 201, Location=place)
