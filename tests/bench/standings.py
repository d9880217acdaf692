"""How long the standings of a large event take: ``python tests/bench/standings.py``. Figures for people; no test looks at them."""

import sys
import time
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[2]))

from adjudicator import adjudicate, load_rulebook, read
from tests.standings.records import drawn, text

PLAYERS, ROUNDS = 500, 16


def report() -> None:
    """Prints the figures: reading the record, ruling on it, trying every other reading."""
    load_rulebook("gra")
    record = text(drawn(PLAYERS, ROUNDS, Random(1)), ROUNDS)
    start = time.perf_counter()
    log = read(record)
    was_read = time.perf_counter()
    ruling = adjudicate(log, "gra")
    was_ruled = time.perf_counter()
    ruling.settle()
    was_tried = time.perf_counter()
    print(f"{PLAYERS} players, {ROUNDS} rounds, {len(log.lines)} lines")
    print(f"read                    {was_read - start:6.2f} s")
    print(f"ruled on                {was_ruled - was_read:6.2f} s")
    print(f"other readings tried    {was_tried - was_ruled:6.2f} s")
    print(f"all                     {was_tried - start:6.2f} s")


if __name__ == "__main__":
    report()
