"""What a call loads: nothing that takes longer to load than the call has work for. No times are taken here."""

import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "scenarios" / "examples"
EVERYDAY = ("improper_knock.log", "seen_card.log", "accepted_knock.log", "recorded_count.log")

HEAVY = """
    typer click pydantic lark gettext difflib json dataclasses inspect tomllib pathlib argparse tempfile importlib.resources
    subprocess logging urllib.parse gzip asyncio
    adjudicator.standings.hearing adjudicator.partners adjudicator.book_check adjudicator.rulebook.house
    adjudicator.notation.cold adjudicator.notation.grammar adjudicator.notation.diagnosis adjudicator.notation.near
"""
ROOMS = """
    adjudicator.adjudication adjudicator.notation.reader adjudicator.replay adjudicator.assessment.case
    adjudicator.regulations.catalogue
"""
"""Rooms that only a ruling needs."""

TELL = "import sys; from adjudicator.cli import main; main(sys.argv[1:]); print(*sys.modules, file=sys.stderr)"


def loaded(compiled: Path, words: Iterable[str]) -> set[str]:
    """The modules that are loaded when a call is done."""
    env = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    env["PYTHONPYCACHEPREFIX"] = str(compiled)
    done = subprocess.run([sys.executable, "-c", TELL, *words], env=env, capture_output=True, text=True, check=True)
    assert done.stdout
    return set(done.stderr.split())


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the bytecode and what is kept beside it, as after the first calls of the program."""
    folder = tmp_path_factory.mktemp("compiled")
    loaded(folder, [str(EXAMPLES / EVERYDAY[0])])
    loaded(folder, ["explain", "P11"])
    loaded(folder, ["explain", "gra.9.d"])
    return folder


@pytest.mark.parametrize("log", EVERYDAY)
def test_an_everyday_log_loads_no_library_that_it_does_not_need(compiled: Path, log: str) -> None:
    assert loaded(compiled, [str(EXAMPLES / log)]) & set(HEAVY.split()) == set()


@pytest.mark.parametrize("id_", ["gra.9.d", "P11", "L003"])
def test_explain_loads_neither_the_grammar_nor_what_rules(compiled: Path, id_: str) -> None:
    assert loaded(compiled, ["explain", id_]) & {*HEAVY.split(), *ROOMS.split()} == set()


def test_help_loads_no_rulebook(compiled: Path) -> None:
    found = loaded(compiled, ["--help"])
    assert found & {*HEAVY.split(), *ROOMS.split(), "adjudicator.rulebook", "adjudicator.bookshelf"} == set()


def test_what_the_first_call_keeps_a_later_one_finds(compiled: Path) -> None:
    kept = {file.name.split(".", 2)[2] for file in compiled.rglob("kept.*") if file.suffix != ".pyc"}
    assert {"points", "book.gra", "lines.gra", "regulations"} <= kept
