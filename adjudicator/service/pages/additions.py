"""What is filed on an entry later: a deviation, an appeal, the decision on it, a note. Each has a form with one address.

The key of a form and what its writer had seen stand in its address: whoever goes back, loads again or sends twice comes to
the same form and files once.
"""

from collections.abc import Callable, Mapping
from datetime import UTC, datetime, timedelta
from typing import Annotated, Any, Final
from urllib.parse import quote, urlencode

from fastapi import APIRouter, Depends, Request
from fastapi.responses import RedirectResponse
from starlette.responses import Response

from adjudicator.docket.entry import Entry
from adjudicator.docket.filings import Filing, NewAppeal, NewDecision, NewDeviation, NewNote
from adjudicator.docket.troubles import Conflict, Merge, Refused
from adjudicator.service.filing import LONGEST_TEXT, file, new_key
from adjudicator.service.held import held, hold, let_go
from adjudicator.service.opened import docket_of
from adjudicator.service.pages.docket import SAYS
from adjudicator.service.pages.entry import followed
from adjudicator.service.showing import show
from adjudicator.service.who import Director, SignIn, Visitor, director, unknown, visitor
from adjudicator.words import Message, language, say

router = APIRouter()

TIME: Final = timedelta(hours=24)
"""How long after a ruling an appeal is taken, unless the event says otherwise: the form begins with it."""

AT: Final = "%Y-%m-%dT%H:%M"
Fields = Mapping[str, str]


def _deviation(about: Entry, fields: Fields, common: dict[str, Any]) -> Filing:
    given = {player: fields.get(f"points_{seat}", "").strip() for seat, player in enumerate(about.players)}
    try:
        points = {player: int(number) for player, number in given.items() if number}
    except ValueError as why:
        raise Refused(say("the points are not numbers")) from why
    return NewDeviation(instead=fields.get("instead", ""), reason=fields.get("reason", ""), points=points, **common)


def _appeal(about: Entry, fields: Fields, common: dict[str, Any]) -> Filing:
    try:
        deadline = datetime.strptime(fields.get("deadline", ""), AT).replace(tzinfo=UTC)
    except ValueError as why:
        raise Refused(say("the deadline is a day and a time")) from why
    by, law, fact = (fields.get(name, "") for name in ("by", "law", "fact"))
    return NewAppeal(by=by, deadline=deadline, law=law, fact=fact, **common)


def _decision(about: Entry, fields: Fields, common: dict[str, Any]) -> Filing:
    law, fact, reason = (fields.get(name, "") for name in ("law", "fact", "reason"))
    return NewDecision(reason=reason, law=law, fact=fact, **common)


def _note(about: Entry, fields: Fields, common: dict[str, Any]) -> Filing:
    return NewNote(**common)


MAKE: Final[Mapping[str, Callable[[Entry, Fields, dict[str, Any]], Filing]]] = {
    "deviation": _deviation,
    "appeal": _appeal,
    "decision": _decision,
    "note": _note,
}


async def _sent(request: Request) -> dict[str, str]:
    """The fields of a form."""
    form = await request.form()
    return {name: str(value)[:LONGEST_TEXT].replace("\r\n", "\n") for name, value in form.items()}


Sent = Annotated[dict[str, str], Depends(_sent)]
TYPED: Final = (
    "instead",
    "reason",
    "points_0",
    "points_1",
    "by",
    "law",
    "fact",
    "deadline",
    "public_text",
    "private_text",
)
"""The fields that somebody fills in."""


def _known(request: Request, event: str, number: int, kind: str, form: Sent) -> Visitor:
    """Who files. One whose session has ended meanwhile signs in again and finds what he had typed."""
    if visitor(request) is None and kind in MAKE:
        key, seen = form.get("key", "")[:100], form.get("expected", "")[:10]
        hold(request, event, key, {name: form[name] for name in (*TYPED, "writer") if name in form})
        raise SignIn(f"/docket/{quote(event, safe='')}/{number}/{kind}?{urlencode({'key': key, 'seen': seen or '0'})}")
    return director(request, event)


@router.get("/docket/{event}/{number}/{kind}")
def asked(
    request: Request, event: str, number: int, kind: str, known: Director, key: str = "", seen: int = 0
) -> Response:
    """The form, empty. Its address is completed with a key and the last entry of the case, which the director has seen."""
    if kind not in MAKE:
        raise unknown()
    case = docket_of(request.app).case(event, number)
    if not key or not seen:
        return RedirectResponse(f"/docket/{event}/{number}/{kind}?key={new_key()}&seen={seen or case[-1].number}", 303)
    typed = held(request, event, key)
    return _form(request, case, number, kind, {**typed, "key": key, "expected": str(seen)}, held=bool(typed))


@router.post("/docket/{event}/{number}/{kind}")
def sent(
    request: Request, event: str, number: int, kind: str, known: Annotated[Visitor, Depends(_known)], form: Sent
) -> Response:
    """Files it, once; or shows what is wrong, or what another director has filed meanwhile, with nothing lost."""
    if kind not in MAKE:
        raise unknown()
    there = docket_of(request.app)
    case = there.case(event, number)
    about = next(entry for entry in case if entry.number == number)
    try:
        new = MAKE[kind](about, form, _common(event, number, form))
        entry = file(request, new, form.get("key", ""), known)
        let_go(request, event, form.get("key", ""))
    except Refused as why:
        return _form(request, case, number, kind, form, 422, why.says)
    except Conflict:
        wrong = say("This form was sent before, with other words: what was sent then is filed.")
        return _form(request, case, number, kind, {**form, "key": new_key()}, 409, wrong)
    except Merge as why:
        latest = {**form, "expected": str(why.theirs[-1].number)}
        return _form(request, there.case(event, number), number, kind, latest, 409, theirs=why.theirs)
    return RedirectResponse(f"/docket/{event}/{entry.refers_to}#entry-{entry.number}", 303)


def _common(event: str, number: int, form: Fields) -> dict[str, Any]:
    """What every kind of filing has."""
    expected = form.get("expected", "")
    return {
        "event": event,
        "refers_to": number,
        "language": language(),
        "public_text": form.get("public_text", "").strip(),
        "private_text": form.get("private_text", "").strip(),
        "expected": int(expected) if expected.isdecimal() and len(expected) < 10 else None,
    }


def _form(
    request: Request,
    case: list[Entry],
    number: int,
    kind: str,
    fields: Fields,
    status: int = 200,
    wrong: Message | None = None,
    theirs: tuple[Entry, ...] = (),
    *,
    held: bool = False,
) -> Response:
    about = next(entry for entry in case if entry.number == number)
    ruling = [entry for entry in case if entry.kind == "ruling" and entry.number <= number][-1]
    filled = {"deadline": (ruling.filed_at + TIME).strftime(AT), **fields}
    meanwhile = [each for each in followed(case, number) if each.entry in theirs]
    others = [entry for entry in theirs if entry not in [each.entry for each in meanwhile]]
    return show(
        request,
        "addition.html",
        status,
        entry=about,
        kind=kind,
        title=SAYS[kind],
        says=SAYS,
        fields=filled,
        players=about.players or ruling.players,
        wrong=wrong,
        meanwhile=meanwhile,
        others=others,
        held=held,
    )
