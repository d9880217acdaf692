"""``adjudicate show``: a log replayed for the eye."""

import sys
from collections.abc import Iterable

from adjudicator.cli import faults
from adjudicator.cli.logs import opened, shown
from adjudicator.cli.refusals import in_words
from adjudicator.cli.settings import Search, Settings
from adjudicator.cli.status import RULED, UNREAD, Bad
from adjudicator.cli.table import Values
from adjudicator.handlog import HandLog
from adjudicator.moments import Moment, moments
from adjudicator.notation import read
from adjudicator.rulebook import BookError
from adjudicator.ruling import fault_dict
from adjudicator.words import say, speaking


def show(values: Values) -> int:
    """Prints the table at every line, or at one. What could not be read is told first, and left out."""
    log = read(opened(values["log"]))
    settings = Search(values).of(values["log"])
    with speaking(settings.language(log).value):
        return _shown(values, log, settings, _line(values["at"]))


def _shown(values: Values, log: HandLog, settings: Settings, at: int | None) -> int:
    rules, letters = settings.outranking(log)
    if log.faults:
        found = [fault_dict(fault) for fault in log.faults]
        print("\n".join(faults.lines(shown(values["log"]), found, log.more_faults)), file=sys.stderr)
    if any(line.item for line in log.lines):
        try:
            _put(values, moments(log, rules, letters, at=at), whole=at is not None)
        except BookError as why:
            raise Bad(in_words(why)) from why
    return UNREAD if log.faults else RULED


def _put(values: Values, told: Iterable[Moment], whole: bool) -> None:
    """Each moment as soon as it is known; as JSON all of them at once."""
    if values["format"] == "json":
        from json import dumps

        print(dumps([moment.as_dict() for moment in told], indent=2))
        return
    from adjudicator.render.moments import tables

    for number, table in enumerate(tables(told, ascii=bool(values["ascii"]), whole=whole)):
        print("\n" * bool(number) + table, end="")


def _line(written: str | None) -> int | None:
    """The number of a line; a ``Bad`` call if it is none."""
    if written is None:
        return None
    if not (written.isdecimal() and len(written) <= 9 and int(written)):
        raise Bad(say("--at {written}: give the number of a line of the log, for instance --at 14", written=written))
    return int(written)
