"""A page of plain text: paragraphs wrapped at a width, headings, steps of indentation."""

import textwrap
import unicodedata
from typing import Final

STEP: Final = "  "
NARROWEST: Final = 24


class Page:
    """Takes paragraphs and gives the page. Lines are at most ``width`` long, but for words kept whole; none ends in blanks."""

    __slots__ = ("_lines", "_width")

    def __init__(self, width: int) -> None:
        self._width = max(width, NARROWEST)
        self._lines: list[str] = []

    def put(self, words: str, depth: int = 0, hang: str = "", *, whole_words: bool = False) -> None:
        """A paragraph at this depth; its later lines are indented by as much more as ``hang`` is long.

        ``whole_words``: not even a word that is longer than a line is broken.
        """
        first = STEP * min(depth, self._width // 6)
        self._lines += textwrap.wrap(
            "".join(map(_harmless, words)),
            self._width,
            initial_indent=first,
            subsequent_indent=first + " " * len(hang),
            break_on_hyphens=False,
            break_long_words=not whole_words,
        )

    def heading(self, words: str) -> None:
        """An empty line, then a heading."""
        self.gap()
        self.put(words)

    def gap(self) -> None:
        """An empty line, unless there is one."""
        if self._lines and self._lines[-1]:
            self._lines.append("")

    def __str__(self) -> str:
        return "\n".join(self._lines).rstrip("\n") + "\n"


def _harmless(sign: str) -> str:
    """A blank for what a terminal would obey instead of showing it; joiners within a name stay."""
    return sign if sign.isprintable() or unicodedata.category(sign) == "Cf" else " "
