"""The page in a browser: nothing lost by a reload or a lost network, no request to elsewhere. Taps: ``test_journeys.py``."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

pytest.importorskip("fastapi", reason="the extra serve is not installed")

from tests.service.browser import DESK, PHONE, SMALLEST, led, listening, visitor
from tests.service.desk import desk
from tests.service.place import sign_in

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page


@pytest.fixture
def page(browser: "Browser", address: str) -> Iterator["Page"]:
    with visitor(browser, address) as context:
        yield context.new_page()


def test_done_waits_for_the_whole_hand_and_undo_takes_back_the_last_card(page: "Page") -> None:
    page.goto("/ask?a=turned&a=North&a=knock")
    cards = ["6h", "7h", "8h", "9c", "9d", "9h", "2s", "3s", "4s", "Kd", "2c"]
    for card in cards[:-1]:
        page.locator(f'label:has([value="{card}"])').click()
    assert page.locator(".tally").inner_text() == "10 of 11"
    assert page.locator("[name=done]").is_disabled()
    page.locator(f'label:has([value="{cards[-1]}"])').click()
    assert page.locator("[name=done]").is_enabled()
    page.locator("[data-undo]").click()
    assert page.locator(".tally").inner_text() == "10 of 11"
    assert not page.locator('[value="2c"]').is_checked()
    page.locator("[name=u]").fill("1")
    assert page.locator("[name=done]").is_enabled()


def test_ticks_and_what_is_typed_outlive_a_reload(page: "Page") -> None:
    page.goto("/ask?a=turned&a=North&a=knock")
    for card in ("6h", "7h"):
        page.locator(f'label:has([value="{card}"])').click()
    page.reload()
    assert page.locator(".tally").inner_text() == "2 of 11"
    page.goto("/log")
    page.locator("#log").fill("North pas")
    page.reload()
    assert page.locator("#log").input_value() == "North pas"
    assert page.locator("#restored").is_visible()
    page.locator("[data-discard]").click()
    page.reload()
    assert page.locator("#log").input_value() == ""


def test_a_log_typed_to_be_replayed_outlives_a_reload(page: "Page") -> None:
    page.goto("/replay")
    page.locator("#log").fill("North pas")
    page.reload()
    assert page.locator("#log").input_value() == "North pas"
    assert page.locator("#restored").is_visible()


def test_a_link_that_cannot_be_followed_leaves_the_page_where_it_is(page: "Page") -> None:
    page.goto("/log")
    page.locator("#log").fill("deck: 51 cards\n")
    page.context.set_offline(True)
    page.get_by_role("link", name="Docket").click()
    page.locator("#unsent").wait_for(state="visible")
    assert page.locator("#log").input_value() == "deck: 51 cards\n"
    page.context.set_offline(False)
    page.get_by_role("link", name="Docket").click()
    page.wait_for_url(re.compile("/login"))


def test_an_interview_is_taken_up_again_or_discarded(page: "Page") -> None:
    page.goto("/ask?a=knock&a=North")
    page.goto("/")
    led(page, "#resume-link")
    assert page.locator("h1").inner_text() == "What was the upcard?"
    page.goto("/")
    page.locator("#resume-drop").click()
    page.reload()
    assert page.locator("#resume").is_hidden()


def test_what_was_begun_is_named_in_the_language_of_the_page_or_not_at_all(page: "Page") -> None:
    page.goto("/ask?a=knock&a=North")
    page.goto("/")
    assert page.locator("#resume-link").inner_text() == "What was the upcard?"
    page.goto("/?lang=fr")
    assert page.locator("#resume-link").inner_text() == "reprendre là où vous étiez"
    led(page, "#resume-link")
    assert "/ask" in page.url
    page.goto("/")
    assert page.locator("#resume-link").inner_text() == page.evaluate(
        "JSON.parse(localStorage.getItem('adjudicator.interview')).says"
    )
    page.goto("/?lang=en")


def test_without_a_network_nothing_is_sent_and_nothing_lost(page: "Page") -> None:
    page.goto("/log")
    page.locator("#log").fill("deck: 51 cards\n")
    page.context.set_offline(True)
    page.get_by_role("button", name="Rule on it").click()
    page.locator("#unsent").wait_for(state="visible")
    assert page.locator("#log").input_value() == "deck: 51 cards\n"
    page.context.set_offline(False)
    page.get_by_role("button", name="Rule on it").click()
    page.wait_for_url(re.compile("/ruling"))
    assert page.locator("h1").inner_text().startswith("New deal")


def test_faults_are_told_while_a_log_is_typed(page: "Page") -> None:
    page.goto("/log")
    page.locator("#log").fill("players: North, South\nNorth pases\n")
    page.locator("#faults mark").wait_for()
    assert page.locator("#faults mark").inner_text() == "pases"
    assert "Line 2, column 7" in page.locator("#faults").inner_text()
    page.locator("#log").fill("players: North, South\nNorth passes\n")
    page.get_by_text("Every line can be read.").wait_for()


def test_by_keyboard_alone(page: "Page") -> None:
    page.goto("/")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.className") == "skip"
    page.locator("button[value=order]").focus()
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("a=order"))
    page.locator("button[value=North]").focus()
    page.keyboard.press("Space")
    page.wait_for_url(re.compile("a=North"))
    assert page.locator("h1").inner_text() == "What did North do?"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_is_wider_than_the_smallest_screen_and_nothing_comes_from_elsewhere(
    browser: "Browser", address: str, scheme: str
) -> None:
    told = ("/", "/log", "/ask?a=knock&a=North&a=8d", "/ask?a=turned&a=North&a=knock", "/ask?a=number&a=North&a=play")
    with visitor(browser, address, viewport=SMALLEST, color_scheme=scheme) as context:
        page, asked = context.new_page(), set()
        page.on("request", lambda request: asked.add(request.url))
        page.on("pageerror", lambda why: pytest.fail(str(why)))
        page.on("console", lambda said: pytest.fail(said.text) if "Content Security" in said.text else None)
        for path in (*told, "/ask?a=knock&a=North&a=8d&a=10&a=8", "/ask?a=seen&a=North&a=drawing"):
            page.goto(path)
            for summary in page.locator("summary").all():
                summary.click()
            assert page.evaluate("document.documentElement.scrollWidth") <= SMALLEST["width"], path
        assert {url for url in asked if not url.startswith(address)} == set()


def test_what_is_tapped_is_large_enough_for_a_thumb(page: "Page") -> None:
    assert page.viewport_size == PHONE
    for path in ("/", "/ask?a=knock&a=North", "/ask?a=turned&a=North&a=knock", "/ask?a=knock&a=North&a=8d"):
        page.goto(path)
        for box in page.locator("main button:visible, main .row .card:visible").all():
            size = box.bounding_box()
            assert size is not None
            assert size["height"] >= 44, path
            assert size["width"] >= 44, path


def test_what_is_read_aloud_and_chosen_or_filed_is_on_the_first_screen(page: "Page") -> None:
    screens = {
        "/ask?a=knock&a=North&a=8d&a=10&a=8": ".options button >> nth=1",
        "/ask?a=number&a=South&a=before&a=11&a=to+play+North": "section.file button.main",
    }
    for path, last in screens.items():
        page.goto(path)
        box = page.locator(last).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= PHONE["height"], path


def test_a_clause_is_opened_by_its_name_at_the_choice_and_on_a_desk_all_are_open(page: "Page") -> None:
    page.goto("/ask?a=knock&a=North&a=8d&a=10&a=8")
    law = page.locator('[id="gra.9.d"] p').last
    assert law.is_hidden()
    page.locator('.options a[href="#gra.9.d"]').click()
    law.wait_for()
    page.set_viewport_size(DESK)  # type: ignore[arg-type]
    page.goto("/ask?a=knock&a=North&a=8d&a=10&a=9")
    page.locator(".clauses details[open]").first.wait_for()
    assert page.locator(".clauses details:not([open])").count() == 0


def test_what_is_folded_up_is_on_paper_and_folded_again_afterwards(page: "Page") -> None:
    page.goto("/ask?a=knock&a=North&a=8d&a=10&a=8")
    folded = page.locator(".clauses details:not([open])").count()
    assert folded
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert page.locator("details:not([open])").count() == 0
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    assert page.locator(".clauses details:not([open])").count() == folded


def test_the_keyboard_begins_at_the_question_and_goes_through_the_cards_by_arrows(page: "Page") -> None:
    page.goto("/")
    page.locator("button[value=knock]").click()
    page.wait_for_url("**/ask?**")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.value") == "North", "one Tab from the question to its first answer"
    page.keyboard.press("Enter")
    page.wait_for_url("**a=North")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.value") == "As"
    # On a telephone a suit takes two rows: from the ace to the seven, from the eight to the king.
    ways = [("Right", "2s"), ("Down", "9s"), ("Down", "2h"), ("Up", "9s"), ("Left", "8s")]
    for key, card in ways:
        page.keyboard.press(f"Arrow{key}")
        assert page.evaluate("document.activeElement.value") == card, key


def test_an_interview_whose_ruling_is_filed_is_not_begun_any_more(browser: "Browser", tmp_path: Path) -> None:
    with listening(desk(tmp_path)) as address, visitor(browser, address) as context:
        page = context.new_page()
        page.goto("/ask?a=knock&a=North&a=8d&a=10&a=8")
        page.goto("/")
        assert page.locator("#resume").is_visible()
        led(page, "#resume-link")
        page.locator("section.file button.main").click()
        page.wait_for_url("**/login?**")
        page.goto("/")
        assert page.locator("#resume").is_visible(), "it is not filed yet"
        led(page, "#resume-link")
        page.locator("section.file button.main").click()
        page.wait_for_url("**/login?**")
        sign_in(page, "Dora")
        page.locator("form.filing button.main").click()
        page.wait_for_url("**/docket/spring/1")
        page.goto("/")
        assert page.locator("#resume").is_hidden()
