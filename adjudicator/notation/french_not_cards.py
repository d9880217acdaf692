"""Words of a log in French that look like cards and are none: what is wrong with them, and which card was probably meant."""

import re
from typing import Final

from adjudicator.cards import NAMES, SIGNS, Card
from adjudicator.notation.french_words import CARD_RANKS, CARD_SUITS, FRENCH, RANK_WORDS, SUIT_WORDS
from adjudicator.notation.near import shown
from adjudicator.notation.not_cards import Look, NoCard, first_seen, without_a_rank, without_a_suit
from adjudicator.notation.words import CARD_OF, lowered
from adjudicator.words import Message, say

_RANK: Final = "10|[2-9avdr]"
_SUIT: Final = "[pckt♣♦♥♠♧♢♡♤]\ufe0f?"
_CARD: Final = re.compile(rf"(?:{_RANK})(?:{_SUIT})|(?:{_SUIT})(?:{_RANK})")
_TOGETHER: Final = re.compile(rf"(?:(?:{_RANK})(?:{_SUIT})){{2,}}|(?:(?:{_SUIT})(?:{_RANK})){{2,}}")
_TRIO: Final = re.compile(r"([a2-9vdr])\1{2,3}|(?:10){3,4}")
_MISREAD: Final = re.compile(rf"([0-9oil|]{{1,3}})({_SUIT})")
_FULL: Final = re.compile(r"\s+(?:de\s+)?(piques?|c(?:œ|oe)urs?|carreaux?|tr[èe]fles?)(?!\w)")
_RANKED: Final = re.compile(rf"({_RANK})([^\W\d_])")
_SUITED: Final = re.compile(rf"([^\W_]{{1,2}})({_SUIT})")
_LETTERS: Final = str.maketrans("vdrpckt", "jqkshdc")
_WORDS: Final = frozenset(("au", "de", "du", "et", "la", "le", "un"))
_RANKS: Final = say("the ranks are {ranks}", ranks=" ".join(CARD_RANKS))
_RANK_OF: Final = {0: "10", 1: "A", 10: "10", 11: "V", 12: "D", 13: "R", 14: "A"}


def not_a_french_card(word: str, after: str) -> NoCard | None:
    """What is wrong with ``word`` (``after`` is the rest of the line) where a card is expected; ``None`` if it is no such word."""
    return first_seen(_LOOKS, word, after)


def _trio(word: str, _: str) -> NoCard | None:
    if not _TRIO.fullmatch(word):
        return None
    hint = say("name the suits: `{example}`", example=f"{'10' if word[0] == '1' else word[0].upper()}tkc")
    return NoCard("L016", say("`{word}` has no suits, and nothing here tells them", word=word.upper()), hint)


def _together(word: str, _: str) -> NoCard | None:
    if not _TOGETHER.fullmatch(word):
        return None
    apart = " ".join(_name(piece) for piece in _CARD.findall(word))
    says = say("`{word}` is more than one card, written as one word", word=shown(word))
    return NoCard("L020", says, say("a blank stands between two cards: `{cards}`", cards=apart), apart)


def _misread(word: str, _: str) -> NoCard | None:
    """Signs that look alike, and ranks in figures: ``1oc``, ``0c``, ``1c``, ``11c``."""
    found = _MISREAD.fullmatch(word)
    if found is None:
        return None
    number, suit = int(found[1].translate(str.maketrans("oil|", "0111"))), _name(f"2{found[2]}")[-1]
    if number == 1:
        return NoCard("L011", None, say("did you mean `{one}` or `{other}`?", one=f"A{suit}", other=f"10{suit}"))
    rank = _RANK_OF.get(number) or (str(number) if number < 10 else "")
    return _meaning(rank + suit) if rank else NoCard("L011", None, _RANKS)


def _english(word: str, _: str) -> NoCard | None:
    """A card of a log in English. ``Kd`` and ``Td`` would be two cards: here a queen, there a king and a ten."""
    card = CARD_OF.get(word)
    if card is None or (_CARD.fullmatch(word) and word not in ("kd", "td")):
        return None
    ours = FRENCH.names[card]
    says = say("`{word}` is a card of an English log, and this one is in French", word=word.capitalize())
    if word in ("kd", "td"):
        queen = f"D{word[0]}"
        hint = say(
            "write `{one}` for {first} or `{other}` for {second}",
            one=ours,
            first=_signed(card),
            other=queen,
            second=_signed(FRENCH.names.index(queen)),
        )
        return NoCard("L022", says, hint)
    return NoCard("L022", says, say("write `{name}` for {card}", name=ours, card=_signed(card)), ours)


def _in_words(word: str, after: str) -> NoCard | None:
    """A card in words whose rank or suit is not read: ``9 pique``, ``dame cœur``."""
    rank = RANK_WORDS.get(word) or (_english_rank(word) if re.fullmatch(_RANK, word) else "")
    found = _FULL.match(lowered(after)) if rank else None
    if found is None:
        return None
    card = FRENCH.names[NAMES.index(rank + SUIT_WORDS[found[1][:2]])]
    return NoCard("L011", say("a card is written without a blank"), _meant(card), card, len(word) + len(found[0]))


def _half(word: str, _: str) -> NoCard | None:
    """A rank or a suit alone."""
    if word != "a" and (word in RANK_WORDS or re.fullmatch(_RANK, word)):
        rank = CARD_RANKS["A23456789TJQK".index(RANK_WORDS.get(word) or _english_rank(word))]
        return NoCard("L011", say("`{word}` has no suit", word=word), _suits(rank))
    if re.fullmatch(_SUIT, word) or re.fullmatch(_FULL, f" {word}"):
        return NoCard("L011", say("`{word}` has no rank", word=word), _RANKS)
    return None


def _joker(word: str, _: str) -> NoCard | None:
    return NoCard("L011", say("there are no jokers in the pack")) if word in ("joker", "jokers") else None


def _signed(card: Card) -> str:
    """A card with the sign of its suit: ``Rc`` is R♥."""
    return CARD_RANKS[card % 13] + SIGNS[card // 13]


def _english_rank(rank: str) -> str:
    return "T" if rank == "10" else rank.translate(_LETTERS).upper()


def _name(written: str) -> str:
    """The name of a card that is written in small letters, rank or suit first."""
    card = CARD_OF[written.translate(_LETTERS)]
    assert card is not None
    return FRENCH.names[card]


def _meaning(card: str) -> NoCard:
    return NoCard("L011", None, _meant(card), card)


def _meant(card: str) -> Message:
    return say("did you mean `{name}` ({card})?", name=card, card=_signed(FRENCH.names.index(card)))


def _suits(rank: str) -> Message:
    one, two, three, four = (rank.upper() + suit for suit in CARD_SUITS)
    return say("with its suit it is `{one}`, `{two}`, `{three}` or `{four}`", one=one, two=two, three=three, four=four)


_LOOKS: Final[tuple[Look, ...]] = (
    _trio,
    _together,
    _misread,
    _english,
    _in_words,
    without_a_suit(_RANKED, _WORDS, _suits),
    without_a_rank(_SUITED, _WORDS, _RANKS),
    _half,
    _joker,
)
