"""The case: a replayed hand as the regulations see it, every question settled once and remembered.

Nothing here decides what follows from an irregularity; it settles what happened in the terms of the rules. Each part is
worked out when it is first asked for, so that a ruling rests only on the points it really needed.
"""

from collections.abc import Sequence

from adjudicator import events as e
from adjudicator import melds as m
from adjudicator.assessment import last_cards, numbers, opened, recorded, result, returned, seen, void_acts
from adjudicator.assessment.ask import NOTHING, Ask, Assumed
from adjudicator.assessment.counting import Counted
from adjudicator.assessment.declared import Declaration
from adjudicator.assessment.limit import Limit, Upcard, limit, upcard
from adjudicator.assessment.passage import Passage
from adjudicator.assessment.settled import settled
from adjudicator.cards import PACK, Card, Cards
from adjudicator.position import Hand
from adjudicator.replay import Step, Trace
from adjudicator.rulebook import Book, Readings
from adjudicator.words import Message, say

COURT_FACT = say("what a court card counts in this event")


class Case:
    """One hand under one rulebook, with its readings, and facts assumed for the sake of an answer."""

    def __init__(self, trace: Trace, book: Book, readings: Readings, assumed: Assumed = NOTHING) -> None:
        self.trace = trace
        self.book = book
        self.readings = readings
        self.assumed = assumed
        self.asks: list[Ask] = []
        self.incidents: dict[str, list[tuple[int, Message]]] = {}
        self.names = (trace.player(0), trace.player(1))
        void = void_acts.void_acts(self)
        if void:
            self.trace = void_acts.without(trace, void)
            self.asks.clear()
            for settled in ("last_card", "seen", "passage", "upcard", "returned", "end", "result", "open_hands"):
                self.__dict__.pop(settled, None)

    def need(self, ask: Ask) -> None:
        """Notes a fact without which something cannot be settled."""
        if ask not in self.asks:
            self.asks.append(ask)

    def player(self, seat: int) -> str:
        """The name of the player in this seat."""
        return self.names[seat] if 0 <= seat < 2 else ""

    @settled
    def limit(self) -> Limit:
        """The knock limit."""
        return limit(self)

    @settled
    def upcard(self) -> Upcard:
        """Which card is taken for the upcard, and whether that is disputed."""
        return upcard(self)

    @settled
    def passage(self) -> Passage:
        """The declarations and the calls that were not made good."""
        return Passage(self).run()

    @property
    def declarations(self) -> list[Declaration]:
        """Every declared end, in order."""
        return self.passage.declarations

    @settled
    def end(self) -> Declaration | None:
        """The declaration that ends the hand, if one does."""
        return next((d for d in self.declarations if d.ends), None)

    @settled
    def result(self) -> result.Result | None:
        """The score of the hand, if it is over by a knock or gin and every count is known."""
        return result.result(self, self.end) if self.end is not None else None

    @property
    def last(self) -> Declaration | None:
        """The last declaration, whatever it is worth."""
        return self.declarations[-1] if self.declarations else None

    @settled
    def wrong_numbers(self) -> list[numbers.Wrong]:
        """Every wrong number of cards as it was found."""
        return numbers.discoveries(self)

    @settled
    def returned(self) -> list[returned.Returned]:
        """Every card taken from the discard pile and discarded back."""
        return returned.returned(self)

    @settled
    def seen(self) -> list[seen.Seen]:
        """Every time cards of the stock were seen."""
        return seen.seen(self)

    @settled
    def last_card(self) -> last_cards.LastCard | None:
        """What happened to the 50th card."""
        return last_cards.last_card(self)

    @settled
    def record(self) -> recorded.Record:
        """What the sheet says."""
        return recorded.record(self)

    @settled
    def open_hands(self) -> list[opened.Opened]:
        """The hands open at the end of the log."""
        return opened.opened(self, self.declarations, len(self.trace.steps))

    def opens_a_hand(self, declared: Declaration) -> bool:
        """Whether this declaration leaves its hand to be played open under this book."""
        return declared.opens and self.remedy_of(declared) == "open"

    def remedy_of(self, declared: Declaration) -> str:
        """What a declaration that was not in order leads to; nothing said of any other."""
        if declared.verdict == "improper":
            return self.improper_remedy
        return self._false_gin_remedy(declared) if declared.verdict == "false gin" else ""

    @property
    def improper_remedy(self) -> str:
        """What an improper knock leads to: an open hand, a penalty (P72), or that it is taken back (P70)."""
        taken_back = self.book.answer("improper_knock", "above_limit_taken_back").remedy != "none"
        if taken_back and self.readings("P70") == "b":
            return "taken back"
        return self.book.answer("improper_knock", "above_limit").remedy

    def _false_gin_remedy(self, declared: Declaration) -> str:
        """The same as for a knock above the limit where the book says so, else its own."""
        if self.book.answer("announcement", "false_gin_taken_back").remedy != "none" and self.readings("P70") == "b":
            return "taken back"
        penalised = self.book.answer("announcement", "false_gin_penalised").remedy
        if penalised != "none" and declared.count.low > (self.limit.value or 0):
            return penalised
        return self.book.answer("announcement", "false_gin").remedy

    def court_cards_count(self) -> bool:
        """Whether court cards count ten: printed in the book, or read so (P05); else it has to be asked."""
        if self.book.terms.court_printed or self.readings("P05") == "a":
            return True
        self.need(Ask(COURT_FACT, self.trace.section.first_line))
        return False

    def numbers_ruled(self) -> bool:
        """Whether wrong numbers of cards are ruled as gra.8 has them: printed in the book, or read so (P71)."""
        return self.book.terms.numbers_printed or self.readings("P71") == "b"

    def counted(self, arrangement: m.Arrangement) -> Counted:
        """A hand counted by its best arrangement."""
        return Counted(arrangement.count, arrangement.count, arrangement.melds, 0, arrangement.loose)

    def agreed_count(self, seat: int) -> int | None:
        """The count of this player on which both agreed, if they did."""
        return next((number for who, number in self.record.agreed if who == seat), None)

    def true_count(self, seat: int) -> int | None:
        """What the cards of this player count in the hand that is over, whatever was given out."""
        if self.end is None or self.result is None:
            return None
        if self.end.seat == seat:
            return self.result.counts[seat].low
        return result.by_the_cards(self, self.end)

    @settled
    def unseen(self) -> Cards:
        """The cards that no line of the log gives a place."""
        out = self.trace.start.placed
        for step in self.trace.steps:
            out |= step.after.placed
            for card in step.after.seen:
                out |= 0 if card is None else 1 << card
        return PACK & ~out

    def bounds(self, hand: Hand) -> tuple[int, int]:
        """The lowest and highest count a hand can have."""
        if hand.doubt:
            return 0, 10 * max(hand.size, 0)
        if hand.hidden < 0:
            return _bounds_of_missing(hand.known, -hand.hidden)
        return m.bounds(hand.known, hand.hidden, self.unseen)

    def bounds_laid_off(self, hand: Hand, melds: Sequence[Cards]) -> tuple[int, int]:
        """The same after lay-offs on these melds."""
        if hand.doubt or hand.hidden < 0:
            return 0, self.bounds(hand)[1]
        return m.bounds_laid_off(hand.known, hand.hidden, self.unseen, tuple(melds))

    def opponent_hand(self, declared: Declaration) -> Hand:
        """The other player's hand at this declaration, with all that was learned of it before the next play."""
        seat = 1 - declared.seat
        hand = declared.step.after.hands[seat]
        for step in self.trace.steps[declared.step.at + 1 :]:
            if isinstance(step.act, e.Draw | e.Take | e.TakeSeen | e.Discard | e.Knock | e.Gin | e.BigGin):
                break
            hand = step.after.hands[seat]
        return hand

    def buried_before(self, at: int) -> int:
        """How many seen cards had been refused and put on the pile by this step."""
        if self.trace.kinds.keys().isdisjoint((e.See, void_acts.Void)):
            return 0
        return sum(len(s.buried) for s in self.seen if -1 < s.discard_at < at)

    def over_by_last_card(self, step: Step) -> bool:
        """Whether the hand was dead before this step."""
        stock = step.after.stock
        if stock is None or stock > self.book.terms.last_cards + 6:
            return False
        last = self.last_card
        return last is not None and last.state == "dead" and step.at > last.dead_at

    def retaken_in_turn(self, step: Step) -> Card | None:
        """The barred card that this player took in the turn of this step, if he took one."""
        if self.book.answer("returned_card", "barred").remedy == "none":
            return None
        if not any(
            isinstance(s.act, e.Take) and s.seat == step.seat for s in self.trace.steps[max(step.at - 6, 0) : step.at]
        ):
            return None
        for entry in self.returned:
            if entry.then == "knocked" and entry.done_at == step.at and entry.seat != step.seat and not entry.free:
                return entry.card
        return None


def _bounds_of_missing(known: Cards, missing: int) -> tuple[int, int]:
    """The count of a hand of which so many of the known cards are no longer held."""
    if missing > 2 or missing >= known.bit_count():
        return 0, m.deadwood(known)
    hands = [known]
    for _ in range(missing):
        hands = [hand & ~(1 << card) for hand in hands for card in range(52) if hand >> card & 1]
    counts = [m.deadwood(hand) for hand in hands]
    return min(counts), max(counts)
