"""What the cards of each player count at a knock or gin.

Source: points P05, P16, P21, P22, P24, P27 to P29, P60, P61; gra.8.d and gra.8.e for missing and additional cards.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from adjudicator import events as e
from adjudicator import melds as m
from adjudicator.assessment.ask import Ask
from adjudicator.cards import RANKS, VALUES, Cards, each, rank_of, union
from adjudicator.position import TEN, Hand
from adjudicator.replay import Step
from adjudicator.values import NamedTuple
from adjudicator.words import say

if TYPE_CHECKING:
    from adjudicator.assessment.case import Case

JACK = RANKS.index("J")
COURT = union(card for card in range(52) if rank_of(card) >= JACK)


class Counted(NamedTuple):
    """A hand as it counts: ``low`` and ``high`` differ where cards are not known.

    ``points`` are the unmatched cards, with a charge for missing cards in ``charge``; ``aside`` are additional cards
    set aside at their value.
    """

    low: int
    high: int
    melds: tuple[Cards, ...] = ()
    laid_off: Cards = 0
    loose: Cards = 0
    charge: int = 0
    aside: Cards = 0

    @property
    def exact(self) -> bool:
        """Whether the count is known."""
        return self.low == self.high

    @property
    def total(self) -> int:
        """The count with its charge, where it is known."""
        return self.low + self.charge


def laid_groups(groups: Sequence[e.Group], held: Cards) -> list[Cards]:
    """Groups as laid down, as sets of cards; a group that divides wholly into melds is those melds.

    A trio of ranks becomes the cards of that rank that are held.
    """
    found: list[Cards] = []
    for group in groups:
        if isinstance(group, e.Trio):
            cards = held & sum(1 << (13 * suit + group.rank) for suit in range(4))
        else:
            cards = union(group)
        ways = m.splits(cards)
        found.extend(ways[0] if ways else (cards,))
    return found


def court_matters(case: "Case", loose: Cards) -> None:
    """Notes that a count rests on what a court card is worth."""
    if loose & COURT:
        case.court_cards_count()


def knockers_count(case: "Case", hand: Hand, laid: Sequence[Cards], objected: bool, eleven: Cards | None) -> Counted:
    """The knocker's count of the ten cards he holds after the discard.

    ``laid`` are the groups he laid down, if the log tells; ``objected`` whether anybody spoke against them; ``eleven``
    the cards before the discard, for a plain knock, where they are all known.
    """
    if not hand.complete:
        low, high = case.bounds(hand)
        return Counted(low, high)
    best = m.arrangements(hand.known)
    if eleven is not None and case.readings("P22") == "b":
        best = m.arrangements(eleven)
        return _of(best[0])
    counted = _as_laid(case, hand.known, laid, best, objected) if laid else _of(best[0])
    court_matters(case, counted.loose)
    return counted


def _of(arrangement: m.Arrangement) -> Counted:
    return Counted(arrangement.count, arrangement.count, arrangement.melds, 0, arrangement.loose)


def _as_laid(
    case: "Case", held: Cards, laid: Sequence[Cards], best: tuple[m.Arrangement, ...], objected: bool
) -> Counted:
    """The count of melds as laid: binding or not (P16), with a group that is no meld or a card used twice (P24)."""
    if _irregular(laid, held) and case.readings("P24") == "b" and not objected:
        covered = 0
        for group in laid:
            covered |= group & held
        loose = held & ~covered
        points = sum(VALUES[card] for card in each(loose))
        return Counted(points, points, tuple(laid), 0, loose)
    as_laid = m.as_laid(held, laid)
    if as_laid.count == best[0].count or case.readings("P16") == "b":
        return _of(as_laid)
    return _of(best[0])


def _irregular(laid: Sequence[Cards], held: Cards) -> bool:
    """Whether something was laid down as a meld that is none, or a card laid down twice."""
    seen = 0
    for group in laid:
        if group.bit_count() >= 3 and (not m.is_meld(group) or group & seen):
            return True
        seen |= group
    return False


def opponents_count(case: "Case", hand: Hand, melds: Sequence[Cards], step: Step | None, on_gin: bool) -> Counted:
    """The other player's count after lay-offs on these melds, before any charge."""
    allowed = lay_offs_allowed(case, hand, melds, on_gin)
    if not hand.complete:
        low, high = case.bounds_laid_off(hand, melds) if allowed else case.bounds(hand)
        return Counted(low, high)
    extra = hand.size - TEN
    if extra > 0 and case.numbers_ruled():
        return _with_additional(case, hand.known, extra, melds if allowed else ())
    counted = _lay_off(case, hand.known, melds if allowed else (), step)
    court_matters(case, counted.loose)
    return counted


