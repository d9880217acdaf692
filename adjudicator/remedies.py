"""What remedies do: the position as ruled, which need not be the last position of the log.

A remedy is named by the book and uses what the finding brings: an offer, a duty, a bar, a step before which everything
is put back.
"""

from collections.abc import Callable

from adjudicator.assessment.case import Case
from adjudicator.position import Position
from adjudicator.precedence import Ruled
from adjudicator.regulations.finding import Bar, Offer
from adjudicator.values import Record, field
from adjudicator.words import Message


class Standing(Record):
    """The hand as it stands by the ruling: the position, and every right and duty carried forward."""

    position: Position
    open: list[int] = field(factory=list)
    bars: list[tuple[Bar, str | None]] = field(factory=list)
    duties: list[tuple[int, str | None, Message]] = field(factory=list)
    offers: list[tuple[Offer, Ruled]] = field(factory=list)
    new_deal: bool = False
    no_score: bool = False
    stands: bool = False
    card_stands: bool = False
    discretion: bool = False
    penalties: list[tuple[int, int]] = field(factory=list)
    penalty_ends: bool = False


def stand(case: Case, ruled: list[Ruled], waiting: set[int]) -> Standing:
    """The position after the log, with every remedy applied in the order of the findings.

    ``waiting`` are acts on which a choice is open: a hand is not played open for one of them yet.
    """
    standing = Standing(case.trace.final)
    if case.trace.section.open is not None or case.declarations:
        standing.open = [entry.seat for entry in case.open_hands if entry.at not in waiting]
    for entry in ruled:
        finding, clause = entry.finding, entry.answer.clause
        waits = entry.answer.remedy == "open" and finding.at in waiting
        if not waits:
            REMEDIES[entry.answer.remedy](standing, entry, case)
        if finding.duty is not None and not waits:
            standing.duties.append((finding.seat, clause, finding.duty))
        standing.bars += [(bar, clause) for bar in finding.bars]
        if finding.turn >= 0:
            standing.position = standing.position._replace(turn=finding.turn)
    return standing


def _cite(standing: Standing, ruled: Ruled, case: Case) -> None:
    """Nothing but the citation, and the duty or bar that the finding brings."""


def _open(standing: Standing, ruled: Ruled, case: Case) -> None:
    """The hand is played open; one that was declared is so for as long as the case says."""
    finding = ruled.finding
    declared = any(d.step.at == finding.at and d.void != "barred" for d in case.declarations)
    if not declared and finding.duty is not None and finding.seat not in standing.open:
        standing.open.append(finding.seat)


def _offer(standing: Standing, ruled: Ruled, case: Case) -> None:
    """A player has a choice."""
    if ruled.finding.offer is not None:
        standing.offers.append((ruled.finding.offer, ruled))


def _new_deal(standing: Standing, ruled: Ruled, case: Case) -> None:
    """The cards are dealt anew."""
    standing.new_deal = True


def _no_score(standing: Standing, ruled: Ruled, case: Case) -> None:
    """The hand is over and scores nothing."""
    standing.no_score = True


def _score(standing: Standing, ruled: Ruled, case: Case) -> None:
    """The hand is over and counts as the cards say."""


def _stands(standing: Standing, ruled: Ruled, case: Case) -> None:
    """The sheet stands."""
    standing.stands = True


def _card_stands(standing: Standing, ruled: Ruled, case: Case) -> None:
    """The recorded card stands, where that is all that was asked."""
    standing.card_stands = True


def _discretion(standing: Standing, ruled: Ruled, case: Case) -> None:
    """It is for the director to decide."""
    standing.discretion = True


def _put_back(standing: Standing, ruled: Ruled, case: Case) -> None:
    """Everything goes back to where it was before the act."""
    if ruled.finding.back_to >= 0:
        standing.position = case.trace.steps[ruled.finding.back_to].before


def _penalty(standing: Standing, ruled: Ruled, case: Case) -> None:
    """Points for one player or off the other's score, the hand over or played on."""
    if ruled.finding.penalty is not None:
        standing.penalties.append(ruled.finding.penalty)
        standing.penalty_ends = standing.penalty_ends or ruled.finding.over


REMEDIES: dict[str, Callable[[Standing, Ruled, Case], None]] = {
    "cite": _cite,
    "duty": _cite,
    "bar": _cite,
    "open": _open,
    "offer": _offer,
    "new_deal": _new_deal,
    "no_score": _no_score,
    "score": _score,
    "stands": _stands,
    "card_stands": _card_stands,
    "discretion": _discretion,
    "put_back": _put_back,
    "penalty": _penalty,
}
