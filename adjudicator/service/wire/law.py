"""What programs are told of the law: rulebooks, clauses, points of interpretation."""

from typing import Any

from pydantic import BaseModel, Field


class Shelved(BaseModel):
    """A rulebook on the shelf."""

    id: str = Field(examples=["gra"])
    title: str
    edition: str
    language: str
    extends: str | None
    in_force: str | None = Field(description="A date, told and not enforced.")


class Shelf(BaseModel):
    """Every rulebook that the service knows."""

    rulebooks: list[Shelved]


class ClauseLine(BaseModel):
    """A clause, in our own words."""

    id: str = Field(examples=["gra.9.d"])
    when: str
    says: str
    kind: str = Field(examples=["fixed", "choice", "discretion"])
    source: str


class Answered(BaseModel):
    """A circumstance that a clause answers, and how."""

    circumstance: str
    remedy: str


class Clause(ClauseLine):
    """A clause with what it answers and how it stands to others."""

    rulebook: str
    answers: list[Answered]
    gives_way_to: list[str]
    only_if_announced: bool
    amended: bool


class Rulebook(Shelved):
    """A whole rulebook."""

    terms: dict[str, Any]
    readings: dict[str, str]
    clauses: list[ClauseLine]
    amended: list[str]
    repealed: list[str]


class Point(BaseModel):
    """A point of interpretation: where a text is silent, or can be read two ways."""

    id: str = Field(examples=["P11"])
    topic: str
    question: str
    readings: dict[str, str]
    read_by: dict[str, str] = Field(description="How each rulebook reads it.")
    silent: list[str] = Field(description="Rulebooks of which no article speaks.")


class Points(BaseModel):
    """Every point of interpretation."""

    points: list[Point]


class Found(ClauseLine):
    """A clause, and the rulebook in which it was found."""

    rulebook: str = Field(examples=["gra"])


class Explained(BaseModel):
    """What an id or a word means, as `adjudicate explain` tells it."""

    id: str = Field(description="The id that was found; of several clauses, what they were asked for by.")
    kind: str = Field(description="`clause`, `clauses`, `point` or `fault`.", examples=["clause", "clauses", "point"])
    text: str = Field(description="For people: plain text of several lines.")
    clauses: list[Found] = Field(description="The clause, or each of several; empty for a point or a fault.")
    also_in: list[str] = Field(description="Of a word: further rulebooks with clauses that deal with it.")
