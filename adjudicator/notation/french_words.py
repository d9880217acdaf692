"""The words of the notation in French that code has to know: cards, numbers, keys, verbs, and what each terminal is called.

The grammar (``grammar/hand_log_fr.lark``) says what is read; where it knows several words for one thing, the one that
is printed stands here. Words are those of the French-speaking clubs (``tests/locale/GLOSSARY.md``).
"""

from typing import Final

from adjudicator.cards import NAMES, RANKS, SUITS
from adjudicator.notation.spelling import Spelling

CARD_RANKS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "V", "D", "R")
CARD_SUITS: Final = "tkcp"
"""The letters of clubs (trèfle), diamonds (carreau), hearts (cœur) and spades (pique), in the order of ``cards.SUITS``."""

FRENCH: Final = Spelling(
    "fr", [CARD_RANKS[RANKS.index(name[0])] + CARD_SUITS[SUITS.index(name[1])] for name in NAMES], CARD_RANKS
)

_COUNTING: Final = (
    "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit"
    " dix-neuf vingt"
)
NUMBER_WORDS: Final = {word: number for number, word in enumerate(_COUNTING.split())} | {"une": 1, "zero": 0}

_RANKS_SAID: Final = "as deux trois quatre cinq six sept huit neuf dix valet dame roi"
RANK_WORDS: Final = dict(zip(_RANKS_SAID.split(), RANKS, strict=True))
SUIT_WORDS: Final = {"tr": "c", "ca": "d", "cœ": "h", "co": "h", "pi": "s"}
"""The first two letters of a suit's name to the suit."""

KEYS: Final = (
    "règlement", "maison", "tournoi", "table", "joueurs", "équipes", "capitaines", "paire", "partie", "parties", "main",
    "objectif", "jeu", "score", "compte convenu", "compte inscrit", "points inscrits", "total inscrit", "coupe", "donneur",
    "donne", "carte retournée", "carte du knock", "constatation", "carte retournée inscrite", "position", "défausse",
    "pioche", "coups", "à jouer", "à défausser", "main découverte", "couplés", "résultat", "non jouée", "droits",
)  # fmt: skip
"""Keys of facts, as they are printed."""

_DEEDS: Final = (
    "pioche pioché tire tiré prend pris ramasse ramassé reprend repris défausse défaussé jette jeté rejette rejeté écarte écarté se passe passé refuse refusé décline"
    " décliné knocke knock knocké frappe frappé cogne cogné gin fait abat abattu annonce annoncé dit ajoute ajouté pose posé montre"
    " montré étale étalé voit vu découvre découvert touche touché a avait tient retire retiré affirme affirmé prétend"
    " prétendu accepte accepté choisit choisi corrige corrigé rectifie rectifié laisse laissé feint simule simulé donne"
    " donné consulte consulté aide aidé demande demandé rapporte rapporté ramène ramené retarde retardé traîne traîné"
    " manie manié manque manqué joue joué mélange mélangé bat battu coupe coupé signe signé change changé seul seule"
)


def _with_and_without_accents(words: str) -> frozenset[str]:
    plain = words.translate(str.maketrans("éèî", "eei"))
    return frozenset((*words.split(), *plain.split(), "s'est", "s’est"))


VERBS: Final = _with_and_without_accents(_DEEDS)
"""Words with which the deed of a sentence begins."""

