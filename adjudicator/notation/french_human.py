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
    "pose": "ajoute, défausse", "dépose": "défausse", "lance": "défausse", "se": "", "contre": "", "compte": "", "comptes": "",
    "ramasse": "prend", "tape": "knocke", "ferme": "knocke", "termine": "knocke", "regarde": "voit", "aperçoit": "voit",
    "dévoile": "découvre, montre", "retourne": "découvre", "saute": "passe", "déclare": "annonce", "crie": "annonce",
    "rejoue": "reprend", "rules": "règlement", "players": "joueurs", "dealer": "donneur", "deal": "donne",
    "upcard": "carte retournée", "hand": "main", "stock": "pioche", "discard": "défausse", "distributeur": "donneur",
    "atout": "carte retournée", "paquet": "jeu", "cartes": "main", "points": "score",
}  # fmt: skip
_OF: Final = r"(?:de\s+|d['’])"
_WANTS: Final = r"(?:veut|voudrait|demande|réclame|souhaite|désire|préfère|opte\s+pour)"
_LINES: Final = (
    (r"comptes?\s*:\s*(?P<r>\S.*)", ("compte convenu: {r}", "compte inscrit: {r}")),
    (rf"compte\s+{_OF}?{{p}}\s*(?::|est|était)?\s*{{n}}(?:\s+points?)?", ("compte convenu: {p} {n}",)),
    (r"{p}\s+compte\s+{n}(?:\s+points?)?", ("compte convenu: {p} {n}", "{p} affirme {n}")),
    (r"{p}\s+(?:a|avait|tient)\s+{n}", ("{p} a {n} cartes", "compte convenu: {p} {n}")),
    (r"{p}\s+(?:a|avait|tient)\s+{n}\s+points?", ("compte convenu: {p} {n}", "{p} affirme {n}")),
    (r"(?:c['’]est\s+)?[àa]\s+{p}\s+de\s+jouer", ("à jouer: {p}",)),
    (r"(?:c['’]est\s+)?[àa]\s+{p}\s+de\s+d[ée]fausser", ("à défausser: {p}",)),
    (rf"(?:main|cartes)\s+{_OF}{{p}}\s*:\s*(?P<r>\S.*)", ("donne {p}: {r}", "main {p}: {r}")),
    (rf"(?:donne|distribution)\s+{_OF}{{p}}\s*:\s*(?P<r>\S.*)", ("donne {p}: {r}",)),
    (r"{p}\s+(?:vs?\.?|contre)\s+{q}", ("joueurs: {p}, {q}",)),
    (r"{p}\s+(?:pioche|prend|tire)\s+(?:deux|2)\s+cartes", ("{p} voit ? ?", "{p} a 12 cartes")),
    (rf"{{p}}\s+{_WANTS}\s+(?:(?:une|la)\s+)?nouvelle\s+donne", ("{p} choisit une nouvelle donne",)),
    (rf"{{p}}\s+{_WANTS}\s+(?:(?:une|la)\s+)?(?:correction|rectification)", ("{p} choisit la correction",)),
    (r"{p}\s+(?:le\s+(?:refuse|rejette|décline)|l['’]a\s+refusé|rejette\s+le\s+knock)", ("{p} refuse le knock",)),
    (r"{p}\s+(?:l['’]accepte|l['’]a\s+accepté)", ("{p} accepte le knock",)),
    (r"{p}\s+refuse", ("{p} refuse le knock", "{p} refuse la carte vue", "{p} passe")),
    (r"{p}\s+(?:distribue|a\s+distribué|est\s+(?:le\s+)?donneur)", ("donneur: {p}",)),
    (r"{p}\s+se\s+d[ée]fausse", ("{p} défausse ?",)),
)

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
    _LINES,
)
"""How logs in French say things."""
