"""An index of the logs, so that a log that is filed already is found at once, however long the event."""

from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Makes the index."""
    op.create_index("ix_entries_log", "entries", ["event_id", "log_digest", "number"])


def downgrade() -> None:
    """Takes it away; nothing is lost by it."""
    op.drop_index("ix_entries_log", "entries")
