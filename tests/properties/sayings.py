"""What may go wrong or be said at a table, as lines of a log: before a turn, within it, after it, or about the deal.

Every line is one that the notation knows; whether it makes sense where it falls is left to chance.
"""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from adjudicator.cards import NAMES, union
from adjudicator.melds import arrangements
from tests.properties.table import PLAYERS, Table, shed, take_card, to_shed, words

Saying: TypeAlias = Callable[[Table], str]

INTENTS: Final = ("", "", "", "", "", " on purpose", " by mistake")


def _say(table: Table, sayings: Sequence[Saying]) -> None:
    saying = table.chance.choice(sayings)
    line = saying(table)
    if line:
        table.write(line if saying is _sheet else line + table.chance.choice(INTENTS))


def before(table: Table) -> None:
    """Between two turns."""
    _say(table, BETWEEN)


def within(table: Table) -> None:
    """Between a draw and the discard."""
    _say(table, WITHIN)


def after(table: Table) -> None:
    """After a discard, a knock or a gin; ``table.turn`` is the opponent of who has just played."""
    _say(table, AFTER)


def _number(table: Table) -> str:
    seat = table.chance.randrange(2)
    told = len(table.hands[seat]) if table.happens(0.6) else table.chance.randrange(7, 14)
    return f"{PLAYERS[seat]} has {told} cards"


def _next_cards(table: Table) -> str:
    number = table.chance.choice([1, 1, 1, 2, 3])
    return words(table.stock[: -number - 1 : -1]) or "?"


def _seen(table: Table) -> str:
    alone = "alone " if table.happens(0.2) else ""
    return f"{table.player} {alone}sees {_next_cards(table)}"


def _uncovered(table: Table) -> str:
    return f"{table.chance.choice(PLAYERS)} uncovers {_next_cards(table)}"


def _touched(table: Table) -> str:
    what = table.chance.choice(["the stock", "the discard pile", f"the cards of {table.other}"])
    return f"{table.player} touches {what}"


def _said(table: Table) -> str:
    what = table.chance.choice(["knock", "gin", str(table.chance.randrange(12))])
    return f"{table.player} calls {what}"


def _withdrawn(table: Table) -> str:
    return f"{table.chance.choice(PLAYERS)} withdraws the call"


def _early(table: Table) -> str:
    manner = table.chance.choice(["before the discard", "out of turn"])
    card = NAMES[table.stock[-1]] if table.stock and table.happens(0.7) else ""
    return f"{table.other} draws {card} {manner}".replace("  ", " ")


def _claim(table: Table) -> str:
    what = table.chance.choice([f"the upcard was {NAMES[table.any_card()]}", str(table.chance.randrange(40))])
    return f"{table.chance.choice(PLAYERS)} claims {what}"


def _answer(table: Table) -> str:
    return f"{table.player} {table.chance.choice(['accepts', 'refuses'])} the knock"


def _choice(table: Table) -> str:
    return f"{table.chance.choice(PLAYERS)} chooses {table.chance.choice(['correction', 'a new deal'])}"


def _corrected(table: Table) -> str:
    seat = table.chance.randrange(2)
    short = len(table.hands[seat]) < 10 and bool(table.stock)
    return f"{PLAYERS[seat]} corrects with {NAMES[table.stock[-1] if short else table.own_card(seat)]}"


def _seen_card(table: Table) -> str:
    card = NAMES[table.stock[-1]] if table.stock else NAMES[table.any_card()]
    if table.happens(0.5):
        return f"{table.player} refuses the seen card {card}"
    return f"{table.player} takes the seen card {card}, discards {NAMES[table.own_card(table.turn)]}"


def _back(table: Table) -> str:
    if not table.pile:
        return ""
    return f"{table.other} {table.chance.choice(['takes back', 'leaves'])} {NAMES[table.pile[-1]]}"


def _down_again(table: Table) -> str:
    hand = table.hands[1 - table.turn]
    card = NAMES[table.chance.choice(hand)] if hand else "?"
    return f"{table.other} {table.chance.choice(['knocks', 'gins'])} with {card}"


def _shown(table: Table) -> str:
    seat = table.chance.randrange(2)
    best = table.chance.choice(arrangements(union(table.hands[seat])))
    melds = ", ".join(words([card for card in table.hands[seat] if meld >> card & 1]) for meld in best.melds)
    loose = words([card for card in table.hands[seat] if best.loose >> card & 1])
    return f"{PLAYERS[seat]} shows {'; loose '.join(part for part in (melds, loose) if part)}" if melds else ""


