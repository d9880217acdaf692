"""``POST /docket``: a log is ruled on once more and filed. What is missing for it, and signing in, is asked for on the way."""

from collections.abc import Mapping
from typing import Annotated, Any, Final
from urllib.parse import urlencode

from fastapi import APIRouter, Depends, Form, Query, Request
from fastapi.responses import RedirectResponse
from markupsafe import Markup
from starlette.responses import Response

from adjudicator.adjudication import Default, adjudicate
from adjudicator.docket.docket import Docket
from adjudicator.docket.entry import Entry, Event
from adjudicator.docket.filings import NewRuling
from adjudicator.docket.troubles import Conflict, FiledAlready, Merge, Refused
from adjudicator.notation import read
from adjudicator.render.forms.html import marked
from adjudicator.render.pen import WITH_SIGNS
from adjudicator.render.text import first_sentence
from adjudicator.rulebook import BookError
from adjudicator.service.filing import LONGEST_TEXT, file, key_of, named, new_key, opened_event, seen
from adjudicator.service.frames import line_in_signs
from adjudicator.service.held import held, hold, let_go
from adjudicator.service.offer import offer_to
from adjudicator.service.opened import docket_of
from adjudicator.service.packed import LARGEST, pack, unpack
from adjudicator.service.problems import Problem
from adjudicator.service.showing import show
from adjudicator.service.weight import GREAT, weighed
from adjudicator.service.who import SignedIn, SignIn, Visitor, director, visitor
from adjudicator.words import Message, language, say

router = APIRouter()

TYPED: Final = ("public_text", "private_text", "expected")
"""What stands in no address: what is said besides, and the last entry of the case that a director had seen."""

EMPTY: Final[Mapping[str, Any]] = {
    **dict.fromkeys(("add", "public_text", "private_text", "held", "writer"), ""),
    **{"corrects": None, "expected": None, "again": 0},
}
"""The fields of a form in which nothing is told yet."""

Seen = Annotated[int, Form(ge=0, le=2**31 - 1)]
Last = Annotated[int, Query(ge=0, le=2**31 - 1)]
Key = Annotated[str, Form(max_length=100)]


@router.get("/file")
def asked(
    request: Request,
    known: SignedIn,
    z: str = "",
    event: str = "",
    table: str = "",
    corrects: int | None = None,
    add: Annotated[str, Query(max_length=400)] = "",
    key: str = "",
    last: Last = 0,
) -> Response:
    """The form: which event, which table, what to say besides.

    ``corrects`` is a ruling that the new one takes the place of, ``add`` the line of what was chosen after it, ``last`` the last
    entry of its case that the director had seen. Under ``key`` is kept what was typed before the session ended.
    """
    theirs: tuple[Entry, ...] = ()
    try:
        log = unpack(z) if z else ""
    except ValueError:
        log = ""
    fields: dict[str, Any] = {"log": log, "event": event, "table": table, "corrects": corrects}
    if corrects is not None:
        director(request, event)
        case = docket_of(request.app).case(event, corrects)
        about = next(entry for entry in case if entry.number == corrects)
        kept = log or about.log
        whole = f"{kept.rstrip()}\n{add}\n" if add else kept
        fields |= {
            "log": whole,
            "table": table or about.table,
            "expected": case[-1].number,
            "corrects": _standing(case),
        }
        theirs = tuple(each for each in case if each.number > last) if last else ()
        fields["add"] = line_in_signs(add, read(kept).language)
    typed = _typed(request, known, event, key)
    return _form(request, known, {**fields, **typed, "held": key if typed else ""}, theirs=theirs)


def _standing(case: list[Entry]) -> int:
    """The ruling of a case that none has taken the place of yet: the next one takes its place."""
    return max(entry.number for entry in case if entry.kind == "ruling")


def _typed(request: Request, known: Visitor, event: str, key: str) -> dict[str, Any]:
    """What was typed before the session ended, for those who may file in that event."""
    there = named(seen(docket_of(request.app), known), event) if key else None
    return held(request, there.public_id, key) if there is not None and known.files(there.public_id) else {}


def _sent(
    log: Annotated[str, Form(max_length=LARGEST)] = "",
    event: Annotated[str, Form(max_length=400)] = "",
    other: Annotated[str, Form(max_length=400)] = "",
    table: Annotated[str, Form(max_length=40)] = "",
    public_text: Annotated[str, Form(max_length=LONGEST_TEXT)] = "",
    private_text: Annotated[str, Form(max_length=LONGEST_TEXT)] = "",
    corrects: Annotated[int | None, Form()] = None,
    expected: Annotated[int | None, Form()] = None,
) -> NewRuling:
    """What was sent, ``event`` as somebody chose or typed it; what he typed (``other``) outranks what stood there."""
    return NewRuling(
        other.strip() or event,
        "\n".join(log.split("\r\n")),
        language=language(),
        table=" ".join(table.split()),
        public_text=public_text.strip(),
        private_text=private_text.strip(),
        corrects=corrects,
        expected=expected,
    )


