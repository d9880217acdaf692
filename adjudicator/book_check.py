"""Whether a rulebook and the regulations fit together: each circumstance answered, each answer one that can be.

A silent mismatch would lose a clause unseen.
"""

from adjudicator.regulations.catalogue import circumstances
from adjudicator.remedies import REMEDIES
from adjudicator.rulebook import Answer, Book, BookError, points
from adjudicator.rulebook.consistency import circle, unanswered_terms
from adjudicator.standings.catalogue import CIRCUMSTANCES as OF_RECORDS
from adjudicator.words import Message, say

CIRCUMSTANCES = {**circumstances(), "record": OF_RECORDS}
"""What can be found, by regulation: in a hand, and on the record of an event."""

ANYWHERE = frozenset({"none", "cite", "duty", "bar", "discretion", "new_deal", "no_score"})
"""Remedies that need nothing of the finding, or take what it brings."""


def check(book: Book) -> None:
    """Raises BookError, naming the place, if the book and the regulations do not fit together."""
    wanted = {(regulation, c) for regulation, circumstances in CIRCUMSTANCES.items() for c in circumstances}
    for regulation, circumstance in sorted(wanted - set(book.answers)):
        raise _wrong(book, say("no answer to {place}: add it under [answers]", place=f"{regulation}.{circumstance}"))
    for regulation, circumstance in sorted(set(book.answers) - wanted):
        raise _wrong(
            book, say("no regulation finds the circumstance answers.{place}", place=f"{regulation}.{circumstance}")
        )
    for place, answer in book.answers.items():
        _check_answer(book, ".".join(place), answer)
    _check_at_one(book)
    for clause, variant in book.variants.items():
        if clause not in book.clauses:
            raise _wrong(book, say("variants: there is no clause {clause}", clause=clause))
        for place, answer in variant.answers.items():
            _check_answer(book, ".".join(place), answer)
        _check_at_one(book.announced([clause]))
    for clause, others in book.gives_way.items():
        for name in (clause, *others):
            if not any(known == name or known.startswith(name + ".") for known in book.clauses):
                raise _wrong(book, say("gives_way: there is no clause {clause}", clause=name))


def _check_at_one(book: Book) -> None:
    """No circle in what gives way, and no term that no clause tells."""
    if found := circle(book):
        raise _wrong(book, say("gives_way: a circle: {clauses}", clauses=", ".join(found)))
    for term, place in unanswered_terms(book):
        raise _wrong(book, say("terms.{term}: nothing answers {place}", term=term, place=".".join(place)))


def _check_answer(book: Book, place: str, answer: Answer) -> None:
    if answer.remedy != "none" and answer.remedy not in REMEDIES:
        raise _wrong_answer(
            book,
            place,
            say(
                "there is no remedy `{name}`; there are: {names}",
                name=answer.remedy,
                names=", ".join(("none", *REMEDIES)),
            ),
        )
    if answer.clause is not None and answer.clause not in book.clauses:
        raise _wrong_answer(book, place, say("there is no clause {clause}", clause=answer.clause))
    if answer.point is not None and answer.point not in points():
        raise _wrong_answer(book, place, say("there is no point {point}", point=answer.point))
    if answer.remedy != "none" and answer.clause is None and not answer.source:
        raise _wrong_answer(book, place, say("name a clause, or the source that fills the gap and its point"))


def _wrong(book: Book, says: Message) -> BookError:
    return BookError(say("{book}: {says}", book=book.id, says=says))


def _wrong_answer(book: Book, place: str, says: Message) -> BookError:
    return _wrong(book, say("answers.{place}: {says}", place=place, says=says))
