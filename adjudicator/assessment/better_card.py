"""Which other card, turned face down instead, would have made a knock or gin in order.

Source: gra.10.a; points P15, P58, P77.
"""

from typing import TYPE_CHECKING

from adjudicator import melds as m
from adjudicator.assessment.counting import Counted
from adjudicator.assessment.declared import Declaration
from adjudicator.assessment.window import may_take_back
from adjudicator.assessment.within import within
from adjudicator.cards import each
from adjudicator.position import TEN

if TYPE_CHECKING:
    from adjudicator.assessment.case import Case

MOST_HIDDEN = 2


def better(case: "Case", declared: Declaration) -> None:
    """Which other cards, turned instead, would have made the knock or gin in order (gra.10.a)."""
    if declared.card is None or declared.held.size != TEN:
        return
    if declared.eleven is None:
        declared.may_be_better = _may_be_better(case, declared)
        return
    as_turned = m.deadwood(declared.held.known)
    for card in each(declared.eleven & ~(1 << declared.card)):
        least = m.deadwood(declared.eleven & ~(1 << card))
        if least < as_turned and _makes_it(case, declared, least):
            declared.better |= 1 << card


def hangs_on_unknown_cards(case: "Case", declared: Declaration) -> bool:
    """Whether the card may be taken back if the cards that are not known are the right ones."""
    if (
        not declared.may_be_better
        or declared.verdict not in ("improper", "false gin")
        or declared.answered == "accepted"
    ):
        return False
    return not declared.left_behind(case) and may_take_back(case, declared)


def _may_be_better(case: "Case", declared: Declaration) -> bool:
    """Whether that hangs on cards that are not known."""
    held, turned = declared.held, 1 << (declared.card or 0)
    if held.hidden > MOST_HIDDEN:
        return True
    hands = [held._replace(known=held.known & ~(1 << card) | turned) for card in each(held.known)]
    hands.append(held._replace(known=held.known | turned, hidden=held.hidden - 1))
    return any(_makes_it(case, declared, case.bounds(hand)[0]) for hand in hands)


def _makes_it(case: "Case", declared: Declaration, least: int) -> bool:
    if least == 0:
        return case.readings("P77") == "a" or (declared.called == "knock" and not case.limit.gin_only)
    if declared.called == "gin":
        return False
    return within(case, case.limit, Counted(least, least)) == "yes"
