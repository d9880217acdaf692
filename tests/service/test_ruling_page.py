"""The page of a ruling: its order, its choices, its clauses, what it hangs on, and the log that it was made from."""

import re
import zlib
from html import unescape

import pytest

pytest.importorskip("fastapi", reason="the extra serve is not installed")

from fastapi.testclient import TestClient

from adjudicator.service.packed import pack
from tests.service.desk import LOG
from tests.service.shown import headline, words

CHOICE = ["knock", "North", "8d", "10", "8"]
"""A knock above the limit that the opponent may accept."""


def test_a_choice_is_a_button_that_rules_again(client: TestClient) -> None:
    page = client.get("/ask", params={"a": CHOICE}).text
    (log,) = set(re.findall(r'name="log" value="([^"]*)"', page))
    assert re.findall(r'name="add" value="([^"]*)"', page) == ["South accepts the knock", "South refuses the knock"]
    # Between 10 and 8 the knocker is undercut by 2, and the bonus is 25.
    assert "Accept the knock Undercut, North 0, South 27." in words(page)
    assert "he shows what he draws (gra.9.a)." in words(page)
    chosen = client.post("/ruling", data={"log": unescape(log), "add": "South accepts the knock"})
    assert chosen.url.path == "/ruling"
    assert headline(chosen.text) == "Undercut: South scores 27, the bonus of 25 included."
    (back,) = re.findall(r'href="([^"]*)">Back<', chosen.text)
    assert headline(client.get(unescape(back)).text).startswith("South may accept North's knock")


def test_clauses_stand_beside_the_ruling_with_their_text(client: TestClient) -> None:
    page = client.get("/ask", params={"a": CHOICE}).text
    found = re.search(r'<details id="gra\.9\.d">\s*<summary>(.*?)</summary>(.*?)</details>', page, re.S)
    assert found is not None
    assert "South may accept the knock" in words(found[1])
    assert "Clause:" in words(found[2])
    beside = re.search(r'href="#gra\.9\.d" class="id">gra\.9\.d</a>([^<]*)</p>', page)
    assert beside is not None
    assert "choice of the opponent" in beside[1], "what the clause says stands at the choice that it gives"
    assert page.index("Clause by clause") < page.index("<h2>Facts</h2>")


def test_a_ruling_stands_in_the_order_in_which_it_is_needed_at_the_table(client: TestClient) -> None:
    page = client.get("/ask", params={"a": CHOICE}).text
    order = (
        "<h1",
        "Accept the knock",
        "Until a choice is made",
        'id="file"',
        ">QR code<",
        'id="clauses"',
        ">Facts<",
        'id="the-log"',
    )
    assert sorted(order, key=page.index) == list(order)
    assert all(page.count(each) == 1 for each in order if each.startswith("id="))


def test_by_which_rules_is_said_where_no_clause_is_cited_either(client: TestClient) -> None:
    page = client.get("/ruling", params={"z": pack("players: North, South\nNorth passes\n") or ""}).text
    assert 'id="clauses"' not in page
    assert "Gin Rummy Association" in page
    cited = client.get("/ask", params={"a": CHOICE}).text
    assert cited.index('id="clauses"') < cited.index("Gin Rummy Association")


def test_what_went_wrong_and_what_is_left_to_the_director_is_opened_with_its_clause(client: TestClient) -> None:
    """Not where the clause stands at a choice already: gra.9.a, the open hand, stands at the refusal."""
    log = LOG.replace("South draws Js", "South touches the stock\nSouth draws Js") + "South delays\n"
    page = client.get("/ruling", params={"z": pack(log) or ""}).text
    found = re.findall(r'<details( open)? id="(gra[^"]*)">', page)
    assert {name for opened, name in found if opened} == {"gra.0.b"}
    assert {name for opened, name in found if not opened} >= {"gra.4.b", "gra.9.a", "gra.9.d"}
    eleven = client.get("/ask", params={"a": ["number", "South", "before", "11", "to play North"]}).text
    assert re.findall(r'<details open id="(gra[^"]*)">', eleven) == ["gra.8.a"]


