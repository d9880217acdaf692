"""A card as it is drawn: its rank and suit in the reader's language, and how it is called."""

from typing import NamedTuple

from adjudicator.render.pen import WITH_SIGNS
from adjudicator.service.screen import spoken


class Face(NamedTuple):
    """A card's name in programs, the rank that stands on it (``10``, ``K``), its suit (one of ``cdhs``), and how it is called."""

    id: str
    rank: str
    suit: str
    says: str


def face(name: str) -> Face:
    """The face of the card called ``name`` (``Th``). Raises ValueError for what is no card."""
    return Face(name, WITH_SIGNS.signs(name)[:-1], name[1], spoken(name))
