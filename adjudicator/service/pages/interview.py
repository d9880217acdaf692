"""``/ask``: the interview, one question a screen. All that was answered stands in the address; nothing is kept here."""

from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response

from adjudicator.interview import Interview, NotUnderstood
from adjudicator.render.pen import WITH_SIGNS
from adjudicator.service.pages.home import begin
from adjudicator.service.pages.ruling import ruled
from adjudicator.service.screen import screen, trail
from adjudicator.service.showing import show
from adjudicator.service.told import Told
from adjudicator.words import Message

router = APIRouter()
MOST_UNKNOWN: Final = 13
"""No hand has more cards that nobody knows."""


@router.get("/ask")
def ask(request: Request) -> Response:
    """The next question after the answers in the address; the ruling, where there is none left."""
    query = request.query_params
    told = Told.of(query, request.app.state.wishes.rules)
    answer = _answered(request)
    if answer is not None:
        told = told._replace(answers=(*told.answers, answer))
    try:
        interview, wrong = told.reached()
    except NotUnderstood as why:
        return begin(request, told, why.says)
    if wrong is not None:
        told = told._replace(answers=told.answers[: len(interview.answers)])
        return question(request, told, interview, wrong.says)
    told = told._replace(answers=told.answers[: len(interview.answers)])
    if answer is not None:
        return RedirectResponse(told.address(), 303)
    if interview.question is None or interview.question.settled:
        return ruled(request, interview.text, asked=told)
    return question(request, told, interview)


def _answered(request: Request) -> str | None:
    """The answer that a form brings beside those given before: cards that were tapped, or what was typed."""
    query = request.query_params
    if "done" in query:
        cards = query.getlist("c")
        unknown = query.get("u", "")
        hidden = min(int(unknown), MOST_UNKNOWN) if unknown.isascii() and unknown.isdigit() else 0
        return " ".join([*cards, *["?"] * hidden])
    return query.get("n")


def question(request: Request, told: Told, interview: Interview, wrong: Message | None = None) -> Response:
    """One question on the page, with the log so far."""
    picked = request.query_params.getlist("c")
    asked = interview.question
    if asked is None:
        return ruled(request, interview.text, asked=told)
    return show(
        request,
        "question.html",
        422 if wrong else 200,
        told=told,
        screen=screen(asked, picked),
        picked=picked,
        wrong=WITH_SIGNS.sentence(wrong) if wrong else "",
        lines=interview.text.splitlines(),
        trail=trail(interview),
        undo=told.address(picked=picked[:-1]) if picked else "",
        unknown=told._replace(answers=(*told.answers, "?")).address(),
        start=told.start(),
        number=len(told.answers),
    )