def lay_offs_allowed(case: "Case", hand: Hand, melds: Sequence[Cards], on_gin: bool) -> bool:
    """Whether the opponent may lay off (P21); asked only where it makes a difference."""
    if hand.complete and hand.size <= TEN and m.lay_off(hand.known, melds).count == m.deadwood(hand.known):
        return True
    reading = case.readings("P21")
    return reading == "c" or (reading == "a" and not on_gin)


def _lay_off(case: "Case", held: Cards, melds: Sequence[Cards], step: Step | None) -> Counted:
    """The best lay-offs, or only those that were made (P60)."""
    best = m.lay_off(held, melds)
    made = lay_offs_made(case, step, melds, held)
    if best.laid_off or made:
        only = m.made_lay_offs(held, melds, made)
        if only.count != best.count and case.readings("P60") == "b":
            best = only
    return _laid_off(best)


def _laid_off(best: m.LaidOff) -> Counted:
    return Counted(
        best.count, best.count, best.melds, union(card for card, _ in best.laid_off), best.loose, 0, best.aside
    )


def lay_offs_made(
    case: "Case", step: Step | None, melds: Sequence[Cards], held: Cards
) -> list[tuple[Cards, int | None]]:
    """The lay-offs that the log tells of after this knock: the cards, and which of the melds they went on."""
    if step is None:
        return []
    found: list[tuple[Cards, int | None]] = []
    for later in case.trace.steps[step.at + 1 :]:
        if type(later.act) is e.LayOff and later.seat == 1 - step.seat:
            for cards, on in later.act.parts:
                laid = laid_groups((cards,), held)
                found.extend((group, None if on is None else _index(on, melds)) for group in laid)
    return found


def _index(on: e.Group, melds: Sequence[Cards]) -> int | None:
    """Which of these melds is meant: the one that holds the named cards."""
    for index, meld in enumerate(melds):
        named = _either(laid_groups((on,), meld))
        if named and not named & ~meld:
            return index
    return None


def _either(groups: Sequence[Cards]) -> Cards:
    """The cards of all these groups; none where ranks were named of which a meld holds nothing."""
    found = 0
    for group in groups:
        found |= group
    return found


def _with_additional(case: "Case", held: Cards, extra: int, melds: Sequence[Cards]) -> Counted:
    """A long hand: additional cards are set aside at their value (P29)."""
    reading = case.readings("P29")
    if reading == "b":
        return _laid_off(m.lay_off(held, melds))
    best = m.with_extra(held, extra, melds or None, worst=reading == "c")
    court_matters(case, best.loose | best.aside)
    return _laid_off(best)


def least_for(case: "Case", hand: Cards, opponent: Hand, as_laid: Counted, line: int) -> Counted:
    """Which of several least arrangements counts where the melds are not logged (P61)."""
    best = m.arrangements(hand)
    if len(best) == 1 or not opponent.complete:
        return as_laid
    counts = [m.lay_off(opponent.known, a.melds).count for a in best]
    highest = max(counts)
    if min(counts) == highest or case.readings("P21") == "b":
        return as_laid
    if case.readings("P61") == "b":
        case.need(Ask(say("the melds as the knocker laid them down"), line))
    return _of(best[counts.index(highest)])
