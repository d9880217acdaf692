"""One entry looked at closely: is it as it was filed, does its ruling come out the same again, by which rulebook was it made?"""

from collections.abc import Iterable, Mapping

from sqlalchemy import select

from adjudicator.docket import verification
from adjudicator.docket.again import ruled_again
from adjudicator.docket.appending import entry_at, event_row
from adjudicator.docket.entry import Entry, first_link
from adjudicator.docket.ruled import book_of
from adjudicator.docket.store import Store
from adjudicator.docket.tables import entries
from adjudicator.docket.verification import Check
from adjudicator.rulebook import Book


def check(store: Store, event: str, number: int) -> Check:
    """One entry and its link to the entry before; the whole chain is ``Docket.verify``'s to follow. Raises NotThere."""
    with store.reading() as connection:
        whole = event_row(connection, event)
        entry_at(connection, whole, number)
        rows = select(entries).where(entries.c.event_id == whole.id, entries.c.number.in_((number - 1, number)))
        *before, row = connection.execute(rows.order_by(entries.c.number)).all()
        cited = verification.cited_by(connection, [row.id])
        books = verification.books_of(connection, {row.rulebook_digest})
    first = first_link(whole.public_id, whole.name, whole.created_at)
    link = before[-1].hash if before else first if number == 1 else ""
    faults = tuple(verification.faults_of(row, event, number, link, cited, books))
    again = ruled_again(row, books.get(row.rulebook_digest)) if row.kind == "ruling" else None
    return Check(event, number, row.kind, faults, again, row.hash)


def book_kept(store: Store, entry: Entry) -> Book | None:
    """The rulebook that a ruling was made under, as it was then; ``None`` where it cannot be read any more."""
    return books_kept(store, [entry])[entry.rulebook_digest]


def books_kept(store: Store, rulings: Iterable[Entry]) -> Mapping[str, Book | None]:
    """The rulebooks of several rulings by digest, each read once: there are few of them, however many rulings."""
    digests = {entry.rulebook_digest for entry in rulings}
    with store.reading() as connection:
        found = verification.books_of(connection, digests)
    return {digest: _book(found.get(digest)) for digest in digests}


def _book(content: str | None) -> Book | None:
    try:
        return book_of(content) if content is not None else None
    except (ValueError, TypeError, KeyError, AttributeError):
        return None
