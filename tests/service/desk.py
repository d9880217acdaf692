"""A service with a docket and people before it, for the tests of its pages: two events, a director of each, a viewer."""

import re
from datetime import UTC, datetime
from pathlib import Path

from argon2 import PasswordHasher
from fastapi import FastAPI
from fastapi.testclient import TestClient
from httpx import Response

from adjudicator.docket.audit import Deed
from adjudicator.docket.passphrases import Passphrases
from adjudicator.docket.people import People, Person
from adjudicator.service.app import application
from adjudicator.service.opened import docket_of, people_of, store_of
from adjudicator.service.wire.asked import EXAMPLE
from adjudicator.service.wishes import Wishes

NOON = datetime(2026, 11, 30, 12, tzinfo=UTC)
WORDS = "three words and more"
QUICK = Passphrases(PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))

LOG = EXAMPLE.replace("\n\n", "\n")
"""A knock above the limit; South may choose."""


def desk(folder: Path, database: str = "") -> FastAPI:
    """The service, its clock at noon; its docket is a file in the folder, unless another database is named."""
    where = database or f"sqlite:///{folder / 'docket.sqlite'}"
    app = application(Wishes(where, folder, b"a secret of the tests", each_minute=0))
    app.state.clock = lambda: NOON
    app.state.people = People(store_of(app), QUICK)
    for event in ("spring", "autumn"):
        docket_of(app).new_event(f"{event.title()} Open", NOON, event)
    by = Deed("", NOON, "terminal")
    for name, role in (("Hed", "head director"), ("Dora", "director"), ("Dan", "director"), ("Vi", "viewer")):
        people_of(app).add(Person(name, WORDS, role), by)
    for name, event in (("Dora", "spring"), ("Vi", "spring"), ("Dan", "autumn")):
        people_of(app).let_in(name, event, by)
    return app


def stranger(app: FastAPI) -> TestClient:
    return TestClient(app, follow_redirects=False)


def signed_in(app: FastAPI, name: str) -> TestClient:
    client = stranger(app)
    answer = send(client, "/login", "/login", name=name, passphrase=WORDS)
    assert answer.status_code == 303, answer.text
    return client


def field(page: Response, name: str) -> str:
    """The value of a hidden field."""
    found = re.search(rf'name="{name}" value="([^"]*)"', page.text)
    assert found, page.text
    return found[1]


def form(client: TestClient, address: str) -> Response:
    """A page with a form, wherever the service leads to."""
    page: Response = client.get(address)
    if page.status_code == 303:
        page = client.get(page.headers["location"])
    return page


def send(client: TestClient, page: str, to: str, **fields: str) -> Response:
    """Sends a form as a browser does: the page is loaded, its hidden fields go along."""
    loaded = form(client, page)
    hidden = {
        name: field(loaded, name) for name in ("csrf", "key", "expected") if f'name="{name}" value="' in loaded.text
    }
    answer: Response = client.post(to, data={**hidden, **fields})
    return answer
