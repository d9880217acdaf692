"""Rulings as Markdown, for notes and issue trackers. Names cannot turn into markup: what Markdown would obey is escaped."""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from adjudicator.render.forms.outline import Node, outline, runs, titled
from adjudicator.render.page import Block, Page

_ANYWHERE: Final = re.compile(r"[\\`*\[\]<>|~&#$]|(?<!\w)_|_(?!\w)|:(?=//)|(?<=\bwww)\.", re.IGNORECASE)
_FIRST: Final = re.compile(r"^(\d*)([-+=.)])")


def section(page: Page) -> str:
    """One ruling: what stands on a page, each paragraph in one line."""
    return "\n".join(_all(outline(page.blocks)))


def _all(nodes: Iterable[Node]) -> Iterator[str]:
    """What stands at the outermost level, an empty line between one thing and the next."""
    heading, first = "###", True
    for run in runs(nodes):
        heading = "####" if run[0].block.kind == "part" else heading
        if not first:
            yield ""
        first = False
        yield from _list(run) if run[0].listed else _one(run[0], heading)


def _one(node: Node, heading: str) -> Iterator[str]:
    kind = node.block.kind
    if kind == "table":
        yield from _table(node.block)
    elif kind == "code":
        yield from _code(node.block)
    elif kind == "words":
        yield (f"**{escaped(node.block.term)}** " if node.block.term else "") + escaped(node.words)
        if node.below:
            yield ""
            yield from _all(node.below)
    else:
        yield f"{ {'lead': '##', 'part': '###'}.get(kind, heading) } {escaped(titled(node.words))}"


def _list(nodes: Sequence[Node]) -> Iterator[str]:
    """A list, and below each item what belongs to it, indented by as much as its mark is long."""
    for node in nodes:
        mark = node.block.hang if node.numbered else "- "
        yield mark + escaped(node.words)
        for run in runs(node.below):
            below = _list(run) if run[0].listed else _one(run[0], "####")
            yield from (" " * len(mark) + line for line in below)


def _code(block: Block) -> Iterator[str]:
    """Lines as they are, between fences that are longer than any within."""
    lines = [line for (line,) in block.rows]
    fence = "`" * max(3, *(len(ticks) + 1 for line in lines for ticks in re.findall("`+", line)), 0)
    yield from (fence, *lines, fence)


def _table(block: Block) -> Iterator[str]:
    head, *rows = block.rows
    yield _row(head)
    yield _row(("---:" if number in block.numbers else "---" for number in range(len(head))), plain=True)
    yield from map(_row, rows)


def _row(cells: Iterable[str], *, plain: bool = False) -> str:
    return "| " + " | ".join(cell if plain else escaped(cell) for cell in cells) + " |"


def escaped(words: str) -> str:
    """Words with a backslash before every sign that Markdown would obey where it stands."""
    return _FIRST.sub(r"\1\\\2", _ANYWHERE.sub(r"\\\g<0>", words))
