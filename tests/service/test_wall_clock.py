"""Times are those of UTC, for everybody the same; beside them stands what the clock on the director's wall says."""

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

pytest.importorskip("fastapi", reason="the extra serve is not installed")

from tests.service.browser import listening, visitor
from tests.service.desk import LOG, desk, send, signed_in
from tests.service.place import sign_in

if TYPE_CHECKING:
    from playwright.sync_api import Browser


@pytest.mark.parametrize(
    ("zone", "filed", "deadline"),
    [("Europe/Paris", " (Mon, 13:00 GMT+1)", " (Tue, 13:00 GMT+1)"), ("UTC", "", "")],
)
def test_what_the_clock_on_the_wall_says(
    browser: "Browser", tmp_path: Path, zone: str, filed: str, deadline: str
) -> None:
    app = desk(tmp_path)
    assert send(signed_in(app, "Dora"), "/file", "/docket", log=LOG, event="spring", table="7").status_code == 303
    with listening(app) as address, visitor(browser, address, timezone_id=zone) as context:
        page = context.new_page()
        page.goto("/login")
        sign_in(page, "Dora")
        page.goto("/docket/spring/1")
        assert page.locator("time + .wall").first.text_content() == filed
        page.goto("/docket/spring/1/appeal")
        assert page.input_value("[name=deadline]") == "2026-12-01T12:00"
        assert page.locator("[name=deadline] + .wall").text_content() == deadline
        page.fill("[name=deadline]", "2026-12-01T20:30")
        assert page.locator("[name=deadline] + .wall").text_content() == deadline.replace("13:00", "21:30")
