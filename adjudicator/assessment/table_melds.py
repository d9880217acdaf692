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


def may_take(case: "Case", declared: Declaration, cards: Cards) -> bool:
    """Whether one of these cards could be laid off on a meld that the hand may hold and nobody wrote down."""
    held = declared.held
    if held.complete or declared.count.melds:
        return False
    return any(_may_be_held(case, held, shape) for card in each(cards) for shape in _takes(card))


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
