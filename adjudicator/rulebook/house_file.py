"""The form of a rulebook file that a club writes: which keys it has and what their values are.

Loaded only when such a file is read: the library that checks the form takes longer to load than a log to be ruled on.
"""

from collections.abc import Mapping
from datetime import date
from typing import Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from adjudicator.rulebook.faults import Faults
from adjudicator.rulebook.places import Path, Places
from adjudicator.words import Message, say

Kind = Literal["fixed", "choice", "discretion"]


class _Table(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class AnswerRow(_Table):
    """An answer to a circumstance: the remedy, and the clause that gives it or what fills the silence."""

    remedy: str
    clause: str | None = None
    point: str | None = None
    source: str | None = None


class Amendment(_Table):
    """What changes in a clause of the extended book; what is left out stays. ``answers``: circumstance to remedy."""

    when: str | None = None
    says: str | None = None
    kind: Kind | None = None
    source: str | None = None
    answers: dict[str, str] = Field(default_factory=dict)


class NewClause(_Table):
    """A clause of the club's own. ``answers``: circumstance to remedy."""

    when: str
    says: str
    kind: Kind = "fixed"
    source: str = ""
    answers: dict[str, str] = Field(default_factory=dict)


class HouseFile(_Table):
    """The whole file."""

    extends: str
    title: str
    edition: str
    in_force: date
    language: str | None = None
    repeals: list[str] = Field(default_factory=list)
    terms: dict[str, Any] = Field(default_factory=dict)
    readings: dict[str, str] = Field(default_factory=dict)
    amends: dict[str, Amendment] = Field(default_factory=dict)
    clauses: dict[str, NewClause] = Field(default_factory=dict)
    answers: dict[str, dict[str, AnswerRow]] = Field(default_factory=dict)
    gives_way: dict[str, list[str]] = Field(default_factory=dict)


KEYS: Final[Mapping[str, type[BaseModel]]] = {
    "": HouseFile,
    "amends": Amendment,
    "clauses": NewClause,
    "answers": AnswerRow,
}

_DATE: Final = say("a date, for instance {example}", example="2026-01-15")
_TABLE: Final = say("a table")
WANTED: Final = {
    "string_type": say("a text in quotes"),
    "date_type": _DATE,
    "date_from_datetime_inexact": _DATE,
    "dict_type": _TABLE,
    "model_type": _TABLE,
    "list_type": say("a list in square brackets"),
    "literal_error": say('"fixed", "choice" or "discretion"'),
}


def formed(data: Mapping[str, Any], places: Places, faults: Faults) -> HouseFile | None:
    """The file as checked values; ``None``, and every fault noted, where it has not the right form."""
    try:
        return HouseFile.model_validate(data)
    except ValidationError as error:
        for wrong in error.errors():
            _note(wrong["type"], tuple(str(part) for part in wrong["loc"]), places, faults)
    return None


def _note(kind: str, path: Path, places: Places, faults: Faults) -> None:
    name = ".".join(path)
    if kind == "extra_forbidden":
        known = list(KEYS[path[0] if len(path) > 1 else ""].model_fields)
        faults.unknown("R003", places.key(path), say("there is no key `{name}` here", name=path[-1]), path[-1], known)
    elif kind == "missing":
        says, hint = say("{name} is missing", name=name), _missing(path[-1])
        if len(path) == 1:
            faults.whole("R005", says, hint)
        else:
            faults.add("R005", places.key(path[:-1]), says, hint)
    else:
        wanted = WANTED.get(kind, say("what this key takes"))
        faults.add("R004", places.value(path), say("{name} is not {wanted}", name=name, wanted=wanted))


def _missing(key: str) -> Message:
    examples = {"extends": 'extends = "gra"', "in_force": "in_force = 2026-01-15"}
    return say("write {text}", text=examples.get(key, f'{key} = "…"'))
