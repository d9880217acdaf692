"""What somebody with bad intentions sends to the pages: paths, scripts, frames, great bodies, the addresses of others' rulings."""

import re
from collections.abc import Iterator
from datetime import timedelta
from html import escape
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

import pytest

pytest.importorskip("fastapi", reason="the extra serve is not installed")

import html5lib
from fastapi import FastAPI

from adjudicator.docket.filings import NewRuling
from adjudicator.docket.people import Person
from adjudicator.docket.sessions import Sessions
from adjudicator.service.filing import public_path
from adjudicator.service.opened import docket_of, people_of, store_of
from adjudicator.service.packed import pack
from tests.service.guests import BY, NOON, WORDS, post, signed_in, visitor, with_people

SCRIPT = "<script>alert(1)</script>"
EXAMPLE: Final = Path(__file__).parents[2] / "scenarios" / "examples" / "improper_knock.log"


@pytest.fixture
def app(tmp_path: Path) -> FastAPI:
    return with_people(tmp_path)


def log_of(name: str) -> str:
    """A disputed knock in which North is somebody else."""
    return EXAMPLE.read_text(encoding="utf-8").replace("North", name)


def filed(app: FastAPI, event: str, log: str, **more: Any) -> str:
    """Files a ruling; gives the path of its public page."""
    entry = docket_of(app).file(NewRuling(event, log, "gra", **more), "a key", NOON, "Dan")
    return public_path(entry)


@pytest.mark.parametrize("host", ["elsewhere.example", "elsewhere.example:8000"])
@pytest.mark.parametrize("path", ["/docket/", "/docket/spring/", "/login/?next=/docket", "/v1/rulebooks/"])
def test_a_host_that_the_caller_names_is_nowhere_to_go(app: FastAPI, host: str, path: str) -> None:
    answer = visitor(app).get(path, headers={"Host": host, "X-Forwarded-Host": host})
    assert (answer.status_code, answer.headers["location"]) == (307, path.replace("/?", "?").removesuffix("/"))


def test_a_header_cannot_be_smuggled_in(app: FastAPI) -> None:
    client = visitor(app)
    for path in (
        "/account%0d%0aSet-Cookie:%20a=b",
        "/try/x%0d%0aSet-Cookie:%20a=b",
        "/login?next=%0d%0aSet-Cookie:%20a=b",
    ):
        answer = client.get(path)
        assert "a=b" not in answer.headers.get("set-cookie", "")
        assert "\n" not in answer.headers.get("location", "")


@pytest.mark.parametrize(
    "path",
    [
        "/static/../app.py",
        "/static/%2e%2e/app.py",
        "/static/..%2fapp.py",
        "/static/%2e%2e%2f%2e%2e%2fwords.py",
        "/static//etc/passwd",
        "/static/%00",
        "/try/..%2f..%2fetc%2fpasswd",
        "/try/%2e%2e",
        "/v1/try/..%5c..%5cetc",
    ],
)
def test_a_path_leads_to_no_file(app: FastAPI, path: str) -> None:
    answer = signed_in(app, "Dora").get(path)
    assert answer.status_code in (401, 404)
    assert "import" not in answer.text
    assert "root:" not in answer.text


# Scripts in names, frames, what is kept


@pytest.mark.parametrize(
    "name", [SCRIPT, '"><img src=x onerror=alert(1)>', "' onfocus='alert(1)", "{{ 7*7 }}", "${7*7}"]
)
def test_a_script_in_a_name_is_text_on_every_page(app: FastAPI, name: str) -> None:
    people_of(app).add(Person(name, WORDS, "director"), BY)
    people_of(app).let_in(name, "spring", BY)
    head, hostile = signed_in(app, "Hed"), signed_in(app, name)
    shown = [head.get("/people"), head.get("/audit"), hostile.get("/account"), hostile.get("/login")]
    shown.append(post(visitor(app), "/login", name=name, passphrase="not this one at all"))
    for page in shown:
        assert name not in page.text or escape(name) == name
        assert escape(name).replace("&#x27;", "&#39;").replace("&quot;", "&#34;") in page.text


@pytest.mark.parametrize(
    "path", ["/", "/login", "/account", "/people", "/audit", "/static/page.js", "/nowhere", "/v1/rulings"]
)
def test_what_every_answer_forbids(app: FastAPI, path: str) -> None:
    headers = signed_in(app, "Hed").get(path).headers
    rules = dict(rule.split(" ", 1) for rule in headers["content-security-policy"].split("; "))
    assert rules["default-src"] == rules["frame-ancestors"] == rules["base-uri"] == "'none'"
    assert rules["script-src"] == rules["style-src"] == rules["form-action"] == "'self'"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-frame-options"] == "DENY"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == headers["cross-origin-resource-policy"] == "same-origin"


