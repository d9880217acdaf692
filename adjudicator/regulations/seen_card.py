"""Cards of the stock that were seen: their use is lost to who saw them, and the other player may have them.

Clauses: gra.11.a to gra.11.d, gra-fr.14.a, gra.0.a, classic.2.c, home.2.c. Points: P31, P32, P33.
"""

from collections.abc import Iterator

from adjudicator import events as e
from adjudicator.assessment.case import Case
from adjudicator.assessment.out_of_order import played_on
from adjudicator.assessment.seen import Seen
from adjudicator.assessment.void_acts import Void
from adjudicator.cards import NAMES, Card
from adjudicator.events import Sentence
from adjudicator.regulations.finding import Bar, Finding, Offer, Option
from adjudicator.words import say

CIRCUMSTANCES = (
    "seen",
    "seen_alone",
    "discard_taken",
    "option",
    "card_taken",
    "refused",
    "not_his",
    "face_down",
    "uncovered",
)


def find(case: Case) -> Iterator[Finding]:
    """Each time cards were seen: what is lost, what is open, what was done."""
    shuffled = case.book.answer("seen_card", "option").remedy == "none"
    for entry in case.seen:
        if case.end is not None and entry.at > case.end.step.at:
            continue
        if not entry.drawing or shuffled:
            yield Finding("seen_card", "face_down", entry.line, entry.at, entry.seat, say("The stock lies face down."))
            yield _uncovered(case, entry)
        elif entry.state == "shuffled":
            says = say(
                "Only {player} saw the card: it is shuffled back into the stock.", player=case.player(entry.seat)
            )
            where = (entry.line, entry.at, entry.seat)
            yield Finding("seen_card", "seen_alone", *where, says, points=("P33",), irregularity=True, to_do=True)
        else:
            yield from _drawing(case, entry)
    if not shuffled:
        yield from _not_his(case)


def _cards(cards: tuple[Card | None, ...]) -> str:
    return " ".join(_name(card) for card in cards)


def _name(card: Card | None) -> str:
    return "?" if card is None else NAMES[card]


def _uncovered(case: Case, entry: Seen) -> Finding:
    player = case.player(entry.seat)
    if case.book.answer("seen_card", "uncovered").remedy != "discretion":
        says = say(
            "{player} uncovered {cards} of the stock: it is shuffled, and play goes on.",
            player=player,
            cards=_cards(entry.cards),
        )
        return Finding("seen_card", "uncovered", entry.line, entry.at, entry.seat, says, irregularity=True, to_do=True)
    now = not played_on(case, entry.at)
    says = say("{player} uncovered {cards} of the stock.", player=player, cards=_cards(entry.cards))
    if now:
        says = say(
            "{player} uncovered {cards} of the stock: the director decides whether it is shuffled and play goes on, or this counts as seen while drawing.",
            player=player,
            cards=_cards(entry.cards),
        )
    available = (say("shuffle the stock and let play go on"), say("treat the card as one seen while drawing"))
    return Finding("seen_card", "uncovered", entry.line, entry.at, entry.seat, says,
                   irregularity=True, available=available, to_do=now)  # fmt: skip


def _drawing(case: Case, entry: Seen) -> Iterator[Finding]:
    yield _seen(case, entry)
    other, chooser = case.player(1 - entry.seat), case.player(entry.chooser)
    line, at = entry.answered_line, entry.answered_at
    if entry.buried:
        says = say("{chooser} refused {cards}: it goes on the discard pile, and {other} draws a new card.",
                   chooser=chooser, cards=_cards(entry.buried), other=other)  # fmt: skip
        to_do = type(case.trace.steps[at].act) is e.RefuseSeen  # who has drawn without a word has drawn anew already
        yield Finding("seen_card", "refused", line, at, entry.chooser, says, to_do=to_do)
    if entry.state == "discard taken":
        says = say(
            "{other} took the discard: the seen cards are shuffled back into the stock, and play goes on.", other=other
        )
        yield Finding("seen_card", "discard_taken", line, at, 1 - entry.seat, says, to_do=True)
    elif entry.state == "card taken":
        says = say("{chooser} took the seen card, and play goes on.", chooser=chooser)
        yield Finding("seen_card", "card_taken", line, at, entry.chooser, says)
    elif entry.state == "offered" and not _over(case, entry):
        yield from _options(case, entry)


