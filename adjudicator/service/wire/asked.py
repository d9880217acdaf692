"""What programs send: a log and how it is to be ruled on."""

from typing import Annotated, Final, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from adjudicator.service.weight import LONGEST_LOG

EXAMPLE: Final = """\
rules: gra
players: North, South
dealer: South
deal North: 6h 7h 9c 9d 2s 3s 4s Kd Qh Tc
deal South: 4c 5c 6c Jc Jd Ac 2d 5d Kh Ts
upcard: 8d

North passes
South passes
North draws 8h, discards Qh
South draws Js, discards Kh
North draws 3c, discards 3c
South draws 7c, discards Ts
North draws 9h, knocks with Tc for 10: 6h-8h, 9cdh, 2s-4s
"""

Language: TypeAlias = Literal["en", "fr"]
Id: TypeAlias = Annotated[str, StringConstraints(min_length=1, max_length=100)]
Letter: TypeAlias = Annotated[str, StringConstraints(max_length=10)]

READINGS: Final = 'Points of interpretation and the letter of the reading: `{"P11": "b"}`. It outranks the log\'s own.'


class Asked(BaseModel):
    """What every call with a body has in common: nothing else may stand in it, and a number is no text."""

    model_config = ConfigDict(extra="forbid", strict=True)

    language: Language | None = Field(
        None, description="The language of sentences; left out, that of `Accept-Language`.", examples=["en"]
    )


class Dispute(Asked):
    """A log, and by which rules."""

    log: str = Field(
        max_length=LONGEST_LOG,
        description="The hand log, as text in the notation.",
        examples=[EXAMPLE],
        json_schema_extra={"format": "hand-log"},
    )
    rules: Id | None = Field(
        None,
        description="A rulebook by its id, whatever the log says; left out, the one the log names, else the service's own.",
        examples=["gra"],
    )
    readings: dict[Id, Letter] = Field(
        default_factory=dict, max_length=200, description=READINGS, examples=[{"P11": "b"}]
    )


class ToRule(Dispute):
    """A log to be ruled on."""

    keep_going: bool = Field(
        False, description="Rule on what could be read of the log; its faults stand in the ruling."
    )
    why: bool = Field(False, description="Add the chain from the facts to each clause.")


class ToReplay(Dispute):
    """A log to be looked at line by line."""

    at: int | None = Field(
        None, ge=0, le=1_000_000, description="Only the moment that holds at this line.", examples=[14]
    )
