"""The wrong card turned face down at a knock or gin: its owner may take it back and rearrange.

Clauses: gra.10.a, gra-fr.13.a. Points: P15, P58, P77.
"""

from collections.abc import Iterator

from adjudicator import events as e
from adjudicator import melds as m
from adjudicator.assessment.ask import Ask, cards_of
from adjudicator.assessment.better_card import hangs_on_unknown_cards
from adjudicator.assessment.case import Case
from adjudicator.assessment.declared import Declaration
from adjudicator.assessment.void_acts import Void, may_become_gin
from adjudicator.assessment.window import may_take_back
from adjudicator.cards import NAMES, each
from adjudicator.events import Sentence
from adjudicator.regulations.finding import Finding, Offer, Option
from adjudicator.replay import Step
from adjudicator.words import Message, say

CIRCUMSTANCES = ("offered", "taken_back", "too_late", "left")


def find(case: Case) -> Iterator[Finding]:
    """The option of the card's owner, and what he did with it."""
    for declared in case.declarations:
        player = case.player(declared.seat)
        if declared.answered == "taken back":
            yield _taken_back(case, declared)
        elif declared.better and declared.left:
            says = say("{player} leaves the card that he turned face down.", player=player)
            yield Finding("wrong_card", "left", declared.line, declared.step.at, declared.seat, says)
        elif _offered(case, declared):
            yield _offer(case, declared)
        elif hangs_on_unknown_cards(case, declared):
            case.need(Ask(cards_of(player, declared.held.size), declared.line))
    for step in case.trace.of(Void):
        if type(step.act.act) is e.TakeBack:
            yield _in_vain(case, step)


def _in_vain(case: Case, step: Step) -> Finding:
    """A card taken back that had to stay where it was."""
    player = case.player(step.seat)
    turned = [d for d in case.declarations if d.step.at < step.at]
    says = say("{player} may no longer take back the card: the time for it has passed.", player=player)
    if not turned or turned[-1].seat != step.seat:
        says = say("{player} turned no card face down that he could take back.", player=player)
    elif not may_become_gin(case, turned[-1]):
        says = say("{player} may not take back the card: the hand may not become gin.", player=player)
    return Finding(
        "wrong_card", "too_late", step.line, step.at, step.seat, says, points=("P15", "P58", "P77"), irregularity=True
    )


def _offered(case: Case, declared: Declaration) -> bool:
    if not declared.better or declared.verdict not in ("improper", "false gin"):
        return False
    return not declared.left_behind(case) and may_take_back(case, declared)


def best_instead(declared: Declaration) -> tuple[int, int]:
    """The card whose discard would leave the least, and that count; of several the lowest-numbered card."""
    assert declared.eleven is not None
    eleven = declared.eleven
    return min(((m.deadwood(eleven & ~(1 << card)), card) for card in each(declared.better)), key=lambda pair: pair)[
        ::-1
    ]


def _offer(case: Case, declared: Declaration) -> Finding:
    player = case.player(declared.seat)
    assert declared.card is not None
    name = NAMES[declared.card]
    card, count = best_instead(declared)
    again = e.Gin(card) if count == 0 and case.readings("P77") == "a" else e.Knock(card)
    says = say("{player} turned {card} face down; with {better} turned instead his hand counts {count}. He may take it back and rearrange.",
               player=player, card=name, better=NAMES[card], count=count)  # fmt: skip
    options = (
        Option(
            say("take back {card}", card=name),
            Sentence(player, (e.TakeBack(declared.card),)),
            "offered",
            Sentence(player, (again,)),
        ),
        Option(say("leave {card}", card=name), Sentence(player, (e.Leave(declared.card),)), "offered"),
    )
    offer = Offer(declared.seat, say("the count is agreed and recorded"), options)
    return Finding(
        "wrong_card",
        "offered",
        declared.line,
        declared.step.at,
        declared.seat,
        says,
        points=("P15", "P58", "P77"),
        irregularity=True,
        offer=offer,
    )


def _taken_back(case: Case, declared: Declaration) -> Finding:
    player = case.player(declared.seat)
    says = say("{player} takes the card back, rearranges his hand and goes down again.", player=player)
    duty: Message | None = say("goes down again")
    if case.readings("P58") == "c":
        says = say(
            "{player} takes the card back and rearranges his hand; he goes down again or plays on.", player=player
        )
        duty = None
    later = any(d.step.at > declared.step.at and d.seat == declared.seat for d in case.declarations)
    return Finding("wrong_card", "taken_back", declared.answered_line, declared.answered_at, declared.seat, says,
                   points=("P15", "P58"), irregularity=True, duty=None if later else duty)  # fmt: skip
