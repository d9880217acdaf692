"""Who did what: a line for everything that was done with accounts and the docket, which nobody can change or take away."""

from datetime import datetime
from typing import Final, NamedTuple

from sqlalchemy import Connection, insert, select

from adjudicator.docket.moment import written
from adjudicator.docket.tables import audit

LONGEST: Final = {"what": 64, "address": 64}


class Line(NamedTuple):
    """One line of the trail. ``who`` is the name of an account, empty for a stranger; ``address`` is where he was."""

    number: int
    at: str
    who: str
    what: str
    subject: str
    address: str


class Deed(NamedTuple):
    """By whom, when and from where something is done."""

    who: str
    at: datetime
    address: str = ""


def note(connection: Connection, by: Deed, what: str, subject: str = "") -> None:
    """Writes a line, within the same transaction as what it tells of."""
    values = {"what": what[: LONGEST["what"]], "address": by.address[: LONGEST["address"]]}
    connection.execute(insert(audit).values(at=written(by.at), who=by.who, subject=subject, **values))


def lines(connection: Connection, before: int | None = None, limit: int = 100) -> list[Line]:
    """The latest lines, newest first; those older than line ``before`` for the next page."""
    wanted = select(audit).order_by(audit.c.id.desc()).limit(limit)
    if before is not None:
        wanted = wanted.where(audit.c.id < before)
    return [Line(row.id, row.at, row.who, row.what, row.subject, row.address) for row in connection.execute(wanted)]