def _laid_off(table: Table) -> str:
    return f"{table.player} lays off {words(table.hands[table.turn][:2])}" if table.hands[table.turn] else ""


def _conduct(table: Table) -> str:
    return f"{table.chance.choice(PLAYERS)} {table.chance.choice(DEEDS)}"


def _interest(table: Table) -> str:
    return f"{table.player} pretends interest in {NAMES[table.any_card()]}"


def _sheet(table: Table) -> str:
    one, two = table.chance.randrange(40), table.chance.randrange(40)
    count = f"{table.player} {one}"
    return table.chance.choice(
        [
            f"agreed count: {count}",
            f"recorded count: {count}",
            f"agreed count: {count}\nrecorded count: {count}",
            f"recorded points: {table.player} {one}",
            f"recorded total: North {one}, South {two}",
            f"{table.other} shuffles\nagreed count: {count}\nrecorded count: {count}",
            f"{table.player} signs",
        ]
    )


def _big_gin(table: Table) -> str:
    return f"{table.player} calls big gin"


DEEDS: Final = (
    "asks for a new deck",
    "brings back the old deck",
    "asks for the cards to be spread",
    "delays",
    "is careless with the deck",
    "breaches decorum",
    "plays unethically",
    "plays at the wrong seat",
    "shuffles",
    "shuffles the stock",
    "cuts",
    "square-cuts",
)
BETWEEN: Final = (
    _number,
    _uncovered,
    _touched,
    _claim,
    _conduct,
    _interest,
    _seen_card,
    _choice,
    _corrected,
    _withdrawn,
)
WITHIN: Final = (_seen, _seen, _said, _said, _early, _number, _touched, _withdrawn, _big_gin, _conduct, _uncovered)
AFTER: Final = (
    *(_answer, _answer, _back, _back, _down_again, _shown, _laid_off, _claim, _sheet, _sheet, _number, _number),
    *(_choice, _corrected, _seen_card, _touched, _withdrawn, _conduct, _said),
)
SAYINGS: Final = frozenset((*BETWEEN, *WITHIN, *AFTER))


def facts(table: Table) -> list[str]:
    """Facts around a deal: what the sheet has, what the director found, how the event reads the rules."""
    chance = table.chance
    card = NAMES[table.pile[0]] if table.pile and chance.random() < 0.4 else NAMES[table.any_card()]
    optional = [
        f"recorded upcard: {card} by {chance.choice(PLAYERS)}",
        f"finding: upcard {card}",
        f"house: P{chance.choice(['11 b', '13 b', '14 c', '25 c', '65 b'])}",
        f"score: North {chance.randrange(200)}, South {chance.randrange(200)}",
        "target: 250",
        "deck: 51 cards",
        "event: Spring Open",
    ]
    return [fact for fact in optional if chance.random() < 0.04]


def wrong_turn(table: Table) -> None:
    """Something that is no proper turn: a card that is elsewhere, two draws, no discard, the wrong player."""
    table.chance.choice((_of_a_card_elsewhere, _twice, _half, _of_the_wrong_player, _backwards))(table)


def _of_a_card_elsewhere(table: Table) -> None:
    act = table.chance.choice(
        ["draws {}, discards {}", "takes {}, discards {}", "draws {}, knocks with {}", "takes {}"]
    )
    table.write(f"{table.player} {act.format(NAMES[table.any_card()], NAMES[table.any_card()])}")


def _twice(table: Table) -> None:
    player = table.player
    table.write(f"{player} {take_card(table)}")
    table.write(f"{player} {take_card(table)}")
    if table.happens(0.7):
        card = to_shed(table)
        table.write(f"{player} discards {NAMES[card]}")
        shed(table, card)


def _half(table: Table) -> None:
    table.write(f"{table.player} {take_card(table)}")


def _of_the_wrong_player(table: Table) -> None:
    table.turn = 1 - table.turn
    _half(table)
    table.turn = 1 - table.turn


def _backwards(table: Table) -> None:
    player, card = table.player, table.own_card(table.turn)
    if card in table.hands[table.turn]:
        table.write(f"{player} discards {NAMES[card]}")
        shed(table, card)
        table.write(f"{player} draws {NAMES[table.stock[-1]] if table.stock else '?'}")
