"""Which logs a call means: files, folders, patterns, and several logs in one file with a line ``---`` between them."""

import os
from collections.abc import Iterator, Sequence
from typing import Final

from adjudicator.cli.logs import STDIN, opened, shown
from adjudicator.cli.status import Bad
from adjudicator.notation.files import Part, logs_in
from adjudicator.words import say

ENDINGS: Final = (".log", ".log.gz")
"""How the files end that count as logs where a folder is named."""

_HERE: Final = os.path.join(os.curdir, "")
_MAGIC: Final = frozenset("*?[")


class Inputs:
    """The files that the words of a call mean, in their order. What is meant and is not there is a ``Bad`` among them.

    ``many``: whether the words may mean any number of files, as a folder does, however many there are now.
    """

    def __init__(self, names: Sequence[str]) -> None:
        if names.count(STDIN) > 1:
            raise Bad(say("what is piped in can be read once only: name - once"))
        self.many = len(names) > 1
        self.files: list[str | Bad] = list(names) if len(names) == 1 and _is_file(names[0]) else list(self._all(names))
        self._parts: tuple[str, list[Part]] | None = None

    def _all(self, names: Sequence[str]) -> Iterator[str | Bad]:
        """Each file that is named as often as it is named; one that is found in a folder once, and not if it is named, too."""
        named, swept = set[str](), set[str]()
        for name in names:
            if _is_file(name):
                if (path := os.path.realpath(name) if name != STDIN else name) not in swept:
                    named.add(path)
                    yield name
                continue
            self.many = True
            for found in _swept(name):
                path = str(found) if isinstance(found, Bad) else os.path.realpath(found)
                if path not in named and path not in swept:
                    swept.add(path)
                    yield found

    def parts(self, file: str | Bad) -> list[Part]:
        """The logs in a file. Raises ``Bad`` where it cannot be opened."""
        if isinstance(file, Bad):
            raise file
        if self._parts is None or self._parts[0] != file:
            self._parts = file, logs_in(opened(file))
        return self._parts[1]

    @property
    def several(self) -> bool:
        """Whether there may be more than one log: only a single file that holds one is a single log."""
        if self.many or not self.files:
            return self.many
        try:
            return len(self.parts(self.files[0])) > 1
        except Bad:
            return False


def _is_file(name: str) -> bool:
    """Whether a name is that of one file, be it there or not."""
    if name == STDIN:
        return True
    try:
        return not os.path.isdir(name) and (os.path.lexists(name) or not _MAGIC.intersection(name))
    except ValueError:
        return True


def _swept(name: str) -> Iterator[str | Bad]:
    """The files that a folder or a pattern stands for, in the order of their names; a ``Bad`` where there is none."""
    nothing = True
    try:
        for found in _walked(name) if os.path.isdir(name) else _matching(name):
            nothing = False
            yield found
    except (OSError, ValueError) as why:
        yield _not_searched(name, why)
        return
    if nothing and os.path.isdir(name):
        yield _none_in(name)
    elif nothing:
        yield Bad(say("no file matches {pattern}; name files, folders or patterns", pattern=shown(name)))


def _not_searched(name: str, why: OSError | ValueError) -> Bad:
    from adjudicator.reasons import reason

    return Bad(say("{name} cannot be searched: {why}", name=shown(name), why=reason(why)))


def _none_in(folder: str) -> Bad:
    """What to do about a folder without logs."""
    pattern = shown(os.path.join(folder, "*.txt"))
    if any(name.lower().endswith(".txt") for name in os.listdir(folder)):
        return Bad(
            say(
                "{name} is a folder without logs, files that end in .log or .log.gz; if the .txt files in it are logs, "
                "name them: '{pattern}'",
                name=shown(folder),
                pattern=pattern,
            )
        )
    return Bad(
        say(
            "{name} is a folder without logs, files that end in .log or .log.gz; name the file, whatever it is called",
            name=shown(folder),
        )
    )


def _walked(folder: str) -> Iterator[str | Bad]:
    """The logs below a folder. What is hidden is left out, and a folder that links lead back to is gone through once."""
    seen = set[str]()
    waiting = [folder]
    while waiting:
        path = waiting.pop()
        if path != folder and not os.path.isdir(path):
            yield path
        elif (real := os.path.realpath(path)) not in seen:
            seen.add(real)
            try:
                with os.scandir(path) as entries:
                    inside = sorted((entry for entry in entries if _counts(entry)), key=lambda entry: entry.name)
            except OSError as why:
                yield _not_searched(path, why)
                continue
            waiting += [entry.path.removeprefix(_HERE) for entry in reversed(inside)]


def _counts(entry: "os.DirEntry[str]") -> bool:
    if entry.name.startswith("."):
        return False
    try:
        if entry.is_dir():
            return True
        regular = entry.is_file() or entry.is_symlink()
    except OSError:
        regular = True
    return regular and entry.name.lower().endswith(ENDINGS)


def _matching(pattern: str) -> Iterator[str | Bad]:
    """What a pattern that the shell has left alone stands for; ``**`` for any number of folders."""
    from pathlib import Path

    steps = Path(os.path.expanduser(pattern)).parts
    at = next((number for number, step in enumerate(steps) if _MAGIC.intersection(step)), len(steps))
    wanted = steps[at:-1] if steps[-1] == "**" else steps[at:]
    root = Path(*steps[:at])
    for path in sorted(root.glob("/".join(wanted)) if wanted else [root]):
        hidden = any(step.startswith(".") for step in path.relative_to(root).parts)
        if not hidden or any(step.startswith(".") for step in wanted):
            yield from _walked(str(path)) if path.is_dir() else [str(path)]
