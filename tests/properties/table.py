"""A table at which a hand is played for the sake of a log: sensible play, and now and then what ought not to happen.

It keeps the cards as they really lie, whatever the log is going to know of them.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Final

from adjudicator.cards import NAMES, VALUES, Card, each, union
from adjudicator.melds import arrangements, deadwood

PLAYERS: Final = ("North", "South")


def words(cards: "list[Card]") -> str:
    """The names of these cards as a log lists them."""
    return " ".join(NAMES[card] for card in cards)


@dataclass(slots=True)
class Table:
    """Two hands, the pile and the stock (their last card on top), whose turn it is, and the lines written so far."""

    chance: Random
    hands: tuple[list[Card], list[Card]]
    pile: list[Card]
    stock: list[Card]
    turn: int
    rows: list[str] = field(default_factory=list)
    drawn: bool = False
    over: bool = False
    taken: Card | None = None

    @property
    def player(self) -> str:
        return PLAYERS[self.turn]

    @property
    def other(self) -> str:
        return PLAYERS[1 - self.turn]

    def happens(self, share: float) -> bool:
        return self.chance.random() < share

    def write(self, line: str) -> None:
        self.rows.append(line)

    def any_card(self) -> Card:
        return self.chance.randrange(52)

    def own_card(self, seat: int) -> Card:
        return self.chance.choice(self.hands[seat]) if self.hands[seat] else self.any_card()


def deal(chance: Random, numbers: tuple[int, int] = (10, 10), rich: bool = False) -> Table:
    """Hands dealt from a shuffled pack; rich ones hold what a few plays would have brought together."""
    pack = list(range(52))
    chance.shuffle(pack)
    if rich:
        pack = _arranged(chance, pack, sum(numbers))
    first = pack[: numbers[0]]
    second = pack[numbers[0] : sum(numbers)]
    rest = pack[sum(numbers) :]
    return Table(chance, (first, second), [rest[0]], rest[:0:-1], chance.randrange(2))


def _arranged(chance: Random, pack: list[Card], number: int) -> list[Card]:
    """The pack with runs and sets brought forward, so that both hands are close to an end."""
    front: list[Card] = []
    while len(front) < number - 4:
        card = chance.choice(pack)
        if chance.random() < 0.5:
            group = [card % 13 + 13 * suit for suit in chance.sample(range(4), 3)]
        else:
            low = min(card % 13, 10)
            group = [card // 13 * 13 + low + step for step in range(3)]
        if not set(group) & set(front):
            front += group
    return front + [card for card in pack if card not in front]


def take_card(table: Table) -> str:
    """One card from the stock or the pile, as a log says it."""
    hand = table.hands[table.turn]
    table.drawn = True
    useful = bool(table.pile) and deadwood(union([*hand, table.pile[-1]])) < deadwood(union(hand))
    if table.pile and (not table.stock or useful or table.happens(0.05)):
        table.taken = table.pile.pop()
        hand.append(table.taken)
        return f"takes {NAMES[table.taken]}"
    table.taken = None
    if not table.stock:
        return "draws"
    card = table.stock.pop()
    hand.append(card)
    return f"draws {NAMES[card]}"


def to_shed(table: Table) -> Card:
    """The card that is best gone; sometimes any card, or the one just taken from the pile."""
    hand = table.hands[table.turn]
    if table.taken is not None and table.happens(0.1):
        return table.taken
    if table.happens(0.1):
        return table.chance.choice(hand)
    held = union(hand)
    return min(hand, key=lambda card: (deadwood(held & ~(1 << card)), -VALUES[card]))


def shed(table: Table, card: Card) -> None:
    table.hands[table.turn].remove(card)
    table.pile.append(card)
    table.turn, table.drawn = 1 - table.turn, False


def knocked(table: Table, card: Card) -> str:
    """A knock or gin with this card, proper or not: the number and the melds are written or left out as it comes."""
    chance, hand = table.chance, [other for other in table.hands[table.turn] if other != card]
    count = deadwood(union(hand))
    if (count == 0) ^ table.happens(0.12):
        return f"gins with {NAMES[card]}{_laid(chance, hand)}"
    number = chance.choice(["", "", f" for {count}", f" for {chance.randrange(0, 12)}"])
    return f"knocks with {NAMES[card]}{number}{_laid(chance, hand)}"


def _laid(chance: Random, hand: list[Card]) -> str:
    best = chance.choice(arrangements(union(hand))).melds
    if chance.random() < 0.5 or not best:
        return ""
    melds = [words(list(each(meld))) for meld in best]
    if chance.random() < 0.1:
        melds = melds[1:] or [words(chance.sample(hand, min(3, len(hand))))]
    return ": " + ", ".join(melds)


def play(table: Table, within: Callable[[Table], None], eager: float = 0.9) -> None:
    """One turn: drawn, discarded or knocked. ``within`` may write lines between the draw and the discard."""
    player, begun = table.player, take_card(table)
    rows = len(table.rows)
    within(table)
    halved = len(table.rows) > rows or table.happens(0.05)
    if halved:
        table.rows.insert(rows, f"{player} {begun}")
    card = to_shed(table)
    count = deadwood(union(other for other in table.hands[table.turn] if other != card))
    limit = 10
    goes_down = table.happens(eager if count <= limit else 0.05)
    ended = knocked(table, card) if goes_down else f"discards {NAMES[card]}"
    table.write(f"{player} {ended}" if halved else f"{player} {begun}, {ended}")
    shed(table, card)
    table.over = goes_down
