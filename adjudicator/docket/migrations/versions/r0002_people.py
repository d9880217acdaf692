"""Accounts, what they may do, their sessions, and who did what."""

from alembic import op
from sqlalchemy import CheckConstraint, Column, ForeignKey, Integer, String, Text

from adjudicator.docket.migrations.append_only import forbid_changes

revision = "0002"
down_revision = "0001"

MADE = ("accounts", "event_access", "sessions", "tokens", "audit")


def upgrade() -> None:
    """Makes the tables of people."""
    _accounts()
    _sessions()
    _audit()


def downgrade() -> None:
    """Takes them away; what was filed stays."""
    for table in reversed(MADE):
        op.drop_table(table)


def _accounts() -> None:
    op.create_table(
        "accounts",
        Column("id", Integer, primary_key=True),
        Column("name", String(200), nullable=False, unique=True),
        Column("passphrase_hash", Text, nullable=False),
        Column("role", String(16), nullable=False),
        Column("language", String(8), nullable=False),
        Column("created_at", String(27), nullable=False),
        Column("closed_at", String(27)),
        CheckConstraint("role IN ('director', 'head director', 'viewer')", name="ck_accounts_role"),
    )
    op.create_table(
        "event_access",
        Column("account_id", Integer, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
        Column("event_id", Integer, ForeignKey("events.id"), primary_key=True),
        Column("granted_at", String(27), nullable=False),
        Column("granted_by", Text, nullable=False),
    )


def _sessions() -> None:
    op.create_table(
        "sessions",
        Column("token_hash", String(64), primary_key=True),
        Column("account_id", Integer, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
        *(Column(name, String(27), nullable=False) for name in ("created_at", "seen_at", "expires_at")),
    )
    op.create_index("ix_sessions_account", "sessions", ["account_id"])
    op.create_table(
        "tokens",
        Column("token_hash", String(64), primary_key=True),
        Column("account_id", Integer, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
        Column("label", Text, nullable=False),
        Column("created_at", String(27), nullable=False),
        Column("revoked_at", String(27)),
    )
    op.create_index("ix_tokens_account", "tokens", ["account_id"])


def _audit() -> None:
    op.create_table(
        "audit",
        Column("id", Integer, primary_key=True),
        Column("at", String(27), nullable=False),
        Column("who", Text, nullable=False),
        Column("what", String(64), nullable=False),
        Column("subject", Text, nullable=False),
        Column("address", String(64), nullable=False),
    )
    op.create_index("ix_audit_at", "audit", ["at"])
    forbid_changes("audit", "old_row.id = new.id")
