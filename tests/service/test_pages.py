"""The pages, as a browser without a script sees them: forms and links, nothing else."""

import re
import zlib
from base64 import urlsafe_b64encode
from html import unescape
from pathlib import Path

import pytest

pytest.importorskip("fastapi", reason="the extra serve is not installed")

from fastapi.testclient import TestClient

from adjudicator.interview import TOPICS
from adjudicator.render.nutshell import nutshell
from adjudicator.render.pen import WITH_SIGNS
from adjudicator.service.packed import pack, unpack
from adjudicator.service.tongue import preferred
from tests.interview.answers import DISPUTES
from tests.service.shown import headline, words


def test_the_first_page_asks_what_went_wrong(client: TestClient) -> None:
    page = client.get("/").text
    assert headline(page) == "What went wrong?"
    offered = re.findall(r'<button name="a" value="(\w+)"', page)
    assert offered == [topic.id for topic in TOPICS if topic.id != "other"]
    assert 'href="/log"' in page


@pytest.mark.parametrize("name", [name for name, told in DISPUTES.items() if told.rules == "gra"])
def test_every_dispute_ends_with_the_ruling_to_be_read_aloud(client: TestClient, name: str) -> None:
    told = DISPUTES[name]
    page = client.get("/ask", params={"a": list(told.answers)})
    assert page.status_code == 200
    assert headline(page.text) == nutshell(told.interview.ruling, WITH_SIGNS)


def test_a_hand_is_ticked_and_stands_in_the_address(client: TestClient) -> None:
    hand = ["6h", "7h", "8h", "9c", "9d", "9h", "2s", "3s", "4s", "Kd"]
    asked = {"a": ["knock", "North", "8d"], "c": hand, "u": "1", "done": "1"}
    answer = client.get("/ask", params=asked, follow_redirects=False)
    assert answer.status_code == 303
    assert "a=" + "+".join([*hand, "%3F"]) in answer.headers["location"]
    assert client.get(answer.headers["location"]).status_code == 200


@pytest.mark.parametrize("answers", [["number", "North", "play"], ["pack"], ["order", "North", "passed"]])
def test_a_number_stands_on_one_button_only(client: TestClient, answers: list[str]) -> None:
    page = client.get("/ask", params={"a": answers}).text
    offered = re.findall(r'<button name="a" value="(\d+)"', page)
    assert sorted(offered) == sorted(set(offered))
    assert {"11", "51", "31"} & set(offered)


def test_a_count_given_first_may_be_unknown(client: TestClient) -> None:
    page = words(client.get("/ask", params={"a": ["count", "North"]}).text)
    assert "Which count did North give first?" in page
    assert "? Nobody knows" in page


def test_cards_in_an_order_are_tapped_one_by_one(client: TestClient) -> None:
    page = client.get("/ask", params={"a": ["seen", "North", "drawing"], "c": ["Ks", "7h"]}).text
    assert re.search(r'name="c" value="Ks" aria-label="king of spades" disabled', page)
    done = client.get("/ask", params={"a": ["seen", "North", "drawing"], "c": ["Ks", "7h"], "done": "1"})
    assert "North sees K♠ 7♥" in words(done.text)


def test_a_card_that_is_elsewhere_cannot_be_tapped(client: TestClient) -> None:
    told = ["knock", "North", "8d", "6h 7h 8h 9c 9d 9h 2s 3s 4s Kd"]
    page = client.get("/ask", params={"a": told}).text
    assert re.search(r'value="Kd" aria-label="king of diamonds" disabled', page)
    assert not re.search(r'value="Kc" aria-label="king of clubs" disabled', page)


def test_an_answer_that_means_nothing_is_said_and_loses_nothing(client: TestClient) -> None:
    page = client.get("/ask", params={"a": ["knock", "North", "8d"], "n": "999"})
    assert page.status_code == 422
    assert "A number from 0 to 250 is wanted here." in words(page.text)
    assert "knock card: 8♦" in words(page.text)


def test_back_is_the_question_before(client: TestClient) -> None:
    page = client.get("/ask", params={"a": ["knock", "North", "8d"]}).text
    (back,) = re.findall(r'href="([^"]*)">Back<', page)
    assert headline(client.get(unescape(back)).text) == "What was the upcard?"


