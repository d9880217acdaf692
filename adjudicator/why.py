"""Why, and why not: the chain from the facts to the clause, the clause the other side leaned on and where it fails, and
the smallest change of a count that would turn the ruling.
"""

from collections.abc import Iterator

from adjudicator import melds as m
from adjudicator.assessment.case import Case
from adjudicator.assessment.counting import Counted
from adjudicator.assessment.declared import Declaration
from adjudicator.assessment.result import Result
from adjudicator.cards import NAMES, RANKS, VALUES, Card, Cards, each, names, rank_of
from adjudicator.ruling import Link
from adjudicator.words import Message, mark, say

RANK_WORDS = (
    mark("an ace"),
    mark("a deuce"),
    mark("a three"),
    mark("a four"),
    mark("a five"),
    mark("a six"),
    mark("a seven"),
    mark("an eight"),
    mark("a nine"),
    mark("a ten"),
    mark("a jack"),
    mark("a queen"),
    mark("a king"),
)


def why(case: Case) -> list[Link]:
    """The chain for every declared end and every wrong number of a hand, in the order of the log."""
    links = [*_numbers(case), *(link for d in case.declarations for link in _declared(case, d)), *_score(case)]
    return sorted(links, key=lambda link: link.line)


def _clause(case: Case, regulation: str, circumstance: str) -> str | None:
    return case.book.answer(regulation, circumstance).clause


def _numbers(case: Case) -> Iterator[Link]:
    """When a wrong number was found decides between a new deal and a choice."""
    for wrong in case.wrong_numbers:
        for seat in wrong.seats:
            says = say(
                "{player} holds {size} cards, {right} would be right",
                player=case.player(seat),
                size=wrong.sizes[seat],
                right=wrong.right[seat],
            )
            yield Link(wrong.line, says)
        if not case.numbers_ruled() or len(wrong.seats) == 2:
            continue
        before = _clause(case, "wrong_number", "before_play")
        if wrong.before_play:
            yield Link(wrong.line, say("it was found before one play was made"), before)
        else:
            yield Link(wrong.line, say("it was not found before one play was made"), before, holds=False)


def _declared(case: Case, declared: Declaration) -> Iterator[Link]:
    player, line, limit = case.player(declared.seat), declared.line, case.limit
    if declared.verdict in ("void", "unknown") or not declared.count.exact:
        return
    yield Link(line, _holding(player, declared.count))
    if declared.verdict in ("gin", "big gin"):
        return
    if limit.gin_only:
        yield Link(line, say("only gin ends this hand"), _clause(case, "knock_limit", "gin_only"))
    elif limit.value is not None:
        yield Link(line, say("the knock limit is {limit}", limit=limit.value), _limit_clause(case))
    if declared.verdict == "false gin":
        yield Link(
            line,
            say("gin needs all ten cards in melds: {count} are unmatched", count=declared.count.low),
            _clause(case, "hand_ends", "gin"),
            holds=False,
        )
    if declared.verdict == "improper":
        yield from _improper(case, declared)


def _limit_clause(case: Case) -> str | None:
    return _clause(case, "knock_limit", "by_upcard" if case.book.terms.limit is None else "fixed")


def _holding(player: str, count: Counted) -> Message:
    loose = " ".join(names(count.loose))
    if not loose:
        return say("{player} counts {count}", player=player, count=count.low)
    return say("{player} counts {count}: {loose}", player=player, count=count.low, loose=loose)


