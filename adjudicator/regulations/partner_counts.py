"""Counts and scores told or asked for while the other hand of a team is still played.

Clauses: gra-pairs.11.a, gra-pairs.12.a. Point: P50.
"""

from collections.abc import Iterator

from adjudicator import events as e
from adjudicator.assessment.case import Case
from adjudicator.assessment.side_by_side import given_counts, hand_of, holds_eleven, partner_plays
from adjudicator.regulations.finding import Finding
from adjudicator.replay import Section, Step
from adjudicator.replay.pairs import acts, ended
from adjudicator.words import say

CIRCUMSTANCES = (
    "given",
    "given_in_play",
    "given_late",
    "true_count",
    "count_acted_on",
    "asked_in_play",
    "asked_when_done",
    "not_owed_yet",
    "owed",
)

ASKS = ("asks for the count", "asks for the score")
PLAYS = (e.Draw, e.Take, e.TakeSeen, e.Discard)


def find(case: Case) -> Iterator[Finding]:
    """Every count given by a player of this hand, and every question asked in it."""
    section = case.trace.section
    if not section.teams:
        return
    for step in case.trace.of(e.Do):
        if step.act.deed in ASKS:
            yield from _asked(case, step)
    if section.pair:
        for line, seat, number in given_counts(section):
            yield from _given(case, line, seat, number)


def _asked(case: Case, step: Step) -> Iterator[Finding]:
    """Who still plays may ask at any time; a lost hand owes its count once he holds ten cards."""
    section, player, where = case.trace.section, step.actor, (step.line, step.at, step.seat)
    hand = hand_of(section, player)
    if hand is not None and ended(hand, step.line):
        says = say("{player}'s hand is over: only who still plays may ask.", player=player)
        yield Finding("partner_counts", "asked_when_done", *where, says, irregularity=True, actor=player)
        return
    says = say("{player} is still playing and may ask at any time.", player=player)
    yield Finding("partner_counts", "asked_in_play", *where, says, actor=player)
    over = [other for other in (section, *section.beside) if other is not hand and ended(other, step.line)]
    if step.act.deed != ASKS[0] or hand is None or not over:
        return
    if holds_eleven(hand, player, step.line):
        says = say("{player} holds eleven cards: the lost hand owes no count until he has ten.", player=player)
        yield Finding("partner_counts", "not_owed_yet", *where, says, actor=player)
    else:
        yield Finding(
            "partner_counts",
            "owed",
            *where,
            say("{player} holds ten cards: the lost hand gives its count.", player=player),
            actor=player,
            to_do=True,
        )


def _given(case: Case, line: int, seat: int, number: int) -> Iterator[Finding]:
    section, player = case.trace.section, case.player(seat)
    over = ended(section, line)
    if not over:
        says = say(
            "{player} gives a count while his own hand is in play: it is given when the hand is over.", player=player
        )
        yield Finding("partner_counts", "given_in_play", line, -1, seat, says, irregularity=True)
        return
    if _played_on(section, over, line) and not _was_asked(section, over, line):
        says = say(
            "{player} gives the count after play has gone on: it is given when the hand is over, or when asked for.",
            player=player,
        )
        yield Finding("partner_counts", "given_late", line, -1, seat, says, irregularity=True)
    else:
        says = say("{player}'s hand is over: its winner or its loser may give the count then.", player=player)
        yield Finding("partner_counts", "given", line, -1, seat, says)
    yield from _wrong(case, line, seat, number)


def _wrong(case: Case, line: int, seat: int, number: int) -> Iterator[Finding]:
    """A count that is not that of the cards (P50)."""
    true = case.true_count(seat)
    if true in (None, number) or not partner_plays(case.trace.section, case.player(seat), line):
        return
    player = case.player(seat)
    because = (say("{player}'s cards count {count}", player=player, count=true or 0),)
    if case.readings("P50") == "b":
        says = say("{player} gave {number}, and it was acted on: that count stands.", player=player, number=number)
        yield Finding("partner_counts", "count_acted_on", line, -1, seat, says, because, ("P50",), irregularity=True)
        return
    says = say(
        "{player} gave {number}; his cards count, unless that is agreed and recorded, and the lost hand is shown.",
        player=player,
        number=number,
    )
    yield Finding("partner_counts", "true_count", line, -1, seat, says, because, ("P50",), irregularity=True)


def _between(section: Section, first: int, last: int) -> list[e.Act]:
    return [act for hand in (section, *section.beside) for line, _, act in acts(hand, last) if line > first]


def _played_on(section: Section, over: int, line: int) -> bool:
    return any(isinstance(act, PLAYS) for act in _between(section, over, line))


def _was_asked(section: Section, over: int, line: int) -> bool:
    return any(isinstance(act, e.Do) and act.deed in ASKS for act in _between(section, over, line))
