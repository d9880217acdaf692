"""What the players did about a declaration: accepted it, refused it, played on, took the card back, wrote the count.

Source: gra.9.d, gra.10.a, gra.15.a; points P15, P58, P65.
"""

from typing import TYPE_CHECKING, Any

from adjudicator import events as e
from adjudicator import handlog as h
from adjudicator.replay import Step

if TYPE_CHECKING:
    from adjudicator.assessment.case import Case
    from adjudicator.assessment.declared import Declaration

PLAYS = (e.Draw, e.Take, e.TakeSeen, e.Discard)


def follow(case: "Case", declared: "Declaration") -> None:
    """Goes through the steps after a declaration, up to the next play."""
    agreed = False
    for step in case.trace.steps[declared.step.at + 1 :]:
        act = step.act
        if step.seat == 1 - declared.seat and isinstance(act, PLAYS):
            _answer(declared, "played on", step)
            return
        if isinstance(act, e.Knock | e.Gin | e.BigGin) or (step.seat == declared.seat and isinstance(act, PLAYS)):
            return
        if type(act) is h.Tally:
            agreed = agreed or act.key == "agreed count"
            declared.recorded = declared.recorded or (agreed and act.key in ("recorded count", "recorded points"))
        elif step.seat == declared.seat:
            _owner(case, declared, step, act)
        elif step.seat == 1 - declared.seat:
            _opponent(case, declared, step, act)
        if declared.answered == "taken back":
            return


def _answer(declared: "Declaration", how: Any, step: Step) -> None:
    if declared.answered == "pending":
        declared.answered, declared.answered_line, declared.answered_at = how, step.line, step.at


def _owner(case: "Case", declared: "Declaration", step: Step, act: Any) -> None:
    if type(act) is e.Leave:
        declared.left = True
    elif type(act) is e.TakeBack and may_take_back(case, declared):
        declared.answered, declared.answered_line, declared.answered_at = "taken back", step.line, step.at


def may_take_back(case: "Case", declared: "Declaration") -> bool:
    """Whether the card turned face down may still come back (P15, P58)."""
    if case.book.answer("wrong_card", "offered").remedy == "none":
        return False
    if declared.left or declared.recorded or declared.answered == "played on":
        return False
    if declared.shown and case.readings("P15") == "b":
        return False
    return not (declared.objected and case.readings("P58") == "b")


def _opponent(case: "Case", declared: "Declaration", step: Step, act: Any) -> None:
    kind = type(act)
    if kind is e.AcceptKnock:
        declared.objected = True
        if not declared.accepted_in_vain and not _too_late(case, declared, step):
            _answer(declared, "accepted", step)
    elif kind is e.RefuseKnock:
        declared.objected = True
        _answer(declared, "refused", step)
    elif kind is e.ClaimCount:
        declared.objected = True
    elif kind is e.Show or kind is e.LayOff:
        declared.shown = True


def _too_late(case: "Case", declared: "Declaration", step: Step) -> bool:
    """Whether acceptance had to come at once and something came between (P65)."""
    return spoken(case, declared, step.at) and case.readings("P65") == "b"


def spoken(case: "Case", declared: "Declaration", until: int) -> bool:
    """Whether the opponent has said or done something since the knock; laying off is a part of accepting (gra.9.e)."""
    between = case.trace.steps[declared.step.at + 1 : until]
    return any(s.seat == 1 - declared.seat and type(s.act) is not e.LayOff for s in between)
