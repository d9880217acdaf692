"""Clauses in a browser, folded and opened, with and without scripts; and what of a ruling and of an entry is on paper."""

from typing import TYPE_CHECKING

import pytest

pytest.importorskip("fastapi", reason="the extra serve is not installed")

from fastapi import FastAPI

from adjudicator.service.opened import store_of
from adjudicator.service.packed import pack
from tests.service.browser import DESK, listening, until, visitor
from tests.service.desk import LOG, desk, send, signed_in
from tests.service.place import sign_in

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser, Page

RULING = f"/ruling?z={pack(LOG)}"
LINK = '.options a[href="#gra.9.d"]'
CLAUSE = 'details[id="gra.9.d"]'
OPEN = "document.getElementById('gra.9.d').open"


def test_the_clauses_of_an_entry_are_folded_on_a_desk_too_where_they_have_no_column_of_their_own(dora: "Page") -> None:
    dora.set_viewport_size(DESK)  # type: ignore[arg-type]
    dora.goto("/docket/spring/1")
    assert dora.locator(f"{CLAUSE} p").last.is_hidden()
    dora.goto(RULING)
    dora.locator(f"{CLAUSE} p").last.wait_for()


def test_a_second_tap_on_the_name_of_a_clause_opens_it_again(dora: "Page") -> None:
    dora.goto(RULING)
    dora.locator(LINK).click()
    until(dora, OPEN)
    dora.locator(f"{CLAUSE} summary").click()
    until(dora, f"!{OPEN}")
    dora.locator(LINK).click()
    until(dora, OPEN)


def test_without_scripts_the_name_of_a_clause_leads_to_its_text(browser: "Browser", spring_at: str) -> None:
    with visitor(browser, spring_at, java_script_enabled=False) as context:
        page = context.new_page()
        page.goto(RULING)
        law = page.locator(f"{CLAUSE} p").last
        assert law.is_hidden()
        page.locator(LINK).click()
        law.wait_for()


@pytest.mark.parametrize("path", [RULING, "/docket/spring/1"])
def test_on_paper_choices_are_words_with_their_log_lines(dora: "Page", path: str) -> None:
    """Nothing can be tapped there: whoever chooses has the line that says so."""
    dora.goto(path)
    button, line = dora.locator(".options button").first, dora.get_by_text("Log line: South accepts the knock")
    button.wait_for()
    assert line.is_hidden()
    dora.emulate_media(media="print")
    line.wait_for()
    assert button.is_hidden()


def test_on_paper_too_it_is_told_that_an_entry_is_not_as_it_was_filed(browser: "Browser", tmp_path: "Path") -> None:
    app: FastAPI = desk(tmp_path)
    send(signed_in(app, "Dora"), "/file", "/docket", log=LOG, event="spring", table="1")
    with store_of(app).writing() as connection:
        for (name,) in connection.exec_driver_sql("SELECT name FROM sqlite_master WHERE type = 'trigger'").all():
            connection.exec_driver_sql(f"DROP TRIGGER {name}")
        connection.exec_driver_sql("UPDATE entries SET facts = replace(facts, '\"South\":27', '\"South\":28')")
    with listening(app) as address, visitor(browser, address) as context:
        page = context.new_page()
        page.goto("/login")
        sign_in(page, "Dora")
        page.goto("/docket/spring/1")
        page.emulate_media(media="print")
        page.get_by_text("This entry is not as it was filed").wait_for()
        assert page.locator("#unsent").is_hidden()
