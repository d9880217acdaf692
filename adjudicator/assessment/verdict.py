"""What a declaration is worth: gin, a proper knock, an improper one, or none at all.

Source: gra.4.b, gra.4.c, gra.6.d, gra.6.f, gra.9.a, gra.9.d, gra.9.e; points P04, P06, P11, P13, P23, P30, P63, P67, P68, P79.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from adjudicator import melds as m
from adjudicator.assessment import table_melds
from adjudicator.assessment.ask import Ask, CountIs, DiscardIs
from adjudicator.assessment.better_card import better
from adjudicator.assessment.counting import Counted, knockers_count, opponents_count
from adjudicator.assessment.declared import Declaration
from adjudicator.assessment.knockers_number import counts_as_improper, given_up, in_correction, is_wrong
from adjudicator.assessment.window import may_take_back
from adjudicator.assessment.within import MOST, Answer, within
from adjudicator.cards import each
from adjudicator.position import TEN, Hand
from adjudicator.words import say

if TYPE_CHECKING:
    from adjudicator.assessment.case import Case


def judge(case: "Case", declared: Declaration, before: Sequence[Declaration]) -> None:
    """Fills in the verdict on a declaration, its count, and whether the opponent may accept it."""
    if _void(case, declared):
        return
    if not _known_number(case, declared):
        if declared.answered == "accepted":
            declared.answered = "pending"  # whether it may be accepted is not known either
        return
    if declared.called == "big gin":
        _big_gin(case, declared)
        return
    if is_wrong(declared) and not counts_as_improper(case, declared):
        return
    _count(case, declared)
    if declared.called == "gin":
        _gin(case, declared)
    else:
        _knock(case, declared)
    _with_retaken_card(case, declared)
    if declared.verdict in ("improper", "false gin"):
        better(case, declared)
        _acceptance(case, declared)
    if declared.answered == "accepted" and declared.may_accept != "yes":
        declared.answered, declared.accepted_in_vain = "pending", declared.may_accept != "unknown"
        declared.cannot_accept = declared.may_accept == "no" and declared.verdict != "knock"
    if declared.answered == "accepted" and declared.better:
        # The owner of the card comes first (gra.10.a before gra.9): the acceptance waits for what he does with it.
        declared.owner_first = may_take_back(case, declared)
    if declared.ends and given_up(case, declared):
        declared.verdict, declared.void = "void", "given up"


def _void(case: "Case", declared: Declaration) -> bool:
    """A knock in the turn of a correction (P79), or once the last card's action is over."""
    if in_correction(case, declared.step) and case.readings("P79") == "a":
        declared.verdict, declared.void = "void", "correction"
    elif case.over_by_last_card(declared.step):
        declared.verdict, declared.void = "void", "over"
    return declared.verdict == "void"


def _known_number(case: "Case", declared: Declaration) -> bool:
    """Whether the log can be trusted on this hand, and tells which card was discarded."""
    hand = declared.held
    player = case.player(declared.seat)
    if hand.doubt:
        case.need(
            Ask(
                say("{player}'s cards, on which line {line} contradicts the log", player=player, line=hand.doubt),
                hand.doubt,
            )
        )
        return False
    if _undiscarded(declared) and not _told_by_agreement(case, declared):
        fact = say("the card that {player} discarded", player=player)
        cards = tuple(each(hand.known)) if hand.complete else ()
        case.need(Ask(fact, declared.line, DiscardIs(declared.line, cards) if cards else None))
        return False
    return True


def _undiscarded(declared: Declaration) -> bool:
    """Whether the log does not say which card was turned down: the hand still has eleven."""
    return declared.card is None and declared.called != "big gin" and declared.held.size == TEN + 1


def _told_by_agreement(case: "Case", declared: Declaration) -> bool:
    """Whether both agreed on what a hand counts that nobody wrote down: then its discard is not needed for the count."""
    return not declared.held.complete and case.agreed_count(declared.seat) is not None


