"""What is typed into a form of the docket is not lost, in whatever way its writer leaves it or it fails him.

Every test comes back by the way on which a director comes: the entry, then what he files on it.
"""

import re
from typing import TYPE_CHECKING, Any

import pytest

pytest.importorskip("fastapi", reason="the extra serve is not installed")

from fastapi import FastAPI

from adjudicator.service.opened import docket_of
from adjudicator.service.pages import additions, file
from tests.service.browser import led, visitor
from tests.service.writing import (
    FILE_IT,
    LAW,
    PRIVATE,
    PUBLIC,
    SECRET,
    fail_to_send,
    forget_session,
    give_name,
    open_form,
    refusing,
    sign_in,
    sign_out,
    stored,
    two_days_later,
)

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page


BACK = "text=Back to the form"


def count(spring: FastAPI) -> int:
    return docket_of(spring).event("spring").last_number


@pytest.mark.parametrize("way", ["by the link", "by the entry"])
def test_a_docket_in_use_loses_nothing(
    spring: FastAPI, dora: "Page", monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    before = count(spring)
    open_form(dora, "Appeal")
    dora.fill(LAW, f"gra.9.d is otherwise, {way}")
    with monkeypatch.context() as busy:
        busy.setattr(additions, "file", refusing)
        led(dora, FILE_IT)
        dora.wait_for_selector("h1:has-text('Docket in use')")
    if way == "by the link":
        led(dora, BACK)
    else:
        open_form(dora, "Appeal")
    assert dora.input_value(LAW) == f"gra.9.d is otherwise, {way}"
    dora.click(FILE_IT)
    dora.wait_for_url("**/docket/spring/1#entry-*")
    assert count(spring) == before + 1


def test_a_correction_that_was_refused_twice_comes_back_from_the_page_that_showed_it(
    spring: FastAPI, dora: "Page", monkeypatch: pytest.MonkeyPatch
) -> None:
    """The page that says what is wrong has no address at which it could be asked for; its form has."""
    open_form(dora, "Correct the log")
    dora.fill("textarea.log", "# South was dealer\n" + dora.input_value("textarea.log"))
    dora.fill(PUBLIC, "The dealer was another.")
    whole = dora.input_value("textarea.log")
    dora.fill("textarea.log", "   ")
    led(dora, FILE_IT)
    dora.wait_for_selector(".notice.bad:visible")
    assert dora.input_value(PUBLIC) == "The dealer was another."
    dora.fill("textarea.log", whole)
    with monkeypatch.context() as busy:
        busy.setattr(file, "file", refusing)
        led(dora, FILE_IT)
        dora.wait_for_selector("h1:has-text('Docket in use')")
    led(dora, BACK)
    assert dora.input_value("textarea.log") == whole
    assert dora.input_value(PUBLIC) == "The dealer was another."
    sign_out(dora)


def test_without_a_script_the_page_of_refusal_leads_back_to_the_form(
    spring: FastAPI, spring_at: str, browser: "Browser", monkeypatch: pytest.MonkeyPatch
) -> None:
    with visitor(browser, spring_at, java_script_enabled=False) as context:
        page = context.new_page()
        sign_in(page, "Dora")
        open_form(page, "Appeal")
        form = page.url
        page.fill(LAW, "x")
        monkeypatch.setattr(additions, "file", refusing)
        led(page, FILE_IT)
        led(page, BACK)
        assert page.url == form


def test_a_network_that_dies_when_all_seemed_well_loses_nothing(spring: FastAPI, dora: "Page") -> None:
    before = count(spring)
    open_form(dora)
    dora.fill(PUBLIC, "Told to both players.")
    dora.context.route("**/note", lambda route: route.abort("connectionreset"))
    fail_to_send(dora)
    dora.context.unroute("**/note")
    open_form(dora)
    assert dora.input_value(PUBLIC) == "Told to both players."
    dora.click(FILE_IT)
    dora.wait_for_url("**/docket/spring/1#entry-*")
    assert count(spring) == before + 1


def test_an_answer_that_is_lost_on_its_way_files_nothing_twice(spring: FastAPI, dora: "Page") -> None:
    before = count(spring)
    open_form(dora)
    dora.fill(PUBLIC, "Filed, and nobody knew it.")

    def lost(route: Any) -> None:
        if route.request.method == "POST":
            route.fetch(max_redirects=0)
        route.abort("connectionreset")

    dora.context.route("**/note", lost)
    fail_to_send(dora)
    dora.context.unroute("**/note")
    assert count(spring) == before + 1
    open_form(dora)
    assert dora.input_value(PUBLIC) == "Filed, and nobody knew it."
    dora.click(FILE_IT)
    dora.wait_for_url("**/docket/spring/1#entry-*")
    assert count(spring) == before + 1


def test_a_page_that_was_open_for_too_long_loses_nothing(dora: "Page") -> None:
    open_form(dora)
    dora.fill(PRIVATE, SECRET)
    forget_session(dora.context)
    led(dora, FILE_IT)
    dora.wait_for_selector("text=The page had been open for too long")
    dora.click(BACK)
    dora.wait_for_url("**/login?**")
    give_name(dora, "Dora")
    assert dora.input_value(PRIVATE) == SECRET


def test_what_came_back_once_comes_back_again(dora: "Page") -> None:
    open_form(dora)
    dora.fill(PRIVATE, SECRET)
    for _ in range(3):
        open_form(dora)
        assert dora.input_value(PRIVATE) == SECRET
    dora.click("[data-restored] [data-discard]")
    dora.wait_for_selector("[data-restored]", state="hidden")
    open_form(dora)
    assert dora.input_value(PRIVATE) == ""


def test_an_appeal_and_a_note_on_the_same_entry_are_both_kept(dora: "Page") -> None:
    open_form(dora, "Appeal")
    dora.fill(LAW, "The clause is another.")
    open_form(dora)
    assert dora.input_value(PUBLIC) == ""
    dora.fill(PUBLIC, "Heard both.")
    open_form(dora, "Appeal")
    assert dora.input_value(LAW) == "The clause is another."
    assert dora.input_value(PUBLIC) == ""
    open_form(dora)
    assert dora.input_value(PUBLIC) == "Heard both."


def test_what_is_filed_is_gone_and_the_next_note_is_another(spring: FastAPI, dora: "Page") -> None:
    before = count(spring)
    for words in ("The first of two.", "The second of two."):
        open_form(dora)
        assert dora.input_value(PUBLIC) == ""
        dora.fill(PUBLIC, words)
        dora.click(FILE_IT)
        dora.wait_for_url("**/docket/spring/1#entry-*")
        assert words not in stored(dora)
    assert count(spring) == before + 2


def test_a_session_that_ended_while_somebody_typed_and_what_is_filed_after_it(spring: FastAPI, dora: "Page") -> None:
    """The service keeps what was posted and leads back to it; then it is gone from the browser too."""
    open_form(dora, "Correct the log")
    dora.fill(PUBLIC, "Corrected after the break.")
    dora.fill("textarea.log", dora.input_value("textarea.log").rstrip() + "\n# after the break\n")
    with two_days_later(spring):
        dora.click(FILE_IT)
        dora.wait_for_url("**/login?**")
        give_name(dora, "Dora")
        assert dora.input_value(PUBLIC) == "Corrected after the break."
        dora.click(FILE_IT)
        dora.wait_for_url(re.compile(r"/docket/spring/\d+$"))
        assert "after the break" not in stored(dora)
