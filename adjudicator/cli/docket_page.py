"""An entry of the docket in words, for a terminal, and what a check of it found."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from adjudicator.words import Message, count, mark, say, tr

if TYPE_CHECKING:
    from adjudicator.docket.entry import Entry
    from adjudicator.docket.verification import Check

KINDS = (
    *(mark("ruling"), mark("deviation"), mark("appeal"), mark("decision")),
    *(mark("superseded"), mark("outdated"), mark("note")),
)

DETAILS: Final = {
    **{"instead": mark("Instead:"), "points": mark("Score:"), "reason": mark("Reason:")},
    **{"by": mark("Appealed by:"), "law": mark("On the law:"), "fact": mark("On the facts:")},
    "deadline": mark("Deadline:"),
}
"""What each detail of an entry is called."""


def page(entry: "Entry", private: bool = False) -> str:
    """The entry: what it is, what it says, its log. The private text only where that is asked for."""
    return "\n".join(str(line) for line in _page(entry, private))


def _page(entry: "Entry", private: bool) -> Iterator[str | Message]:
    yield say("Entry {number}, {kind}", number=entry.number, kind=tr(entry.kind))
    yield say("Filed {when} by {who}", when=entry.filed_at.strftime("%Y-%m-%d %H:%M UTC"), who=entry.filed_by)
    if entry.refers_to:
        yield say("About entry {number}, case {case}", number=entry.refers_to, case=entry.case)
    if entry.table:
        yield say("Table: {table}", table=entry.table)
    if entry.players:
        yield say("Players: {players}", players=", ".join(entry.players))
    if entry.kind == "ruling":
        yield from _ruling(entry)
    yield from (_detail(entry, name) for name, value in entry.details.items() if value)
    if entry.public_text:
        yield from ("", tr("Public:"), entry.public_text)
    if private and entry.private_text:
        yield from ("", tr("Private:"), entry.private_text)
    if entry.log:
        yield from ("", tr("Log:"), entry.log.rstrip("\n"))
    yield from ("", say("hash {digest}", digest=entry.hash))


def _detail(entry: "Entry", name: str) -> Message:
    """What a kind of entry says in particular: with players' points in a row, a day and a time without seconds."""
    value = entry.details[name]
    if name == "by" and entry.kind == "superseded":
        return say("Superseded by entry {number}.", number=value)
    if name == "corrects":
        return say("It takes the place of entry {number}.", number=value)
    if name == "points":
        value = ", ".join(f"{player} {points}" for player, points in value.items())
    elif name == "deadline":
        value = f"{value[:10]} {value[11:16]} UTC"
    elif entry.kind == "decision" and name in ("law", "fact"):
        value = tr(value)
    return say("{label} {value}", label=tr(DETAILS.get(name, name)), value=value)


def _ruling(entry: "Entry") -> Iterator[str | Message]:
    from adjudicator.render.phrases import outcome

    yield say("Rules: {book}; {edition}", book=entry.rulebook, edition=tr(entry.edition))
    yield say("Program: {version}", version=entry.engine)
    yield say("Outcome: {outcome}", outcome=outcome(entry.outcome))
    for finding in entry.facts["findings"]:
        yield f"  {finding['clause'] or '-'}: {finding['says']}"


def told(check: "Check") -> Iterator[Message]:
    """A line for each thing that is not as it should be, and for a rulebook or program that is another now."""
    for fault in check.faults:
        yield _of(check, fault)
    if check.again is None:
        return
    for place, filed, now in check.again.differences:
        was = say("ruled again: {place} was {filed}, is {now}", place=place, filed=filed, now=now)
        yield _of(check, check.again.trouble or was)
    if check.again.outdated:
        yield _of(check, say("the rulebook has changed since; it is now {edition}", edition=check.again.outdated))
    if check.again.differences and check.again.engine:
        yield _of(check, say("it was ruled by version {version} of the program", version=check.again.engine))


def held(digest: str, check: "Check") -> Message:
    """Which entry has a digest that was asked for, and that it is as it was filed."""
    known: dict[str, Any] = {"digest": digest, "number": check.number, "event": check.called, "kind": tr(check.kind)}
    if not check.table:
        return say("{digest}: entry {number} of {event}, {kind}, as it was filed", **known)
    return say(
        "{digest}: entry {number} of {event}, {kind}, table {table}, as it was filed", **known, table=check.table
    )


def end(event: str, number: int, digest: str) -> Message:
    """How many entries an event has and the digest of the last: what is cut off after it, the chain itself cannot tell."""
    entries = count("1 entry", "{number} entries", number)
    if not number:
        return say("{event}: {what}", event=event, what=entries)
    return say("{event}: {entries}, the last of digest {digest}", event=event, entries=entries, digest=digest)


def _of(check: "Check", what: Message) -> Message:
    if not check.number:
        return say("{event}: {what}", event=check.event, what=what)
    return say("{event}, entry {number}: {what}", event=check.event, number=check.number, what=what)
