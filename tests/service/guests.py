"""A service with people for tests: two events, a head director, two directors, a viewer, all with the same passphrase."""

import re
import tempfile
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any

from argon2 import PasswordHasher
from fastapi import FastAPI
from fastapi.testclient import TestClient
from httpx import Response
from sqlalchemy import insert

from adjudicator.docket.audit import Deed
from adjudicator.docket.migration import migrate
from adjudicator.docket.passphrases import Passphrases
from adjudicator.docket.people import People, Person
from adjudicator.docket.store import Store
from adjudicator.docket.tables import events
from adjudicator.service.app import application
from adjudicator.service.opened import store_of
from adjudicator.service.who import Director, SignedIn, Viewer
from adjudicator.service.wishes import Wishes

NOON = datetime(2026, 11, 30, 12, tzinfo=UTC)
WORDS = "three words and more"
BY = Deed("", NOON, "terminal")
QUICK = Passphrases(PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
FOLK = (
    ("Hed", "head director", ""),
    ("Dora", "director", "spring"),
    ("Dan", "director", "autumn"),
    ("Vi", "viewer", "spring"),
)


class Clock:
    """A clock that stands at noon until it is put forward."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> datetime:
        return self.now


def service(folder: Path, *, people: bool = False, **wishes: Any) -> FastAPI:
    """A service with two events and routes that try who may do what."""
    place = folder / "docket.sqlite"
    place.write_bytes(_docket(people))
    app = application(Wishes(f"sqlite:///{place}", folder, b"a secret of the tests", **wishes))
    app.state.clock = Clock()
    app.state.people = People(store_of(app), QUICK)
    _add_routes(app)
    return app


def with_people(folder: Path, **wishes: Any) -> FastAPI:
    """The same, with the people."""
    return service(folder, people=True, **wishes)


@cache
def _docket(people: bool) -> bytes:
    """The file of a docket, made once for all tests."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / "docket.sqlite"
        store = Store(f"sqlite:///{place}")
        migrate(store)
        with store.writing() as connection:
            for event in ("spring", "autumn"):
                about = {"created_at": "2026-11-30T00:00:00.000000Z", "last_hash": "0" * 64}
                connection.execute(insert(events).values(public_id=event, name=event.title(), **about))
        for name, role, event in FOLK if people else ():
            People(store, QUICK).add(Person(name, WORDS, role), BY)
            if event:
                People(store, QUICK).let_in(name, event, BY)
        store.close()
        return place.read_bytes()


def _add_routes(app: FastAPI) -> None:
    @app.get("/v1/try/{event}")
    @app.get("/try/{event}")
    def reads(event: str, known: Viewer) -> str:
        return known.name

    @app.get("/v1/try/{event}/file")
    @app.get("/try/{event}/file")
    def files(event: str, known: Director) -> str:
        return known.name

    @app.get("/v1/try")
    def anybody(known: SignedIn) -> str:
        return known.name


def visitor(app: FastAPI) -> TestClient:
    """A browser that nobody has used yet."""
    return TestClient(app, follow_redirects=False)


def token_in(page: Response) -> str:
    """The token of the first form of a page."""
    found = re.search(r'name="csrf" value="([0-9a-f]{64})"', page.text)
    assert found, page.text
    return found[1]


def post(client: TestClient, path: str, page: str = "", **fields: str) -> Response:
    """Sends a form as a browser does: the page is loaded, its token goes along."""
    answer: Response = client.post(path, data={"csrf": token_in(client.get(page or path)), **fields})
    return answer


def signed_in(app: FastAPI, name: str) -> TestClient:
    """A browser in which somebody has signed in."""
    client = visitor(app)
    answer = post(client, "/login", name=name, passphrase=WORDS)
    assert answer.status_code == 303, answer.text
    return client
