"""The count that may knock in this hand, and where it comes from: the upcard, the sheet, the director, or the book.

Source: gra.4.b, gra.4.c, gra.4.d and points P04, P05, P06, P07.
"""

from typing import TYPE_CHECKING, Literal

from adjudicator import events as e
from adjudicator.assessment.ask import Ask, KnockCardIs
from adjudicator.cards import RANKS, SUITS, VALUES, Card, rank_of
from adjudicator.values import NamedTuple
from adjudicator.words import say

if TYPE_CHECKING:
    from adjudicator.assessment.case import Case

JACK = RANKS.index("J")
SPADES = range(13 * SUITS.index("s"), 13 * SUITS.index("s") + 13)

Source = Literal["upcard", "knock card", "record", "finding", "claim", "book", "assumed", ""]
Dispute = Literal["", "recorded", "found", "unrecorded"]


class Limit(NamedTuple):
    """The knock limit.

    ``value`` is the highest count that may knock, ``None`` where it is not known (then ``ask`` says what would settle
    it). ``gin_only`` where the book makes an ace, or a limit of nothing, a hand that only gin ends.
    """

    value: int | None
    card: Card | None = None
    source: Source = ""
    gin_only: bool = False
    dispute: Dispute = ""
    line: int = 0
    ask: Ask | None = None


class Upcard(NamedTuple):
    """Which card is taken for the upcard, why, and between which cards the players differ."""

    card: Card | None
    source: Source
    dispute: Dispute = ""
    line: int = 0
    between: tuple[Card, ...] = ()


def limit(case: "Case") -> Limit:
    """The knock limit of the hand, whatever the book takes it from."""
    if case.book.terms.limit is not None:
        fixed = case.book.terms.limit
        return Limit(fixed, None, "book", gin_only=fixed == 0)
    up = case.upcard
    if up.card is None:
        return Limit(None, None, "", dispute=up.dispute, line=up.line, ask=_ask(case, up))
    if rank_of(up.card) >= JACK and not case.court_cards_count():
        ask = Ask(say("what a court card counts in this event"), case.trace.section.first_line)
        return Limit(None, up.card, up.source, dispute=up.dispute, line=up.line, ask=ask)
    only_gin = case.book.terms.ace_is_gin_only and rank_of(up.card) == 0
    return Limit(VALUES[up.card], up.card, up.source, only_gin, up.dispute, up.line)


def times(case: "Case") -> int | None:
    """How many times the hand counts by its upcard; ``None`` where that is not known (and asked for)."""
    if not case.book.terms.spades_double:
        return 1
    up = case.upcard
    if up.card is None:
        case.need(_ask(case, up))
        return None
    return 2 if up.card in SPADES else 1


def _ask(case: "Case", up: Upcard) -> Ask:
    """The upcard is missing: one of those between which the players differ, else any rank, of each suit that matters."""
    any_card = (*range(13), *SPADES) if case.book.terms.spades_double else tuple(range(13))
    return Ask(
        say("the upcard of this hand"), up.line or case.trace.section.first_line, KnockCardIs(up.between or any_card)
    )


def upcard(case: "Case") -> Upcard:
    """The upcard as it is to be taken: found by the director, recorded, or agreed (P07); else as it is assumed."""
    found = _known(case)
    if found.card is None and case.assumed.knock_card is not None:
        return found._replace(card=case.assumed.knock_card, source="assumed")
    return found


def _known(case: "Case") -> Upcard:
    section = case.trace.section
    stated, source, line = _stated(case)
    records = _possible(case, [(record.card, at) for record, at in section.recorded])
    claims = _possible(case, _claims(case))
    differing = [pair for pair in (*records, *claims) if pair[0] != stated]
    if section.finding and section.finding[0] is not None:
        return _found(case, section.finding, records, bool(differing))
    if not section.upcard and stated is None and (alone := _agreed(records, claims)) is not None:
        return Upcard(*alone)
    if not differing:
        return Upcard(stated, source, line=line)
    at = differing[-1][1]
    recorded = {card for card, _ in records}
    if len(recorded) == 1:
        case.readings("P07")
        return Upcard(recorded.pop(), "record", "recorded", at)
    between = dict.fromkeys(card for card in (*recorded, stated, *(c for c, _ in claims)) if card is not None)
    if len(between) == 1 and len({s.seat for s in case.trace.of(e.ClaimUpcard)}) == 2:
        return Upcard(next(iter(between)), "claim", line=at)
    # One player's claim about a card that nobody wrote down is no more than that: it may have been any card.
    return Upcard(None, "", "unrecorded", at, tuple(between) if len(between) > 1 else ())


def _agreed(records: list[tuple[Card, int]], claims: list[tuple[Card, int]]) -> tuple[Card, Source] | None:
    """The card on the sheet, where nobody says that it was another."""
    if not records or len({card for card, _ in (*records, *claims)}) > 1:
        return None
    return records[0][0], "record"


def _stated(case: "Case") -> tuple[Card | None, Source, int]:
    section = case.trace.section
    if section.upcard:
        return section.upcard[0], "upcard", section.upcard[1]
    if section.knock_card:
        return section.knock_card[0], "knock card", section.knock_card[1]
    return None, "", 0


def _claims(case: "Case") -> list[tuple[Card, int]]:
    """What the players say it was, while the hand is in play: a count that is agreed and on the sheet ends that."""
    record = case.record
    settled = max(record.agreed_line, record.line) if record.written and record.agreed else 0
    return [(s.act.card, s.line) for s in case.trace.of(e.ClaimUpcard) if not settled or s.line < settled]


def _possible(case: "Case", cards: list[tuple[Card, int]]) -> list[tuple[Card, int]]:
    """A card that was dealt to a player was not the upcard, whoever says so."""
    dealt = case.trace.start.hands[0].known | case.trace.start.hands[1].known
    if case.trace.section.in_middle:
        return cards
    return [(card, line) for card, line in cards if not dealt >> card & 1]


def _found(case: "Case", finding: tuple[Card | None, int], records: list[tuple[Card, int]], disputed: bool) -> Upcard:
    """The director has found which card it was; only the reading that makes the record final stands against it."""
    card, line = finding
    others = {recorded for recorded, _ in records if recorded != card}
    if len(others) == 1 and case.readings("P07") == "b":
        return Upcard(others.pop(), "record", "recorded", line)
    return Upcard(card, "finding", "found" if disputed or others else "", line)