WORDS: Final[dict[str, str]] = {
    "_RULES": "règlement",
    "_HOUSE": "maison",
    "_EVENT": "tournoi",
    "_TABLE": "table",
    "_PLAYERS": "joueurs",
    "_TEAMS": "équipes",
    "_CAPTAINS": "capitaines",
    "_PAIR": "paire",
    "GAME": "partie",
    "GAMES": "parties",
    "HAND": "main",
    "TARGET": "objectif",
    "DECK": "jeu",
    "SCORE": "score",
    "AGREED": "convenu",
    "_RECORDED": "inscrit",
    "COUNT": "compte",
    "POINTS": "points",
    "TOTAL": "total",
    "_CUT": "coupe",
    "_DEALER": "donneur",
    "_DEAL": "donne",
    "UPCARD": "carte retournée",
    "FINDING": "constatation",
    "_POSITION": "position",
    "STOCK": "pioche",
    "PLAYS": "coups",
    "OPEN": "main découverte",
    "TO_PLAY": "à jouer",
    "TO_DISCARD": "à défausser",
    "_PAIRED": "couplés",
    "_REPORT": "résultat",
    "_NOT": "non",
    "_PLAYED": "jouée",
    "_FEES": "droits",
    "LOT": "tirage au sort",
    "STAFF": "organisation",
    "THEMSELVES": "eux-mêmes",
    "_AGAINST": "contre",
    "_NONE": "aucune",
    "_BY": "par",
    "_A": "un",
    "_THE": "la",
    "_HIS": "son",
    "_THAT": "que",
    "_WAS": "était",
    "_BE": "soient",
    "_OF": "de",
    "_ON": "sur",
    "_IN": "pour",
    "_AT": "à",
    "_FOR": "pour",
    "_WITH": "avec",
    "_FROM": "de",
    "CARDS": "cartes",
    "_CARD_WORD": "carte",
    "KNOCK": "knock",
    "_THE_KNOCK": "knock",
    "GIN": "gin",
    "_BIG": "big",
    "_LOOSE": "mort",
    "ALONE": "seul",
    "_SEEN": "vue",
    "DISCARDED": "défausse",
    "_FACE_DOWN": "face cachée",
    "ON_PURPOSE": "à dessein",
    "BY_MISTAKE": "par erreur",
    "BEFORE_THE_DISCARD": "avant la défausse",
    "OUT_OF_TURN": "hors de son tour",
    "_DRAWS": "pioche",
    "_TAKES": "prend",
    "_TAKES_BACK": "reprend",
    "_THROWS": "défausse",
    "_PASSES": "passe",
    "_REFUSES": "refuse",
    "_KNOCKS": "knocke",
    "_GINS": "gin",
    "_GOES": "fait",
    "_CALLS": "annonce",
    "_SAYS": "dit",
    "_LAYS": "ajoute",
    "_LAY": "à ajouter",
    "_SHOWS": "montre",
    "_SEES": "voit",
    "_UNCOVERS": "découvre",
    "_TOUCHES": "touche",
    "_HAS": "a",
    "_WITHDRAWS": "retire",
    "_CALL": "annonce",
    "_CLAIMS": "affirme",
    "_ACCEPTS": "accepte",
    "_CHOOSES": "choisit",
    "CORRECTION": "correction",
    "NEW_DEAL": "nouvelle donne",
    "_CORRECTS": "corrige",
    "_LEAVES": "laisse",
    "_PRETENDS": "feint",
    "_INTEREST": "l'intérêt",
    "_GIVES": "donne",
    "_WAIT": "attendre",
    "_CONSULTS": "consulte",
    "_HELPS": "aide",
    "_REARRANGE": "à réorganiser",
    "_ASKS": "demande",
    "_NEW": "nouveau",
    "_DECK": "jeu",
    "_OLD": "ancien",
    "_BRINGS": "rapporte",
    "_SPREAD": "étalées",
    "_DELAYS": "retarde le jeu",
    "_HANDLES": "manie",
    "_CARELESSLY": "sans soin",
    "_BREACHES": "manque",
    "_DECORUM": "aux convenances",
    "_BEHAVES": "joue",
    "_UNETHICALLY": "déloyalement",
    "_WRONG": "mauvaise",
    "_SEAT": "place",
    "_SHUFFLES": "mélange",
    "_CUTS": "coupe",
    "_SQUARE_CUTS": "coupe franchement",
    "_SIGNS": "signe",
    "_SHEET": "feuille",
    "_TEN_WIN": "dix victoires",
    "_HOLD": "attendez",
    "_CHANGES": "change",
    "_SEATS": "places",
}
"""Terminals of the grammar that are words of the notation, each as it is printed."""

EXAMPLES: Final[dict[str, str]] = {"CARD": "7c", "RUN": "6c-8c", "SET": "9tkp", "TRIO": "999"}
"""Terminals that stand for many words, and one of them."""
