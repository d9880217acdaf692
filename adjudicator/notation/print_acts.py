"""Sentences in canonical form."""

from collections.abc import Callable
from typing import Any, Final

from adjudicator import events as act
from adjudicator.cards import Card
from adjudicator.events import Act, Sentence
from adjudicator.notation.spelling import ENGLISH

name, one, listed, group = ENGLISH.name, ENGLISH.one, ENGLISH.listed, ENGLISH.group


def counted(number: int) -> str:
    """A number of cards."""
    return "1 card" if number == 1 else f"{number} cards"


def sentence(said: Sentence) -> str:
    """A sentence: who, what he did, and whether he meant it."""
    acts = ", ".join(ACTS[type(done)](done) for done in said.acts)
    return f"{name(said.player)} {acts}{_after(said.intent)}"


def _after(word: str) -> str:
    return f" {word}" if word else ""


def _with(card: Card | None) -> str:
    return "" if card is None else f" with {one(card)}"


def _knock(done: act.Knock) -> str:
    number = "" if done.number is None else f" for {done.number}"
    return f"knocks{_with(done.card)}{number}{ENGLISH.laid(done.melds)}"


def _touch(done: act.Touch) -> str:
    return f"touches the cards of {name(done.owner)}" if done.owner is not None else f"touches the {done.what}"


def _choose(done: act.Choose) -> str:
    return "chooses correction" if done.what == "correction" else "chooses a new deal"


def _toward(done: act.Toward) -> str:
    verb, _, rest = done.deed.partition(" ")
    return f"{verb} {name(done.other)}{_after(rest)}"


def _card(card: Card | None) -> str:
    return "" if card is None else f" {one(card)}"


ACTS: Final[dict[type[Act], Callable[[Any], str]]] = {
    act.Pass: lambda _: "passes",
    act.Draw: lambda done: f"draws {one(done.card)}{_after(done.manner)}",
    act.Take: lambda done: f"takes {one(done.card)}{_after(done.manner)}",
    act.TakeSeen: lambda done: f"takes the seen card{_card(done.card)}",
    act.RefuseSeen: lambda done: f"refuses the seen card{_card(done.card)}",
    act.Discard: lambda done: f"discards {one(done.card)}",
    act.Knock: _knock,
    act.Gin: lambda done: f"gins{_with(done.card)}{ENGLISH.laid(done.melds)}",
    act.BigGin: lambda done: f"calls big gin{ENGLISH.laid(done.melds)}",
    act.LayOff: lambda done: ENGLISH.laid_off("lays off", done.parts, "on"),
    act.Show: lambda done: ENGLISH.spread("shows", done.melds, "loose", done.loose),
    act.See: lambda done: f"{'alone ' if done.alone else ''}sees {listed(done.cards)}",
    act.Uncover: lambda done: f"uncovers {listed(done.cards)}",
    act.Touch: _touch,
    act.Holds: lambda done: f"has {counted(done.number)}",
    act.Call: lambda done: f"calls {done.what}",
    act.Withdraw: lambda _: "withdraws the call",
    act.ClaimUpcard: lambda done: f"claims the upcard was {one(done.card)}",
    act.ClaimCount: lambda done: f"claims {done.number}",
    act.AcceptKnock: lambda _: "accepts the knock",
    act.RefuseKnock: lambda _: "refuses the knock",
    act.Choose: _choose,
    act.Correct: lambda done: f"corrects with {listed(done.cards)}",
    act.TakeBack: lambda done: f"takes back {one(done.card)}",
    act.Leave: lambda done: f"leaves {one(done.card)}",
    act.Pretend: lambda done: f"pretends interest{'' if done.card is None else f' in {one(done.card)}'}",
    act.Do: lambda done: done.deed,
    act.GiveCount: lambda done: f"gives the count {done.number}",
    act.Toward: _toward,
}
"""Act to its words."""
