"""Puts an entry at the end of its event's chain: one writer at a time, nothing twice, all of it or none."""

from datetime import datetime
from typing import Any, Final, NamedTuple, TypeAlias

from sqlalchemy import Connection, Row, func, insert, select, update

from adjudicator.docket.canonical import can_be_kept
from adjudicator.docket.contents import ABOUT, Contents, contents, request_digest
from adjudicator.docket.entry import Entry, entry_of, link
from adjudicator.docket.filings import Filing, NewMark, NewRuling
from adjudicator.docket.lately import same_log
from adjudicator.docket.moment import written
from adjudicator.docket.store import Store
from adjudicator.docket.tables import citations, entries, events, filing_keys, patterns, rulebooks
from adjudicator.docket.troubles import Conflict, FiledAlready, Merge, NotThere, Refused
from adjudicator.words import say

LONGEST_KEY: Final = 200
_Filing: TypeAlias = tuple[datetime, str, str | None]
"""When, by whom, and with which salt."""


class Prepared(NamedTuple):
    """A filing that was checked and, where it is a log, ruled on. ``seen``: see ``Docket.file``."""

    new: Filing
    key: str
    by: str
    request: str
    contents: Contents
    seen: int | None = None


def prepare(store: Store, new: Filing, key: str, by: str, seen: int | None = None) -> "Prepared | Entry":
    """A filing ready to be kept; or the entry that is there, where it was filed under that key before."""
    if not 0 < len(key) <= LONGEST_KEY or not can_be_kept(key + by) or not by.strip():
        raise Refused(say("a filing needs a key of 1 to {longest} characters, and who files", longest=LONGEST_KEY))
    request = request_digest(new, by)
    with store.reading() as connection:
        there = _filed_before(connection, event_row(connection, new.event), key, request)
    return there or Prepared(new, key, by, request, contents(new), seen)


def append(store: Store, prepared: Prepared, now: datetime, salt: str | None) -> Entry:
    """Keeps a filing at the end of the chain. Without a salt it is hashed as entries were before there were salts."""
    new = prepared.new
    with store.writing() as connection:
        event = event_row(connection, new.event)
        there = _filed_before(connection, event, prepared.key, prepared.request)
        if there is not None:
            return there
        _not_filed_already(connection, event, prepared)
        case = _case(connection, event, prepared)
        kept = _keep(connection, event, prepared.contents, case, (now, prepared.by, salt))
        connection.execute(
            insert(filing_keys).values(
                event_id=event.id, key=prepared.key, request_digest=prepared.request, entry_id=kept.id
            )
        )
        if isinstance(new, NewRuling) and new.corrects is not None:
            _mark_superseded(connection, new, entry_of(kept, new.event), (now, prepared.by, salt))
        return entry_of(kept, new.event)


def event_row(connection: Connection, public_id: str) -> Row[Any]:
    """The row of an event. Raises NotThere."""
    wanted = select(events).where(events.c.public_id == public_id)
    row = connection.execute(wanted).first() if can_be_kept(public_id) else None
    if row is None:
        raise NotThere(say("there is no event {event}", event=public_id))
    return row


def entry_at(connection: Connection, event: Row[Any], number: int) -> Entry:
    """The entry of that number. Raises NotThere."""
    wanted = select(entries).where(entries.c.event_id == event.id, entries.c.number == number)
    row = connection.execute(wanted).first() if 0 < number < 2**31 else None
    if row is None:
        raise NotThere(say("there is no entry {number} in this event", number=number))
    return entry_of(row, event.public_id)


def case_of(connection: Connection, event: Row[Any], case: int) -> list[Entry]:
    """All entries of a case in order."""
    wanted = select(entries).where(entries.c.event_id == event.id, entries.c.case_number == case)
    return [entry_of(row, event.public_id) for row in connection.execute(wanted.order_by(entries.c.number))]


