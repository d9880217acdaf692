"""Events, entries and what belongs to them."""

from alembic import op
from sqlalchemy import (
    CheckConstraint,
    Column,
    ForeignKey,
    ForeignKeyConstraint,
    Integer,
    String,
    Text,
    UniqueConstraint,
)

from adjudicator.docket.migrations.append_only import FUNCTION, forbid_changes, is_postgresql

revision = "0001"
down_revision = None

MADE = ("events", "entries", "citations", "patterns", "rulebooks", "filing_keys", "drafts")
KINDS = "'ruling', 'deviation', 'appeal', 'decision', 'superseded', 'outdated', 'note'"


def upgrade() -> None:
    """Makes the tables, then shuts those that only grow."""
    if is_postgresql():
        op.execute(FUNCTION)
    _events()
    _entries()
    _beside_entries()
    _drafts()
    forbid_changes("events", "old_row.id = new.id OR old_row.public_id = new.public_id", "public_id, name, created_at")
    forbid_changes(
        "entries",
        "old_row.id = new.id OR (old_row.event_id = new.event_id AND old_row.number = new.number)",
    )
    forbid_changes("citations", "old_row.clause = new.clause AND old_row.entry_id = new.entry_id")
    forbid_changes("patterns", "old_row.fact_pattern = new.fact_pattern")
    forbid_changes("rulebooks", "old_row.digest = new.digest")


def downgrade() -> None:
    """Takes the tables away, and all that was filed."""
    for table in reversed(MADE):
        op.drop_table(table)
    if is_postgresql():
        op.execute("DROP FUNCTION refuse_change()")


def _events() -> None:
    op.create_table(
        "events",
        Column("id", Integer, primary_key=True),
        Column("public_id", String(64), nullable=False, unique=True),
        Column("name", Text, nullable=False),
        Column("created_at", String(27), nullable=False),
        Column("last_number", Integer, nullable=False, server_default="0"),
        Column("last_hash", String(64), nullable=False),
    )


def _entries() -> None:
    texts = ("public_text", "private_text", "clauses", "fact_pattern", "searched")
    op.create_table(
        "entries",
        Column("id", Integer, primary_key=True),
        Column("event_id", Integer, ForeignKey("events.id"), nullable=False),
        Column("number", Integer, nullable=False),
        Column("kind", String(16), nullable=False),
        Column("case_number", Integer, nullable=False),
        Column("refers_to", Integer),
        *(Column(name, Text, nullable=False) for name in ("at_table", "players", "log")),
        Column("log_digest", String(64), nullable=False),
        *(Column(name, Text, nullable=False) for name in ("rulebook", "edition")),
        Column("rulebook_digest", String(64), nullable=False),
        Column("readings", Text, nullable=False),
        Column("language", String(8), nullable=False),
        Column("engine", String(64), nullable=False),
        Column("outcome", String(32), nullable=False),
        *(Column(name, Text, nullable=False) for name in ("facts", "details", *texts)),
        Column("filed_at", String(27), nullable=False),
        Column("filed_by", Text, nullable=False),
        Column("previous", String(64), nullable=False),
        Column("hash", String(64), nullable=False),
        UniqueConstraint("event_id", "number", name="uq_entries_number"),
        ForeignKeyConstraint(
            ["event_id", "refers_to"], ["entries.event_id", "entries.number"], name="fk_entries_refers_to"
        ),
        CheckConstraint("number > 0", name="ck_entries_number"),
        CheckConstraint(f"kind IN ({KINDS})", name="ck_entries_kind"),
    )
    op.create_index("ix_entries_case", "entries", ["event_id", "case_number", "number"])
    op.create_index("ix_entries_fact_pattern", "entries", ["fact_pattern", "id"])


def _beside_entries() -> None:
    op.create_table(
        "citations",
        Column("clause", String(64), primary_key=True),
        Column("entry_id", Integer, ForeignKey("entries.id"), primary_key=True),
    )
    op.create_table("patterns", Column("fact_pattern", Text, primary_key=True))
    op.create_table(
        "rulebooks",
        Column("digest", String(64), primary_key=True),
        *(Column(name, Text, nullable=False) for name in ("rulebook", "edition", "content")),
    )
    op.create_table(
        "filing_keys",
        Column("event_id", Integer, ForeignKey("events.id"), primary_key=True),
        Column("key", String(200), primary_key=True),
        Column("request_digest", String(64), nullable=False),
        Column("entry_id", Integer, ForeignKey("entries.id"), nullable=False),
    )


def _drafts() -> None:
    op.create_table(
        "drafts",
        Column("id", String(64), primary_key=True),
        Column("event_id", Integer, ForeignKey("events.id"), nullable=False),
        Column("body", Text, nullable=False),
        Column("version", Integer, nullable=False),
        Column("changed_at", String(27), nullable=False),
        Column("changed_by", Text, nullable=False),
    )
    op.create_index("ix_drafts_event", "drafts", ["event_id", "changed_at"])
