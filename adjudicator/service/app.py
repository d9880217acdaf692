"""The application: every route in its file, put together here."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib import import_module
from pathlib import Path
from typing import Final

from fastapi import APIRouter, Depends, FastAPI
from starlette.staticfiles import StaticFiles

from adjudicator.service.csrf import checked_form
from adjudicator.service.problems import answer_with_problems
from adjudicator.service.security import keep_safe
from adjudicator.service.tongue import Tongue
from adjudicator.service.wishes import Wishes

API: Final = ("rulings",)
"""The files of ``api/``; their routes are found below ``/v1``."""

PAGES: Final = ("home", "interview", "ruling", "login", "people")
"""The files of ``pages/``."""

HERE: Final = Path(__file__).parent


def application(wishes: Wishes) -> FastAPI:
    """The whole service, not yet listening."""
    app = FastAPI(
        title="adjudicator",
        version="1",
        summary="Rules on disputes in gin rummy.",
        lifespan=_life,
        docs_url=None,
        redoc_url=None,
        openapi_url="/v1/openapi.json",
    )
    app.state.wishes = wishes
    answer_with_problems(app)
    app.add_middleware(Tongue, default=wishes.language)
    keep_safe(app, wishes)
    for name in API:
        app.include_router(_router(f"api.{name}"), prefix="/v1")
    for name in PAGES:
        app.include_router(_router(f"pages.{name}"), include_in_schema=False, dependencies=[Depends(checked_form)])
    app.mount("/static", StaticFiles(directory=HERE / "static"), name="static")
    return app


@asynccontextmanager
async def _life(app: FastAPI) -> AsyncIterator[None]:
    """What is opened before the first visitor and closed after the last."""
    yield


def _router(place: str) -> APIRouter:
    found: APIRouter = import_module(f"adjudicator.service.{place}").router
    return found
