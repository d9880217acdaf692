"""What one entry needs is looked up in an index, however long the docket: the plan that each database makes for what is asked."""

from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import Connection
from sqlalchemy.event import listen

from adjudicator.docket import open_docket
from adjudicator.docket.appending import event_row
from adjudicator.docket.canonical import digest
from adjudicator.docket.lately import same_log
from adjudicator.docket.verification import cited_by
from tests.bench.precedents import fill


@pytest.fixture
def full(url: str) -> Iterator[Connection]:
    """A docket with so many rulings that a database does not rather read them all."""
    docket = open_docket(url)
    fill(docket, 2000)
    with docket.store.writing() as connection:
        connection.exec_driver_sql("ANALYZE")
    with docket.store.reading() as connection:
        yield connection
    docket.close()


def plan(connection: Connection, asked: list[Any]) -> str:
    """How the database goes about the last thing that it was asked."""
    statement, values = asked[-1]
    explain = "EXPLAIN QUERY PLAN" if connection.dialect.name == "sqlite" else "EXPLAIN"
    return str(connection.exec_driver_sql(f"{explain} {statement}", values).all())


def test_an_equal_log_and_the_clauses_of_an_entry(full: Connection) -> None:
    event, asked = event_row(full, "bench"), []
    listen(full.engine, "before_cursor_execute", lambda *about: asked.append(about[2:4]))
    assert same_log(full, event, {"log_digest": digest("nobody's"), "at_table": "4"}, 0) is None
    assert "ix_entries_log" in plan(full, asked)
    assert cited_by(full, [1000])[1000]
    assert "ix_citations_entry" in plan(full, asked)
