"""What is drawn on a page of a PDF: its orders to the pen, and the signs that none of its fonts has."""

import io
import re
from typing import Any

import pypdf
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]


def boxes(paper: bytes) -> int:
    """How many signs of a PDF are in none of its fonts: their numbers lie beyond the glyphs of the font, and a box is drawn."""
    page = pypdf.PdfReader(io.BytesIO(paper)).pages[0]
    glyphs = {}
    for name, font in resources(page)["/Font"].items():
        about = font.get_object()["/DescendantFonts"][0].get_object()["/FontDescriptor"].get_object()
        file = next(about[key] for key in ("/FontFile2", "/FontFile3") if key in about)
        glyphs[name] = TTFont(io.BytesIO(file.get_object().get_data()))["maxp"].numGlyphs
    found, font = [], ""
    for name, text in re.findall(r"(/\w+) [\d.]+ Tf|<((?:[0-9a-f]{4})+)>", content(page)):
        font = name or font
        numbers = [int(text[at : at + 4], 16) for at in range(0, len(text), 4)]
        found += [number for number in numbers if not 0 < number < glyphs[font]]
    return len(found)


def resources(page: Any) -> Any:
    return page["/Resources"]


def content(page: Any) -> str:
    drawn: bytes = page.get_contents().get_data()
    return drawn.decode("latin-1")
