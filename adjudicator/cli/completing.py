"""What a shell proposes for the word under the cursor: logs, rulebooks, clauses, points, readings."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Final, TypeAlias

SHELLS: Final = ("bash", "zsh", "fish", "powershell")
"""The shells that have a script."""

Proposals: TypeAlias = Callable[[str], list[tuple[str, str]]]


def proposals(kind: str, choices: tuple[str, ...] = ()) -> Proposals | None:
    """From what is typed so far to words with a short help each; ``None`` where nothing can be proposed."""
    if choices:
        return lambda incomplete: _begun(incomplete, ((choice, "") for choice in choices))
    return KINDS.get(kind)


def _begun(incomplete: str, words: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
    return [(word, says) for word, says in words if word.lower().startswith(incomplete.lower())]


def _books(incomplete: str) -> list[tuple[str, str]]:
    from adjudicator.bookshelf import load_rulebook, names

    return _begun(incomplete, ((name, load_rulebook(name).title) for name in names())) + _files(incomplete, (".toml",))


def _readings(incomplete: str) -> list[tuple[str, str]]:
    from adjudicator.rulebook import points

    found = ((f"{p.id}={letter}", says) for p in points().values() for letter, says in p.readings.items())
    return _begun(incomplete, found)


def _ids(incomplete: str) -> list[tuple[str, str]]:
    return _begun(incomplete, _every_id())


def _every_id() -> Iterator[tuple[str, str]]:
    from adjudicator.bookshelf import load_rulebook, names
    from adjudicator.notation import KINDS as LOG_FAULTS
    from adjudicator.rulebook import points

    for name in names():
        yield from (
            (clause.id, clause.when)
            for clause in load_rulebook(name).clauses.values()
            if clause.id.startswith(name + ".")
        )
    yield from ((point.id, point.question) for point in points().values())
    yield from ((fault, kind.title) for fault, kind in LOG_FAULTS.items())


def _logs(incomplete: str) -> list[tuple[str, str]]:
    return _files(incomplete, (".log", ".txt", ".gz"))


def _files(incomplete: str, endings: tuple[str, ...]) -> list[tuple[str, str]]:
    """Files with one of the endings, and folders, in the folder that is typed."""
    folder, _, begun = incomplete.rpartition("/")
    within = Path(folder or ("/" if incomplete.startswith("/") else "."))
    try:
        entries = sorted(within.iterdir())
    except OSError:
        return []
    lead = f"{folder}/" if "/" in incomplete else ""
    wanted = (e for e in entries if e.name.startswith(begun) and (begun or not e.name.startswith(".")))
    return [(lead + e.name + "/" * e.is_dir(), "") for e in wanted if e.is_dir() or e.name.endswith(endings)]


KINDS: Final[dict[str, Proposals]] = {
    "books": _books,
    "readings": _readings,
    "ids": _ids,
    "logs": _logs,
    "shells": lambda incomplete: _begun(incomplete, ((shell, "") for shell in SHELLS)),
}