def _big_gin(case: "Case", declared: Declaration) -> None:
    """All eleven cards meld: big gin where the book has it, else gin (P23)."""
    hand = declared.held
    if hand.size != TEN + 1:
        if counts_as_improper(case, declared):
            declared.verdict = "false gin"
        return
    if not hand.complete:
        low, high = case.bounds(hand)
    else:
        low = high = m.deadwood(hand.known)
    if low != high:
        declared.count = Counted(low, high)
        case.need(Ask(say("{player}'s eleven cards", player=case.player(declared.seat)), declared.line))
        return
    if low == 0:
        best = m.arrangements(hand.known)[0]
        declared.count = Counted(0, 0, best.melds)
        if case.book.terms.big_gin is not None:
            declared.verdict = "big gin"
        elif case.readings("P23") == "a":
            declared.verdict = "gin"
        else:
            declared.verdict, declared.void = "void", "no big gin"
        return
    least, _ = m.after_discard(hand.known)
    declared.count = Counted(low, low)
    declared.verdict = "false gin"
    if least == 0:
        declared.verdict, declared.void = "void", "no big gin"


def _count(case: "Case", declared: Declaration) -> None:
    assumed = case.assumed.count_of(declared.seat)
    if assumed is not None and not declared.held.complete:
        declared.count = Counted(assumed, assumed, table_melds.as_laid(case, declared))
        return
    plain = declared.eleven if declared.called == "knock" else None
    counted = knockers_count(case, declared.held, declared.laid, declared.objected, plain)
    agreed = case.agreed_count(declared.seat)
    if agreed is not None and (not counted.exact or _undiscarded(declared)):
        counted = Counted(agreed, agreed)
    if declared.laid and not declared.held.complete:
        counted = counted._replace(melds=table_melds.as_laid(case, declared))
    declared.count = counted


def _need_count(case: "Case", declared: Declaration) -> None:
    count = declared.count
    fact = say("{player}'s ten cards", player=case.player(declared.seat))
    case.need(Ask(fact, declared.line, CountIs(declared.seat, count.low, count.high)))
    declared.verdict = "unknown"


def _gin(case: "Case", declared: Declaration) -> None:
    count = declared.count
    if declared.verdict == "improper":
        declared.verdict = "false gin"
    elif count.high == 0:
        declared.verdict = "knock" if _stays_a_knock(case, declared) else "gin"
    elif count.low == 0:
        _need_count(case, declared)
    elif case.readings("P13") == "b":
        allowed = within(case, case.limit, count)
        if allowed == "unknown":
            _need_limit_or_count(case, declared)
        else:
            declared.verdict = "knock" if allowed == "yes" else "false gin"
    else:
        declared.verdict = "false gin"


def _knock(case: "Case", declared: Declaration) -> None:
    count = declared.count
    if declared.verdict == "improper":
        return
    if count.high == 0 and case.readings("P63") == "a" and not declared.recorded and not _stays_a_knock(case, declared):
        declared.verdict = "gin"
        return
    allowed = within(case, case.limit, count)
    if allowed == "unknown":
        _need_limit_or_count(case, declared)
        return
    declared.verdict = "knock" if allowed == "yes" else "improper"
    if declared.verdict == "knock" and declared.number is not None and declared.number > count.low and count.exact:
        called = Counted(declared.number, declared.number, count.melds, count.laid_off, count.loose)
        if within(case, case.limit, called) == "yes" and case.readings("P62") == "b":
            declared.count = called


def _stays_a_knock(case: "Case", declared: Declaration) -> bool:
    """Whether a hand that went down again after a card was taken back may not count as gin (P77)."""
    return declared.origin == "went down again" and not case.limit.gin_only and case.readings("P77") == "b"


def _need_limit_or_count(case: "Case", declared: Declaration) -> None:
    if case.limit.ask is not None:
        case.need(case.limit.ask)
        declared.verdict = "unknown"
    else:
        _need_count(case, declared)


