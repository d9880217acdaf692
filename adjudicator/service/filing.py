"""What pages do with the docket: file under a key that no reload doubles, find an event, give an entry its public address."""

import secrets
from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Final

from fastapi import Request

from adjudicator.docket.docket import Docket, new_salt
from adjudicator.docket.entry import Entry, Event
from adjudicator.docket.filings import Filing
from adjudicator.service.opened import docket_of, people_of
from adjudicator.service.who import Visitor, deed, now
from adjudicator.words import mark

LONGEST_TEXT: Final = 20_000
"""Signs of a text that somebody types."""

FILED: Final = mark("entry filed")
OPENED: Final = mark("event opened")


def new_key() -> str:
    """A key for a form, by chance: under it the form is filed once, however often it is sent."""
    return secrets.token_urlsafe(12)


def key_of(form: str, by: str) -> str:
    """The key under which a form is filed: its own, of this director. What came without a key is a form of its own."""
    return "form " + sha256(f"{by}\0{form or new_key()}".encode(errors="replace")).hexdigest()


def file(request: Request, new: Filing, key: str, known: Visitor, seen: int | None = None) -> Entry:
    """Files an entry and notes who did. Raises Refused, Conflict, Merge for the page to tell of. ``seen``: see ``Docket.file``."""
    moment = now(request)
    docket = docket_of(request.app)
    entry = docket.file(new, key, moment, known.name, _salt(request), seen=seen)
    if entry.filed_at == moment:
        people_of(request.app).note(deed(request, known.name), FILED, f"{entry.event}, {entry.number}, {entry.kind}")
    return entry


def _salt(request: Request) -> str:
    """The salt of an entry, by chance (``app.state.salt``, which tests make the same each time)."""
    drawn: Callable[[], str] = getattr(request.app.state, "salt", new_salt)
    return drawn()


def opened_event(request: Request, name: str, public_id: str | None = None) -> Event:
    """Opens an event and notes who did. Raises Refused."""
    made = docket_of(request.app).new_event(name, now(request), public_id)
    people_of(request.app).note(deed(request), OPENED, f"{made.public_id}, {made.name}")
    return made


def seen(docket: Docket, known: Visitor) -> list[Event]:
    """The events that somebody may read, the newest first."""
    return [event for event in docket.events() if known.sees(event.public_id)]


def named(events: Sequence[Event], asked: str) -> Event | None:
    """The event that somebody means by its name or its address."""
    plain = " ".join(asked.split()).casefold()
    found = [event for event in events if asked == event.public_id or event.name.casefold() == plain]
    return found[0] if len(found) == 1 else None


def code(entry: Entry) -> str:
    """What the address of an entry's public page ends with: nobody guesses it who has not seen the entry."""
    return entry.hash[:20]


def public_path(entry: Entry) -> str:
    """The public page of an entry."""
    return f"/e/{entry.event}/{entry.number}/{code(entry)}"
