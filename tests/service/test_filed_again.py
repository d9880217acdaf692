"""A ruling that takes the place of another: its log was corrected, or somebody has made the choice that it left open."""

from html import unescape
from pathlib import Path

import pytest

pytest.importorskip("fastapi", reason="the extra serve is not installed")

from fastapi import FastAPI
from fastapi.testclient import TestClient
from httpx import Response

from tests.service.desk import LOG, desk, field, send, signed_in
from tests.service.test_docket_pages import public

ACCEPTS, REFUSES = "South accepts the knock", "South refuses the knock"
CHOSEN = {"event": "spring", "corrects": "1", "add": ACCEPTS}


@pytest.fixture
def app(tmp_path: Path) -> FastAPI:
    return desk(tmp_path)


@pytest.fixture
def filed(app: FastAPI) -> TestClient:
    """Dora, who has filed a ruling under which South may choose."""
    dora = signed_in(app, "Dora")
    assert send(dora, "/file", "/docket", log=LOG, event="spring", table="7").status_code == 303
    return dora


def hidden(page: Response) -> dict[str, str]:
    return {name: field(page, name) for name in ("csrf", "corrects", "expected", "event")}


def test_a_corrected_log_takes_the_place_of_the_ruling(app: FastAPI, filed: TestClient) -> None:
    page = filed.get("/file?event=spring&corrects=1")
    assert "knocks with Tc for 10" in page.text
    hidden = {name: field(page, name) for name in ("csrf", "corrects", "expected", "event")}
    answer = filed.post("/docket", data={**hidden, "log": LOG.replace("upcard: 8d", "upcard: Td"), "table": "7"})
    assert answer.headers["location"] == "/docket/spring/2"
    assert "Superseded by entry 2." in filed.get("/docket/spring/1").text
    assert "It takes the place of entry 1." in filed.get("/docket/spring/2").text
    late = filed.post("/docket", data={**hidden, "log": LOG.replace("upcard: 8d", "upcard: 9s"), "table": "7"})
    assert (late.status_code, "Another director has filed" in late.text) == (409, True)


def test_what_was_chosen_is_one_tap_from_the_entry(filed: TestClient) -> None:
    entry = unescape(filed.get("/docket/spring/1").text)
    for line in (ACCEPTS, REFUSES):
        assert f'<button name="add" value="{line}">' in entry
    page = filed.get("/file", params=CHOSEN)
    assert f"with one more line: {ACCEPTS}." in page.text
    assert f"{LOG.rstrip()}\n{ACCEPTS}\n</textarea>" in page.text
    assert 'name="table" value="7"' in page.text
    assert f"{ACCEPTS}\n</textarea>" not in filed.get("/file?event=spring&corrects=1").text
    answer = filed.post("/docket", data={**hidden(page), "log": f"{LOG}{ACCEPTS}\n", "table": "7"})
    assert answer.headers["location"] == "/docket/spring/2"
    assert "South 27" in filed.get("/docket/spring/2").text


def test_a_choice_that_was_filed_is_offered_no_more(filed: TestClient) -> None:
    page = filed.get("/file", params=CHOSEN)
    filed.post("/docket", data={**hidden(page), "log": f"{LOG}{ACCEPTS}\n", "table": "7"})
    for entry in ("/docket/spring/1", "/docket/spring/2"):
        assert 'name="add"' not in filed.get(entry).text


def test_only_who_may_file_is_offered_the_choice(app: FastAPI, filed: TestClient) -> None:
    assert 'name="add"' not in signed_in(app, "Vi").get("/docket/spring/1").text
    assert 'name="add"' not in filed.get(public(filed)).text
    assert signed_in(app, "Vi").get("/file", params=CHOSEN).status_code == 403
    assert signed_in(app, "Dan").get("/file", params=CHOSEN).status_code == 404
