"""What a rulebook is made of, in words: its terms, its remedies, the circumstances that a regulation finds."""

from collections.abc import Mapping
from typing import Final

from adjudicator.rulebook import Answer, Clause, Point, Terms
from adjudicator.words import Message, listed, mark, say, tr

TERMS: Final[Mapping[str, str]] = {
    "limit": mark("knock limit"),
    "gin": mark("bonus for gin"),
    "undercut": mark("bonus for an undercut"),
    "big_gin": mark("bonus for big gin"),
    "ace_is_gin_only": mark("an ace up is a hand for gin only"),
    "court_printed": mark("the text says what court cards count"),
    "target": mark("a game is played to"),
    "missing_card": mark("points for each missing card"),
    "numbers_printed": mark("the text has an article on wrong numbers of cards"),
    "penalty": mark("penalty points, where a clause gives them"),
    "last_cards": mark("cards left in the stock when the hand is over"),
    "spades_double": mark("a hand counts double when a spade is up"),
    "box": mark("box for each hand won, added when the game is over"),
    "game": mark("bonus for winning the game"),
    "shutout_doubles": mark("the bonus is doubled where the loser has won no hand"),
    "targets": mark("other targets that the text names"),
    "target_printed": mark("the text says what a game is played to"),
    "winner_bonus": mark("points that the winner has more on the sheet"),
    "ace_printed": mark("the text ranks the ace in the cut"),
    "keeps_score": mark("who deals first keeps the score"),
    "dealer_shuffles_first": mark("the dealer shuffles first"),
    "eleven": mark("who is dealt eleven cards and begins with a discard"),
    "centre_deck": mark("in the play of pairs the knock card comes from a deck of its own"),
}

OPEN: Final[Mapping[str, str]] = {
    "limit": mark("set by the upcard"),
    "target": mark("not printed"),
    "eleven": mark("nobody"),
}
"""What it means that a term is left open."""

ELEVEN: Final[Mapping[str, str]] = {"opponents": mark("opponents"), "all": mark("all")}

KINDS: Final[Mapping[str, str]] = {
    "fixed": mark("fixed"),
    "choice": mark("choice"),
    "discretion": mark("discretion"),
}
"""Who decides under a clause: the text, a player, the director."""

REMEDIES: Final[Mapping[str, str]] = {
    "none": mark("does not arise"),
    "cite": mark("is said"),
    "duty": mark("a duty"),
    "bar": mark("a card is barred"),
    "open": mark("the hand is played open"),
    "offer": mark("a choice"),
    "new_deal": mark("a new deal"),
    "no_score": mark("the hand scores nothing"),
    "score": mark("is scored"),
    "stands": mark("the record stands"),
    "card_stands": mark("the recorded card stands"),
    "discretion": mark("left to the director"),
    "put_back": mark("is put back"),
    "penalty": mark("penalty points"),
}


def term(name: str) -> Message:
    """What a term is about."""
    return say(TERMS.get(name, name.replace("_", " ")))


def value(name: str, terms: Terms) -> Message:
    """The value of a term, in words."""
    found = getattr(terms, name)
    if found is None or found == "":
        return say(OPEN[name]) if name in OPEN else say("none")
    if isinstance(found, bool):
        return say("yes") if found else say("no")
    if isinstance(found, tuple | list):
        return listed(found) if found else say("none")
    if name == "eleven":
        return say(ELEVEN.get(found, found))
    return say("0, nothing but gin") if name == "limit" and found == 0 else listed((found,))


def remedy(name: str) -> Message:
    """What a remedy does."""
    return say(REMEDIES.get(name, name.replace("_", " ")))


def circumstance(regulation: str, name: str) -> str:
    """``improper knock: may accept``: the keys of a rulebook's file, which are the same in every language."""
    return f"{regulation}: {name}".replace("_", " ")


def answered_by(answer: Answer) -> Message:
    """The clause that answers, or what fills the silence."""
    if answer.clause:
        return listed((answer.clause,))
    if answer.remedy == "none":
        return say("nothing")
    filled = say("custom") if answer.source in (None, "custom") else answer.source or ""
    return say("no article ({source})", source=listed((answer.point, filled)) if answer.point else filled)


def as_read(point: Point, letter: str) -> Message:
    """A point as it is read: the question, and the reading with its letter."""
    return say("{point}, {question}: ({letter}) {reading}", point=point.id, question=say(point.question), letter=letter,
               reading=say(point.readings[letter]))  # fmt: skip


def clause_in_words(clause: Clause) -> Message:
    """When it applies and what it says, as one sentence."""
    return say("{when}: {says}.", when=say(clause.when), says=Message(tr(clause.says).rstrip(".")))
