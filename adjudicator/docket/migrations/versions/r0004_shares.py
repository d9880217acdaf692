"""Replays that were shared: what one viewpoint may see of a hand, under an address that nobody can guess."""

from alembic import op
from sqlalchemy import Column, String, Text

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Makes the table of shares."""
    op.create_table(
        "shares",
        Column("id_hash", String(64), primary_key=True),
        Column("viewpoint", Text, nullable=False),
        Column("body", Text, nullable=False),
        Column("created_at", String(27), nullable=False),
        Column("expires_at", String(27), nullable=False),
    )
    op.create_index("ix_shares_expires_at", "shares", ["expires_at"])


def downgrade() -> None:
    """Takes it away, and the shares with it."""
    op.drop_table("shares")
