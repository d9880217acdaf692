"""Who files, and into which event: a stranger signs in first, a viewer only reads, a head director opens events."""

import pytest

pytest.importorskip("fastapi", reason="the extra serve is not installed")

from fastapi import FastAPI

from adjudicator.service.opened import docket_of
from tests.service.desk import LOG, field, send, signed_in, stranger


def test_a_stranger_signs_in_and_finds_what_he_wanted_to_file(app: FastAPI) -> None:
    client = stranger(app)
    sent = send(client, "/login", "/docket", log=LOG, event="Spring Open", table="7")
    assert sent.headers["location"].startswith("/login?next=/file%3F")
    after = send(client, sent.headers["location"], "/login", name="Dora", passphrase="three words and more",
                 next=sent.headers["location"].partition("next=")[2].replace("%3F", "?").replace("%3D", "=").replace("%26", "&").replace("%2B", "+"))  # fmt: skip
    page = client.get(after.headers["location"])
    assert field(page, "event") == "spring"
    assert "knocks with Tc for 10" in page.text


@pytest.mark.parametrize(
    ("name", "fields", "status", "says"),
    [
        ("Dora", {"log": LOG, "event": "autumn"}, 422, "no event of this name"),
        ("Dora", {"log": LOG, "event": "Winter Open"}, 422, "no event of this name"),
        ("Dora", {"log": "", "event": "spring"}, 422, "no log yet"),
        ("Dora", {"log": "North sings", "event": "spring"}, 422, "line 1"),
        ("Vi", {"log": LOG, "event": "spring"}, 403, "read this event, not write"),
    ],
)
def test_what_is_not_filed(app: FastAPI, name: str, fields: dict[str, str], status: int, says: str) -> None:
    answer = send(signed_in(app, name), "/file", "/docket", **fields)
    assert (answer.status_code, says in answer.text) == (status, True), answer.text
    assert docket_of(app).event("spring").last_number == 0


def test_a_head_director_opens_events(app: FastAPI) -> None:
    head = signed_in(app, "Hed")
    opened = send(head, "/docket", "/docket/events", name="Winter  Open")
    assert head.get(opened.headers["location"]).text.count("Winter Open") >= 1
    assert send(head, "/docket", "/docket/events", name="winter open").headers["location"] == opened.headers["location"]
    filed = send(head, "/file", "/docket", log=LOG, event="Night Games")
    assert head.get(filed.headers["location"]).text.count("Night Games") >= 1
    assert send(signed_in(app, "Dora"), "/file", "/docket/events", name="Mine").status_code == 403
