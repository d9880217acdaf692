"""What somebody with bad intentions tries at the service, and what comes of it: nothing."""

from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("fastapi", reason="the extra serve is not installed")

from fastapi import FastAPI
from fastapi.testclient import TestClient
from itsdangerous import TimestampSigner

from adjudicator.service import cookies
from adjudicator.service.attempts import AS_ONE, AT_ONE, FROM_ONE, REMEMBERED, Attempts, limits
from adjudicator.service.opened import people_of
from adjudicator.service.pages.login import within
from adjudicator.service.wishes import Wishes
from tests.service.guests import NOON, WORDS, post, service, signed_in, token_in, visitor, with_people

SCRIPT = "<script>alert(1)</script>"


@pytest.fixture
def app(tmp_path: Path) -> FastAPI:
    return with_people(tmp_path)


def with_cookie(app: FastAPI, word: str) -> TestClient:
    return TestClient(app, follow_redirects=False, cookies={cookies.SESSION: word})


def may_go_on(client: TestClient) -> bool:
    status: int = client.get("/account").status_code
    return status == 200


# A wrong passphrase


@pytest.mark.parametrize(
    ("name", "passphrase"),
    [
        ("Dora", ""),
        ("Dora", "three words and mor"),
        ("Nobody", WORDS),
        ("", ""),
        ("Dora", "x" * 100_000),
        ("' OR 1=1 --", WORDS),
    ],
)
def test_a_wrong_name_and_a_wrong_passphrase_are_told_alike(app: FastAPI, name: str, passphrase: str) -> None:
    client = visitor(app)
    answer = post(client, "/login", name=name, passphrase=passphrase)
    assert (answer.status_code, "do not belong together" in answer.text) == (403, True)
    assert cookies.SESSION not in client.cookies


def test_an_unknown_name_costs_as_much_as_a_known_one(app: FastAPI, monkeypatch: pytest.MonkeyPatch) -> None:
    hasher = people_of(app)._passphrases._hasher
    verified: list[str] = []
    verify = type(hasher).verify

    def watched(self: Any, kept: str, given: str) -> Any:
        verified.append(kept)
        return verify(self, kept, given)

    monkeypatch.setattr(type(hasher), "verify", watched)
    for name in ("Dora", "Nobody"):
        post(visitor(app), "/login", name=name, passphrase="not this one at all")
    assert len(verified) == 2
    assert verified[0].split("$")[:4] == verified[1].split("$")[:4], "the same cost"


def test_who_guesses_must_wait_and_others_need_not(app: FastAPI) -> None:
    client = visitor(app)
    for _ in range(AS_ONE):
        assert post(client, "/login", name="Dora", passphrase="a guess, a guess").status_code == 403
    late = post(client, "/login", name="Dora", passphrase=WORDS)
    assert (late.status_code, late.headers["retry-after"], "15 minutes" in late.text) == (429, "900", True)
    assert post(client, "/login", name="Dan", passphrase=WORDS).status_code == 303
    elsewhere = TestClient(app, follow_redirects=False, client=("192.0.2.7", 1))
    assert post(elsewhere, "/login", name="Dora", passphrase=WORDS).status_code == 303
    app.state.clock.now = NOON + timedelta(minutes=16)
    assert post(client, "/login", name="Dora", passphrase=WORDS).status_code == 303


def test_who_guesses_names_must_wait_too() -> None:
    attempts = Attempts()
    waits = [attempts.take(limits("192.0.2.1", f"name {number}"), NOON) for number in range(FROM_ONE + 1)]
    assert [bool(wait) for wait in waits] == [False] * FROM_ONE + [True]


def test_who_guesses_at_one_name_from_everywhere_must_wait_too() -> None:
    attempts = Attempts()
    waits = [attempts.take(limits(f"192.0.2.{number}", "Dora"), NOON) for number in range(AT_ONE + 1)]
    assert [bool(wait) for wait in waits] == [False] * AT_ONE + [True]
    assert (AS_ONE <= 5, FROM_ONE <= 20, AT_ONE <= 50) == (True, True, True), "a few are human, many are a machine"


def test_however_many_guess_little_is_remembered() -> None:
    attempts = Attempts()
    for number in range(REMEMBERED):
        attempts.take(limits(f"192.0.2.{number}", f"name {number}"), NOON)
    assert len(attempts._times) == REMEMBERED


# Cookies


def test_a_forged_cookie_is_nobody(app: FastAPI) -> None:
    true = signed_in(app, "Dora").cookies[cookies.SESSION]
    word, time, signature = true.rsplit(".", 2)
    other = TimestampSigner(b"another secret", salt=f"adjudicator.{cookies.SESSION}").sign(word).decode()
    forged = [
        "",
        "x",
        "..",
        word,
        f"{word}.{time}",
        f"{word}.{time}.{signature[:-2]}",
        f"{word}x.{time}.{signature}",
        other,
    ]
    assert [text for text in forged if may_go_on(with_cookie(app, text))] == []
    assert may_go_on(with_cookie(app, true))


def test_a_signed_cookie_of_another_kind_is_nobody(app: FastAPI) -> None:
    client = visitor(app)
    client.get("/login")
    assert not may_go_on(with_cookie(app, client.cookies[cookies.FORMS]))


