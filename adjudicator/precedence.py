"""Which findings are in force: a clause gives way to another as the book says, and two that clash are shown as such.

Giving way suspends: it lasts while the other's choice is open, or for good once a new deal is due or the sheet is final.
"""

from collections.abc import Sequence

from adjudicator.regulations.finding import Finding
from adjudicator.rulebook import Answer, Book
from adjudicator.values import NamedTuple


class Ruled(NamedTuple):
    """A finding with what the book answers to it."""

    finding: Finding
    answer: Answer


class Conflict(NamedTuple):
    """Two clauses that apply to one act and differ, with no order between them."""

    line: int
    clauses: tuple[str, str]


# A pack or a deal that was wrong from the start makes the hand void, and with it what happened in it.
FROM_THE_START = ("deck", "before_the_hand")
LAPSING = ("open", "offer", "score", "no_score", "bar", "duty", "put_back", "penalty")
DECISIVE = ("open", "offer", "new_deal", "no_score", "score", "penalty")


def in_force(book: Book, ruled: Sequence[Ruled]) -> list[Ruled]:
    """The findings that remain once every clause has given way where it must, or the whole hand is void."""
    if any(r.answer.remedy == "new_deal" and r.finding.regulation in FROM_THE_START for r in ruled):
        ruled = [r for r in ruled if r.answer.remedy not in LAPSING or r.finding.regulation in FROM_THE_START]
    strong = [r for r in ruled if r.answer.remedy in ("offer", "new_deal", "stands") and r.answer.clause]
    if not strong or not book.gives_way:
        return list(ruled)
    return [r for r in ruled if not any(_suspends(book, other, r) for other in strong if other is not r)]


def _suspends(book: Book, strong: Ruled, ruled: Ruled) -> bool:
    """Whether a finding gives way to this choice, new deal or final sheet."""
    if ruled.finding.stays and strong.answer.remedy == "offer":
        return False
    return gives_way(book, ruled, strong)


def gives_way(book: Book, ruled: Ruled, other: Ruled) -> bool:
    """Whether the clause of one finding gives way to that of another."""
    return _listed(book, ruled.answer.clause, other.answer.clause)


def _listed(book: Book, clause: str | None, other: str | None) -> bool:
    if clause is None or other is None:
        return False
    return any(other in book.gives_way.get(key, ()) for key in (clause, clause.rsplit(".", 1)[0]))


def conflicts(book: Book, ruled: Sequence[Ruled]) -> list[Conflict]:
    """Pairs of live findings on one act with different remedies and no order between them."""
    decisive = [r for r in ruled if r.answer.remedy in DECISIVE and r.answer.clause]
    found: list[Conflict] = []
    for index, one in enumerate(decisive):
        for two in decisive[index + 1 :]:
            if _clash(book, one, two):
                found.append(Conflict(one.finding.line, (str(one.answer.clause), str(two.answer.clause))))
    return found


def _clash(book: Book, one: Ruled, two: Ruled) -> bool:
    same_act = one.finding.at == two.finding.at and one.finding.regulation != two.finding.regulation
    if not same_act or one.answer.remedy == two.answer.remedy:
        return False
    return not (gives_way(book, one, two) or gives_way(book, two, one))
