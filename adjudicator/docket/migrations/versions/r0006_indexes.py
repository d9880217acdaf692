"""Two indexes, so that what one entry needs is found at once, however long the docket: an equal log, and the clauses of an entry."""

from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Makes the indexes."""
    op.create_index("ix_entries_log", "entries", ["event_id", "log_digest", "number"])
    op.create_index("ix_citations_entry", "citations", ["entry_id"])


def downgrade() -> None:
    """Takes them away; nothing is lost by it."""
    op.drop_index("ix_citations_entry", "citations")
    op.drop_index("ix_entries_log", "entries")
