"""What the tests of the docket file."""

from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from adjudicator.docket.appending import append, prepare
from adjudicator.docket.docket import Docket
from adjudicator.docket.entry import Entry
from adjudicator.docket.filings import Filing, NewAppeal, NewDecision, NewDeviation, NewNote, NewRuling

NOW: Final = datetime(2026, 11, 30, 20, 15, tzinfo=UTC)
KNOCK: Final = (Path(__file__).parents[2] / "scenarios" / "examples" / "improper_knock.log").read_text(encoding="utf-8")
SHORT: Final = "players: Ann, Bob\ndealer: Bob\nAnn passes\n"

RULING: Final = NewRuling("spring", KNOCK, table="4", public_text="Read aloud.", private_text="Seat 2 was upset.")
ONE_OF_EACH: Final[tuple[Filing, ...]] = (
    RULING,
    NewDeviation("spring", 1, "the hand is played again", "the stock was swept off the table", private_text="late"),
    NewAppeal("spring", 1, "South", NOW + timedelta(hours=2), law="gra.9.d is about another case"),
    NewDecision("spring", 3, "the clause says so", law="dismissed"),
    NewNote("spring", 1, public_text="Both players signed."),
    RULING._replace(corrects=1, log=KNOCK.replace("dealer: South", "dealer: South  # he says")),
)
"""Seven entries in one case: the last one files a mark behind it."""


def file_all(docket: Docket) -> list[Entry]:
    """One of each kind, filed in one case."""
    return [docket.file(new, f"key {at}", NOW + timedelta(minutes=at), "Dora") for at, new in enumerate(ONE_OF_EACH)]


def file_as_before(docket: Docket, new: Filing, key: str, now: datetime = NOW, by: str = "Dora") -> Entry:
    """Files as the docket did before step 0005, without a salt."""
    prepared = prepare(docket.store, new, key, by)
    assert not isinstance(prepared, Entry)
    return append(docket.store, prepared, now, None)
