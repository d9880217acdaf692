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
    of_log = (entries.c.event_id == event.id, entries.c.log_digest == columns["log_digest"])
    tables = select(entries.c.id, entries.c.at_table).where(*of_log, entries.c.number > seen)
    here = columns["at_table"].casefold()  # not left to the database: SQLite knows the capital letters of English alone
    with connection.execute(tables.order_by(entries.c.number.desc())) as newest_first:
        found = next((row for row, table in newest_first if table.casefold() == here), None)
    if found is None:
        return None
    return entry_of(connection.execute(select(entries).where(entries.c.id == found)).one(), event.public_id)


def last_event(store: Store, by: str) -> str | None:
    """The public id of the event in which somebody filed last, if that was lately."""
    with store.reading() as connection:
        newest = connection.execute(select(func.max(entries.c.id))).scalar() or 0
        wanted = select(events.c.public_id).join(entries, entries.c.event_id == events.c.id)
        mine = wanted.where(entries.c.id > newest - LATELY, entries.c.filed_by == by)
        return connection.execute(mine.order_by(entries.c.id.desc()).limit(1)).scalar()
