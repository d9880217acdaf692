"""A log, ruled on and frozen for the docket; and ruled on again later, under the same rulebook or the present one."""

import json
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from adjudicator.adjudication import adjudicate
from adjudicator.docket.canonical import canonical, digest
from adjudicator.docket.troubles import Refused, Unread
from adjudicator.handlog import Text
from adjudicator.rulebook import Book, BookError
from adjudicator.rulebook.packing import packed, unpacked
from adjudicator.ruling import Ruling
from adjudicator.words import speaking

LONGEST_PATTERN: Final = 2000
"""Characters of a fact pattern; an index takes no more. A log of many disputes is cut."""


class Frozen(NamedTuple):
    """A ruling as plain data, with the rulebook that it was made under, whole."""

    facts: dict[str, Any]
    outcome: str
    rulebook: str
    edition: str
    content: str
    players: tuple[str, ...]
    table: str
    clauses: tuple[str, ...]
    fact_pattern: str
    says: str


def freeze(log: str, rules: Book | str | None, readings: Mapping[str, str], language: str) -> Frozen:
    """Rules on a log. Refuses one that cannot be read, or a rulebook or reading that does not exist."""
    with speaking(language):
        try:
            ruling = adjudicate(log, rules, readings, files=False)
        except BookError as why:
            raise Refused(why.says) from why
        if ruling.outcome == "unread":
            raise Unread(ruling.faults)
        return _frozen(ruling)


def _frozen(ruling: Ruling) -> Frozen:
    book, log, found = ruling.book, ruling.log, ruling.findings
    assert book is not None
    assert log is not None
    tables = [line.item.text for line in log.lines if isinstance(line.item, Text) and line.item.key == "table"]
    return Frozen(
        json.loads(canonical(ruling.as_dict())),
        ruling.outcome,
        book.id,
        book.edition,
        content(book),
        log.players,
        tables[-1] if tables else "",
        tuple(sorted({finding.clause for finding in found if finding.clause})),
        fact_pattern(ruling.outcome, {finding.circumstance for finding in found if finding.circumstance}),
        " ".join(str(finding.says) for finding in found),
    )


def fact_pattern(outcome: str, circumstances: "set[str] | frozenset[str]") -> str:
    """What disputes of one kind have in common: the outcome, then each circumstance once, in the order of the alphabet."""
    whole = "|".join((outcome, *sorted(circumstances)))
    return whole if len(whole) <= LONGEST_PATTERN else whole[:LONGEST_PATTERN].rpartition("|")[0]


def content(book: Book) -> str:
    """Everything that a rulebook says, as text; the folder that its file lay in is nobody's business."""
    plain, rest = packed(book)
    return canonical([{**plain, "file": ""}, rest])


def book_of(content: str) -> Book:
    """The rulebook that ``content`` wrote down."""
    plain, rest = _tuples(json.loads(content))
    return unpacked((plain, rest))


def _tuples(data: Any) -> Any:
    if isinstance(data, list):
        return tuple(_tuples(item) for item in data)
    return {key: _tuples(value) for key, value in data.items()} if isinstance(data, dict) else data


def book_digest(content: str) -> str:
    """The digest by which the docket knows a rulebook."""
    return digest(content)
