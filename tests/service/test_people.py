"""People at the service: signing in and out, who may do what, accounts, tokens, the trail, the first account."""

import re
from datetime import timedelta
from pathlib import Path

import pytest

pytest.importorskip("fastapi", reason="the extra serve is not installed")

from argon2 import PasswordHasher
from fastapi import FastAPI
from fastapi.testclient import TestClient

from adjudicator.docket.passphrases import Passphrases
from adjudicator.docket.people import People
from adjudicator.service import cookies
from adjudicator.service.opened import people_of, store_of
from tests.service.guests import BY, NOON, WORDS, post, service, signed_in, token_in, visitor, with_people


@pytest.fixture
def app(tmp_path: Path) -> FastAPI:
    return with_people(tmp_path)


def test_who_signs_in_is_brought_to_where_he_wanted_to_go(app: FastAPI) -> None:
    client = visitor(app)
    asked = client.get("/try/spring?a=1")
    assert (asked.status_code, asked.headers["location"]) == (303, "/login?next=/try/spring%3Fa%3D1")
    form = client.get(asked.headers["location"])
    assert 'name="next" value="/try/spring?a=1"' in form.text
    answer = post(client, "/login", name="dora", passphrase=WORDS, next="/try/spring?a=1")
    assert (answer.status_code, answer.headers["location"]) == (303, "/try/spring?a=1")
    assert client.get("/try/spring").json() == "Dora"


@pytest.mark.parametrize(
    ("name", "statuses"),
    [
        ("Hed", {"/try/spring": 200, "/try/autumn": 200, "/try/spring/file": 200, "/try/none": 200, "/people": 200}),
        ("Dora", {"/try/spring": 200, "/try/autumn": 404, "/try/spring/file": 200, "/try/autumn/file": 404}),
        ("Dora", {"/people": 403, "/audit": 403, "/account": 200}),
        ("Vi", {"/try/spring": 200, "/try/autumn": 404, "/try/spring/file": 403, "/try/autumn/file": 404}),
    ],
)
def test_what_each_role_may_do(app: FastAPI, name: str, statuses: dict[str, int]) -> None:
    client = signed_in(app, name)
    assert {path: client.get(path).status_code for path in statuses} == statuses


def test_another_event_and_one_that_is_not_there_look_alike(app: FastAPI) -> None:
    client = signed_in(app, "Dora")
    foreign, absent = client.get("/try/autumn"), client.get("/try/nowhere")
    assert (foreign.status_code, foreign.text) == (absent.status_code, absent.text)


def test_signing_out_ends_the_session(app: FastAPI) -> None:
    client = signed_in(app, "Dora")
    assert post(client, "/logout", "/account").status_code == 303
    assert client.get("/account").status_code == 303


def test_a_session_ends_when_nobody_uses_it(app: FastAPI) -> None:
    client = signed_in(app, "Dora")
    app.state.clock.now = NOON + timedelta(hours=3)
    assert client.get("/account").status_code == 200
    app.state.clock.now = NOON + timedelta(hours=6)
    assert client.get("/account").status_code == 200
    app.state.clock.now = NOON + timedelta(hours=10, minutes=1)
    assert client.get("/account").status_code == 303


def test_a_session_ends_after_a_day_however_busy(app: FastAPI) -> None:
    client = signed_in(app, "Dora")
    for hours in range(3, 24, 3):
        app.state.clock.now = NOON + timedelta(hours=hours)
        assert client.get("/account").status_code == 200
    app.state.clock.now = NOON + timedelta(hours=24)
    assert client.get("/account").status_code == 303


def test_the_cookie_is_out_of_reach_of_scripts_and_of_http_where_there_is_https(tmp_path: Path) -> None:
    client = TestClient(
        with_people(tmp_path, secure_cookies=True), base_url="https://testserver", follow_redirects=False
    )
    given = post(client, "/login", name="Dora", passphrase=WORDS).headers["set-cookie"]
    assert given.startswith("__Host-adjudicator_session=")
    assert {"HttpOnly", "SameSite=lax", "Secure", "Path=/"} <= set(given.split(", __Host-")[0].split("; "))
    assert "max-age" in client.get("/account").headers["strict-transport-security"]


