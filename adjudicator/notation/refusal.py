"""A line that the grammar refuses, as the search for what is wrong with it sees it."""

import re
from functools import cached_property
from itertools import islice
from typing import Final

from adjudicator.alike import LONG
from adjudicator.notation.human import Vocabulary
from adjudicator.notation.names import Names

_WORD: Final = re.compile(r'"[^"]*"|[“„][^“”]*[“”]|«[^»]*»|[^\s",，:：;；=“”„«»]+|\S')
_MOST: Final = 8


class Refusal:
    """Where a line stops to be one: ``column`` counts from 1; ``accepted`` are the terminals that could stand there.

    ``before`` is the name just before that place, empty where something else stands there.
    """

    def __init__(
        self, body: str, column: int, accepted: frozenset[str], before: str, names: Names, vocabulary: Vocabulary
    ) -> None:
        self.body, self.column, self.accepted, self.before = body, column, accepted, before
        self.names, self.vocabulary = names, vocabulary

    @cached_property
    def word(self) -> str:
        """The word that is refused; empty at the end of the line."""
        found = _WORD.match(self.body, self.column - 1)
        return found[0] if found else ""

    @cached_property
    def words(self) -> list[tuple[int, str]]:
        """The first words of the line, each with its column."""
        return [(found.start() + 1, found[0][:LONG]) for found in islice(_WORD.finditer(self.body), _MOST)]

    @cached_property
    def key(self) -> str:
        """What stands before a colon near the start of the line; empty where there is none."""
        place = self.words[0][0]
        found = re.match(r"([^:：]*)[:：]", self.body[: place + 2 * LONG])
        return found[1].strip() if found else ""
