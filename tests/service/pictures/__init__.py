"""The pictures of the README: what they show, and how they are taken. ``python -m tests.service.pictures`` takes them anew."""

import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from adjudicator.service.packed import pack
from tests.service.browser import PHONE, chromium, listening, visitor
from tests.service.desk import LOG, WORDS, desk, send, signed_in

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

HERE: Final = Path(__file__).parent
WIDE: Final = {"width": 1160, "height": 620}
A4: Final = {"width": 794, "height": 1123}
"""A sheet of paper in the pixels of a browser, 96 to the inch."""


class Picture(NamedTuple):
    """A picture: its file, the page it shows, the size of the screen, words that a reader sees on it, and how it comes to that.

    ``part`` is what is taken of the page; nothing is taken that the screen does not show.
    """

    name: str
    address: str
    screen: dict[str, int]
    shows: tuple[str, ...]
    prepared: Callable[["Page"], None] = lambda page: None
    part: str = "html"


def _ticked(page: "Page") -> None:
    for card in ("6h", "7h", "8h", "9c", "9d", "9h", "2s"):
        page.locator(f'label:has([value="{card}"])').click()
    page.locator("h1").click()
    page.evaluate("scrollTo(0, 0)")


PICTURES: Final = (
    Picture("question.png", "/", PHONE, ("What went wrong?",)),
    Picture("cards.png", "/ask?a=turned&a=North&a=knock", PHONE, ("Which eleven cards", "7 of 11"), _ticked),
    Picture("ruling.png", "/ask?a=knock&a=North&a=8d&a=10&a=8", PHONE, ("South may accept", "Accept the knock")),
    Picture("replay.png", f"/replay?z={pack(LOG)}&at=13", WIDE, ("Replay", "Every line")),
    Picture("sheet.png", "/docket/spring/1/sheet", A4, ("South may accept", "Director"), part=".sheet"),
)


@contextmanager
def studio(folder: Path) -> Iterator[str]:
    """A service in whose docket is the ruling of which the sheet is shown; gives its address."""
    app = desk(folder)
    app.state.wishes = app.state.wishes._replace(address="https://docket.example")  # else the sheet has no code
    said = {"log": LOG, "event": "spring", "table": "7", "public_text": "Both players were heard."}
    assert send(signed_in(app, "Dora"), "/file", "/docket", **said).status_code == 303
    with listening(app) as address:
        yield address


@contextmanager
def shown(browser: "Browser", address: str, picture: Picture) -> Iterator["Page"]:
    """The page of a picture, as the picture shows it."""
    with visitor(browser, address, viewport=picture.screen, device_scale_factor=1, color_scheme="light") as context:
        page = context.new_page()
        page.goto(picture.address)
        if "/login" in page.url:
            page.fill("input[name=name]", "Dora")
            page.fill("input[name=passphrase]", WORDS)
            with page.expect_navigation():
                page.click("main .main")
        picture.prepared(page)
        yield page


def take(page: "Page", picture: Picture) -> bytes:
    """The picture of the page before us."""
    if picture.part == "html":
        return page.screenshot()
    return page.locator(picture.part).screenshot()


def take_all() -> Iterator[Path]:
    """Takes every picture anew and writes it beside this file."""
    with tempfile.TemporaryDirectory() as folder, chromium() as browser, studio(Path(folder)) as address:
        for picture in PICTURES:
            with shown(browser, address, picture) as page:
                (HERE / picture.name).write_bytes(take(page, picture))
                yield HERE / picture.name
