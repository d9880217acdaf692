"""Two rulebooks against each other, in words: terms, readings in force, clauses, and what one of them is silent on."""

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

from adjudicator.render.law_words import answered_by, circumstance, clause_in_words, remedy, term, value
from adjudicator.render.page import Page
from adjudicator.rulebook import Answer, Book, Terms, points
from adjudicator.words import Message, in_turn, say

Place = tuple[str, str]
Entry: TypeAlias = Sequence[Message | str]
"""What differs in one place: a line, and lines that stand below it."""


def differences(one: Book, two: Book) -> str:
    """What differs between two rulebooks; says so where nothing does."""
    page = Page()
    page.put(
        say("{one} ({title}) and {two} ({other})", one=one.id, title=say(one.title), two=two.id, other=say(two.title))
    )
    parts = (
        (say("Terms:"), _terms(one, two)),
        (say("Readings in force:"), _readings(one, two)),
        (say("The same circumstance, another remedy:"), _remedies(one, two)),
        (say("Only {rulebook} speaks on:", rulebook=one.id), _only(one, two)),
        (say("Only {rulebook} speaks on:", rulebook=two.id), _only(two, one)),
        (say("Clauses that answer the same circumstances:"), _pairs(one, two)),
        (say("Clauses in both, in other words:"), _amended(one, two)),
        (say("Clauses added, repealed:"), _added(one, two)),
    )
    told = [_put(page, heading, list(entries)) for heading, entries in parts]
    if not any(told):
        page.heading(say("Nothing differs."))
    return str(page)


def _put(page: Page, heading: Message, entries: list[Entry]) -> bool:
    if entries:
        page.heading(heading)
    for entry in entries:
        for depth, line in enumerate(entry):
            page.put(line, 1 + min(depth, 1), hang="  ")
    return bool(entries)


def _terms(one: Book, two: Book) -> Iterator[Entry]:
    for name in Terms._fields:
        if getattr(one.terms, name) != getattr(two.terms, name):
            yield (
                say(
                    "{term}: {mine} in {one}, {other} in {two}",
                    term=term(name),
                    mine=value(name, one.terms),
                    one=one.id,
                    other=value(name, two.terms),
                    two=two.id,
                ),
            )


def _readings(one: Book, two: Book) -> Iterator[Entry]:
    for name, point in points().items():
        letters = [(book, book.readings[name]) for book in (one, two)]
        if letters[0][1] != letters[1][1]:
            each = [
                say(
                    "{rulebook} ({letter}) {reading}",
                    rulebook=book.id,
                    letter=letter,
                    reading=say(point.readings[letter]),
                )
                for book, letter in letters
            ]
            yield (
                say(
                    "{point}, {question}: {readings}", point=name, question=say(point.question), readings=in_turn(each)
                ),
            )


def _speaks(answer: Answer) -> bool:
    """Whether an article answers; not where a silence is filled or the matter does not arise."""
    return answer.clause is not None and answer.remedy != "none"


def _both(one: Book, two: Book) -> Iterator[tuple[Place, Answer, Answer]]:
    for place, answer in one.answers.items():
        if place in two.answers:
            yield place, answer, two.answers[place]


def _remedies(one: Book, two: Book) -> Iterator[Entry]:
    """Both speak, and do not the same."""
    for place, mine, other in _both(one, two):
        if _speaks(mine) and _speaks(other) and mine.remedy != other.remedy:
            each = [
                say("{clause} {remedy}", clause=str(answer.clause), remedy=remedy(answer.remedy))
                for answer in (mine, other)
            ]
            yield (say("{circumstance}: {remedies}", circumstance=circumstance(*place), remedies=in_turn(each)),)


def _only(one: Book, two: Book) -> Iterator[Entry]:
    """What an article of ``one`` answers and none of ``two``, by the clause, with what ``two`` has instead."""
    found: dict[tuple[str, Message], list[Place]] = {}
    for place, mine, other in _both(one, two):
        if _speaks(mine) and not _speaks(other):
            found.setdefault((str(mine.clause), _instead(other)), []).append(place)
    for (clause, instead), places in found.items():
        yield (
            say(
                "{circumstances}: {clause}; {rulebook}: {instead}",
                circumstances=_named(places),
                clause=clause,
                rulebook=two.id,
                instead=instead,
            ),
        )


def _instead(answer: Answer) -> Message:
    if answer.remedy == "none":
        return say("it does not arise")
    return say("{source}: {remedy}", source=answered_by(answer), remedy=remedy(answer.remedy))


def _pairs(one: Book, two: Book) -> Iterator[Entry]:
    """Two clauses, each its book's answer to the same circumstances, with the words of both."""
    found: dict[tuple[str, str], list[Place]] = {}
    for place, mine, other in _both(one, two):
        if _speaks(mine) and _speaks(other) and mine.clause != other.clause:
            found.setdefault((str(mine.clause), str(other.clause)), []).append(place)
    for (first, second), places in found.items():
        clauses = (one.clauses[first], two.clauses[second])
        yield (_named(places), *(say("{clause}  {words}", clause=c.id, words=clause_in_words(c)) for c in clauses))


def _named(places: Iterable[Place]) -> str:
    """``improper knock: may accept, accepted``: the regulation once."""
    by_regulation: dict[str, list[str]] = {}
    for regulation, name in places:
        by_regulation.setdefault(regulation, []).append(name.replace("_", " "))
    return "; ".join(f"{circumstance(regulation, ', '.join(names))}" for regulation, names in by_regulation.items())


def _amended(one: Book, two: Book) -> Iterator[Entry]:
    for name, clause in one.clauses.items():
        other = two.clauses.get(name)
        if other is not None and other != clause:
            each = ((one, clause), (two, other))
            yield (name, *(say("{rulebook}: {words}", rulebook=book.id, words=clause_in_words(c)) for book, c in each))


def _added(one: Book, two: Book) -> Iterator[Entry]:
    """Where one book extends the other: the clauses that only one of them has."""
    if one.id not in two.family and two.id not in one.family:
        return
    for book, without in ((one, two), (two, one)):
        for name, clause in book.clauses.items():
            if name not in without.clauses:
                words = clause_in_words(clause)
                yield (say("only in {rulebook}: {clause}  {words}", rulebook=book.id, clause=name, words=words),)