def test_a_passphrase_changed_by_its_owner(app: FastAPI) -> None:
    client, elsewhere = signed_in(app, "Dora"), signed_in(app, "Dora")
    refused = post(client, "/account/passphrase", "/account", old="not the old one", new="four words and another")
    assert refused.status_code == 403
    short = post(client, "/account/passphrase", "/account", old=WORDS, new="too short")
    assert (short.status_code, "at least 12 letters" in short.text) == (422, True)
    assert post(client, "/account/passphrase", "/account", old=WORDS, new="four words and another").status_code == 303
    assert elsewhere.get("/account").status_code == 303
    assert post(visitor(app), "/login", name="Dora", passphrase=WORDS).status_code == 403
    assert post(visitor(app), "/login", name="Dora", passphrase="four words and another").status_code == 303


def test_a_head_director_looks_after_accounts(app: FastAPI) -> None:
    head, dora = signed_in(app, "Hed"), signed_in(app, "Dora")
    assert post(head, "/people", name="Nell", passphrase=WORDS, role="viewer").status_code == 303
    for do, value in (("let in", "autumn"), ("role", "director"), ("keep out", "autumn"), ("let in", "spring")):
        assert post(head, "/people/change", "/people", name="Nell", do=do, value=value).status_code == 303
    nell = signed_in(app, "Nell")
    assert [nell.get(f"/try/{event}/file").status_code for event in ("spring", "autumn")] == [200, 404]
    assert post(head, "/people/change", "/people", name="Dora", do="sign out").status_code == 303
    assert dora.get("/account").status_code == 303
    assert post(head, "/people/change", "/people", name="Nell", do="close").status_code == 303
    assert nell.get("/account").status_code == 303
    assert post(visitor(app), "/login", name="Nell", passphrase=WORDS).status_code == 403
    trail = head.get("/audit").text
    assert [
        word for word in ("account made", "role given", "let in to an event", "account closed") if word in trail
    ] == [
        "account made",
        "role given",
        "let in to an event",
        "account closed",
    ]


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({"name": "dora", "passphrase": WORDS, "role": "director"}, "choose another name"),
        ({"name": "", "passphrase": WORDS, "role": "director"}, "a name has 1 to 80 letters"),
        ({"name": "A\u202eB", "passphrase": WORDS, "role": "director"}, "a name has 1 to 80 letters"),
        ({"name": "Nell", "passphrase": "short", "role": "director"}, "at least 12 letters"),
        ({"name": "Nell Nellson", "passphrase": "nell nellson", "role": "director"}, "choose another passphrase"),
        ({"name": "Nell", "passphrase": "aaaaaaaaaaaaaaaa", "role": "director"}, "choose another passphrase"),
        ({"name": "Nell", "passphrase": WORDS, "role": "king"}, "there is no role king"),
    ],
)
def test_accounts_that_are_not_made(app: FastAPI, fields: dict[str, str], says: str) -> None:
    answer = post(signed_in(app, "Hed"), "/people", **fields)
    assert (answer.status_code, says in answer.text) == (422, True)


def test_the_last_head_director_stays(app: FastAPI) -> None:
    head = signed_in(app, "Hed")
    for do, value in (("close", ""), ("role", "viewer")):
        answer = post(head, "/people/change", "/people", name="Hed", do=do, value=value)
        assert (answer.status_code, "the only head director" in answer.text) == (422, True)


def test_a_token_speaks_for_its_owner_until_it_is_revoked(app: FastAPI) -> None:
    dora, program = signed_in(app, "Dora"), visitor(app)
    page = post(dora, "/account/token", "/account", label="score board")
    token = re.findall(r"adj_[\w-]{43}", page.text)[0]
    bearer = {"Authorization": f"Bearer {token}"}
    paths = ("/v1/try", "/v1/try/spring/file", "/v1/try/autumn")
    assert [program.get(path, headers=bearer).status_code for path in paths] == [200, 200, 404]
    assert program.get("/try/spring", headers=bearer).status_code == 303, "tokens are for programs, not for pages"
    assert post(dora, "/account/revoke", "/account").status_code == 303
    assert program.get("/v1/try", headers=bearer).status_code == 401


