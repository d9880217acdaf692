"""Nothing on a page stays in English where the catalogue has another language.

The language of these tests has no letters, as in ``tests/render/test_another_language.py``: a letter that is left on a page
was never looked up, unless it belongs to a name, a card, an id, or a line of a log.
"""

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from typing import Final

import pytest

pytest.importorskip("fastapi", reason="the extra serve is not installed")

from fastapi import FastAPI
from fastapi.testclient import TestClient

from adjudicator import adjudicate, words
from adjudicator.handlog import HandLog
from adjudicator.service.packed import pack
from tests.interview.answers import DISPUTES
from tests.render.test_another_language import Dots, left
from tests.service.desk import LOG, WORDS, desk, form, send, signed_in, stranger

NEVER_CLOSED: Final = frozenset({"meta", "link", "input", "img", "br", "path", "use"})
AS_IT_IS: Final = frozenset({"pre", "textarea", "script", "style", "datalist"})
"""Elements that hold a log, or what somebody typed."""

CLASSES: Final = frozenset({"id", "digest", "mark", "face", "playing"})
"""Classes of elements that hold an id or a card."""

IN_LINE: Final = frozenset({"a", "b", "mark", "small", "span"})

READ_ALOUD: Final = frozenset({"aria-label", "alt", "title", "placeholder"})
NAMES: Final = re.compile(
    r"\b(?:foo|Nord|Sud|Heard|Warned|Again|So|No|Else|Late|heard|Hed|Dora|Dan|Vi|Ann|Spring Open|Autumn Open|spring|autumn|adjudicator|UTC|PDF|QR|testclient)\b"
    r"|\d+\.\d+\.\d+\+[0-9a-f]{8}|/e/\S+|http\S+|<iframe.*?</iframe>|%[lc]\b"
)
SPOKEN: Final = re.compile(r"(?:10|[2-9]|·+) ·· ·+")
"""A card as it is said: *8 of hearts*."""

SHOWN: Final = re.compile(r"data-(?:says|marks|where|clean|keep)")
KNOCK: Final = ["knock", "North", "8d", "10", "8"]
TO_READ: Final = {"accept-language": "fr", "accept": "text/html"}


class Read(HTMLParser):
    """What a page says to those who look and to those who listen, without what has no translation."""

    def __init__(self) -> None:
        super().__init__()
        self.within: list[bool] = []
        self.says: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        about = {name: value or "" for name, value in attrs}
        kept = tag in AS_IT_IS or bool(CLASSES & set(about.get("class", "").split()))
        kept = kept or ("lang" in about and tag in ("a", "button", "span"))
        if not any(self.within):
            self.says += [f" {text} " for name, text in about.items() if name in READ_ALOUD or SHOWN.fullmatch(name)]
            self.says += [" "] if tag not in IN_LINE else []
        if tag not in NEVER_CLOSED:
            self.within.append(kept)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """A shape has no words."""

    def handle_endtag(self, tag: str) -> None:
        self.says += [" "] if tag not in IN_LINE else []
        if tag not in NEVER_CLOSED:
            self.within.pop()

    def handle_data(self, data: str) -> None:
        if not any(self.within):
            self.says.append(data)


def english(page: str, log: str | HandLog = LOG) -> list[str]:
    """The words in letters on a page that are neither given nor a card nor a line of the log."""
    reader = Read()
    reader.feed(page)
    return left(SPOKEN.sub("8♥", NAMES.sub("", "".join(reader.says))), adjudicate(log))


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> FastAPI:
    return desk(tmp_path_factory.mktemp("desk"))


