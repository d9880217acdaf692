"""One entry of the docket: the ruling as it was filed, whether it comes out the same again, what was filed on it later.

``/docket/…`` is for those who were let in to the event, ``/e/…`` for everybody who was given the address: without private texts,
and without a card that was not shown at the table while the hand is still to be played.
"""

import hmac
from typing import NamedTuple

from fastapi import APIRouter, Request
from markupsafe import Markup
from starlette.responses import Response

from adjudicator.docket.checked import book_kept, check
from adjudicator.docket.docket import Docket
from adjudicator.docket.entry import Entry
from adjudicator.docket.moment import read
from adjudicator.docket.troubles import NotThere
from adjudicator.docket.verification import Check
from adjudicator.render.forms.html import marked
from adjudicator.render.pen import WITH_SIGNS
from adjudicator.render.text import first_sentence
from adjudicator.ruling import Ruling
from adjudicator.service.as_filed import as_filed
from adjudicator.service.filing import code, public_path
from adjudicator.service.not_over import Shown, covered_up, still_open
from adjudicator.service.opened import docket_of
from adjudicator.service.pages.docket import SAYS
from adjudicator.service.sections import offered, sections
from adjudicator.service.showing import show
from adjudicator.service.who import Viewer, unknown
from adjudicator.words import language

router = APIRouter()


class Later(NamedTuple):
    """Something that was filed on an entry: what it is called, whether it came too late, what was filed on it in turn."""

    entry: Entry
    kind: str
    late: bool
    later: list["Later"]


@router.get("/docket/{event}/{number}")
def entry(request: Request, event: str, number: int, known: Viewer) -> Response:
    """An entry for those of its event; private texts for its directors alone."""
    return _page(request, event, number, inside=True, private=known.files(event))


@router.get("/e/{event}/{number}/{given}")
def public(request: Request, event: str, number: int, given: str) -> Response:
    """An entry for everybody. Whoever does not know the end of its address is told what he would be told of none."""
    return _page(request, event, number, inside=False, private=False, given=given)


def _page(request: Request, event: str, number: int, *, inside: bool, private: bool, given: str = "") -> Response:
    there = docket_of(request.app)
    try:
        case = there.case(event, number)
    except NotThere as why:
        raise unknown() from why
    about = next(each for each in case if each.number == number)
    if not inside and not hmac.compare_digest(given.encode(), code(about).encode()):
        raise unknown()
    found, later = check(there.store, event, number), followed(case, number)
    ruling = ruling_of(there, about, found) if about.kind == "ruling" else None
    still = still_open(about, case) if ruling and not inside else frozenset[int]()
    shown = _shown(there, about, ruling, still)
    return show(
        request,
        "entry.html",
        event=there.event(event),
        entry=about,
        kind=SAYS[about.kind],
        ruling=ruling,
        sentence=Markup(marked(shown.sentence)),
        parts=sections(ruling, why=False) if ruling and not still else None,
        whole=shown.whole if still else "",
        covered=bool(still),
        hidden=shown.hides,
        found=found,
        later=later,
        choices=offered(ruling) if ruling and private and not _replaced(later) else [],
        replaced=_replaced(later),
        upheld=_upheld(later),
        late=_late(about),
        says=SAYS,
        last=case[-1].number,
        inside=inside,
        private=private,
        files=private,
        public=public_path(about),
        lines=shown.lines,
        tongue=shown.tongue,
    )


def ruling_of(there: Docket, entry: Entry, found: Check) -> Ruling:
    """The ruling of an entry, as it was filed."""
    return as_filed(entry, book_kept(there.store, entry), same=found.same)


def followed(case: list[Entry], number: int) -> list[Later]:
    """What was filed on an entry, in order, each with what was filed on it."""
    return [
        Later(each, SAYS[each.kind], _late(each), followed(case, each.number))
        for each in case
        if each.refers_to == number and each.number > number
    ]


def _replaced(later: list[Later]) -> bool:
    """Whether another ruling has taken the place of an entry."""
    return any(each.entry.kind == "superseded" for each in later)


def _upheld(later: list[Later]) -> list[int]:
    """The decisions by which an appeal against a ruling was upheld, on the law or on the facts."""
    decided = [each.entry for appeal in later if appeal.entry.kind == "appeal" for each in appeal.later]
    return [entry.number for entry in decided if "upheld" in (entry.details.get("law"), entry.details.get("fact"))]


def _late(entry: Entry) -> bool:
    """Whether an appeal came after its deadline."""
    return entry.kind == "appeal" and entry.filed_at > read(entry.details["deadline"])


def _shown(there: Docket, entry: Entry, ruling: Ruling | None, still: frozenset[int]) -> Shown:
    """The ruling of an entry, covered up while these hands of it are not over; of another entry, nothing."""
    if ruling is None:
        return Shown("", Markup(), [], language())
    if still:
        return covered_up(ruling, entry, book_kept(there.store, entry), still)
    tongue = ruling.log.language if ruling.log else language()
    return Shown(first_sentence(ruling, WITH_SIGNS), Markup(), entry.log.splitlines(), tongue)