def test_pages_hold_no_script_and_no_style_of_their_own(app: FastAPI) -> None:
    head = signed_in(app, "Hed")
    for path in ("/", "/login", "/account", "/people", "/audit"):
        tree = html5lib.parse(head.get(path).text, namespaceHTMLElements=False)
        for element in tree.iter():
            attributes: dict[str, Any] = element.attrib
            assert not [name for name in attributes if name == "style" or name.startswith("on")], path
            assert element.tag != "style"
            assert element.tag != "script" or attributes.get("src", "").startswith("/static/"), path


def test_private_pages_are_kept_nowhere(app: FastAPI) -> None:
    assert signed_in(app, "Dora").get("/account").headers["cache-control"] == "no-store"
    assert visitor(app).get("/login").headers["cache-control"] == "private, no-cache"


def test_a_body_of_100_megabytes_is_refused(app: FastAPI) -> None:
    client = visitor(app)

    def megabytes() -> Any:
        for _ in range(100):
            yield b"x" * 1024 * 1024

    declared = client.post("/login", content=b"name=", headers={"Content-Length": str(100 * 1024 * 1024)})
    streamed = client.post("/login", content=megabytes(), headers={"Content-Type": "application/x-www-form-urlencoded"})
    logs = client.post("/v1/rulings", content=megabytes(), headers={"Content-Type": "application/json"})
    assert [answer.status_code for answer in (declared, streamed, logs)] == [413, 413, 413]


# Rulings of another event


def test_another_events_ruling_is_not_there(app: FastAPI) -> None:
    filed(app, "autumn", log_of("North"), private_text="not for Dora")
    dora, dan = signed_in(app, "Dora"), signed_in(app, "Dan")
    bearer = {"Authorization": "Bearer " + Sessions(store_of(app)).give_token("Dora", "", BY)}
    read = [
        "",
        "/1",
        "/1/sheet",
        "/1/sheet.pdf",
        *(f"/1/{kind}?key=x&seen=1" for kind in ("appeal", "deviation", "note")),
    ]
    for path in read:
        mine, others = dan.get(f"/docket/autumn{path}"), dora.get(f"/docket/autumn{path}")
        absent = dora.get(f"/docket/nowhere{path}")
        assert (mine.status_code, others.status_code) == (200, 404), path
        assert others.text == absent.text
    for path in ("", "/1", "/1/case", "/chain"):
        answer = dora.get(f"/v1/docket/autumn{path}", headers=bearer)
        assert (answer.status_code, answer.text) == (404, dora.get(f"/v1/docket/nowhere{path}", headers=bearer).text)
    for page in ("/docket", "/docket?text=knock", "/docket?clause=gra.9.d"):
        assert "utumn" not in dora.get(page).text
    assert dora.get("/v1/precedents?clause=gra.9.d", headers=bearer).json() == {"precedents": []}
    assert dora.get("/v1/precedents?clause=gra.9.d&event=autumn", headers=bearer).status_code == 404


def test_nothing_is_filed_in_another_event(app: FastAPI) -> None:
    filed(app, "autumn", log_of("North"))
    bearer = {"Authorization": "Bearer " + Sessions(store_of(app)).give_token("Dora", "", BY), "Idempotency-Key": "k"}
    dora, viewer = signed_in(app, "Dora"), signed_in(app, "Vi")
    program = visitor(app)
    tried = [
        post(dora, "/docket", "/account", log=log_of("North"), event="autumn", table="1"),
        post(dora, "/docket/autumn/1/deviation", "/account", instead="x", reason="y", key="k2"),
        post(dora, "/docket/autumn/1/appeal", "/account", by="North", law="x", deadline="2026-12-01", key="k3"),
        post(viewer, "/docket", "/account", log=log_of("North"), event="spring", table="1"),
        post(dora, "/docket/events", "/account", name="Winter"),
        program.post("/v1/docket/autumn", json={"log": log_of("North")}, headers=bearer),
        program.post("/v1/docket/autumn/1/notes", json={"public_text": "x"}, headers=bearer),
        program.post("/v1/docket", json={"name": "Winter"}, headers=bearer),
        program.post("/v1/docket/spring", json={"log": log_of("North")}, headers={"Idempotency-Key": "k"}),
    ]
    assert {answer.status_code for answer in tried} <= {401, 403, 404, 422}
    assert [len(docket_of(app).entries(event)) for event in ("spring", "autumn")] == [0, 1]
    assert {event.public_id for event in docket_of(app).events()} == {"spring", "autumn"}


