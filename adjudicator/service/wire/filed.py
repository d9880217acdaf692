"""What goes to the docket and comes back from it."""

import re
from datetime import datetime
from typing import Annotated, Any, Literal

from pydantic import AwareDatetime, BaseModel, BeforeValidator, Field, StringConstraints
from pydantic_core import PydanticCustomError

from adjudicator.service.wire.asked import Asked, Dispute

Text = Annotated[str, StringConstraints(max_length=10_000)]
Name = Annotated[str, StringConstraints(min_length=1, max_length=200)]
Verdict = Literal["", "upheld", "dismissed"]


def _in_words(given: Any) -> Any:
    """Pydantic takes a number, and the text of one, for seconds since 1970: as a deadline it can only be a mistake."""
    if isinstance(given, str) and re.match(r"\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d", given, re.ASCII):
        return given
    raise PydanticCustomError("moment", "Input should be a text such as 2026-12-01T18:00:00+01:00")


Moment = Annotated[AwareDatetime, BeforeValidator(_in_words)]
"""A day and a time with their zone (RFC 3339)."""


class About(Asked):
    """What every filing has: texts for everybody and for the directors, and what its author has seen of the case."""

    public_text: Text = Field("", description="For everybody.")
    private_text: Text = Field("", description="For the directors of the event.")
    expected: int | None = Field(
        None,
        ge=1,
        le=2**31 - 1,
        description="The last entry of the case that you have seen. If another has been filed since, nothing is (409).",
    )


class RulingToFile(Dispute, About):
    """A log to be ruled on and filed."""

    table: str = Field("", max_length=200, description="Which table, in your own words.", examples=["4"])
    corrects: int | None = Field(None, ge=1, le=2**31 - 1, description="The ruling that it takes the place of.")


class Deviation(About):
    """The director departs from a ruling."""

    instead: str = Field(
        min_length=1, max_length=10_000, description="What holds instead.", examples=["The hand is replayed."]
    )
    reason: str = Field(min_length=1, max_length=10_000, description="Why.", examples=["Both players asked for it."])
    points: dict[str, int] = Field(
        default_factory=dict, max_length=20, description="Points by player, where others hold than those of the ruling."
    )


class Appeal(About):
    """A player appeals: what the law is (`law`), what happened (`fact`), one of them at least."""

    by: Name = Field(description="The player who appeals.", examples=["South"])
    deadline: Moment = Field(strict=False, description="Until when the event takes appeals in this case.")
    law: Text = Field("", description="What is wrong with the clause, or how it was read.")
    fact: Text = Field("", description="What happened otherwise than the log has it.")


class Decision(About):
    """The decision on an appeal, law and fact apart."""

    reason: str = Field(min_length=1, max_length=10_000, description="Why.")
    law: Verdict = Field("", description="On the law; empty where the appeal said nothing of it.")
    fact: Verdict = Field("", description="On what happened; empty where the appeal said nothing of it.")


class Note(About):
    """Anything else that is to stand beside an entry."""


class NewEvent(Asked):
    """An event to be opened."""

    name: Name = Field(description="What it is called.", examples=["Spring open"])
    event: str | None = Field(
        None, pattern="^[A-Za-z0-9-]{1,64}$", description="Its public id; left out, one that cannot be guessed."
    )


class Event(BaseModel):
    """A tournament, or a club's evening."""

    event: str = Field(description="Its public id.")
    name: str
    created_at: datetime
    entries: int


class Events(BaseModel):
    """The events that you may see."""

    events: list[Event]


class Entry(BaseModel):
    """An entry of the docket, as it was filed and for good."""

    event: str
    number: int
    kind: str = Field(examples=["ruling", "deviation", "appeal", "decision", "superseded", "outdated", "note"])
    case: int = Field(description="The number of the ruling that the dispute goes back to.")
    refers_to: int | None
    table: str
    players: list[str]
    log: str
    log_digest: str
    rulebook: str
    edition: str
    rulebook_digest: str
    readings: dict[str, str]
    language: str
    engine: str
    outcome: str
    facts: dict[str, Any] = Field(description="The whole ruling, as `POST /v1/rulings` gave it then.")
    details: dict[str, Any]
    public_text: str
    private_text: str | None = Field(None, description="For the directors of the event only.")
    clauses: list[str]
    fact_pattern: str
    filed_at: datetime
    filed_by: str
    previous: str
    hash: str


class Entries(BaseModel):
    """Entries in their order; `next` is what to ask `after` for the rest, `null` where there is none."""

    entries: list[Entry]
    next: int | None = None


class Precedent(BaseModel):
    """An earlier ruling, and how like it is: 1 for the same fact pattern."""

    entry: Entry
    likeness: float
    followed_by: list[list[Any]] = Field(description="What was filed of it later: kind and number.")


class Precedents(BaseModel):
    """The rulings most like what was asked for, the likest first."""

    precedents: list[Precedent]


class Check(BaseModel):
    """What was found at an entry: whether it is as it was filed, and how the ruling would be otherwise now."""

    number: int
    kind: str
    intact: bool
    faults: list[str]
    same: bool


class Checks(BaseModel):
    """The chain of an event, entry by entry."""

    intact: bool
    checks: list[Check]
