"""What somebody had typed when his session ended: kept in the docket until he has signed in again and filed it.

The form says whose it is (``writer``, the number of an account): whoever else signs in on that telephone is shown none of it.
"""

import json
from collections.abc import Mapping
from hashlib import sha256
from typing import Any, Final

from fastapi import Request

from adjudicator.docket.drafts import Draft
from adjudicator.docket.troubles import DocketError, DraftMerge, NotThere, Refused
from adjudicator.service import cookies
from adjudicator.service.opened import docket_of
from adjudicator.service.who import now, visitor

MOST: Final = 50
"""So many are kept for an event; the oldest are forgotten first."""


def hold(request: Request, event: str, key: str, fields: Mapping[str, Any]) -> bool:
    """Keeps the fields of a form under its key, if it comes from a browser in which somebody had signed in to this service."""
    if not key or not cookies.read(request, cookies.SESSION):
        return False
    there, draft = docket_of(request.app), Draft(event, _name(key), json.dumps(dict(fields)))
    try:
        try:
            there.save_draft(draft, now(request), "")
        except DraftMerge as why:
            there.save_draft(draft._replace(version=why.theirs.version), now(request), "")
        for old in there.drafts(event)[MOST:]:
            there.drop_draft(event, old.name)
    except (NotThere, Refused):  # no such event: there is nothing to come back to
        return False
    return True


def held(request: Request, event: str, key: str) -> dict[str, Any]:
    """The fields that were kept under a key, for whoever typed them; none where nothing was."""
    try:
        found: dict[str, Any] = json.loads(docket_of(request.app).draft(event, _name(key)).body)
    except NotThere:
        return {}
    writer, known = found.pop("writer", ""), visitor(request)
    return found if not writer or (known is not None and writer == str(known.account)) else {}


def let_go(request: Request, event: str, key: str) -> None:
    """Forgets them once they are filed."""
    try:
        if held(request, event, key):
            docket_of(request.app).drop_draft(event, _name(key))
    except DocketError:  # what counts is filed: this is forgotten another time
        return


def _name(key: str) -> str:
    """A key can be typed by anybody and be of any length."""
    return sha256(key.encode(errors="replace")).hexdigest()
