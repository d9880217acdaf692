"""An entry of the docket as others see it, and how it is chained to the one before."""

import json
from collections.abc import Mapping
from datetime import datetime
from typing import Any, Final, NamedTuple

from sqlalchemy import Row

from adjudicator.docket.canonical import canonical, digest
from adjudicator.docket.moment import read

BESIDE_THE_HASH: Final = ("event_id", "hash", "salt")
"""Columns that the hash of an entry does not cover by themselves: in place of ``event_id`` it covers the public id of the event."""


class Event(NamedTuple):
    """A tournament, or a club's evening: one chain of entries. ``last_number`` is 0 while nothing is filed."""

    public_id: str
    name: str
    created_at: datetime
    last_number: int = 0
    last_hash: str = ""


class Entry(NamedTuple):
    """One entry, as it was filed and for good.

    ``case`` is the number of the ruling that everything about one dispute goes back to, ``refers_to`` the number of the entry
    that this one is about (``None`` for a first ruling). ``facts`` is the whole ruling as JSON data (``Ruling.as_dict``), frozen;
    empty for what is no ruling. ``details`` is what the kind of entry says besides: see ``filings``. ``public_text`` is for
    everybody, ``private_text`` for the directors of the event. ``clauses`` are those that the ruling cites; ``fact_pattern`` is
    what a similar dispute would have in common with it. ``edition``, ``rulebook_digest`` and ``engine`` say by what text and
    which version of the program it was ruled.
    """

    event: str
    number: int
    kind: str
    case: int
    refers_to: int | None
    table: str
    players: tuple[str, ...]
    log: str
    log_digest: str
    rulebook: str
    edition: str
    rulebook_digest: str
    readings: Mapping[str, str]
    language: str
    engine: str
    outcome: str
    facts: Mapping[str, Any]
    details: Mapping[str, Any]
    public_text: str
    private_text: str
    clauses: tuple[str, ...]
    fact_pattern: str
    filed_at: datetime
    filed_by: str
    previous: str
    hash: str


def entry_of(row: Row[Any], event: str) -> Entry:
    """The entry that a row of the table holds."""
    return Entry(
        event=event,
        case=row.case_number,
        table=row.at_table,
        players=tuple(json.loads(row.players)),
        readings=json.loads(row.readings),
        facts=json.loads(row.facts),
        details=json.loads(row.details),
        clauses=tuple(json.loads(row.clauses)),
        filed_at=read(row.filed_at),
        **{name: getattr(row, name) for name in _AS_THEY_ARE},
    )


_AS_THEY_ARE: Final = (
    *("number", "kind", "refers_to", "log", "log_digest", "rulebook", "edition", "rulebook_digest", "language"),
    *("engine", "outcome", "public_text", "private_text", "fact_pattern", "filed_by", "previous", "hash"),
)


def event_of(row: Row[Any]) -> Event:
    """The event that a row of the table holds."""
    return Event(row.public_id, row.name, read(row.created_at), row.last_number, row.last_hash)


def first_link(public_id: str, name: str, created_at: str) -> str:
    """What stands for the hash before the first entry: it holds the event's own name and birth fast."""
    return digest(canonical({"event": public_id, "name": name, "created_at": created_at}))


def link(columns: Mapping[str, Any], event: str) -> str:
    """The hash of an entry: of every column of its row, the hash of the entry before among them.

    Everybody who reads an entry sees its hash. Of the private text the hash therefore covers a digest only, made with a salt that
    stays in the docket: else a viewer could try guesses until one fits. An entry without a salt was filed before there were any.
    """
    covered = {name: value for name, value in columns.items() if name not in BESIDE_THE_HASH}
    salt = columns.get("salt")
    if salt is not None:
        covered["private_digest"] = digest(canonical([salt, covered.pop("private_text")]))
    return digest(canonical({**covered, "event": event}))
