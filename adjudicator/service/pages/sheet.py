"""The sheet of a ruling: as a page to be printed, and as a PDF."""

from functools import lru_cache
from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import Response

from adjudicator.docket.checked import check
from adjudicator.service.filing import public_path
from adjudicator.service.opened import docket_of
from adjudicator.service.pages.entry import ruling_of
from adjudicator.service.paper import fitted, pdf
from adjudicator.service.sheet import Sheet, sheet
from adjudicator.service.showing import show
from adjudicator.service.who import Viewer, unknown

router = APIRouter()

REMEMBERED: Final = 64
"""So many sheets are remembered as they fit, since to fit one takes a second or two."""


@router.get("/docket/{event}/{number}/sheet")
def page(request: Request, event: str, number: int, known: Viewer) -> Response:
    """The sheet as a page; what a browser prints of it is one page of paper."""
    back = f"/docket/{event}/{number}"
    return show(request, "sheet.html", sheet=_sheet(request, event, number), back=back, paper=f"{back}/sheet.pdf")


@router.get("/docket/{event}/{number}/sheet.pdf")
def paper(request: Request, event: str, number: int, known: Viewer) -> Response:
    """The sheet as a PDF. The same entry gives the same bytes, until something is filed on it."""
    whole = _sheet(request, event, number)
    name = f"ruling-{event}-{number}.pdf"
    return Response(
        pdf(whole),
        headers={"content-disposition": f'inline; filename="{name}"'},
        media_type="application/pdf",
    )


def _sheet(request: Request, event: str, number: int) -> Sheet:
    there = docket_of(request.app)
    case = there.case(event, number)
    about = next(entry for entry in case if entry.number == number)
    if about.kind != "ruling":
        raise unknown()
    ruling = ruling_of(there, about, check(there.store, event, number))
    later = [entry for entry in case if entry.number > number]
    address = request.app.state.wishes.address.rstrip("/") + public_path(about)
    return _remembered(_Whole(sheet(ruling, about, later, there.event(event).name, address)))


class _Whole:
    """A sheet that is told from others by what stands on it."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet, self.says = sheet, repr(sheet)

    def __hash__(self) -> int:
        return hash(self.says)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Whole) and self.says == other.says


@lru_cache(REMEMBERED)
def _remembered(whole: _Whole) -> Sheet:
    return fitted(whole.sheet)
