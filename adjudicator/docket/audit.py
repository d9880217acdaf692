"""Who did what: a line for everything that was done with accounts and the docket, which nobody can change or take away."""

from datetime import datetime
from typing import Final, NamedTuple

from sqlalchemy import Connection, insert, select

from adjudicator.docket.moment import written
from adjudicator.docket.tables import audit
from adjudicator.words import tr

LONGEST: Final = {"what": 64, "address": 64}
WITH_A_KIND: Final = frozenset({"account made", "role given", "entry filed"})
"""Deeds whose subject ends with a role or with a kind of entry: a word of ours after the names."""


class Line(NamedTuple):
    """One line of the trail. ``who`` is the name of an account, empty for a stranger; ``address`` is where he was."""

    number: int
    at: str
    who: str
    what: str
    subject: str
    address: str

    def about(self) -> str:
        """The subject for a reader: a role or a kind of entry at its end in the reader's language."""
        if self.what not in WITH_A_KIND:
            return self.subject
        names, comma, kind = self.subject.rpartition(", ")
        return f"{names}{comma}{tr(kind)}"


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
