"""Brings the tables of a docket to the form that this version of the program knows, or back to an older one."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, inspect, text

from adjudicator.docket.store import Store
from adjudicator.docket.tables import METADATA
from adjudicator.docket.troubles import Damaged, Refused
from adjudicator.words import say

if TYPE_CHECKING:
    from alembic.config import Config

NEWEST: Final = "0006"
"""The last step in ``migrations/versions``."""


def revision(store: Store) -> str:
    """The last step that was taken; ``base`` for a database without tables."""
    with store.reading() as connection:
        return _revision(connection)


def migrate(store: Store, to: str = "head") -> str:
    """Takes the steps to ``to`` (``head``, ``base`` or a revision), forwards or back; gives the revision reached.

    Refuses (Refused) a revision that does not exist, and Damaged where the docket was made by a newer version.
    """
    goal = NEWEST if to == "head" else to
    if revision(store) == goal:
        return goal
    from alembic.util.exc import CommandError

    try:
        with store.writing() as connection:
            _move(connection, goal)
            return _revision(connection)
    except CommandError as why:
        raise Refused(say("there is no step {step} for the docket", step=to)) from why


def _move(connection: Connection, goal: str) -> None:
    from alembic import command
    from alembic.script import ScriptDirectory

    config = _config(connection)
    steps = [step.revision for step in reversed(list(ScriptDirectory.from_config(config).walk_revisions()))]
    order = ["base", *steps]
    now = _revision(connection)
    if now == "base" and set(inspect(connection).get_table_names()) & set(METADATA.tables):
        raise Damaged(say("the database has tables of the same names that are none of a docket: choose another"))
    if now not in order:
        raise Damaged(say("the docket was made by a newer version of adjudicate (step {step})", step=now))
    if goal not in order or order.index(goal) >= order.index(now):
        command.upgrade(config, goal)
    else:
        command.downgrade(config, goal)


def _config(connection: Connection) -> "Config":
    from alembic.config import Config

    folder = Path(__file__).with_name("migrations")
    config = Config()
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def _revision(connection: Connection) -> str:
    if not inspect(connection).has_table("alembic_version"):
        return "base"
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar() or "base")
