"""Before the hand: who deals by the cut or after the last hand, and each player counting his cards.

Clauses: gra.2.a, gra.2.b, gra-fr.2.a, gra-fr.2.b, classic.2.a, classic.3.a, home.0.b, home.1.a. Points: P01, P03, P05.
"""

from collections.abc import Iterator

from adjudicator.assessment.ask import Ask
from adjudicator.assessment.case import Case
from adjudicator.assessment.cut import Cut, cuts, deals_next, named_by_the_cut, played
from adjudicator.cards import NAMES
from adjudicator.regulations.finding import Finding
from adjudicator.words import Message, say

CIRCUMSTANCES = (
    "by_lot",
    "low_card_deals",
    "tied",
    "suits_rank",
    "ace_low",
    "wrong_dealer",
    "dealt_anew",
    "deal_stands",
    "out_of_rotation",
    "counted",
)


def find(case: Case) -> Iterator[Finding]:
    """What the cut says, who dealt against it, and that cards are counted before play."""
    section = case.trace.section
    if section.cuts:
        yield from _cut(case)
    elif section.carried is not None and section.lines.get("dealer"):
        yield from _rotation(case)
    if section.dealt and any(wrong.before_play for wrong in case.wrong_numbers):
        yield from _counted(case)


def _cut(case: Case) -> Iterator[Finding]:
    found = cuts(case.trace.section, case.readings, case.book.terms.ace_printed)
    for cut in found:
        yield from _one_cut(case, cut, last=cut is found[-1])
    low = named_by_the_cut(found)
    last = found[-1]
    if low is None:
        if last.ace_unranked and not played(case):
            case.need(Ask(say("whether an ace is low in the cut"), last.line))
        return
    yield from _dealer(case, last, low)


def _one_cut(case: Case, cut: Cut, *, last: bool) -> Iterator[Finding]:
    """A tie, and an ace that the text does not rank."""
    because = _cards(cut)
    if cut.tied and cut.low is None:
        says = say("The cut is tied: the players cut again.")
        again = last and not case.trace.section.dealt
        yield Finding("before_the_hand", "tied", cut.line, -1, -1, says, because, ("P01",), to_do=again)
    elif cut.tied:
        says = say("The cut is tied, and the suits rank: {player}'s card is the lower.", player=str(cut.low))
        yield Finding("before_the_hand", "suits_rank", cut.line, -1, -1, says, because, ("P01",))
    if cut.ace_unranked and cut.low is not None:
        yield Finding(
            "before_the_hand", "ace_low", cut.line, -1, -1, say("The ace counts as low in the cut."), because, ("P05",)
        )


def _cards(cut: Cut) -> tuple[Message, ...]:
    return tuple(say("{player} cut {card}", player=player, card=NAMES[card]) for player, card in cut.cards)


def _why_low(case: Case, cut: Cut, circumstance: str) -> tuple[Message, ...]:
    """The cards that were cut; and that it is custom who deals by them, where the text has it found by lot and no more."""
    if case.book.answer("before_the_hand", circumstance).source is None:
        return _cards(cut)
    return (*_cards(cut), say("the text says by lot, and no more: that the low card deals is custom"))


def _dealer(case: Case, cut: Cut, low: str) -> Iterator[Finding]:
    """The low card deals; a deal by the other player is put right while nothing was played."""
    yield Finding("before_the_hand", "by_lot", cut.line, -1, -1, say("The first dealer is found by lot."))
    section, player = case.trace.section, case.trace.section.side(low) or low
    seat, low = section.seat(player), section.team(low) or low
    stated = section.lines.get("dealer", 0)
    if not stated or section.dealer == player or section.seat(section.dealer or "") < 0:
        says = say("{player} has the low card and deals first.", player=low)
        if case.book.terms.keeps_score:
            says = say("{player} has the low card: he deals first and keeps the score.", player=low)
        if section.teams:
            says = say("{team} has the low card, deals first and keeps the score.", team=low)
        because = _why_low(case, cut, "low_card_deals")
        yield Finding("before_the_hand", "low_card_deals", cut.line, -1, seat, says, because, to_do=not section.dealt)
        return
    dealer = section.team_dealt or str(section.dealer)
    line = max(stated, cut.line)
    says = say(
        "{player} has the low card and ought to deal; {dealer} is named as the dealer.", player=low, dealer=dealer
    )
    owed = say("deals and keeps the score") if case.book.terms.keeps_score else say("deals")
    duty = None if section.dealt or case.trace.steps else owed
    because = _why_low(case, cut, "wrong_dealer")
    yield Finding("before_the_hand", "wrong_dealer", line, -1, seat, says, because, irregularity=True, duty=duty)
    if duty is not None:
        return
    if played(case):
        says = say("Play has begun: the deal stands.")
        yield Finding("before_the_hand", "deal_stands", line, -1, seat, says)
    else:
        says = say("Nothing has been played: {player} deals anew.", player=low)
        yield Finding("before_the_hand", "dealt_anew", line, -1, seat, says)


def _rotation(case: Case) -> Iterator[Finding]:
    """Within a game: the dealer whom the log names is not the one whose deal it is (P03, P20, P51)."""
    section = case.trace.section
    carried = section.carried
    assert carried is not None
    due = deals_next(carried.outcome, carried.winner, carried.dealt, section.players, case.readings)
    if due is None or due == section.dealer:
        return
    point = {"no_score": "P20", "new_deal": "P51"}.get(carried.outcome, "P03")
    says = say("{dealer} deals; after the hand before it is {player}'s deal.", dealer=str(section.dealer), player=due)
    by_text = case.book.answer("before_the_hand", "out_of_rotation").clause is not None
    yield Finding("before_the_hand", "out_of_rotation", section.lines["dealer"], -1, section.seat(str(section.dealer)),
                  says, points=(point,), irregularity=by_text)  # fmt: skip


def _counted(case: Case) -> Iterator[Finding]:
    wrong = next(wrong for wrong in case.wrong_numbers if wrong.before_play)
    says = say("Each player counts his cards before play.")
    yield Finding("before_the_hand", "counted", wrong.line, wrong.at, -1, says)
