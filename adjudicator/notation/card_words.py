"""Cards, runs, sets and trios: tokens of the grammar into cards."""

import re
from typing import TYPE_CHECKING, Final

from adjudicator.cards import NAMES, RANKS, SUITS, Card
from adjudicator.events import Group, Trio
from adjudicator.notation.faults import Trouble
from adjudicator.notation.words import plain

if TYPE_CHECKING:
    from lark import Token

_DASHES: Final = re.compile(r"\s*[-‐‑‒–—―−]\s*")


def known(token: "Token") -> tuple[Card, ...]:
    """The cards of one token: a card, a run from low to high, or a set in the order of its suits as written."""
    if token.type == "CARD":
        return (NAMES.index(_rank_first(plain(token))),)
    return _run(token) if token.type == "RUN" else tuple(NAMES.index(token_plain) for token_plain in _set(token))


def each(tokens: list["Token"]) -> tuple[Card | None, ...]:
    """The cards of a list, ``None`` for a card nobody wrote down."""
    found: list[Card | None] = []
    for token in tokens:
        if token.type == "UNKNOWN":
            found.append(None)
        elif token.type in ("CARD", "RUN", "SET"):
            found += known(token)
    return tuple(found)


def groups(tokens: list["Token"]) -> tuple[Group, ...]:
    """What stands between two commas of a list of melds: a trio is always a group of its own."""
    found: list[Group] = []
    loose: list[Card] = []
    for token in tokens:
        if token.type == "TRIO":
            found += [tuple(loose)] * bool(loose) + [_trio(token)]
            loose = []
        else:
            loose += known(token)
    return (*found, tuple(loose)) if loose else tuple(found)


def _trio(token: "Token") -> Trio:
    ranks = plain(token)
    return Trio(RANKS.index(ranks[0]), len(ranks))


def _rank_first(name: str) -> str:
    return name if name[0] in RANKS else name[::-1]


def _set(token: "Token") -> list[str]:
    text = plain(token)
    return [text[0] + suit for suit in text[1:]]


def _run(token: "Token") -> tuple[Card, ...]:
    low, high = (plain(end) for end in _DASHES.split(token))
    suits = {sign for sign in low + high if sign in SUITS}
    if len(suits) != 1:
        says = f"a run is of one suit, and {token!s} names {'two' if suits else 'none'}"
        raise Trouble("L010", token.column or 1, says, ("a run (6h-8h)",))
    suit = SUITS.index(suits.pop())
    first, last = (RANKS.index(end.strip(SUITS)) for end in (low, high))
    return tuple(suit * 13 + rank for rank in _ranks(first, last))


def _ranks(first: int, last: int) -> list[int]:
    """The ranks from one end of a run to the other. ``Q-A`` turns the corner, as some lay it down: replay judges it."""
    around = [*range(first, 13), 0]
    if last == 0 and first > 0 and len(around) < first + 1:
        return around
    return list(range(min(first, last), max(first, last) + 1))
