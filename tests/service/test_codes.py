"""The codes on a screen and on paper, read as a telephone reads them: each leads where it says."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

pytest.importorskip("fastapi", reason="the extra serve is not installed")
pytest.importorskip("zxingcpp", reason="the extra dev is not installed")

from tests.service.browser import PHONE, SMALLEST, listening, visitor
from tests.service.camera import codes, developed, printed
from tests.service.desk import LOG, desk, send, signed_in
from tests.service.place import sign_in

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

HERE = "https://docket.example"
"""Where the service says that others reach it."""

RULED = "South may accept North's knock"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A service that others reach by another name than this machine; in its docket is a ruling."""
    app = desk(tmp_path_factory.mktemp("desk"))
    app.state.wishes = app.state.wishes._replace(address=HERE)
    assert send(signed_in(app, "Dora"), "/file", "/docket", log=LOG, event="spring", table="7").status_code == 303
    with listening(app) as found:
        yield found


@pytest.fixture
def page(browser: "Browser", address: str) -> Iterator["Page"]:
    with visitor(browser, address) as context:
        yield context.new_page()


def led_to(browser: "Browser", address: str, code: str) -> str:
    """What somebody else reads first on the page that a code leads to."""
    assert code.startswith(f"{HERE}/")
    with visitor(browser, address) as context:
        there = context.new_page()
        answer = there.goto(code.removeprefix(HERE))
        assert answer is not None
        assert answer.status == 200
        return there.locator("h1").inner_text()


@pytest.mark.parametrize("screen", [PHONE, SMALLEST], ids=["phone", "smallest"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_another_telephone_is_led_from_a_ruling_to_the_same_ruling(
    browser: "Browser", address: str, screen: dict[str, int], scheme: str
) -> None:
    with visitor(browser, address, viewport=screen, color_scheme=scheme) as context:
        page = context.new_page()
        page.goto("/ask?a=knock&a=North&a=8d&a=10&a=8")
        ruling = page.locator("h1").inner_text()
        assert ruling.startswith(RULED)
        page.get_by_role("link", name="QR code").click()
        page.wait_for_url("**/ruling/code?*")
        (code,) = codes(developed(page.screenshot()))
    assert led_to(browser, address, code) == ruling


def test_the_sheet_leads_a_stranger_to_the_public_page(browser: "Browser", address: str, page: "Page") -> None:
    page.goto("/login")
    sign_in(page, "Dora")
    page.goto("/docket/spring/1/sheet")
    (on_screen,) = codes(developed(page.locator(".sheet").screenshot()))
    (on_paper,) = codes(printed(page.request.get("/docket/spring/1/sheet.pdf").body()))
    assert on_screen == on_paper
    assert led_to(browser, address, on_paper).startswith(RULED)
