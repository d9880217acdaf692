"""What went down as melds at a knock or gin: groups that are none, and cards that were used twice.

Clauses: classic.2.a, classic.5.c, home.0.b, home.3.c. Point: P24.
"""

from collections.abc import Iterator

from adjudicator import melds as m
from adjudicator.assessment.case import Case
from adjudicator.assessment.declared import Declaration
from adjudicator.cards import RANKS, Cards, each, names, rank_of, suit_of
from adjudicator.regulations.finding import Finding
from adjudicator.words import Message, say

CIRCUMSTANCES = ("around_the_corner", "no_meld", "used_twice")

ACE, KING = 0, len(RANKS) - 1


def find(case: Case) -> Iterator[Finding]:
    """Every group that was laid down as a meld and is none, and every card that lies in two."""
    for declared in case.declarations:
        if declared.answered != "taken back":
            yield from _groups(case, declared)


def _groups(case: Case, declared: Declaration) -> Iterator[Finding]:
    player, seen = case.player(declared.seat), 0
    for group in declared.laid:
        cards = " ".join(names(group))
        if _around_the_corner(group):
            says = say(
                "{player} laid down {cards} as a run: the ace is low, and it is none.", player=player, cards=cards
            )
            yield _found(declared, "around_the_corner", says)
        elif _looks_like_a_meld(group):
            says = say("{player} laid down {cards} as a meld: it is none.", player=player, cards=cards)
            yield _found(declared, "no_meld", says)
        if group & seen and group.bit_count() >= 3:
            twice = " ".join(names(group & seen))
            says = say(
                "{player} laid down {cards} in two melds: a card counts in one only.", player=player, cards=twice
            )
            yield _found(declared, "used_twice", says)
        seen |= group


def _found(declared: Declaration, circumstance: str, says: Message) -> Finding:
    return Finding(
        "laid_melds",
        circumstance,
        declared.line,
        declared.step.at,
        declared.seat,
        says,
        points=("P24",),
        irregularity=True,
    )


def _around_the_corner(group: Cards) -> bool:
    """Cards of one suit that would be a run if it went on from the king to the ace."""
    ranks = {rank_of(card) for card in each(group)}
    if len(ranks) < 3 or not _one_suit(group) or not {ACE, KING} <= ranks:
        return False
    gaps = sum((rank + 1) % len(RANKS) not in ranks for rank in ranks)
    return gaps == 1


def _looks_like_a_meld(group: Cards) -> bool:
    """Neighbours of one suit that are no run, or all cards but one of a rank; what does not look so is loose cards."""
    if group.bit_count() < 3 or m.is_meld(group):
        return False
    ranks = [rank_of(card) for card in each(group)]
    if _one_suit(group):
        return any(rank + 1 in ranks for rank in ranks)
    return max(map(ranks.count, ranks)) >= len(ranks) - 1


def _one_suit(group: Cards) -> bool:
    return len({suit_of(card) for card in each(group)}) == 1
