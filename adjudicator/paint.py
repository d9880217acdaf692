"""Colour: suits in four colours, ids underlined, headings bold. Plain unless an edge says that a terminal is looking.

How text is set (its width, whether in colour) is ambient, as the reader's language is: a command sets it once, by
``styled``, and every page is set so.
"""

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

from adjudicator.values import NamedTuple

WIDTH: Final = 80
"""How long lines are where no terminal says otherwise, in columns."""

# The numbers of ECMA-48: what switches a look on, and what switches just that off again.
_BOLD: Final = ("1", "22")
_DIM: Final = ("2", "22")
_UNDERLINED: Final = ("4", "24")
_RED: Final = ("31", "39")
_GREEN: Final = ("32", "39")
_BLUE: Final = ("34", "39")
_KEPT: Final = frozenset("\u00a0\u202f")
_TURNING: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
_SUITS: Final[Mapping[str, tuple[str, str]]] = {"♥": _RED, "♦": _BLUE, "♣": _GREEN}

CARD: Final = re.compile(r"(?:10|[2-9A-Z])?([♣♦♥♠])")
"""A card with its suit sign, or the sign alone; the group is the sign."""

ID: Final = re.compile(r"(?<![\w./-])(?:[a-z][a-z\d-]*\.(?:\d{1,2}|[a-z])\.[a-z]|[PLR]\d{2,3})(?![\w.]\w|\w)")
"""The id of a clause (``gra.9.d``), a point (``P11``) or a fault (``L004``)."""


def harmless(words: str) -> str:
    """A blank for every sign that a terminal would obey instead of showing it; joiners within a name stay."""
    return words if words.isascii() and words.isprintable() else "".join(map(_harmless, words))


def _harmless(sign: str) -> str:
    if sign.isprintable() or sign in _KEPT:
        return sign
    from unicodedata import category

    return sign if category(sign) == "Cf" and sign not in _TURNING else " "


class Paint(NamedTuple):
    """Words in colour, or as they are: nothing else in the program knows how a terminal is told of colours."""

    coloured: bool = False

    def words(self, line: str) -> str:
        """A line with its cards in the colours of their suits and its ids underlined."""
        if not self.coloured:
            return line
        return self.cards(ID.sub(lambda found: self._look(found[0], _UNDERLINED), line))

    def cards(self, line: str) -> str:
        """A line with its cards in the colours of their suits."""
        if not self.coloured:
            return line
        return CARD.sub(lambda found: self._card(found[0], found[1]), line)

    def heading(self, line: str) -> str:
        """A line that stands above others."""
        return self._look(line, _BOLD)

    def wrong(self, words: str) -> str:
        """What is at fault: its id, the mark below it, a line taken out."""
        return self._look(words, _RED)

    def right(self, words: str) -> str:
        """What helps: a hint, a line put in."""
        return self._look(words, _GREEN)

    def aside(self, words: str) -> str:
        """What may be skipped."""
        return self._look(words, _DIM)

    def _card(self, card: str, suit: str) -> str:
        return self._look(card, _SUITS[suit]) if suit in _SUITS else card

    def _look(self, words: str, look: tuple[str, str]) -> str:
        return f"\x1b[{look[0]}m{words}\x1b[{look[1]}m" if self.coloured and words else words


PLAIN: Final = Paint()


class Style(NamedTuple):
    """How text is set: the width of a line in columns, in which colours, and whether no sign outside ASCII may be used.

    ``asides`` paints what is said beside the ruling: faults and progress may go to a terminal while the ruling goes to a file.
    """

    width: int = WIDTH
    paint: Paint = PLAIN
    asides: Paint = PLAIN
    ascii: bool = False


_DEFAULT: Final = Style()
_style: Final[ContextVar[Style]] = ContextVar("style", default=_DEFAULT)


def style() -> Style:
    """How text is set at present: plain, 80 columns wide, unless ``styled`` says otherwise."""
    return _style.get()


@contextmanager
def styled(style: Style) -> Iterator[None]:
    """Whatever is set within is set so. Only the edges (a command, a service) choose a style."""
    before = _style.set(style)
    try:
        yield
    finally:
        _style.reset(before)