def _improper(case: Case, declared: Declaration) -> Iterator[Link]:
    """Why the knock fails, what would have made it good, and whether it may be accepted."""
    line, limit = declared.line, case.limit.value
    most = 0 if case.limit.gin_only else limit
    proper = _clause(case, "hand_ends", "lower")
    if most is not None and declared.held.complete:
        over = declared.count.low - most
        says = say(
            "a proper knock needs {limit} or less, and {count} is {over} more",
            limit=most,
            count=declared.count.low,
            over=over,
        )
        yield Link(line, says, proper, holds=False)
        yield Link(line, _turned(case, declared.held.known, declared.count.low, most), proper, holds=False)
    if declared.better:
        best = max(each(declared.better))
        says = say("with {card} turned face down instead the knock would be in order", card=NAMES[best])
        yield Link(line, says, _clause(case, "wrong_card", "offered"))
    if declared.acceptor is not None and limit is not None:
        yield from _acceptance(case, declared, declared.acceptor, limit)


def _acceptance(case: Case, declared: Declaration, acceptor: Counted, limit: int) -> Iterator[Link]:
    clause = _clause(case, "improper_knock", "may_accept")
    seat = 1 - declared.seat
    if not acceptor.exact or clause is None:
        return
    player, holds = case.player(seat), declared.may_accept == "yes"
    yield Link(declared.line, _holding(player, acceptor))
    if holds:
        yield Link(
            declared.line,
            say("{player}'s count is at or under {limit}: he may accept the knock", player=player, limit=limit),
            clause,
        )
        return
    says = say("to accept the knock {player} needs {limit} or less", player=player, limit=limit)
    yield Link(declared.line, says, clause, holds=False)
    hand = case.opponent_hand(declared)
    if hand.complete and acceptor.low > limit and not acceptor.laid_off:
        yield Link(declared.line, _turned(case, hand.known, acceptor.low, limit), clause, holds=False)


def _turned(case: Case, held: Cards, count: int, wanted: int) -> Message:
    """The one card that would have to be another for the count to come to what is wanted."""
    change = smallest_change(held, count, wanted)
    if change is None:
        return say("no change of a single card brings {count} to {wanted}", count=count, wanted=wanted)
    card, rank = change
    return say(
        "it would hold if {card} were {rank}: {count} -> {wanted}",
        card=NAMES[card],
        rank=say(RANK_WORDS[rank]),
        count=count,
        wanted=wanted,
    )


def smallest_change(held: Cards, count: int, wanted: int) -> tuple[Card, int] | None:
    """The card of a hand, and the rank it would have to be, for its least count to become ``wanted``; highest card first."""
    for card in sorted(each(held), key=lambda c: (-VALUES[c], c)):
        worth = VALUES[card] - (count - wanted)
        if not 1 <= worth <= 10:
            continue
        for rank in range(len(RANKS)):
            other = card - rank_of(card) + rank
            if VALUES[other] == worth and not held >> other & 1 and m.deadwood(held ^ 1 << card | 1 << other) == wanted:
                return card, rank
    return None


def _score(case: Case) -> Iterator[Link]:
    """The reckoning, and what would have turned a knock into an undercut or the other way."""
    end, result = case.end, case.result
    if end is None or result is None:
        return
    yield Link(end.line, _reckoning(case, result))
    if result.outcome not in ("knock", "undercut") or result.winner < 0:
        return
    knocker, other = result.counts[end.seat], result.counts[1 - end.seat]
    if result.outcome == "knock":
        says = say(
            "an undercut needs a count of {count} or less against the knock, and it is {other}",
            count=knocker.low,
            other=other.total,
        )
        yield Link(end.line, says, _clause(case, "hand_ends", "undercut"), holds=False)
    else:
        says = say(
            "the knocker scores only with the lower count: {count} is not below {other}",
            count=knocker.low,
            other=other.total,
        )
        yield Link(end.line, says, _clause(case, "hand_ends", "lower"), holds=False)


def _reckoning(case: Case, result: Result) -> Message:
    one, two = (counted.total for counted in result.counts)
    if result.winner < 0:
        return say("{one} against {two}: nobody scores", one=one, two=two)
    return say("{one} against {two}: difference {difference}, bonus {bonus}, to {player}", one=one, two=two,
               difference=result.difference, bonus=result.bonus, player=case.player(result.winner))  # fmt: skip
