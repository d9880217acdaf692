"""Logs of hands in which something goes wrong: drawn at random, and from all that the notation can say.

``irregular(chance)`` is one log, and ``irregular_logs()`` the strategy; ``clean(chance)`` is a complete hand played to
its end with nothing amiss but the knock itself.
"""

from random import Random

from hypothesis import strategies as st

from adjudicator.cards import NAMES
from tests.properties import sayings
from tests.properties.table import PLAYERS, Table, deal, play, words


def chances() -> st.SearchStrategy[Random]:
    """A source of chance. What it draws does not shrink: ``shorter`` does that, line by line."""
    return st.integers(0, 2**40).map(Random)


def irregular_logs() -> st.SearchStrategy[str]:
    """A log with irregularities, claims, choices and gaps in it, of one hand or sometimes two."""
    return chances().map(irregular)


def irregular(chance: Random) -> str:
    """The text of such a log."""
    hands = [_hand(chance) for _ in range(2 if chance.random() < 0.05 else 1)]
    if len(hands) > 1:
        hands = [[f"hand: {number}", *rows] for number, rows in enumerate(hands, 1)]
    players = [] if chance.random() < 0.05 else [f"players: {', '.join(PLAYERS)}"]
    return "\n".join([*players, *(row for rows in hands for row in rows)]) + "\n"


def clean(chance: Random) -> str:
    """A complete hand in which everything is known and nobody says or does anything but play, until one goes down."""
    table = deal(chance, rich=chance.random() < 0.7)
    dealt = [f"deal {name}: {words(hand)}" for name, hand in zip(PLAYERS, table.hands, strict=True)]
    head = [f"players: {', '.join(PLAYERS)}", f"dealer: {table.other}", *dealt, f"upcard: {NAMES[table.pile[-1]]}"]
    _passes(table, 1)
    for _ in range(chance.randrange(1, 9)):
        if not table.over and len(table.stock) > 2:
            play(table, lambda table: None)
    return "\n".join([*head, *table.rows]) + "\n"


def _hand(chance: Random) -> list[str]:
    numbers = chance.choice([(10, 10)] * 8 + [(9, 10), (10, 11), (11, 10), (10, 9), (9, 11), (8, 10), (11, 11)])
    table = deal(chance, numbers, rich=chance.random() < 0.6)
    share = chance.choice([0.0, 0.1, 0.3])
    middle = chance.random() < 0.35
    if middle:
        _to_the_middle(table)
        head = _position(table)
    else:
        head = _dealt(table, 0.0 if chance.random() < 0.7 else chance.choice([0.1, 0.5, 1.0]))
        _passes(table, 0.9)
    for _ in range(chance.randrange(0, 7)):
        _a_turn(table, share)
    for _ in range(chance.choice([0, 0, 1, 2, 3])):
        sayings.after(table)
    return [*head, *table.rows]


def _a_turn(table: Table, share: float) -> None:
    """A turn, and what else happens around it; hardly anybody plays on after a knock."""
    if table.over and table.happens(0.7):
        return
    while table.happens(share):
        sayings.before(table)
    if table.happens(0.05):
        sayings.wrong_turn(table)
        return
    play(table, lambda table: sayings.within(table) if table.happens(share) else None)
    while table.happens(share * (2 if table.over else 1)):
        sayings.after(table)


def _passes(table: Table, usual: float) -> None:
    if table.happens(usual):
        table.write(f"{table.player} passes")
        table.write(f"{table.other} passes")
    elif table.happens(0.5):
        table.write(f"{table.player} passes")
        table.turn = 1 - table.turn


def _dealt(table: Table, hidden: float) -> list[str]:
    """The facts of a deal; each card of one hand is known or not."""
    chance, seat = table.chance, table.chance.randrange(2)
    hands = [words(hand) for hand in table.hands]
    if hidden == 1.0:
        hands[seat] = "?"
    elif hidden:
        hands[seat] = " ".join("?" if chance.random() < hidden else NAMES[card] for card in table.hands[seat])
    upcard = "?" if hidden and chance.random() < 0.1 else NAMES[table.pile[-1]]
    facts = [f"dealer: {table.other}"] if chance.random() < 0.95 else []
    facts += [f"deal {name}: {cards}" for name, cards in zip(PLAYERS, hands, strict=True) if chance.random() < 0.98]
    facts += [f"upcard: {upcard}"] if chance.random() < 0.95 else []
    return facts + sayings.facts(table)


def _to_the_middle(table: Table) -> None:
    """Some plays nobody wrote down; sometimes nearly the whole stock is gone."""
    gone = table.chance.choice([0, 3, 8, 20, len(table.stock) - table.chance.randrange(1, 6)])
    for _ in range(min(gone, len(table.stock))):
        table.pile.append(table.stock.pop())


def _position(table: Table) -> list[str]:
    """The facts of a position, each of them told or left out."""
    chance = table.chance
    told = [f"hand {name}: {words(hand)}" for name, hand in zip(PLAYERS, table.hands, strict=True)]
    if chance.random() < 0.2:
        seat = chance.randrange(2)
        told[seat] = f"hand {PLAYERS[seat]}: {len(table.hands[seat])} cards"
    optional = [
        f"discards: ... {words(table.pile[-3:])}",
        f"stock: {len(table.stock)}",
        f"plays: {chance.randrange(0, 12)}",
        f"to play: {table.player}",
    ]
    told += [fact for fact in optional if chance.random() < 0.8]
    if chance.random() < 0.1:
        told.append(f"open: {chance.choice(PLAYERS)}")
    card = f"knock card: {NAMES[table.pile[0]]}"
    return [
        *([card] if chance.random() < 0.95 else []),
        "position:",
        *(f"  {fact}" for fact in told),
        *sayings.facts(table),
    ]