@pytest.fixture(autouse=True)
def _in_dots(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(words._catalogues, "fr", Dots())
    with words.speaking("fr"):
        yield


def french(client: TestClient) -> TestClient:
    client.headers.update(TO_READ)
    return client


@pytest.fixture(scope="module")
def filed(app: FastAPI) -> FastAPI:
    """A docket with an entry of every kind."""
    dora = signed_in(app, "Dora")
    texts = {"public_text": "Heard.", "private_text": "Warned."}
    to = "/docket/spring/1"
    send(dora, "/file", "/docket", log=LOG, event="spring", table="7", **texts)
    send(dora, f"{to}/deviation", f"{to}/deviation", instead="Again.", reason="So.", points_0="5", **texts)
    send(dora, f"{to}/note", f"{to}/note", **texts)
    asked = {"by": "North", "law": "No.", "fact": "No.", "deadline": "2026-11-29T12:00"}
    send(dora, f"{to}/appeal", f"{to}/appeal", **asked)
    answer = send(
        dora, "/docket/spring/4/decision", "/docket/spring/4/decision", law="upheld", fact="dismissed", reason="So."
    )
    assert answer.status_code == 303, answer.text
    return app


@pytest.mark.parametrize(
    "path", ["/", "/log", "/login", "/replay", "/nowhere", "/file", "/ruling/code?z=" + (pack(LOG) or "")]
)
def test_a_page_for_anybody(app: FastAPI, path: str) -> None:
    assert english(form(french(stranger(app)), path).text) == []


@pytest.mark.parametrize("name", DISPUTES)
def test_a_question_and_the_ruling_at_the_end(app: FastAPI, name: str) -> None:
    told, client = DISPUTES[name], french(stranger(app))
    log = told.interview.log
    for number in range(1, len(told.answers) + 1):
        page = client.get(
            "/ask", params={"a": list(told.answers[:number]), "rules": told.rules, "one": "North", "two": "South"}
        )
        assert english(page.text, log) == [], told.answers[:number]


@pytest.mark.parametrize("log", [LOG, LOG + "North foo 8d\n", "players: Ann, Ann\n"])
def test_a_log_that_is_pasted(app: FastAPI, log: str) -> None:
    client = french(stranger(app))
    for page, path in (("/log", "/ruling"), ("/replay", "/replay")):
        sent = send(client, page, path, log=log)
        shown = client.get(sent.headers["location"]) if sent.is_redirect else sent
        assert (bool(shown.text), english(shown.text)) == (True, [])


@pytest.mark.parametrize("line", range(1, 16))
def test_a_moment_of_the_replay(app: FastAPI, line: int) -> None:
    page = french(stranger(app)).get("/replay", params={"z": pack(LOG) or "", "at": line, "if": "South passes"})
    assert (page.status_code, english(page.text, LOG + "South passes\n")) == (200, [])


@pytest.mark.parametrize("viewpoint", ["", "North", "all", "public"])
def test_a_replay_that_is_shared(app: FastAPI, viewpoint: str) -> None:
    client = french(stranger(app))
    sent = send(client, "/replay?z=" + (pack(LOG) or ""), "/share", z=pack(LOG) or "", viewpoint=viewpoint)
    for path in (
        [sent.headers["location"], sent.headers["location"].replace("/share/", "/embed/")] if sent.is_redirect else []
    ):
        assert english(client.get(path).text) == []
    assert english(sent.text) == []


@pytest.mark.parametrize(
    "path",
    [
        "/docket", "/docket/spring", "/docket/spring?clause=gra.9.d", "/docket/spring?text=heard", "/docket/spring?like=1", "/file", "/account",
        *(f"/docket/spring/{number}" for number in range(1, 6)),
        *(f"/docket/spring/1/{kind}" for kind in ("deviation", "appeal", "note", "sheet")),
        "/docket/spring/4/decision", "/file?event=spring&corrects=1", "/docket/autumn", "/people",
    ],
)  # fmt: skip
def test_a_page_for_a_director(filed: FastAPI, path: str) -> None:
    assert english(form(french(signed_in(filed, "Dora")), path).text) == []


@pytest.mark.parametrize("path", ["/people", "/audit", "/docket"])
def test_a_page_for_a_head_director(filed: FastAPI, path: str) -> None:
    page = form(french(signed_in(filed, "Hed")), path)
    assert (page.status_code, english(page.text)) == (200, [])


@pytest.mark.parametrize(
    ("page", "to", "fields"),
    [
        ("/login", "/login", {"name": "Dora", "passphrase": "wrong"}),
        ("/file", "/docket", {"log": "", "event": "spring"}),
        ("/file", "/docket", {"log": LOG, "event": "summer"}),
        ("/file", "/docket", {"log": LOG, "event": "spring", "table": "7", "public_text": "Else."}),
        ("/docket/spring/1/deviation", "/docket/spring/1/deviation", {"instead": "", "reason": ""}),
        ("/docket/spring/1/appeal", "/docket/spring/1/appeal", {"by": "North", "deadline": "soon"}),
        ("/docket/spring/1/note", "/docket/spring/1/note", {"expected": "2", "public_text": "Late."}),
        ("/account", "/account/passphrase", {"old": "wrong", "new": "and three more words"}),
        ("/account", "/account/token", {"label": "7"}),
        ("/account", "/people", {"name": "Zoe", "role": "viewer", "passphrase": "short"}),
    ],
)  # fmt: skip
def test_what_is_refused(filed: FastAPI, page: str, to: str, fields: dict[str, str]) -> None:
    answer = send(french(signed_in(filed, "Dora")), page, to, **fields)
    assert english(answer.text) == []


@pytest.mark.parametrize(
    "fields",
    [{"name": "Zoe", "role": "viewer", "passphrase": "short"}, {"name": "Vi", "role": "director", "passphrase": WORDS}],
)
def test_an_account_that_is_refused(filed: FastAPI, fields: dict[str, str]) -> None:
    answer = send(french(signed_in(filed, "Hed")), "/people", "/people", **fields)
    assert english(answer.text) == []


def test_a_page_of_the_public(filed: FastAPI) -> None:
    dora = signed_in(filed, "Dora")
    found = re.search(r'href="(/e/[^"]+)"', dora.get("/docket/spring/1").text)
    assert found
    assert english(french(stranger(filed)).get(found[1]).text) == []


def test_letters_are_found_where_there_are_some() -> None:
    page = '<p class="id">gra.9.d</p><p title="A b">7♥ <b>c</b> North <img src="d" alt="e"></p><pre>North draws</pre>'
    assert english(page) == ["A", "b", "c", "e"]
