"""Who is signed in, and which programs speak for whom. Kept are hashes only: whoever reads the docket can sign in as nobody."""

import hashlib
import secrets
from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy import Row, delete, insert, select, update

from adjudicator.docket import audit
from adjudicator.docket.audit import Deed
from adjudicator.docket.moment import written
from adjudicator.docket.people import Account, account_of, known
from adjudicator.docket.store import Store
from adjudicator.docket.tables import accounts, sessions, tokens
from adjudicator.docket.troubles import DocketError
from adjudicator.words import mark

LASTS: Final = timedelta(hours=24)
"""However busy, a session ends after this."""

IDLE: Final = timedelta(hours=4)
"""A session that nobody used for so long has ended: longer than a lunch, shorter than a night."""

NOTED_EVERY: Final = timedelta(minutes=1)
"""How often it is written down that a session is in use."""


class Sessions:
    """Sessions of people and tokens of programs, in a docket."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def begin(self, account: Account, by: Deed) -> str:
        """Begins a session, always with a new token, which is given once and kept nowhere."""
        token = secrets.token_urlsafe(32)
        times = {"created_at": written(by.at), "seen_at": written(by.at), "expires_at": written(by.at + LASTS)}
        with self._store.writing() as connection:
            connection.execute(delete(sessions).where(sessions.c.expires_at <= written(by.at)))
            connection.execute(insert(sessions).values(token_hash=hashed(token), account_id=account.number, **times))
            audit.note(connection, by, mark("signed in"))
        return token

    def of(self, token: str, now: datetime, *, noted: bool = True) -> Account | None:
        """Whose session this is; ``None`` if there is none, or if it has ended. ``noted``: from now on its time runs anew."""
        if not token:
            return None
        wanted = (
            select(accounts, sessions.c.seen_at, sessions.c.token_hash)
            .join(sessions)
            .where(sessions.c.token_hash == hashed(token), accounts.c.closed_at.is_(None))
            .where(sessions.c.expires_at > written(now), sessions.c.seen_at > written(now - IDLE))
        )
        with self._store.reading() as connection:
            row = connection.execute(wanted).first()
            account = account_of(connection, row) if row else None
        if noted and row and row.seen_at < written(now - NOTED_EVERY):
            self._seen(row, now)
        return account

    def end(self, token: str, by: Deed) -> None:
        """Ends a session: its cookie is good for nothing from here on, whoever kept a copy."""
        with self._store.writing() as connection:
            if connection.execute(delete(sessions).where(sessions.c.token_hash == hashed(token))).rowcount:
                audit.note(connection, by, mark("signed out"))

    def end_all(self, name: str, by: Deed) -> int:
        """Ends all sessions of somebody; gives how many there were."""
        with self._store.writing() as connection:
            row = known(connection, name)
            ended = connection.execute(delete(sessions).where(sessions.c.account_id == row.id)).rowcount
            audit.note(connection, by, mark("signed out everywhere"), row.name)
        return ended

    def give_token(self, name: str, label: str, by: Deed) -> str:
        """Makes a token for a program that is to speak for somebody; it is given once and kept nowhere."""
        label = "".join(sign for sign in label if sign.isprintable())
        token = "adj_" + secrets.token_urlsafe(32)
        with self._store.writing() as connection:
            row = known(connection, name)
            values = {"label": label, "created_at": written(by.at), "revoked_at": None}
            connection.execute(insert(tokens).values(token_hash=hashed(token), account_id=row.id, **values))
            audit.note(connection, by, mark("token made"), f"{row.name}, {label}" if label else row.name)
        return token

    def of_token(self, token: str) -> Account | None:
        """For whom a program with this token speaks; ``None`` if it was never given, or revoked."""
        if not token:
            return None
        wanted = (
            select(accounts)
            .join(tokens)
            .where(tokens.c.token_hash == hashed(token), tokens.c.revoked_at.is_(None), accounts.c.closed_at.is_(None))
        )
        with self._store.reading() as connection:
            row = connection.execute(wanted).first()
            return account_of(connection, row) if row else None

    def revoke_tokens(self, name: str, by: Deed) -> int:
        """Revokes all tokens of somebody; gives how many there were."""
        with self._store.writing() as connection:
            row = known(connection, name)
            still = (tokens.c.account_id == row.id) & tokens.c.revoked_at.is_(None)
            revoked = connection.execute(update(tokens).where(still).values(revoked_at=written(by.at))).rowcount
            audit.note(connection, by, mark("tokens revoked"), row.name)
        return revoked

    def _seen(self, row: Row[Any], now: datetime) -> None:
        """Notes that a session is in use. A docket that is busy just now does not sign anybody out."""
        try:
            with self._store.writing() as connection:
                connection.execute(
                    update(sessions).where(sessions.c.token_hash == row.token_hash).values(seen_at=written(now))
                )
        except DocketError:
            return


def hashed(token: str) -> str:
    """What is kept of a token: it is random and long, so that one quick hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()
