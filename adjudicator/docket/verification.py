"""Goes through the docket entry by entry: is it what was filed, is the chain whole, does each ruling come out the same again?"""

import json
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, select

from adjudicator.docket.again import Again, ruled_again
from adjudicator.docket.appending import event_row
from adjudicator.docket.canonical import digest
from adjudicator.docket.entry import first_link, link
from adjudicator.docket.store import Store
from adjudicator.docket.tables import citations, entries, rulebooks
from adjudicator.words import Message, say


class Check(NamedTuple):
    """What was found at one entry. ``faults`` say what is not as filed: none, and the entry is intact.

    ``number`` is 0 for what is wrong with the event itself. ``again`` is the ruling made again, ``None`` for what is no ruling or
    where that was not asked for. ``hash`` is that of the entry, as it stands there; ``called`` is the name of the event.
    """

    event: str
    number: int
    kind: str
    faults: tuple[Message, ...]
    again: Again | None = None
    hash: str = ""
    called: str = ""
    table: str = ""

    @property
    def intact(self) -> bool:
        """Whether everything is as it was filed."""
        return not self.faults

    @property
    def same(self) -> bool:
        """Whether the ruling, if it is one, comes out as it was filed."""
        return self.again is None or not self.again.differences


PAGE = 200
"""Entries that are read at once."""


def of_event(store: Store, event: str, again: bool) -> Iterator[Check]:
    """Every entry of an event in order; last, where it is not as it should be, the event itself."""
    with store.reading() as connection:
        row = event_row(connection, event)
    born = first_link(row.public_id, row.name, row.created_at)
    before, number = born, 0
    while True:
        with store.reading() as connection:
            page = _page(connection, row.id, number)
            cited = cited_by(connection, [found.id for found in page])
            books = books_of(connection, {found.rulebook_digest for found in page})
        for found in page:
            faults = tuple(faults_of(found, event, number + 1, before, cited, books))
            ruled = ruled_again(found, books.get(found.rulebook_digest)) if again and found.kind == "ruling" else None
            yield Check(event, found.number, found.kind, faults, ruled, found.hash, row.name, found.at_table)
            before, number = found.hash, found.number if isinstance(found.number, int) else number + 1
        if len(page) < PAGE:
            break
    with store.reading() as connection:
        end = event_row(connection, event)
    if (number, before) != (row.last_number, row.last_hash) and (end.last_number, end.last_hash) == (
        row.last_number,
        row.last_hash,
    ):
        yield Check(event, 0, "event", (_end(number, row),))


def _page(connection: Connection, event_id: int, after: int) -> list[Row[Any]]:
    wanted = select(entries).where(entries.c.event_id == event_id, entries.c.number > after)
    return list(connection.execute(wanted.order_by(entries.c.number).limit(PAGE)))


def cited_by(connection: Connection, rows: list[int]) -> Mapping[int, set[str]]:
    """The clauses that the index has for each of these rows."""
    found: dict[int, set[str]] = {row: set() for row in rows}
    for clause, row in connection.execute(select(citations).where(citations.c.entry_id.in_(rows))):
        found[row].add(clause)
    return found


def books_of(connection: Connection, digests: set[str]) -> Mapping[str, str]:
    """The rulebooks that were kept, each as its whole content, by digest."""
    wanted = select(rulebooks.c.digest, rulebooks.c.content).where(rulebooks.c.digest.in_(digests))
    return {row.digest: row.content for row in connection.execute(wanted)}


def faults_of(
    row: Row[Any],
    event: str,
    number: int,
    before: str,
    cited: Mapping[int, set[str]],
    books: Mapping[str, str],
) -> Iterator[Message]:
    """What is not as it was filed."""
    if row.number != number:
        yield say("entry {number} is missing", number=number)
    if row.previous != before:
        yield say("it does not follow from the entry before")
    if row.hash != _link(row, event):
        yield say("it was changed after it was filed")
    if row.kind == "ruling" and _digest(row.log) != row.log_digest:
        yield say("its log is not the one that was filed")
    if _set(row.clauses) != cited[row.id]:
        yield say("the index of clauses does not fit it")
    if row.rulebook_digest and _digest(books.get(row.rulebook_digest, "")) != row.rulebook_digest:
        yield say("the rulebook that was kept with it is not the one that it was ruled by")


def _link(row: Row[Any], event: str) -> str:
    """The hash that belongs to a row; none where a column holds what no entry ever did, such as bytes."""
    try:
        return link(row._asdict(), event)
    except (TypeError, ValueError):
        return ""


def _digest(kept: Any) -> str:
    return digest(kept) if isinstance(kept, str) else ""


def _set(clauses: str) -> set[str]:
    try:
        return set(json.loads(clauses))
    except (ValueError, TypeError):
        return {clauses}


def _end(number: int, event: Row[Any]) -> Message:
    if isinstance(event.last_number, int) and number < event.last_number:
        return say("the entries after {number} are missing: there were {last}", number=number, last=event.last_number)
    return say("the end of the chain is not where the event has it")
