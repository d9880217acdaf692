"""Earlier rulings that are like a dispute: by clause, by what happened (fact pattern) and by the words in which it was told.

A clause narrows the search. A fact pattern orders what is found by how much it has in common with it, words by how well they
fit; where both are asked for, what stands high in both orders comes first. Among equals the newest comes first.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from heapq import nlargest
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, Row, Select, func, literal_column, select

from adjudicator.bookshelf import load_rulebook, names
from adjudicator.docket.canonical import can_be_kept
from adjudicator.docket.entry import Entry, entry_of
from adjudicator.docket.plain_words import words
from adjudicator.docket.store import Store
from adjudicator.docket.tables import citations, entries, events, patterns
from adjudicator.docket.word_index import IN_POSTGRESQL, IN_SQLITE, WordIndex
from adjudicator.meaning import clauses_meant

CANDIDATES: Final = 50
"""How many of each order are looked at before the best are chosen."""

NEAREST: Final = 60
"""How many fact patterns are looked through, the likest first."""

COMMON: Final = 2000
"""Of words that stand in more entries than this, the newest entries are weighed."""

LONGEST: Final = 12
"""Words of a search."""

FEW: Final = 2000
"""Where the events of a search hold no more entries than this, those are listed first."""


class Wanted(NamedTuple):
    """What precedents should be like; an empty one asks for the newest.

    ``clause`` may be a part of a clause's name: ``gra.9``, ``9.d``. ``events`` are those that may be looked into (``None``: all).
    """

    clause: str = ""
    facts: str = ""
    text: str = ""
    events: Sequence[str] | None = None
    limit: int = 10


class Precedent(NamedTuple):
    """An earlier entry. ``likeness`` of its fact pattern, from 0 to 1 (1: the same); what was filed of it later, kind and number."""

    entry: Entry
    likeness: float
    followed_by: tuple[tuple[str, int], ...]


def find(store: Store, wanted: Wanted) -> list[Precedent]:
    """The entries most like what is wanted, the likest first."""
    if not can_be_kept("".join((wanted.clause, wanted.facts, *(wanted.events or ())))):
        return []
    with store.reading() as connection:
        search, orders = _Search(connection, wanted, _few(connection, wanted.events)), []
        if wanted.facts:
            orders.append(_by_facts(search))
        if wanted.text.strip():
            orders.append(_by_words(search, store.embedded))
        if not orders:
            orders.append(_newest(search))
        return _shown(connection, _together(orders)[: wanted.limit], wanted.facts)


def likeness(one: str, other: str) -> float:
    """What two fact patterns have in common, of all that is in either."""
    these, those = _parts(one), _parts(other)
    common = len(these & those)
    return common / (len(these) + len(those) - common)


@lru_cache(maxsize=65536)
def _parts(pattern: str) -> frozenset[str]:
    return frozenset(pattern.split("|"))


class _Search(NamedTuple):
    """A search under way. ``few``: the rows of all entries of its events, where they are so few that they are best listed first."""

    connection: Connection
    wanted: Wanted
    few: list[int] | None


def _few(connection: Connection, among: Sequence[str] | None) -> list[int] | None:
    if among is None:
        return None
    rows = connection.execute(select(events.c.id, events.c.last_number).where(events.c.public_id.in_(among))).all()
    if sum(row.last_number for row in rows) > FEW:
        return None
    return list(connection.scalars(select(entries.c.id).where(entries.c.event_id.in_([row.id for row in rows]))))


def _narrowed(rows: Select[Any], search: _Search, entry: ColumnElement[int]) -> Select[Any]:
    """Those rows whose ``entry`` (the number of its row) is among the entries that are searched."""
    wanted = search.wanted
    if wanted.clause:
        cites = select(citations.c.entry_id).where(_cited(wanted.clause), citations.c.entry_id == entry)
        rows = rows.where(cites.exists())
    if search.few is not None:
        rows = rows.where(entry.in_(search.few))
    elif wanted.events is not None:  # among many the next that fits is near: each row is looked up as it comes
        these = entries.alias("these")
        allowed = select(events.c.id).where(events.c.public_id.in_(wanted.events))
        rows = rows.where(select(these.c.id).where(these.c.id == entry, these.c.event_id.in_(allowed)).exists())
    return rows


def _cited(clause: str) -> ColumnElement[bool]:
    return citations.c.clause.in_(meant(clause))


@lru_cache(256)
def meant(clause: str) -> tuple[str, ...]:
    """The clauses that somebody means: ``gra.9`` all below it, ``9.d`` that of every rulebook; else the one that is named."""
    found = sorted(placed.clause.id for placed in clauses_meant(clause, map(load_rulebook, names())))
    return tuple(dict.fromkeys((*found, clause)))


def _newest(search: _Search) -> list[int]:
    """The newest rulings; under a clause, from the newest that cites it."""
    wanted = search.wanted
    if wanted.clause:
        rows = select(citations.c.entry_id).distinct().where(_cited(wanted.clause))
        apart = search._replace(wanted=wanted._replace(clause=""))
        rows = _narrowed(rows, apart, citations.c.entry_id).order_by(citations.c.entry_id.desc())
    else:
        rows = select(entries.c.id).where(entries.c.kind == "ruling").order_by(entries.c.id.desc())
        rows = _narrowed(rows, search, entries.c.id)
    return list(search.connection.scalars(rows.limit(wanted.limit)))


def _by_facts(search: _Search) -> list[int]:
    """Pattern by pattern, the same first, then the likest, until there are enough."""
    wanted = search.wanted
    enough = max(wanted.limit, CANDIDATES if wanted.text else 0)
    few = search.few is not None
    found = [] if few else _of_pattern(search, wanted.facts, enough)
    if len(found) >= enough:
        return found
    own = _narrowed(select(entries.c.fact_pattern).distinct(), search, entries.c.id)
    every = set(search.connection.scalars(own if few else select(patterns)))
    tried = set() if few else {wanted.facts}
    near = ((likeness(wanted.facts, pattern), pattern) for pattern in every - tried)
    for like, pattern in nlargest(NEAREST, near):
        if like == 0 or len(found) >= enough:
            break
        found += _of_pattern(search, pattern, enough)
    return found


def _of_pattern(search: _Search, pattern: str, enough: int) -> list[int]:
    rows = select(entries.c.id).where(entries.c.fact_pattern == pattern).order_by(entries.c.id.desc()).limit(enough)
    return list(search.connection.scalars(_narrowed(rows, search, entries.c.id)))


def _by_words(search: _Search, embedded: bool) -> list[int]:
    """Entries that have all the words; where they are few, those that have some of the rarest of them."""
    several = list(dict.fromkeys(words(search.wanted.text)))[:LONGEST]
    if not several:
        return []
    index = IN_SQLITE if embedded else IN_POSTGRESQL
    found = _ranked(search, index, index.all_of(several))
    if len(found) < search.wanted.limit and len(several) > 1:
        some = index.some_of(_telling(search.connection, index, several))
        found += [row for row in _ranked(search, index, some) if row not in set(found)]
    return found


def _telling(connection: Connection, index: WordIndex, several: list[str]) -> list[str]:
    """The rarest of the words that are there at all, as many as do not stand in more entries than are weighed."""
    rarest = sorted((_how_often(connection, index, word), place) for place, word in enumerate(several))
    told: list[str] = []
    together = 0
    for often, place in rarest:
        together += often
        if told and together > COMMON:
            break
        if often:
            told.append(several[place])
    return told or several


def _how_often(connection: Connection, index: WordIndex, word: str) -> int:
    """In how many entries a word stands; of a common word only that it is common."""
    rows = select(literal_column("1")).select_from(index.rows).where(index.matching).limit(COMMON + 1).subquery()
    return connection.scalars(select(func.count()).select_from(rows), {"looked_for": index.all_of([word])}).one()


def _ranked(search: _Search, index: WordIndex, looked_for: str) -> list[int]:
    """The best of the newest entries that match."""
    matching = select(index.entry.label("entry_id"), index.weighed).where(index.matching)
    newest = _narrowed(matching, search, index.listed).order_by(index.entry.desc()).limit(COMMON).subquery()
    best = select(newest.c.entry_id).order_by(index.rank, newest.c.entry_id.desc()).limit(CANDIDATES)
    return list(search.connection.scalars(best, {"looked_for": looked_for}))


def _together(orders: Sequence[list[int]]) -> list[int]:
    """Several orders as one: what stands high in each comes first."""
    worth: dict[int, float] = {}
    for order in orders:
        for place, row in enumerate(order):
            worth[row] = worth.get(row, 0.0) + 1 / (60 + place)
    return sorted(worth, key=lambda row: (-worth[row], -row)) if len(orders) > 1 else list(orders[0])


def _shown(connection: Connection, rows: Iterable[int], facts: str) -> list[Precedent]:
    found = {}
    wanted = select(entries, events.c.public_id).join(events).where(entries.c.id.in_(list(rows)))
    for row in connection.execute(wanted):
        entry = entry_of(row, row.public_id)
        like = likeness(facts, entry.fact_pattern) if facts and entry.fact_pattern else 0.0
        found[row.id] = Precedent(entry, like, _followed(connection, row))
    return [found[row] for row in rows]


def _followed(connection: Connection, row: Row[Any]) -> tuple[tuple[str, int], ...]:
    """What was filed of an entry later, and of that again."""
    case = select(entries.c.number, entries.c.kind, entries.c.refers_to).where(
        entries.c.event_id == row.event_id, entries.c.case_number == row.case_number, entries.c.number > row.number
    )
    found = {row.number: ""}
    for number, kind, refers_to in connection.execute(case.order_by(entries.c.number)):
        if refers_to in found:
            found[number] = kind
    return tuple((kind, number) for number, kind in found.items() if kind)
