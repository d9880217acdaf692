"""A filed ruling, made again: under the rulebook as it was, by this version of the program; and what differs."""

import json
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from sqlalchemy import Row

from adjudicator.bookshelf import load_rulebook
from adjudicator.docket.engine import engine
from adjudicator.docket.ruled import book_digest, book_of, content, freeze
from adjudicator.docket.troubles import Refused
from adjudicator.rulebook import BookError
from adjudicator.words import Message, say

MANY = 20
"""Differences that are named; of more the first."""


class Difference(NamedTuple):
    """A place in a ruling (``choices[0].options[1].points``), what was filed there and what comes out now, as JSON."""

    place: str
    filed: str
    now: str


class Again(NamedTuple):
    """A ruling made again. No ``differences``: it is the same.

    ``outdated`` tells that the rulebook of that name has changed since (its present edition), ``engine`` that the ruling was filed by
    another version of the program (that one). ``trouble`` says why it could not be made again; then it counts as different.
    """

    differences: tuple[Difference, ...]
    outdated: str = ""
    engine: str = ""
    trouble: Message | None = None


def ruled_again(row: Row[Any], book: str | None) -> Again:
    """Rules again on the log of an entry, by the rulebook that was kept with it."""
    other = row.engine if row.engine != engine() else ""
    edition = changed_edition(row.rulebook, row.rulebook_digest) or ""
    try:
        rules = book_of(book) if book is not None else row.rulebook
        frozen = freeze(row.log, rules, json.loads(row.readings), row.language)
        filed = json.loads(row.facts)
    except (Refused, ValueError, TypeError, KeyError, AttributeError) as why:
        trouble = why.says if isinstance(why, Refused) else say("what was filed cannot be read")
        return Again((Difference("", "", str(trouble)),), edition, other, trouble)
    return Again(tuple(_first(differences(filed, frozen.facts), MANY)), edition, other)


def changed_edition(rulebook: str, was: str) -> str | None:
    """The edition of the present rulebook of that name, if it is not the one of digest ``was``; ``None`` if it is.

    A rulebook that does not ship with the program is not looked for: ``None``.
    """
    try:
        book = load_rulebook(rulebook, files=False)
    except BookError:
        return None
    return None if book_digest(content(book)) == was else book.edition


def differences(filed: Any, now: Any, place: str = "") -> Iterator[Difference]:
    """Where two values of JSON differ, from the outside inwards."""
    if isinstance(filed, Mapping) and isinstance(now, Mapping):
        for key in dict.fromkeys((*filed, *now)):
            yield from differences(filed.get(key), now.get(key), f"{place}.{key}" if place else str(key))
    elif isinstance(filed, list) and isinstance(now, list) and len(filed) == len(now):
        for at, (one, other) in enumerate(zip(filed, now, strict=True)):
            yield from differences(one, other, f"{place}[{at}]")
    elif filed != now:
        yield Difference(place, json.dumps(filed, ensure_ascii=False), json.dumps(now, ensure_ascii=False))


def _first(found: Iterator[Difference], number: int) -> Iterator[Difference]:
    for _, difference in zip(range(number), found, strict=False):
        yield difference
