"""The rulebooks that ship with the program, each checked against the regulations before it is used.

Loading fails on a circumstance that no answer covers, on an answer to a circumstance that does not exist, on a clause or
a point that does not exist, and on a remedy that nobody knows: a silent mismatch would lose a clause unseen.
"""

import tomllib
from functools import cache
from importlib.resources import files

from adjudicator.regulations.catalogue import CATALOGUE
from adjudicator.remedies import REMEDIES
from adjudicator.rulebook import Answer, Book, BookError, build, points


@cache
def names() -> tuple[str, ...]:
    """The rulebooks that ship with the program."""
    folder = files("adjudicator") / "rulebooks"
    found = sorted(e.name.removesuffix(".toml") for e in folder.iterdir() if e.name.endswith(".toml"))
    return tuple(name for name in found if name != "points")


@cache
def load_rulebook(name: str) -> Book:
    """The rulebook called ``name`` (``gra``).

    Raises BookError if there is none of that name, or if it leaves a circumstance unanswered.
    """
    if name not in names():
        raise BookError(f"there is no rulebook {name!r}; there are: {', '.join(names())}")
    text = (files("adjudicator") / "rulebooks" / f"{name}.toml").read_text(encoding="utf-8")
    book = build(name, tomllib.loads(text))
    check(book)
    return book


def check(book: Book) -> None:
    """Raises BookError, naming the place, if the book and the regulations do not fit together."""
    wanted = {(regulation, c) for regulation, circumstances in CATALOGUE.items() for c in circumstances}
    for regulation, circumstance in sorted(wanted - set(book.answers)):
        raise BookError(f"{book.id}: no answer to {regulation}.{circumstance}: add it under [answers.{regulation}]")
    for regulation, circumstance in sorted(set(book.answers) - wanted):
        raise BookError(f"{book.id}: answers.{regulation}.{circumstance}: no regulation finds such a circumstance")
    for clause, variant in book.variants.items():
        if clause not in book.clauses:
            raise BookError(f"{book.id}: variants: there is no clause {clause}")
        for place, answer in variant.answers.items():
            _check_answer(book, ".".join(place), answer)
    for place, answer in book.answers.items():
        _check_answer(book, ".".join(place), answer)
    for clause, others in book.gives_way.items():
        for name in (clause, *others):
            if not any(known == name or known.startswith(name + ".") for known in book.clauses):
                raise BookError(f"{book.id}: gives_way: there is no clause {name}")


def _check_answer(book: Book, place: str, answer: Answer) -> None:
    if answer.remedy != "none" and answer.remedy not in REMEDIES:
        raise BookError(f"{book.id}: answers.{place}: there is no remedy {answer.remedy!r}; there are: none, {', '.join(REMEDIES)}")
    if answer.clause is not None and answer.clause not in book.clauses:
        raise BookError(f"{book.id}: answers.{place}: there is no clause {answer.clause}")
    if answer.point is not None and answer.point not in points():
        raise BookError(f"{book.id}: answers.{place}: there is no point {answer.point}")
    if answer.remedy != "none" and answer.clause is None and not answer.source:
        raise BookError(f"{book.id}: answers.{place}: name a clause, or the source that fills the gap and its point")
