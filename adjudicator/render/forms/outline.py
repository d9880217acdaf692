"""What stands below what on a page: for forms that have lists within lists where plain text has steps of indentation."""

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from adjudicator.render.page import Block

_NUMBERED = re.compile(r"\d+\. ")


class Node(NamedTuple):
    """A block, and what is below it."""

    block: Block
    below: "list[Node]"

    @property
    def numbered(self) -> bool:
        """Whether it is one of several things that are counted: ``1. accept the knock``."""
        return bool(_NUMBERED.fullmatch(self.block.hang)) and self.block.words.startswith(self.block.hang)

    @property
    def words(self) -> str:
        """What it says, without its number."""
        return self.block.words[len(self.block.hang) :] if self.numbered else self.block.words

    @property
    def level(self) -> int:
        """How far down it stands; a thing that is counted stands below what is said at the same depth."""
        return 2 * self.block.depth + self.numbered

    @property
    def listed(self) -> bool:
        """Whether it is an item of a list; else a heading, a paragraph, a table, lines as they are."""
        return self.block.kind == "words" and self.block.depth > 0


def outline(blocks: Iterable[Block]) -> list[Node]:
    """The blocks with what is below each; the gaps of plain text are left out."""
    found: list[Node] = []
    above: list[Node] = []
    for block in blocks:
        if block.kind == "gap":
            continue
        node = Node(block, [])
        if block.kind not in ("words", "code"):
            above.clear()
        while above and above[-1].level >= node.level:
            above.pop()
        (above[-1].below if above else found).append(node)
        if block.kind == "words":
            above.append(node)
    return found


def runs(nodes: Iterable[Node]) -> Iterator[Sequence[Node]]:
    """Items of one list together, anything else by itself."""
    for (listed, _), group in groupby(nodes, lambda node: (node.listed, node.numbered)):
        if listed:
            yield list(group)
        else:
            yield from ([node] for node in group)


def titled(words: str) -> str:
    """A heading without the colon that it has in plain text, where what follows is not set apart otherwise."""
    return words.rstrip(":\u00a0\u202f ")
