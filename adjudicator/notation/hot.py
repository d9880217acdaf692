"""The common lines without the grammar: plays, passes, deals and the facts that open a hand.

Whatever is read here the grammar reads alike (a property test holds the two together); ``None`` sends a line to it.
"""

import re
from collections.abc import Callable
from typing import Final

from adjudicator.cards import Card
from adjudicator.events import Act, Discard, Draw, Gin, Knock, Pass, Sentence, Take
from adjudicator.handlog import (
    Count,
    Deal,
    Dealer,
    Fact,
    OneCard,
    Players,
    Position,
    PositionCount,
    PositionHand,
    Rules,
)
from adjudicator.notation.facts import book_name
from adjudicator.notation.names import Names
from adjudicator.notation.words import CARD_OF, is_bare

_NUMBER: Final = re.compile(r"[0-9]{1,9}")
_KNOCK: Final = re.compile(r"knocks(?: with (\S+))?(?: for ([0-9]{1,9}))?")
_DRAWN: Final = {
    "draws": {card: Draw(card) for card in (None, *range(52))},
    "takes": {card: Take(card) for card in (None, *range(52))},
}
_ENDS: Final = {"discards": {card: Discard(card) for card in (None, *range(52))}}
_ALL: Final[dict[str, dict[Card | None, Act]]] = {**_DRAWN, **_ENDS}  # type: ignore[dict-item]
_ALONE: Final[dict[str, Act]] = {"passes": Pass(), "draws": Draw(), "takes": Take(), "discards": Discard(), "gins": Gin()}
_NOWHERE: Final = -1


def hot(text: str, names: Names) -> Fact | Sentence | None:
    """What a common line says; ``None`` for any other line. ``text`` has no comment and no blanks around it."""
    word, _, rest = text.partition(" ")
    reader = _FACTS.get(word)
    if reader is not None:
        return reader(rest, names)
    acts = _acts(rest)
    if not acts:
        return None
    player = _player(word, names)
    return None if player is None else Sentence(player, acts)


def _acts(text: str) -> tuple[Act, ...]:
    first, comma, second = text.partition(", ")
    if not comma:
        act = _ALONE.get(first) or _single(first, _ALL) or _end(first)
        return (act,) if act else ()
    drawn = _single(first, _DRAWN)  # type: ignore[arg-type]
    ending = _single(second, _ENDS) or _end(second) if drawn else None  # type: ignore[arg-type]
    return (drawn, ending) if drawn and ending else ()


def _single(text: str, verbs: dict[str, dict[Card | None, Act]]) -> Act | None:
    verb, _, written = text.partition(" ")
    table = verbs.get(verb)
    return table.get(CARD_OF.get(written, _NOWHERE)) if table else None


def _end(text: str) -> Act | None:
    if text.startswith("gins with "):
        card = CARD_OF.get(text[10:], _NOWHERE)
        return Gin(card) if card != _NOWHERE else None
    found = _KNOCK.fullmatch(text)
    if found is None:
        return None
    card = CARD_OF.get(found[1] or "?", _NOWHERE)
    return Knock(card, int(found[2]) if found[2] else None) if card != _NOWHERE else None


def _player(written: str, names: Names) -> str | None:
    return names.find(written) if is_bare(written) else None


def _cards(text: str) -> tuple[Card | None, ...]:
    try:
        return tuple([CARD_OF[word] for word in text.split()])
    except KeyError:
        return ()


def _rules(rest: str, _: Names) -> Fact | None:
    return Rules(book_name(rest)) if rest and " " not in rest and rest.isascii() and rest[-1] != "." else None


def _players(rest: str, names: Names) -> Fact | None:
    found = [_player(word, names) for word in rest.split(", ")]
    if None in found or not 1 < len(found) == len(set(found)):
        return None
    return Players(tuple(name for name in found if name is not None))


def _dealer(rest: str, names: Names) -> Fact | None:
    player = _player(rest, names)
    return Dealer(player) if player is not None else None


def _deal(rest: str, names: Names) -> Fact | None:
    name, _, listed = rest.partition(": ")
    cards = _cards(listed)
    player = _player(name, names) if cards else None
    return Deal(player, cards) if player is not None else None


def _hand(rest: str, names: Names) -> Fact | None:
    name, _, listed = rest.partition(": ")
    cards = _cards(listed)
    count = listed[:-6] if listed.endswith(" cards") else ""
    if not cards and not _NUMBER.fullmatch(count):
        return None
    player = _player(name, names)
    if player is None:
        return None
    return PositionHand(player, cards) if cards else PositionCount(player, int(count))


def _upcard(rest: str, _: Names) -> Fact | None:
    card = CARD_OF.get(rest, _NOWHERE)
    return OneCard("upcard", card) if card != _NOWHERE else None


def _knock_card(rest: str, _: Names) -> Fact | None:
    card = CARD_OF.get(rest[6:], _NOWHERE) if rest.startswith("card: ") else _NOWHERE
    return OneCard("knock card", card) if card != _NOWHERE else None


def _game(rest: str, _: Names) -> Fact | None:
    return Count("game", int(rest)) if _NUMBER.fullmatch(rest) else None


def _hand_number(rest: str, _: Names) -> Fact | None:
    return Count("hand", int(rest)) if _NUMBER.fullmatch(rest) else None


_FACTS: Final[dict[str, Callable[[str, Names], Fact | None]]] = {
    "rules:": _rules,
    "players:": _players,
    "dealer:": _dealer,
    "deal": _deal,
    "hand": _hand,
    "upcard:": _upcard,
    "knock": _knock_card,
    "position:": lambda rest, _: None if rest else Position(),
    "game:": _game,
    "hand:": _hand_number,
}
