"""The words of a log in French for what the grammar expects and for the nearest word."""

from typing import Final

from adjudicator.notation.french_words import EXAMPLES, KEYS, VERBS, WORDS
from adjudicator.notation.human import HUMAN, Vocabulary, Word
from adjudicator.notation.words import FACT_WORDS_OF
from adjudicator.words import Message, say

_COMMONEST: Final = (
    "pioche", "défausse", "prend", "passe", "knocke", "fait", "annonce", "montre",
    "joueurs", "donneur", "donne", "carte retournée", "règlement", "position", "score",
    "compte", "knock", "gin", "à dessein",
)  # fmt: skip
_INSTEAD: Final[dict[str, str]] = {
    "draws": "pioche", "takes": "prend", "discards": "défausse", "passes": "passe", "knocks": "knocke", "gins": "fait gin",
    "pose": "ajoute, défausse", "dépose": "défausse", "lance": "défausse", "écarte": "défausse", "rejette": "défausse",
    "ramasse": "prend", "tape": "knocke", "ferme": "knocke", "termine": "knocke", "regarde": "voit", "aperçoit": "voit",
    "dévoile": "découvre, montre", "retourne": "découvre", "saute": "passe", "déclare": "annonce", "crie": "annonce",
    "rejoue": "reprend", "rules": "règlement", "players": "joueurs", "dealer": "donneur", "deal": "donne",
    "upcard": "carte retournée", "hand": "main", "stock": "pioche", "discard": "défausse", "distributeur": "donneur",
    "atout": "carte retournée", "paquet": "jeu", "cartes": "main", "points": "score",
}  # fmt: skip

_FILLERS: Final = (
    "la le les un une du de des au aux en dans par son sa ses leur puis alors il elle qui que contre prochaine carte"
)
_RESULTS: Final = "gagne gagné remporte remporté perd perdu marque marqué undercut"


def _example(word: Word, example: str) -> Word:
    """A kind of word with an example of its own."""
    return word._replace(values=(("example", example),)) if isinstance(word, Message) else word


FRENCH: Final = Vocabulary(
    {
        **HUMAN,
        **WORDS,
        "OWNER": say("of whom it is ({example})", example="de Nord"),
        **{kind: _example(HUMAN[kind], example) for kind, example in EXAMPLES.items()},
    },
    VERBS,
    KEYS,
    FACT_WORDS_OF["fr"],
    _COMMONEST,
    {word: tuple(meant.split(", ")) for word, meant in _INSTEAD.items()},
    frozenset(_FILLERS.split()),
    frozenset(_RESULTS.split()),
)
"""How logs in French say things."""
