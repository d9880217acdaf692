"""``/problems/…``: what a kind of refusal means and what to do; the addresses that problem documents give as their type."""

from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import Response

from adjudicator.service.kinds import KINDS
from adjudicator.service.showing import show
from adjudicator.service.who import unknown

router = APIRouter()
BY_NAME: Final = {kind.name: kind for kind in KINDS}


@router.get("/problems")
def every(request: Request) -> Response:
    """All kinds of refusal."""
    return show(request, "problems.html", kinds=KINDS)


@router.get("/problems/{name}")
def one(request: Request, name: str) -> Response:
    """One kind of refusal."""
    if name not in BY_NAME:
        raise unknown()
    return show(request, "problems.html", kinds=(BY_NAME[name],), alone=True)
