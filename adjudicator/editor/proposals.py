"""What may be written next, as an editor proposes it: verbs, keys, players, cards that are not placed yet, rulebooks."""

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from typing import Final, Literal, NamedTuple, TypeAlias

from adjudicator.bookshelf import load_rulebook, names
from adjudicator.cards import NAMES
from adjudicator.handlog import HandLog
from adjudicator.moments import Moment, moments
from adjudicator.notation import read
from adjudicator.notation.files import at_line, lines_of
from adjudicator.notation.next_words import card_words, next_terminals, word_of
from adjudicator.rulebook import BookError, points

Kind: TypeAlias = Literal["word", "player", "card", "book", "point"]
MOST: Final = 80

_BEGUN: Final = re.compile(r'[^\s",:;=“”]*$')


class Proposal(NamedTuple):
    """One thing to write: the text, what kind of thing it is, and what an editor shows beside it."""

    text: str
    kind: Kind
    says: str = ""


def proposals(text: str, line: int, column: int) -> list[Proposal]:
    """What may stand at a place (line and column from 0), given what stands before it on the line."""
    text, before_it = at_line(text, line)
    rows, line = lines_of(text), line - before_it
    row = rows[line] if line < len(rows) else ""
    before = _BEGUN.sub("", row[:column])
    if "#" in before:
        return []
    log = read("\n".join([*rows[:line], "", *rows[line + 1 :]]))
    wanted = next_terminals(before, log.language)
    begun = row[len(before) : column].casefold()
    found = (one for terminal in sorted(wanted, key=_order) for one in _meant(terminal, log, line))
    fitting = [one for one in found if one.text.casefold().startswith(begun)]
    return list(dict.fromkeys(fitting))[:MOST]


def _order(terminal: str) -> tuple[bool, str]:
    """Players and cards before the small words that could stand there too."""
    return terminal not in SPECIAL, terminal


def _meant(terminal: str, log: HandLog, line: int) -> Iterator[Proposal]:
    special = SPECIAL.get(terminal)
    if special is not None:
        yield from special(log, line)
        return
    word = word_of(terminal, log.language)
    if isinstance(word, str) and word.replace(" ", "").replace("-", "").isalpha():
        yield Proposal(word, "word")


def _players(log: HandLog, _: int) -> Iterator[Proposal]:
    for player in log.players:
        yield Proposal(f'"{player}"' if " " in player else player, "player")


def _cards(log: HandLog, line: int) -> Iterator[Proposal]:
    """The cards that could be meant: those on the table before this line first in hands, then the others."""
    held, words = list[str](), card_words(log.language)
    for moment in _so_far(log, line):
        for holding in moment.holdings:
            for card in [card for meld in holding.melds for card in meld] + list(holding.loose):
                held.append(card)
                yield Proposal(words[NAMES.index(card)], "card", holding.player)
        held += moment.pile
    for name, word in zip(NAMES, words, strict=True):
        if name not in held:
            yield Proposal(word, "card")


def _so_far(log: HandLog, line: int) -> Iterator[Moment]:
    """The table before a line; nothing while the log names a rulebook that there is not, as one half typed."""
    with suppress(BookError):
        yield from moments(log, at=line)


def _books(_: HandLog, __: int) -> Iterator[Proposal]:
    for name in names():
        yield Proposal(name, "book", load_rulebook(name).title)


def _points(_: HandLog, __: int) -> Iterator[Proposal]:
    for point in points().values():
        for letter, says in point.readings.items():
            yield Proposal(f"{point.id} {letter}", "point", f"{point.question}: {says}")


def _nothing(_: HandLog, __: int) -> Iterator[Proposal]:
    return iter(())


SPECIAL: Final[Mapping[str, Callable[[HandLog, int], Iterator[Proposal]]]] = {
    "NAME": _players,
    "QUOTED": _nothing,
    "CARD": _cards,
    "BOOK": _books,
    "POINT": _points,
    "$END": _nothing,
    "_STOP": _nothing,
}
