"""The cut: who drew the low card, what a tie leads to, and whether the dealer is the one the cut names.

Source: gra.2.a, gra-fr.2.a, classic.3.a, home.1.a; points P01, P05.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from adjudicator.cards import rank_of, suit_of
from adjudicator.replay.section import CutList
from adjudicator.values import NamedTuple

if TYPE_CHECKING:
    from adjudicator.assessment.case import Case
    from adjudicator.replay import Section

Read = Callable[[str], str]


class Cut(NamedTuple):
    """One cut: whose card is low (``None``: nobody's yet), whether it is tied, whether its aces have no printed rank."""

    line: int
    cards: CutList
    low: str | None
    tied: bool = False
    ace_unranked: bool = False


def cuts(section: "Section", read: Read, ace_printed: bool) -> list[Cut]:
    """Every cut of this hand, in order."""
    return [_cut(cards, line, read, ace_printed) for cards, line in section.cuts]


def _cut(cards: CutList, line: int, read: Read, ace_printed: bool) -> Cut:
    unranked = not ace_printed and any(rank_of(card) == 0 for _, card in cards)
    if unranked and read("P05") == "b":
        return Cut(line, cards, None, ace_unranked=True)
    lowest = min(rank_of(card) for _, card in cards)
    low = [(suit_of(card), player) for player, card in cards if rank_of(card) == lowest]
    if len(low) == 1:
        return Cut(line, cards, low[0][1], ace_unranked=unranked)
    if read("P01") == "a":
        return Cut(line, cards, None, tied=True, ace_unranked=unranked)
    return Cut(line, cards, min(low)[1], tied=True, ace_unranked=unranked)


def named_by_the_cut(found: list[Cut]) -> str | None:
    """Who deals by the last cut that settles it."""
    return next((cut.low for cut in reversed(found) if cut.low is not None), None)


def deals_next(
    carried_outcome: str, winner: str | None, dealt: str | None, players: tuple[str, ...], read: Read
) -> str | None:
    """Who deals after a hand that ended so (P03, P20, P51); ``None`` where it cannot be told."""
    two = players[:2]
    other = {one: two[1 - at] for at, one in enumerate(two)} if len(two) == 2 else {}
    if carried_outcome in ("no_score", "new_deal"):
        passes = dealt is not None and read("P20" if carried_outcome == "no_score" else "P51") == "b"
        return other.get(dealt or "") if passes else dealt
    if winner is None:
        return None
    reading = read("P03")
    if reading == "c":
        return other.get(dealt or "")
    return other.get(winner) if reading == "a" else winner


def played(case: "Case") -> bool:
    """Whether anything was played in this hand: a card drawn, taken or refused, or a position in the middle of it."""
    return case.trace.section.in_middle or any(
        step.after.passes > step.before.passes or step.after.drawn for step in case.trace.steps
    )
