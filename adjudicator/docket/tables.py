"""The tables of the docket as they are now. How a docket came to have them stands in ``migrations/``.

Texts that count for a hash are kept as text, JSON too (``canonical``), so that both databases give back what was put in.
A moment is text in UTC (``2026-11-30T01:39:42.000000Z``), which sorts by itself. Columns named by words of SQL are ``at_table``
and ``case_number``.
"""

from typing import Final

from sqlalchemy import (
    CheckConstraint,
    Column,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA: Final = MetaData()

KINDS: Final = ("ruling", "deviation", "appeal", "decision", "superseded", "outdated", "note")
"""What an entry can be. All but the ruling refer to an earlier entry."""

ROLES: Final = ("director", "head director", "viewer")

events: Final = Table(
    "events",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("public_id", String(64), nullable=False, unique=True),
    Column("name", Text, nullable=False),
    Column("created_at", String(27), nullable=False),
    Column("last_number", Integer, nullable=False, server_default="0"),
    Column("last_hash", String(64), nullable=False),
)
"""Name, address and birth of an event never change; only the end of its chain moves on."""

entries: Final = Table(
    "entries",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("event_id", Integer, ForeignKey("events.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("case_number", Integer, nullable=False),
    Column("refers_to", Integer),
    Column("at_table", Text, nullable=False),
    Column("players", Text, nullable=False),
    Column("log", Text, nullable=False),
    Column("log_digest", String(64), nullable=False),
    Column("rulebook", Text, nullable=False),
    Column("edition", Text, nullable=False),
    Column("rulebook_digest", String(64), nullable=False),
    Column("readings", Text, nullable=False),
    Column("language", String(8), nullable=False),
    Column("engine", String(64), nullable=False),
    Column("outcome", String(32), nullable=False),
    Column("facts", Text, nullable=False),
    Column("details", Text, nullable=False),
    Column("public_text", Text, nullable=False),
    Column("private_text", Text, nullable=False),
    Column("clauses", Text, nullable=False),
    Column("fact_pattern", Text, nullable=False),
    Column("searched", Text, nullable=False),
    Column("filed_at", String(27), nullable=False),
    Column("filed_by", Text, nullable=False),
    Column("previous", String(64), nullable=False),
    Column("hash", String(64), nullable=False),
    Column("salt", String(32)),
    UniqueConstraint("event_id", "number", name="uq_entries_number"),
    ForeignKeyConstraint(
        ["event_id", "refers_to"], ["entries.event_id", "entries.number"], name="fk_entries_refers_to"
    ),
    CheckConstraint("number > 0", name="ck_entries_number"),
    CheckConstraint("kind IN ({})".format(", ".join(f"'{kind}'" for kind in KINDS)), name="ck_entries_kind"),
    Index("ix_entries_case", "event_id", "case_number", "number"),
    Index("ix_entries_fact_pattern", "fact_pattern", "id"),
    Index("ix_entries_log", "event_id", "log_digest", "number"),
)
"""Append-only: triggers refuse to change or delete a row. ``searched`` is the plain words that a search looks through.

``salt`` is drawn by chance and mixed into what the hash holds of the private text; entries filed before step 0005 have none.
"""

citations: Final = Table(
    "citations",
    METADATA,
    Column("clause", String(64), primary_key=True),
    Column("entry_id", Integer, ForeignKey("entries.id"), primary_key=True),
    Index("ix_citations_entry", "entry_id"),
)
"""Which entry cites which clause; append-only."""

patterns: Final = Table("patterns", METADATA, Column("fact_pattern", Text, primary_key=True))
"""Every fact pattern that was ever filed, once."""

rulebooks: Final = Table(
    "rulebooks",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("rulebook", Text, nullable=False),
    Column("edition", Text, nullable=False),
    Column("content", Text, nullable=False),
)
"""Every rulebook that a ruling was made under, whole, so that it can be made again when the book has changed; append-only."""

filing_keys: Final = Table(
    "filing_keys",
    METADATA,
    Column("event_id", Integer, ForeignKey("events.id"), primary_key=True),
    Column("key", String(200), primary_key=True),
    Column("request_digest", String(64), nullable=False),
    Column("entry_id", Integer, ForeignKey("entries.id"), nullable=False),
)
"""The key of each filing that was acknowledged, so that a repeated one files nothing."""

drafts: Final = Table(
    "drafts",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("event_id", Integer, ForeignKey("events.id"), nullable=False),
    Column("body", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("changed_at", String(27), nullable=False),
    Column("changed_by", Text, nullable=False),
    Index("ix_drafts_event", "event_id", "changed_at"),
)
"""What is being written and not filed yet. ``version`` counts the times it was kept."""

accounts: Final = Table(
    "accounts",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("name", String(200), nullable=False, unique=True),
    Column("passphrase_hash", Text, nullable=False),
    Column("role", String(16), nullable=False),
    Column("language", String(8), nullable=False),
    Column("created_at", String(27), nullable=False),
    Column("closed_at", String(27)),
    CheckConstraint("role IN ({})".format(", ".join(f"'{role}'" for role in ROLES)), name="ck_accounts_role"),
)
"""People. An account is closed, not deleted: its name stays on what it filed."""

event_access: Final = Table(
    "event_access",
    METADATA,
    Column("account_id", Integer, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("event_id", Integer, ForeignKey("events.id"), primary_key=True),
    Column("granted_at", String(27), nullable=False),
    Column("granted_by", Text, nullable=False),
)

sessions: Final = Table(
    "sessions",
    METADATA,
    Column("token_hash", String(64), primary_key=True),
    Column("account_id", Integer, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
    Column("created_at", String(27), nullable=False),
    Column("seen_at", String(27), nullable=False),
    Column("expires_at", String(27), nullable=False),
    Index("ix_sessions_account", "account_id"),
)
"""Of a token only its hash is kept."""

tokens: Final = Table(
    "tokens",
    METADATA,
    Column("token_hash", String(64), primary_key=True),
    Column("account_id", Integer, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
    Column("label", Text, nullable=False),
    Column("created_at", String(27), nullable=False),
    Column("revoked_at", String(27)),
    Index("ix_tokens_account", "account_id"),
)
"""For programs that speak for an account."""

audit: Final = Table(
    "audit",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", String(27), nullable=False),
    Column("who", Text, nullable=False),
    Column("what", String(64), nullable=False),
    Column("subject", Text, nullable=False),
    Column("address", String(64), nullable=False),
    Index("ix_audit_at", "at"),
)
"""Who did what, when, from where; append-only."""

shares: Final = Table(
    "shares",
    METADATA,
    Column("id_hash", String(64), primary_key=True),
    Column("viewpoint", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("created_at", String(27), nullable=False),
    Column("expires_at", String(27), nullable=False),
    Index("ix_shares_expires_at", "expires_at"),
)
"""Replays that were shared, with nothing in them that their viewpoint may not see. Of the address only a hash is kept."""

APPEND_ONLY: Final = ("entries", "citations", "patterns", "rulebooks", "audit")
"""Tables whose rows no statement changes or deletes."""
