"""People: who has an account, what he may do, which events he was let in to. No account has a passphrase nobody chose.

A name is the same in capitals and small letters. Whatever changes an account is noted in the audit trail with it.
"""

import unicodedata
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Row, delete, insert, select, text, update

from adjudicator.docket import audit
from adjudicator.docket.audit import Deed, Line
from adjudicator.docket.canonical import can_be_kept
from adjudicator.docket.moment import written
from adjudicator.docket.passphrases import LONGEST, SHORTEST, Passphrases
from adjudicator.docket.store import Store
from adjudicator.docket.tables import ROLES, accounts, event_access, events, sessions, tokens
from adjudicator.docket.troubles import Refused
from adjudicator.words import LANGUAGES, count, mark, say

LONGEST_NAME: Final = 80
LONGEST_GIVEN: Final = 1000
"""Signs of a name that somebody gives: no spelling of one that we have is longer."""
HEAD: Final = "head director"


class Account(NamedTuple):
    """Somebody with an account. ``events`` are public ids; ``language`` is empty for that of his browser."""

    number: int
    name: str
    role: str
    events: frozenset[str]
    language: str
    closed: bool = False


class Person(NamedTuple):
    """Somebody who is to have an account."""

    name: str
    passphrase: str
    role: str = "director"
    language: str = ""


class People:
    """The accounts of a docket."""

    def __init__(self, store: Store, passphrases: Passphrases | None = None) -> None:
        self._store = store
        self._passphrases = passphrases or Passphrases()

    def anybody(self) -> bool:
        """Whether there is an account that is not closed; without one nobody can sign in."""
        with self._store.reading() as connection:
            return connection.execute(select(accounts.c.id).where(accounts.c.closed_at.is_(None))).first() is not None

    def everybody(self) -> list[Account]:
        """All accounts, the closed ones too, by name."""
        with self._store.reading() as connection:
            rows = connection.execute(select(accounts).order_by(accounts.c.name)).all()
            return [account_of(connection, row) for row in rows]

    def add(self, person: Person, by: Deed, *, first: bool = False) -> Account:
        """Makes an account. With ``first`` only if there is none yet: it is made by whoever sets the service up."""
        name, hashed = fit_name(person.name), self._passphrases.hashed(fit_passphrase(person.passphrase, person.name))
        values = {"role": fit_role(person.role), "language": fit_language(person.language)}
        with self._alone() as connection:
            if first and connection.execute(select(accounts.c.id)).first():
                raise Refused(say("there is an account already: its owner can make others"))
            if found(connection, name, closed=True):
                raise Refused(say("there is, or was, an account of the name {name}: choose another name", name=name))
            made = insert(accounts).values(
                name=name, passphrase_hash=hashed, created_at=written(by.at), closed_at=None, **values
            )
            connection.execute(made)
            audit.note(connection, by, mark("account made"), f"{name}, {person.role}")
            return account_of(connection, known(connection, name))

    def give_role(self, name: str, role: str, by: Deed) -> None:
        """Gives somebody another role. The last head director stays one."""
        with self._alone() as connection:
            row = known(connection, name)
            if row.role == HEAD and fit_role(role) != HEAD:
                _leave_a_head(connection, row)
            _change(connection, row, {"role": fit_role(role)})
            audit.note(connection, by, mark("role given"), f"{row.name}, {role}")

    def give_passphrase(self, name: str, passphrase: str, by: Deed) -> None:
        """Gives somebody another passphrase; whoever was signed in as him is signed out, tokens are revoked."""
        hashed = self._passphrases.hashed(fit_passphrase(passphrase, name))
        with self._alone() as connection:
            row = known(connection, name)
            _change(connection, row, {"passphrase_hash": hashed})
            shut_out(connection, row.id, by)
            audit.note(connection, by, mark("passphrase changed"), row.name)

    def remove(self, name: str, by: Deed) -> None:
        """Closes an account. The name stays on what its owner filed; the last head director's cannot be closed."""
        with self._alone() as connection:
            row = known(connection, name)
            if row.role == HEAD:
                _leave_a_head(connection, row)
            _change(connection, row, {"closed_at": written(by.at)})
            shut_out(connection, row.id, by)
            audit.note(connection, by, mark("account closed"), row.name)

    def let_in(self, name: str, event: str, by: Deed) -> None:
        """Lets somebody in to an event, named by its public id; twice is as good as once."""
        with self._store.writing() as connection:
            row, event_id = known(connection, name), _event(connection, event)
            if event in account_of(connection, row).events:
                return
            granted = {"granted_at": written(by.at), "granted_by": by.who}
            connection.execute(insert(event_access).values(account_id=row.id, event_id=event_id, **granted))
            audit.note(connection, by, mark("let in to an event"), f"{row.name}, {event}")

    def keep_out(self, name: str, event: str, by: Deed) -> None:
        """Takes somebody's way in to an event away."""
        with self._store.writing() as connection:
            row, event_id = known(connection, name), _event(connection, event)
            here = (event_access.c.account_id == row.id) & (event_access.c.event_id == event_id)
            connection.execute(delete(event_access).where(here))
            audit.note(connection, by, mark("kept out of an event"), f"{row.name}, {event}")

    def proven(self, name: str, passphrase: str, by: Deed) -> Account | None:
        """Whose name and passphrase these are; ``None`` if they do not belong together, however that is."""
        with self._store.reading() as connection:
            row = found(connection, name)
        if not self._passphrases.fits(row.passphrase_hash if row else None, passphrase) or row is None:
            with self._store.writing() as connection:
                audit.note(connection, by, mark("sign-in refused"), row.name if row else "")
            return None
        with self._store.writing() as connection:
            if self._passphrases.outdated(row.passphrase_hash):
                _change(connection, row, {"passphrase_hash": self._passphrases.hashed(passphrase)})
            return account_of(connection, row)

    def events(self) -> list[tuple[str, str]]:
        """All events, each with its public id and its name."""
        with self._store.reading() as connection:
            rows = connection.execute(select(events.c.public_id, events.c.name).order_by(events.c.name))
            return [(row.public_id, row.name) for row in rows]

    def note(self, by: Deed, what: str, subject: str = "") -> None:
        """Writes a line of the trail for something that was done elsewhere."""
        with self._store.writing() as connection:
            audit.note(connection, by, what, subject)

    def trail(self, before: int | None = None, limit: int = 100) -> list[Line]:
        """The audit trail, newest first."""
        with self._store.reading() as connection:
            return audit.lines(connection, before, limit)

    @contextmanager
    def _alone(self) -> Iterator[Connection]:
        """A connection to change accounts: two that would both be the first, or both the last to go, come one after another."""
        with self._store.writing() as connection:
            if not self._store.embedded:
                connection.execute(text("LOCK TABLE accounts IN SHARE ROW EXCLUSIVE MODE"))
            yield connection


