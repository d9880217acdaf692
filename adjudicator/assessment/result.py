"""What a finished hand is worth: the counts of both players, the difference, the bonus.

Source: gra.6.c to gra.6.e, gra.8.d, gra.8.e; points P17, P27, P28, P52, P67, P76, P78.
"""

from typing import TYPE_CHECKING, Literal

from adjudicator import melds as m
from adjudicator.assessment.ask import Ask, CountIs, cards_of
from adjudicator.assessment.counting import Counted, least_for, opponents_count
from adjudicator.assessment.declared import Declaration
from adjudicator.assessment.limit import times
from adjudicator.assessment.side_by_side import count_given
from adjudicator.assessment.table_melds import least_after, may_take
from adjudicator.position import TEN, Hand
from adjudicator.values import NamedTuple
from adjudicator.words import say

if TYPE_CHECKING:
    from adjudicator.assessment.case import Case

Outcome = Literal["knock", "gin", "big_gin", "undercut", "no_score"]


class Result(NamedTuple):
    """The score of a hand. ``winner`` is a seat, -1 where nobody scores; ``counts`` are by seat.

    ``missing`` and ``additional`` tell how many cards the opponent's hand was short or long; ``times`` how often the
    difference and the bonus count.
    """

    outcome: Outcome
    winner: int
    difference: int
    bonus: int
    counts: tuple[Counted, Counted]
    missing: int = 0
    additional: int = 0
    charged: bool = False
    equal: bool = False
    times: int = 1

    @property
    def points(self) -> tuple[int, int]:
        """What each seat scores."""
        total = (self.difference + self.bonus) * self.times
        return (total if self.winner == 0 else 0, total if self.winner == 1 else 0)


def result(case: "Case", declared: Declaration) -> Result | None:
    """The score of the hand that this declaration ended; ``None`` where a count is missing (and asked for)."""
    hand = case.opponent_hand(declared)
    if hand.doubt:
        player = case.player(1 - declared.seat)
        fact = say("{player}'s cards, on which line {line} contradicts the log", player=player, line=hand.doubt)
        case.need(Ask(fact, hand.doubt))
        return None
    knocker = _knocker(case, declared, hand)
    if not knocker.exact or _melds_matter(case, declared, hand):
        low, high = knocker.low, knocker.high
        fact = cards_of(case.player(declared.seat), declared.held.size)
        case.need(Ask(fact, declared.line, None if knocker.exact else CountIs(declared.seat, low, high)))
        return None
    opponent = _opponent(case, declared, hand, knocker)
    if not opponent.exact:
        seat = 1 - declared.seat
        line = case.trace.section.deals.get(case.player(seat), ((), declared.line))[1]
        fact = cards_of(case.player(seat), hand.size)
        case.need(Ask(fact, line, CountIs(seat, opponent.low, opponent.high)))
        return None
    score = _gin if declared.verdict in ("gin", "big gin") else _knock
    scored = score(case, declared, knocker, opponent, hand)
    factor = times(case) if scored.winner >= 0 else 1
    return None if factor is None else scored._replace(times=factor)


def _melds_matter(case: "Case", declared: Declaration, hand: Hand) -> bool:
    """Whether the opponent might lay off on melds that nobody wrote down."""
    if declared.verdict in ("gin", "big gin") and (declared.held.complete or case.readings("P21") != "c"):
        return False
    if case.agreed_count(1 - declared.seat) is not None and not hand.complete:
        return False
    return bool(may_take(case, declared, hand.known)) and least_after(case, declared, hand.known) < m.deadwood(
        hand.known
    )


def _knocker(case: "Case", declared: Declaration, opponent: Hand) -> Counted:
    """The knocker's count, in the arrangement on which lay-offs go."""
    plain = declared.verdict == "knock" and not declared.laid and declared.held.complete
    if plain and declared.count.melds and not (declared.number or 0) > declared.count.low:
        return least_for(case, declared.held.known, opponent, declared.count, declared.line)
    return declared.count


