"""No scenario is lost on the way, and each says what it shows: names, clauses, and steps that mean one thing only."""

import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from tests.scenarios import steps
from tests.scenarios.corpus import Scenario, features, scenarios

ROOT = Path(__file__).parents[2]
PATTERNS = {"Context": [steps.GIVEN], "Action": [steps.WHEN], "Outcome": list(steps.THEN)}


def written(file: Path) -> int:
    """The scenarios written in a file, counted line by line: a plain one is one, an outline one for each row of examples."""
    count, within, docstring, header = 0, "", False, False
    for line in map(str.strip, file.read_text(encoding="utf-8").splitlines()):
        if line.startswith('"""'):
            docstring = not docstring
        elif docstring:
            continue
        elif keyword := re.match(
            r"(Scenario Outline|Scenario Template|Examples|Scenarios|Scenario|Example)\b.*:", line
        ):
            within, header = keyword[1], False
            count += within in ("Scenario", "Example")
        elif line.startswith("|") and within in ("Examples", "Scenarios"):
            count += header
            header = True
    return count


def test_every_scenario_written_is_run() -> None:
    command = [
        "-m",
        "pytest",
        "--collect-only",
        "-q",
        "--no-cov",
        "-p",
        "no:cacheprovider",
        "tests/scenarios/test_features.py",
    ]
    run = subprocess.run([sys.executable, *command], cwd=ROOT, capture_output=True, text=True)
    collected = re.search(r"^(\d+) tests? collected", run.stdout, re.MULTILINE)
    assert collected, run.stdout + run.stderr
    assert int(collected[1]) == sum(map(written, features())) == len(scenarios())


@pytest.mark.parametrize("file", features(), ids=lambda file: file.stem)
def test_no_name_is_used_twice_in_a_file(file: Path) -> None:
    titles = re.findall(
        r"^\s*(?:Scenario|Example|Scenario Outline):\s*(.+?)\s*$", file.read_text("utf-8"), re.MULTILINE
    )
    assert [title for title, times in Counter(titles).items() if times > 1] == []


def faults(scenario: Scenario) -> list[str]:
    told = []
    if not re.match(rf"{re.escape(scenario.clause)}(?![\w.])", scenario.name) or not scenario.clause:
        told.append(f"its name does not begin with the clause of its Rule, {scenario.clause!r}")
    if scenario.clause.split(".")[0] != scenario.file.parent.name:
        told.append("its clause is of another rulebook than its folder")
    if not scenario.log:
        told.append("it has no log")
    for step in scenario.steps:
        matched = [pattern for pattern in PATTERNS[step.kind] if re.fullmatch(pattern, step.words)]
        if len(matched) != 1:
            told.append(f"{step.words!r} is matched by {len(matched)} patterns: {matched}")
    if not any(step.kind == "Outcome" for step in scenario.steps):
        told.append("it checks nothing")
    return told


def test_every_scenario_says_what_it_shows_in_steps_that_mean_one_thing() -> None:
    wrong = {f"{scenario.file.name}: {scenario.name}": told for scenario in scenarios() if (told := faults(scenario))}
    assert wrong == {}


def test_a_lost_scenario_would_be_counted(tmp_path: Path) -> None:
    file = tmp_path / "x.feature"
    file.write_text(
        'Feature: f\n  Rule: gra.1.a r\n    Scenario: a\n      Given the log\n        """\n        Scenario: not one\n'
        '        """\n    Scenario: a\n    Scenario Outline: b\n      Examples: one\n        | x |\n        | 1 |\n'
        "        | 2 |\n      Examples: two\n        | x |\n        | 3 |\n"
    )
    assert written(file) == 5
