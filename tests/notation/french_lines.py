"""Hypothesis strategies for logs in French, and logs of one language written in the other.

``lines()`` one line that uses the whole grammar · ``texts()`` a whole log · ``twin(log, "fr")`` the same log in French.
"""

import unicodedata
from typing import Final

from hypothesis import strategies as st
from lark.grammar import Rule

from adjudicator.handlog import HandLog, Language
from adjudicator.notation import write
from adjudicator.notation.french_words import FRENCH, WORDS
from adjudicator.values import replace
from tests.notation.grammar_walk import productions, through
from tests.notation.strategies import SPELLED as ENGLISH

BARE: Final = ("Nord", "Sud", "Dk", "As", "Coupat", "le", "d'Arc", "Zoë", "12", "J.R", "mort", "Ann#2", "x", "Stock")
QUOTED: Final = ('"Anne Lise"', '"Main"', '"Pioche"', "“Bo  Li”", '"et"', '"a #b"', '"A."', '"?"')
PLAYERS: Final = f"langue: fr\njoueurs: {', '.join([*BARE, *QUOTED])}"
"""Declares every name that the strategies use."""

SPELLED: Final[dict[str, tuple[str, ...]]] = {
    **{kind: ENGLISH[kind] for kind in ("TEXT", "BOOK", "POINT", "LETTER", "CLAUSE", "FEES", "BELOW", "UNKNOWN")},
    "NAME": BARE,
    "QUOTED": QUOTED,
    "CARD": (*FRENCH.names, "10C", "kr", "A♠", "♠A", "cV", "♥️10", "d♢", "as de pique", "10 de  trefle", "Roi de coeur"),
    "RUN": ("6c-8c", "6-8♥", "6c – 8", "8c−6c", "Dp-Ap", "10t-Rt", "c6-c8", "2k-5k", "At-Rt"),
    "SET": ("9tkp", "9TKCP", "10♣♦", "atc", "dkc"),
    "TRIO": ("999", "AAA", "aaaa", "101010", "vvv", "RRRR", "ddd", "2222"),
    "NUMBER": ("0", "6", "10", "250", "999999999", "onze", "Vingt", "dix-sept", "zéro"),
    "_COLON": (":",),
    "_EQ": ("=",),
    "_STOP": (".",),
    "_PERIOD": (".",),
    "_SEP": (",", ";", "&", "et", ", et", ", puis", "ET PUIS", "puis"),
    "_RULES": ("règlement", "règles", "règle"),
    "_EVENT": ("tournoi", "événement"),
    "TARGET": ("objectif", "cible"),
    "SCORE": ("score", "marque"),
    "POINTS": ("points", "point"),
    "_RECORDED": ("inscrit", "inscrits", "inscrite", "noté"),
    "_DEAL": ("donne", "distribution"),
    "_DEALER": ("donneur", "donneuse"),
    "UPCARD": ("carte retournée", "retourne", "retournée"),
    "FINDING": ("constatation", "constat"),
    "STOCK": ("pioche", "talon"),
    "PLAYS": ("coups", "coups joués"),
    "OPEN": ("main découverte", "découverte"),
    "_PAIRED": ("couplés", "appariées"),
    "_PLAYED": ("jouée", "joué"),
    "_FEES": ("droits", "frais"),
    "LOT": ("tirage au sort", "tirage"),
    "STAFF": ("organisation", "direction"),
    "THEMSELVES": ("eux-mêmes", "elles-mêmes"),
    "_NONE": ("aucune", "rien"),
    "_A": ("un", "une"),
    "_THE": ("la", "le", "les", "l'", "l’"),
    "_WAS": ("était", "est"),
    "_OF": ("de", "du", "des", "d'", "d’"),
    "_IN": ("pour", "à"),
    "_FROM": ("du", "de", "dans"),
    "CARDS": ("cartes", "carte"),
    "_BIG": ("big", "grand"),
    "ALONE": ("seul", "seule"),
    "DISCARDED": ("défausse", "pile de défausse"),
    "ON_PURPOSE": ("à dessein", "exprès", "A  DESSEIN"),
    "OUT_OF_TURN": ("hors de son tour", "hors tour"),
    "_DRAWS": ("pioche", "tire", "a pioché", "tiré"),
    "_THROWS": ("défausse", "jette", "se défausse du", "jeté", "écarte", "a défaussé", "s’est défaussée de"),
    "_REFUSES": ("refuse", "décline"),
    "_KNOCKS": ("knocke", "knock", "frappe", "cogne", "a knocké"),
    "_LAYS": ("ajoute", "pose", "a ajouté"),
    "_SHOWS": ("montre", "étale", "étalé"),
    "OWNER": ("de Sud", "d'Sud", 'de "Anne Lise"', "d’x"),
    "_FOR": ("pour", "à"),
    "_TAKES": ("prend", "pris", "a pris", "ramasse"),
    "_TAKES_BACK": ("reprend", "a repris"),
    "_PASSES": ("passe", "a passé", "passe son tour"),
    "_GOES": ("fait", "a fait", "abat"),
    "_CALLS": ("annonce", "a annoncé"),
    "_SEES": ("voit", "vu", "a vu"),
    "_UNCOVERS": ("découvre", "a découvert"),
    "_CHOOSES": ("choisit", "a choisi"),
    "_GIVES": ("donne", "donné"),
    "_BEHAVES": ("joue", "a joué"),
    "_HAS": ("a", "tient", "avait"),
    "_CLAIMS": ("affirme", "prétend"),
    "CORRECTION": ("correction", "rectification", "de corriger"),
    "_CORRECTS": ("corrige", "rectifie"),
    "_PRETENDS": ("feint", "simule"),
    "_INTEREST": ("l'intérêt", "un intérêt", "intérêt"),
    "_REARRANGE": ("à réorganiser", "réarranger"),
    "_BRINGS": ("rapporte", "ramène"),
    "_DELAYS": ("retarde le jeu", "retarde", "traîne"),
    "_DECORUM": ("aux convenances", "convenances"),
    "_SHUFFLES": ("mélange", "bat"),
    "_SQUARE_CUTS": ("coupe franchement", "coupe net"),
    "_SHEET": ("feuille", "feuille de score"),
    "_TEN_WIN": ("dix victoires", "10 victoires"),
    "_HOLD": ("attendez", "attends"),
    "_SEATS": ("places", "place"),
}
"""Ways to write each terminal besides the word that is printed; every alternative of it once."""


