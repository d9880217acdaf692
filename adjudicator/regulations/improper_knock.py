"""A knock above the limit: played open, unless the opponent accepts it as proper.

Clauses: gra.9.a, gra.9.d, gra.9.e, gra-fr.11.a, 11.c, classic.7.b, 7.c. Points: P06, P11, P52, P65, P68, P70, P72.
"""

from collections.abc import Iterator

from adjudicator.assessment.ask import Ask, CountIs, cards_of
from adjudicator.assessment.better_card import hangs_on_unknown_cards
from adjudicator.assessment.case import Case
from adjudicator.assessment.declared import Declaration
from adjudicator.assessment.opened import opens_now
from adjudicator.assessment.window import spoken
from adjudicator.cards import names
from adjudicator.events import AcceptKnock, RefuseKnock, Sentence
from adjudicator.regulations.finding import OPEN_HAND, Finding, Offer, Option
from adjudicator.replay import Step
from adjudicator.words import Message, say

CIRCUMSTANCES = (
    "above_limit",
    "above_limit_taken_back",
    "above_limit_and_accepted",
    "may_accept",
    "may_lay_off",
    "accepted",
    "cannot_accept",
)


def find(case: Case) -> Iterator[Finding]:
    """Every improper knock, and what the opponent may still do or has done about the last one."""
    for declared in case.declarations:
        if declared.verdict == "improper" and declared.answered != "taken back":
            yield _above(case, declared)
        if declared.verdict in ("improper", "false gin"):
            yield from _acceptance(case, declared)


def _facts(case: Case, declared: Declaration) -> tuple[Message, ...]:
    player, count = case.player(declared.seat), declared.count
    limit = case.limit
    known = () if limit.value is None or limit.source == "assumed" else (
        (say("only gin ends this hand"),) if limit.gin_only else (say("the knock limit is {limit}", limit=limit.value),)
    )  # fmt: skip
    if not count.exact:
        return (*known, say("{player} holds {low} or more", player=player, low=count.low))
    loose = " ".join(names(count.loose))
    if not loose:
        return (*known, say("{player} holds {count} unmatched", player=player, count=count.low))
    return (*known, say("{player} holds {count}: {loose}", player=player, count=count.low, loose=loose))


def _above(case: Case, declared: Declaration) -> Finding:
    player, where = case.player(declared.seat), (declared.line, declared.step.at, declared.seat)
    facts = _facts(case, declared)
    remedy = case.improper_remedy if declared.opens else "accepted"
    if remedy == "accepted":
        says = say("{player} knocked above the limit.", player=player)
        return Finding("improper_knock", "above_limit_and_accepted", *where, says, facts, ("P04",), irregularity=True)
    if remedy == "taken back":
        says = say(
            "{player} knocked above the limit: he takes the knock back, and his hand stays closed.", player=player
        )
        back_to = declared.step.at
        return Finding(
            "improper_knock",
            "above_limit_taken_back",
            *where,
            says,
            facts,
            ("P70",),
            irregularity=True,
            back_to=back_to,
        )
    if remedy == "penalty":
        return penalty_for(case, declared, facts, ("improper_knock", "above_limit"))
    says = say("{player} knocked above the limit: his hand is played open, all ten cards face up.", player=player)
    if declared.may_accept == "yes" and declared.answered == "pending" and not declared.left_behind(case):
        says = say(
            "{player} knocked above the limit: unless the knock is accepted, his hand is played open, all ten cards face up.",
            player=player,
        )
    points = ("P04", "P08")
    duty = open_duty(case) if opens_now(case, declared) else None
    return Finding("improper_knock", "above_limit", *where, says, facts, points, irregularity=True, duty=duty)


def penalty_for(case: Case, declared: Declaration, facts: tuple[Message, ...], found: tuple[str, str]) -> Finding:
    """A penalty in points, where the event has announced it (P72)."""
    player, other, penalty = case.player(declared.seat), case.player(1 - declared.seat), case.book.terms.penalty
    reading = case.readings("P72")
    says = say("{player} went down above the limit: {other} scores {points} penalty points, and play goes on with the hand closed.",
               player=player, other=other, points=penalty)  # fmt: skip
    if reading == "b":
        says = say("{player} went down above the limit: {other} scores {points} penalty points, and the hand is over.",
                   player=player, other=other, points=penalty)  # fmt: skip
    elif reading == "c":
        says = say("{player} went down above the limit: {points} points are taken off his score, and play goes on with the hand closed.",
                   player=player, points=penalty)  # fmt: skip
    seat, number = (declared.seat, -penalty) if reading == "c" else (1 - declared.seat, penalty)
    return Finding(*found, declared.line, declared.step.at, declared.seat, says, facts, ("P72",),
                   irregularity=True, penalty=(seat, number), over=reading == "b")  # fmt: skip


def open_duty(case: Case) -> Message:
    """What playing open covers (P08)."""
    if case.readings("P08") == "a":
        return say("{what}; his discard is turned up and may be taken, and he shows what he draws", what=OPEN_HAND)
    return say("{what}; what he draws he need not show", what=OPEN_HAND)


