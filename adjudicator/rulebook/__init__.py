"""Rulebooks as data: clauses, terms, answers, and readings that remember being asked."""

from adjudicator.rulebook.book import Answer, Book, BookError, Clause, Terms, build
from adjudicator.rulebook.event import EventTerms, Lines
from adjudicator.rulebook.points import Point, points
from adjudicator.rulebook.readings import Readings

__all__ = [
    "Answer",
    "Book",
    "BookError",
    "Clause",
    "EventTerms",
    "Lines",
    "Point",
    "Readings",
    "Terms",
    "build",
    "points",
]
