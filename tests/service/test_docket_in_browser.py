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
from tests.service.browser import SMALLEST, listening, visitor
from tests.service.desk import LOG, WORDS, send, signed_in

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page


@pytest.fixture
def phone(app: FastAPI, browser: "Browser") -> Iterator["Page"]:
    """The telephone of a stranger, before a docket in which nothing is filed."""
    with listening(app) as address, visitor(browser, address) as context:
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


def test_from_an_entry_to_its_replay(dora: "Page") -> None:
    dora.goto("/docket/spring/1")
    dora.get_by_role("button", name="Replay it").click()
    dora.wait_for_url("**/replay?**")
    assert dora.locator("#moment .playing").count() > 20


def test_an_appeal_survives_a_reload_and_is_filed_once(spring: FastAPI, dora: "Page") -> None:
    before = count(spring)
    dora.goto("/docket/spring/1")
    dora.click("text=Appeal")
    dora.wait_for_url("**/appeal?key=*")
    dora.fill("textarea[name=law]", "gra.9.d gives no choice here.")
    dora.reload()
    assert dora.input_value("textarea[name=law]") == "gra.9.d gives no choice here."
    dora.click("main form button.main")
    dora.wait_for_url("**/docket/spring/1#entry-*")
    dora.go_back()
    dora.fill("textarea[name=law]", "gra.9.d gives no choice here.")
    dora.click("main form button.main")
    dora.wait_for_url("**/docket/spring/1#entry-*")
    assert count(spring) == before + 1


def test_no_page_of_the_docket_scrolls_sideways_and_the_sheet_prints_on_one_page(spring: FastAPI, dora: "Page") -> None:
    said = {"log": LOG, "event": "spring", "table": "9", "public_text": "heard " * 300}
    assert send(signed_in(spring, "Dora"), "/file", "/docket", **said).status_code == 303
    number = count(spring)
    dora.set_viewport_size(SMALLEST)  # type: ignore[arg-type]
    here = f"/docket/spring/{number}"
    for address in (
        "/docket",
        "/docket/spring",
        here,
        f"{here}/deviation",
        f"/file?event=spring&corrects={number}",
        f"{here}/sheet",
    ):
        dora.goto(address)
        assert dora.evaluate("document.documentElement.scrollWidth") <= SMALLEST["width"], address
    assert len(pypdf.PdfReader(io.BytesIO(dora.pdf(prefer_css_page_size=True))).pages) == 1
