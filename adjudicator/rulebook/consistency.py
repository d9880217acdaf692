"""Whether a rulebook is at one with itself: its order, its terms, its readings. Holds for our books and for a club's."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final, NamedTuple

from adjudicator.rulebook.book import Book, Terms
from adjudicator.words import mark


def circle(book: Book) -> tuple[str, ...]:
    """Clauses each of which gives way to the next, the first named again at the end; empty where there is no such circle."""
    order = {clause: _above(book, clause) for clause in book.clauses}
    done: set[str] = set()
    for clause in order:
        if found := _round(clause, order, (), done):
            return found
    return ()


def _above(book: Book, clause: str) -> tuple[str, ...]:
    """The clauses to which this one gives way, named itself or by its article."""
    keys = (clause, clause.rsplit(".", 1)[0])
    return tuple(other for key in keys for other in book.gives_way.get(key, ()))


def _round(clause: str, order: Mapping[str, tuple[str, ...]], path: tuple[str, ...], done: set[str]) -> tuple[str, ...]:
    if clause in path:
        return (*path[path.index(clause) :], clause)
    if clause in done:
        return ()
    for other in order.get(clause, ()):
        if found := _round(other, order, (*path, clause), done):
            return found
    done.add(clause)
    return ()


class Against(NamedTuple):
    """Readings of a point (all if empty) that cannot be while ``when`` holds of the terms."""

    point: str
    letters: str
    when: Callable[[Terms], bool]
    why: str


AGAINST: Final = (
    Against("P04", "bc", lambda t: t.limit == 0, mark("with limit = 0 nothing but gin ends a hand")),
    Against("P05", "b", lambda t: t.court_printed, mark("court_printed = true says what court cards count")),
    Against("P06", "", lambda t: t.limit is not None, mark("the limit is fixed, so that no ace sets it")),
    Against("P06", "", lambda t: t.limit is None and not t.ace_is_gin_only, mark("an ace does not make a hand gin only")),
    Against("P07", "", lambda t: t.limit is not None and not t.spades_double, mark("no upcard matters where the limit is fixed")),
    Against("P13", "b", lambda t: t.limit == 0, mark("with limit = 0 nothing scores as a knock")),
    Against("P23", "", lambda t: t.big_gin is not None, mark("big_gin is set, and the point is about books without it")),
    Against("P53", "a", lambda t: t.spades_double or t.box > 0, mark("box or spades_double is set")),
    Against("P56", "b", lambda t: t.target is not None, mark("target is set")),
    Against("P71", "", lambda t: t.numbers_printed, mark("numbers_printed = true says how wrong numbers are ruled")),
    Against("P73", "", lambda t: not t.shutout_doubles, mark("shutout_doubles is not set, so that nothing doubles")),
    Against("P78", "", lambda t: t.big_gin is None, mark("big_gin is not set")),
)  # fmt: skip


def contradictions(book: Book, readings: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Those of these readings (point to letter) that a term of the book contradicts, each with the reason."""
    told: set[str] = set()
    for point, letters, when, why in AGAINST:
        letter = readings.get(point)
        if letter is not None and point not in told and (not letters or letter in letters) and when(book.terms):
            told.add(point)
            yield point, why


NEEDED: Final[tuple[tuple[str, Callable[[Terms], bool], tuple[str, str]], ...]] = (
    ("limit", lambda t: t.limit is None, ("knock_limit", "by_upcard")),
    ("limit", lambda t: t.limit == 0, ("knock_limit", "gin_only")),
    ("limit", lambda t: bool(t.limit), ("knock_limit", "fixed")),
    ("ace_is_gin_only", lambda t: t.ace_is_gin_only and t.limit is None, ("knock_limit", "gin_only")),
    ("big_gin", lambda t: t.big_gin is not None, ("hand_ends", "big_gin")),
    ("spades_double", lambda t: t.spades_double, ("hand_ends", "doubled")),
    ("box", lambda t: t.box > 0, ("hand_ends", "box")),
)


def unanswered_terms(book: Book) -> Iterator[tuple[str, tuple[str, str]]]:
    """Terms in force that no clause tells, each with the circumstance that would go unnoticed."""
    for term, when, place in NEEDED:
        if when(book.terms) and book.answers[place].remedy == "none":
            yield term, place
