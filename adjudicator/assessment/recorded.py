"""Counts that were agreed and recorded, and what is final about them.

Source: gra.15.a, gra.15.b, gra-fr.18.a; point P39.
"""

from typing import TYPE_CHECKING

from adjudicator import handlog as h
from adjudicator.values import NamedTuple

if TYPE_CHECKING:
    from adjudicator.assessment.case import Case

Numbers = dict[int, int]


class Record(NamedTuple):
    """What the sheet says of this hand, by seat; empty where it says nothing."""

    agreed: tuple[tuple[int, int], ...] = ()
    counts: tuple[tuple[int, int], ...] = ()
    points: tuple[tuple[int, int], ...] = ()
    agreed_line: int = 0
    line: int = 0
    at: int = -1

    @property
    def written(self) -> bool:
        """Whether a count or the points were recorded."""
        return bool(self.counts or self.points)


def record(case: "Case") -> Record:
    """The last word of the sheet on this hand."""
    found = Record()
    for step in case.trace.of(h.Tally):
        numbers = tuple((case.trace.section.seat(player), number) for player, number in step.act.numbers)
        if step.act.key == "agreed count":
            merged = dict(found.agreed) | dict(numbers)
            found = found._replace(agreed=tuple(merged.items()), agreed_line=step.line)
        elif step.act.key == "recorded count":
            found = found._replace(counts=numbers, line=step.line, at=step.at)
        elif step.act.key == "recorded points":
            found = found._replace(points=numbers, line=step.line, at=step.at)
    return found