def test_a_rightly_signed_word_that_was_never_given_is_nobody(app: FastAPI) -> None:
    wishes: Wishes = app.state.wishes
    assert not may_go_on(with_cookie(app, cookies._signer(cookies.SESSION, wishes).sign("made up").decode()))


def test_a_copied_cookie_is_worth_nothing_after_signing_out(app: FastAPI) -> None:
    client = signed_in(app, "Dora")
    copied = client.cookies[cookies.SESSION]
    assert may_go_on(with_cookie(app, copied))
    post(client, "/logout", "/account")
    assert not may_go_on(with_cookie(app, copied))


def test_a_cookie_that_was_kept_too_long_is_refused_before_the_docket_is_asked(app: FastAPI) -> None:
    import time
    from unittest.mock import patch

    client = signed_in(app, "Dora")
    with patch.object(time, "time", return_value=time.time() + 25 * 3600):
        assert not may_go_on(with_cookie(app, client.cookies[cookies.SESSION]))


def test_a_cookie_that_was_planted_is_not_the_session_afterwards(app: FastAPI) -> None:
    planted = signed_in(app, "Dan").cookies[cookies.SESSION]
    victim = with_cookie(app, planted)
    token = token_in(victim.get("/login"))
    answer = victim.post("/login", data={"csrf": token, "name": "Dora", "passphrase": WORDS})
    given = answer.headers["set-cookie"].partition("=")[2].partition(";")[0]
    assert given != planted
    assert not may_go_on(with_cookie(app, planted)), "the planted session has ended"
    assert "Dora" in with_cookie(app, given).get("/account").text


# Forms from elsewhere


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://testserver.evil.example"},
        {"Origin": "http://testserver:81"},
        {"Origin": "http://["},
        {"Referer": "https://evil.example/testserver"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
def test_a_form_of_another_site_does_nothing(app: FastAPI, headers: dict[str, str]) -> None:
    client = signed_in(app, "Hed")
    fields = {"csrf": token_in(client.get("/people")), "name": "Dora", "do": "close"}
    assert client.post("/people/change", data=fields, headers=headers).status_code == 403
    assert may_go_on(signed_in(app, "Dora"))


def test_a_form_of_this_site_does_something(app: FastAPI) -> None:
    client = signed_in(app, "Hed")
    fields = {"csrf": token_in(client.get("/people")), "name": "Dora", "do": "close"}
    headers = {"Origin": "http://testserver", "Sec-Fetch-Site": "same-origin"}
    assert client.post("/people/change", data=fields, headers=headers).status_code == 303


@pytest.mark.parametrize(
    "path", ["/login", "/logout", "/people", "/people/change", "/account/token", "/account/passphrase"]
)
@pytest.mark.parametrize("token", [None, "", "0" * 64, "é"])
def test_a_form_without_its_token_does_nothing(app: FastAPI, path: str, token: str | None) -> None:
    client = signed_in(app, "Hed")
    fields = {"name": "Dora", "do": "close", "passphrase": WORDS, **({} if token is None else {"csrf": token})}
    answer = client.post(path, data=fields)
    assert (answer.status_code, may_go_on(client)) == (403, True)


def test_the_token_of_another_browser_does_not_do(app: FastAPI) -> None:
    stolen = token_in(signed_in(app, "Dan").get("/account"))
    assert (
        signed_in(app, "Hed").post("/people/change", data={"csrf": stolen, "name": "Dora", "do": "close"}).status_code
        == 403
    )


def test_a_token_from_before_signing_in_does_not_do_afterwards(app: FastAPI) -> None:
    client = visitor(app)
    before = token_in(client.get("/login"))
    assert client.post("/login", data={"csrf": before, "name": "Hed", "passphrase": WORDS}).status_code == 303
    assert client.post("/logout", data={"csrf": before}).status_code == 403


# Where one is brought


@pytest.mark.parametrize(
    "path",
    [
        "https://evil.example",
        "//evil.example",
        "///evil.example",
        "/\\evil.example",
        "\\\\evil.example",
        "/a\\b",
        "javascript:alert(1)",
        "evil.example",
        "/\t/evil.example",
        "/\n/evil.example",
        "/x\r\nSet-Cookie: a=b",
        "//[",
        "",
        " /people",
    ],
)
def test_signing_in_never_leads_elsewhere(app: FastAPI, path: str) -> None:
    assert within(path) == "/"
    answer = post(visitor(app), "/login", name="Dora", passphrase=WORDS, next=path)
    assert (answer.status_code, answer.headers["location"]) == (303, "/")
    assert "set-cookie: a=b" not in str(answer.headers).lower()


@pytest.mark.parametrize("path", ["/", "/people", "/docket/spring?after=3#e14"])
def test_signing_in_leads_back(path: str) -> None:
    assert within(path) == path


def test_there_is_no_account_that_nobody_made(tmp_path: Path) -> None:
    app = service(tmp_path)
    for name in ("admin", "director", "root", ""):
        for passphrase in ("admin", "password", "", "director"):
            app.state.attempts = Attempts()
            assert post(visitor(app), "/login", name=name, passphrase=passphrase).status_code == 403
