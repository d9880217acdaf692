"""Triggers that refuse to change or delete a row, for the steps that make tables.

On SQLite ``INSERT OR REPLACE`` deletes without a trigger's knowing, so that an insert of a row that is there is refused, too.
On PostgreSQL ``TRUNCATE`` has a trigger of its own. Both say ``append-only`` in their refusal.
"""

from collections.abc import Iterator
from typing import Final

from alembic import op

FUNCTION: Final = """
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'append-only: rows of % are never changed', TG_TABLE_NAME; END $$
"""


def is_postgresql() -> bool:
    """Whether the step runs on PostgreSQL."""
    return op.get_bind().dialect.name == "postgresql"


def forbid_changes(table: str, same: str, columns: str = "") -> None:
    """No row of ``table`` is changed (or only columns other than ``columns``) or deleted.

    ``same`` compares a row that is there with the one that comes in (``new.id``).
    """
    for statement in _on_postgresql(table, columns) if is_postgresql() else _on_sqlite(table, same, columns):
        op.execute(statement)


def _on_postgresql(table: str, columns: str) -> Iterator[str]:
    update = f"UPDATE OF {columns}" if columns else "UPDATE"
    yield (
        f"CREATE TRIGGER {table}_stay BEFORE {update} OR DELETE ON {table} FOR EACH ROW EXECUTE FUNCTION refuse_change()"
    )
    yield f"CREATE TRIGGER {table}_whole BEFORE TRUNCATE ON {table} EXECUTE FUNCTION refuse_change()"


def _on_sqlite(table: str, same: str, columns: str) -> Iterator[str]:
    refuse = f"BEGIN SELECT RAISE(ABORT, 'append-only: rows of {table} are never changed'); END"
    update = f"UPDATE OF {columns}" if columns else "UPDATE"
    there = f"WHEN EXISTS (SELECT 1 FROM {table} AS old_row WHERE {same})"
    yield f"CREATE TRIGGER {table}_stay BEFORE {update} ON {table} {refuse}"
    yield f"CREATE TRIGGER {table}_kept BEFORE DELETE ON {table} {refuse}"
    yield f"CREATE TRIGGER {table}_once BEFORE INSERT ON {table} {there} {refuse}"
