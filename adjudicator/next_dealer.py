"""Who deals the next hand, and who would deal it if the point that says so were read otherwise.

Points: P03, P20, P51. No outcome and no points hang on it: the other readings are tried for the dealer alone.
"""

from collections.abc import Mapping

from adjudicator.assessment.case import Case
from adjudicator.assessment.cut import cuts, named_by_the_cut
from adjudicator.regulations.recorded_count import points as recorded_points
from adjudicator.values import NamedTuple


class NextDealer(NamedTuple):
    """The next dealer, ``None`` where it cannot be told; ``otherwise``: by point and reading, where that names another player."""

    player: str | None
    otherwise: Mapping[str, Mapping[str, str]] = {}


def next_dealer(case: Case, outcome: str) -> NextDealer:
    """Who deals after a hand that ended so (P03, P20, P51)."""
    dealer = case.trace.section.dealer
    seat = -1 if dealer is None else case.trace.section.seat(dealer)
    dealt = case.player(seat) if seat >= 0 else None
    other = case.player(1 - seat) if seat >= 0 else None
    if outcome in ("no_score", "new_deal"):
        low = named_by_the_cut(cuts(case.trace.section, case.readings, case.book.terms.ace_printed))
        if outcome == "new_deal" and case.trace.section.side(low) not in (None, dealer):
            return NextDealer(case.trace.section.side(low))
        if seat < 0:
            return NextDealer(None)
        return _read(case, "P20" if outcome == "no_score" else "P51", {"a": dealt, "b": other})
    winner = _winner(case, outcome)
    if winner < 0 or case.trace.section.pair:
        return NextDealer(None)  # of two pairs, who deals next is settled by both hands
    return _read(case, "P03", {"a": case.player(1 - winner), "b": case.player(winner), "c": other})


def _read(case: Case, point: str, dealers: Mapping[str, str | None]) -> NextDealer:
    """The dealer by the reading in force, and those by the other readings who are somebody else."""
    player = dealers[case.readings(point)]
    others = {letter: name for letter, name in dealers.items() if name not in (None, player)}
    return NextDealer(player, {point: others} if others else {})


def _winner(case: Case, outcome: str) -> int:
    """The seat of the player who won the hand, by the sheet where that stands; -1 where nobody did."""
    if outcome != "stands":
        return -1 if case.result is None else case.result.winner
    one, two = recorded_points(case, case.record) or (0, 0)
    return -1 if one == two else int(two > one)
