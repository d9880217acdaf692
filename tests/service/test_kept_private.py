"""What is typed into a form of the docket is its writer's alone, on a telephone that several directors use."""

import re
from typing import TYPE_CHECKING

import pytest

pytest.importorskip("fastapi", reason="the extra serve is not installed")

from fastapi import FastAPI

from adjudicator.service import cookies
from tests.service.writing import (
    FILE_IT,
    LAW,
    PRIVATE,
    PUBLIC,
    SECRET,
    forget_session,
    give_name,
    open_form,
    sign_in,
    sign_out,
    stored,
    two_days_later,
)

if TYPE_CHECKING:
    from playwright.sync_api import Page


def test_private_words_do_not_outlive_signing_out(dora: "Page") -> None:
    open_form(dora)
    dora.fill(PRIVATE, SECRET)
    dora.goto("/log")
    dora.fill("#log", "North said something ugly")
    sign_out(dora)
    assert SECRET not in stored(dora)
    assert "ugly" not in stored(dora)
    sign_in(dora, "Hed")
    open_form(dora)
    assert dora.input_value(PRIVATE) == ""
    dora.goto("/log")
    assert dora.input_value("#log") == ""


def test_what_is_kept_while_a_session_expires_is_there_for_its_writer(dora: "Page") -> None:
    open_form(dora)
    dora.fill(PRIVATE, SECRET)
    forget_session(dora.context)
    sign_in(dora, "Dora")
    open_form(dora)
    assert dora.input_value(PRIVATE) == SECRET
    assert dora.locator("[data-restored]").is_visible()


def test_what_is_kept_while_a_session_expires_is_not_for_another(dora: "Page") -> None:
    open_form(dora)
    dora.fill(PRIVATE, SECRET)
    forget_session(dora.context)
    sign_in(dora, "Hed")
    assert SECRET not in stored(dora)
    open_form(dora)
    assert dora.input_value(PRIVATE) == ""


def test_words_that_an_earlier_version_kept_for_nobody_are_forgotten(dora: "Page") -> None:
    dora.evaluate("words => localStorage.setItem('adjudicator.filing', words)", SECRET)
    dora.reload()
    assert SECRET not in stored(dora)


def test_the_twenty_newest_are_kept(dora: "Page") -> None:
    open_form(dora)
    dora.fill(PUBLIC, "The oldest.")
    dora.evaluate(
        """() => { const one = Object.keys(localStorage).find(name => name.startsWith('adjudicator.form.'));
        const owner = one.split('.')[2];
        for (let n = 0; n < 30; n++) localStorage.setItem(`adjudicator.form.${owner}./docket/spring/${n + 100}/note`,
            JSON.stringify({when: Date.now() + n, is: []})); }"""
    )
    open_form(dora, "Appeal")
    dora.fill(LAW, "The newest.")
    names = dora.evaluate("Object.keys(localStorage).filter(name => name.startsWith('adjudicator.form.'))")
    assert len(names) == 20
    assert sorted(int(n) for n in re.findall(r"/(\d+)/note", " ".join(names))) == list(range(111, 130))
    open_form(dora, "Appeal")
    assert dora.input_value(LAW) == "The newest."


def test_the_page_of_a_form_tells_only_whose_it_is(dora: "Page") -> None:
    """What the browser is told of the account: its number, not the word of its cookie."""
    open_form(dora)
    told = dora.get_attribute("body", "data-account") or ""
    assert re.fullmatch(r"\d+", told)
    word = next(c["value"] for c in dora.context.cookies() if c["name"].endswith(cookies.SESSION))
    assert word.split(".")[0] not in dora.content()


@pytest.mark.parametrize("link", ["Add a note", "Correct the log"])
@pytest.mark.parametrize(("name", "shown"), [("Dora", SECRET), ("Hed", "")])
def test_what_was_sent_after_a_session_had_ended_is_shown_to_its_writer_alone(
    spring: FastAPI, dora: "Page", link: str, name: str, shown: str
) -> None:
    """The service leads whoever signs in next to the form; its words are kept there for the one who had sent them."""
    open_form(dora, link)
    dora.fill(PRIVATE, SECRET)
    with two_days_later(spring):
        dora.click(FILE_IT)
        dora.wait_for_url("**/login?**")
        give_name(dora, name)
        assert dora.input_value(PRIVATE) == shown
        assert (SECRET in stored(dora)) == bool(shown)
