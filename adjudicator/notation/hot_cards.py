"""Cards, melds, numbers and names on the lines that are read without the grammar, in the spelling of the printer and near it."""

from typing import Final

from adjudicator.cards import NAMES, RANKS, SUITS, Card
from adjudicator.events import Group, Player, Trio
from adjudicator.notation.names import Names
from adjudicator.notation.words import CARD_OF, NUMBER_WORDS, is_bare, unquoted

NOWHERE: Final = -1
"""What stands for a word that is no card; ``None`` is a card that nobody wrote down."""

_RUNS: Final = {
    f"{NAMES[low]}-{NAMES[high]}": tuple(range(low, high + 1))
    for suit in range(0, 52, 13)
    for low in range(suit, suit + 12)
    for high in range(low + 1, suit + 13)
}
_KNOWN: Final[dict[str, tuple[Card, ...]]] = {
    **{name: (card,) for name, card in CARD_OF.items() if card is not None},
    **_RUNS,
}


def card(text: str) -> Card | None:
    """The card or ``?`` that a text is; ``NOWHERE`` if it is neither."""
    return CARD_OF.get(text, NOWHERE)


def _atom(word: str) -> tuple[Card, ...] | None:
    """The cards of a word: a card, a run (``6h-8h``), a set (``9cds``)."""
    found = _KNOWN.get(word)
    if found is None and 3 <= len(word) <= 5 and word[0] in RANKS and not word[1:].strip(SUITS):
        rank = RANKS.index(word[0])
        found = tuple([SUITS.index(suit) * 13 + rank for suit in word[1:]])
    return found


def cards(text: str) -> tuple[Card | None, ...]:
    """The cards of a list without commas; none if one of its words is none."""
    words = text.split()
    try:
        return tuple([CARD_OF[word] for word in words])
    except KeyError:
        pass
    found: list[Card | None] = []
    for word in words:
        atom = (None,) if word == "?" else _atom(word)
        if atom is None:
            return ()
        found += atom
    return tuple(found)


def group(text: str) -> Group | None:
    """What stands between two commas of a list of melds: cards, or a set without suits that stands alone."""
    if text[:1] in RANKS and len(text) in (3, 4) and text == text[:1] * len(text):
        return Trio(RANKS.index(text[0]), len(text))
    found: list[Card] = []
    for word in text.split():
        atom = _atom(word)
        if atom is None:
            return None
        found += atom
    return tuple(found) or None


def melds(text: str) -> tuple[Group, ...] | None:
    """A list of melds; ``None`` if anything else stands in it."""
    found = [group(part) for part in text.split(", ")]
    known = tuple([part for part in found if part is not None])
    return known if len(known) == len(found) else None


def laid(text: str) -> tuple[tuple[Group, ...], tuple[Card | None, ...]] | None:
    """A hand laid down: its melds, and the cards called loose."""
    spread, apart, loose = text.partition("; loose ")
    if text.startswith("loose "):
        spread, apart, loose = "", "loose ", text[6:]
    groups = melds(spread) if spread else ()
    rest = cards(loose) if apart else ()
    return None if groups is None or (apart and not rest) else (groups, rest)


def number(text: str) -> int:
    """The number in digits or as a word (``eleven``); ``NOWHERE`` for any other text."""
    if text.isascii() and text.isdecimal() and len(text) <= 9:
        return int(text)
    return NUMBER_WORDS.get(text, NOWHERE)


def of_cards(text: str) -> int:
    """A number of cards: ``10 cards``, ``1 card`` or the number alone."""
    return number(text[:-6] if text.endswith(" cards") else text.removesuffix(" card"))


def name(text: str) -> str:
    """The name that a text is, without its quotes; empty if it is none, or hard to tell."""
    if text[:1] != '"':
        return text if text and is_bare(text) else ""
    inner = text[1:-1]
    plain = len(text) > 2 and text[-1] == '"' and not any(mark in inner for mark in '"“”„«»')
    return unquoted(inner) if plain else ""


def who(text: str, names: Names) -> Player | None:
    """The player of this name, in quotes or not; ``None`` where it is no name or nobody's."""
    if text[:1] != '"':
        return names.bare(text)
    written = name(text)
    return names.find(written) if written else None


def all_of(written: list[str], names: Names) -> tuple[Player, ...]:
    """The players called so, in order; none if a text among them is no name, or there is no such player."""
    plain = [name(text) for text in written]
    found = [names.find(one) for one in plain] if all(plain) else []
    known = tuple([one for one in found if one is not None])
    return known if len(known) == len(written) else ()
