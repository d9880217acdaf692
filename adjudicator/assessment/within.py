"""Whether a count may knock.

Source: gra.4.b, gra.4.c; point P04.
"""

from typing import TYPE_CHECKING, Literal

from adjudicator.assessment.counting import Counted
from adjudicator.assessment.limit import Limit

if TYPE_CHECKING:
    from adjudicator.assessment.case import Case

Answer = Literal["yes", "no", "unknown"]

MOST = 10  # No card is worth more: no upcard allows a higher count.


def within(case: "Case", limit: Limit, count: Counted) -> Answer:
    """Whether a count may knock (P04)."""
    low, high = (0, MOST) if limit.value is None else (limit.value, limit.value)
    if limit.gin_only:
        return "no" if count.low > 0 else "unknown" if count.high > 0 else "no"
    reading = case.readings("P04")
    if reading == "b":
        sure = count.exact and low == high
        return ("yes" if count.low == low else "no") if sure else "unknown"
    if reading == "c":
        return "yes" if count.high < low else "no" if count.low >= high else "unknown"
    return "yes" if count.high <= low else "no" if count.low > high else "unknown"
