"""What can go wrong with a docket, each in one plain sentence; whatever was acknowledged before is still there."""

import re
import sqlite3
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import DBAPIError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoConnection

from adjudicator.words import Message, say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from adjudicator.docket.drafts import Draft
    from adjudicator.docket.entry import Entry
    from adjudicator.docket.filings import Filing
    from adjudicator.handlog import Fault


class DocketError(Exception):
    """A docket did not do what it was asked; nothing of it was kept."""

    def __init__(self, says: Message) -> None:
        super().__init__(says)
        self.says = says

    def __str__(self) -> str:
        return str(self.says)


class Refused(DocketError):
    """What was to be filed cannot be: something it refers to is not there, or a text cannot be kept."""


class Unread(Refused):
    """A log that was to be filed has ``faults``; the first is told."""

    def __init__(self, faults: "Sequence[Fault]") -> None:
        super().__init__(say("line {line}: {fault}", line=faults[0].line, fault=faults[0].says))
        self.faults = tuple(faults)


class NotThere(DocketError):
    """No such event, entry or draft."""


class Conflict(DocketError):
    """The key of a filing was used before, for something else: for the entry ``there``."""

    def __init__(self, says: Message, there: "Entry") -> None:
        super().__init__(says)
        self.there = there


class FiledAlready(Conflict):
    """This event has a ruling on the same log at the same table: the entry ``there``."""

    def __init__(self, there: "Entry") -> None:
        super().__init__(say("this log is filed already, as entry {number}", number=there.number), there)


class Locked(DocketError):
    """Another program holds the database for longer than we wait. To try again later may help."""


class Full(DocketError):
    """The disk has no room left, or the database may not grow."""


class Unreachable(DocketError):
    """The database cannot be opened, or went away: whether the last filing was kept is told by filing it again under its key."""


class Damaged(DocketError):
    """The database is not one, or not one of ours."""


_LOCKED: Final = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}
_DAMAGED: Final = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
_FULL_ON_POSTGRESQL: Final = {"53100", "53200"}
_OTHER_TABLES_ON_POSTGRESQL: Final = {"42P01", "42P07", "42710"}
_LOCKED_ON_POSTGRESQL: Final = {"55P03", "57014", "40001", "40P01"}


def trouble(why: SQLAlchemyError) -> DocketError:
    """What the database refused, in our own words; ``why`` itself is raised again where it is a mistake of ours."""
    if isinstance(why, NoConnection):
        return Locked(say("the docket is busy: too many are using it at once; try again"))
    if isinstance(why, DBAPIError):
        if isinstance(why.orig, sqlite3.Error):
            return _of_sqlite(why, why.orig)
        return _of_postgresql(why)
    raise why


def _of_sqlite(why: DBAPIError, orig: sqlite3.Error) -> DocketError:
    code = getattr(orig, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    main = code & 0xFF
    if main in _LOCKED:
        return Locked(say("the docket is in use by another program; try again"))
    if main == sqlite3.SQLITE_FULL or code in (sqlite3.SQLITE_IOERR_WRITE, sqlite3.SQLITE_IOERR_SHMSIZE):
        return Full(say("the docket cannot grow: the disk is full; nothing that was filed is lost"))
    if main in _DAMAGED:
        return Damaged(say("the file of the docket is no database, or a damaged one"))
    if main == sqlite3.SQLITE_READONLY:
        return Unreachable(say("the docket may not be written"))
    if main in (sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_IOERR):
        return Unreachable(say("the docket cannot be opened: {why}", why=str(orig)))
    if re.match("Could not decode", str(orig)):
        return Damaged(say("the file of the docket is no database, or a damaged one"))
    if re.match("no such table|table .* already exists", str(orig)):
        return Damaged(say("the tables of the docket are not those of its version: restore a backup into a new one"))
    raise why


def _of_postgresql(why: DBAPIError) -> DocketError:
    state = str(getattr(why.orig, "sqlstate", None) or "")
    if state in _FULL_ON_POSTGRESQL:
        return Full(say("the docket cannot grow: the disk is full; nothing that was filed is lost"))
    if state in _LOCKED_ON_POSTGRESQL:
        return Locked(say("the docket is in use by another program; try again"))
    if state in _OTHER_TABLES_ON_POSTGRESQL:
        return Damaged(say("the tables of the docket are not those of its version: restore a backup into a new one"))
    if why.connection_invalidated or isinstance(why, OperationalError) or state[:2] in ("08", "57", "28", "3D"):
        first = str(why.orig).strip().partition("\n")[0]
        return Unreachable(say("the database of the docket cannot be reached: {why}", why=first))
    raise why


class Merge(DocketError):
    """Two directors were at one case: nothing was filed. ``mine`` was to be filed, ``theirs`` was filed since ``expected``."""

    def __init__(self, mine: "Filing", theirs: "Sequence[Entry]") -> None:
        numbers = ", ".join(str(entry.number) for entry in theirs)
        super().__init__(say("somebody else has filed in this case meanwhile: see {numbers}", numbers=numbers))
        self.mine, self.theirs = mine, tuple(theirs)


class DraftMerge(DocketError):
    """Two directors were at one draft: ``mine`` was not kept, ``theirs`` is what stands."""

    def __init__(self, mine: "Draft", theirs: "Draft") -> None:
        super().__init__(say("somebody else has changed this draft meanwhile: {who}", who=theirs.changed_by))
        self.mine, self.theirs = mine, theirs
