"""The scenarios that cite a clause or a point: they stand in the repository, and an installed program has none."""

import os
import re
from collections.abc import Iterator

import adjudicator
from adjudicator.render.explanation import Where


def citing(name: str) -> list[Where] | None:
    """The scenarios that show a clause, or read a point; ``None`` where no scenarios are installed."""
    root = os.path.dirname(os.path.dirname(os.path.abspath(adjudicator.__file__)))
    files = sorted(_features(root, ("scenarios",)))
    if not files:
        return None
    shows = re.compile(rf"(?<![\w.-]){re.escape(name)}(?![\w-]|\.\w)(?! is not cited)")
    return [where for file in files for where in _of(root, file, name, shows)]


def _features(root: str, path: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """The files of scenarios below a folder, each as the names on the way to it."""
    folder = os.path.join(root, *path)
    if os.path.isdir(folder):
        with os.scandir(folder) as entries:
            for entry in entries:
                if entry.name.endswith(".feature"):
                    yield (*path, entry.name)
                elif entry.is_dir():
                    yield from _features(root, (*path, entry.name))


def _of(root: str, file: tuple[str, ...], name: str, shows: "re.Pattern[str]") -> Iterator[Where]:
    """The scenarios of one file; of most there is nothing to be read but that they do not have the name."""
    with open(os.path.join(root, *file), "rb") as stream:
        text = stream.read()
    if name.encode() in text:
        yield from _in(text.decode("utf-8"), os.path.join(*file), shows)


def _in(text: str, named: str, shows: "re.Pattern[str]") -> Iterator[Where]:
    """Each scenario of a file whose name or whose steps show it, the logs left out."""
    title, at, found, in_log = "", 0, False, False
    for number, line in enumerate(text.splitlines(), start=1):
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