def _filed_before(connection: Connection, event: Row[Any], key: str, request: str) -> Entry | None:
    """The entry that was filed under a key, if there is one and it was filed for the same thing."""
    wanted = select(filing_keys).where(filing_keys.c.event_id == event.id, filing_keys.c.key == key)
    found = connection.execute(wanted).first()
    if found is None:
        return None
    row = connection.execute(select(entries).where(entries.c.id == found.entry_id)).one()
    there = entry_of(row, event.public_id)
    if found.request_digest != request:
        raise Conflict(say("the key {key} was used before, for another filing", key=key), there)
    return there


def _not_filed_already(connection: Connection, event: Row[Any], prepared: Prepared) -> None:
    """Refuses a log that is filed already, if whoever files wants to be told. Among writers in turn: two at once are none twice."""
    if prepared.seen is not None and isinstance(prepared.new, NewRuling):
        there = same_log(connection, event, prepared.contents.columns, prepared.seen)
        if there is not None:
            raise FiledAlready(there)


def _case(connection: Connection, event: Row[Any], prepared: Prepared) -> int:
    """The case that an entry belongs to; a ruling that refers to nothing begins one."""
    new, refers_to = prepared.new, prepared.contents.refers_to
    if refers_to is None:
        return int(event.last_number) + 1
    about, kind = entry_at(connection, event, refers_to), prepared.contents.columns["kind"]
    if about.kind not in ABOUT.get(kind, ("ruling",)):
        raise Refused(say("entry {number} is not one that this can be said of", number=refers_to))
    if isinstance(new, NewMark) and new.by is not None:
        entry_at(connection, event, new.by)
    case = case_of(connection, event, about.case)
    if new.expected is not None:
        since = [e for e in case if e.number > new.expected]
        if since:
            raise Merge(new, since)
    if isinstance(new, NewRuling):
        _still_stands(case, refers_to)
    return about.case


def _still_stands(case: list[Entry], number: int) -> None:
    """Of a case there is one line of rulings: what another has taken the place of is not corrected once more."""
    for each in case:
        if each.kind == "superseded" and each.refers_to == number:
            by = each.details["by"]
            raise Refused(
                say("entry {by} has taken the place of entry {number}: correct that one", by=by, number=number)
            )


def _keep(connection: Connection, event: Row[Any], what: Contents, case: int, filing: _Filing) -> Row[Any]:
    """Writes the row and all that goes with it."""
    now, by, salt = filing
    columns = {
        **what.columns,
        "id": (connection.execute(select(func.max(entries.c.id))).scalar() or 0) + 1,
        "event_id": event.id,
        "number": event.last_number + 1,
        "case_number": case,
        "refers_to": what.refers_to,
        "filed_at": written(now),
        "filed_by": by,
        "previous": event.last_hash,
        "salt": salt,
    }
    columns["hash"] = link(columns, event.public_id)
    _keep_beside(connection, what, columns["fact_pattern"])
    connection.execute(insert(entries).values(**columns))
    for clause in what.clauses:
        connection.execute(insert(citations).values(clause=clause, entry_id=columns["id"]))
    ahead = {"last_number": columns["number"], "last_hash": columns["hash"]}
    connection.execute(update(events).where(events.c.id == event.id).values(**ahead))
    return connection.execute(select(entries).where(entries.c.id == columns["id"])).one()


def _keep_beside(connection: Connection, what: Contents, pattern: str) -> None:
    """The fact pattern and the rulebook, where they are not there yet."""
    if pattern and not connection.execute(select(patterns).where(patterns.c.fact_pattern == pattern)).first():
        connection.execute(insert(patterns).values(fact_pattern=pattern))
    if what.book is None:
        return
    there = select(rulebooks.c.digest).where(rulebooks.c.digest == what.book["digest"])
    if not connection.execute(there).first():
        connection.execute(insert(rulebooks).values(**what.book))


def _mark_superseded(connection: Connection, new: NewRuling, ruling: Entry, filing: _Filing) -> None:
    """The ruling that a new one takes the place of is marked in the same breath."""
    assert new.corrects is not None
    mark = contents(NewMark(new.event, new.corrects, "superseded", by=ruling.number, language=new.language))
    _keep(connection, event_row(connection, new.event), mark, ruling.case, filing)
