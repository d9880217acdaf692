"""What an entry will hold, worked out before the database is touched: a ruling takes time, and writers wait for one another."""

from collections.abc import Iterator, Mapping
from datetime import datetime
from functools import singledispatch
from typing import Any, Final, NamedTuple

from adjudicator.docket.canonical import can_be_kept, canonical, digest
from adjudicator.docket.engine import engine
from adjudicator.docket.filings import Filing, NewAppeal, NewDecision, NewDeviation, NewMark, NewNote, NewRuling
from adjudicator.docket.moment import written
from adjudicator.docket.plain_words import plain_words
from adjudicator.docket.ruled import book_digest, content, freeze
from adjudicator.docket.troubles import Refused
from adjudicator.rulebook import Book
from adjudicator.words import LANGUAGES, mark, say

ABOUT: Final[Mapping[str, tuple[str, ...]]] = {
    "deviation": ("ruling",),
    "appeal": ("ruling", "deviation", "decision"),
    "decision": ("appeal",),
    "superseded": ("ruling",),
    "outdated": ("ruling",),
    "note": ("ruling", "deviation", "appeal", "decision"),
}
"""What each kind of entry may refer to."""

ANSWERS: Final = ("", mark("upheld"), mark("dismissed"))


class Contents(NamedTuple):
    """The columns of an entry that hang on nothing in the database, its rulebook whole, and the entry that it refers to."""

    columns: dict[str, Any]
    clauses: tuple[str, ...] = ()
    refers_to: int | None = None
    book: Mapping[str, str] | None = None


def contents(new: Filing) -> Contents:
    """Checks what is to be filed and, where it is a log, rules on it. Raises Refused."""
    if new.language not in LANGUAGES:
        raise Refused(say("there is no language {language}", language=new.language))
    return _contents(new)


def request_digest(new: Filing, by: str) -> str:
    """What tells two filings apart: everything in them, and who files; not the moment. Raises Refused for what cannot be kept."""
    if not all(can_be_kept(text) for text in texts(new)):
        raise Refused(say("a text has a sign that cannot be kept"))
    if isinstance(new, NewAppeal):
        _check_deadline(new.deadline)
    said = {name: _said(value) for name, value in new._asdict().items()}
    return digest(canonical({"what": type(new).__name__, "by": by, **said}))


def _check_deadline(deadline: datetime) -> None:
    if deadline.tzinfo is None:
        raise Refused(say("the deadline does not say in which time zone it is"))
    try:
        written(deadline)
    except OverflowError as why:  # in the zone it was given it is a day, in UTC there is no such year
        raise Refused(say("the deadline is a day and a time")) from why


def _said(value: Any) -> Any:
    if isinstance(value, Book):
        return book_digest(content(value))
    return written(value) if hasattr(value, "tzinfo") else dict(value) if isinstance(value, Mapping) else value


def texts(new: Filing) -> Iterator[str]:
    """Every text in what is to be filed."""
    for value in new:
        if isinstance(value, str):
            yield value
        elif isinstance(value, Mapping):
            yield from (str(item) for pair in value.items() for item in pair)


@singledispatch
def _contents(new: Any) -> Contents:
    raise TypeError(type(new))


@_contents.register
def _ruling(new: NewRuling) -> Contents:
    frozen = freeze(new.log, new.rules, new.readings, new.language)
    about, table = book_digest(frozen.content), new.table or frozen.table
    searched = " ".join((frozen.says, f"table {table}" if table else "", *frozen.players))
    columns = {
        **_columns("ruling", new, {"corrects": new.corrects} if new.corrects else {}, searched),
        "at_table": table,
        "players": canonical(list(frozen.players)),
        "log": new.log,
        "log_digest": digest(new.log),
        "rulebook": frozen.rulebook,
        "edition": frozen.edition,
        "rulebook_digest": about,
        "readings": canonical(dict(new.readings)),
        "engine": engine(),
        "outcome": frozen.outcome,
        "facts": canonical(frozen.facts),
        "clauses": canonical(list(frozen.clauses)),
        "fact_pattern": frozen.fact_pattern,
    }
    book = {"digest": about, "rulebook": frozen.rulebook, "edition": frozen.edition, "content": frozen.content}
    return Contents(columns, frozen.clauses, new.corrects, book)


@_contents.register
def _deviation(new: NewDeviation) -> Contents:
    if not new.instead.strip() or not new.reason.strip():
        raise Refused(say("a deviation says what holds instead, and why"))
    details = {"instead": new.instead, "reason": new.reason, "points": dict(new.points)}
    return Contents(_columns("deviation", new, details, f"{new.instead} {new.reason}"), (), new.refers_to)


@_contents.register
def _appeal(new: NewAppeal) -> Contents:
    if not new.law.strip() and not new.fact.strip():
        raise Refused(say("an appeal says what is wrong with the law or with the facts"))
    details = {"by": new.by, "law": new.law, "fact": new.fact, "deadline": written(new.deadline)}
    return Contents(_columns("appeal", new, details), (), new.refers_to)


@_contents.register
def _decision(new: NewDecision) -> Contents:
    if new.law not in ANSWERS or new.fact not in ANSWERS or not (new.law or new.fact):
        raise Refused(say("an appeal is upheld or dismissed, on the law, on the facts, or both"))
    if not new.reason.strip():
        raise Refused(say("a decision says why"))
    details = {"law": new.law, "fact": new.fact, "reason": new.reason}
    return Contents(_columns("decision", new, details, new.reason), (), new.refers_to)


@_contents.register
def _mark(new: NewMark) -> Contents:
    if new.kind not in ("superseded", "outdated"):
        raise Refused(say("a ruling is marked as superseded or outdated"))
    if new.kind == "superseded" and new.by is None:
        raise Refused(say("what supersedes the ruling is not said"))
    return Contents(_columns(new.kind, new, {"by": new.by, "reason": new.reason}), (), new.refers_to)


@_contents.register
def _note(new: NewNote) -> Contents:
    if not new.public_text.strip() and not new.private_text.strip():
        raise Refused(say("a note says something"))
    return Contents(_columns("note", new, {}), (), new.refers_to)


_EMPTY: Final = {
    **dict.fromkeys(("at_table", "log", "log_digest", "rulebook", "edition", "rulebook_digest", "outcome"), ""),
    **dict.fromkeys(("readings", "facts"), "{}"),
    **{"players": "[]", "clauses": "[]", "fact_pattern": ""},
}


def _columns(kind: str, new: Filing, details: Mapping[str, Any], searched: str | None = None) -> dict[str, Any]:
    """The columns of any entry. Only what may be a precedent is searched, and never a private text."""
    return {
        **_EMPTY,
        "kind": kind,
        "language": new.language,
        "engine": engine(),
        "details": canonical(details),
        "public_text": new.public_text,
        "private_text": new.private_text,
        "searched": "" if searched is None else plain_words(f"{new.public_text} {searched}"),
    }
