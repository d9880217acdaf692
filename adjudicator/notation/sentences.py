"""Sentences: what the grammar found on a line that begins with a player's name, as data."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, cast

from adjudicator import events as act
from adjudicator.events import Act, Group, Intent, Manner, Sentence
from adjudicator.notation import card_words
from adjudicator.notation.facts import Parts, all_names, cards, is_name, is_owner, name_of, number, owner
from adjudicator.notation.faults import Trouble, opens_a_fact
from adjudicator.notation.laying_off import lay_offs
from adjudicator.notation.names import Names
from adjudicator.notation.words import FACT_WORDS_OF, lowered
from adjudicator.words import say

if TYPE_CHECKING:
    from lark import Token, Tree


def sentence(tree: "Tree[Token]", names: Names) -> Sentence:
    """The sentence of one line."""
    parts: Parts = tree.children
    _refuse_fact_words(parts[0].children[0], names.language)
    player = name_of(parts[0], names)
    acts = tuple(_act(part, names) for part in parts[1:] if hasattr(part, "data"))
    for part in parts[1:]:
        _refuse_own_knock(part, player, names)
        _note_shorthand(part, player, names)
    return Sentence(player, acts, _intent(parts[-1]))


def _refuse_fact_words(token: "Token", language: str) -> None:
    if token.type == "NAME" and lowered(token) in FACT_WORDS_OF[language]:
        raise opens_a_fact(str(token), token.column or 1)


def _refuse_own_knock(part: Any, player: str, names: Names) -> None:
    """Whose knock it is may be said, and cannot be that of him who answers it."""
    if getattr(part, "data", "") in ("accept_knock", "refuse_knock") and any(map(is_owner, part.children)):
        token = next(filter(is_owner, part.children)).children[0]
        if owner(part.children, names.recall) == player:
            says = say("{player} cannot answer a knock of {player}", player=player)
            hint = say("the opponent of the player who knocked answers it")
            raise Trouble("L023", token.column or 1, says, hint=hint, length=len(token))


def _note_shorthand(part: Any, player: str, names: Names) -> None:
    """Notes how a knock was read where a count or a card follows the verb without a word that says which."""
    for short in part.children if getattr(part, "data", "") == "knock" else ():
        kind = getattr(short, "data", "")
        if kind == "called":
            called = cast(int, number(short.children))
            names.notes.append(say("{player} knocks for {number}", player=player, number=called))
        elif kind == "turned" and short.children[0].type == "CARD":
            card = card_words.signed(card_words.known(short.children[0])[0])
            names.notes.append(say("{player} knocks with {card}", player=player, card=card))


def _intent(part: Any) -> Intent:
    return {"ON_PURPOSE": "on purpose", "BY_MISTAKE": "by mistake"}.get(getattr(part, "type", ""), "")  # type: ignore[return-value]


def _act(tree: "Tree[Token]", names: Names) -> Act:
    if tree.data in DEEDS:
        return act.Do(DEEDS[tree.data])
    return ACTS[tree.data](cast(Parts, tree.children), names)


def _one(parts: Parts) -> int | None:
    return next(iter(cards(parts)), None)


def _has(parts: Parts, kind: str) -> bool:
    return any(getattr(part, "type", "") == kind for part in parts)


def _manner(parts: Parts) -> Manner:
    if _has(parts, "OUT_OF_TURN"):
        return "out of turn"
    return "before the discard" if _has(parts, "BEFORE_THE_DISCARD") else ""


def _laid(parts: Parts) -> tuple[tuple[Group, ...], tuple[int | None, ...]]:
    """The groups and the loose cards of a hand that is laid down."""
    laid: Parts = next((part.children for part in parts if getattr(part, "data", "") == "laid"), [])
    groups = [group for part in laid if part.data == "group" for group in card_words.groups(part.children)]
    loose = [card for part in laid if part.data == "loose" for card in cards(part.children)]
    return tuple(groups), tuple(loose)


def _melds(parts: Parts) -> tuple[Group, ...]:
    """Melds as laid down; cards called loose are groups of one, which are no melds."""
    groups, loose = _laid(parts)
    return groups + tuple((card,) for card in loose if card is not None)


def _knock(parts: Parts, _: Names) -> Act:
    said: Parts = []
    for part in parts:
        said += part.children if getattr(part, "data", "") in ("called", "turned") else [part]
    return act.Knock(_one(said), number(said), _melds(said))


def _touch(parts: Parts, names: Names) -> Act:
    if is_owner(parts[0]):
        return act.Touch("cards", owner(parts, names.use))
    if is_name(parts[-1]):
        return act.Touch("cards", name_of(parts[-1], names))
    return act.Touch("stock" if _has(parts, "STOCK") else "discard pile")


def _call(parts: Parts, _: Names) -> Act:
    said = number(parts)
    return act.Call(said if said is not None else "gin" if _has(parts, "GIN") else "knock")


def _choose(parts: Parts, _: Names) -> Act:
    return act.Choose("correction" if _has(parts, "CORRECTION") else "new deal")


def _toward(deed: str) -> Callable[[Parts, Names], Act]:
    return lambda parts, names: act.Toward(cast(Any, deed), all_names(parts, names)[0])


ACTS: Final[dict[str, Callable[[Parts, Names], Act]]] = {
    "passes": lambda _, __: act.Pass(),
    "draw": lambda parts, _: act.Draw(_one(parts), _manner(parts)),
    "take": lambda parts, _: act.Take(_one(parts), _manner(parts)),
    "take_seen": lambda parts, _: act.TakeSeen(_one(parts)),
    "refuse_seen": lambda parts, _: act.RefuseSeen(_one(parts)),
    "discard": lambda parts, _: act.Discard(_one(parts)),
    "knock": _knock,
    "gin": lambda parts, _: act.Gin(_one(parts), _melds(parts)),
    "big_gin": lambda parts, _: act.BigGin(_melds(parts)),
    "lay_off": lambda parts, _: act.LayOff(lay_offs(parts)),
    "show": lambda parts, _: act.Show(*_laid(parts)),
    "see": lambda parts, _: act.See(cards(parts), _has(parts, "ALONE")),
    "uncover": lambda parts, _: act.Uncover(cards(parts)),
    "touch": _touch,
    "holds": lambda parts, _: act.Holds(cast(int, number(parts))),
    "call": _call,
    "withdraw": lambda _, __: act.Withdraw(),
    "claim_upcard": lambda parts, _: act.ClaimUpcard(cast(int, _one(parts))),
    "claim_count": lambda parts, _: act.ClaimCount(cast(int, number(parts))),
    "accept_knock": lambda _, __: act.AcceptKnock(),
    "refuse_knock": lambda _, __: act.RefuseKnock(),
    "choose": _choose,
    "correct": lambda parts, _: act.Correct(cards(parts)),
    "take_back": lambda parts, _: act.TakeBack(_one(parts)),
    "leave": lambda parts, _: act.Leave(_one(parts)),
    "pretend": lambda parts, _: act.Pretend(_one(parts)),
    "give_count": lambda parts, _: act.GiveCount(cast(int, number(parts))),
    "makes_wait": _toward("makes wait"),
    "consults": _toward("consults"),
    "helps_rearrange": _toward("helps rearrange"),
    "helps_lay_off": _toward("helps lay off"),
}
"""Rule of the grammar to the act it makes."""

DEEDS: Final[dict[str, act.Deed]] = {
    "asks_for_a_new_deck": "asks for a new deck",
    "brings_back_the_old_deck": "brings back the old deck",
    "asks_for_the_cards_to_be_spread": "asks for the cards to be spread",
    "delays": "delays",
    "is_careless_with_the_deck": "is careless with the deck",
    "breaches_decorum": "breaches decorum",
    "plays_unethically": "plays unethically",
    "plays_at_the_wrong_seat": "plays at the wrong seat",
    "shuffles": "shuffles",
    "shuffles_the_stock": "shuffles the stock",
    "cuts": "cuts",
    "square_cuts": "square-cuts",
    "signs": "signs",
    "signs_the_ten_win_sheet": "signs the ten-win sheet",
    "says_hold_it": "says hold it",
    "asks_for_the_count": "asks for the count",
    "asks_for_the_score": "asks for the score",
    "changes_seats": "changes seats",
}
"""Rule of the grammar to the deed it names."""
