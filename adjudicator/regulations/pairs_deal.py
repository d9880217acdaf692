"""The deal where partners play side by side: eleven cards, a knock card from a deck of its own, captains, a missing partner.

Clauses: gra-pairs.6.a, gra-pairs.7.a, gra-pairs.7.b, gra-pairs.9.a, gra-pairs.f.a, gra-pairs.f.b, gra-fr-pairs.6.a,
gra-fr-pairs.7.a. Points: P48, P53, P74.
"""

from collections.abc import Iterator

from adjudicator import events as e
from adjudicator.assessment.case import Case
from adjudicator.assessment.limit import SPADES
from adjudicator.assessment.side_by_side import ENDS_A_TURN, from_eleven, from_the_deck
from adjudicator.cards import NAMES
from adjudicator.position import TEN
from adjudicator.regulations.finding import Finding
from adjudicator.words import say

CIRCUMSTANCES = ("eleven", "dealt_to_the_dealer", "centre_deck", "next_of_the_deck", "no_upcard", "discards_first", "spades_do_not_double",
                 "captains_meet", "captains_apart", "no_partner", "side_by_side")  # fmt: skip


def find(case: Case) -> Iterator[Finding]:
    """Who meets whom, what was dealt, where the knock card is from."""
    section = case.trace.section
    if section.teams:
        yield from _teams(case)
    if section.eleven is None:
        return
    yield from _dealt(case)
    yield from _knock_card(case)
    yield from _upcard(case)
    for step in case.passage.too_soon:
        says = say(
            "{player} discards first from eleven cards: that is no knock yet, and play goes on.",
            player=case.player(step.seat),
        )
        yield Finding(
            "pairs_deal", "discards_first", step.line, step.at, step.seat, says, points=("P74",), irregularity=True
        )


def _teams(case: Case) -> Iterator[Finding]:
    section = case.trace.section
    for team, members in section.teams:
        if len(members) == 1 and section.previous is None:
            says = say("{team} is {player} alone: the organisers find him a partner.", team=team, player=members[0])
            where = (section.first_line, -1, section.seat(members[0]))
            yield Finding("pairs_deal", "no_partner", *where, says, actor=members[0], to_do=True)
    captains = [player for player in section.players[:2] if player in section.captains]
    where = (section.lines.get("pair", section.first_line), -1, -1)
    if section.pair and len(captains) == 2:
        says = say("{one} and {two} are the captains: captain plays captain.", one=captains[0], two=captains[1])
        yield Finding("pairs_deal", "captains_meet", *where, says)
    elif section.pair and len(captains) == 1 and len(section.captains) > 1:
        says = say("{player} is a captain and does not play the other one: captain plays captain.", player=captains[0])
        yield Finding("pairs_deal", "captains_apart", *where, says, irregularity=True)
    for step in case.trace.of(e.Do):
        if step.act.deed == "plays at the wrong seat":
            says = say("The members of a team sit side by side.")
            yield Finding(
                "pairs_deal", "side_by_side", step.line, step.at, step.seat, says, irregularity=True, actor=step.actor
            )


def _dealt(case: Case) -> Iterator[Finding]:
    """Eleven cards, where they are right and where they are not."""
    section = case.trace.section
    for step in case.trace.of(*ENDS_A_TURN):
        if from_eleven(case, step):
            says = say(
                "{player} was dealt eleven cards, which is right before the first discard.",
                player=case.player(step.seat),
            )
            yield Finding("pairs_deal", "eleven", step.line, step.at, step.seat, says, points=("P74",))
    dealer = section.seat(section.dealer or "")
    cards, line = section.deals.get(case.player(dealer), ((), 0))
    if dealer >= 0 and dealer not in (section.eleven or ()) and len(cards) > TEN:
        says = say(
            "{player} is on the dealing side and is dealt ten cards; he has {number}.",
            player=case.player(dealer),
            number=len(cards),
        )
        yield Finding("pairs_deal", "dealt_to_the_dealer", line, -1, dealer, says, irregularity=True)


def _knock_card(case: Case) -> Iterator[Finding]:
    """Where the card is from that sets the limit, once somebody has gone down."""
    declared = next(iter(case.declarations), None)
    card = case.trace.section.knock_card and case.trace.section.knock_card[0]
    if declared is None or card is None:
        return
    where = (declared.line, declared.step.at, -1)
    if from_the_deck(case.trace.section, case.book.terms, case.readings):
        says = say("The knock card {card} is the next card of the deck: it is out of the stock.", card=NAMES[card])
        yield Finding("pairs_deal", "next_of_the_deck", *where, says, points=("P48",))
    else:
        says = say("The knock card {card} is from the centre deck; it is none of the cards in play.", card=NAMES[card])
        yield Finding("pairs_deal", "centre_deck", *where, says, points=() if case.book.terms.centre_deck else ("P48",))
    if card in SPADES and case.result is not None and case.result.winner >= 0 and not case.book.terms.spades_double:
        says = say("The knock card is a spade: nothing is doubled for it.")
        points = ("P53",) if case.book.answer("pairs_deal", "spades_do_not_double").point else ()
        yield Finding("pairs_deal", "spades_do_not_double", *where, says, points=points)


def _upcard(case: Case) -> Iterator[Finding]:
    """The first play takes or passes an upcard that is not there."""
    first = next(
        (s for s in case.trace.of(e.Take, e.Pass) if s.seat >= 0 and not s.before.pile and not s.before.below), None
    )
    if first is not None:
        says = say("There is no upcard: the discard pile starts empty.")
        yield Finding("pairs_deal", "no_upcard", first.line, first.at, first.seat, says, irregularity=True)
