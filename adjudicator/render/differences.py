"""Two rulebooks against each other, in words: terms, readings in force, clauses, and what one of them is silent on."""

from collections.abc import Iterable, Iterator

from adjudicator.render.law_words import answered_by, circumstance, clause_in_words, remedy, term, value
from adjudicator.render.page import Page
from adjudicator.rulebook import Answer, Book, Terms, points

Place = tuple[str, str]


def differences(one: Book, two: Book) -> str:
    """What differs between two rulebooks; says so where nothing does."""
    page = Page()
    page.put(f"{one.id} ({one.title}) and {two.id} ({two.title})")
    parts = (
        ("Terms:", _terms(one, two)),
        ("Readings in force:", _readings(one, two)),
        ("The same circumstance, another remedy:", _remedies(one, two)),
        (f"Only {one.id} speaks on:", _only(one, two)),
        (f"Only {two.id} speaks on:", _only(two, one)),
        ("Clauses that answer the same circumstances:", _pairs(one, two)),
        ("Clauses in both, in other words:", _amended(one, two)),
        ("Clauses added, repealed:", _added(one, two)),
    )
    told = [_put(page, heading, list(lines)) for heading, lines in parts]
    if not any(told):
        page.heading("Nothing differs.")
    return str(page)


def _put(page: Page, heading: str, lines: list[str]) -> bool:
    if lines:
        page.heading(heading)
    for line in lines:
        for depth, part in enumerate(line.split("\n")):
            page.put(part, 1 + min(depth, 1), hang="  ")
    return bool(lines)


def _terms(one: Book, two: Book) -> Iterator[str]:
    for name in Terms._fields:
        if getattr(one.terms, name) != getattr(two.terms, name):
            yield f"{term(name)}: {value(name, one.terms)} in {one.id}, {value(name, two.terms)} in {two.id}"


def _readings(one: Book, two: Book) -> Iterator[str]:
    for name, point in points().items():
        if one.readings[name] != two.readings[name]:
            mine = "; ".join(
                f"{book.id} ({book.readings[name]}) {point.readings[book.readings[name]]}" for book in (one, two)
            )
            yield f"{name}, {point.question}: {mine}"


def _speaks(answer: Answer) -> bool:
    """Whether an article answers; not where a silence is filled or the matter does not arise."""
    return answer.clause is not None and answer.remedy != "none"


def _both(one: Book, two: Book) -> Iterator[tuple[Place, Answer, Answer]]:
    for place, answer in one.answers.items():
        if place in two.answers:
            yield place, answer, two.answers[place]


def _remedies(one: Book, two: Book) -> Iterator[str]:
    """Both speak, and do not the same."""
    for place, mine, other in _both(one, two):
        if _speaks(mine) and _speaks(other) and mine.remedy != other.remedy:
            yield f"{circumstance(*place)}: {mine.clause} {remedy(mine.remedy)}; {other.clause} {remedy(other.remedy)}"


def _only(one: Book, two: Book) -> Iterator[str]:
    """What an article of ``one`` answers and none of ``two``, by the clause, with what ``two`` has instead."""
    found: dict[tuple[str, str], list[Place]] = {}
    for place, mine, other in _both(one, two):
        if _speaks(mine) and not _speaks(other):
            instead = "it does not arise" if other.remedy == "none" else f"{answered_by(other)}: {remedy(other.remedy)}"
            found.setdefault((str(mine.clause), instead), []).append(place)
    for (clause, instead), places in found.items():
        yield f"{_named(places)}: {clause}; {two.id}: {instead}"


def _pairs(one: Book, two: Book) -> Iterator[str]:
    """Two clauses, each its book's answer to the same circumstances, with the words of both."""
    found: dict[tuple[str, str], list[Place]] = {}
    for place, mine, other in _both(one, two):
        if _speaks(mine) and _speaks(other) and mine.clause != other.clause:
            found.setdefault((str(mine.clause), str(other.clause)), []).append(place)
    for (first, second), places in found.items():
        words = [f"{c.id}  {clause_in_words(c)}" for c in (one.clauses[first], two.clauses[second])]
        yield "\n".join([_named(places), *words])


def _named(places: Iterable[Place]) -> str:
    """``improper knock: may accept, accepted``: the regulation once."""
    by_regulation: dict[str, list[str]] = {}
    for regulation, name in places:
        by_regulation.setdefault(regulation, []).append(name.replace("_", " "))
    return "; ".join(f"{circumstance(regulation, ', '.join(names))}" for regulation, names in by_regulation.items())


def _amended(one: Book, two: Book) -> Iterator[str]:
    for name, clause in one.clauses.items():
        other = two.clauses.get(name)
        if other is not None and other != clause:
            yield "\n".join([name, f"{one.id}: {clause_in_words(clause)}", f"{two.id}: {clause_in_words(other)}"])


def _added(one: Book, two: Book) -> Iterator[str]:
    """Where one book extends the other: the clauses that only one of them has."""
    if one.id not in two.family and two.id not in one.family:
        return
    for book, without in ((one, two), (two, one)):
        for name, clause in book.clauses.items():
            if name not in without.clauses:
                yield f"only in {book.id}: {name}  {clause_in_words(clause)}"
