"""How each database looks up words: FTS5 in SQLite, a tsvector in PostgreSQL. ``:looked_for`` stands for what is looked for."""

from typing import Any, Final, NamedTuple

from sqlalchemy import (
    ColumnClause,
    ColumnElement,
    Float,
    Integer,
    TableClause,
    TextClause,
    column,
    literal_column,
    table,
    text,
)


class WordIndex(NamedTuple):
    """The table of the words. ``entry``: the row's entry; ``weighed``: a column from which ``rank`` is found (the least is the best).

    ``listed`` is the entry where it is looked for in a list: SQLite would look the words up once more for each that stands there.
    """

    rows: TableClause
    entry: ColumnElement[int]
    listed: ColumnElement[int]
    matching: TextClause
    weighed: ColumnElement[Any]
    rank: TextClause
    quote: str
    every: str
    some: str

    def all_of(self, words: list[str]) -> str:
        """Looks for what has every one of the words."""
        return self.every.join(f"{self.quote}{word}{self.quote}" for word in words)

    def some_of(self, words: list[str]) -> str:
        """Looks for what has at least one of the words."""
        return self.some.join(f"{self.quote}{word}{self.quote}" for word in words)


def _sqlite() -> WordIndex:
    entry = column("rowid", Integer)
    rank = literal_column("bm25(entry_words)", Float).label("rank")
    matching = text("entry_words MATCH :looked_for")
    return WordIndex(table("entry_words", entry), entry, entry + 0, matching, rank, text("rank"), '"', " ", " OR ")


def _postgresql() -> WordIndex:
    entry: ColumnClause[int] = column("entry_id", Integer)
    kept: ColumnClause[Any] = column("words")
    matching = text("words @@ to_tsquery('simple', :looked_for)")
    rank = text("-ts_rank(words, to_tsquery('simple', :looked_for))")
    return WordIndex(table("entry_words", entry, kept), entry, entry, matching, kept, rank, "'", " & ", " | ")


IN_SQLITE: Final = _sqlite()
IN_POSTGRESQL: Final = _postgresql()