@router.post("/docket")
def filed(
    request: Request,
    sent: Annotated[NewRuling, Depends(_sent)],
    key: Key = "",
    again: Seen = 0,
    held: Key = "",
    writer: Key = "",
) -> Response:
    """Files the ruling on a log and shows the entry. A form that is sent twice is filed once.

    Another form on a log that is filed already says so first; ``again`` is the newest such entry that its director has seen.
    """
    known, key = visitor(request), key or new_key()
    fields = {**sent._asdict(), "key": key, "again": again, "held": held, "writer": writer}
    if known is None:
        return _sign_in_first(request, sent, writer)
    there = docket_of(request.app)
    where = _event(request, there, known, sent.event) if sent.log.strip() else say("There is no log yet.")
    if isinstance(where, Message):
        return _form(request, known, fields, 422, where)
    director(request, where.public_id)
    new = sent._replace(event=where.public_id, rules=_rules(request, sent.log))
    try:
        entry = file(request, new, key_of(key, known.name), known, again)
        let_go(request, new.event, held)
    except Refused as why:
        return _form(request, known, fields, 422, why.says)
    except FiledAlready as why:
        return _form(request, known, {**fields, "again": why.there.number}, 409, there=why.there)
    except Conflict as why:
        return _form(request, known, {**fields, "key": new_key(), "again": why.there.number}, 409, there=why.there)
    except Merge as why:
        latest = {"expected": why.theirs[-1].number, "corrects": _standing(there.case(new.event, new.corrects or 0))}
        return _form(request, known, {**fields, **latest}, 409, theirs=why.theirs)
    return RedirectResponse(f"/docket/{entry.event}/{entry.number}", 303)


def _sign_in_first(request: Request, sent: NewRuling, writer: str) -> Response:
    """The way to sign in and back to the form, with all that was told. A log too long for an address stays on the page."""
    packed, key, typed = pack(sent.log), new_key(), {name: getattr(sent, name) for name in TYPED}
    event = named(docket_of(request.app).events(), sent.event)
    kept = hold(request, event.public_id, key, {**typed, "writer": writer}) if event is not None else False
    if packed is None or (not kept and (sent.public_text or sent.private_text)):
        return _form(request, None, {**sent._asdict(), "writer": writer}, 401)
    more = {"corrects": sent.corrects, "key": key if kept else None}
    told = {"z": packed, "event": sent.event, "table": sent.table, **more}
    raise SignIn("/file?" + urlencode({name: value for name, value in told.items() if value is not None}))


def _event(request: Request, there: Docket, known: Visitor, asked: str) -> Event | Message:
    """The event that was named, opened where a head director names a new one; or what is wrong with the name."""
    events = seen(there, known)
    found = named(events, asked)
    if found is not None:
        return found
    if not known.at_least("head director"):
        return say("There is no event of this name that you may file in.")
    try:
        return opened_event(request, asked)
    except Refused as why:
        return why.says


def _rules(request: Request, log: str) -> str | None:
    """The rulebook by which the page has ruled: the one that the log names, else that of the service."""
    try:
        return adjudicate(
            weighed(log), compare=False, files=False, default=Default(request.app.state.wishes.rules)
        ).rulebook
    except BookError:
        return None


def _to_be_filed(request: Request, log: str) -> Markup:
    """The sentence of the ruling that would be filed; nothing where there is none, or the log is so long that it takes its time."""
    if not log.strip() or len(log) > GREAT:
        return Markup()
    default = Default(request.app.state.wishes.rules)
    try:
        ruling = adjudicate(weighed(log), compare=False, files=False, default=default)
    except (BookError, Problem):
        return Markup()
    return Markup() if ruling.outcome == "unread" else Markup(marked(first_sentence(ruling, WITH_SIGNS)))


def _form(
    request: Request,
    known: Visitor | None,
    fields: dict[str, Any],
    status: int = 200,
    wrong: Message | None = None,
    **context: Any,
) -> Response:
    offer = offer_to(request, known)
    whole: dict[str, Any] = {**EMPTY, "key": new_key(), **fields}
    more = {
        "wrong": wrong,
        "there": None,
        "theirs": (),
        "known": known,
        "offer": offer,
        "says": _to_be_filed(request, whole["log"]),
        "chosen": named(offer.events, whole["event"]),
        **context,
    }
    return show(request, "file.html", status, **whole, **more)
