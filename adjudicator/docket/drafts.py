"""What is being written and not filed yet, so that no reload and no locked phone loses it, and no director another's words."""

from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import Row, delete, insert, select, update

from adjudicator.docket.appending import event_row
from adjudicator.docket.canonical import can_be_kept
from adjudicator.docket.moment import read, written
from adjudicator.docket.store import Store
from adjudicator.docket.tables import drafts
from adjudicator.docket.troubles import DraftMerge, NotThere, Refused
from adjudicator.words import say

LONGEST_NAME = 64


class Draft(NamedTuple):
    """A draft under its name (1 to 64 characters, chosen by the page). ``version`` is 0 for one that was never kept."""

    event: str
    name: str
    body: str
    version: int = 0
    changed_at: datetime | None = None
    changed_by: str = ""


def save(store: Store, draft: Draft, now: datetime, by: str) -> Draft:
    """Keeps a draft and counts its version up. ``draft.version`` is the one that was read: if another is there, DraftMerge."""
    if not 0 < len(draft.name) <= LONGEST_NAME or not can_be_kept(draft.name + draft.body + by):
        raise Refused(say("the draft cannot be kept"))
    with store.writing() as connection:
        event = event_row(connection, draft.event)
        there = connection.execute(select(drafts).where(drafts.c.id == draft.name).with_for_update()).first()
        if there is not None and there.event_id != event.id:
            raise Refused(say("the draft cannot be kept"))
        if there is not None and there.version != draft.version and there.body != draft.body:
            raise DraftMerge(draft, _draft(there, draft.event))
        version = (there.version if there is not None else 0) + 1
        values = {"body": draft.body, "version": version, "changed_at": written(now), "changed_by": by}
        if there is None:
            connection.execute(insert(drafts).values(id=draft.name, event_id=event.id, **values))
        else:
            connection.execute(update(drafts).where(drafts.c.id == draft.name).values(**values))
    return draft._replace(version=version, changed_at=now, changed_by=by)


def load(store: Store, event: str, name: str) -> Draft:
    """The draft of that name. Raises NotThere."""
    with store.reading() as connection:
        row = event_row(connection, event)
        found = connection.execute(select(drafts).where(drafts.c.id == name, drafts.c.event_id == row.id)).first()
    if found is None:
        raise NotThere(say("there is no such draft"))
    return _draft(found, event)


def every(store: Store, event: str) -> list[Draft]:
    """The drafts of an event, the last changed first."""
    with store.reading() as connection:
        row = event_row(connection, event)
        wanted = select(drafts).where(drafts.c.event_id == row.id).order_by(drafts.c.changed_at.desc())
        return [_draft(found, event) for found in connection.execute(wanted)]


def drop(store: Store, event: str, name: str) -> None:
    """Forgets a draft, if it is there."""
    with store.writing() as connection:
        row = event_row(connection, event)
        connection.execute(delete(drafts).where(drafts.c.id == name, drafts.c.event_id == row.id))


def _draft(row: Row[Any], event: str) -> Draft:
    return Draft(event, row.id, row.body, row.version, read(row.changed_at), row.changed_by)
