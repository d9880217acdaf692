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


class Explained(BaseModel):
    """A clause, a point or a kind of fault, explained as `adjudicate explain` does."""

    id: str
    kind: str = Field(examples=["clause", "point", "fault"])
    text: str
