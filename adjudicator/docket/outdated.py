"""Which rulings of an event are outdated: those whose rulebook ships with the program and has changed since they were filed."""

from collections.abc import Iterator

from sqlalchemy import select

from adjudicator.docket.again import changed_edition
from adjudicator.docket.appending import event_row
from adjudicator.docket.filings import NewMark
from adjudicator.docket.store import Store
from adjudicator.docket.tables import entries


def marks(store: Store, event: str) -> list[tuple[NewMark, str]]:
    """A mark for each such ruling, and its key: the same change of a rulebook marks a ruling once."""
    with store.reading() as connection:
        row = event_row(connection, event)
        columns = (entries.c.number, entries.c.rulebook, entries.c.rulebook_digest, entries.c.edition)
        wanted = select(*columns).where(entries.c.event_id == row.id, entries.c.kind == "ruling")
        rulings = [tuple(found) for found in connection.execute(wanted.order_by(entries.c.number))]
    return list(_marks(event, rulings))


def _marks(event: str, rulings: list[tuple[int, str, str, str]]) -> Iterator[tuple[NewMark, str]]:
    books = {(book, was) for _, book, was, _ in rulings}
    now = {(book, was): changed_edition(book, was) for book, was in books}
    for number, book, was, edition in rulings:
        present = now[book, was]
        if present is not None:
            reason = f"{book}: {edition} -> {present}"
            yield NewMark(event, number, "outdated", reason), f"outdated {number} {reason}"[:200]
