"""The questions that every topic is made of; each is asked, and gives the answer as what it is."""

from collections.abc import Mapping, Sequence
from typing import Final, Literal

from adjudicator.cards import Card, Cards, card
from adjudicator.interview.draft import Draft
from adjudicator.interview.question import Asked, Choice, Listed, Question
from adjudicator.words import Message, mark, say

YES: Final = Choice("yes", say("yes"))
NO: Final = Choice("no", say("no"))

UPCARDS: Final = (card("As"), card("5d"), card("Kc"))
ANY_CARDS: Final = (card("4d"), card("9c"))
TURNS: Final[Mapping[Literal["to play", "to discard"], str]] = {
    "to play": mark("{player}'s turn, before drawing"),
    "to discard": mark("{player}'s turn, before discarding"),
}
COUNTS: Final = (5, 10, 30, 1, 0)
"""Cards and counts that stand for all: where rulings differ, they differ between some of these."""


def player(draft: Draft, id: str, text: Message) -> Asked[str]:
    """One of the two players."""
    choices = tuple(Choice(name, name) for name in draft.players)
    said = yield Question(id, text, "player", choices, always=True, probes=draft.players)
    return str(said)


def pick(id: str, text: Message, choices: Sequence[Choice], why: Message | None = None) -> Asked[str]:
    """One of several answers; one is always given."""
    said = yield Question(
        id, text, "pick", tuple(choices), why, always=True, probes=tuple(choice.id for choice in choices)
    )
    return str(said)


def whether(id: str, text: Message, why: Message | None = None) -> Asked[bool | None]:
    """Yes or no; ``None`` where nobody knows or it makes no difference."""
    said = yield Question(id, text, "yes_no", (YES, NO), why, unknown=True, probes=("yes", "no"))
    return None if said is None else said == "yes"


def turn(draft: Draft, *, always: bool = False) -> Asked[None]:
    """Whose turn it is where the log starts, and whether he has drawn: then eleven cards are right for him.

    With ``always`` it has to be known; without, it is asked only where the ruling hangs on it, and nobody need know it.
    """
    roads = [(key, player) for player in draft.players for key in TURNS]
    choices = tuple(Choice(f"{key} {player}", say(TURNS[key], player=player)) for key, player in roads)
    text, why = say("Whose turn is it?"), say("eleven cards are right for whoever has drawn and not yet discarded")
    said = yield Question(
        "turn", text, "pick", choices, why, not always, always, probes=tuple(choice.id for choice in choices)
    )
    for (key, player), choice in zip(roads, choices, strict=True):
        if said == choice.id:
            draft.turn(key, player)


def one_card(
    id: str,
    text: Message,
    why: Message | None = None,
    *,
    always: bool = False,
    taken: Cards = 0,
    probes: tuple[Card, ...] = ANY_CARDS,
    unknown: bool = True,
) -> Asked[Card | None]:
    """A card; ``None`` where nobody knows or it makes no difference."""
    said = yield Question(id, text, "card", (), why, unknown, always, probes, (1,), taken=taken)
    return said if isinstance(said, int) else None


def several_cards(
    id: str,
    text: Message,
    why: Message | None = None,
    *,
    sizes: tuple[int, ...] = (),
    taken: Cards = 0,
    probes: tuple[Listed, ...] = (),
    unknown: bool = True,
) -> Asked[Listed]:
    """Cards; none where nobody knows them."""
    said = yield Question(id, text, "cards", (), why, unknown, True, probes or ((ANY_CARDS[0],),), sizes, taken=taken)
    return said if isinstance(said, tuple) else ()


def number(
    id: str,
    text: Message,
    why: Message | None = None,
    *,
    low: int = 0,
    high: int = 999,
    always: bool = False,
    unknown: bool = True,
    probes: tuple[int, ...] = COUNTS,
) -> Asked[int | None]:
    """A number; ``None`` where nobody knows or it makes no difference."""
    said = yield Question(id, text, "number", (), why, unknown, always, probes, low=low, high=high)
    return said if isinstance(said, int) else None


def upcard(draft: Draft) -> Asked[None]:
    """The card that sets the knock limit, unless the limit is fixed or nothing hangs on it."""
    from adjudicator.handlog import OneCard

    told = yield from one_card(
        "upcard", say("What was the upcard?"), say("its value is the knock limit"), probes=UPCARDS
    )
    if told is not None:
        draft.fact(OneCard("knock card", told), "upcard")


def count(draft: Draft, player: str, *, went_down: bool = False) -> Asked[None]:
    """What a player's hand counts, as a number on which both agree or as the cards themselves.

    Who went down may name ten cards, or eleven and the one that he turned face down.
    """
    text = say("What does {player} count? Give the number on which both agree, or the ten cards.", player=player)
    if went_down:
        text = say(
            "What does {player} count after the discard? Give the number on which both agree, or the ten or eleven cards.",
            player=player,
        )
    sizes = (10, 11) if went_down else (10,)
    taken = draft.held(draft.other(player)) | draft.seen()
    said = yield Question(f"count {player}", text, "count", (), None, True, False, COUNTS, sizes, high=250, taken=taken)
    if isinstance(said, int):
        draft.tally("agreed count", player, said)
    elif isinstance(said, tuple):
        draft.hand(player, said)
        if len(said) == 11:
            yield from turned_down(draft, player, said)


def turned_down(draft: Draft, player: str, eleven: Listed) -> Asked[None]:
    """Which of eleven cards was turned face down."""
    text = say("Which card did {player} turn face down?", player=player)
    known = tuple(each for each in eleven if each is not None)
    outside = ((1 << 52) - 1) & ~sum(1 << each for each in known) if 0 < len(known) == len(eleven) else 0
    card = yield from one_card("turned", text, always=True, taken=outside, probes=known[:2] or ANY_CARDS)
    if card is not None:
        draft.turned(player, card)
