"""The docket of the service, opened when it is first asked for (or before, when the service starts) and then kept open."""

from threading import Lock
from typing import Any, Final

from adjudicator.docket.docket import Docket
from adjudicator.docket.people import People
from adjudicator.docket.sessions import Sessions
from adjudicator.docket.store import Store

_ONE_AT_A_TIME: Final = Lock()


def store_of(app: Any) -> Store:
    """The database of this service, its tables as this version knows them. Raises DocketError."""
    state = app.state
    with _ONE_AT_A_TIME:
        if not hasattr(state, "store"):
            state.store = _opened(state.wishes.database)
    store: Store = state.store
    return store


def docket_of(app: Any) -> Docket:
    """The docket of this service."""
    return Docket(store_of(app))


def people_of(app: Any) -> People:
    """The accounts of this service."""
    if not hasattr(app.state, "people"):
        app.state.people = People(store_of(app))
    people: People = app.state.people
    return people


def sessions_of(app: Any) -> Sessions:
    """Its sessions and tokens."""
    return Sessions(store_of(app))


def _opened(database: str) -> Store:
    from adjudicator.docket.migration import migrate

    store = Store(database)
    migrate(store)
    return store
