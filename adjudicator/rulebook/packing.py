"""A rulebook as plain data and back, so that one that was put together and checked can be kept."""

from typing import Any, TypeAlias

from adjudicator.rulebook.book import Answer, Book, Clause, Terms, Variant
from adjudicator.rulebook.event import EventTerms, Lines
from adjudicator.values import replace

Packed: TypeAlias = tuple[dict[str, Any], dict[str, Any]]


def packed(book: Book) -> Packed:
    """The fields of a book that are plain, and the others in plain form."""
    plain = {name: getattr(book, name) for name in _PLAIN}
    return {name: dict(value) if name in _TABLES else value for name, value in plain.items()}, {
        "terms": tuple(book.terms),
        "clauses": [tuple(clause) for clause in book.clauses.values()],
        "answers": _answers(book.answers),
        "variants": [(clause, dict(v.terms), _answers(v.answers)) for clause, v in book.variants.items()],
        "event": [tuple(value) if isinstance(value, Lines) else value for value in book.event],
        "in_force": book.in_force and book.in_force.isoformat(),
    }


_TABLES = ("gives_way", "readings")
_PLAIN = ("id", "title", "edition", "family", *_TABLES, "file", "extends", "amended", "repealed", "language")


def _answers(answers: Any) -> list[tuple[tuple[str, str], tuple[str | None, ...]]]:
    return [(place, tuple(answer)) for place, answer in answers.items()]


def unpacked(data: Packed) -> Book:
    """The book again."""
    plain, rest = data
    long, short, *event = rest["event"]
    book = Book(
        **plain,
        terms=Terms(*rest["terms"]),
        clauses={row[0]: Clause(*row) for row in rest["clauses"]},
        answers={place: Answer(*row) for place, row in rest["answers"]},
        variants={
            c: Variant(terms, {place: Answer(*row) for place, row in rows}) for c, terms, rows in rest["variants"]
        },
        event=EventTerms(long and Lines(*long), short and Lines(*short), *event),
    )
    if rest["in_force"] is None:
        return book
    from datetime import date

    return replace(book, in_force=date.fromisoformat(rest["in_force"]))
