"""A log in French in its one canonical form, which reads back as the same log."""

from collections.abc import Callable
from typing import Any, Final

from adjudicator import events as act
from adjudicator import handlog as log
from adjudicator.cards import Card
from adjudicator.events import Act, Sentence
from adjudicator.handlog import Fact
from adjudicator.notation.french_words import FRENCH

name, one, listed, group = FRENCH.name, FRENCH.one, FRENCH.listed, FRENCH.group
_VOWELS: Final = tuple("aeiouyâàéèêëîïôœùûüAEIOUYÂÀÉÈÊËÎÏÔŒÙÛÜ")


def written(item: Fact | Sentence) -> str:
    """A fact or a sentence, without its indentation."""
    if not isinstance(item, Sentence):
        return FACTS[type(item)](item)
    acts = ", ".join(ACTS[type(done)](done) for done in item.acts)
    return f"{name(item.player)} {acts}{INTENTS[item.intent]}"


INTENTS: Final = {"": "", "on purpose": " à dessein", "by mistake": " par erreur"}
MANNERS: Final = {"": "", "before the discard": " avant la défausse", "out of turn": " hors de son tour"}


def _of(player: str) -> str:
    """``de Paul``, ``d'Anne``."""
    return f"d'{player}" if player.startswith(_VOWELS) and name(player) == player else f"de {name(player)}"


def _counted(number: int) -> str:
    return "1 carte" if number == 1 else f"{number} cartes"


def _card(card: Card | None, before: str = " ") -> str:
    """What stands before a card, and the card; nothing for one nobody wrote down."""
    return "" if card is None else f"{before}{one(card)}"


# ---- what happened ---------------------------------------------------------------------------------------------------
def _knock(done: act.Knock) -> str:
    number = "" if done.number is None else f" pour {done.number}"
    return f"knocke{_card(done.card, ' avec ')}{number}{FRENCH.laid(done.melds)}"


def _touch(done: act.Touch) -> str:
    if done.owner is not None:
        return f"touche les cartes {_of(done.owner)}"
    return "touche la pioche" if done.what == "stock" else "touche la défausse"


TOWARD: Final = {
    "makes wait": "fait attendre {}",
    "consults": "consulte {}",
    "helps rearrange": "aide {} à réorganiser",
    "helps lay off": "aide {} à ajouter",
}
DEEDS: Final[dict[act.Deed, str]] = {
    "asks for a new deck": "demande un nouveau jeu",
    "brings back the old deck": "rapporte l'ancien jeu",
    "asks for the cards to be spread": "demande que les cartes soient étalées",
    "delays": "retarde le jeu",
    "is careless with the deck": "manie le jeu sans soin",
    "breaches decorum": "manque aux convenances",
    "plays unethically": "joue déloyalement",
    "plays at the wrong seat": "joue à la mauvaise place",
    "shuffles": "mélange",
    "shuffles the stock": "mélange la pioche",
    "cuts": "coupe",
    "square-cuts": "coupe franchement",
    "signs": "signe",
    "signs the ten-win sheet": "signe la feuille des dix victoires",
    "says hold it": "dit attendez",
    "asks for the count": "demande le compte",
    "asks for the score": "demande le score",
    "changes seats": "change de places",
}
ACTS: Final[dict[type[Act], Callable[[Any], str]]] = {
    act.Pass: lambda _: "passe",
    act.Draw: lambda done: f"pioche {one(done.card)}{MANNERS[done.manner]}",
    act.Take: lambda done: f"prend {one(done.card)}{MANNERS[done.manner]}",
    act.TakeSeen: lambda done: f"prend la carte vue{_card(done.card)}",
    act.RefuseSeen: lambda done: f"refuse la carte vue{_card(done.card)}",
    act.Discard: lambda done: f"défausse {one(done.card)}",
    act.Knock: _knock,
    act.Gin: lambda done: f"fait gin{_card(done.card, ' avec ')}{FRENCH.laid(done.melds)}",
    act.BigGin: lambda done: f"annonce big gin{FRENCH.laid(done.melds)}",
    act.LayOff: lambda done: FRENCH.laid_off("ajoute", done.parts, "sur"),
    act.Show: lambda done: FRENCH.spread("montre", done.melds, "mort", done.loose),
    act.See: lambda done: f"{'seul ' if done.alone else ''}voit {listed(done.cards)}",
    act.Uncover: lambda done: f"découvre {listed(done.cards)}",
    act.Touch: _touch,
    act.Holds: lambda done: f"a {_counted(done.number)}",
    act.Call: lambda done: f"annonce {done.what}",
    act.Withdraw: lambda _: "retire l'annonce",
    act.ClaimUpcard: lambda done: f"affirme que la carte retournée était {one(done.card)}",
    act.ClaimCount: lambda done: f"affirme {done.number}",
    act.AcceptKnock: lambda _: "accepte le knock",
    act.RefuseKnock: lambda _: "refuse le knock",
    act.Choose: lambda done: "choisit la correction" if done.what == "correction" else "choisit une nouvelle donne",
    act.Correct: lambda done: f"corrige avec {listed(done.cards)}",
    act.TakeBack: lambda done: f"reprend {one(done.card)}",
    act.Leave: lambda done: f"laisse {one(done.card)}",
    act.Pretend: lambda done: f"feint l'intérêt{_card(done.card, ' pour ')}",
    act.Do: lambda done: DEEDS[done.deed],
    act.GiveCount: lambda done: f"donne le compte {done.number}",
    act.Toward: lambda done: TOWARD[done.deed].format(name(done.other)),
}
"""Act to its words."""


