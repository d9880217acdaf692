"""A ruling that takes the place of another: its log was corrected, or somebody has made the choice that it left open."""

import re
from html import unescape

import pytest

pytest.importorskip("fastapi", reason="the extra serve is not installed")

from fastapi import FastAPI
from fastapi.testclient import TestClient
from httpx import Response

from adjudicator.docket.filings import NewRuling
from adjudicator.docket.troubles import Refused
from adjudicator.service.opened import docket_of
from tests.service.desk import LOG, NOON, field, send, signed_in, stranger
from tests.service.shown import words
from tests.service.test_docket_pages import public

ACCEPTS, REFUSES = "South accepts the knock", "South refuses the knock"
CHOSEN = {"event": "spring", "corrects": "1", "add": ACCEPTS}


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
    assert "Undercut: South scores 27, the bonus of 25 included." in page.text, "what is about to be filed"
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


def test_two_directors_who_had_the_same_page_open_do_not_rule_twice(app: FastAPI, filed: TestClient) -> None:
    """Dora files what was chosen; Hed, whose page is from before, is told so and takes the place of her ruling if he must."""
    hed = signed_in(app, "Hed")
    before = unescape(hed.get("/docket/spring/1").text)
    assert '<input type="hidden" name="last" value="1">' in before
    page = filed.get("/file", params={**CHOSEN, "last": "1"})
    filed.post("/docket", data={**hidden(page), "log": f"{LOG}{ACCEPTS}\n", "table": "7"})
    late = hed.get("/file", params={**CHOSEN, "add": REFUSES, "last": "1"})
    assert "Another director has filed in this case meanwhile" in late.text
    assert (field(late, "corrects"), field(late, "expected")) == ("2", "3")
    answer = hed.post("/docket", data={**hidden(late), "log": f"{LOG}{REFUSES}\n", "table": "7"})
    assert answer.headers["location"] == "/docket/spring/4"
    assert "It takes the place of entry 2." in hed.get("/docket/spring/4").text
    assert "Superseded by entry 4." in hed.get("/docket/spring/2").text


def test_what_another_has_taken_the_place_of_is_not_corrected_once_more(app: FastAPI, filed: TestClient) -> None:
    page = filed.get("/file", params=CHOSEN)
    filed.post("/docket", data={**hidden(page), "log": f"{LOG}{ACCEPTS}\n", "table": "7"})
    old = unescape(filed.get("/docket/spring/1").text)
    for way in ("/docket/spring/1/deviation", "/docket/spring/1/appeal", "corrects=1"):
        assert way not in old
    fork = NewRuling("spring", f"{LOG}{REFUSES}\n", corrects=1)
    with pytest.raises(Refused, match="entry 2 has taken the place of entry 1"):
        docket_of(app).file(fork, "fork", NOON, "Hed")


def test_the_public_page_of_a_ruling_follows_the_last_one_of_its_case(app: FastAPI, filed: TestClient) -> None:
    """The hand was over; then it was found that it is not: what was uncovered is covered again."""
    page = filed.get("/file", params=CHOSEN)
    filed.post("/docket", data={**hidden(page), "log": f"{LOG}{ACCEPTS}\n", "table": "7"})
    over = public(filed, "/docket/spring/2")
    assert "4♣ 5♣ 6♣" in words(stranger(app).get(over).text)
    page = filed.get("/file", params={"event": "spring", "corrects": "2"})
    filed.post("/docket", data={**hidden(page), "log": f"{LOG}{REFUSES}\n", "table": "7"})
    assert "4♣ 5♣ 6♣" not in words(stranger(app).get(over).text)


def test_an_appeal_that_was_upheld_is_seen_on_the_ruling_with_what_is_to_be_done(filed: TestClient) -> None:
    for about, kind, said in (
        (1, "appeal", {"by": "North", "law": "No."}),
        (2, "decision", {"reason": "So it is.", "law": "upheld"}),
    ):
        form = filed.get(f"/docket/spring/{about}/{kind}", follow_redirects=True)
        more = {"deadline": field_of(form, "deadline")} if kind == "appeal" else {}
        fields = {name: field(form, name) for name in ("csrf", "key", "expected")}
        assert filed.post(f"/docket/spring/{about}/{kind}", data={**fields, **said, **more}).status_code == 303
    ruling = filed.get("/docket/spring/1").text
    assert "An appeal against this ruling was upheld: entry 3." in ruling
    assert "Correct the log, or depart from the ruling." in ruling
    assert "Decide the appeal" not in ruling


def field_of(page: Response, name: str) -> str:
    found = re.search(rf'name="{name}"[^>]* value="([^"]*)"', page.text)
    assert found
    return found[1]
