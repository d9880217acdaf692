"""A page of plain text: paragraphs wrapped at a width, headings, steps of indentation."""

import textwrap
from typing import Final

STEP: Final = "  "
NARROWEST: Final = 24


class Page:
    """Takes paragraphs and gives the page. Lines are at most ``width`` long, none ends in blanks."""

    __slots__ = ("_lines", "_width")

    def __init__(self, width: int) -> None:
        self._width = max(width, NARROWEST)
        self._lines: list[str] = []

    def put(self, words: str, depth: int = 0, hang: str = "") -> None:
        """A paragraph at this depth; its later lines are indented by as much more as ``hang`` is long."""
        first = STEP * min(depth, self._width // 6)
        printable = "".join(sign if sign.isprintable() else " " for sign in words)
        self._lines += textwrap.wrap(
            printable,
            self._width,
            initial_indent=first,
            subsequent_indent=first + " " * len(hang),
            break_on_hyphens=False,
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
