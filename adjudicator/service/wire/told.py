"""What programs are told: rulings, what is wrong with a log, the table line by line, problems. More members may follow."""

from typing import Any

from pydantic import BaseModel, Field


class Fault(BaseModel):
    """Something in a log that cannot be read."""

    id: str = Field(description="The kind of fault: `/v1/explain/{id}`.", examples=["L003"])
    line: int = Field(description="Line of the log, from 1.")
    column: int = Field(description="Character in the line, from 1.")
    length: int = Field(description="How many characters are at fault.")
    text: str = Field(description="The line.")
    says: str = Field(description="What is wrong, as a sentence.")
    expected: list[str] = Field(description="What could stand there.")
    hint: str = Field(description="How it is mended; may be empty.")
    meant: str | None = Field(
        description="What to write for what is at fault, where one thing is likelier than others."
    )


class Gap(BaseModel):
    """A line that can be read and cannot be so."""

    line: int
    says: str


class Finding(BaseModel):
    """What was found, with the facts it rests on."""

    clause: str | None = Field(description="`null` where no text speaks.", examples=["gra.9.a"])
    kind: str = Field(examples=["fixed", "choice", "discretion"])
    basis: str = Field(examples=["text", "reading", "silent"])
    points: list[str]
    irregularity: bool
    player: str | None
    line: int
    says: str
    because: list[str]
    source: str | None = None
    available: list[str] | None = None
    to_do: bool | None = Field(None, description="True where what it says is to be carried out at the table now.")


class Duty(BaseModel):
    """What a player owes from now on."""

    player: str
    clause: str | None
    what: str


class Option(BaseModel):
    """One option of a choice: the line that exercises it, and where it leads."""

    choice: str = Field(examples=["accept the knock"])
    clause: str | None
    line: str = Field(description="To be added to the log.", examples=["South accepts the knock"])
    outcome: str
    points: dict[str, int] | None
    duties: list[Duty]
    then: list["Choice"]
    follows: dict[str, Any] | None = None
    to_do: list[str] | None = Field(None, description="What must be done at the table then.")
    to_play: str | None = None
    to_discard: str | None = None


class Choice(BaseModel):
    """A choice that is open."""

    player: str
    clause: str | None
    until: str
    options: list[Option]


class Ask(BaseModel):
    """A fact that is missing, and what each answer would lead to."""

    fact: str
    line: int
    answers: list[dict[str, Any]]


class Reading(BaseModel):
    """A point that the ruling rests on; ``otherwise`` are the readings that would change it, ``null`` where none was tried.

    ``dealers`` only where the next dealer alone would be another: by which reading, and who.
    """

    point: str
    reading: str
    otherwise: list[dict[str, Any]] | None
    dealers: list[dict[str, str]] | None = None


class Link(BaseModel):
    """One step from the facts to a clause."""

    line: int
    says: str
    clause: str | None
    holds: bool


class Ruling(BaseModel):
    """A ruling: the same members as those of `adjudicate --format json`."""

    rulebook: str = Field(examples=["gra"])
    edition: str
    outcome: str = Field(
        examples=["choice", "knock", "gin", "undercut", "in_play", "needs_facts", "new_deal", "unread"]
    )
    points: dict[str, int] | None
    score: dict[str, int] | None
    findings: list[Finding]
    choices: list[Choice]
    duties: list[Duty]
    next: dict[str, Any]
    counts: dict[str, Any]
    facts: list[dict[str, Any]]
    readings: list[Reading]
    ask: list[Ask]
    conflicts: list[dict[str, Any]]
    gaps: list[Gap]
    faults: list[Fault]
    hands: list["Ruling"] | None = None
    why: list[Link] | None = Field(None, description="With `why` only.")


class Checked(BaseModel):
    """What is wrong with a log: what cannot be read, what cannot be so, and what went wrong at the table."""

    faults: list[Fault]
    more_faults: int = Field(description="How many more there are.")
    gaps: list[Gap]
    more_gaps: int
    irregularities: list[Finding]
    outcome: str
    players: list[str]


class Held(BaseModel):
    """What a player holds."""

    player: str
    melds: list[list[str]]
    loose: list[str]
    hidden: int = Field(description="How many cards more he holds that are not known.")
    count: int | list[int] | None = Field(description="His deadwood; lowest and highest where cards are not known.")
    doubt: int = Field(description="The line since which his hand is in doubt; 0 if it is not.")


class Moment(BaseModel):
    """The table after a line of the log, and what may be done there."""

    line: int
    hand: int
    says: str | None
    hands: list[Held]
    discards: list[str] = Field(description="From bottom to top; `?` for a card nobody knows.")
    below: bool = Field(description="Whether unknown cards lie under them.")
    stock: int | None
    seen: list[str]
    turn: str | None = Field(description="Whose turn the lines make it, if any tells; `next` has it as it is ruled.")
    drawn: bool
    outcome: str
    choices: list[Choice]
    duties: list[Duty]
    next: dict[str, Any]
    findings: list[Finding]


class Replayed(BaseModel):
    """The moments of a log in order."""

    players: list[str]
    faults: list[Fault] = Field(description="What could not be read, and is left out.")
    moments: list[Moment]


class InvalidMember(BaseModel):
    """A part of a call that is not as described here."""

    in_: str = Field(alias="in", examples=["body", "query", "path", "header"])
    pointer: str = Field(description="A JSON pointer.", examples=["/log"])
    where: str
    detail: str


class Problem(BaseModel):
    """A call that is refused (RFC 9457). `type` and `status` stay the same in every language."""

    type: str = Field(examples=["/problems/the-log-could-not-be-read"])
    title: str
    status: int
    detail: str
    faults: list[Fault] | None = Field(None, description="For a log: each fault with its line and column.")
    errors: list[InvalidMember] | None = Field(None, description="For a call that is not as described here.")
    filed_meanwhile: list[int] | None = Field(None, description="For a merge: what another has filed in the case.")
    candidates: list[str] | None = Field(None, description="Where one clause was asked for: the several of that name.")