# ---- facts -----------------------------------------------------------------------------------------------------------
def _house(fact: log.House) -> str:
    return "maison: " + ", ".join(item if letter is None else f"{item} {letter}" for item, letter in fact.items)


def _teams(fact: log.Teams) -> str:
    return "équipes: " + ", ".join(f"{name(team)} = {' '.join(map(name, members))}" for team, members in fact.teams)


def _recorded_upcard(fact: log.RecordedUpcard) -> str:
    return f"carte retournée inscrite: {one(fact.card)}" + ("" if fact.by is None else f" par {name(fact.by)}")


def _discards(fact: log.Discards) -> str:
    return f"défausse: {' '.join(['...'] * fact.below + [one(card) for card in fact.cards]) or 'aucune'}"


COUNTS: Final = {"game": "partie", "hand": "main", "target": "objectif", "games": "parties", "deck": "jeu"}
TALLIES: Final = {
    "score": "score",
    "agreed count": "compte convenu",
    "recorded count": "compte inscrit",
    "recorded points": "points inscrits",
    "recorded total": "total inscrit",
}
SINGLE: Final = {
    "upcard": "carte retournée",
    "knock card": "carte du knock",
    "finding": "constatation: carte retournée",
}
NUMBERS: Final = {"stock": "pioche", "plays": "coups"}
PLACES: Final = {"to play": "à jouer", "to discard": "à défausser", "open": "main découverte"}
PAIRINGS: Final = {
    "by lot": "par tirage au sort",
    "by the staff": "par l'organisation",
    "by themselves": "par eux-mêmes",
}
TEXTS: Final = {"event": "tournoi", "table": "table"}

FACTS: Final[dict[type[Fact], Callable[[Any], str]]] = {
    log.Language: lambda fact: f"langue: {fact.code}",
    log.Rules: lambda fact: f"règlement: {fact.book}",
    log.House: _house,
    log.Text: lambda fact: f"{TEXTS[fact.key]}: {fact.text}",
    log.Players: lambda fact: f"joueurs: {FRENCH.listed_names(fact.names)}",
    log.Teams: _teams,
    log.Captains: lambda fact: f"capitaines: {FRENCH.listed_names(fact.names)}",
    log.Pair: lambda fact: f"paire: {FRENCH.listed_names(fact.names)}",
    log.Count: lambda fact: f"{COUNTS[fact.key]}: {_counted(fact.number) if fact.key == 'deck' else fact.number}",
    log.Tally: lambda fact: f"{TALLIES[fact.key]}: {FRENCH.numbers(fact.numbers)}",
    log.CutCards: lambda fact: "coupe: " + ", ".join(f"{name(player)} {one(card)}" for player, card in fact.cards),
    log.Dealer: lambda fact: f"donneur: {name(fact.player)}",
    log.Deal: lambda fact: f"donne {name(fact.player)}: {listed(fact.cards)}",
    log.OneCard: lambda fact: f"{SINGLE[fact.key]}{' ' if fact.key == 'finding' else ': '}{one(fact.card)}",
    log.RecordedUpcard: _recorded_upcard,
    log.Position: lambda _: "position:",
    log.PositionHand: lambda fact: f"main {name(fact.player)}: {listed(fact.cards)}",
    log.PositionCount: lambda fact: f"main {name(fact.player)}: {_counted(fact.number)}",
    log.Discards: _discards,
    log.PositionNumber: lambda fact: f"{NUMBERS[fact.key]}: {fact.number}",
    log.PositionPlayer: lambda fact: f"{PLACES[fact.key]}: {name(fact.player)}",
    log.GameResult: lambda fact: f"partie {fact.number}: {FRENCH.numbers(fact.points)}",
    log.Paired: lambda fact: f"couplés {FRENCH.listed_names(fact.names)}: {PAIRINGS[fact.how]}",
    log.Report: lambda fact: f"résultat {name(fact.by)}: partie contre {name(fact.against)}",
    log.NotPlayed: lambda fact: f"non jouée: {FRENCH.listed_names(fact.names)}",
    log.Fees: lambda fact: f"droits: {fact.players} x {fact.fee}",
}
"""Fact to its line."""