def spellings(kind: str) -> tuple[str, ...]:
    """Ways to write a terminal, with and without accents, in small and capital letters."""
    words = SPELLED.get(kind) or (WORDS[kind], WORDS[kind].upper())
    return words if kind in ("NAME", "QUOTED", "TEXT", "BOOK", "_FOR") else (*words, *map(without_accents, words))


def without_accents(text: str) -> str:
    """A text as it is typed on a keyboard that has no accents."""
    return "".join(
        sign for sign in unicodedata.normalize("NFD", text) if unicodedata.category(sign) != "Mn" or sign == "\ufe0f"
    )


@st.composite
def derivations(draw: st.DrawFn) -> tuple[list[tuple[str, str]], set[Rule]]:
    """A line as pairs of terminal and text, and the productions it uses; names differ while they last."""
    chance = draw(st.randoms(use_true_random=True))
    kinds, used = through(chance.choice(productions("fr")), chance.choice, language="fr")
    free = {"NAME": list(BARE), "QUOTED": list(QUOTED)}
    pairs = []
    for kind in kinds:
        text = chance.choice(free.get(kind) or spellings(kind))
        if text in free.get(kind, ()):
            free[kind].remove(text)
        pairs.append((kind, text))
    return pairs, used


def lines() -> st.SearchStrategy[str]:
    """One line of a log in French that is understood where ``PLAYERS`` stands before it."""
    return derivations().map(lambda drawn: " ".join(text for _, text in drawn[0]))


@st.composite
def texts(draw: st.DrawFn) -> str:
    """A log in French, with comments and blank lines."""
    rows = [PLAYERS]
    for line in draw(st.lists(lines(), min_size=1, max_size=6)):
        rows.append(line + draw(st.sampled_from(["", "  # à voir", " #"])))
        rows += draw(st.sampled_from([[], [], [""], ["# seul"]]))
    return "\n".join(rows) + "\n"


def stated(log: HandLog, language: str) -> HandLog:
    """The same log whose first fact, which states a language, states this one."""
    said = [line._replace(item=Language(language)) if isinstance(line.item, Language) else line for line in log.lines]
    return replace(log, lines=tuple(said), language=language)


def twin(log: HandLog, language: str) -> str:
    """The same log written in another language."""
    return write(stated(log, language))
