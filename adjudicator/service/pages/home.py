"""The first page: what went wrong? And by which rules, and who plays, where that is not as usual."""

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from adjudicator.bookshelf import load_rulebook, names
from adjudicator.interview import TOPICS
from adjudicator.interview.draft import USUAL
from adjudicator.render.pen import WITH_SIGNS
from adjudicator.service.showing import show
from adjudicator.service.told import Told
from adjudicator.words import Message, language, tr

router = APIRouter()


@router.get("/")
def home(request: Request) -> HTMLResponse:
    """What went wrong?"""
    return begin(request, Told.of(request.query_params, request.app.state.wishes.rules))


def begin(request: Request, told: Told, wrong: Message | None = None) -> HTMLResponse:
    """The first page, with what is wrong with the names of the players."""
    return show(
        request,
        "home.html",
        422 if wrong else 200,
        told=told,
        topics=[(topic.id, _capital(str(topic.label))) for topic in TOPICS if topic.id != "other"],
        books=[(name, tr(load_rulebook(name).title)) for name in names()],
        usual=USUAL[language()],
        wrong=WITH_SIGNS.sentence(wrong) if wrong else "",
    )


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