def test_a_public_page_is_for_those_who_know_its_address_and_holds_nothing_private(app: FastAPI) -> None:
    there = filed(app, "autumn", log_of("North"), public_text="for everybody", private_text="for directors")
    stranger = visitor(app)
    page = stranger.get(there)
    assert (page.status_code, "for everybody" in page.text, "for directors" in page.text) == (200, True, False)
    guessed = [stranger.get(path) for path in (there[:-1] + "x", "/e/autumn/1/x", "/e/autumn/2/x", "/e/nowhere/1/x")]
    assert {answer.status_code for answer in guessed} == {404}
    assert len({answer.text for answer in guessed}) == 1


def test_what_was_filed_stands_in_the_trail(app: FastAPI) -> None:
    dora = signed_in(app, "Dora")
    assert post(dora, "/docket", "/account", log=log_of("North"), event="spring", table="1").status_code == 303
    bearer = {"Authorization": "Bearer " + Sessions(store_of(app)).give_token("Dora", "", BY), "Idempotency-Key": "k"}
    for _ in range(2):
        app.state.clock.now += timedelta(seconds=1)
        assert visitor(app).post("/v1/docket/spring", json={"log": log_of("North")}, headers=bearer).status_code == 201
    lines = [(line.who, line.subject) for line in people_of(app).trail() if line.what == "entry filed"]
    assert lines == [("Dora", "spring, 2, ruling"), ("Dora", "spring, 1, ruling")]


# A script as a player


def pages_with(app: FastAPI, name: str) -> Iterator[tuple[str, str]]:
    """Every page on which the names of players stand, with its HTML."""
    log = log_of(f'"{name}"')
    packed = pack(log)
    there = filed(app, "spring", log, table=name, public_text=name, private_text=name)
    client = signed_in(app, "Dora")
    asked = f"/ask?rules=gra&one={quote(name)}&two=South&a=knock"
    paths = [f"/log?z={packed}", f"/ruling?z={packed}", f"/replay?z={packed}", f"/replay?z={packed}&at=14", asked]
    paths += [
        "/docket",
        "/docket/spring",
        f"/docket?text={quote(name)}",
        "/docket/spring/1",
        "/docket/spring/1/sheet",
        there,
    ]
    paths += [f"/docket/spring/1/{kind}?key=x" for kind in ("appeal", "deviation", "note")]
    paths += [f"/file?z={packed}&event={quote(name)}&table={quote(name)}", f"/login?next={quote('/' + name)}"]
    for path in paths:
        yield path, client.get(path).text
    yield "POST /ruling", post(client, "/ruling", "/account", log=log.replace("upcard", "upcrd")).text
    shared = post(client, "/share", "/account", z=str(packed), viewpoint="public")
    assert shared.status_code == 303, shared.text
    for path in (shared.headers["location"], shared.headers["location"].replace("/share/", "/embed/")):
        yield path, client.get(path).text


@pytest.mark.parametrize(
    "name", [SCRIPT, "<img src=x onerror=alert(1)>", "</textarea><svg onload=alert(1)>", "{{ 7*7 }}"]
)
def test_a_script_in_a_players_name_is_text_on_every_page(app: FastAPI, name: str) -> None:
    named = 0
    for path, page in pages_with(app, name):
        tree = html5lib.parse(page, namespaceHTMLElements=False)
        for element in tree.iter():
            if not isinstance(element.tag, str):
                continue
            assert element.tag != "script" or element.attrib.get("src", "").startswith("/static/"), path
            assert not [attribute for attribute in element.attrib if attribute.startswith("on")], path
            assert element.attrib.get("src", "") != "x", path
        named += name in "".join(tree.itertext())
    assert named >= 10, "the name is shown, as it was written"


def test_a_script_in_a_players_name_is_text_on_paper(app: FastAPI) -> None:
    pytest.importorskip("weasyprint", reason="the extra serve is not installed")
    filed(app, "spring", log_of(f'"{SCRIPT}"'))
    answer = signed_in(app, "Dora").get("/docket/spring/1/sheet.pdf")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/pdf")
    assert not re.search(rb"/(JavaScript|JS|Launch|EmbeddedFile|OpenAction|AA)\b", answer.content)


def test_paper_loads_nothing_from_elsewhere(app: FastAPI, monkeypatch: pytest.MonkeyPatch) -> None:
    weasyprint = pytest.importorskip("weasyprint", reason="the extra serve is not installed")
    import socket

    def refused(*address: Any) -> Any:
        raise AssertionError(f"a connection to {address}")

    filed(app, "spring", log_of('"<img src=file:///etc/passwd>"'), public_text="<link rel=attachment href=/etc/passwd>")
    client = signed_in(app, "Dora")
    monkeypatch.setattr(socket, "create_connection", refused)
    assert weasyprint is not None
    answer = client.get("/docket/spring/1/sheet.pdf")
    assert (answer.status_code, b"root:" in answer.content, b"EmbeddedFile" in answer.content) == (200, False, False)
