"""By keys alone, in a tab that is killed, and with the eyes of a stranger who was given a link."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

pytest.importorskip("fastapi", reason="the extra serve is not installed")

from adjudicator.cards import NAMES
from adjudicator.service.packed import pack
from tests.interview.answers import DISPUTES
from tests.service.browser import DESK, chromium, led, listening, until, visitor
from tests.service.desk import LOG, desk, send
from tests.service.desk import signed_in as at_the_desk
from tests.service.place import Place, signed_in
from tests.service.test_share import OPEN, named_in, without_chance

if TYPE_CHECKING:
    from playwright.sync_api import Page, Response


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    app = desk(tmp_path_factory.mktemp("desk"))
    with chromium() as browser, listening(app) as address:
        yield Place(app, address, browser, "phone", {})


def test_a_tab_that_is_killed_loses_nothing(place: Place) -> None:
    with visitor(place.browser, place.address) as context:
        page = context.new_page()
        page.goto("/ask?a=turned&a=North&a=knock")
        for card in ("6h", "7h"):
            page.locator(f'label:has([value="{card}"])').click()
        page.close()
        page = context.new_page()
        page.goto("/")
        led(page, "#resume-link")
        assert page.locator(".tally").inner_text() == "2 of 11"
        page.goto("/log")
        page.locator("#log").press_sequentially("North dr")
        page.close()
        page = context.new_page()
        page.goto("/log")
        assert page.locator("#log").input_value() == "North dr"


def test_an_appeal_begun_in_a_tab_that_is_killed_is_there_when_it_is_asked_for_again(place: Place) -> None:
    said = {"log": LOG, "event": "spring", "table": "killed"}
    here = send(at_the_desk(place.app, "Dora"), "/file", "/docket", **said).headers["location"]
    with visitor(place.browser, place.address) as context:
        page = signed_in(place, context, "Dora")
        for typed in ("Nobody may", " accept it."):
            page.goto(here)
            page.get_by_role("link", name="Appeal", exact=True).click()
            page.wait_for_url("**/appeal?key=*")
            page.locator("[name=law]").press("End")
            page.locator("[name=law]").press_sequentially(typed)
            page.close()
            page = context.new_page()
        page.goto(f"{here}/appeal")
        until(page, "document.querySelector('[name=law]').value === 'Nobody may accept it.'")
        page.click("main form button.main")
        page.wait_for_url("**#entry-*")
        page.goto(f"{here}/appeal")
        assert page.input_value("[name=law]") == "", "what was filed is not begun any more"


OUTLINES = """(() => {
  const here = document.activeElement, around = here.closest("label") || here;
  return [here, around].map((each) => getComputedStyle(each).outlineStyle);
})()"""


def tabbed(page: "Page", to: str) -> None:
    """Goes on with the tabulator until this has the focus, and is seen to have it."""
    for _ in range(90):
        page.keyboard.press("Tab")
        if page.evaluate("wanted => document.activeElement.matches(wanted)", to):
            assert set(page.evaluate(OUTLINES)) != {"none"}, to
            return
    raise AssertionError(f"the tabulator does not lead to {to}")


def test_with_keys_alone_from_the_question_to_the_choice(place: Place) -> None:
    with visitor(place.browser, place.address, viewport=DESK) as context:
        page = context.new_page()
        page.goto("/")
        for answer in DISPUTES["a card of the stock seen"].answers:
            keys = [f'button[name="a"][value="{answer}"]']
            if answer == "Qh":
                keys = ['button[name="c"][value="Qh"]', "[name=done]"]
            for key in keys:
                tabbed(page, key)
                with page.expect_navigation():
                    page.keyboard.press("Enter")
        before = page.locator("h1").inner_text()
        tabbed(page, ".options button")
        with page.expect_navigation():
            page.keyboard.press("Space")
        assert page.locator("h1").inner_text() != before


def test_nothing_that_comes_with_a_shared_link_names_a_hidden_card(place: Place) -> None:
    with visitor(place.browser, place.address) as context:
        page = context.new_page()
        page.goto(f"/replay?z={pack(LOG)}&at=13")
        page.click(".share summary")
        page.select_option("#viewpoint", "public")
        page.click(".share button")
        page.wait_for_url("**/share/**")
        shared = page.url.partition("?")[0]
    with visitor(place.browser, place.address) as context:
        came: list[Response] = []
        context.on("response", lambda each: came.append(each))
        page = context.new_page()
        page.goto(shared)
        name, lines = shared.rpartition("/")[2], page.locator("#steps a").count()
        for _ in range(lines - 1):
            was = page.locator("#moment").get_attribute("data-line")
            page.keyboard.press("ArrowRight")
            until(page, "was => document.getElementById('moment').dataset.line !== was", was)
        assert page.locator("#steps a").last.get_attribute("aria-current") == "step"
        bodies = {each.url: each.text() for each in came if "/static/" not in each.url}
        headers = " ".join(str(each.all_headers()) for each in came).replace(name, "")
    assert len(bodies) >= lines
    hidden = set(NAMES) - set(" ".join(OPEN.values()).split())
    for url, body in bodies.items():
        assert named_in(without_chance(body, name), hidden) == set(), url
    assert "10♣" not in headers
