"""For whoever watches over the service: whether it lives, whether it can do its work, and its figures."""

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse

from adjudicator.docket.troubles import DocketError
from adjudicator.service.kinds import NOT_READY
from adjudicator.service.opened import docket_of
from adjudicator.service.problems import problem, told_of
from adjudicator.words import tr

router = APIRouter()


@router.get("/health/live")
async def live() -> Response:
    """Whether the program runs at all: if it does not answer, it is to be started anew.

    Answered without waiting for a thread, however many wait for a long log or a database.
    """
    return JSONResponse({"status": "live"})


@router.get("/health/ready")
def ready(request: Request) -> Response:
    """Whether visitors can be sent here: the database answers, and its tables are those of this version."""
    try:
        fit = docket_of(request.app).ready()
    except DocketError as why:
        return problem(NOT_READY, told_of(why), headers={"Retry-After": "5"})
    if not fit:
        return problem(NOT_READY, tr("The tables of the docket are of another version of adjudicate."))
    return JSONResponse({"status": "ready"})


@router.get("/metrics")
def metrics(request: Request) -> Response:
    """The figures, for Prometheus."""
    page: Response = request.app.state.metrics.page()
    return page
