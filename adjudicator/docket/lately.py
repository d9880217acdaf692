"""What was filed before: the same log at the same table, and the event in which somebody filed last."""

from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy import Connection, Row, func, select

from adjudicator.docket.entry import Entry, entry_of
from adjudicator.docket.store import Store
from adjudicator.docket.tables import entries, events

LATELY: Final = 1000
"""So many of the newest entries are looked through."""


def same_log(connection: Connection, event: Row[Any], columns: Mapping[str, Any], seen: int) -> Entry | None:
    """The newest ruling of an event on this very log at this table, among those after number ``seen``."""
    wanted = select(entries).where(
        entries.c.event_id == event.id,
        entries.c.number > seen,
        entries.c.kind == "ruling",
        entries.c.log_digest == columns["log_digest"],
        func.lower(entries.c.at_table) == columns["at_table"].lower(),
    )
    found = connection.execute(wanted.order_by(entries.c.number.desc()).limit(1)).first()
    return entry_of(found, event.public_id) if found is not None else None


def last_event(store: Store, by: str) -> str | None:
    """The public id of the event in which somebody filed last, if that was lately."""
    with store.reading() as connection:
        newest = connection.execute(select(func.max(entries.c.id))).scalar() or 0
        wanted = select(events.c.public_id).join(entries, entries.c.event_id == events.c.id)
        mine = wanted.where(entries.c.id > newest - LATELY, entries.c.filed_by == by)
        return connection.execute(mine.order_by(entries.c.id.desc()).limit(1)).scalar()
