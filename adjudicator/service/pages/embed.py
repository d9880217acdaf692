"""``/embed``: a replay that was shared, for a frame in somebody else's page. It holds no form and reads no cookie of a session."""

from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response

from adjudicator.render.pen import WITH_SIGNS
from adjudicator.service.pages.replay import LAST_LINE
from adjudicator.service.pages.share import at_line, find
from adjudicator.service.security import policy
from adjudicator.service.showing import show

router = APIRouter()


@router.get("/embed/{name}")
def embedded(request: Request, name: str, at: Annotated[int | None, Query(ge=0, le=LAST_LINE)] = None) -> Response:
    """The same replay as ``/share/{name}``, which any page may show within its own."""
    found = find(request, name)
    way, shown = at_line(found, at, f"/embed/{name}")
    answer = show(
        request,
        "embed.html",
        frame=shown,
        steps=way,
        shared=WITH_SIGNS.sentence(found.says()),
        whole=f"/share/{name}?at={shown.line}",
    )
    answer.headers["Content-Security-Policy"] = policy("*")
    answer.headers["X-Robots-Tag"] = "noindex"
    return answer
