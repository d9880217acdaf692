"""The words of entries, to be searched: FTS5 on SQLite, a tsvector with a GIN index on PostgreSQL."""

from alembic import op

from adjudicator.docket.migrations.append_only import is_postgresql

revision = "0003"
down_revision = "0002"

ON_SQLITE = (
    "CREATE VIRTUAL TABLE entry_words USING fts5(searched, content='entries', content_rowid='id')",
    "CREATE TRIGGER entries_searched AFTER INSERT ON entries WHEN new.searched <> '' BEGIN "
    "INSERT INTO entry_words (rowid, searched) VALUES (new.id, new.searched); END",
    "INSERT INTO entry_words (rowid, searched) SELECT id, searched FROM entries WHERE searched <> ''",
)
ON_POSTGRESQL = (
    "CREATE TABLE entry_words (entry_id integer PRIMARY KEY REFERENCES entries (id), words tsvector NOT NULL)",
    "CREATE INDEX ix_entry_words ON entry_words USING gin (words)",
    "CREATE FUNCTION keep_words() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN "
    "INSERT INTO entry_words VALUES (new.id, to_tsvector('simple', new.searched)); RETURN NULL; END $$",
    "CREATE TRIGGER entries_searched AFTER INSERT ON entries FOR EACH ROW WHEN (new.searched <> '') "
    "EXECUTE FUNCTION keep_words()",
    "INSERT INTO entry_words SELECT id, to_tsvector('simple', searched) FROM entries WHERE searched <> ''",
)
OFF_SQLITE = ("DROP TRIGGER entries_searched", "DROP TABLE entry_words")
OFF_POSTGRESQL = ("DROP TRIGGER entries_searched ON entries", "DROP FUNCTION keep_words()", "DROP TABLE entry_words")


def upgrade() -> None:
    """Makes the index, fills it, and keeps it filled."""
    for statement in ON_POSTGRESQL if is_postgresql() else ON_SQLITE:
        op.execute(statement)


def downgrade() -> None:
    """Takes the index away; nothing is lost by it."""
    for statement in OFF_POSTGRESQL if is_postgresql() else OFF_SQLITE:
        op.execute(statement)
