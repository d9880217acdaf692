"""The table of clauses: ``python tests/scenarios/table.py`` prints each with its scenarios and where it stands.

One row a clause of every rulebook that ships: its id, how many scenarios assert that it is cited, the features they
stand in, and the file and line of the clause.
"""

import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))

from adjudicator.bookshelf import load_rulebook, names  # noqa: E402
from tests.scenarios.corpus import scenarios  # noqa: E402

CITED = re.compile(r"(?P<clause>[a-z-]+(?:\.[0-9a-z]+)+) is (?:cited|an irregularity|no irregularity)\b")


class Row(NamedTuple):
    """A clause: how many scenarios assert that it is cited, how many stand under it, in which features, and its place."""

    clause: str
    cited: int
    under: int
    features: tuple[str, ...]
    source: str


def rows() -> Iterator[Row]:
    """Every clause of every rulebook of ours, in the order of the books."""
    cited: dict[str, set[str]] = defaultdict(set)
    under: dict[str, set[str]] = defaultdict(set)
    features: dict[str, set[str]] = defaultdict(set)
    for scenario in scenarios():
        mine = {found["clause"] for step in scenario.steps if (found := CITED.match(step.words))}
        for clause in mine:
            cited[clause].add(scenario.name)
        under[scenario.clause].add(scenario.name)
        for clause in mine | {scenario.clause}:
            features[clause].add(str(scenario.file.relative_to(ROOT)))
    for book in names():
        for clause in load_rulebook(book).clauses:
            if clause.startswith(f"{book}."):
                place = _place(book, clause)
                yield Row(clause, len(cited[clause]), len(under[clause]), tuple(sorted(features[clause])), place)


def _place(book: str, clause: str) -> str:
    """The file and line of a clause."""
    for file in sorted((ROOT / "adjudicator" / "rulebooks").rglob(f"{book}.toml")):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
            if line.startswith((f'"{clause}"', f'[clauses."{clause}"]', f'[amends."{clause}"]')):
                return f"{file.relative_to(ROOT)}:{number}"
    return ""


def main() -> None:
    """Prints the table."""
    for row in rows():
        print(f"{row.clause:18} {row.cited:4} cited {row.under:4} under it  {row.source:45} {' '.join(row.features)}")


if __name__ == "__main__":
    main()