def by_the_cards(case: "Case", declared: Declaration) -> int | None:
    """The opponent's count by his cards, whatever count was given out; ``None`` where they are not known."""
    hand = case.opponent_hand(declared)
    counted = _by_the_cards(case, declared, hand, _knocker(case, declared, hand))
    return counted.low if hand.complete and counted.exact else None


def _opponent(case: "Case", declared: Declaration, hand: Hand, knocker: Counted) -> Counted:
    counted = _by_the_cards(case, declared, hand, knocker)
    given = count_given(case, 1 - declared.seat)
    if given is None or (counted.exact and counted.low == given) or case.readings("P50") == "a":
        return counted
    return Counted(given, given)


def _by_the_cards(case: "Case", declared: Declaration, hand: Hand, knocker: Counted) -> Counted:
    seat = 1 - declared.seat
    if not hand.complete:
        known = case.assumed.count_of(seat)
        known = case.agreed_count(seat) if known is None else known
        if known is not None:
            return Counted(known, known)
    on_gin = declared.verdict in ("gin", "big gin")
    melds = knocker.melds
    if declared.answered == "accepted" and declared.acceptor is not None:
        further = opponents_count(case, hand, melds, declared.step, on_gin=False)
        if further != declared.acceptor and case.readings("P52") == "b":
            return declared.acceptor
        return further
    return opponents_count(case, hand, melds, declared.step, on_gin)


def _charge(case: "Case", declared: Declaration, hand: Hand, opponent: Counted) -> Counted:
    """Ten points for each missing card, at a knock as at gin (P27), unless the book has no such charge."""
    missing = TEN - hand.size
    if missing <= 0 or not case.numbers_ruled():
        return opponent
    if declared.answered == "accepted":
        if case.readings("P67") == "b":
            return opponent
    elif declared.verdict == "knock" and case.readings("P27") == "b":
        return opponent
    return opponent._replace(charge=case.book.terms.missing_card * missing)


def _counts(declared: Declaration, knocker: Counted, opponent: Counted) -> tuple[Counted, Counted]:
    return (knocker, opponent) if declared.seat == 0 else (opponent, knocker)


def _gin(case: "Case", declared: Declaration, knocker: Counted, opponent: Counted, hand: Hand) -> Result:
    terms = case.book.terms
    opponent = _charge(case, declared, hand, opponent)
    bonus = terms.gin
    if declared.verdict == "big gin" and terms.big_gin is not None:
        bonus = terms.big_gin if case.readings("P78") == "a" else terms.big_gin + terms.gin
    elif opponent.charge and case.readings("P76") == "b":
        bonus = 0
    return Result(
        "big_gin" if declared.verdict == "big gin" else "gin",
        declared.seat,
        opponent.total,
        bonus,
        _counts(declared, knocker, opponent),
        max(TEN - hand.size, 0),
        max(hand.size - TEN, 0),
        opponent.charge > 0,
    )


def _knock(case: "Case", declared: Declaration, knocker: Counted, opponent: Counted, hand: Hand) -> Result:
    opponent = _charge(case, declared, hand, opponent)
    counts = _counts(declared, knocker, opponent)
    odd = (max(TEN - hand.size, 0), max(hand.size - TEN, 0), opponent.charge > 0)
    difference = opponent.total - knocker.low
    other = 1 - declared.seat
    if difference > 0:
        return Result("knock", declared.seat, difference, 0, counts, *odd)
    if hand.size != TEN and case.readings("P28") == "b":
        return Result("knock", -1, 0, 0, counts, *odd)
    if difference == 0:
        reading = case.readings("P17")
        if reading != "a":
            return Result("no_score" if reading == "b" else "knock", -1, 0, 0, counts, *odd, equal=True)
    return Result("undercut", other, -difference, case.book.terms.undercut, counts, *odd, equal=difference == 0)
