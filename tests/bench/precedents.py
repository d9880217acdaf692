"""How long ten precedents of 100,000 rulings take: ``python tests/bench/precedents.py [NUMBER]``, on both databases.

The rulings are those of the examples, each filed many times with other words, and every log as if it were one of its own. A search
may take 200 ms, and so may the look for an equal log, while which every other writer waits.
"""

import random
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).parents[2]))

from sqlalchemy import insert

from adjudicator.docket import open_docket
from adjudicator.docket.appending import event_row
from adjudicator.docket.canonical import digest
from adjudicator.docket.contents import Contents, contents
from adjudicator.docket.docket import Docket
from adjudicator.docket.entry import Entry
from adjudicator.docket.filings import NewRuling
from adjudicator.docket.lately import same_log
from adjudicator.docket.plain_words import plain_words
from adjudicator.docket.precedents import Wanted
from adjudicator.docket.tables import citations, entries, events, patterns
from adjudicator.docket.troubles import Refused

ROOT: Final = Path(__file__).parents[2]
ALLOWED: Final = 0.2
TIMES: Final = 10


def kinds() -> list[Contents]:
    """What the logs of the scenarios come to."""
    found = []
    for log in sorted((ROOT / "scenarios").glob("**/*.log")):
        try:
            found.append(contents(NewRuling("x", log.read_text(encoding="utf-8"))))
        except Refused:
            continue
    return found


def fill(docket: Docket, number: int, seed: int = 1) -> None:
    """Puts rulings into an empty docket, past the chain: only what is searched is real."""
    chance, some = random.Random(seed), kinds()
    vocabulary = [f"w{chance.randrange(10**6)}" for _ in range(8000)]
    often = [1 / (place + 1) for place in range(len(vocabulary))]
    seen: set[str] = set()
    with docket.store.writing() as connection:
        made = {"public_id": "bench", "name": "Bench", "created_at": "2026-11-30T00:00:00.000000Z", "last_hash": "0"}
        connection.execute(insert(events).values(id=1, last_number=number, **made))
        for start in range(1, number + 1, 2000):
            rows, cited, new = [], [], []
            for at in range(start, min(start + 2000, number + 1)):
                what = chance.choice(some)
                row = _row(what, at, " ".join(chance.choices(vocabulary, often, k=20)), chance)
                rows.append(row)
                cited += [{"clause": clause, "entry_id": at} for clause in what.clauses]
                if row["fact_pattern"] not in seen:
                    seen.add(row["fact_pattern"])
                    new.append({"fact_pattern": row["fact_pattern"]})
            connection.execute(insert(entries), rows)
            connection.execute(insert(citations), cited)
            if new:
                connection.execute(insert(patterns), new)


def _row(what: Contents, at: int, said: str, chance: random.Random) -> dict[str, Any]:
    pattern = what.columns["fact_pattern"]
    if chance.random() < 0.5:
        pattern += f"|other.{chance.randrange(40)}"
    own = {"id": at, "event_id": 1, "number": at, "case_number": at, "fact_pattern": pattern, "public_text": said}
    own["log_digest"] = digest(f"{at}\n{what.columns['log']}")
    end = {
        "filed_at": "2026-11-30T00:00:00.000000Z",
        "filed_by": "Ann",
        "previous": "0",
        "hash": "0",
        "refers_to": None,
    }
    return {**what.columns, **own, **end, "searched": plain_words(said + " " + what.columns["searched"])}


def searches(docket: Docket) -> dict[str, Wanted]:
    """What is looked for: what is common, what is rare, and all at once."""
    last = docket.entries("bench", 0, 1, newest_first=True)[0]
    common, rare = last.public_text.split()[0], docket.entries("bench", 5, 1)[0].public_text.split()[-1]
    clause = last.clauses[0] if last.clauses else "gra.4.b"
    return {
        "a common clause": Wanted(clause=clause),
        "a fact pattern": Wanted(facts=last.fact_pattern),
        "a fact pattern nobody has": Wanted(facts="choice|other.1|other.2|other.3"),
        "a common word": Wanted(text=common),
        "a word in every ruling": Wanted(text="the"),
        "several words": Wanted(text="knocked above the limit accepted"),
        "some words of many": Wanted(text=f"knock refused after {rare} {common} nobody"),
        "a rare word": Wanted(text=rare),
        "clause and words": Wanted(clause=clause, text=f"the {common}"),
        "everything": Wanted(clause=clause, facts=last.fact_pattern, text="the limit", events=["bench"]),
    }


def equal_log(docket: Docket, of: Entry) -> Entry | None:
    """The entry that has the log of another, looked for as whoever files it again looks for it."""
    with docket.store.reading() as connection:
        return same_log(
            connection, event_row(connection, of.event), {"log_digest": of.log_digest, "at_table": of.table}, 0
        )


def looks(docket: Docket) -> dict[str, Callable[[], object]]:
    """Everything that is timed."""
    found: dict[str, Callable[[], object]] = {
        name: partial(docket.precedents, wanted) for name, wanted in searches(docket).items()
    }
    return {**found, "an equal log": partial(equal_log, docket, docket.entry("bench", 1))}


def measured(look: Callable[[], object]) -> tuple[float, float]:
    """The median and the slowest of several searches, in seconds, but for the first (the database wakes up)."""
    taken = []
    for _ in range(TIMES):
        start = time.perf_counter()
        found = look()
        taken.append(time.perf_counter() - start)
        assert found
    return sorted(taken[1:])[(TIMES - 1) // 2], max(taken[1:])


def main() -> int:
    """Prints the figures; 1 if any search takes longer than is allowed."""
    from tests.databases import fresh_postgresql

    number, slow = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000, False
    with tempfile.TemporaryDirectory() as folder:
        for url in (f"sqlite:///{folder}/docket.sqlite", fresh_postgresql()):
            docket = open_docket(url)
            fill(docket, number)
            if not docket.store.embedded:
                with docket.store.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
                    connection.exec_driver_sql("ANALYZE")
            for name, look in looks(docket).items():
                median, slowest = measured(look)
                slow |= median > ALLOWED
                kind = docket.store.engine.dialect.name
                print(
                    f"{kind:10}  {number} rulings  {name:26} {median * 1000:6.1f} ms, at most {slowest * 1000:6.1f}",
                    flush=True,
                )
            docket.close()
    return int(slow)


if __name__ == "__main__":
    sys.exit(main())
