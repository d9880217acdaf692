"""Words that look like cards and are none: what is wrong with them, and which card was probably meant."""

import re
from collections.abc import Callable, Container, Iterable
from typing import Final, NamedTuple, TypeAlias

from adjudicator.alike import LONG
from adjudicator.cards import NAMES, SUITS
from adjudicator.notation.card_words import signed
from adjudicator.notation.near import nearest, shown
from adjudicator.notation.words import CARD_OF, NUMBER_WORDS, lowered
from adjudicator.words import Message, say

_RANK: Final = "10|[2-9atjqk]"
_SUIT: Final = "[cdhs♣♦♥♠♧♢♡♤]\ufe0f?"
_RANKED: Final = re.compile(rf"({_RANK})([^\W\d_])")
_SUITED: Final = re.compile(rf"([^\W_]{{1,2}})({_SUIT})")
_TOGETHER: Final = re.compile(rf"(?:(?:{_RANK})(?:{_SUIT})){{2,}}|(?:(?:{_SUIT})(?:{_RANK})){{2,}}")
_ONE: Final = re.compile(rf"(?:{_RANK})(?:{_SUIT})|(?:{_SUIT})(?:{_RANK})")
_TRIO: Final = re.compile(r"([a2-9tjqk])\1{2,3}|(?:10){3,4}")
_MISREAD: Final = re.compile(rf"([0-9oil|]{{1,3}})({_SUIT})")
_FULL: Final = re.compile(rf"({_RANK}|[a-z]{{3,5}})[-_]?(?:of)?[-_]?(club|diamond|heart|spade)s?")
_FRENCH: Final = re.compile(r"(10|[2-9avdr])([pckt])|([vdr])([cdhs])")
_FRENCH_LETTERS: Final = str.maketrans("vdrpckt", "jqkshdc")
_RANK_OF: Final = {0: "T", 1: "A", 10: "T", 11: "J", 12: "Q", 13: "K", 14: "A"}
_SAID: Final = {"ace": "A", "jack": "J", "knave": "J", "queen": "Q", "king": "K"} | {
    word: "T" if number == 10 else str(number) for word, number in NUMBER_WORDS.items() if 2 <= number <= 10
}
_SUIT_WORDS: Final = frozenset(f"{suit}{end}" for suit in ("club", "diamond", "heart", "spade") for end in ("", "s"))
_WORDS: Final = frozenset(("am", "an", "at", "ax", "to", "the", "two", "ten"))


class NoCard(NamedTuple):
    """What is wrong with a word that stands for a card: the kind of fault, the sentence, the hint, what to write.

    Without a sentence of its own it is said that the word is no card; without a length the whole word is at fault.
    """

    kind: str
    says: Message | None = None
    hint: Message | None = None
    meant: str = ""
    length: int = 0


Look: TypeAlias = Callable[[str, str], NoCard | None]
"""Looks at a word, and at what follows on its line."""


def not_a_card(word: str, after: str) -> NoCard | None:
    """What is wrong with ``word`` (``after`` is the rest of the line) where a card is expected; ``None`` if it is no such word."""
    return first_seen(_LOOKS, word, after)


def first_seen(looks: Iterable[Look], word: str, after: str) -> NoCard | None:
    """What the first of these looks sees in a word, told of the word as it was written; without a sentence of its own,
    that the word is no card."""
    if len(word) > LONG:
        return None
    for look in looks:
        found = look(lowered(word), after[:LONG])
        if found is not None:
            says = _about(found.says or say("`{word}` is not a card", word=""), shown(word))
            return found._replace(says=says, length=found.length or len(word))
    return None


def _about(says: Message, word: str) -> Message:
    """The sentence with the word as it was written."""
    return says._replace(values=tuple((gap, word if gap == "word" else value) for gap, value in says.values))


def _trio(word: str, _: str) -> NoCard | None:
    if not _TRIO.fullmatch(word):
        return None
    hint = say("name the suits: `{example}`", example=f"{'10' if word[0] == '1' else word[0].upper()}cdh")
    return NoCard("L016", say("`{word}` has no suits, and nothing here tells them", word=word.upper()), hint)


def _together(word: str, _: str) -> NoCard | None:
    if not _TOGETHER.fullmatch(word):
        return None
    apart = " ".join(NAMES[card] for piece in _ONE.findall(word) if (card := CARD_OF[piece]) is not None)
    says = say("`{word}` is more than one card, written as one word", word=shown(word))
    return NoCard("L020", says, say("a blank stands between two cards: `{cards}`", cards=apart), apart)


def _misread(word: str, _: str) -> NoCard | None:
    """Signs that look alike, and ranks in figures: ``1oh``, ``0h``, ``1h``, ``11h``."""
    found = _MISREAD.fullmatch(word)
    if found is None:
        return None
    number = int(found[1].translate(str.maketrans("oil|", "0111")))
    suit = _suit(found[2])
    if number == 1:
        hint = say("did you mean `{one}` or `{other}`?", one=f"A{suit}", other=f"10{suit}")
        return NoCard("L011", None, hint)
    rank = _RANK_OF.get(number) or (str(number) if number < 10 else "")
    return _meaning(f"{rank}{suit}") if rank else NoCard("L011", None, _RANKS)


