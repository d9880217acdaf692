"""The pictures in the README show the pages as they are now, and are no larger than a reader wants to load.

Where one does not: ``python -m tests.service.pictures`` takes them anew; look at them before they are committed.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

pytest.importorskip("fastapi", reason="the extra serve is not installed")
pytest.importorskip("PIL", reason="the extra serve is not installed")

from PIL import Image, ImageChops

from tests.service.pictures import CHANGES, HERE, PICTURES, Picture, kept, letters, looks, shown, studio, take

if TYPE_CHECKING:
    from playwright.sync_api import Browser

LARGEST = 150 * 1024
BOUND = 24
"""Less than this is the smoothing of another browser; a word that changes is 90 and more."""

AGAIN = "the page has changed since its picture was taken: run python -m tests.service.pictures, and look at it"
README = HERE.parents[2] / "README.md"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with studio(tmp_path_factory.mktemp("studio")) as found:
        yield found


def test_every_picture_is_in_the_readme_and_small_enough() -> None:
    files = {file.name: file.stat().st_size for file in HERE.glob("*.png")}
    assert files.keys() == {picture.name for picture in PICTURES}
    assert max(files.values()) < LARGEST
    text = README.read_text(encoding="utf-8")
    assert [name for name in files if f"tests/service/pictures/{name}" not in text] == []


@pytest.mark.parametrize("picture", PICTURES, ids=lambda picture: picture.name)
def test_a_picture_shows_its_page_as_it_is_now(browser: "Browser", address: str, picture: Picture) -> None:
    was, stood, wide = kept(picture)
    with shown(browser, address, picture) as page:
        words = page.locator("main").inner_text()
        assert [each for each in picture.shows if each not in words] == []
        assert looks(page, picture) == stood, AGAIN
        if letters(page) != wide:
            return  # Other fonts: each line is as it was, but stands elsewhere.
        now = take(page, picture)
        blank = [page.locator(each).bounding_box() for each in CHANGES.split(", ") if page.locator(each).count()]
        corner = page.locator(picture.part).bounding_box()
    assert now.size == was.size, AGAIN
    assert corner
    for box in blank:
        assert box
        left, top = int(box["x"] - corner["x"]), int(box["y"] - corner["y"])
        for each in (now, was):
            each.paste("white", (left, top, left + int(box["width"]) + 1, top + int(box["height"]) + 1))
    assert unlike(now, was) < BOUND, AGAIN


def unlike(one: Image.Image, other: Image.Image) -> int:
    """How far apart two pictures are where they differ most, of 255, in squares of some ten dots."""
    size = (one.width // 10, one.height // 10)
    small = [each.convert("L").resize(size, Image.Resampling.BOX) for each in (one, other)]
    return max(ImageChops.difference(*small).tobytes())
