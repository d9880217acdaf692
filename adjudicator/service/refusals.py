"""Which refusals each call of the interface can meet, for its description: a kind that is not listed here does not come.

That is so of calls as they are described: a ``GET`` has no body, and one that has may also be refused as too large, too slow or compressed.
"""

from collections.abc import Mapping
from typing import Any, Final

from adjudicator.service import kinds
from adjudicator.service.kinds import Kind
from adjudicator.service.weight import LONGEST_LOG, MOST_HANDS, MOST_MOMENTS

ALWAYS: Final = (kinds.TOO_MANY, kinds.OUR_MISTAKE)
WITH_BODY: Final = (
    kinds.BAD_REQUEST,
    kinds.TOO_SLOW,
    kinds.TOO_LARGE,
    kinds.ENCODED,
    kinds.NO_JSON,
    kinds.NOT_AS_DESCRIBED,
)
OF_THE_DOCKET: Final = (kinds.SIGN_IN, kinds.IN_USE, kinds.UNREACHABLE)
WRITING: Final = (kinds.NOT_ALLOWED, kinds.NOT_FILED, kinds.DISK_FULL)
FILING: Final = (kinds.KEY_USED, kinds.FILED_MEANWHILE)
RULING: Final = (kinds.NO_SUCH_RULES, kinds.TOO_MUCH, kinds.BUSY)

OWN: Final[Mapping[str, tuple[Kind, ...]]] = {
    "rule": (*RULING, kinds.UNREAD),
    "check": RULING,
    "replay": RULING,
    "precedents": (kinds.NOT_FOUND,),
    "chain": (kinds.BUSY,),
    "file_ruling": (kinds.TOO_MUCH, kinds.BUSY),
}
"""What only some calls meet, by the name of the operation."""

LIMITS: Final[Mapping[str, str]] = {
    "rule": f"A log may have {LONGEST_LOG:,} characters and {MOST_HANDS} hands.",
    "check": f"A log may have {LONGEST_LOG:,} characters and {MOST_HANDS} hands.",
    "replay": f"A log may have {LONGEST_LOG:,} characters, {MOST_HANDS} hands and, without `at`, {MOST_MOMENTS} moments.",
    "file_ruling": f"A log may have {LONGEST_LOG:,} characters and {MOST_HANDS} hands.",
}
"""How much one call may hold, by the name of the operation."""


def refusals(path: str, method: str, operation: Mapping[str, Any]) -> list[Kind]:
    """Each kind of refusal that an operation can meet, by status."""
    found = [*ALWAYS, *OWN.get(operation["operationId"], ())]
    parameters = operation.get("parameters", ())
    if method == "post":
        found += WITH_BODY
    if parameters:
        found.append(kinds.NOT_AS_DESCRIBED)
    if "{" in path:
        found.append(kinds.NOT_FOUND)
    if is_private(path):
        found += OF_THE_DOCKET
        if method == "post":
            found += WRITING
    if any(each["name"] == "Idempotency-Key" for each in parameters):
        found += FILING
    return sorted(set(found), key=lambda kind: (kind.status, kind.name))


def is_private(path: str) -> bool:
    """Whether a call needs a token."""
    return path.startswith(("/v1/docket", "/v1/precedents"))
