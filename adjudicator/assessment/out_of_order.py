"""Draws that came out of order and go back: too early, before the dealer spoke, or of a seen card that was not one's own.

Source: points P34, P80; gra.11.a.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from adjudicator import events as e
from adjudicator.replay import Step

if TYPE_CHECKING:
    from adjudicator.assessment.case import Case

ENDS = (e.Discard, e.Knock, e.Gin)
MOVES = (*ENDS, e.Draw, e.Take, e.TakeSeen)


def draws_that_go_back(case: "Case") -> Iterator[Step]:
    """Every draw that the rules undo by itself, whatever was played since."""
    for step in case.trace.odd:
        if type(step.act) is not e.Draw or not (step.before.drawn or step.before.passes < 2 or step.act.manner):
            continue
        if is_early(case, step, step.act):
            if can_go_back(case, step) and case.readings("P34") != "a":
                yield step
        elif before_the_dealer_spoke(case, step) and _back_for_the_dealer(case, step):
            yield step
            following = next(
                (s for s in case.trace.steps[step.at + 1 :] if s.seat >= 0 and isinstance(s.act, MOVES)), None
            )
            if following is not None and following.seat == step.seat and type(following.act) is e.Discard:
                yield following  # what he discarded in that turn goes back with the draw
    taken = [step for step in case.trace.of(e.TakeSeen) if step.seat >= 0 and step.after != step.before]
    if taken and case.book.answer("seen_card", "option").remedy == "none":
        # Without an option to take it the card goes back, unless its taker has played on: then it was his draw.
        yield from (step for step in taken if can_go_back(case, step))
    elif taken:
        answered = {entry.answered_at for entry in case.seen}
        yield from (step for step in taken if step.at not in answered)


def is_early(case: "Case", step: Step, act: Any) -> bool:
    """Whether this draw or taking was made before the opponent had discarded.

    An opponent who drew out of turn has no discard to make before it: who draws in his own turn then is not early.
    """
    holds_eleven = bool(step.before.drawn >> (1 - step.seat) & 1)
    if act.manner or not holds_eleven:
        return holds_eleven or act.manner == "before the discard"
    earlier = reversed(case.trace.steps[: step.at])
    drawn = next((s for s in earlier if s.seat == 1 - step.seat and isinstance(s.act, e.Draw | e.Take)), None)
    return drawn is None or not out_of_turn(case, drawn, drawn.act)


def out_of_turn(case: "Case", step: Step, act: Any) -> bool:
    """Whether this draw or taking was made in the other player's turn: the log says so, or its lines have it.

    Where a hand was corrected they need not: whose turn it is then is for the law to say.
    """
    return act.manner == "out of turn" or (not_his_turn(step) and e.Correct not in case.trace.kinds)


def not_his_turn(step: Step) -> bool:
    """Whether it is the other player's turn, and he has not drawn yet; the upcard has rules of its own."""
    before = step.before
    return before.turn == 1 - step.seat and not before.drawn and before.passes >= 2


def can_go_back(case: "Case", step: Step) -> bool:
    """Whether a draw can still go back: its player has not discarded since, or has drawn or taken again first."""
    later = (s for s in case.trace.steps[step.at + 1 :] if s.seat == step.seat and isinstance(s.act, MOVES))
    following = next(later, None)
    return following is None or not isinstance(following.act, ENDS)


def played_on(case: "Case", at: int, seat: int | None = None) -> bool:
    """Whether anybody (or this player) drew or took after this step: what was to be decided before that no longer is."""
    return any(
        isinstance(s.act, e.Draw | e.Take | e.TakeSeen) and s.seat >= 0 and (seat is None or s.seat == seat)
        for s in case.trace.steps[at + 1 :]
    )


def before_the_dealer_spoke(case: "Case", step: Step) -> bool:
    """Whether the non-dealer drew from the stock before the dealer was asked about the upcard."""
    dealer = case.trace.section.dealer
    if step.before.passes >= 2 or step.before.plays != 0 or dealer is None:
        return False
    return case.trace.section.seat(dealer) == 1 - step.seat


def _back_for_the_dealer(case: "Case", step: Step) -> bool:
    """Whether the card drawn goes back, because the dealer claims the upcard or has still to be asked (P80)."""
    claimed = upcard_claimed(case, step)
    return claimed == "yes" or (claimed == "pending" and case.readings("P80") == "b")


def upcard_claimed(case: "Case", step: Step) -> str:
    """What the dealer did next: ``yes`` if he claimed the upcard, ``no`` if he went on, ``pending`` while he has not acted."""
    acts = (e.Draw, e.Take, e.Pass)
    following = next(
        (s for s in case.trace.steps[step.at + 1 :] if s.seat == 1 - step.seat and isinstance(s.act, acts)), None
    )
    if following is None:
        return "pending"
    return "yes" if type(following.act) is e.Take and following.before.plays == 0 else "no"