def fit_name(name: str) -> str:
    """A name as it is kept; refused if it is empty, too long or holds signs that cannot be seen."""
    tidy = " ".join(unicodedata.normalize("NFC", name).split())
    if not tidy or len(tidy) > LONGEST_NAME or any(unicodedata.category(sign).startswith("C") for sign in tidy):
        raise Refused(say("a name has 1 to {longest} letters that can be seen", longest=LONGEST_NAME))
    return tidy


def fit_passphrase(passphrase: str, name: str) -> str:
    """A passphrase that is long enough and not the name."""
    if len(passphrase) < SHORTEST:
        raise Refused(
            count("a passphrase has at least {number} letter", "a passphrase has at least {number} letters", SHORTEST)
        )
    if len(passphrase) > LONGEST or alike(passphrase) == alike(name) or len(set(passphrase)) < 4:
        raise Refused(say("choose another passphrase: several words that others would not guess"))
    return passphrase


def fit_role(role: str) -> str:
    """One of the roles."""
    if role not in ROLES:
        raise Refused(say("there is no role {role}: there is {roles}", role=role, roles=", ".join(sorted(ROLES))))
    return role


def fit_language(language: str) -> str:
    """One of the languages, or none."""
    return language if language in LANGUAGES else ""


def alike(name: str) -> str:
    """What two spellings of one name have in common."""
    return unicodedata.normalize("NFKC", " ".join(name.split())).casefold()


def found(connection: Connection, name: str, *, closed: bool = False) -> Row[Any] | None:
    """The row of an account; the closed ones only if asked for."""
    if len(name) > LONGEST_GIVEN:
        return None
    plain = alike(name)
    wanted = select(accounts) if closed else select(accounts).where(accounts.c.closed_at.is_(None))
    return next((row for row in connection.execute(wanted) if alike(row.name) == plain), None)


def known(connection: Connection, name: str) -> Row[Any]:
    """The row of an account that must be there."""
    row = found(connection, name)
    if row is None:
        raise Refused(say("there is no account of the name {name}", name=name))
    return row


def account_of(connection: Connection, row: Row[Any]) -> Account:
    """An account with the events that its owner was let in to."""
    let_in = select(events.c.public_id).join(event_access).where(event_access.c.account_id == row.id)
    return Account(
        row.id, row.name, row.role, frozenset(connection.scalars(let_in)), row.language, row.closed_at is not None
    )


def shut_out(connection: Connection, account: int, by: Deed) -> None:
    """Ends all sessions of an account and revokes its tokens."""
    connection.execute(delete(sessions).where(sessions.c.account_id == account))
    still = (tokens.c.account_id == account) & tokens.c.revoked_at.is_(None)
    connection.execute(update(tokens).where(still).values(revoked_at=written(by.at)))


def _change(connection: Connection, row: Row[Any], values: Mapping[str, Any]) -> None:
    connection.execute(update(accounts).where(accounts.c.id == row.id).values(**values))


def _leave_a_head(connection: Connection, row: Row[Any]) -> None:
    others = (accounts.c.role == HEAD) & accounts.c.closed_at.is_(None) & (accounts.c.id != row.id)
    if connection.execute(select(accounts.c.id).where(others)).first() is None:
        raise Refused(say("{name} is the only head director: make another first", name=row.name))


def _event(connection: Connection, event: str) -> int:
    wanted = select(events.c.id).where(events.c.public_id == event)
    number: int | None = connection.scalar(wanted) if can_be_kept(event) else None
    if number is None:
        raise Refused(say("there is no event {event}", event=event))
    return number
