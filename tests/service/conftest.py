"""What the tests of the service share: one with people for each test; one browser, and a service with an empty docket, for a file."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from fastapi import FastAPI
    from fastapi.testclient import TestClient
    from playwright.sync_api import Browser, Page


@pytest.fixture
def app(tmp_path: Path) -> "FastAPI":
    """A service with a docket and people; a file whose service is another one has its own."""
    from tests.service.desk import desk

    return desk(tmp_path)


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> "TestClient":
    """A guest of a service with an empty docket; a file whose service is another one has its own."""
    from fastapi.testclient import TestClient

    from adjudicator.service.app import application
    from adjudicator.service.wishes import Wishes

    wishes = Wishes("sqlite:///:memory:", tmp_path_factory.mktemp("service"), b"a secret of the tests", each_minute=0)
    return TestClient(application(wishes), headers={"accept-language": "en"})


@pytest.fixture(scope="module")
def browser() -> Iterator["Browser"]:
    from tests.service.browser import chromium

    with chromium() as found:
        yield found


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the service listens; a file whose service is another one has its own."""
    from tests.service.browser import serving

    with serving(tmp_path_factory.mktemp("service")) as found:
        yield found


@pytest.fixture(scope="module")
def spring(tmp_path_factory: pytest.TempPathFactory) -> "FastAPI":
    """A service with people, and one ruling filed in spring."""
    from tests.service.desk import LOG, desk, send, signed_in

    made = desk(tmp_path_factory.mktemp("desk"))
    send(signed_in(made, "Dora"), "/file", "/docket", log=LOG, event="spring", table="1")
    return made


@pytest.fixture(scope="module")
def spring_at(spring: "FastAPI") -> Iterator[str]:
    """Where it listens."""
    from tests.service.browser import listening

    with listening(spring) as address:
        yield address


@pytest.fixture
def dora(spring_at: str, browser: "Browser") -> Iterator["Page"]:
    """A telephone on which Dora has signed in; none of its scripts may fail."""
    from tests.service.browser import visitor
    from tests.service.writing import sign_in

    with visitor(browser, spring_at) as context:
        page = context.new_page()
        wrong: list[str] = []
        page.on("pageerror", lambda why: wrong.append(str(why)))
        sign_in(page, "Dora")
        yield page
        assert wrong == []
