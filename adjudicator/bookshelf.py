"""The rulebooks that ship with the program and those that a club writes, each checked before it is used.

Loading fails on a circumstance that no answer covers, on an answer to a circumstance that does not exist, on a clause or
a point that does not exist, and on a remedy that nobody knows. A rulebook that ships with the program is checked when it
is first put together, and kept so.
"""

import os
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any

from adjudicator.kept import PROGRAM, kept
from adjudicator.rulebook import Book, BookError, build
from adjudicator.rulebook.packing import packed, unpacked
from adjudicator.values import replace
from adjudicator.words import Message, say

if TYPE_CHECKING:
    from adjudicator.rulebook.house import Law

_SHELF = os.path.join(PROGRAM, "rulebooks")
_HOUSES = os.path.join(_SHELF, "house")


@cache
def texts() -> tuple[str, ...]:
    """The rulebooks that follow a printed text."""
    return tuple(name for name in _tables(_SHELF) if name != "points")


@cache
def houses() -> tuple[str, ...]:
    """The house rulebooks that ship with the program: each extends one of the others."""
    return _tables(_HOUSES)


def _tables(folder: str) -> tuple[str, ...]:
    return tuple(sorted(name.removesuffix(".toml") for name in os.listdir(folder) if name.endswith(".toml")))


def names() -> tuple[str, ...]:
    """The rulebooks that ship with the program."""
    return (*texts(), *houses())


def load_rulebook(name: str, *, files: bool = True) -> Book:
    """The rulebook called ``name`` (``gra``), or the one a club has written in the file ``name`` (``club.toml``).

    With ``files`` off only the rulebooks that ship with the program are known. Raises BookError if there is none of that name, if the file cannot be read, or if it leaves a circumstance
    unanswered; HouseError, with every fault and its place, for a file that is no house rulebook.
    """
    if name in names():
        return _shipped(name)
    if files and is_file(name):
        return _of_a_club(name, _opened(name))
    raise BookError(_no_rulebook(name, files))


def _no_rulebook(name: str, files: bool) -> Message:
    from adjudicator.alike import nearest

    near, there = nearest(name, names()), ", ".join(names())
    says = say("there is no rulebook `{name}`; there are: {names}", name=name, names=there)
    if near:
        says = say(
            "there is no rulebook `{name}`; did you mean `{near}`? There are: {names}",
            name=name,
            near=near,
            names=there,
        )
    return say("{says}; or name a file that ends in .toml", says=says) if files else says


def is_file(name: str) -> bool:
    """Whether a rulebook is named by its file."""
    return name.endswith(".toml") or "/" in name or "\\" in name


def source(book: Book) -> bytes:
    """The text of the file that a rulebook was read from."""
    if is_shipped(book):
        return _read(_file(book.id))
    return _opened(book.file)


def is_shipped(book: Book) -> bool:
    """Whether a rulebook came with the program."""
    return book.id in names()


def stands(book: Book, clause: str) -> int:
    """The line of a clause in the file of the book; 0 where that file does not have it."""
    lines = kept(f"lines.{book.id}", lambda: _lines(book)) if is_shipped(book) else _lines(book)
    return int(lines.get(clause, 0))


def _lines(book: Book) -> dict[str, int]:
    from adjudicator.rulebook.places import places

    found = places(source(book).decode("utf-8")).keys
    sections = ("clauses", "amends")  # an amendment comes before what it amends
    return {p[1]: place.line for section in sections for p, place in found.items() if len(p) == 2 and p[0] == section}


def _file(name: str) -> str:
    return os.path.join(_HOUSES if name in houses() else _SHELF, f"{name}.toml")


def _read(file: str) -> bytes:
    with open(file, "rb") as stream:
        return stream.read()


@cache
def _shipped(name: str) -> Book:
    return unpacked(kept(f"book.{name}", lambda: packed(_made(name))))


def _made(name: str) -> Book:
    """A rulebook that ships with the program, put together from its file and checked."""
    from adjudicator.book_check import check

    if name in houses():
        from adjudicator.rulebook.house import read_house

        book = read_house(_read(_file(name)), name, f"adjudicator/rulebooks/house/{name}.toml", law())
    else:
        from adjudicator.rulebook.family import whole

        book = replace(build(name, whole(_data(name), _data)), file=f"adjudicator/rulebooks/{name}.toml")
    check(book)
    return book


def _data(name: str) -> Mapping[str, Any]:
    """The tables in the file of a text."""
    import tomllib

    return tomllib.loads(_read(_file(name)).decode("utf-8"))


def _opened(file: str) -> bytes:
    try:
        return _read(file)
    except OSError as why:
        from adjudicator.reasons import reason

        raise BookError(say("the rulebook {file} cannot be opened: {reason}", file=file, reason=reason(why))) from why
    except ValueError as why:
        from adjudicator.reasons import reason

        raise BookError(say("`{file}` is no file name: {reason}", file=file, reason=reason(why))) from why


@lru_cache(maxsize=8)
def _of_a_club(file: str, text: bytes) -> Book:
    from adjudicator.book_check import check
    from adjudicator.rulebook.house import read_house

    name = file.replace("\\", "/").rpartition("/")[2].removesuffix(".toml").lower().replace(" ", "-")
    if name in names():
        raise BookError(
            say("{file}: a rulebook of ours is called {name}: give the file another name", file=file, name=name)
        )
    book = read_house(text, name, file, law())
    check(book)
    return book


@cache
def law() -> "Law":
    """What a house rulebook may speak of: every circumstance, remedy, and rulebook to extend."""
    from adjudicator.book_check import CIRCUMSTANCES
    from adjudicator.remedies import REMEDIES
    from adjudicator.rulebook.house import Law

    return Law(CIRCUMSTANCES, tuple(REMEDIES), fitting, names(), load_rulebook)


@cache
def fitting(regulation: str, circumstance: str) -> frozenset[str]:
    """The remedies that a circumstance can have: those that need nothing of it, and those that a text gives it."""
    from adjudicator.book_check import ANYWHERE

    place, found = (regulation, circumstance), set(ANYWHERE)
    for name in texts():
        book = _shipped(name)
        found.add(book.answers[place].remedy)
        found.update(v.answers[place].remedy for v in book.variants.values() if place in v.answers)
    return frozenset(found)
