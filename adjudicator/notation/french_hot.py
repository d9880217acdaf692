"""The common lines of a log in French without the grammar: word for word into English, and read as that.

Only what is written as it is printed comes this way; whatever is read here the grammar reads alike (a property test holds
the two together). ``None`` sends a line to it.
"""

from typing import Final

from adjudicator.cards import NAMES, SIGNS
from adjudicator.events import Sentence
from adjudicator.handlog import Fact
from adjudicator.notation.french_print import DEEDS
from adjudicator.notation.french_words import CARD_RANKS, CARD_SUITS
from adjudicator.notation.hot import hot
from adjudicator.notation.names import Names
from adjudicator.notation.words import FACT_WORDS, is_bare

_KEYS: Final = {
    "tournoi": "event",
    "table": "table",
    "maison": "house",
    "compte convenu": "agreed count",
    "règlement": "rules",
    "joueurs": "players",
    "donneur": "dealer",
    "carte retournée": "upcard",
    "carte retournée inscrite": "recorded upcard",
    "carte du knock": "knock card",
    "position": "position",
    "défausse": "discards",
    "pioche": "stock",
    "coups": "plays",
    "à jouer": "to play",
    "à défausser": "to discard",
    "main découverte": "open",
    "partie": "game",
    "parties": "games",
    "main": "hand",
    "objectif": "target",
    "score": "score",
    "compte inscrit": "recorded count",
    "points inscrits": "recorded points",
    "total inscrit": "recorded total",
}
_NAMED: Final = {"donne": "deal", "main": "hand"}
_PHRASES: dict[str, str] = {
    "passe": "passes",
    "touche la pioche": "touches the stock",
    "touche la défausse": "touches the discard pile",
    "annonce big gin": "calls big gin",
    "fait gin": "gins",
    "annonce knock": "calls knock",
    "annonce gin": "calls gin",
    "retire l'annonce": "withdraws the call",
    "accepte le knock": "accepts the knock",
    "refuse le knock": "refuses the knock",
    "choisit la correction": "chooses correction",
    "choisit une nouvelle donne": "chooses a new deal",
}
_PHRASES |= {french: deed for deed, french in DEEDS.items()}
_OPENINGS: Final = {
    "fait gin ": "gins ",
    "fait gin: ": "gins: ",
    "prend la carte vue ": "takes the seen card ",
    "refuse la carte vue ": "refuses the seen card ",
    "reprend ": "takes back ",
    "corrige avec ": "corrects with ",
    "affirme que la carte retournée était ": "claims the upcard was ",
    "seul voit ": "alone sees ",
    "annonce ": "calls ",
}
_ENDINGS: Final = {
    " à dessein": " on purpose",
    " par erreur": " by mistake",
    " avant la défausse": " before the discard",
    " hors de son tour": " out of turn",
}
_VERBS: Final = {
    "pioche": "draws",
    "prend": "takes",
    "défausse": "discards",
    "jette": "discards",
    "knocke": "knocks",
    "voit": "sees",
    "affirme": "claims",
    "laisse": "leaves",
    "montre": "shows",
    "mort": "loose",
    "découvre": "uncovers",
    "ajoute": "lays off",
    "sur": "on",
    "avec": "with",
    "pour": "for",
}


def _cards() -> dict[str, str]:
    """A card of a log in French to its English name. No suit stands first: ``Kd`` is a card in English only."""
    found = {"?": "?"}
    for place, name in enumerate(NAMES):
        suit, rank = divmod(place, 13)
        for written in (CARD_RANKS[rank], CARD_RANKS[rank].lower()):
            for sign in (CARD_SUITS[suit], CARD_SUITS[suit].upper(), SIGNS[suit]):
                found[written + sign] = name
    return found


_CARDS: Final = _cards()


def french_hot(text: str, names: Names) -> Fact | Sentence | None:
    """What a common line says; ``None`` for any other line. ``text`` has no comment and no blanks around it."""
    english = _fact(text) if ":" in text else None
    if english is None:
        english = _sentence(text)
    return hot(english, names) if english is not None else None


def _fact(text: str) -> str | None:
    key, _, rest = text.partition(":")
    if key in _KEYS:
        return _stated(key, rest)
    word, _, name = key.partition(" ")
    if word not in _NAMED or not is_bare(name, "fr"):
        return _result(word, name, rest)
    listed = rest.removesuffix(" cartes")
    if listed != rest:
        return f"{_NAMED[word]} {name}:{listed} cards"
    cards = _words(rest[1:])
    return f"{_NAMED[word]} {name}: {cards}" if cards and rest[0] == " " else None


def _stated(key: str, rest: str) -> str | None:
    """A fact that is one key: what follows is cards, or neither French nor English."""
    english = _KEYS[key]
    if not rest:
        return f"{english}:"
    if rest[0] != " ":
        return None
    if key == "carte retournée inscrite":
        card, by, player = rest[1:].partition(" par ")
        return f"{english}: {_CARDS[card]}{' by ' if by else ''}{player}" if card in _CARDS else None
    if english in ("upcard", "knock card", "discards"):
        cards = _words(rest[1:].removeprefix("... "))
        below = "... " if rest.startswith(" ... ") else ""
        return f"{english}: {below}{cards}" if cards else None
    if english == "players" and not all(is_bare(name, "fr") for name in rest[1:].split(", ")):
        return None
    return english + ":" + rest


def _result(word: str, number: str, rest: str) -> str | None:
    return f"game {number}:{rest}" if word == "partie" and number.isdecimal() and rest else None


def _sentence(text: str) -> str | None:
    player, _, said = text.partition(" ")
    if not is_bare(player, "fr") or player.lower() in FACT_WORDS:
        return None
    after = ""
    for french, ending in _ENDINGS.items():
        if said.endswith(french):
            said, after = said.removesuffix(french), ending + after
    acts = [_act(act) for act in said.split(", ", 1)] if said.startswith(("pioche ", "prend ")) else [_act(said)]
    return f"{player} {', '.join(filter(None, acts))}{after}" if all(acts) else None


def _act(text: str) -> str | None:
    if text.startswith("a ") and text.endswith((" cartes", " carte")):
        number = text.split(" ")[1]
        return f"has {number} cards" if number.isdecimal() and text.count(" ") == 2 else None
    if text in _PHRASES:
        return _PHRASES[text]
    for opening, english in _OPENINGS.items():
        if text.startswith(opening):
            rest = _words(text[len(opening) :])
            return english + rest if rest else None
    return _words(text)


def _words(text: str) -> str | None:
    """Word for word; ``None`` if one of them is not known."""
    found = []
    for word in text.split(" "):
        plain = word.rstrip(",:;")
        english = _CARDS.get(plain) or _VERBS.get(plain) or _several(plain)
        if english is None:
            return None
        found.append(english + word[len(plain) :])
    return " ".join(found)


def _several(word: str) -> str | None:
    """A number, a run (``6c-8c``) or a set (``9tkp``)."""
    if word.isascii() and word.isdecimal():
        return word
    low, dash, high = word.partition("-")
    if dash:
        return f"{_CARDS[low]}-{_CARDS[high]}" if low in _CARDS and high in _CARDS else None
    rank = "10" if word.startswith("10") else word[:1]
    suits = word[len(rank) :]
    cards = [_CARDS.get(rank + suit) for suit in suits]
    return " ".join(filter(None, cards)) if 2 <= len(suits) <= 4 and all(cards) else None
