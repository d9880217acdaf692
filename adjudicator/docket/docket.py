"""The docket: what was ruled, filed for good, and what was said of it later. Every entry is chained to the one before."""

import secrets
from collections.abc import Iterator
from datetime import datetime

from sqlalchemy import select

from adjudicator.docket import appending, drafts, precedents, verification
from adjudicator.docket.drafts import Draft
from adjudicator.docket.entry import Entry, Event, entry_of, event_of, first_link
from adjudicator.docket.filings import Filing
from adjudicator.docket.migration import NEWEST, revision
from adjudicator.docket.moment import written
from adjudicator.docket.precedents import Precedent, Wanted
from adjudicator.docket.store import Store
from adjudicator.docket.tables import entries, events
from adjudicator.docket.troubles import Refused, Unreachable
from adjudicator.docket.verification import Check
from adjudicator.words import say

LONGEST_NAME = 200
SALT = 16
"""Bytes of a salt."""


def new_salt() -> str:
    """A salt by chance, 32 hexadecimal digits."""
    return secrets.token_hex(SALT)


class Docket:
    """A docket that is open. May be used from any number of threads.

    ``store`` is the database behind it, for the other parts of this room (people, sessions). Whatever goes wrong is a
    DocketError; then nothing of what was asked has been kept.
    """

    def __init__(self, store: Store) -> None:
        self.store = store

    def close(self) -> None:
        """Closes the database."""
        self.store.close()

    def ready(self) -> bool:
        """Whether the database answers and its tables are those that this version of the program knows."""
        return revision(self.store) == NEWEST

    def new_event(self, name: str, now: datetime, public_id: str | None = None) -> Event:
        """Opens an event. Its public id cannot be guessed unless one is given (letters, digits, hyphens)."""
        tidy = " ".join(name.split())
        if not tidy or len(tidy) > LONGEST_NAME or not tidy.isprintable():
            raise Refused(say("the name of an event has 1 to {longest} letters", longest=LONGEST_NAME))
        public = secrets.token_urlsafe(9).replace("_", "x").replace("-", "y") if public_id is None else public_id
        if not (0 < len(public) <= 64 and public.isascii() and public.replace("-", "").isalnum()):
            raise Refused(say("the address of an event has up to 64 letters, digits and hyphens"))
        with self.store.writing() as connection:
            if connection.execute(select(events.c.id).where(events.c.public_id == public)).first():
                raise Refused(say("there is an event {event} already", event=public))
            made = Event(public, tidy, now, 0, first_link(public, tidy, written(now)))
            values = {"public_id": public, "name": tidy, "created_at": written(now), "last_hash": made.last_hash}
            connection.execute(events.insert().values(last_number=0, **values))
        return made

    def event(self, public_id: str) -> Event:
        """The event of that public id. Raises NotThere."""
        with self.store.reading() as connection:
            return event_of(appending.event_row(connection, public_id))

    def events(self) -> list[Event]:
        """All events, the newest first."""
        with self.store.reading() as connection:
            found = connection.execute(select(events).order_by(events.c.created_at.desc(), events.c.id.desc()))
            return [event_of(row) for row in found]

    def file(
        self, new: Filing, key: str, now: datetime, by: str, salt: str | None = None, *, seen: int | None = None
    ) -> Entry:
        """Files an entry; when it returns, the entry is on the disk.

        ``key`` names this filing (1 to 200 characters): filed again under the same key, the same thing gives the entry that is
        there, anything else a Conflict. ``by`` is the name of who files, ``salt`` 32 hexadecimal digits by chance, drawn here where
        none are given: with them the hash of the entry tells nothing of its private text. Raises Refused for what cannot be filed,
        Merge where somebody else filed in the same case first, NotThere for an event or entry that does not exist.

        ``seen`` (0 or the number of an entry) asks that a log be filed once: FiledAlready where a later entry is a ruling on the
        same log at the same table.
        """
        prepared = appending.prepare(self.store, new, key, by, seen)
        if isinstance(prepared, Entry):
            return prepared
        salt = salt or new_salt()
        try:
            return appending.append(self.store, prepared, now, salt)
        except (
            Unreachable
        ):  # the connection may have gone just after the entry was kept: under its key it is not doubled
            return appending.append(self.store, prepared, now, salt)

    def entry(self, event: str, number: int) -> Entry:
        """One entry. Raises NotThere."""
        with self.store.reading() as connection:
            return appending.entry_at(connection, appending.event_row(connection, event), number)

    def entries(self, event: str, after: int = 0, limit: int = 100, *, newest_first: bool = False) -> list[Entry]:
        """Entries of an event in their order, those after number ``after``; or back from the newest, those before it (0: all)."""
        with self.store.reading() as connection:
            row = appending.event_row(connection, event)
            wanted = select(entries).where(entries.c.event_id == row.id).limit(limit)
            if newest_first:
                wanted = wanted.order_by(entries.c.number.desc())
                wanted = wanted.where(entries.c.number < after) if after else wanted
            else:
                wanted = wanted.order_by(entries.c.number).where(entries.c.number > after)
            return [entry_of(found, event) for found in connection.execute(wanted)]

    def case(self, event: str, number: int) -> list[Entry]:
        """Everything that was filed about one dispute, in order: the case that entry ``number`` belongs to."""
        with self.store.reading() as connection:
            row = appending.event_row(connection, event)
            return appending.case_of(connection, row, appending.entry_at(connection, row, number).case)

    def children(self, event: str, number: int, kind: str | None = None) -> list[Entry]:
        """What was filed about one entry: all of it, or the appeals, deviations, … alone."""
        return [e for e in self.case(event, number) if e.refers_to == number and kind in (None, e.kind)]

    def verify(self, event: str | None = None, *, again: bool = True) -> Iterator[Check]:
        """Goes through the chain of one event or all: what is intact, and whether each ruling comes out the same ``again``."""
        for name in [event] if event is not None else self.names():
            yield from verification.of_event(self.store, name, again)

    def names(self) -> list[str]:
        """The public ids of all events, the newest first, whatever else may have become of them."""
        with self.store.reading() as connection:
            return list(
                connection.scalars(select(events.c.public_id).order_by(events.c.created_at.desc(), events.c.id.desc()))
            )

    def precedents(self, wanted: Wanted) -> list[Precedent]:
        """The rulings most like what is wanted, the likest first."""
        return precedents.find(self.store, wanted)

    def mark_outdated(self, event: str, now: datetime, by: str) -> list[Entry]:
        """Marks the rulings of an event whose rulebook has changed since, once for each change; gives the marks."""
        from adjudicator.docket.outdated import marks

        return [self.file(mark, key, now, by) for mark, key in marks(self.store, event)]

    def save_draft(self, draft: Draft, now: datetime, by: str) -> Draft:
        """Keeps what is being written; see ``drafts``."""
        return drafts.save(self.store, draft, now, by)

    def draft(self, event: str, name: str) -> Draft:
        """A draft. Raises NotThere."""
        return drafts.load(self.store, event, name)

    def drafts(self, event: str) -> list[Draft]:
        """The drafts of an event, the last changed first."""
        return drafts.every(self.store, event)

    def drop_draft(self, event: str, name: str) -> None:
        """Forgets a draft, if it is there."""
        drafts.drop(self.store, event, name)
