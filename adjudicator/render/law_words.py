"""What a rulebook is made of, in words: its terms, its remedies, the circumstances that a regulation finds."""

from collections.abc import Mapping
from typing import Final

from adjudicator.rulebook import Answer, Clause, Terms

TERMS: Final[Mapping[str, str]] = {
    "limit": "knock limit",
    "gin": "bonus for gin",
    "undercut": "bonus for an undercut",
    "big_gin": "bonus for big gin",
    "ace_is_gin_only": "an ace up is a hand for gin only",
    "court_printed": "the text says what court cards count",
    "target": "a game is played to",
    "missing_card": "points for each missing card",
    "numbers_printed": "the text has an article on wrong numbers of cards",
    "penalty": "penalty points, where a clause gives them",
    "last_cards": "cards left in the stock when the hand is over",
    "spades_double": "a hand counts double when a spade is up",
    "box": "box for each hand won, added when the game is over",
    "game": "bonus for winning the game",
    "shutout_doubles": "the bonus is doubled where the loser has won no hand",
    "targets": "other targets that the text names",
    "target_printed": "the text says what a game is played to",
    "winner_bonus": "points that the winner has more on the sheet",
    "ace_printed": "the text ranks the ace in the cut",
    "dealer_shuffles_first": "the dealer shuffles first",
    "eleven": "who is dealt eleven cards and begins with a discard",
    "centre_deck": "in the play of pairs the knock card comes from a deck of its own",
}

OPEN: Final[Mapping[str, str]] = {"limit": "set by the upcard", "target": "not printed", "eleven": "nobody"}
"""What it means that a term is left open."""

REMEDIES: Final[Mapping[str, str]] = {
    "none": "does not arise",
    "cite": "is said",
    "duty": "a duty",
    "bar": "a card is barred",
    "open": "the hand is played open",
    "offer": "a choice",
    "new_deal": "a new deal",
    "no_score": "the hand scores nothing",
    "score": "is scored",
    "stands": "the record stands",
    "card_stands": "the recorded card stands",
    "discretion": "left to the director",
    "put_back": "is put back",
    "penalty": "penalty points",
}


def term(name: str) -> str:
    """What a term is about."""
    return TERMS.get(name, name.replace("_", " "))


def value(name: str, terms: Terms) -> str:
    """The value of a term, in words."""
    found = getattr(terms, name)
    if found is None or found == "":
        return OPEN.get(name, "none")
    if isinstance(found, bool):
        return "yes" if found else "no"
    if isinstance(found, tuple | list):
        return ", ".join(map(str, found)) or "none"
    return "0, nothing but gin" if name == "limit" and found == 0 else str(found)


def remedy(name: str) -> str:
    """What a remedy does."""
    return REMEDIES.get(name, name.replace("_", " "))


def circumstance(regulation: str, name: str) -> str:
    """``improper knock: may accept``"""
    return f"{regulation}: {name}".replace("_", " ")


def answered_by(answer: Answer) -> str:
    """The clause that answers, or what fills the silence."""
    if answer.clause:
        return answer.clause
    if answer.remedy == "none":
        return "nothing"
    return f"no article ({answer.point + ', ' if answer.point else ''}{answer.source or 'custom'})"


def clause_in_words(clause: Clause) -> str:
    """When it applies and what it says, as one sentence."""
    return f"{clause.when}: {clause.says}".rstrip(".") + "."
