"""Cards of the stock that were seen: their use is lost to who saw them, and the other player may have them.

Clauses: gra.11.a to gra.11.d, gra-fr.14.a, gra.0.a. Points: P31, P32, P33.
"""

from collections.abc import Iterator

from adjudicator import events as e
from adjudicator.assessment.case import Case
from adjudicator.assessment.seen import Seen
from adjudicator.cards import NAMES, Card
from adjudicator.events import Sentence
from adjudicator.regulations.finding import Bar, Finding, Offer, Option
from adjudicator.words import say

CIRCUMSTANCES = ("seen", "seen_alone", "discard_taken", "option", "card_taken", "refused", "uncovered")
LOOKS_AT = (e.See, e.Uncover)


def find(case: Case) -> Iterator[Finding]:
    """Each time cards were seen: what is lost, what is open, what was done."""
    for entry in case.seen:
        shuffled = case.book.answer("seen_card", "option").remedy == "none"
        if not entry.drawing or shuffled:
            yield _uncovered(case, entry)
        elif entry.state == "shuffled":
            says = say("Only {player} saw the card: it is shuffled back into the stock.", player=case.player(entry.seat))
            yield Finding("seen_card", "seen_alone", entry.line, entry.at, entry.seat, says, points=("P33",), irregularity=True)
        else:
            yield from _drawing(case, entry)


def _cards(cards: tuple[Card | None, ...]) -> str:
    return " ".join("?" if card is None else NAMES[card] for card in cards)


def _uncovered(case: Case, entry: Seen) -> Finding:
    player = case.player(entry.seat)
    says = say("{player} uncovered {cards} of the stock.", player=player, cards=_cards(entry.cards))
    available = (say("shuffle the stock and let play go on"), say("treat the card as one seen while drawing"))
    return Finding("seen_card", "uncovered", entry.line, entry.at, entry.seat, says, irregularity=True, available=available)


def _drawing(case: Case, entry: Seen) -> Iterator[Finding]:
    player, other = case.player(entry.seat), case.player(1 - entry.seat)
    says = say("Drawing, {player} saw {cards}: he loses the use of it.", player=player, cards=_cards(entry.cards))
    if entry.alone:
        says = say("Drawing, {player} alone saw {cards}: it is shown, and he loses the use of it.", player=player, cards=_cards(entry.cards))
    points = ("P33",) if entry.alone else ()
    first = entry.cards[0]
    lost = Bar(entry.seat, "?" if first is None else NAMES[first], "stock") if entry.state in ("seen", "offered") else None
    yield Finding("seen_card", "seen", entry.line, entry.at, entry.seat, says, points=points, irregularity=True, bar=lost)
    line, at = entry.answered_line, entry.answered_at
    if entry.buried:
        says = say("{chooser} refused {cards}: it goes on the discard pile, and {other} draws a new card.",
                   chooser=case.player(entry.chooser), cards=_cards(entry.buried), other=other)  # fmt: skip
        yield Finding("seen_card", "refused", line or entry.line, at if at >= 0 else entry.at, entry.chooser, says)
    if entry.state == "discard taken":
        says = say("{other} took the discard: the seen cards are shuffled back into the stock, and play goes on.", other=other)
        yield Finding("seen_card", "discard_taken", line, at, 1 - entry.seat, says)
    elif entry.state == "card taken":
        says = say("{chooser} took the seen card, and play goes on.", chooser=case.player(entry.chooser))
        yield Finding("seen_card", "card_taken", line, at, entry.chooser, says)
    elif entry.state == "offered":
        yield _option(case, entry)


def _option(case: Case, entry: Seen) -> Finding:
    chooser, other = case.player(entry.chooser), case.player(1 - entry.seat)
    says = say("If {other} does not take the discard, {chooser} may have the seen card, or refuse it.", other=other, chooser=chooser)
    points = ("P31", "P32") if len(entry.cards) > 1 else ("P31",)
    return Finding("seen_card", "option", entry.line, entry.discard_at, entry.chooser, says, points=points, offer=_offer(case, entry))


def _offer(case: Case, entry: Seen) -> Offer:
    """What may be chosen now, in the order of the rules: the discard first, then the card on offer."""
    other, chooser = case.player(1 - entry.seat), case.player(entry.chooser)
    card = entry.left[0]
    seen = "the seen card" if card is None else f"the seen card {NAMES[card]}"
    options: list[Option] = []
    if not entry.buried:
        options.append(Option(say("take the discard"), Sentence(other, (e.Take(entry.discard),)), "discard_taken"))
    options.append(Option(say("take {card}", card=seen), Sentence(chooser, (e.TakeSeen(card),)), "card_taken"))
    options.append(Option(say("refuse {card}", card=seen), Sentence(chooser, (e.RefuseSeen(card),)), "refused"))
    return Offer(entry.chooser, say("{player} draws", player=other), tuple(options))
