"""The table under a real finger, and its cards: a swipe is a step, a scroll is none, four suits have four colours that can be read."""

from collections import Counter
from itertools import combinations
from math import dist
from typing import TYPE_CHECKING, Literal

import pytest

pytest.importorskip("fastapi", reason="the extra serve is not installed")
pytest.importorskip("PIL", reason="the extra serve is not installed")

from PIL import Image

from tests.service.browser import PHONE, until, visitor
from tests.service.camera import developed
from tests.service.test_replay_in_browser import REPLAY, at

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

Point = tuple[float, float]
Colour = tuple[int, ...]

READABLE = 4.5
"""The contrast that letters must have (WCAG 1.4.3)."""

TOLD_APART = 60
"""So far apart, of 441, two colours lie that nobody takes for one."""


def swipe(page: "Page", start: Point, end: Point) -> None:
    """A finger on the glass, as the system tells the browser of it: what the page makes of it, or a scroll, is the browser's."""
    line = page.context.new_cdp_session(page)
    steps = 12
    for step in range(steps + 1):
        x, y = (a + (b - a) * step / steps for a, b in zip(start, end, strict=True))
        kind = "touchMove" if step else "touchStart"
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
        page.wait_for_timeout(16)
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_finger_swipes_from_moment_to_moment(browser: "Browser", address: str) -> None:
    with visitor(browser, address, has_touch=True, is_mobile=True, viewport=PHONE) as guest:
        page = guest.new_page()
        page.goto(REPLAY + "&at=12")
        felt = page.locator("#moment .felt").bounding_box()
        assert felt
        y = felt["y"] + felt["height"] / 2
        for start, end, line in ((320, 80, 13), (320, 80, 14), (80, 320, 13)):
            swipe(page, (start, y), (end, y + 8))
            at(page, line)


def test_a_finger_that_scrolls_takes_no_step(browser: "Browser", address: str) -> None:
    with visitor(browser, address, has_touch=True, is_mobile=True, viewport=PHONE) as guest:
        page = guest.new_page()
        page.goto(REPLAY + "&at=12")
        swipe(page, (200, 700), (260, 300))
        until(page, "scrollY > 100")
        assert page.get_attribute("#moment", "data-line") == "12"


def colours(page: "Page", sign: str) -> set[Colour]:
    """The two colours that take the most of where a suit's sign is: that of the card and that of the sign."""
    place = page.locator(sign).first.bounding_box()
    assert place
    shot = developed(page.screenshot(clip=place))
    return {colour for colour, _ in Counter(pixels(shot)).most_common(2)}


def pixels(shot: Image.Image) -> list[Colour]:
    raw = shot.convert("RGB").tobytes()
    return [tuple(raw[at : at + 3]) for at in range(0, len(raw), 3)]


def brightness(colour: Colour) -> float:
    """The relative luminance of WCAG."""
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in (each / 255 for each in colour)
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(
    ("where", "sign"),
    [
        (REPLAY + "&at=13", "#moment .felt .playing.{} use >> nth=1"),
        ("/ask?a=turned&a=North&a=knock", '.card:has([value="7{}"]) svg'),
    ],
    ids=["on the table", "to be tapped"],
)
def test_four_suits_have_four_colours_that_can_be_read(
    browser: "Browser", address: str, where: str, sign: str, scheme: Literal["light", "dark"]
) -> None:
    with visitor(browser, address, viewport=PHONE, color_scheme=scheme, device_scale_factor=3) as guest:
        page = guest.new_page()
        page.goto(where)
        seen = {suit: colours(page, sign.format(suit)) for suit in "cdhs"}
    (card,) = set.intersection(*seen.values())
    inks = {suit: max(both - {card}) for suit, both in seen.items()}
    for suit, ink in inks.items():
        light, dark = sorted((brightness(card), brightness(ink)), reverse=True)
        assert (light + 0.05) / (dark + 0.05) >= READABLE, suit
    for one, other in combinations("cdhs", 2):
        assert dist(inks[one], inks[other]) > TOLD_APART, (one, other)
