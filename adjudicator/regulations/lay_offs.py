"""Lay-offs as they were made at a knock or gin: by whom, on what, and whether they are allowed.

Clauses: classic.5.d, classic.5.e. Point: P21.
"""

from collections.abc import Iterator

from adjudicator import events as e
from adjudicator import melds as m
from adjudicator.assessment.case import Case
from adjudicator.assessment.counting import laid_groups, lay_offs_made
from adjudicator.assessment.declared import Declaration
from adjudicator.assessment.result import Result
from adjudicator.cards import Cards, names
from adjudicator.regulations.finding import Finding
from adjudicator.replay import Step
from adjudicator.words import say

CIRCUMSTANCES = ("laid_off", "does_not_fit", "on_gin", "by_the_knocker", "not_allowed")


def find(case: Case) -> Iterator[Finding]:
    """Every lay-off made once the hand was over."""
    end, result = case.end, case.result
    if end is None or result is None:
        return
    for step in case.trace.of(e.LayOff):
        if step.at > end.step.at and step.seat >= 0:
            yield from _laid(case, end, result, step)


def _laid(case: Case, end: Declaration, result: Result, step: Step) -> Iterator[Finding]:
    player, where = case.player(step.seat), (step.line, step.at, step.seat)
    cards, reading = _cards(case, step), case.readings("P21")
    if reading == "b":
        says = say("Nothing is laid off: {cards} counts as held.", cards=" ".join(names(cards)))
        yield Finding("lay_offs", "not_allowed", *where, says, points=("P21",))
    elif step.seat == end.seat:
        says = say("{player} went down himself: only his opponent may lay off.", player=player)
        yield Finding("lay_offs", "by_the_knocker", *where, says, irregularity=True)
    elif end.verdict in ("gin", "big gin") and reading == "a":
        says = say("{player} may not lay off on a gin.", player=player)
        yield Finding("lay_offs", "on_gin", *where, says, points=("P21",), irregularity=True)
    else:
        yield from _on_the_knock(case, end, result, step, cards)


def _on_the_knock(case: Case, end: Declaration, result: Result, step: Step, cards: Cards) -> Iterator[Finding]:
    """What fits the melds as they count, and what does not."""
    player, where = case.player(step.seat), (step.line, step.at, step.seat)
    melds = result.counts[end.seat].melds
    held = case.opponent_hand(end).known
    made = lay_offs_made(case, end.step, melds, held)
    refused = cards & m.made_lay_offs(held, melds, made).refused if melds else 0
    if fits := cards & ~refused:
        says = say(
            "{player} lays off {cards} on the knocker's melds, as he may.", player=player, cards=" ".join(names(fits))
        )
        yield Finding("lay_offs", "laid_off", *where, says, points=("P21",))
    if refused:
        says = say(
            "{player} laid off {cards}, which fits none of the knocker's melds: it counts as held.",
            player=player,
            cards=" ".join(names(refused)),
        )
        yield Finding("lay_offs", "does_not_fit", *where, says, irregularity=True)


def _cards(case: Case, step: Step) -> Cards:
    """The cards of one lay-off."""
    held, found = step.before.hands[step.seat].known, 0
    for group, _ in step.act.parts:
        for cards in laid_groups((group,), held):
            found |= cards
    return found
