"""The docket: rulings that were filed and never change, chained to one another; the only room that knows a database.

``open_docket(url)`` opens one. It comes with the extra ``serve``; the plain command line never imports it.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from adjudicator.docket.docket import Docket

PATIENCE = 10.0
"""Seconds to wait for another writer."""


def open_docket(url: str, *, patience: float = PATIENCE, migrating: bool = True) -> "Docket":
    """Opens the docket at an address (``sqlite:///file``, ``postgresql://…``), made and brought up to date where need be.

    ``patience`` is how many seconds to wait for another writer. Without ``migrating`` the tables are left as they are. Raises a
    DocketError (``adjudicator.docket.troubles``) where it cannot be opened.
    """
    from adjudicator.docket.docket import Docket
    from adjudicator.docket.migration import migrate
    from adjudicator.docket.store import Store

    store = Store(url, patience)
    try:
        if migrating:
            migrate(store)
    except BaseException:
        store.close()
        raise
    return Docket(store)
