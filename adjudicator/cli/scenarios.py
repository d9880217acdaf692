"""The scenarios that cite a clause or a point: they stand in the repository, and an installed program has none."""

import re
from collections.abc import Iterator
from pathlib import Path

import adjudicator
from adjudicator.render.explanation import Where


def citing(name: str) -> list[Where] | None:
    """The scenarios that show a clause, or read a point; ``None`` where no scenarios are installed."""
    root = Path(adjudicator.__file__).parents[1]
    folder = root / "scenarios"
    files = sorted(folder.rglob("*.feature"))
    if not files:
        return None
    shows = re.compile(rf"(?<![\w.-]){re.escape(name)}(?![\w-]|\.\w)(?! is not cited)")
    return [where for file in files for where in _in(file, str(file.relative_to(root)), shows)]


def _in(file: Path, named: str, shows: "re.Pattern[str]") -> Iterator[Where]:
    """Each scenario of a file whose name or whose steps show it, the logs left out."""
    title, at, found, in_log = "", 0, False, False
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
        words = line.strip()
        if words.startswith('"""'):
            in_log = not in_log
        elif not in_log and (begins := re.match(r"(?:Scenario(?: Outline)?|Example): (.+)", words)):
            if found:
                yield Where(named, at, title)
            title, at, found = begins[1], number, bool(shows.search(begins[1]))
        elif not in_log and not words.startswith(("#", "Rule:", "Feature:")):
            found = found or bool(at and shows.search(words))
    if found:
        yield Where(named, at, title)
