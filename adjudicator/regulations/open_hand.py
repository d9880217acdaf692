"""A hand played open must knock when it comes under the limit, and the opponent cannot make it.

Clauses: gra.9.b, gra.9.c, gra-fr.11.b. Points: P09, P10, P12, P64, P69.
"""

from collections.abc import Iterator

from adjudicator import events as e
from adjudicator.assessment.case import Case
from adjudicator.assessment.opened import Opened, can_go_under, discard_helps, must_knock, opened
from adjudicator.assessment.out_of_order import played_on
from adjudicator.cards import NAMES
from adjudicator.regulations.finding import Finding
from adjudicator.replay import Step
from adjudicator.words import Message, say

CIRCUMSTANCES = (
    "stays_open",
    "must_knock",
    "not_forced",
    "ruled_as_knocked",
    "played_on",
    "passed_over",
    "left_to_director",
)


def find(case: Case) -> Iterator[Finding]:
    """The duties of open hands, and the turns in which one was not met."""
    if not case.declarations and case.trace.section.open is None:
        return
    for declared in case.declarations:
        if declared.origin == "forced" and declared.verdict != "unknown":
            says = say(
                "{player}'s open hand came under the limit and he played on: it is ruled as knocked with {card}.",
                player=case.player(declared.seat),
                card="?" if declared.card is None else NAMES[declared.card],
            )
            yield Finding(
                "open_hand",
                "ruled_as_knocked",
                declared.line,
                declared.step.at,
                declared.seat,
                says,
                points=("P64",),
                irregularity=True,
            )
    if case.end is not None:
        return
    yield from _played_on(case)
    yield from _passed_over(case)
    for entry in case.open_hands:
        if entry.at < 0:
            says = say("{player} plays with an open hand.", player=case.player(entry.seat))
            yield Finding(
                "open_hand", "stays_open", entry.line, len(case.trace.steps) - 1, entry.seat, says, points=("P12",)
            )
        yield from _owed(case, entry)


def _played_on(case: Case) -> Iterator[Finding]:
    """Turns in which an open hand under the limit played on, where that is not ruled as a knock (P64)."""
    for step in case.trace.steps:
        if type(step.act) is not e.Discard:
            continue
        for entry in opened(case, case.declarations, step.at):
            if entry.seat != step.seat:
                continue
            if must_knock(case, entry, step.after.hands[step.seat]) or can_go_under(case, entry, step.before):
                says = say("{player}'s open hand was under the limit and he played on.", player=case.player(entry.seat))
                where = (step.line, step.at, entry.seat)
                if case.readings("P64") == "b":
                    duty = say("knocks in his next turn if he is still under the limit")
                    yield Finding("open_hand", "played_on", *where, says, points=("P64",), irregularity=True, duty=duty)
                else:
                    yield _left_to_director(case, step, says)


def _left_to_director(case: Case, step: Step, played: Message) -> Finding:
    """An open hand under the limit that played on, for the director: that it may be knocked at the next turn, until that was had."""
    says, first = played, say("let what he played stand")
    now = not played_on(case, step.at, step.seat)
    if now:
        says = say(
            "{player}'s open hand was under the limit and he played on: the director decides whether he may knock at his next turn, or the hand is ruled as knocked at that turn.",
            player=case.player(step.seat),
        )
        first = say("let the hand be knocked at the next turn")
    available = (first, say("rule it as knocked at that turn"))
    return Finding("open_hand", "left_to_director", step.line, step.at, step.seat, says, points=("P64",),
                   irregularity=True, available=available, to_do=now)  # fmt: skip


def _passed_over(case: Case) -> Iterator[Finding]:
    """Draws from the stock by an open hand that the discard would have brought under the limit (P09)."""
    for step in case.trace.of(e.Draw):
        for entry in opened(case, case.declarations, step.at):
            if entry.seat != step.seat or step.before.drawn or not discard_helps(case, entry, step.before):
                continue
            if case.readings("P09") == "a":
                says = say(
                    "The discard would have brought {player}'s open hand under the limit, and he left it.",
                    player=case.player(entry.seat),
                )
                yield Finding(
                    "open_hand", "passed_over", step.line, step.at, entry.seat, says, points=("P09",), irregularity=True
                )


def _owed(case: Case, entry: Opened) -> Iterator[Finding]:
    """What an open hand owes now."""
    final, player = case.trace.final, case.player(entry.seat)
    line, at = (case.trace.steps[-1].line if case.trace.steps else entry.line), len(case.trace.steps) - 1
    if can_go_under(case, entry, final):
        duty = say("knocks in this turn")
        says = say("{player}'s open hand can come under the limit in this turn: he must knock.", player=player)
    elif not final.drawn and final.turn == entry.seat and must_knock(case, entry, final.hands[entry.seat]):
        duty = say("knocks in this turn")
        says = say("{player}'s open hand is under the limit: he must knock in this turn.", player=player)
    elif (
        not final.drawn
        and final.turn == entry.seat
        and discard_helps(case, entry, final)
        and case.readings("P09") != "c"
    ):
        top = final.top
        assert top is not None
        duty = say("takes {card} and knocks", card=NAMES[top])
        says = say(
            "The discard would bring {player}'s open hand under the limit: he takes it and knocks.", player=player
        )
    else:
        return
    yield Finding("open_hand", "must_knock", line, at, entry.seat, says, points=("P09", "P10"), duty=duty)
    says = say(
        "{other} may not force that knock: it is owed to the rules, and the director sees to it.",
        other=case.player(1 - entry.seat),
    )
    yield Finding("open_hand", "not_forced", line, at, 1 - entry.seat, says, points=("P09",))
