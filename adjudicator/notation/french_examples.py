"""A line of a log in French for each kind of fault that an English line shows; the others are the same in both."""

from typing import Final

EXAMPLES: Final = {
    "L001": "joueurs: Zo\\xeb, Sud",
    "L003": "# à écrire",
    "L004": "Nord défosse Rc",
    "L005": "carte retournée inscrite:",
    "L006": "Nrod pioche 5t",
    "L007": "Pioche pioche 5t",
    "L008": "jouers: Nord, Sud",
    "L009": "pioche 5t",
    "L010": "Nord fait gin: 6c-8k",
    "L011": "Nord pioche 11c",
    "L012": '"Anne Lise pioche 5t',
    "L013": "objectif: 2500000000000",
    "L014": "joueurs: Nord, nord",
    "L015": '"" pioche 5t',
    "L016": "donne Nord: 999",
    "L017": "Nord passe\\nSud passe",
    "L018": "Nord ajoute 9c 999",
    "L019": "Nord pio\u200bche 5t",
    "L020": "donne Nord: 9t4k",
    "L021": "joueurs: Anne, Abel\nA pioche 5t",
    "L022": "Nord pioche 9d",
    "L023": "Nord accepte le knock de Nord",
    "L024": "langue: de",
}
"""Fault id to the line."""
