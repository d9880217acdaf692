"""The words of the notation that code has to know: numbers, openings of facts, spellings of cards and names."""

import re
import unicodedata
from itertools import product
from typing import Final

from adjudicator.cards import RANKS, SIGNS, SUITS, Card

_OPENINGS: Final = (
    "rules house event table players teams captains pair game games hand target deck score agreed recorded cut dealer"
    " deal upcard up up-card knock finding position discards stock plays open to paired report not fees"
)
FACT_WORDS: Final = frozenset(_OPENINGS.split())
"""Words that open a fact: as the name of a player they need quotes."""

_FRENCH: Final = (
    "règlement reglement règle règles regle regles maison tournoi événement évenement evénement evenement table joueurs"
    " équipes equipes capitaines paire partie parties main objectif cible jeu score marque compte points point total"
    " coupe donneur donneuse donne distribution carte retourne retournée retournee constatation constat position pile défausse"
    " defausse pioche talon coups découverte decouverte à couplé couplés couplée couplées couple couples couplee couplees"
    " apparié appariés appariée appariées apparie apparies appariee appariees résultat resultat non droits frais"
)
FACT_WORDS_OF: Final = {"en": FACT_WORDS, "fr": frozenset(_FRENCH.split())}
"""The same in each language that a log may be in."""

RESERVED: Final = {"en": FACT_WORDS | {"and", "then"}, "fr": FACT_WORDS_OF["fr"] | {"et", "puis"}}
"""Words that no name without quotes may be, in each language."""

_COUNTING: Final = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen"
    " seventeen eighteen nineteen twenty"
)
NUMBER_WORDS: Final = {word: number for number, word in enumerate(_COUNTING.split())}

_BARE: Final = re.compile(r'[^\s",，:：;；=“”„«»]*[^\s",，:：;；=“”„«».?!…]')
"""The same pattern as ``NAME`` in the grammar; a test holds the two together."""

_WHITE: Final = "♧♢♡♤"
_EMOJI: Final = "\ufe0f"
_PLAIN: Final = str.maketrans("atjqk" + SIGNS + _WHITE, "ATJQK" + SUITS + SUITS)
_ODD: Final = str.maketrans("ſKİı", "skii")


def _spellings() -> dict[str, Card | None]:
    ranks = {rank: {rank, rank.lower()} for rank in RANKS} | {"T": {"T", "t", "10"}}
    found: dict[str, Card | None] = {"?": None}
    for (strength, rank), (place, suit) in product(enumerate(RANKS), enumerate(SUITS)):
        signs = [SIGNS[place], _WHITE[place], SIGNS[place] + _EMOJI, _WHITE[place] + _EMOJI]
        for written, sign in product(ranks[rank], [suit, suit.upper(), *signs]):
            found[written + sign] = found[sign + written] = place * 13 + strength
    return found


CARD_OF: Final = _spellings()
"""Every way to write a card, and ``?`` for a card nobody wrote down."""


def lowered(text: str) -> str:
    """A keyword in small letters. A pattern that ignores case also takes the four odd letters of Unicode."""
    return text.translate(_ODD).lower()


def plain(text: str) -> str:
    """Cards or ranks with signs, small letters and ``10`` brought to capital ranks and small suit letters (``9cds``)."""
    text = lowered(text).replace("10", "t").replace(_EMOJI, "")
    return text.translate(_PLAIN)


def number_of(text: str) -> int:
    """The number written in digits or as a word (``eleven``)."""
    return NUMBER_WORDS[lowered(text)] if text[0].isalpha() else int(text)


def book_name(written: str) -> str:
    """A rulebook's name in small letters; the path of a file as it stands."""
    return written if "/" in written or "\\" in written or written.endswith(".toml") else written.lower()


def is_bare(name: str, language: str = "en") -> bool:
    """Whether a name can stand anywhere in a log of this language without quotes."""
    return _BARE.fullmatch(name) is not None and name[0] != "#" and lowered(name) not in RESERVED[language]


def unquoted(name: str) -> str:
    """A name without its quotes, blanks within it made single."""
    return " ".join(name.strip('"“”„«»').split())


def folded(name: str) -> str:
    """What two spellings of one name have in common; both kinds of apostrophe are one."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", name).casefold()).replace("’", "'")
