"""The replay under a thumb, with keys, without a script, for those who listen, and in somebody else's page."""

from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

import pytest

pytest.importorskip("fastapi", reason="the extra serve is not installed")

from adjudicator.service.packed import pack
from tests.service.browser import DESK, PHONE, SMALLEST, led, until, visitor

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

EXAMPLE = (Path(__file__).parents[2] / "scenarios" / "examples" / "improper_knock.log").read_text(encoding="utf-8")
REPLAY = f"/replay?z={pack(EXAMPLE)}"
WIDER = "document.documentElement.scrollWidth > document.documentElement.clientWidth"


@pytest.fixture
def elsewhere(tmp_path: Path) -> Iterator[Callable[[str], str]]:
    """Another site, with a page that holds what it is given; its address."""
    handler = partial(Quiet, directory=str(tmp_path))
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    Thread(target=server.serve_forever, daemon=True).start()

    def hold(body: str) -> str:
        name = f"{len(body)}.html"
        (tmp_path / name).write_text(f"<!doctype html><title>Elsewhere</title>{body}", encoding="utf-8")
        return f"http://localhost:{server.server_port}/{name}"

    yield hold
    server.shutdown()
    server.server_close()


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """Says nothing."""


def at(page: "Page", line: int) -> None:
    page.wait_for_selector(f'#moment[data-line="{line}"]')


def test_keys_slider_and_links(browser: "Browser", address: str) -> None:
    with visitor(browser, address, viewport=DESK) as guest:
        page = guest.new_page()
        wrong: list[str] = []
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda message: wrong.append(message.text) if message.type == "error" else None)
        page.goto(REPLAY + "#e14")
        at(page, 14)
        page.keyboard.press("ArrowLeft")
        at(page, 13)
        page.wait_for_url("**#e13")
        assert "North draws 3 of clubs, discards 3 of clubs. South is to play." in page.inner_text("#spoken")
        page.keyboard.press("End")
        at(page, 15)
        page.keyboard.press("Home")
        at(page, 8)
        page.click('[data-way="next"]')
        at(page, 9)
        page.locator("#scrub").fill("12")
        at(page, 12)
        assert "Line 12" in (page.get_attribute("#scrub", "aria-valuetext") or "")
        page.click('#steps a[data-line="11"]')
        at(page, 11)
        assert page.get_attribute("#steps [aria-current]", "data-line") == "11"
        page.reload()
        at(page, 11)
        assert wrong == []


def test_the_list_of_lines_shows_the_line_at_which_the_page_is_opened(browser: "Browser", address: str) -> None:
    with visitor(browser, address, viewport={"width": 1280, "height": 500}) as guest:
        page = guest.new_page()
        page.goto(f"{REPLAY}&at=15")
        # The script that does it has run when the page is loaded.
        assert page.evaluate("""() => {
          const list = document.getElementById("steps"), current = list.querySelector("[aria-current]");
          const outer = list.getBoundingClientRect(), inner = current.getBoundingClientRect();
          return list.scrollHeight > list.clientHeight && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
        }""")


def test_a_mouse_that_drags_steps_too(browser: "Browser", address: str) -> None:
    """A real finger: ``test_cards_on_the_table.py``."""
    with visitor(browser, address, viewport=PHONE) as guest:
        page = guest.new_page()
        page.goto(REPLAY + "&at=12")
        felt = page.locator("#moment .felt").bounding_box()
        assert felt
        y = felt["y"] + felt["height"] / 2
        for start, end, line in ((300, 120, 13), (120, 300, 12)):
            page.mouse.move(start, y)
            page.mouse.down()
            page.mouse.move(end, y + 5)
            page.mouse.up()
            at(page, line)


def test_a_step_without_a_connection_leaves_the_table_and_says_so(browser: "Browser", address: str) -> None:
    with visitor(browser, address) as guest:
        page = guest.new_page()
        page.goto(REPLAY + "&at=9")
        page.wait_for_load_state("networkidle")
        guest.set_offline(True)
        for way in ("last", "first"):
            page.click(f'[data-way="{way}"]')
            page.wait_for_selector("#away:visible")
            assert page.get_attribute("#moment", "data-line") == "9"
        page.locator("#scrub").fill("12")
        until(page, "document.getElementById('scrub').value === '9'")
        assert page.url.startswith(address)
        guest.set_offline(False)
        page.click('[data-way="last"]')
        at(page, 15)
        page.locator("#away").wait_for(state="hidden")


def test_a_step_that_the_service_refuses_leaves_the_table(browser: "Browser", address: str) -> None:
    with visitor(browser, address) as guest:
        page = guest.new_page()
        page.goto(REPLAY + "&at=9")
        page.wait_for_load_state("networkidle")
        guest.route("**/replay?**", lambda route: route.fulfill(status=429, body="Too many calls"))
        page.keyboard.press("End")
        page.wait_for_selector("#away:visible")
        assert page.get_attribute("#moment", "data-line") == "9"


def test_without_a_script(browser: "Browser", address: str) -> None:
    with visitor(browser, address, java_script_enabled=False) as guest:
        page = guest.new_page()
        page.goto(REPLAY + "&at=14")
        led(page, '[data-way="next"]')
        assert page.get_attribute("#moment", "data-line") == "15"
        led(page, "text=South accepts the knock")
        assert "Undercut" in page.inner_text("#branch")
        led(page, '#steps a[data-line="12"]')
        assert page.get_attribute("#moment", "data-line") == "12"
        led(page, ".scrub button")
        assert page.get_attribute("#moment", "data-line") == "12"


def test_nothing_is_wider_than_the_smallest_telephone(browser: "Browser", address: str) -> None:
    with visitor(browser, address, viewport=SMALLEST) as guest:
        page = guest.new_page()
        for place in (REPLAY + "&at=15", REPLAY + "&at=15&if=South+refuses+the+knock"):
            page.goto(place)
            assert not page.evaluate(WIDER)


def test_a_share_within_another_page(browser: "Browser", address: str, elsewhere: Callable[[str], str]) -> None:
    with visitor(browser, address) as guest:
        page = guest.new_page()
        page.goto(REPLAY + "&at=14")
        page.click(".share summary")
        page.select_option("#viewpoint", "seat:South")
        led(page, ".share button")
        name = page.url.rpartition("/")[2].partition("?")[0]
        page.goto(elsewhere(f'<iframe src="{address}/embed/{name}?at=14" title="Replay"></iframe>'))
        inner = page.frame_locator("iframe")
        inner.locator('#moment[data-line="14"]').wait_for()
        inner.locator('[data-way="next"]').click()
        inner.locator('#moment[data-line="15"]').wait_for()
        assert "10♣" not in inner.locator("body").inner_text()
        page.goto(elsewhere(f'<iframe src="{address}/share/{name}" title="Replay"></iframe>'))
        page.wait_for_timeout(300)
        assert page.frame_locator("iframe").locator("#moment").count() == 0
