"""Every scenario as data, for tests that run over all of them (flipping readings, printing rulings, counting).

Read with the same Gherkin reader as pytest-bdd, not with pytest-bdd itself: outlines are filled in here.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from gherkin.parser import Parser
from gherkin.pickles.compiler import Compiler

FEATURES = Path(__file__).parents[2] / "scenarios"
RULED_ON = re.compile(
    r"it is ruled on under (?P<book>[a-z-]+)(?: with (?P<readings>P\d+ read as [a-z](?: and P\d+ read as [a-z])*))?"
)


@dataclass(frozen=True, slots=True)
class Step:
    """One step: ``Context`` (Given), ``Action`` (When) or ``Outcome`` (Then), and its words."""

    kind: str
    words: str


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario, or one row of an outline: the clause it shows, its log, the rulebook, the readings set by hand."""

    file: Path
    clause: str
    name: str
    log: str
    rules: str
    readings: Mapping[str, str]
    steps: tuple[Step, ...]


@cache
def features() -> tuple[Path, ...]:
    """The feature files, in order of their paths."""
    return tuple(sorted(FEATURES.rglob("*.feature")))


@cache
def scenarios() -> tuple[Scenario, ...]:
    """Every scenario of every feature; a row of an outline is a scenario."""
    return tuple(scenario for file in features() for scenario in _of(file))


def readings(words: str | None) -> dict[str, str]:
    """``P13 read as b and P16 read as b``, point to letter."""
    return dict(re.findall(r"(P\d+) read as ([a-z])", words or ""))


def _of(file: Path) -> Iterator[Scenario]:
    document = Parser().parse(file.read_text(encoding="utf-8"))
    clauses = dict(_clauses(document["feature"]))
    for pickle in Compiler().compile({**document, "uri": str(file)}):
        steps = tuple(Step(step["type"], step["text"]) for step in pickle["steps"])
        ruled_on = next((found for step in steps if (found := RULED_ON.fullmatch(step.words))), None)
        yield Scenario(
            file=file,
            clause=clauses.get(pickle["astNodeIds"][0], ""),
            name=pickle["name"],
            log=next((_docstring(step) for step in pickle["steps"] if _docstring(step)), ""),
            rules=ruled_on["book"] if ruled_on else "",
            readings=readings(ruled_on["readings"] if ruled_on else None),
            steps=steps,
        )


def _docstring(step: Mapping[str, Any]) -> str:
    return str(step.get("argument", {}).get("docString", {}).get("content", ""))


def _clauses(feature: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """The clause that each scenario (by its id in the parsed file) stands under: the first word of its Rule."""
    for child in feature["children"]:
        rule = child.get("rule")
        for inner in rule["children"] if rule else [child]:
            if "scenario" in inner:
                yield inner["scenario"]["id"], rule["name"].split()[0] if rule else ""
