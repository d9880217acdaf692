"""The hand is over by a knock or gin: who scores, and what.

Clauses: gra.6.a, gra.6.c to gra.6.f, gra-fr.6.a, 7.a, 8.a, classic.2.d, 4.b, 5.e, 6.a, home.0.b,
home.4.a to 4.d.
Points: P17, P21, P23, P60, P63.
"""

from collections.abc import Iterator

from adjudicator.assessment.case import Case
from adjudicator.assessment.counting import COURT
from adjudicator.assessment.declared import Declaration
from adjudicator.assessment.result import Result
from adjudicator.position import TEN
from adjudicator.regulations.finding import Finding
from adjudicator.words import Message, say

CIRCUMSTANCES = (
    "ended",
    "lower",
    "undercut",
    "equal",
    "gin",
    "big_gin",
    "gin_called_knock",
    "not_gin",
    "court_cards",
    "pip_cards",
    "doubled",
    "box",
)


def find(case: Case) -> Iterator[Finding]:
    """What ended the hand, and the score."""
    for declared in case.declarations:
        scored_as_knock = declared.verdict == "knock" and declared.count.low > 0
        not_gin = declared.verdict == "false gin" or declared.void == "wrong number" or scored_as_knock
        if declared.called == "gin" and not_gin and declared.answered != "taken back":
            yield _not_gin(case, declared)
    end = case.end
    if end is None:
        return
    player = case.player(end.seat)
    how = {"gin": say("gin"), "big gin": say("big gin")}.get(end.verdict, say("knock"))
    says = say("{player}'s {how} ends the hand, and it is counted.", player=player, how=how)
    yield Finding("hand_ends", "ended", end.line, end.step.at, end.seat, says)
    if end.called == "knock" and end.verdict == "gin":
        says = say(
            "{player} called a knock and all ten of his cards are in melds: it is gin until the count is recorded.",
            player=player,
        )
        yield Finding("hand_ends", "gin_called_knock", end.line, end.step.at, end.seat, says, points=("P63",))
    if case.result is None and end.verdict == "gin":
        says = say("{player} has gin and scores what his opponent counts, and the bonus.", player=player)
        yield Finding("hand_ends", "gin", end.line, end.step.at, end.seat, says)
    if case.result is not None:
        if case.result.winner >= 0 or case.result.equal:
            yield _score(case, end, case.result)
        yield from _by_the_book(case, end, case.result)
        if any(counted.loose & COURT for counted in case.result.counts):
            says = say("Court cards count ten, as elsewhere in gin rummy.")
            yield Finding("hand_ends", "court_cards", end.line, end.step.at, -1, says, points=("P05",))
        if any(counted.loose & ~COURT for counted in case.result.counts):
            says = say("An ace counts one, and a numbered card its number.")
            yield Finding("hand_ends", "pip_cards", end.line, end.step.at, -1, says)


def _by_the_book(case: Case, end: Declaration, result: Result) -> Iterator[Finding]:
    """What some books add to a hand that was won: it counts double under a spade; a box for the sheet."""
    if result.winner < 0:
        return
    where, winner = (end.line, end.step.at, result.winner), case.player(result.winner)
    if result.times > 1:
        says = say(
            "A spade is up, and the hand counts double: {total} for {winner}.", total=sum(result.points), winner=winner
        )
        yield Finding("hand_ends", "doubled", *where, says)
    if box := case.book.terms.box:
        says = say("{winner} has won the hand: a box, {box} points when the game is over.", winner=winner, box=box)
        yield Finding("hand_ends", "box", *where, says)


def _not_gin(case: Case, declared: Declaration) -> Finding:
    player, size = case.player(declared.seat), declared.held.size
    says = say(
        "{player} called gin with {count} unmatched: gin is all ten cards in melds.",
        player=player,
        count=declared.count.low,
    )
    if size != TEN:
        says = say("{player} called gin with {size} cards: gin is all ten cards in melds.", player=player, size=size)
    return Finding("hand_ends", "not_gin", declared.line, declared.step.at, declared.seat, says, irregularity=True)


def _score(case: Case, end: Declaration, result: Result) -> Finding:
    total = result.difference + result.bonus
    winner = case.player(result.winner) if result.winner >= 0 else ""
    circumstance, says, points = _case_of(result, winner, total)
    if result.outcome == "big_gin" or end.called == "big gin":
        points += ("P78",) if result.outcome == "big_gin" else ("P23",)
    return Finding("hand_ends", circumstance, end.line, end.step.at, result.winner, says, _counts(case, result), points)


def _case_of(result: Result, winner: str, total: int) -> tuple[str, Message, tuple[str, ...]]:
    difference, bonus = result.difference, result.bonus
    if result.outcome == "big_gin":
        return (
            "big_gin",
            say(
                "{winner} has big gin and scores {count} and the bonus of {bonus}: {total}.",
                winner=winner,
                count=difference,
                bonus=bonus,
                total=total,
            ),
            (),
        )
    if result.outcome == "gin":
        says = say(
            "{winner} has gin and scores {count} and the bonus of {bonus}: {total}.",
            winner=winner,
            count=difference,
            bonus=bonus,
            total=total,
        )
        return "gin", says, ("P21",)
    if result.outcome == "undercut":
        says = say(
            "Undercut: {winner} scores the difference of {difference} and the bonus of {bonus}: {total}.",
            winner=winner,
            difference=difference,
            bonus=bonus,
            total=total,
        )
        return "undercut", says, ("P17", "P60") if result.equal else ("P60",)
    if result.winner < 0:
        return "equal", say("The counts are equal: nobody scores."), ("P17",)
    return (
        "lower",
        say("{winner} has the lower count and scores the difference: {total}.", winner=winner, total=total),
        ("P60",),
    )


def _counts(case: Case, result: Result) -> tuple[Message, ...]:
    found = []
    for seat in (0, 1):
        counted = result.counts[seat]
        if counted.charge:
            text = say(
                "{player} counts {count} and {charge} for missing cards",
                player=case.player(seat),
                count=counted.low,
                charge=counted.charge,
            )
        else:
            text = say("{player} counts {count}", player=case.player(seat), count=counted.low)
        found.append(text)
    return tuple(found)