def _in_words(word: str, _: str) -> NoCard | None:
    found = _FULL.fullmatch(word)
    if found is None:
        return None
    rank = _SAID.get(found[1]) or ("T" if found[1] == "10" else found[1].upper() if len(found[1]) == 1 else "")
    return _meaning(rank + found[2][0]) if rank else NoCard("L011", None, _RANKS)


def _french(word: str, _: str) -> NoCard | None:
    found = _FRENCH.fullmatch(word)
    if found is None or word in _WORDS:
        return None
    rank, suit = (found[1], found[2].translate(_FRENCH_LETTERS)) if found[1] else (found[3], found[4])
    card = _card(rank.translate(_FRENCH_LETTERS) + suit)
    says = say("`{word}` is a card of a French log, and this one is in English", word=word)
    hint = say(
        "write `{name}` for {card}; a French log begins with the line `{line}`",
        name=card,
        card=signed(NAMES.index(card)),
        line="langue: fr",
    )
    return NoCard("L022", says, hint, card)


def without_a_suit(ranked: "re.Pattern[str]", words: Container[str], suits: Callable[[str], Message]) -> Look:
    """Looks for a rank (the first group of ``ranked``) with something behind it that is no suit."""

    def look(word: str, _: str) -> NoCard | None:
        found = ranked.fullmatch(word)
        return NoCard("L011", None, suits(found[1])) if found and word not in words else None

    return look


def without_a_rank(suited: "re.Pattern[str]", words: Container[str], ranks: Message) -> Look:
    """Looks for a suit with something before it that is no rank."""

    def look(word: str, _: str) -> NoCard | None:
        if not suited.fullmatch(word) or word in words:
            return None
        cardlike = len(word) == 2 or word[0].isdigit() or not word[-1].isalnum()
        return NoCard("L011", None, ranks) if cardlike else None

    return look


def _half(word: str, after: str) -> NoCard | None:
    """A rank or a suit alone; with a blank within, as in ``10 h``, the other half follows."""
    rank = _SAID.get(word) or (_card(word + "c")[0] if re.fullmatch(_RANK, word) else "")
    follows = re.match(r"\s+(\w+|[♣♦♥♠♧♢♡♤]\ufe0f?)(?!\w)", after)
    suit = _suit_word(lowered(follows[1])) if follows else ""
    of = re.match(r"\s+of\s+(\w+)", after)
    if rank and of and (near := nearest(of[1], _SUIT_WORDS)):
        card = rank + near[0]
        return NoCard("L011", say("`{suit}` is no suit", suit=shown(of[1])), _meant(card), card, len(word) + len(of[0]))
    if rank and follows and suit:
        card = rank + suit
        says = say("a card is written without a blank")
        return NoCard("L011", says, _meant(card), card, len(word) + len(follows[0]))
    if rank and word != "a":
        return NoCard("L011", say("`{word}` has no suit", word=word), _suits(rank))
    if word in _SUIT_WORDS or re.fullmatch(_SUIT, word):
        return NoCard("L011", say("`{word}` has no rank", word=word), _RANKS)
    return None


def _joker(word: str, _: str) -> NoCard | None:
    return NoCard("L011", say("there are no jokers in the pack")) if word in ("joker", "jokers", "wild") else None


_RANKS: Final = say("the ranks are {ranks}", ranks="A 2 3 4 5 6 7 8 9 T J Q K")


def _meaning(card: str) -> NoCard:
    return NoCard("L011", None, _meant(card), card)


def _meant(card: str) -> Message:
    return say("did you mean `{name}` ({card})?", name=card, card=signed(NAMES.index(card)))


def _suits(rank: str) -> Message:
    written = _card(lowered(rank) + "c")[0]
    one, two, three, four = (written + suit for suit in SUITS)
    return say("with its suit it is `{one}`, `{two}`, `{three}` or `{four}`", one=one, two=two, three=three, four=four)


def _card(written: str) -> str:
    """The name of a card that is written in small letters."""
    card = CARD_OF.get(written)
    return NAMES[card] if card is not None else written


def _suit(written: str) -> str:
    return _card(f"2{written}")[-1]


def _suit_word(word: str) -> str:
    if word in _SUIT_WORDS:
        return word[0]
    return _suit(word) if re.fullmatch(_SUIT, word) else ""


_LOOKS: Final[tuple[Look, ...]] = (
    _trio,
    _together,
    _misread,
    _in_words,
    _french,
    without_a_suit(_RANKED, _WORDS, _suits),
    without_a_rank(_SUITED, _WORDS, _RANKS),
    _half,
    _joker,
)