@pytest.mark.parametrize(
    ("answers", "hangs"),
    [
        (["seen", "North", "drawing", "Qh", "yes"], "This hangs on the reading of P31."),
        (["number", "South", "before", "11", "to play North"], ""),
    ],
)
def test_on_which_reading_a_ruling_hangs_is_said_before_it_is_filed(
    client: TestClient, answers: list[str], hangs: str
) -> None:
    page = client.get("/ask", params={"a": answers}).text
    assert re.findall(r'<a href="#readings">([^<]*)</a>', page) == ([hangs] if hangs else [])
    readings = page.index('<section class="block" id="readings">')
    assert ("Readings that would change the ruling" if hangs else "The same under every reading.") in page[readings:]
    assert not hangs or page.index(hangs) < page.index('id="file"')


def test_a_log_is_pasted_and_its_ruling_can_be_loaded_again(client: TestClient) -> None:
    answer = client.post("/ruling", data={"log": "deck: 51 cards\r\n"}, follow_redirects=False)
    assert answer.status_code == 303
    assert headline(client.get(answer.headers["location"]).text).startswith("New deal")


def test_a_log_too_long_for_an_address_is_ruled_on_all_the_same(client: TestClient) -> None:
    comments = "".join(f"# {number} {zlib.crc32(str(number).encode()):x}\n" for number in range(2000))
    page = client.post("/ruling", data={"log": f"deck: 51 cards\n{comments}"}, follow_redirects=False)
    assert page.status_code == 200
    assert headline(page.text).startswith("New deal")
    assert "QR code" not in page.text
    assert 'formaction="/ruling?lang=fr"' in page.text


def test_a_fault_is_shown_in_its_line_and_the_log_stays(client: TestClient) -> None:
    page = client.post("/ruling", data={"log": "players: North, South\nNorth pases\n"})
    assert page.status_code == 422
    assert "Line 2, column 7" in words(page.text)
    assert "North <mark>pases</mark>" in page.text
    assert "North pases\n</textarea>" in page.text


def test_a_rulebook_of_a_stranger_is_no_file(client: TestClient) -> None:
    page = client.post("/ruling", data={"log": "rules: /etc/passwd.toml\nNorth passes\n"})
    assert page.status_code == 422
    assert "root:" not in page.text


def test_several_hands_are_ruled_on_one_after_another(client: TestClient) -> None:
    log = "players: North, South\nhand: 1\nNorth passes\nhand: 2\ndeck: 51 cards\nNorth passes\n"
    assert headline(client.post("/ruling", data={"log": log}).text).startswith("2 hands. The last: New deal")


def test_the_code_holds_the_address_of_the_ruling(client: TestClient) -> None:
    log = "deck: 51 cards\n"
    ruled = client.post("/ruling", data={"log": log}).text
    (link,) = re.findall(r'href="([^"]*)">QR code</a>', ruled)
    assert link == f"/ruling/code?z={pack(log)}"
    page = client.get(unescape(link)).text
    assert '<svg xmlns="http://www.w3.org/2000/svg"' in page or '<svg viewBox="' in page
    assert "too long" in client.get("/ruling/code", params={"z": "A" * 4000}).text


def test_what_is_folded_up_is_a_heading_each_and_is_named_once(client: TestClient) -> None:
    page = client.get("/ask", params={"a": CHOICE}).text
    folds = page.partition('<div class="folds">')[2]
    titles = re.findall(r"<summary>(.*?)</summary>", folds)
    assert [words(title) for title in titles] == ["Why, step by step", "The log", "Correct the log"]
    assert all(re.fullmatch(r"<h2[^>]*>[^<]*</h2>", title) for title in titles)
    assert [words(each) for each in re.findall(r"<h\d[^>]*>(.*?)</h\d>", folds)] == [words(title) for title in titles]
