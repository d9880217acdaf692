"""What a reader who listens is told of a PDF: its words in their order, each with the role that it has."""

import ctypes
import io
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import pypdf
import pypdfium2  # type: ignore[import-untyped]
from pypdfium2 import raw

THROUGH: Final = ("/Span", "/NonStruct", "/LBody")
"""Roles that say nothing: what they hold is part of what is around them."""


class Heard(NamedTuple):
    """Some words (of a picture: what is said instead of it), and the role of what they are in."""

    role: str
    words: str


def heard(paper: bytes) -> list[Heard]:
    """Everything that the tags of a PDF of one page tell, in their order."""
    words = _words(paper)
    root: Any = pypdf.PdfReader(io.BytesIO(paper)).trailer["/Root"]
    found: list[Heard] = []
    last: object = None
    for part, role, number in _leaves(root["/StructTreeRoot"], None, ""):
        if part is not last:
            found.append(Heard(role, ""))
        last = part
        alt = str(part["/Alt"]) if role == "Figure" else words.pop(number, "")
        found[-1] = Heard(role, f"{found[-1].words} {alt}")
    assert "".join(words.values()) == "", "words without a tag"
    return [Heard(role, " ".join(words.split())) for role, words in found if words.strip()]


def _leaves(part: Any, around: Any, role: str) -> Iterator[tuple[Any, str, int]]:
    """Each piece of what is drawn, by its number, with what it is in."""
    if isinstance(part, int):
        yield around, role, int(part)
        return
    part = part.get_object()
    if isinstance(part, list):
        for each in part:
            yield from _leaves(each, around, role)
    elif "/K" in part:
        if part.get("/S", THROUGH[0]) not in THROUGH:
            around, role = part, _role(str(part["/S"]), role)
        yield from _leaves(part["/K"], around, role)


def _role(own: str, around: str) -> str:
    """A role; that of a list's line only where it is in a list."""
    role = own.removeprefix("/")
    return f"{around}/{role}" if role == "LI" else role


def _words(paper: bytes) -> dict[int, str]:
    """The words of a page, by the number of the piece; -1 is whatever has no number."""
    (page,) = pypdfium2.PdfDocument(paper)
    within, found = page.get_textpage(), dict[int, str]()
    for drawn in page.get_objects():
        if drawn.type == raw.FPDF_PAGEOBJ_TEXT:
            number = raw.FPDFPageObj_GetMarkedContentID(drawn.raw)
            size = raw.FPDFTextObj_GetText(drawn.raw, within.raw, None, 0)
            letters = ctypes.create_string_buffer(size)
            raw.FPDFTextObj_GetText(drawn.raw, within.raw, ctypes.cast(letters, ctypes.POINTER(raw.FPDF_WCHAR)), size)
            found[number] = f"{found.get(number, '')} {letters.raw.decode('utf-16-le').rstrip(chr(0))}".strip()
    return found
