"""The docket in a browser: filing by a stranger who signs in on the way, going back, a lost network, one page of paper."""

import io
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

pytest.importorskip("fastapi", reason="the extra serve is not installed")
pytest.importorskip("pypdf", reason="the extra dev is not installed")

import pypdf
from fastapi import FastAPI

from adjudicator.service.opened import docket_of
from tests.service.browser import SMALLEST, chromium, listening, visitor
from tests.service.desk import LOG, WORDS, desk, send, signed_in

if TYPE_CHECKING:
    from playwright.sync_api import Page


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> FastAPI:
    return desk(tmp_path_factory.mktemp("desk"))


@pytest.fixture(scope="module")
def phone(app: FastAPI) -> Iterator["Page"]:
    with chromium() as browser, listening(app) as address, visitor(browser, address) as context:
        page = context.new_page()
        wrong: list[str] = []
        page.on("pageerror", lambda why: wrong.append(str(why)))
        yield page
        assert wrong == []


def count(app: FastAPI) -> int:
    return docket_of(app).event("spring").last_number


def test_filed_by_whoever_signs_in_on_the_way_and_only_once(app: FastAPI, phone: "Page") -> None:
    phone.goto("/log")
    phone.fill("textarea", LOG)
    phone.click("main form button.main")
    phone.wait_for_url("**/ruling?**")
    phone.click("section.file button")
    phone.wait_for_url("**/login?**")
    phone.fill("input[name=name]", "Dora")
    phone.fill("input[name=passphrase]", WORDS)
    phone.click("main button")
    phone.wait_for_url("**/file?**")
    phone.fill("textarea[name=public_text]", "Both were heard.")
    phone.reload()
    assert phone.input_value("textarea[name=public_text]") == "Both were heard."
    phone.context.set_offline(True)
    phone.click("main form button.main")
    phone.wait_for_selector("#unsent:visible")
    phone.context.set_offline(False)
    phone.click("main form button.main")
    phone.wait_for_url("**/docket/spring/1")
    phone.reload()
    phone.go_back()
    with phone.expect_navigation():
        phone.click("main form button.main")
    told = phone.get_by_text("This log is filed already, as entry 1")
    assert phone.url.endswith("/docket/spring/1") or told.is_visible(), (
        "it depends on whether going back loads the page anew"
    )
    assert count(app) == 1


def test_from_an_entry_to_its_replay(app: FastAPI, phone: "Page") -> None:
    phone.goto("/docket/spring/1")
    phone.get_by_role("button", name="Replay it").click()
    phone.wait_for_url("**/replay?**")
    assert phone.locator("#moment .playing").count() > 20


def test_an_appeal_survives_a_reload_and_is_filed_once(app: FastAPI, phone: "Page") -> None:
    before = count(app)
    phone.goto("/docket/spring/1")
    phone.click("text=Appeal")
    phone.wait_for_url("**/appeal?key=*")
    phone.fill("textarea[name=law]", "gra.9.d gives no choice here.")
    phone.reload()
    assert phone.input_value("textarea[name=law]") == "gra.9.d gives no choice here."
    phone.click("main form button.main")
    phone.wait_for_url("**/docket/spring/1#entry-*")
    phone.go_back()
    phone.fill("textarea[name=law]", "gra.9.d gives no choice here.")
    phone.click("main form button.main")
    phone.wait_for_url("**/docket/spring/1#entry-*")
    assert count(app) == before + 1


def test_no_page_of_the_docket_scrolls_sideways_and_the_sheet_prints_on_one_page(app: FastAPI, phone: "Page") -> None:
    send(signed_in(app, "Dora"), "/file", "/docket", log=LOG, event="spring", table="9", public_text="heard " * 300)
    number = count(app)
    phone.set_viewport_size(SMALLEST)  # type: ignore[arg-type]
    here = f"/docket/spring/{number}"
    for address in (
        "/docket",
        "/docket/spring",
        here,
        f"{here}/deviation",
        f"/file?event=spring&corrects={number}",
        f"{here}/sheet",
    ):
        phone.goto(address)
        assert phone.evaluate("document.documentElement.scrollWidth") <= SMALLEST["width"], address
    assert len(pypdf.PdfReader(io.BytesIO(phone.pdf(prefer_css_page_size=True))).pages) == 1
