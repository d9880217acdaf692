"""How a moment is written in a docket: in UTC, to the microsecond, so that the text sorts as time goes by."""

from datetime import UTC, datetime
from typing import Final

FORM: Final = "%Y-%m-%dT%H:%M:%S.%fZ"


def written(moment: datetime) -> str:
    """``2026-11-30T01:39:42.000000Z``. The moment must say in which zone it is (ValueError)."""
    if moment.tzinfo is None:
        raise ValueError("a moment without a zone")
    return moment.astimezone(UTC).strftime(FORM)


def read(text: str) -> datetime:
    """The moment that was written."""
    return datetime.strptime(text, FORM).replace(tzinfo=UTC)