def test_players_and_rules_are_told_first_and_kept(client: TestClient) -> None:
    first = {"one": "Ann Smith", "two": "Bob", "rules": "classic"}
    page = client.get("/ask", params={**first, "a": ["knock", "Ann Smith", "10", "8"]})
    assert 'players: "Ann Smith", Bob' in words(page.text)
    assert "rules: classic" in words(page.text)


def test_names_that_no_log_can_tell_apart_are_refused(client: TestClient) -> None:
    page = client.get("/ask", params={"one": "Ann", "two": "ann", "a": "knock"})
    assert page.status_code == 422
    assert headline(page.text) == "What went wrong?"
    assert 'role="alert"' in page.text


def test_a_script_in_a_name_is_a_name(client: TestClient) -> None:
    page = client.get("/ask", params={"one": "<script>alert(1)</script>", "two": "Bob", "a": ["order"]})
    assert "<script>alert" not in page.text
    assert "&lt;script&gt;alert(1)&lt;/script&gt;" in page.text


def test_an_address_that_was_cut_off_or_is_a_bomb_shows_an_empty_log(client: TestClient) -> None:
    packed = pack("deck: 51 cards\n") or ""
    assert unpack(packed) == "deck: 51 cards\n"
    bomb = urlsafe_b64encode(zlib.compress(b" " * 50_000_000, 9)).decode()
    for z in (packed[:9], "%%%", bomb[:5000], "é"):
        assert headline(client.get("/ruling", params={"z": z}).text) == "The log"
    with pytest.raises(ValueError, match="too large"):
        unpack(bomb)


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("fr", "fr"),
        ("fr-CA, en;q=0.5", "fr"),
        ("de, en;q=0.3, fr;q=0.8", "fr"),
        ("de", None),
        ("fr;q=0", None),
        ("", None),
    ],
)
def test_a_browser_says_which_language_it_prefers(accepted: str, language: str | None) -> None:
    assert preferred(accepted) == language


def test_of_a_count_the_small_ones_are_buttons_and_the_cards_are_near(client: TestClient) -> None:
    page = client.get("/ask", params={"a": ["knock", "North", "8d"]}).text
    first, _, folded = page.partition("<summary>21 to 111</summary>")
    buttons = re.compile(r'<button name="a" value="(\d+)">')
    assert [int(number) for number in buttons.findall(first)] == list(range(21))
    assert [int(number) for number in buttons.findall(folded)] == list(range(21, 112))
    assert folded.index("Another number") < folded.index("Tap the cards instead")


def test_a_language_that_was_asked_for_is_kept(client: TestClient) -> None:
    client.cookies.clear()
    page = client.get("/?lang=fr")
    assert '<html lang="fr">' in page.text
    assert page.headers["content-language"] == "fr"
    assert '<html lang="fr">' in client.get("/log").text
    client.get("/?lang=en")
    assert '<html lang="en">' in client.get("/log").text
    client.cookies.clear()


def test_answers_mean_the_same_in_another_language_and_the_log_is_in_it(client: TestClient) -> None:
    page = client.get("/ask", params={"a": ["knock", "North", "Kd", "12", "5"]}, headers={"accept-language": "fr"})
    assert page.status_code == 200
    assert "langue: fr" in words(page.text).replace(" :", ":").lower()
    assert "R♦" in page.text


def test_no_page_holds_a_script_or_a_style_of_its_own(client: TestClient) -> None:
    pages = ["/", "/log", "/ask?a=knock&a=North", "/ask?a=knock&a=North&a=8d", "/ask?a=knock&a=North&a=8d&a=10&a=8"]
    for path in [*pages, f"/ruling/code?z={pack('deck: 51 cards')}"]:
        page = client.get(path).text
        assert not re.search(r"<style|\sstyle=|\son\w+=|javascript:|<script(?! src=\"/static/)", page), path
        assert not re.search(r'(src|href|action)="(https?:)?//', page), path


@pytest.mark.parametrize("name", ["page.js", "kept.js", "viewer.js"])
def test_every_script_is_small(name: str) -> None:
    script = Path(__file__).parents[2] / "adjudicator" / "service" / "static" / name
    assert script.stat().st_size < 10_000
