"""The application: every route in its file, put together here."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib import import_module
from pathlib import Path
from typing import Final

from fastapi import APIRouter, Depends, FastAPI
from starlette.staticfiles import StaticFiles

from adjudicator.service.cookies import OwnCookies
from adjudicator.service.csrf import checked_form
from adjudicator.service.described import describe
from adjudicator.service.journal import Journal
from adjudicator.service.limits import Limits
from adjudicator.service.metrics import Metrics
from adjudicator.service.problems import Mistakes, answer_with_problems
from adjudicator.service.readable import Readable
from adjudicator.service.roads import Methods, Roads
from adjudicator.service.security import keep_safe
from adjudicator.service.tongue import Tongue
from adjudicator.service.wishes import Wishes

API: Final = ("rulings", "law", "replay", "docket", "filing")
"""The files of ``api/``; their routes are found below ``/v1``."""

PAGES: Final = (
    "home",
    "interview",
    "ruling",
    "login",
    "people",
    "docket",
    "file",
    "entry",
    "sheet",
    "additions",
    "replay",
    "share",
    "embed",
    "problems",
)
"""The files of ``pages/``."""

OPERATION: Final = ("operation",)
"""What is asked by whoever watches over the service."""

HERE: Final = Path(__file__).parent


def application(wishes: Wishes) -> FastAPI:
    """The whole service, not yet listening."""
    app = FastAPI(
        title="adjudicator",
        version="1",
        lifespan=_life,
        docs_url=None,
        redoc_url=None,
        openapi_url=None,
        generate_unique_id_function=lambda route: route.name,
    )
    app.state.wishes, app.state.metrics = wishes, Metrics()
    app.state.roads = roads = Roads()
    answer_with_problems(app)
    _surround(app, wishes, roads)
    for name in API:
        _include(app, f"api.{name}", "/v1")
    for name in PAGES:
        _include(app, f"pages.{name}", dependencies=[Depends(checked_form)], include_in_schema=False)
    for name in OPERATION:
        _include(app, name, include_in_schema=False)
    describe(app)
    app.mount("/static", StaticFiles(directory=HERE / "static"), name="static")
    return app


def _surround(app: FastAPI, wishes: Wishes, roads: Roads) -> None:
    """What a call passes on its way in and out; what stands last here it passes first."""
    app.add_middleware(Mistakes)
    app.add_middleware(Methods, roads=roads)
    app.add_middleware(Limits, wishes=wishes)
    app.add_middleware(Readable)
    app.add_middleware(Tongue, default=wishes.language)
    keep_safe(app, wishes)
    app.add_middleware(Journal, roads=roads, metrics=app.state.metrics)
    app.add_middleware(OwnCookies)


@asynccontextmanager
async def _life(app: FastAPI) -> AsyncIterator[None]:
    """What is closed after the last visitor. The docket is opened when it is first asked for."""
    yield
    if hasattr(app.state, "store"):
        app.state.store.close()
        del app.state.store


def _include(app: FastAPI, place: str, prefix: str = "", **how: object) -> None:
    router: APIRouter = import_module(f"adjudicator.service.{place}").router
    app.include_router(router, prefix=prefix, **how)  # type: ignore[arg-type]
    app.state.roads.add(router.routes, prefix)
