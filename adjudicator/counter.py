"""The count of a hand, for people and programs that only want that."""

from adjudicator import melds
from adjudicator.notation import read_cards


def deadwood(cards: str) -> int:
    """The least unmatched points of these cards, none discarded (``"7c 7d 7h 4s"`` gives 4).

    Cards as in a hand log, in any way the notation allows. Raises ValueError for a word that is no card, and for a card
    named twice.
    """
    return melds.deadwood(read_cards(cards))