def _acceptance(case: Case, declared: Declaration) -> Iterator[Finding]:
    where = (declared.line, declared.step.at, 1 - declared.seat)
    other = case.player(1 - declared.seat)
    if declared.cannot_accept:
        says = say("{player} may not accept the knock: his own count is above the limit.", player=other)
        if declared.acceptor is None:
            says = say("{player} may not accept what was called as gin.", player=other)
        points = ("P68",) if declared.acceptor is None else ("P11",)
        yield Finding("improper_knock", "cannot_accept", *where, says, _acceptors_count(case, declared), points)
    if declared.answered == "accepted":
        says = say("{player} accepted the knock as proper.", player=other)
        yield Finding("improper_knock", "accepted", *where, says, _acceptors_count(case, declared), ("P52",))
        if declared.by_laying_off:
            yield _laying_off(case, declared)
    elif declared.answered == "pending" and not declared.left_behind(case):
        yield from _open_window(case, declared)
    if declared.may_accept != "no" and declared.answered not in ("accepted", "taken back"):
        yield from _too_late(case, declared)


def _acceptances(case: Case, declared: Declaration) -> list[Step]:
    """What the opponent said to accept this knock, before another one was made."""
    following = next((d.step.at for d in case.declarations if d.step.at > declared.step.at), len(case.trace.steps))
    accepting = case.trace.of(AcceptKnock)
    return [s for s in accepting if s.seat == 1 - declared.seat and declared.step.at < s.at < following]


def _time_has_passed(case: Case, declared: Declaration) -> bool:
    """Whether accepting had to come at once and something else was said before (P65), whatever the opponent counts."""
    accepting = _acceptances(case, declared)
    until = accepting[0].at if accepting else len(case.trace.steps)
    return spoken(case, declared, until) and case.readings("P65") == "b"


def _too_late(case: Case, declared: Declaration) -> Iterator[Finding]:
    """Acceptances after the time for it (P65)."""
    pending = declared.may_accept == "unknown" and declared.answered == "pending"
    accepting = _acceptances(case, declared)
    if accepting and not (pending and not _time_has_passed(case, declared)):
        for step in accepting:
            says = say(
                "{player} may no longer accept the knock: the time for it has passed.", player=case.player(step.seat)
            )
            yield Finding("improper_knock", "cannot_accept", step.line, step.at, step.seat, says, points=("P65",))


def _laying_off(case: Case, declared: Declaration) -> Finding:
    other = case.player(1 - declared.seat)
    says = say("{player} may first lay off on the melds of the knock to come under the limit.", player=other)
    return Finding(
        "improper_knock", "may_lay_off", declared.line, declared.step.at, 1 - declared.seat, says, points=("P11",)
    )


def _open_window(case: Case, declared: Declaration) -> Iterator[Finding]:
    """The opponent has not yet answered: he may accept, or may not, or his count has to be known first."""
    seat = 1 - declared.seat
    other = case.player(seat)
    if declared.may_accept != "no" and _time_has_passed(case, declared):
        return
    if declared.may_accept == "unknown":
        _ask(case, declared)
    elif declared.may_accept == "yes" and not hangs_on_unknown_cards(case, declared):
        if declared.by_laying_off:
            yield _laying_off(case, declared)
        says = say("{player} may accept the knock as proper and take the undercut, or refuse it.", player=other)
        yield Finding("improper_knock", "may_accept", declared.line, declared.step.at, seat, says, _acceptors_count(case, declared),
                      ("P11", "P65"), offer=_offer(case, declared))  # fmt: skip


def _acceptors_count(case: Case, declared: Declaration) -> tuple[Message, ...]:
    counted = declared.acceptor
    if counted is None or not counted.exact:
        return ()
    player = case.player(1 - declared.seat)
    if declared.by_laying_off:
        laid = " ".join(names(counted.laid_off))
        return (say("{player} counts {count} after laying off {cards}", player=player, count=counted.low, cards=laid),)
    return (say("{player} counts {count}", player=player, count=counted.low),)


def _ask(case: Case, declared: Declaration) -> None:
    if case.limit.ask is not None:
        case.need(case.limit.ask)
        return
    seat, counted = 1 - declared.seat, declared.acceptor
    if counted is not None and counted.exact and not declared.held.complete:
        case.need(Ask(cards_of(case.player(declared.seat), declared.held.size), declared.line))
        return
    fact = cards_of(case.player(seat), case.opponent_hand(declared).size)
    line = case.trace.section.deals.get(case.player(seat), ((), declared.line))[1]
    case.need(Ask(fact, line, CountIs(seat, counted.low, counted.high) if counted else None))


def _offer(case: Case, declared: Declaration) -> Offer:
    player = case.player(1 - declared.seat)
    return Offer(
        1 - declared.seat,
        say("{player} draws or takes", player=player),
        (
            Option(say("accept the knock"), Sentence(player, (AcceptKnock(),)), "may_accept"),
            Option(say("refuse the knock"), Sentence(player, (RefuseKnock(),)), "above_limit"),
        ),
    )
