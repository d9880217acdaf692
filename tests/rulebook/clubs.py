"""Rulebooks that clubs might write, for the tests: a head that is in order, and what a test puts below it."""

from adjudicator.bookshelf import law
from adjudicator.rulebook import Book
from adjudicator.rulebook.house import read_house

HEAD = 'extends = "{base}"\ntitle = "Our club"\nedition = "third"\nin_force = 2026-01-15\n'
FIRST = HEAD.count("\n") + 1
"""The line on which the body of a club's rulebook begins."""


def club(body: str, base: str = "gra") -> Book:
    """The rulebook of a club: what ``body`` changes in ``base``."""
    return read_house((HEAD.format(base=base) + body).encode(), "club", "club.toml", law())
