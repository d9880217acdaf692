"""Which docket a call means: the one of ``--database``, of the environment, of the folder ``--data``, or of one's own folder.

``adjudicate serve`` and the commands that look after its docket all ask here, so that the same words mean the same docket.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from adjudicator.cli.status import Bad
from adjudicator.cli.table import Values
from adjudicator.words import say

if TYPE_CHECKING:
    from adjudicator.docket.store import Store

VARIABLE: Final = "ADJUDICATOR_DATABASE"
EXTRA: Final = frozenset(
    {"alembic", "argon2", "fastapi", "itsdangerous", "jinja2", "platformdirs", "prometheus_client", "psycopg"}
    | {"multipart", "python_multipart", "pydantic", "segno", "sqlalchemy", "starlette", "uvicorn", "weasyprint"}
)
"""What comes with the extra ``serve``."""


@contextmanager
def extra() -> Iterator[None]:
    """Within, what of the extra ``serve`` is not installed is asked for in a sentence (Bad)."""
    try:
        yield
    except ModuleNotFoundError as why:
        if (why.name or "").split(".")[0] not in EXTRA:
            raise
        raise Bad(say("this needs the extra serve: pip install 'adjudicator[serve]'")) from why


def folder(values: Values) -> Path:
    """The folder of the docket's file and of the secret."""
    from adjudicator.docket.store import address, default_address

    return Path(values["data"]) if values["data"] else Path(str(address(default_address()).database)).parent


def place(values: Values) -> str:
    """The address of the docket."""
    if values["database"] is not None and not values["database"].strip():
        raise Bad(say("--database names nothing: sqlite:///FILE or postgresql://…"))
    return values["database"] or os.environ.get(VARIABLE) or f"sqlite:///{folder(values) / 'docket.sqlite'}"


@contextmanager
def store(values: Values, *, new: bool) -> Iterator["Store"]:
    """The database of the docket; one that is not there is made only if it may be ``new``. What goes wrong is a Bad."""
    with extra():
        from adjudicator.docket.store import Store, address

        here = place(values)
    with refusals():
        there = address(here)
        if there.get_backend_name() == "sqlite" and not new and not Path(str(there.database)).is_file():
            raise Bad(say("there is no docket at {place}", place=here))
        opened = Store(here)
        try:
            yield opened
        finally:
            opened.close()


@contextmanager
def refusals() -> Iterator[None]:
    """Within, what the docket refuses is a Bad."""
    from adjudicator.docket.troubles import DocketError

    try:
        yield
    except DocketError as why:
        raise Bad(why.says) from why