def _seen(case: Case, entry: Seen) -> Finding:
    player, cards = case.player(entry.seat), _cards(entry.cards)
    says = say("Drawing, {player} saw {cards}: he loses the use of it.", player=player, cards=cards)
    if entry.alone:
        says = say(
            "Drawing, {player} alone saw {cards}: it is shown, and he loses the use of it.", player=player, cards=cards
        )
    points = ("P33",) if entry.alone else ()
    open_still = entry.cards if entry.state == "seen" else entry.left if entry.state == "offered" else ()
    bars = tuple(Bar(entry.seat, _name(card), "stock") for card in open_still)
    return Finding(
        "seen_card", "seen", entry.line, entry.at, entry.seat, says, points=points, irregularity=True, bars=bars
    )


def _over(case: Case, entry: Seen) -> bool:
    """Whether no card of the stock can be had any more: the hand is over, or the 50th card has been drawn."""
    return case.end is not None or (case.last_card is not None and case.last_card.at <= entry.at)


def _options(case: Case, entry: Seen) -> Iterator[Finding]:
    """The option; under the reading that gives it to the one who saw, the discard is still for the other to take (P31)."""
    chooser, other = case.player(entry.chooser), case.player(1 - entry.seat)
    says = say(
        "If {other} does not take the discard, {chooser} may have the seen card, or refuse it.",
        other=other,
        chooser=chooser,
    )
    points = ("P31", "P32") if len(entry.cards) > 1 else ("P31",)
    discard = () if entry.buried or entry.declined else (_take_the_discard(case, entry),)
    card = _take_or_refuse(case, entry)
    offers = [(entry.chooser, (*discard, *card))]
    if entry.chooser == entry.seat:
        offers = [(1 - entry.seat, discard), (entry.chooser, card)]
    for seat, options in offers:
        if options:
            offer = Offer(seat, say("{player} draws", player=other), options)
            yield Finding("seen_card", "option", entry.line, entry.at, seat, says, points=points, offer=offer)


def _take_the_discard(case: Case, entry: Seen) -> Option:
    return Option(
        say("take the discard"), Sentence(case.player(1 - entry.seat), (e.Take(entry.discard),)), "discard_taken"
    )


def _take_or_refuse(case: Case, entry: Seen) -> tuple[Option, Option]:
    """The card on offer, to take or to refuse."""
    chooser, card = case.player(entry.chooser), entry.left[0]
    take, refuse = say("take the seen card"), say("refuse the seen card")
    if card is not None:
        take = say("take the seen card {card}", card=NAMES[card])
        refuse = say("refuse the seen card {card}", card=NAMES[card])
    return (
        Option(take, Sentence(chooser, (e.TakeSeen(card),)), "card_taken"),
        Option(refuse, Sentence(chooser, (e.RefuseSeen(card),)), "refused"),
    )


def _not_his(case: Case) -> Iterator[Finding]:
    """A seen card taken by somebody who had no right to it, or had none any more: it goes back."""
    for step in case.trace.of(Void):
        if type(step.act.act) is e.TakeSeen:
            player, card = case.player(step.seat), step.act.act.card
            says = say("{player} took the seen card, which was not his to take: it goes back.", player=player)
            if card is not None:
                says = say(
                    "{player} took {card}, which was not his to take: it goes back.", player=player, card=NAMES[card]
                )
            yield Finding("seen_card", "not_his", step.line, step.at, step.seat, says, irregularity=True, to_do=True)
