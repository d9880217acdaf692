"""How a moment is written in a docket: in UTC, to the microsecond, so that the text sorts as time goes by."""

from datetime import UTC, datetime
from typing import Final

FORM: Final = "%Y-%m-%dT%H:%M:%S.%fZ"
SIGNS: Final = len("2026-11-30T01:39:42.000000Z")


def written(moment: datetime) -> str:
    """``2026-11-30T01:39:42.000000Z``. The moment must say in which zone it is (ValueError), and be one there (OverflowError)."""
    if moment.tzinfo is None:
        raise ValueError("a moment without a zone")
    return moment.astimezone(UTC).strftime(FORM).zfill(SIGNS)  # Linux writes the year 26 with two digits


def read(text: str) -> datetime:
    """The moment that was written."""
    return datetime.strptime(text.zfill(SIGNS), FORM).replace(tzinfo=UTC)
