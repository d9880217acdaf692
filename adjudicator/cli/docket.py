"""``adjudicate docket``: the docket from the terminal, for whoever runs the service; no rules here."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from adjudicator.cli.aside import aside
from adjudicator.cli.status import IRREGULAR, RULED, Bad
from adjudicator.cli.table import Values
from adjudicator.cli.where import store as store_of
from adjudicator.paint import harmless
from adjudicator.words import Message, count, say, tr

if TYPE_CHECKING:
    from adjudicator.docket.docket import Docket


def events(values: Values) -> int:
    """Prints all events."""
    with _opened(values) as docket:
        found = docket.events()
    for event in found:
        entries = count("1 entry", "{number} entries", event.last_number)
        print(_row(event.public_id, event.name, str(entries)))
    if not found:
        aside(say("the docket has no event yet: adjudicate docket event NAME"))
    return RULED


def new_event(values: Values) -> int:
    """Opens an event and prints its public id."""
    with _opened(values, new=True) as docket:
        event = docket.new_event(values["name"], datetime.now(UTC), values["id"])
    print(event.public_id)
    return RULED


def entries(values: Values) -> int:
    """Prints the entries of an event, a line each."""
    with _opened(values) as docket:
        event, last = _event(docket, values), 0
        while page := docket.entries(event, last):
            for entry in page:
                refers = f"-> {entry.refers_to}" if entry.refers_to else ""
                players = ", ".join(entry.players)
                words = [str(entry.number), entry.filed_at.strftime("%Y-%m-%d %H:%M"), tr(entry.kind), entry.outcome]
                print(_row(*words, entry.table, players, refers))
            last = page[-1].number
    return RULED


def show(values: Values) -> int:
    """Prints an entry."""
    if not values["number"].isdecimal():
        raise Bad(say("{given} is no number of an entry", given=values["number"]))
    with _opened(values) as docket:
        entry = docket.entry(_event(docket, values), int(values["number"]))
    from adjudicator.cli.docket_page import page

    print(harmless_lines(page(entry, private=values["private"])))
    return RULED


def verify(values: Values) -> int:
    """Prints what is not as it was filed; the exit status says whether anything is not. What there is goes to standard error."""
    from adjudicator.cli.docket_page import end, held, told

    wanted, found, bad = {_digest(given) for given in values["holds"]}, dict[str, Message](), 0
    with _opened(values) as docket:
        ends = dict.fromkeys([values["event"]] if values["event"] is not None else docket.names(), (0, ""))
        for check in docket.verify(values["event"], again=not values["chain_only"]):
            bad += not (check.intact and check.same)
            if check.kind != "event":
                ends[check.event] = (ends.get(check.event, (0, ""))[0] + 1, str(check.hash))
            if check.intact:
                found |= {digest: held(digest, check) for digest in wanted if check.hash.startswith(digest)}
            for line in told(check):
                print(harmless(str(line)))
    bad += _missed(wanted - set(found))
    for says in found.values():
        aside(says)
    for event, (number, last) in ends.items():
        aside(end(event, number, last))
    aside(count("1 entry was checked", "{number} entries were checked", sum(number for number, _ in ends.values())))
    aside(count("1 is not as it should be", "{number} are not as they should be", bad) if bad else say("all is well"))
    return IRREGULAR if bad else RULED


def _missed(digests: set[str]) -> int:
    """Prints which digests no entry has; how many these are."""
    for digest in sorted(digests):
        print(say("no entry that is as it was filed has the digest {digest}", digest=digest))
    if digests:
        aside(say("a sheet bears two digests: that of the log is not that of the entry, which is needed here"))
    return len(digests)


def _digest(given: str) -> str:
    """A digest as somebody copied it from a sheet."""
    plain = "".join(given.split()).lower()
    if not re.fullmatch("[0-9a-f]{12,64}", plain):
        raise Bad(say("{given} is no digest: of the 64 signs on the sheet the first twelve are needed", given=given))
    return plain


def backup(values: Values) -> int:
    """Writes a backup."""
    from adjudicator.docket.backup import backup

    with _opened(values) as docket:
        backup(docket.store, Path(values["file"]))
    return _done(say("the docket is in {file}", file=values["file"]))


def restore(values: Values) -> int:
    """Restores a backup and checks the chain."""
    with store_of(values, new=True) as store:
        from adjudicator.docket.backup import restore
        from adjudicator.docket.docket import Docket
        from adjudicator.docket.people import People

        restore(store, Path(values["file"]))
        bad = [check for check in Docket(store).verify(again=False) if not check.intact]
        anybody = People(store).anybody()
    if bad:
        raise Bad(say("the backup was restored, but it was changed before: adjudicate docket verify"))
    aside(say("{file} is restored, and every entry is as it was filed", file=values["file"]))
    if not anybody:
        aside(say("it holds no accounts: adjudicate people add NAME"))
    return RULED


def migrate(values: Values) -> int:
    """Takes the steps."""
    with store_of(values, new=True) as store:
        from adjudicator.docket.docket import Docket
        from adjudicator.docket.migration import migrate, revision

        if values["to"] == "base" and revision(store) != "base" and Docket(store).events():
            raise Bad(say("the docket holds events: going back to base would delete them"))
        step = migrate(store, values["to"])
    return _done(say("the docket is at step {step}", step=step))


@contextmanager
def _opened(values: Values, new: bool = False) -> Iterator["Docket"]:
    """The docket that a call means, its tables up to date."""
    with store_of(values, new=new) as store:
        from adjudicator.docket.docket import Docket
        from adjudicator.docket.migration import migrate

        migrate(store)
        yield Docket(store)


def _event(docket: "Docket", values: Values) -> str:
    """The event that a call means: the only one, unless one is named."""
    if values["event"] is not None:
        return str(values["event"])
    found = docket.events()
    if len(found) != 1:
        raise Bad(say("there is more than one event, or none: name one with --event (adjudicate docket)"))
    return found[0].public_id


def _row(*fields: str) -> str:
    """Fields with a tab between, as ``cut`` and spreadsheets take them."""
    return "\t".join(map(harmless, fields)).rstrip("\t")


def harmless_lines(text: str) -> str:
    """Several lines without anything that a terminal would obey."""
    return "\n".join(map(harmless, text.split("\n")))


def _done(says: Message) -> int:
    aside(says)
    return RULED
