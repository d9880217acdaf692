"""The deal where partners play side by side: who begins from eleven cards, and where the knock card comes from.

Source: gra-pairs.7.a, gra-pairs.7.b, gra-fr-pairs.7.a; points P48, P74.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from adjudicator import events as e
from adjudicator.position import TEN
from adjudicator.replay import Section, Step
from adjudicator.replay.pairs import acts, ended
from adjudicator.rulebook import Terms

if TYPE_CHECKING:
    from adjudicator.assessment.case import Case

ENDS_A_TURN = (e.Discard, e.Knock, e.Gin, e.BigGin)
PLAYS = (*ENDS_A_TURN, e.Draw, e.Take)


def dealt_eleven(section: Section, terms: Terms) -> tuple[int, ...] | None:
    """The seats whose first play is made from eleven cards; ``None`` where hands begin in the ordinary way."""
    if not terms.eleven or section.in_middle or section.upcard or len(section.players) < 2:
        return None
    seats = (0, 1) if terms.eleven == "all" else _opponents(section)
    return tuple(seat for seat in seats if not _begins_from_ten(section, seat))


def _opponents(section: Section) -> tuple[int, ...]:
    """The player whom the dealing side gives eleven cards; where no dealer is named, the one who plays first or holds them."""
    dealer = section.seat(section.dealer or "")
    if dealer >= 0:
        return (1 - dealer,)
    plays = ((section.seat(who), act) for _, who, act in acts(section) if isinstance(act, PLAYS))
    first, act = next(plays, (-1, None))
    if first >= 0:  # who draws in another's turn is not the first to play
        return (1 - first if isinstance(act, e.Draw | e.Take) and act.manner else first,)
    return tuple(seat for seat in (0, 1) if len(_listed(section, seat)) == TEN + 1)[:1]


def _listed(section: Section, seat: int) -> tuple[int | None, ...]:
    return section.deals.get(section.players[seat], ((), 0))[0]


def _begins_from_ten(section: Section, seat: int) -> bool:
    """Whether this player draws before he has discarded, and the cards he was dealt do not forbid it.

    Of ten cards that were dealt to a player who has not played, nobody says that they are too few.
    """
    own = [act for _, who, act in acts(section) if section.seat(who) == seat]
    first = next((act for act in own if isinstance(act, PLAYS)), None)
    dealt = len(_listed(section, seat))
    if first is None:
        return dealt == TEN and not any(isinstance(act, e.Holds) for act in own)
    return isinstance(first, e.Draw | e.Take) and dealt in (0, 1, TEN)


def from_the_deck(section: Section, terms: Terms, read: Callable[[str], str]) -> bool:
    """Whether the knock card is the next card of the deck in play (P48, where no text says that it has a deck of its own)."""
    if section.eleven is None or terms.centre_deck or section.knock_card is None:
        return False
    return read("P48") == "b"


def from_eleven(case: "Case", step: Step) -> bool:
    """Whether this is the first play of a hand that was dealt eleven cards."""
    if step.seat not in (case.trace.section.eleven or ()):
        return False
    return not any(
        s.seat == step.seat and isinstance(s.act, (*ENDS_A_TURN, e.Draw, e.Take)) for s in case.trace.steps[: step.at]
    )


def too_soon(case: "Case", step: Step) -> bool:
    """Whether a knock or gin comes before the first discard of such a hand, and may not (P74)."""
    return from_eleven(case, step) and case.readings("P74") == "b"


def no_upcard(section: Section, terms: Terms) -> None:
    """Where hands begin from eleven cards there is no upcard: a card written as one is the knock card."""
    eleven = any(len(cards) == TEN + 1 for cards, _ in section.deals.values())
    if terms.eleven and section.pair and eleven and section.upcard and not section.in_middle:
        section.knock_card, section.upcard = section.knock_card or section.upcard, None


def hand_of(section: Section, player: str) -> Section | None:
    """The hand that this player plays in the round of ``section``, if the log has it."""
    return next((hand for hand in (section, *section.beside) if player in hand.players[:2] and hand.pair), None)


def holds_eleven(hand: Section, player: str, line: int) -> bool:
    """Whether this player was in mid-turn before a line: he had drawn, or been dealt eleven cards, and not discarded."""
    mid_turn = hand.seat(player) in (hand.eleven or ())
    for _, who, act in acts(hand, line):
        if who == player and isinstance(act, e.Draw | e.Take | e.TakeSeen):
            mid_turn = True
        elif who == player and isinstance(act, ENDS_A_TURN):
            mid_turn = False
    return mid_turn


def given_counts(section: Section) -> list[tuple[int, int, int]]:
    """The counts that the players of a hand gave, wherever in the round it is written: line, seat, number."""
    found = [row for hand in (section, *section.beside) for row in acts(hand) if isinstance(row[2], e.GiveCount)]
    named = ((line, section.seat(who), act.number) for line, who, act in found if isinstance(act, e.GiveCount))
    return sorted(row for row in named if row[1] >= 0)


def partner_plays(section: Section, player: str, line: int) -> bool:
    """Whether this player's partner was still playing before a line, as far as the log tells."""
    team = section.team(player)
    hands = (hand for hand in section.beside if any(hand.team(other) == team for other in hand.players[:2]))
    return not any(ended(hand, line) for hand in hands)


def count_given(case: "Case", seat: int) -> int | None:
    """The last count that a player gave of his hand once it was over, while his partner played."""
    section = case.trace.section
    if not section.pair:
        return None
    given = [(line, number) for line, who, number in given_counts(section) if who == seat and ended(section, line)]
    given = [(line, number) for line, number in given if partner_plays(section, case.player(seat), line)]
    return given[-1][1] if given else None
