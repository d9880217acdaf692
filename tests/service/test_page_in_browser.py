"""The page under a thumb: taps counted in a real browser, nothing lost by a reload or a lost network, no request to elsewhere."""

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

pytest.importorskip("fastapi", reason="the extra serve is not installed")

from adjudicator.render.nutshell import nutshell
from adjudicator.render.pen import WITH_SIGNS
from tests.interview.answers import DISPUTES
from tests.service.browser import PHONE, SMALLEST, chromium, serving, visitor

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

COMMONEST = (
    "an improper knock, both hands as counts",
    "nine cards in the middle",
    "a card of the stock seen",
    "a discard put straight back",
    "a false gin",
    "the upcard disputed",
    "the 50th card knocked with",
    "a recorded count",
)
"""Eight disputes that need no whole hand."""

BOTH_HANDS = "an improper knock, both hands as cards"


@pytest.fixture(scope="module")
def browser() -> Iterator["Browser"]:
    with chromium() as found:
        yield found


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("service")) as found:
        yield found


@pytest.fixture
def page(browser: "Browser", address: str) -> Iterator["Page"]:
    with visitor(browser, address) as context:
        yield context.new_page()


class Thumb:
    """Answers questions by tapping alone, and counts the taps."""

    def __init__(self, page: "Page") -> None:
        self.page, self.taps = page, 0

    def tap(self, what: str) -> None:
        """A tap after which the page stays."""
        self.page.locator(what).click()
        self.taps += 1

    def send(self, what: str) -> None:
        """A tap after which another page comes."""
        with self.page.expect_navigation():
            self.tap(what)

    def answer(self, answer: str) -> None:
        """One answer: a button, or cards one by one and *Done*."""
        button = f'button[name="a"][value="{answer}"] >> nth=0'
        if self.page.locator(button).count():
            if not self.page.locator(button).is_visible():
                self.tap("details.setting > summary")
            self.send(button)
            return
        if self.page.locator("details.by-cards:not([open])").count():
            self.tap("details.by-cards > summary")
        for card in answer.split():
            ticked = f'label:has(input[name="c"][value="{card}"])'
            if self.page.locator(ticked).count():
                self.tap(ticked)
            else:
                self.send(f'button[name="c"][value="{card}"]')
        self.send("[name=done]")

    def tells(self, name: str) -> None:
        """A whole dispute, from the first page to the ruling."""
        self.page.goto("/")
        for answer in DISPUTES[name].answers:
            self.answer(answer)
        assert self.page.locator("h1").inner_text() == nutshell(DISPUTES[name].interview.ruling, WITH_SIGNS)


@pytest.mark.parametrize("name", COMMONEST)
def test_the_commonest_disputes_take_twelve_taps_with_the_choice(page: "Page", name: str) -> None:
    thumb = Thumb(page)
    thumb.tells(name)
    if page.locator(".options button").count():
        before = page.locator("h1").inner_text()
        thumb.send(".options button >> nth=0")
        assert page.locator("h1").inner_text() != before
    assert thumb.taps <= 12


def test_a_disputed_knock_with_both_hands_takes_thirty_five_taps(page: "Page") -> None:
    thumb = Thumb(page)
    thumb.tells(BOTH_HANDS)
    thumb.send(".options button >> nth=0")
    assert thumb.taps <= 35


def test_without_a_script_the_way_is_the_same(browser: "Browser", address: str) -> None:
    with visitor(browser, address, java_script_enabled=False) as context:
        thumb = Thumb(context.new_page())
        thumb.tells(BOTH_HANDS)
        thumb.tells("a card of the stock seen")


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


def test_an_interview_is_taken_up_again_or_discarded(page: "Page") -> None:
    page.goto("/ask?a=knock&a=North")
    page.goto("/")
    page.locator("#resume-link").click()
    assert page.locator("h1").inner_text() == "What was the upcard?"
    page.goto("/")
    page.locator("#resume-drop").click()
    page.reload()
    assert page.locator("#resume").is_hidden()


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
    told = ("/", "/log", "/ask?a=knock&a=North&a=8d", "/ask?a=turned&a=North&a=knock", "/ask?a=number&a=play&a=North")
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
