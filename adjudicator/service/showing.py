"""How a page is shown: a template filled in the visitor's language. Every page goes through here."""

from pathlib import Path
from typing import Any, Final

from fastapi import Request
from fastapi.responses import HTMLResponse
from markupsafe import Markup
from starlette.templating import Jinja2Templates

from adjudicator.render.forms.html import marked
from adjudicator.render.pen import WITH_SIGNS
from adjudicator.service.apart import apart, say_apart
from adjudicator.service.csrf import csrf_field
from adjudicator.service.frames import line_in_signs
from adjudicator.words import LANGUAGES, language, tr

templates: Final = Jinja2Templates(directory=Path(__file__).parent / "templates")
templates.env.globals |= {"tr": tr, "say": say_apart, "csrf_field": csrf_field}
templates.env.filters["apart"] = lambda words: apart(str(words))
templates.env.filters["signs"] = lambda words: Markup(marked(WITH_SIGNS.signs(str(words))))
templates.env.filters["line"] = lambda words, tongue: Markup(marked(line_in_signs(str(words), tongue)))
templates.env.trim_blocks = templates.env.lstrip_blocks = True

NAMES: Final = {"en": "English", "fr": "Français"}
"""The languages, each in its own words."""


def show(request: Request, template: str, status: int = 200, **context: Any) -> HTMLResponse:
    """A page from a template, with what every page needs: the language, and links to the others."""
    whole = {"language": language(), "tongues": _tongues(request), **context}
    return templates.TemplateResponse(request, template, whole, status)


def _tongues(request: Request) -> list[tuple[str, str, str]]:
    """Each language: its code, its name, and the address of this page in it."""
    here = request.url.replace(path=request.scope["path"])
    return [(code, NAMES[code], _in(here.include_query_params(lang=code))) for code in LANGUAGES]


def _in(address: Any) -> str:
    return f"/{address.path.lstrip('/')}?{address.query}"
