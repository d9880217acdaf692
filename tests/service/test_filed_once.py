"""A form is filed once, however often it is sent; another form on the same log asks first, and files if that is what is wanted."""

from datetime import timedelta
from html import unescape
from itertools import count

import pytest

pytest.importorskip("fastapi", reason="the extra serve is not installed")

from fastapi import FastAPI
from fastapi.testclient import TestClient
from httpx import Response

from adjudicator.service.opened import docket_of, people_of
from adjudicator.service.packed import pack
from tests.service.desk import LOG, NOON, field, form, signed_in

SHEET = {"log": LOG, "event": "spring", "table": "3"}
TYPED = {"public_text": "Two hours later.", "private_text": "The same players."}
HIDDEN = ("csrf", "key", "again", "corrects", "expected", "event")
ANOTHER = "It is another dispute: file it as well"
FORMS = {"/file": "/file?event=spring", "/ruling": f"/ruling?z={pack(LOG)}"}


@pytest.fixture
def dora(app: FastAPI) -> TestClient:
    return signed_in(app, "Dora")


def hidden(page: Response) -> dict[str, str]:
    """The hidden fields of a form."""
    return {name: field(page, name) for name in HIDDEN if f'name="{name}" value="' in page.text}


def number(app: FastAPI) -> int:
    """How many entries there are."""
    return docket_of(app).event("spring").last_number


def filed(client: TestClient, address: str = FORMS["/file"], **fields: str) -> Response:
    """A form that is loaded anew and sent."""
    answer: Response = client.post("/docket", data={**SHEET, **hidden(form(client, address)), **fields})
    return answer


def told_of(answer: Response, entry: int, by: str = "Dora") -> None:
    """The notice: which entry, when, by whom, and the way there."""
    page = unescape(answer.text)
    assert answer.status_code == 409, page
    assert f"This log is filed already, as entry {entry} (2026-11-30 12:00 UTC, by {by})." in page
    assert f'href="/docket/spring/{entry}"' in page


@pytest.mark.parametrize("address", FORMS.values(), ids=FORMS)
def test_the_same_form_is_filed_once(app: FastAPI, dora: TestClient, address: str) -> None:
    seconds = count()
    app.state.clock = lambda: NOON + timedelta(seconds=next(seconds))
    fields = {**SHEET, **hidden(form(dora, address))}
    answers = [dora.post("/docket", data=fields) for _ in range(3)]
    assert [answer.headers["location"] for answer in answers] == ["/docket/spring/1"] * 3
    assert number(app) == 1
    assert [deed.subject for deed in people_of(app).trail() if deed.what == "entry filed"] == ["spring, 1, ruling"]


@pytest.mark.parametrize("address", FORMS.values(), ids=FORMS)
def test_a_page_that_is_loaded_anew_has_another_form(dora: TestClient, address: str) -> None:
    assert len({field(form(dora, address), "key") for _ in range(3)}) == 3


@pytest.mark.parametrize("table", ["3", ""])
@pytest.mark.parametrize("address", FORMS.values(), ids=FORMS)
def test_another_form_on_the_same_log_files_nothing_unseen(
    app: FastAPI, dora: TestClient, address: str, table: str
) -> None:
    """An answer was lost and the page loaded anew; or the same happened at this table once more: the page cannot know."""
    assert filed(dora, address, table=table).headers["location"] == "/docket/spring/1"
    told = filed(dora, address, table=table)
    told_of(told, 1)
    assert ANOTHER in told.text
    assert number(app) == 1
    as_well = {**SHEET, **hidden(told), "table": table}
    for _ in range(2):
        assert dora.post("/docket", data=as_well).headers["location"] == "/docket/spring/2"
    assert number(app) == 2
    told_of(filed(dora, address, table=table), 2)


def test_what_was_typed_besides_is_kept_and_filed(app: FastAPI, dora: TestClient) -> None:
    filed(dora)
    told = filed(dora, **TYPED)
    told_of(told, 1)
    for typed in ('name="table" value="3"', f">{LOG}</textarea>", *(f">{said}</textarea>" for said in TYPED.values())):
        assert typed in unescape(told.text)
    assert dora.post("/docket", data={**SHEET, **TYPED, **hidden(told)}).headers["location"] == "/docket/spring/2"
    entry = docket_of(app).entry("spring", 2)
    assert (entry.public_text, entry.private_text, entry.case) == ("Two hours later.", "The same players.", 2)


def test_somebody_else_is_told_whose_it_is(app: FastAPI, dora: TestClient) -> None:
    key = hidden(form(dora, FORMS["/file"]))
    dora.post("/docket", data={**SHEET, **key})
    head = signed_in(app, "Hed")
    told_of(
        head.post("/docket", data={**SHEET, **hidden(form(head, "/file")), "key": key["key"], "event": "spring"}), 1
    )
    assert number(app) == 1


def test_a_form_that_was_sent_with_other_words_says_so_and_files_nothing(app: FastAPI, dora: TestClient) -> None:
    fields = {**SHEET, **hidden(form(dora, FORMS["/file"]))}
    dora.post("/docket", data=fields)
    told_of(dora.post("/docket", data={**fields, **TYPED}), 1)
    other = dora.post("/docket", data={**fields, "log": LOG + "South accepts the knock\n"})
    assert (other.status_code, number(app)) == (409, 1)
    assert "This form was sent before, with other words: what was sent then is filed, as entry 1 (" in other.text
    assert (ANOTHER in other.text, field(other, "key") != fields["key"]) == (False, True)
    sent = {**fields, "log": LOG + "South accepts the knock\n", **hidden(other)}
    assert dora.post("/docket", data=sent).headers["location"] == "/docket/spring/2"


def test_a_correction_is_filed_once_too(app: FastAPI, dora: TestClient) -> None:
    filed(dora)
    correction, corrected = "/file?event=spring&corrects=1", {"log": LOG.replace("upcard: 8d", "upcard: 7d")}
    fields = {**SHEET, **hidden(form(dora, correction)), **corrected}
    for _ in range(2):
        assert dora.post("/docket", data=fields).headers["location"] == "/docket/spring/2"
    assert [entry.kind for entry in docket_of(app).entries("spring")] == ["ruling", "ruling", "superseded"]
    told = filed(dora, correction, **corrected)
    told_of(told, 2)
    assert ("File it all the same" in told.text, ANOTHER in told.text) == (True, False)
    assert number(app) == 3
    again = dora.post("/docket", data={**SHEET, **hidden(told), **corrected})
    # Of a case there is one line of rulings: the next takes the place of the one that stands.
    assert (again.headers["location"], docket_of(app).entry("spring", 4).details) == (
        "/docket/spring/4",
        {"corrects": 2},
    )


def test_without_a_key_a_form_is_one_of_its_own(app: FastAPI, dora: TestClient) -> None:
    """A page from before there were keys."""
    fields = {**SHEET, "csrf": field(form(dora, "/file"), "csrf")}
    assert dora.post("/docket", data=fields).headers["location"] == "/docket/spring/1"
    told_of(dora.post("/docket", data=fields), 1)
    assert number(app) == 1


def test_in_french(app: FastAPI, dora: TestClient) -> None:
    filed(dora)
    dora.get("/file?lang=fr")
    page = unescape(filed(dora).text)
    assert "Ce relevé est déjà inscrit : entrée 1 (2026-11-30 12:00 UTC, par Dora)." in page
