"""The melds on which the other player may lay off, where not every card of the hand that went down is known.

Source: gra.9.e, the knocker's melds; points P16, P21, P60.
"""

from itertools import combinations
from typing import TYPE_CHECKING

from adjudicator import melds as m
from adjudicator.assessment.declared import Declaration
from adjudicator.cards import Cards, each, rank_of, suit_of, union, value
from adjudicator.position import Hand

if TYPE_CHECKING:
    from adjudicator.assessment.case import Case

MOST_HIDDEN = 2
COLUMN = union(13 * suit for suit in range(4))
KINGS = COLUMN << 12


def as_laid(case: "Case", declared: Declaration) -> tuple[Cards, ...]:
    """The melds laid down, if they are the arrangement that counts whatever the cards beside them are; else none."""
    held = declared.held
    laid = tuple(declared.laid)
    whole = all(m.is_meld(meld) for meld in laid) and union(c for meld in laid for c in each(meld)) == held.known
    if not whole or sum(meld.bit_count() for meld in laid) != held.known.bit_count() or held.hidden > MOST_HIDDEN:
        return ()
    for loose in combinations(each(case.unseen), held.hidden):
        beside = union(loose)
        if m.deadwood(held.known | beside) not in (0, value(beside)):
            return ()
    return laid


def may_take(case: "Case", declared: Declaration, cards: Cards) -> Cards:
    """Those of these cards that could be laid off on melds that the hand may hold and nobody wrote down.

    A card beside one that could be laid off is among them: it might follow.
    """
    held = declared.held
    if held.complete or declared.count.melds:
        return 0
    taken = union(c for c in each(cards) if any(_may_be_held(case, held, shape) for shape in _takes(c)))
    while following := cards & ~taken & _beside(taken):
        taken |= following
    return taken


def least_after(case: "Case", declared: Declaration, cards: Cards) -> int:
    """The least that these cards can count after lay-offs on such melds."""
    taken = list(each(may_take(case, declared, cards)))
    off = (union(some) for number in range(len(taken) + 1) for some in combinations(taken, number))
    return min(m.deadwood(cards & ~laid) for laid in off)


def _beside(cards: Cards) -> Cards:
    """The cards next to these in their suits."""
    return (cards & ~KINGS) << 1 | (cards & ~COLUMN) >> 1


def _takes(card: int) -> list[Cards]:
    """The smallest melds on which this card can be laid off."""
    rank, suit = rank_of(card), suit_of(card)
    shapes = [COLUMN << rank & ~(1 << card)]
    if rank >= 3:
        shapes.append(0b111 << 13 * suit + rank - 3)
    if rank <= 9:
        shapes.append(0b111 << 13 * suit + rank + 1)
    return shapes


def _may_be_held(case: "Case", held: Hand, shape: Cards) -> bool:
    wanted = shape & ~held.known
    return not wanted & ~case.unseen and wanted.bit_count() <= held.hidden
