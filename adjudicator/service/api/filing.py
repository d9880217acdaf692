"""What is put on the docket. Every call names its filing by an ``Idempotency-Key``, so that a repeated one files nothing twice."""

from typing import Annotated, Any

from fastapi import APIRouter, Header, Request, Response

from adjudicator.docket.filings import Filing, NewAppeal, NewDecision, NewDeviation, NewNote, NewRuling
from adjudicator.docket.troubles import Unread
from adjudicator.handlog import HandLog
from adjudicator.replay import sections
from adjudicator.ruling import fault_dict
from adjudicator.service.api.asking import told
from adjudicator.service.api.docket import EventId, Number, entry_told, event_told
from adjudicator.service.filing import file, opened_event
from adjudicator.service.kinds import NOT_FILED
from adjudicator.service.problems import Problem
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
        description="Your own name for this filing: visible ASCII, the same each time you send it. The same call again under the same "
        "key gives the entry that is there; another call under it is refused (`409`).",
    ),
]


@router.post("/docket", summary="Open an event", status_code=201, response_model=wire.Event)
def open_event(request: Request, new: wire.NewEvent, known: HeadDirector) -> Response:
    """Opens an event: a tournament, or a club's evening. For head directors.

    Left out, `event` becomes an id that cannot be guessed. One that is there already is refused (`422`), so that a call that is
    repeated opens nothing twice if it names its `event`.
    """
    with speaking(new.language or language()):
        made = opened_event(request, new.name, new.event)
    return told(event_told(made), 201, Location=f"/v1/docket/{made.public_id}")


@router.post("/docket/{event}", summary="File a ruling", status_code=201, response_model=wire.Entry)
def file_ruling(request: Request, event: EventId, known: Director, new: wire.RulingToFile, key: Key) -> Response:
    """Rules on a log and files the ruling: the entry that is answered is on the disk, and `Location` says where it is read.

    A log with faults is not filed (`422`): `faults` has each with line and column, as at `POST /v1/rulings`. `corrects` names the
    ruling that this one takes the place of. For directors of the event.
    """
    with in_turn(new.log):
        rules = new.rules or _default(request, weighed(new.log))
        made = NewRuling(event, new.log, rules, new.readings, table=new.table, corrects=new.corrects, **_texts(new))
        return _filed(request, made, key, known)


@router.post(
    "/docket/{event}/{number}/deviations", summary="File a deviation", status_code=201, response_model=wire.Entry
)
def deviate(
    request: Request, event: EventId, number: Number, known: Director, new: wire.Deviation, key: Key
) -> Response:
    """Files that the director departs from a ruling: what holds instead, and why. The ruling stays as it was filed.

    `number` is that of a ruling. With `expected`, nothing is filed if another has filed in the case since (`409`): read
    `filed_meanwhile`, then file again.
    """
    return _filed(request, NewDeviation(event, number, new.instead, new.reason, new.points, **_texts(new)), key, known)


@router.post("/docket/{event}/{number}/appeals", summary="File an appeal", status_code=201, response_model=wire.Entry)
def appeal(request: Request, event: EventId, number: Number, known: Director, new: wire.Appeal, key: Key) -> Response:
    """Files an appeal: what the player says the law is (`law`), or what happened (`fact`), one of them at least.

    `number` is that of the ruling. `deadline` is a day and a time with their zone. An appeal that comes after it is kept too,
    marked as late.
    """
    made = NewAppeal(event, number, new.by, new.deadline, new.law, new.fact, **_texts(new))
    return _filed(request, made, key, known)


@router.post(
    "/docket/{event}/{number}/decisions", summary="Decide an appeal", status_code=201, response_model=wire.Entry
)
def decide(request: Request, event: EventId, number: Number, known: Director, new: wire.Decision, key: Key) -> Response:
    """Files the decision on an appeal: law and fact apart, `upheld` or `dismissed`, and empty where nothing was asked.

    `number` is that of the appeal, not of the ruling.
    """
    return _filed(request, NewDecision(event, number, new.reason, new.law, new.fact, **_texts(new)), key, known)


@router.post("/docket/{event}/{number}/notes", summary="File a note", status_code=201, response_model=wire.Entry)
def note(request: Request, event: EventId, number: Number, known: Director, new: wire.Note, key: Key) -> Response:
    """Files a note beside an entry: `public_text` for everybody who may read it, `private_text` for the directors.

    One of the two says something. An entry cannot be changed; a note is how something is added.
    """
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
    """Keeps it, in the language it was asked for. The faults of a log are told with their places, as where it is ruled on."""
    with speaking(new.language):
        try:
            entry = file(request, new, key, known)
        except Unread as why:
            raise Problem(NOT_FILED, str(why), [fault_dict(fault) for fault in why.faults]) from why
    request.app.state.metrics.filed.labels(entry.kind).inc()
    place = f"/v1/docket/{entry.event}/{entry.number}"
    return told(entry_told(entry, known), 201, Location=place)
