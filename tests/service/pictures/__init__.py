"""The pictures of the README: what they show, and how they are taken. ``python -m tests.service.pictures`` takes them anew.

Each picture holds, besides, what stood on its page when it was taken, element by element, and how wide the letters were: so a
picture of a page that has changed since is told from one that was taken with other fonts.
"""

import io
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from PIL import Image
from PIL.PngImagePlugin import PngInfo

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

    ``part`` is what is taken of the page; nothing is taken that the screen does not show, which is up to ``until`` at most.
    """

    name: str
    address: str
    screen: dict[str, int]
    shows: tuple[str, ...]
    prepared: Callable[["Page"], None] = lambda page: None
    part: str = "html"
    until: str = ""


CHANGES: Final = ".qr, .foot"
"""What is another with each version of the program."""

LETTERS: Final = """
() => ["400 16px", "700 16px", "700 32px"].map((size) => {
  const pen = document.createElement("canvas").getContext("2d");
  pen.font = `${size} ${getComputedStyle(document.querySelector("main")).fontFamily}`;
  return String(Math.round(pen.measureText("Hamburgefonstiv 10♠♥♦♣ ▸").width * 8));
}).join(" ")
"""
"""How wide letters are: where they are as wide, the fonts are the same."""

LOOKS: Final = """
([part, until, changes]) => {
  const end = until && document.querySelector(until);
  const before = (each) => !end || (!end.contains(each) && !(end.compareDocumentPosition(each) & 4));
  const properties = ["color", "background-color", "display", "font-size", "font-weight", "border", "padding", "fill", "opacity"];
  return [...document.querySelectorAll(`${part}, ${part} *`)]
    .filter((each) => each.checkVisibility() && !each.closest(`head, ${changes}`) && before(each))
    .map((each) => {
      const words = [...each.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data).join(" ");
      const look = getComputedStyle(each);
      const name = `${each.localName} “${words.replace(/\\s+/g, " ").trim()}”`;
      return [name, ...properties.map((name) => look.getPropertyValue(name))].join(" | ");
    });
}
"""
"""What stands on a page, and what each of it looks like, whatever the font."""


def _ticked(page: "Page") -> None:
    for card in ("6h", "7h", "8h", "9c", "9d", "9h", "2s"):
        page.locator(f'label:has([value="{card}"])').click()
    page.locator("h1").click()
    page.evaluate("scrollTo(0, 0)")


PICTURES: Final = (
    Picture("question.png", "/", PHONE, ("What went wrong?",)),
    Picture("cards.png", "/ask?a=turned&a=North&a=knock", PHONE, ("Which eleven cards", "7 of 11"), _ticked),
    Picture(
        "ruling.png",
        "/ask?a=knock&a=North&a=8d&a=10&a=8",
        PHONE,
        ("South may accept", "Accept the knock"),
        until=".actions",
    ),
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


def take(page: "Page", picture: Picture) -> Image.Image:
    """The picture of the page before us."""
    taken = page.screenshot() if picture.part == "html" else page.locator(picture.part).screenshot()
    return Image.open(io.BytesIO(taken)).convert("RGB")


def looks(page: "Page", picture: Picture) -> list[str]:
    """What stands on the page before us, an element a line."""
    found: list[str] = page.evaluate(LOOKS, [picture.part, picture.until, CHANGES])
    return found


def letters(page: "Page") -> str:
    """How wide the letters of the page before us are."""
    return str(page.evaluate(LETTERS))


def kept(picture: Picture) -> tuple[Image.Image, list[str], str]:
    """The picture that is in the README, what stood on its page, and how wide the letters were."""
    with Image.open(HERE / picture.name) as file:
        file.load()
        return file.convert("RGB"), str(file.info.get("Comment", "")).split("\n"), str(file.info.get("Source", ""))


def take_all() -> Iterator[Path]:
    """Takes every picture anew and writes it beside this file."""
    with tempfile.TemporaryDirectory() as folder, chromium() as browser, studio(Path(folder)) as address:
        for picture in PICTURES:
            with shown(browser, address, picture) as page:
                about = PngInfo()
                about.add_itxt("Comment", "\n".join(looks(page, picture)), zip=True)
                about.add_text("Source", letters(page))
                take(page, picture).save(HERE / picture.name, pnginfo=about, optimize=True)
                yield HERE / picture.name
