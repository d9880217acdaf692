"""Replays that were shared: each under an address that nobody can guess, until the day it runs out.

Whoever shares has already left out what may not be seen; the docket keeps what it is given.
"""

import hashlib
import secrets
import zlib
from base64 import b64decode, b64encode
from datetime import datetime, timedelta
from typing import Final, NamedTuple

from sqlalchemy import delete, insert, select

from adjudicator.docket.moment import read, written
from adjudicator.docket.store import Store
from adjudicator.docket.tables import shares
from adjudicator.docket.troubles import NotThere
from adjudicator.words import say

LASTS: Final = timedelta(days=90)


class Share(NamedTuple):
    """What was shared: the viewpoint (``director``, ``public`` or a player's name), the body as given, and until when."""

    viewpoint: str
    body: str
    expires_at: datetime


def keep(store: Store, viewpoint: str, body: str, now: datetime) -> str:
    """Keeps a replay and gives the id of its address, 24 letters by chance. Those that have run out are forgotten."""
    name = secrets.token_urlsafe(18)
    packed = b64encode(zlib.compress(body.encode(), 9)).decode("ascii")
    row = {
        "id_hash": _hash(name),
        "viewpoint": viewpoint,
        "body": packed,
        "created_at": written(now),
        "expires_at": written(now + LASTS),
    }
    with store.writing() as connection:
        connection.execute(delete(shares).where(shares.c.expires_at <= written(now)))
        connection.execute(insert(shares).values(row))
    return name


def find(store: Store, name: str, now: datetime) -> Share:
    """What was shared under this id. Raises NotThere, also where it has run out."""
    wanted = select(shares).where(shares.c.id_hash == _hash(name), shares.c.expires_at > written(now))
    with store.reading() as connection:
        row = connection.execute(wanted).first()
    if row is None:
        raise NotThere(say("there is no such replay, or it is no longer shared"))
    return Share(row.viewpoint, zlib.decompress(b64decode(row.body)).decode(), read(row.expires_at))


def _hash(name: str) -> str:
    return hashlib.sha256(name.encode(errors="replace")).hexdigest()
