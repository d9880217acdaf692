"""House rulebooks: a file that extends one of ours and names what it changes.

``read_house`` gives a whole book, as if the club had written every clause, or refuses the file with every fault in it.
What the file may speak of, circumstances, remedies, books to extend, is handed in as ``Law``: this room knows none.
"""

import re
import tomllib
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from adjudicator.reasons import TOO_DEEP, of_text
from adjudicator.rulebook.book import Answer, Book, BookError, Clause
from adjudicator.rulebook.faults import ONE_OF_TWO, Faults, HouseError
from adjudicator.rulebook.places import Places, places
from adjudicator.values import Record, replace
from adjudicator.words import say

if TYPE_CHECKING:
    from adjudicator.rulebook.house_file import HouseFile


class Law(NamedTuple):
    """What a house rulebook may speak of.

    ``circumstances`` by regulation; ``fitting`` gives the remedies that a circumstance can have; ``book`` loads a
    rulebook of the ``shelf``.
    """

    circumstances: Mapping[str, tuple[str, ...]]
    remedies: tuple[str, ...]
    fitting: Callable[[str, str], frozenset[str]]
    shelf: tuple[str, ...]
    book: Callable[[str], Book]


class Draft(Record):
    """A house rulebook on its way: the file, the book it extends, and what is wrong so far."""

    name: str
    file: "HouseFile"
    base: Book
    law: Law
    places: Places
    faults: Faults


def read_house(text: bytes, name: str, file: str, law: Law) -> Book:
    """The rulebook ``name`` out of the text of ``file``. Raises HouseError with every fault that was found."""
    from adjudicator.rulebook.house_changes import changed

    faults = Faults(text.decode("utf-8", errors="replace"))
    draft = _draft(text, name, law, faults)
    book = changed(draft) if draft is not None else None
    if faults.found or book is None:
        raise HouseError(file, faults.found)
    return replace(book, file=file)


def _draft(text: bytes, name: str, law: Law, faults: Faults) -> Draft | None:
    """The file read and in the right form, its base found; ``None`` where it does not come that far."""
    from adjudicator.rulebook.house_file import formed

    data = _toml(text, faults)
    if data is None:
        return None
    where = places(text.decode("utf-8"))
    file = formed(data, where, faults)
    if file is None:
        return None
    base = _base(file.extends, name, law, where, faults)
    return None if base is None else Draft(name, file, base, law, where, faults)


def _base(extends: str, name: str, law: Law, where: Places, faults: Faults) -> Book | None:
    place = where.value(("extends",))
    others = tuple(book for book in law.shelf if book != name)
    if extends not in others:
        says = say("there is no rulebook `{name}` to extend", name=extends)
        faults.unknown("R006", place, says, extends, others)
        return None
    try:
        return law.book(extends)
    except BookError as why:
        faults.add("R006", place, say("{name} cannot be extended: {why}", name=extends, why=why.says))
    return None


def _toml(text: bytes, faults: Faults) -> dict[str, Any] | None:
    from adjudicator.rulebook.places import Place

    try:
        decoded = text.decode("utf-8")
    except UnicodeDecodeError as why:
        line = text.count(b"\n", 0, why.start) + 1
        faults.add(
            "R001",
            Place(line, 1),
            say("byte {number} is not UTF-8", number=why.start + 1),
            say("save the file with the encoding UTF-8"),
        )
        return None
    try:
        return tomllib.loads(decoded)
    except tomllib.TOMLDecodeError as why:
        _not_toml(decoded, str(why), faults)
    except RecursionError:
        _not_toml(decoded, TOO_DEEP, faults)
    return None


def _not_toml(text: str, why: str, faults: Faults) -> None:
    """What the library says against the text, at its place; a key given twice at its second place."""
    from adjudicator.rulebook.places import Place

    found = places(text)
    if found.again:
        path, place = found.again[0]
        key, first = ".".join(path), found.key(path).line
        faults.add(
            "R002", place, say("{key} is given twice; the first is in line {line}", key=key, line=first), ONE_OF_TWO
        )
        return
    at = re.search(r" \(at line (\d+), column (\d+)\)", why)
    lines = text.splitlines() or [""]
    place = Place(int(at[1]), int(at[2])) if at else Place(len(lines), len(lines[-1]) + 1)
    says = re.sub(r" \(at .*\)$", "", why)
    faults.add("R001", place, say("this is not TOML: {why}", why=of_text(says)))


def own_clauses(draft: Draft) -> dict[str, Clause]:
    """The clauses of the book with those of the file: amended, added, without those repealed."""
    file, found = draft.file, dict(draft.base.clauses)
    for clause, amendment in file.amends.items():
        if clause in found:
            words = {
                key: value
                for key in ("when", "says", "kind", "source")
                if (value := getattr(amendment, key)) is not None
            }
            found[clause] = found[clause]._replace(**words)
    for clause in file.repeals:
        found.pop(clause, None)
    for clause, new in file.clauses.items():
        found[clause] = Clause(clause, new.when, new.says, new.kind, new.source)
    return found


def own_answer(remedy: str, clause: str) -> Answer:
    """What a clause answers to a circumstance."""
    return Answer("none") if remedy == "none" else Answer(remedy, clause)
