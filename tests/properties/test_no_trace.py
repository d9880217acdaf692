"""Nothing that a log can hold makes the command break: random bytes, good logs with slips, and 10,000 logs of any lines.

A mistake of the program is reported with the exit status 70; that counts as broken here.
"""

import io
import random
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from functools import cache
from pathlib import Path
from typing import Final, TypeAlias

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adjudicator.cli import main
from tests.notation.grammar_walk import productions, through
from tests.notation.strategies import spellings
from tests.properties.effort import EFFORT, examples
from tests.properties.written import written

ENDS: Final = (0, 2, 3, 4)
"""Ruled; a rulebook that is not there; not read; facts are missing."""
LOGS: Final = 10_000
BATCHES: Final = 10
LINES: Final = 1_500
"""Lines, through every production, of which the logs are put together."""
NAMES: Final = ("North", "South", "N", "s", "West", '"Ann Smith"', "«North»", "and", "Stock")
SLIPS: Final = (
    " ",
    "  ",
    "\t",
    "",
    ",",
    ";",
    ".",
    ":",
    "?",
    "#",
    '"',
    "“",
    "’s",
    "1",
    "10",
    "h",
    "♥",
    "9c4d",
    "x",
    "é",
    "\u200b",
    "\x1b[31m",
    "…",
    "ſ",
    ",,",
    "North",
    "draws ",
)

Ruled: TypeAlias = Callable[[bytes], None]


@pytest.fixture(scope="module")
def ruled(tmp_path_factory: pytest.TempPathFactory) -> Ruled:
    """Rules on the bytes of a log as the command does, and fails if the command breaks."""
    log: Path = tmp_path_factory.mktemp("logs") / "dispute.log"

    def command(source: bytes) -> None:
        log.write_bytes(source)
        out, err = (io.TextIOWrapper(io.BytesIO(), "utf-8") for _ in range(2))
        with redirect_stdout(out), redirect_stderr(err):
            status = main([str(log)])
        err.seek(0)
        said = err.read()
        assert status in ENDS, said
        assert "Traceback" not in said
        assert "mistake in adjudicate" not in said

    return command


@examples(150)
@given(source=st.binary(max_size=120) | st.text(max_size=120).map(str.encode))
def test_random_bytes(ruled: Ruled, source: bytes) -> None:
    ruled(source)


@pytest.mark.parametrize("batch", range(4))
def test_good_logs_with_slips(ruled: Ruled, batch: int) -> None:
    chance = random.Random(batch)
    good = [dispute.text for dispute in written()]
    for _ in range(40 * EFFORT):
        ruled(slipped(chance.choice(good), chance).encode("utf-8"))


@pytest.mark.parametrize("batch", range(BATCHES))
def test_ten_thousand_logs_of_any_lines(ruled: Ruled, batch: int) -> None:
    chance = random.Random(batch)
    for _ in range(LOGS // BATCHES * EFFORT):
        ruled("\n".join(["players: North, South", *chance.choices(lines(), k=chance.choice((1, 1, 1, 2)))]).encode())


def slipped(text: str, chance: random.Random) -> str:
    """A good log with one to four slips: signs put in, left out or changed, and lines lost, doubled or moved."""
    for _ in range(chance.randint(1, 4)):
        at = chance.randrange(len(text) + 1)
        text = text[:at] + chance.choice(SLIPS) + text[at + chance.choice((0, 0, 1, 1, 2, 12)) :]
    rows = text.splitlines(keepends=True)
    if rows and chance.random() < 0.3:
        rows.insert(chance.randrange(len(rows)), chance.choice(rows))
    return "".join(rows)


@cache
def lines() -> tuple[str, ...]:
    """Lines of a log: most of them good, each production of the grammar in some, and some with a slip."""
    chance = random.Random(0)
    found = [_line(chance) for _ in range(LINES)]
    return (*found, *(slipped(line, chance).replace("\n", " ") for line in found[::4]))


def _line(chance: random.Random) -> str:
    terminals, _ = through(chance.choice(productions()), chance.choice)
    names = ("NAME", "QUOTED")
    return " ".join(chance.choice(NAMES if kind in names else spellings(kind)) for kind in terminals)
