"""The pictures in the README show pages that are there, as large as they are, and not more than a reader wants to load."""

import struct
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

pytest.importorskip("fastapi", reason="the extra serve is not installed")

from tests.service.pictures import HERE, PICTURES, Picture, shown, studio, take

if TYPE_CHECKING:
    from playwright.sync_api import Browser

LARGEST = 150 * 1024
README = HERE.parents[2] / "README.md"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with studio(tmp_path_factory.mktemp("studio")) as found:
        yield found


def size(png: bytes) -> tuple[int, int]:
    """Width and height, which every PNG has at its beginning."""
    assert png.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def test_every_picture_is_in_the_readme_and_small_enough() -> None:
    files = {file.name: file.stat().st_size for file in HERE.glob("*.png")}
    assert files.keys() == {picture.name for picture in PICTURES}
    assert max(files.values()) < LARGEST
    text = README.read_text(encoding="utf-8")
    assert [name for name in files if f"tests/service/pictures/{name}" not in text] == []


@pytest.mark.parametrize("picture", PICTURES, ids=lambda picture: picture.name)
def test_what_a_picture_shows_is_still_there(browser: "Browser", address: str, picture: Picture) -> None:
    """If not: change ``PICTURES``, run ``python -m tests.service.pictures`` and look at what has become of them."""
    kept = size((HERE / picture.name).read_bytes())
    with shown(browser, address, picture) as page:
        words = page.locator("main").inner_text()
        assert [each for each in picture.shows if each not in words] == []
        now = size(take(page, picture))
    assert now[0] == kept[0]
    assert abs(now[1] - kept[1]) < 200, "fonts differ from machine to machine, but not so much"