@pytest.mark.parametrize("header", ["", "Bearer", "Bearer adj_made_up", "Basic ZG9yYTp0aHJlZQ==", "Bearer \xe9"])
def test_a_program_without_a_token_is_told_so(app: FastAPI, header: str) -> None:
    answer = visitor(app).get("/v1/try", headers={"Authorization": header.encode("latin-1")} if header else {})
    assert (answer.status_code, answer.headers["content-type"]) == (401, "application/problem+json")
    assert answer.headers["www-authenticate"] == "Bearer"


def test_a_cookie_counts_for_nothing_in_the_interface_for_programs(app: FastAPI) -> None:
    assert signed_in(app, "Dora").get("/v1/try").status_code == 401


def test_a_hash_made_at_another_cost_is_made_anew(app: FastAPI) -> None:
    dearer = Passphrases(PasswordHasher(time_cost=2, memory_cost=8, parallelism=1))
    people = People(store_of(app), dearer)
    assert people.proven("Dora", WORDS, BY) is not None
    with store_of(app).reading() as connection:
        kept = connection.exec_driver_sql("SELECT passphrase_hash FROM accounts WHERE name = 'Dora'").scalar()
    assert "t=2" in str(kept)
    assert not dearer.outdated(str(kept))


def test_nothing_kept_can_be_used_to_sign_in(app: FastAPI, tmp_path: Path) -> None:
    client = signed_in(app, "Dora")
    page = post(client, "/account/token", "/account", label="score board")
    secrets = [WORDS, client.cookies[cookies.SESSION].split(".")[0], re.findall(r"adj_[\w-]{43}", page.text)[0]]
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert [secret for secret in secrets if secret.encode() in kept] == []


def test_the_trail_cannot_be_changed(app: FastAPI) -> None:
    signed_in(app, "Dora")
    from adjudicator.docket.troubles import DocketError

    for statement in ("DELETE FROM audit", "UPDATE audit SET who = 'Dan'"):
        with pytest.raises(Exception, match="append-only") as why, store_of(app).writing() as connection:
            connection.exec_driver_sql(statement)
        assert not isinstance(why.value, DocketError) or "append-only" in str(why.value)
    assert any(line.what == "signed in" and line.who == "Dora" for line in people_of(app).trail())


def test_the_trail_page_by_page(app: FastAPI) -> None:
    for _ in range(60):
        people_of(app).give_role("Vi", "viewer", BY)
    head = signed_in(app, "Hed")
    first = head.get("/audit").text
    older = re.findall(r'href="(/audit\?before=\d+)"', first)[0]
    numbers = [
        int(number) for page in (first, head.get(older).text) for number in re.findall(r'<li value="(\d+)"', page)
    ]
    assert numbers == sorted(numbers, reverse=True)
    assert numbers[-1] == 1
    assert len(set(numbers)) == len(numbers)


def test_the_first_account_with_the_code_of_the_terminal(tmp_path: Path) -> None:
    app = service(tmp_path, setup_code="K7QF-2M9X-RT4H")
    client = visitor(app)
    assert client.get("/login").headers["location"] == "/setup"
    wrong = post(client, "/setup", code="K7QF-2M9X-RT4J", name="Hed", passphrase=WORDS)
    assert wrong.status_code == 403
    assert post(client, "/setup", code="K7QF-2M9X-RT4H", name="Hed", passphrase="short").status_code == 422
    assert post(client, "/setup", code="k7qf 2m9x rt4h", name="Hed", passphrase=WORDS).status_code == 303
    assert client.get("/people").status_code == 200
    again = visitor(app)
    assert again.get("/setup").status_code == 404
    token = token_in(again.get("/login"))
    late = again.post("/setup", data={"csrf": token, "code": "K7QF-2M9X-RT4H", "name": "Eve", "passphrase": WORDS})
    assert late.status_code == 404


def test_without_a_code_there_is_no_first_account_in_a_browser(tmp_path: Path) -> None:
    client = visitor(service(tmp_path))
    assert client.get("/setup").status_code == 404
    assert post(client, "/login", name="admin", passphrase="admin").status_code == 403


def test_in_french(app: FastAPI) -> None:
    client = visitor(app)
    assert '<html lang="fr">' in client.get("/login?lang=fr").text
