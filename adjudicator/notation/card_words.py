"""Cards, runs, sets and trios: tokens of the grammar into cards."""

import re
from typing import TYPE_CHECKING, Final

from adjudicator.cards import NAMES, RANKS, SIGNS, SUITS, Card
from adjudicator.events import Group, Trio
from adjudicator.notation.faults import Trouble
from adjudicator.notation.human import A_RUN
from adjudicator.notation.words import lowered, plain
from adjudicator.words import say

if TYPE_CHECKING:
    from lark import Token

_ACE_TO_KING: Final = "ace two three four five six seven eight nine ten jack queen king"
_SAID: Final = tuple(_ACE_TO_KING.split())
_DASHES: Final = re.compile(r"\s*[-‐‑‒–—―−]\s*")


def known(token: "Token") -> tuple[Card, ...]:
    """The cards of one token: a card, a run from low to high, or a set in the order of its suits as written."""
    if token.type == "CARD":
        return (NAMES.index(_in_words(token) if len(token.split()) > 1 else _rank_first(plain(token))),)
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


def signed(card: Card) -> str:
    """A card with the sign of its suit: ``Th`` is 10♥."""
    rank = RANKS[card % 13]
    return ("10" if rank == "T" else rank) + SIGNS[card // 13]


def _trio(token: "Token") -> Trio:
    ranks = plain(token)
    return Trio(RANKS.index(ranks[0]), len(ranks))


def _in_words(text: str) -> str:
    """The name of a card that is said in full: the ten of hearts."""
    rank, _, suit = lowered(text).split()
    return (RANKS[_SAID.index(rank)] if rank in _SAID else plain(rank)) + suit[0]


def _rank_first(name: str) -> str:
    return name if name[0] in RANKS else name[::-1]


def _set(token: "Token") -> list[str]:
    text = plain(token)
    return [text[0] + suit for suit in text[1:]]


def _run(token: "Token") -> tuple[Card, ...]:
    low, high = (plain(end) for end in _DASHES.split(token))
    suits = {sign for sign in low + high if sign in SUITS}
    if len(suits) != 1:
        raise _no_run(token, two_suits=bool(suits))
    suit = SUITS.index(suits.pop())
    first, last = (RANKS.index(end.strip(SUITS)) for end in (low, high))
    return tuple(suit * 13 + rank for rank in _ranks(first, last))


def _no_run(token: "Token", two_suits: bool) -> Trouble:
    written = getattr(token, "written", str(token))  # a log in French has its own letters
    says = say("a run is of one suit, and `{run}` names none", run=written)
    if two_suits:
        says = say("a run is of one suit, and `{run}` names two", run=written)
    return Trouble("L010", token.column or 1, says, (A_RUN,), length=len(written))


def _ranks(first: int, last: int) -> list[int]:
    """The ranks from one end of a run to the other. ``Q-A`` turns the corner, as some lay it down: replay judges it."""
    around = [*range(first, 13), 0]
    if last == 0 and first > 0 and len(around) < first + 1:
        return around
    return list(range(min(first, last), max(first, last) + 1))
