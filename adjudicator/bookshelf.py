"""The rulebooks that ship with the program and those that a club writes, each checked before it is used.

Loading fails on a circumstance that no answer covers, on an answer to a circumstance that does not exist, on a clause or
a point that does not exist, and on a remedy that nobody knows: a silent mismatch would lose a clause unseen.
"""

import tomllib
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path, PurePath
from typing import Any

from adjudicator.regulations.catalogue import CATALOGUE
from adjudicator.remedies import REMEDIES
from adjudicator.rulebook import Answer, Book, BookError, build, points
from adjudicator.rulebook.consistency import circle, unanswered_terms
from adjudicator.rulebook.family import whole
from adjudicator.rulebook.house import Law, read_house
from adjudicator.standings.catalogue import CIRCUMSTANCES as OF_RECORDS
from adjudicator.values import replace

CIRCUMSTANCES = {**CATALOGUE, "record": OF_RECORDS}
"""What can be found, by regulation: in a hand, and on the record of an event."""

ANYWHERE = frozenset({"none", "cite", "duty", "bar", "discretion", "new_deal", "no_score"})
"""Remedies that need nothing of the finding, or take what it brings."""


@cache
def texts() -> tuple[str, ...]:
    """The rulebooks that follow a printed text."""
    return tuple(name for name in _tables(_folder()) if name != "points")


@cache
def houses() -> tuple[str, ...]:
    """The house rulebooks that ship with the program: each extends one of the others."""
    return _tables(_folder() / "house")


def _folder() -> Traversable:
    return resources.files("adjudicator") / "rulebooks"


def _tables(folder: Traversable) -> tuple[str, ...]:
    return tuple(sorted(e.name.removesuffix(".toml") for e in folder.iterdir() if e.name.endswith(".toml")))


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
    from adjudicator.rulebook.faults import did_you_mean

    hint = did_you_mean(name, names())
    more = "; or name a file that ends in .toml" if files else ""
    raise BookError(f"there is no rulebook {name!r}{hint and '; ' + hint}; there are: {', '.join(names())}{more}")


def is_file(name: str) -> bool:
    """Whether a rulebook is named by its file."""
    return name.endswith(".toml") or "/" in name or "\\" in name


def source(book: Book) -> bytes:
    """The text of the file that a rulebook was read from."""
    if is_shipped(book):
        return _resource(book.id).read_bytes()
    return _opened(book.file)


def is_shipped(book: Book) -> bool:
    """Whether a rulebook came with the program."""
    return book.id in names()


def _resource(name: str) -> Traversable:
    folder = _folder()
    return (folder / "house" if name in houses() else folder) / f"{name}.toml"


@cache
def _shipped(name: str) -> Book:
    if name in houses():
        text = _resource(name).read_bytes()
        book = read_house(text, name, f"adjudicator/rulebooks/house/{name}.toml", law())
    else:
        book = replace(build(name, whole(_data(name), _data)), file=f"adjudicator/rulebooks/{name}.toml")
    check(book)
    return book


def _data(name: str) -> Mapping[str, Any]:
    """The tables in the file of a text."""
    return tomllib.loads(_resource(name).read_bytes().decode("utf-8"))


def _opened(file: str) -> bytes:
    try:
        return Path(file).read_bytes()
    except OSError as why:
        raise BookError(f"the rulebook {file} cannot be opened: {(why.strerror or str(why)).lower()}") from why
    except ValueError as why:
        raise BookError(f"{file!r} is no file name: {why}") from why


@lru_cache(maxsize=8)
def _of_a_club(file: str, text: bytes) -> Book:
    name = PurePath(file.replace("\\", "/")).name.removesuffix(".toml").lower().replace(" ", "-")
    if name in names():
        raise BookError(f"{file}: a rulebook of ours is called {name}: give the file another name")
    book = read_house(text, name, file, law())
    check(book)
    return book


@cache
def law() -> Law:
    """What a house rulebook may speak of: every circumstance, remedy, and rulebook to extend."""
    return Law(CIRCUMSTANCES, tuple(REMEDIES), fitting, names(), load_rulebook)


@cache
def fitting(regulation: str, circumstance: str) -> frozenset[str]:
    """The remedies that a circumstance can have: those that need nothing of it, and those that a text gives it."""
    place, found = (regulation, circumstance), set(ANYWHERE)
    for name in texts():
        book = _shipped(name)
        found.add(book.answers[place].remedy)
        found.update(v.answers[place].remedy for v in book.variants.values() if place in v.answers)
    return frozenset(found)


def check(book: Book) -> None:
    """Raises BookError, naming the place, if the book and the regulations do not fit together."""
    wanted = {(regulation, c) for regulation, circumstances in CIRCUMSTANCES.items() for c in circumstances}
    for regulation, circumstance in sorted(wanted - set(book.answers)):
        raise BookError(f"{book.id}: no answer to {regulation}.{circumstance}: add it under [answers.{regulation}]")
    for regulation, circumstance in sorted(set(book.answers) - wanted):
        raise BookError(f"{book.id}: answers.{regulation}.{circumstance}: no regulation finds such a circumstance")
    for place, answer in book.answers.items():
        _check_answer(book, ".".join(place), answer)
    _check_at_one(book)
    for clause, variant in book.variants.items():
        if clause not in book.clauses:
            raise BookError(f"{book.id}: variants: there is no clause {clause}")
        for place, answer in variant.answers.items():
            _check_answer(book, ".".join(place), answer)
        _check_at_one(book.announced([clause]))
    for clause, others in book.gives_way.items():
        for name in (clause, *others):
            if not any(known == name or known.startswith(name + ".") for known in book.clauses):
                raise BookError(f"{book.id}: gives_way: there is no clause {name}")


def _check_at_one(book: Book) -> None:
    """No circle in what gives way, and no term that no clause tells."""
    if found := circle(book):
        raise BookError(f"{book.id}: gives_way: a circle: {', '.join(found)}")
    for term, place in unanswered_terms(book):
        raise BookError(f"{book.id}: terms.{term}: nothing answers {'.'.join(place)}")


def _check_answer(book: Book, place: str, answer: Answer) -> None:
    if answer.remedy != "none" and answer.remedy not in REMEDIES:
        raise BookError(
            f"{book.id}: answers.{place}: there is no remedy {answer.remedy!r}; there are: none, {', '.join(REMEDIES)}"
        )
    if answer.clause is not None and answer.clause not in book.clauses:
        raise BookError(f"{book.id}: answers.{place}: there is no clause {answer.clause}")
    if answer.point is not None and answer.point not in points():
        raise BookError(f"{book.id}: answers.{place}: there is no point {answer.point}")
    if answer.remedy != "none" and answer.clause is None and not answer.source:
        raise BookError(f"{book.id}: answers.{place}: name a clause, or the source that fills the gap and its point")
