"""The first page: what went wrong?"""

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from adjudicator.service.showing import show

router = APIRouter()


@router.get("/")
def home(request: Request) -> HTMLResponse:
    """What went wrong?"""
    return show(request, "home.html")
