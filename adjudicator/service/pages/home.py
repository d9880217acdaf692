"""The first page."""

from pathlib import Path
from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse
from starlette.templating import Jinja2Templates

from adjudicator.words import tr

router = APIRouter()
templates: Final = Jinja2Templates(directory=Path(__file__).parents[1] / "templates")
templates.env.globals["tr"] = tr


@router.get("/")
def home(request: Request) -> HTMLResponse:
    """What went wrong?"""
    return templates.TemplateResponse(request, "home.html", {"language": request.app.state.wishes.language})
