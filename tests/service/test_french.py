"""The service in French, as a French director would expect it to speak."""

import re
from html import unescape
from pathlib import Path

import pytest

pytest.importorskip("fastapi", reason="the extra serve is not installed")

from fastapi import FastAPI
from fastapi.testclient import TestClient

from adjudicator import adjudicate
from adjudicator.service.packed import pack
from adjudicator.service.pages.ruling import example
from tests.service.desk import LOG, desk, form, send, signed_in, stranger

BLANK = "\u00a0"
SEEN = Path("scenarios/examples/seen_card.log").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> FastAPI:
    return desk(tmp_path_factory.mktemp("desk"))


def french(client: TestClient) -> TestClient:
    client.headers.update({"accept-language": "fr", "accept": "text/html"})
    return client


@pytest.mark.parametrize(
    ("path", "says"),
    [
        ("/", f"Que s’est-il passé{BLANK}?"),
        ("/log", "joueurs: Nord, Sud\ncarte retournée: 8k\nSud passe\nNord pioche 5t, défausse Rc\n"),
        ("/login", "Une décision ne demande pas de compte."),
        ("/ask?a=knock&a=North", 'aria-label="dame de pique"'),
        ("/ruling?z=" + (pack(LOG) or ""), "South peut accepter le knock de North (undercut, South 27) ou le refuser"),
        ("/replay?at=9&z=" + (pack(LOG) or ""), "North pioche 8♥, défausse D♥"),
        ("/nowhere", "Il n’y a rien ici."),
    ],
)
def test_what_a_page_says(app: FastAPI, path: str, says: str) -> None:
    assert says in unescape(form(french(stranger(app)), path).text)


@pytest.mark.parametrize(("tongue", "asked"), [("fr", "Nord"), ("en", "North")])
@pytest.mark.parametrize("answered", ["North", "Nord"])
def test_players_of_whom_nobody_told_the_names_are_called_as_the_reader_does(
    app: FastAPI, tongue: str, asked: str, answered: str
) -> None:
    """The answer stays the same player when the page is put into another language."""
    page = stranger(app).get("/ask", params={"a": ["turned", answered, "knock"], "lang": tongue})
    assert page.status_code == 200
    assert unescape(page.text).count(f"<b>{asked}</b>") == 1
    heading = re.search(r"<h1[^>]*>(.*?)</h1>", unescape(page.text))
    assert heading
    assert asked in heading[1]


FRENCH_LOG = "langue: fr\njoueurs: Ann, Bea\nretourne: 9c\nAnn passe\nBea passe\nAnn pioche Vt, défausse 8k\n"
ENGLISH_LOG = "players: Ann, Bea\nupcard: 9c\nAnn passes\nBea passes\nAnn draws Jc, discards 8d\n"


@pytest.mark.parametrize("tongue", ["en", "fr"])
@pytest.mark.parametrize(("log", "upcard"), [(FRENCH_LOG, "9♥"), (ENGLISH_LOG, "9♣")], ids=["French", "English"])
def test_the_cards_of_a_log_are_those_of_its_own_language(app: FastAPI, tongue: str, log: str, upcard: str) -> None:
    """``9c`` is the nine of hearts (*cœur*) in a French log and that of clubs in an English one, whoever reads it."""
    dora = signed_in(app, "Dora")
    filed = send(dora, "/file", "/docket", log=log, event="spring", table=f"{upcard} {tongue}")
    for path in ("/ruling?z=" + (pack(log) or ""), filed.headers["location"]):
        page = dora.get(path, headers={"accept-language": tongue}).text
        found = re.search(r'id="the-log".*?<pre>(.*?)</pre>', page, re.S)
        assert found
        shown = unescape(re.sub("<[^>]+>", "", found[1]))
        assert (upcard in shown, "V♣" in shown or "J♣" in shown, "8♦" in shown) == (True, True, True), shown


def test_a_fault_is_found_at_its_line(app: FastAPI) -> None:
    page = form(french(stranger(app)), "/ruling?z=" + (pack(LOG + "South acepts the knock\n") or ""))
    assert f"<b>Ligne 14, colonne 7{BLANK}:</b>" in unescape(page.text)


def test_what_may_be_supposed_is_said_to_the_reader_and_written_as_the_log_is(app: FastAPI) -> None:
    page = french(stranger(app)).get("/replay", params={"z": pack(LOG) or "", "at": 13}).text
    assert 'if=South+accepts+the+knock#branch">South accepte le knock</a>' in page


def test_the_docket_and_who_did_what(app: FastAPI) -> None:
    dora = french(signed_in(app, "Dora"))
    assert send(dora, "/file", "/docket", log=LOG, event="spring", table="7").status_code == 303
    assert "Inscrit le 2026-11-30 12:00 UTC par Dora" in dora.get("/docket/spring/1").text
    trail = french(signed_in(app, "Hed")).get("/audit").text
    assert f"<strong>entrée inscrite{BLANK}:</strong> spring, 1, décision" in trail
    assert f"<strong>compte créé{BLANK}:</strong> Vi, lecteur" in trail


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_log_that_is_shown_for_an_example_can_be_ruled_on(language: str) -> None:
    ruling = adjudicate(example(language))
    assert (ruling.faults, ruling.outcome) == ((), adjudicate(example("en")).outcome)


@pytest.mark.parametrize(
    ("log", "says"),
    [
        (SEEN, "Cela dépend de la lecture du point P31."),
        (LOG, "Cela dépend de la lecture des points P05 et P22."),
    ],
)
def test_the_readings_that_a_ruling_hangs_on_are_those_of_points(app: FastAPI, log: str, says: str) -> None:
    page = french(stranger(app)).get("/ruling", params={"z": pack(log) or ""}).text
    assert f">{says}</a>" in unescape(page)
