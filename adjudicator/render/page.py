"""A page: what is to be read, as blocks in their order. Here it is set as plain text; ``forms`` sets it in other ways."""

import textwrap
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from adjudicator.paint import harmless, style
from adjudicator.render.pen import WITH_SIGNS, Pen
from adjudicator.values import NamedTuple

if TYPE_CHECKING:
    from adjudicator.words import Message

Kind: TypeAlias = Literal["lead", "part", "heading", "words", "code", "table", "gap"]

STEP: Final = "  "
NARROWEST: Final = 24
_BESIDE_WIDE: Final = (
    "\ufdd0"  # a sign that never stands for anything: the second column of a wide one while lines are wrapped
)


class Block(NamedTuple):
    """One thing on a page: words at a depth, a heading, a table with its head first, lines to be shown as they are.

    ``hang`` is what stands before the words if they are numbered (``1. ``), else how far later lines are indented. ``term``
    is what the words are about, and stands before them.
    """

    kind: Kind
    words: str = ""
    depth: int = 0
    hang: str = ""
    whole_words: bool = False
    rows: tuple[tuple[str, ...], ...] = ()
    numbers: frozenset[int] = frozenset()
    term: str = ""


class Page:
    """Takes paragraphs, headings and tables; ``str`` is the page as plain text.

    Lines are at most ``width`` columns long (as the style has it, if ``None``), but for words kept whole; none ends in blanks.
    Messages are written by the ``pen``. Words come from logs and may hold anything: what a terminal would obey is a blank here.
    """

    __slots__ = ("_width", "blocks", "pen")

    def __init__(self, width: int | None = None, pen: Pen = WITH_SIGNS) -> None:
        self._width = width
        self.pen = pen
        self.blocks: list[Block] = []

    def put(self, words: "str | Message", depth: int = 0, hang: str = "", *, whole_words: bool = False) -> None:
        """A paragraph at this depth; its later lines are indented by as much more as ``hang`` is long.

        ``whole_words``: not even a word that is longer than a line is broken.
        """
        self.blocks.append(Block("words", self._written(words), depth, hang, whole_words))

    def sentence(self, words: "str | Message", depth: int = 0, hang: str = "") -> None:
        """A paragraph with a capital first and one full stop at the end."""
        self.put(self.pen.sentence(words), depth, hang)

    def entry(self, term: str, words: "str | Message", column: int) -> None:
        """What there is to say of a term, the words in line at a column."""
        self.blocks.append(Block("words", harmless(str(words)), hang=" " * column, term=harmless(term)))

    def lead(self, words: "str | Message", *, whole_words: bool = False) -> None:
        """The first sentence: what is said before all else."""
        self.blocks.append(Block("lead", self._written(words), whole_words=whole_words))

    def part(self, words: "str | Message") -> None:
        """The heading of a part that has headings of its own: one hand of several."""
        self._headed("part", words)

    def heading(self, words: "str | Message") -> None:
        """An empty line, then a heading."""
        self._headed("heading", words)

    def code(self, lines: Iterable[str], depth: int = 0) -> None:
        """Lines to be shown as they are: a line of a log and the mark below it."""
        self.blocks.append(Block("code", depth=depth, rows=tuple((harmless(line).rstrip(),) for line in lines)))

    def table(self, rows: Iterable[Sequence[str]], depth: int = 0, numbers: Iterable[int] = ()) -> None:
        """A table, its head in the first row; columns of ``numbers`` (from 0) are set to the right."""
        cells = tuple(tuple(map(harmless, row)) for row in rows)
        self.blocks.append(Block("table", depth=depth, rows=cells, numbers=frozenset(numbers)))

    def gap(self) -> None:
        """An empty line, unless there is one."""
        self.blocks.append(Block("gap"))

    def _written(self, words: "str | Message") -> str:
        return harmless(self.pen.written(words))

    def _headed(self, kind: Kind, words: "str | Message") -> None:
        self.gap()
        self.blocks.append(Block(kind, self._written(words)))

    def __str__(self) -> str:
        width = max(self._width or style().width, NARROWEST)
        lines: list[str] = []
        for block in self.blocks:
            if block.kind != "gap":
                lines += _lines(block, width)
            elif lines and lines[-1]:
                lines.append("")
        return "\n".join(lines).rstrip("\n") + "\n"


def _lines(block: Block, width: int) -> Iterator[str]:
    """A block as lines of plain text, in the colours that the style has."""
    paint, first = style().paint, STEP * min(block.depth, width // 6)
    if block.kind == "code":
        yield from (first + paint.words(line) for (line,) in block.rows)
    elif block.kind == "table":
        for line in in_columns(block):
            yield from map(paint.words, wrapped(line, width, first, first))
    else:
        look = paint.words if block.kind == "words" else lambda line: paint.heading(paint.words(line))
        later = first + " " * columns(block.hang)
        words = _behind(block.term, columns(block.hang)) + block.words
        yield from map(look, wrapped(words, width, first, later, whole_words=block.whole_words))


def _behind(term: str, column: int) -> str:
    """A term, and blanks as far as the column of what is said of it."""
    return term and term + " " * max(column - columns(term), 1)


def wrapped(words: str, width: int, first: str = "", later: str = "", *, whole_words: bool = False) -> list[str]:
    """Words in lines of at most ``width`` columns, behind ``first`` in the first line and ``later`` in the others."""
    plain = words.isascii()
    lines = textwrap.wrap(
        words if plain else "".join(map(_with_columns, words)),
        width,
        initial_indent=first,
        subsequent_indent=later,
        break_on_hyphens=False,
        break_long_words=not whole_words,
    )
    return lines if plain else [line.replace(_BESIDE_WIDE, "") for line in lines]


def in_columns(block: Block) -> Iterator[str]:
    """The rows of a table with their columns in line."""
    widths = [max(map(columns, column)) for column in zip(*block.rows, strict=True)]
    for row in block.rows:
        cells = zip(row, widths, range(len(row)), strict=True)
        yield "  ".join(_cell(text, width, number in block.numbers) for text, width, number in cells).rstrip()


def _cell(text: str, width: int, number: bool) -> str:
    blank = " " * (width - columns(text))
    return blank + text if number else text + blank


def columns(words: str) -> int:
    """How many columns words take on a terminal: two for a wide sign."""
    return len(words) if words.isascii() else sum(map(_columns, words))


def _columns(sign: str) -> int:
    """None for what is set above or below the sign before it."""
    return 0 if unicodedata.category(sign) in ("Mn", "Me", "Cf") else len(_with_columns(sign))


def _with_columns(sign: str) -> str:
    return sign + _BESIDE_WIDE if unicodedata.east_asian_width(sign) in "WF" else sign
