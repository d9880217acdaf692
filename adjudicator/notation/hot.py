"""The common lines without the grammar: plays, passes, deals and the facts that open a hand.

Whatever is read here the grammar reads alike (a property test holds the two together); ``None`` sends a line to it.
"""

import re
from collections.abc import Callable
from itertools import combinations
from typing import Final

from adjudicator.cards import NAMES, Card, suit_of
from adjudicator.events import Act, Discard, Draw, Gin, Group, Knock, Pass, Sentence, Take
from adjudicator.handlog import (
    Count,
    Deal,
    Dealer,
    Fact,
    GameResult,
    OneCard,
    Players,
    Position,
    PositionCount,
    PositionHand,
    Rules,
    Text,
)
from adjudicator.notation.facts import book_name
from adjudicator.notation.names import Names
from adjudicator.notation.words import CARD_OF, folded, is_bare

_NUMBER: Final = re.compile(r"[0-9]{1,9}")
_KNOCK: Final = re.compile(r"knocks(?: with (\S+))?(?: for ([0-9]{1,9}))?")
_GAME: Final = re.compile(r"([0-9]{1,9}): (\S+) ([0-9]{1,9}), (\S+) ([0-9]{1,9})")
_NOWHERE: Final = -1

_Table = dict[Card | None, Act]
_EACH: Final = (None, *range(52))
_DRAWN: Final[dict[str, _Table]] = {
    "draws": {card: Draw(card) for card in _EACH},
    "takes": {card: Take(card) for card in _EACH},
}
_ENDS: Final[dict[str, _Table]] = {"discards": {card: Discard(card) for card in _EACH}}
_ALONE: Final[dict[str, Act]] = {
    "passes": Pass(),
    "draws": Draw(),
    "takes": Take(),
    "discards": Discard(),
    "gins": Gin(),
}
_RUNS: Final = {
    f"{NAMES[low]}-{NAMES[high]}": tuple(range(low, high + 1))
    for low, high in combinations(range(52), 2)
    if suit_of(low) == suit_of(high)
}
_CARDS: Final[dict[str, tuple[Card, ...]]] = {
    **{name: (card,) for name, card in CARD_OF.items() if card is not None},
    **_RUNS,
}


def hot(text: str, names: Names) -> Fact | Sentence | None:
    """What a common line says; ``None`` for any other line. ``text`` has no comment and no blanks around it."""
    word, _, rest = text.partition(" ")
    if word in _FACTS:
        return _FACTS[word](rest, names)
    acts = _acts(rest)
    if not acts:
        return None
    player = names.bare(word)
    return None if player is None else Sentence(player, acts)


def _acts(text: str) -> tuple[Act, ...]:
    first, comma, second = text.partition(", ")
    drawn = _single(first, _DRAWN)
    if comma and drawn:
        ending = _single(second, _ENDS) or _end(second)
        return (drawn, ending) if ending else ()
    act = drawn or _single(text, _ENDS) or _ALONE.get(text) or _end(text)
    return (act,) if act else ()


def _single(text: str, verbs: dict[str, _Table]) -> Act | None:
    verb, _, written = text.partition(" ")
    table = verbs.get(verb)
    return table.get(CARD_OF.get(written, _NOWHERE)) if table else None


def _end(text: str) -> Act | None:
    if not text.startswith(("gins", "knocks")):
        return None
    head, colon, laid = text.partition(": ")
    melds = _melds(laid) if colon else ()
    return None if melds is None else _gin(head, melds) if text[0] == "g" else _knock(head, melds)


def _gin(text: str, melds: tuple[Group, ...]) -> Act | None:
    card = CARD_OF.get(text[10:] if text.startswith("gins with ") else "?" if text == "gins" else "", _NOWHERE)
    return Gin(card, melds) if card != _NOWHERE else None


def _knock(text: str, melds: tuple[Group, ...]) -> Act | None:
    found = _KNOCK.fullmatch(text)
    card = CARD_OF.get(found[1] or "?", _NOWHERE) if found else _NOWHERE
    if found is None or card == _NOWHERE:
        return None
    return Knock(card, int(found[2]) if found[2] else None, melds)


def _melds(text: str) -> tuple[Group, ...] | None:
    try:
        return tuple([tuple([card for word in group.split() for card in _CARDS[word]]) for group in text.split(", ")])
    except KeyError:
        return None


def _cards(text: str) -> tuple[Card | None, ...]:
    try:
        return tuple([CARD_OF[word] for word in text.split()])
    except KeyError:
        return ()


def _rules(rest: str, _: Names) -> Fact | None:
    return Rules(book_name(rest)) if rest.split() == [rest] and rest[-1] != "." else None


def _players(rest: str, names: Names) -> Fact | None:
    written = rest.split(", ")
    if len(written) < 2 or len({folded(word) for word in written}) < len(written) or not all(map(is_bare, written)):
        return None
    return Players(tuple([names.declare(word) for word in written]))


def _dealer(rest: str, names: Names) -> Fact | None:
    player = names.bare(rest)
    return Dealer(player) if player is not None else None


def _deal(rest: str, names: Names) -> Fact | None:
    name, _, listed = rest.partition(": ")
    cards = _cards(listed)
    player = names.bare(name) if cards else None
    return Deal(player, cards) if player is not None else None


def _hand(rest: str, names: Names) -> Fact | None:
    name, _, listed = rest.partition(": ")
    cards = _cards(listed)
    count = listed[:-6] if listed.endswith(" cards") else ""
    if not cards and not _NUMBER.fullmatch(count):
        return None
    player = names.bare(name)
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


def _game_result(rest: str, names: Names) -> Fact | None:
    found = _GAME.fullmatch(rest)
    if found is None or not (is_bare(found[2]) and is_bare(found[4])):
        return None
    one, two = names.bare(found[2]), names.bare(found[4])
    if one is None or two is None:
        return None
    return GameResult(int(found[1]), ((one, int(found[3])), (two, int(found[5]))))


def _games(rest: str, _: Names) -> Fact | None:
    return Count("games", int(rest)) if _NUMBER.fullmatch(rest) else None


def _event(rest: str, _: Names) -> Fact | None:
    return Text("event", rest) if rest and not rest[0].isspace() else None


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
    "game": _game_result,
    "hand:": _hand_number,
    "games:": _games,
    "event:": _event,
}
