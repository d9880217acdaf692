"""Partners at the table: making the other wait, pace, consulting, help.

Clauses: gra-pairs.10.a, gra-pairs.10.b, gra-pairs.13.a, gra-fr-pairs.9.a, gra-fr-pairs.10.a. None of them prints a penalty.
"""

from collections.abc import Iterator

from adjudicator import events as e
from adjudicator.assessment.case import Case
from adjudicator.assessment.side_by_side import hand_of
from adjudicator.regulations.finding import Finding
from adjudicator.replay import Step
from adjudicator.replay.pairs import acts, ended
from adjudicator.words import Message, say

CIRCUMSTANCES = ("hold_it", "made_to_wait", "waits_already", "not_his_partner", "pace", "consulted", "consulted_after", "helped_rearrange",
                 "helped_lay_off", "helped_in_play")  # fmt: skip

HOLD = e.Do("says hold it")


def find(case: Case) -> Iterator[Finding]:
    """What partners did to each other and to the other pair, in the order of the log."""
    for step in case.trace.of(e.Do, e.Toward):
        found = _toward(case, step) if type(step.act) is e.Toward else _deed(case, step)
        if found is not None:
            circumstance, says, irregular = found
            yield Finding(
                "partnership",
                circumstance,
                step.line,
                step.at,
                step.seat,
                says,
                irregularity=irregular,
                actor=step.actor,
            )


def _deed(case: Case, step: Step) -> tuple[str, Message, bool] | None:
    if step.act == HOLD:
        return (
            "hold_it",
            say("{player} asks his partner to wait, for he has a discard to think about.", player=step.actor),
            False,
        )
    if step.act.deed == "delays" and case.trace.section.teams:
        return "pace", say("The two hands of a team keep level."), True
    return None


def _toward(case: Case, step: Step) -> tuple[str, Message, bool] | None:
    names = {"player": step.actor, "other": step.act.other}
    deed = step.act.deed
    if deed == "makes wait":
        return _waits(case, step)
    if deed == "consults":
        if _all_over(case, step.line):
            return "consulted_after", say("Both hands were over when {player} consulted {other}.", **names), False
        return "consulted", say("{player} consults {other} during play, which is not allowed.", **names), True
    if deed == "helps rearrange":
        return (
            "helped_rearrange",
            say("{player} helps {other} to rearrange his hand, which is not allowed.", **names),
            True,
        )
    hand = hand_of(case.trace.section, step.act.other)
    if hand is not None and not ended(hand, step.line):
        return (
            "helped_in_play",
            say("{player} helps {other} while his hand is in play; help with lay-offs comes after it.", **names),
            True,
        )
    return "helped_lay_off", say("{player} may help {other} to lay off.", **names), False


def _waits(case: Case, step: Step) -> tuple[str, Message, bool]:
    section, player, other = case.trace.section, step.actor, step.act.other
    team = section.team(player)
    if section.teams and (team != section.team(other) or player == other):
        return (
            "not_his_partner",
            say("{player} may make his own partner wait, not {other}.", player=player, other=other),
            True,
        )
    if any(section.team(who) != team for who in _holding(case, step.line)):
        return (
            "waits_already",
            say("The other team has said it already: both its hands stand still until the discard."),
            False,
        )
    says = say(
        "Nobody said to hold: {player} may make {other} wait until the discard is made.", player=player, other=other
    )
    return "made_to_wait", says, False


def _holding(case: Case, line: int) -> Iterator[str]:
    """Who has said to hold and has not discarded since."""
    for section in (case.trace.section, *case.trace.section.beside):
        rows = acts(section, line)
        for at, (_, who, act) in enumerate(rows):
            if act == HOLD and not any(other == who and isinstance(later, e.Discard) for _, other, later in rows[at:]):
                yield who


def _all_over(case: Case, line: int) -> bool:
    """Whether the log shows that both hands of the round were over."""
    hands = (case.trace.section, *case.trace.section.beside)
    return len(hands) > 1 and all(ended(hand, line) for hand in hands)