def _with_retaken_card(case: "Case", declared: Declaration) -> None:
    """A knock with a card that might be retaken only to knock with it: it must be in the ten (P38, P87)."""
    retaken = case.retaken_in_turn(declared.step)
    if retaken is None or declared.verdict not in ("gin", "knock", "improper", "false gin"):
        return
    if not declared.held.known >> retaken & 1:
        reading = case.readings("P87")
        if reading == "a":
            declared.verdict, declared.void = "void", "went back"
        elif reading == "c":
            declared.verdict, declared.void = "void", "barred"
    elif declared.verdict in ("improper", "false gin") and case.readings("P38") == "b":
        declared.verdict, declared.void = "void", "went back"


def _acceptance(case: "Case", declared: Declaration) -> None:
    """Whether the opponent may accept an improper knock: his count, and when it is taken (gra.9.d, 9.e)."""
    declared.may_accept = "no"
    if case.book.answer("improper_knock", "may_accept").remedy == "none":
        return
    if declared.verdict == "false gin" and (_within_now(case, declared) or case.readings("P68") == "a"):
        return
    hand = case.opponent_hand(declared)
    if hand.doubt:
        declared.may_accept = "unknown"
        return
    if hand.size < TEN and case.readings("P67") == "c":
        return
    _weigh(case, declared)


def _within_now(case: "Case", declared: Declaration) -> bool:
    return declared.held.size == TEN and within(case, case.limit, declared.count) == "yes"


def _weigh(case: "Case", declared: Declaration) -> None:
    """Whether the opponent's count allows it, as he holds it or after lay-offs."""
    hand = case.opponent_hand(declared)
    limit = _acceptance_limit(case)
    charge = 0
    if hand.size < TEN and case.readings("P67") == "a":
        charge = case.book.terms.missing_card * (TEN - hand.size)
    plain, after = _acceptors_counts(case, declared, hand)
    declared.acceptor = plain
    if limit is None:
        above_any = after.low > MOST - charge and plain.low > MOST - charge
        declared.may_accept = "no" if above_any else "unknown"
        return
    answer = _at_or_under(plain, limit - charge)
    if answer == "yes" or after == plain:
        declared.may_accept = answer
        return
    _by_laying_off(case, declared, after, limit - charge, answer)


def _acceptors_counts(case: "Case", declared: Declaration, hand: Hand) -> tuple[Counted, Counted]:
    """The opponent's count as he holds it, and after lay-offs on the melds of the knock."""
    plain = opponents_count(case, hand, (), declared.step, on_gin=True)
    assumed = case.assumed.count_of(1 - declared.seat)
    known = case.agreed_count(1 - declared.seat) if assumed is None else assumed
    if not plain.exact and known is not None:
        return Counted(known, known), Counted(known, known)
    after = opponents_count(case, hand, declared.count.melds, declared.step, on_gin=False)
    if after.exact and not declared.held.complete:
        after = after._replace(low=min(after.low, table_melds.least_after(case, declared, hand.known)))
    return plain, after


def _by_laying_off(case: "Case", declared: Declaration, after: Counted, limit: int, plainly: Answer) -> None:
    """Whether lay-offs bring the opponent under, and whether they count for that (P11)."""
    answer = _at_or_under(after, limit)
    if answer == "no":
        declared.may_accept = "no"
        return
    reading = case.readings("P11")
    if reading == "b":
        declared.may_accept = plainly
        return
    declared.acceptor, declared.by_laying_off = after, True
    declared.may_accept = answer if reading == "a" else _at_or_under(after, limit - 1)


def _acceptance_limit(case: "Case") -> int | None:
    """The highest count that may accept: that of the knock card, an ace for one point (P06)."""
    limit = case.limit
    if limit.value is None:
        return None
    if limit.gin_only and limit.card is not None:
        return 1 if case.readings("P06") == "a" else 0
    return limit.value


def _at_or_under(count: Counted, limit: int) -> Answer:
    return "yes" if count.high <= limit else "no" if count.low > limit else "unknown"
