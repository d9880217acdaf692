"""What a camera sees: a page of paper as a picture, and where the codes on a picture lead."""

import io

import pypdfium2  # type: ignore[import-untyped]
import zxingcpp
from PIL import Image


def printed(paper: bytes, sharpness: float = 3) -> Image.Image:
    """The one page of a PDF, as many times larger than 72 dots an inch as it is to be sharp."""
    (page,) = pypdfium2.PdfDocument(paper)
    picture: Image.Image = page.render(scale=sharpness).to_pil()
    return picture


def developed(picture: bytes) -> Image.Image:
    """A picture that a browser has taken."""
    return Image.open(io.BytesIO(picture)).convert("RGB")


def codes(picture: Image.Image) -> list[str]:
    """What the codes on a picture say, as a telephone reads them."""
    return [found.text for found in zxingcpp.read_barcodes(picture)]
