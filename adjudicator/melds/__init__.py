"""What a hand counts: deadwood, best arrangements, lay-offs, and what a partly known hand can count.

Hands and melds are 52-bit sets of cards (``adjudicator.cards``); counts are points. A run is three or more cards of
one suit in order, the ace low only; a set is three or four cards of one rank. Hands of any size are counted; what lists
arrangements or lays off takes hands of up to 20 cards.
"""

from adjudicator.melds.arranging import Arrangement, arrangements, as_laid, is_meld, splits
from adjudicator.melds.bounding import bounds, bounds_laid_off
from adjudicator.melds.counting import after_discard, deadwood, deadwoods
from adjudicator.melds.laying import LaidOff, lay_off, made_lay_offs, with_extra

__all__ = [
    "Arrangement",
    "LaidOff",
    "after_discard",
    "arrangements",
    "as_laid",
    "bounds",
    "bounds_laid_off",
    "deadwood",
    "deadwoods",
    "is_meld",
    "lay_off",
    "made_lay_offs",
    "splits",
    "with_extra",
]
