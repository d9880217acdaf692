"""``adjudicate check``: only what is wrong in many logs, faults and irregularities, one line each."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple, TypeAlias

from adjudicator.adjudication import adjudicate
from adjudicator.cli.commands.check import FORMS
from adjudicator.cli.going import Done, Log, Way
from adjudicator.cli.inputs import Inputs
from adjudicator.cli.logs import shown
from adjudicator.cli.paper import Paper, Ruled
from adjudicator.cli.readings import readings
from adjudicator.cli.rule import check, check_environment, form
from adjudicator.cli.settings import Search
from adjudicator.cli.status import IRREGULAR, RULED, UNREAD
from adjudicator.paint import harmless, style
from adjudicator.render.forms import lines
from adjudicator.render.forms.remarks import GAP, Remark, Told, remarks, rows
from adjudicator.render.pen import Pen
from adjudicator.ruling import Ruling
from adjudicator.words import Message, count, language, say, speaking

DOCUMENTS: Final = ("junit", "sarif")
"""The forms of one document for all logs, the same as for rulings."""

FAULT: Final = "fault"
IRREGULARITY: Final = "irregularity"

Document: TypeAlias = dict[str, Any]


class Tally:
    """How many logs were gone through, and what was found in them."""

    def __init__(self) -> None:
        self.logs = 0
        self.kinds = {FAULT: 0, IRREGULARITY: 0, GAP: 0}

    def add(self, kinds: Mapping[str, int]) -> None:
        """Counts what was found in one more log."""
        self.logs += 1
        for kind, number in kinds.items():
            self.kinds[kind] += number

    def __str__(self) -> str:
        logs = count("1 log", "{number} logs", self.logs)
        faults, irregular, gaps = self.kinds.values()
        if not faults + irregular + gaps:
            return str(say("nothing is wrong in {logs}", logs=logs))
        found: list[Message] = [
            count("1 fault", "{number} faults", faults),
            count("1 irregularity", "{number} irregularities", irregular),
        ]
        if gaps:
            impossible = count("1 impossible line", "{number} impossible lines", gaps)
            return str(
                say(
                    "{faults}, {irregularities}, {gaps} in {logs}",
                    faults=found[0],
                    irregularities=found[1],
                    gaps=impossible,
                    logs=logs,
                )
            )
        return str(say("{faults}, {irregularities} in {logs}", faults=found[0], irregularities=found[1], logs=logs))


class Checked(NamedTuple):
    """A log that was gone through: what is to be said of it, and how many faults that stands for (more than are listed)."""

    log: Log
    ruling: Ruling
    found: list[Remark]

    @property
    def numbers(self) -> dict[str, int]:
        """How many things of each kind were found."""
        kinds = [kind(remark) for remark in self.found]
        return {
            FAULT: len(self.ruling.faults) + self.ruling.more_faults,
            IRREGULARITY: kinds.count(IRREGULARITY),
            GAP: kinds.count(GAP),
        }


def check_logs(values: Mapping[str, Any]) -> int:
    """Goes through each log of a call; 1 where something was found, 3 where a log could not be read."""
    asked = readings(values["reading"])
    check(values["rules"], asked)
    check_environment()
    inputs, search = Inputs(values["logs"]), Search(values)
    wanted = _form(search, values)
    printed = _Printed(wanted)

    def work(log: Log) -> Done:
        done = _checked(log, values["rules"], asked)
        status = UNREAD if done.ruling.faults else IRREGULAR if done.found else RULED
        return status, lambda: printed.put(done)

    return Way(inputs, search, work).go(printed.close)


def _form(search: Search, values: Mapping[str, Any]) -> str:
    """The format asked for; one that the settings name for rulings counts where it is one of these, too."""
    found = str(form(search, values["logs"]))
    return found if found in FORMS else "text"


def _checked(log: Log, rules: str | None, asked: Mapping[str, str]) -> Checked:
    ruling = adjudicate(log.read, rules, asked, compare=False, default=log.settings.default)
    for each in (ruling, *ruling.hands):
        each.ask, each.conflicts = [], []  # what is open is a matter for the ruling, not wrong with the log
    return Checked(log, ruling, remarks(_told(log, ruling), Pen(style().ascii)))


def _told(log: Log, ruling: Ruling) -> Told:
    return Told(shown(log.name), ruling, rows(log.text), log.line or 1)


def kind(remark: Remark) -> str:
    """What kind of thing is wrong: a fault of the log, an irregularity at the table, a line that cannot be."""
    return FAULT if remark.level == "error" else GAP if remark.id == GAP else IRREGULARITY


def as_dict(name: str, remark: Remark) -> Document:
    """What was found, as JSON data."""
    return {
        "file": name,
        "line": remark.line,
        "column": remark.column,
        "length": remark.length,
        "kind": kind(remark),
        "id": remark.id,
        "says": remark.says,
        "text": remark.text,
    }


class _Printed:
    """What is printed, in one form."""

    def __init__(self, form: str) -> None:
        self.form = form
        self.tally = Tally()
        self.kept: list[Document] = []
        self._spoken: set[str] = set()
        self.paper = Paper("sarif" if form == "sarif" else "junit", several=True) if form in DOCUMENTS else None

    def put(self, done: Checked) -> None:
        """Prints what was found in a log, or keeps it."""
        self.tally.add(done.numbers)
        self._spoken.add(language())
        if self.paper:
            self.paper.put(Ruled(done.log.name, done.ruling, {}, (), done.log.text, done.log.line))
        elif self.form in ("json", "jsonl"):
            self._data([as_dict(done.log.name, remark) for remark in done.found])
        elif self.form == "github":
            _print([lines.annotation(shown(done.log.name), remark) for remark in done.found])
        else:
            name = harmless(shown(done.log.name))
            _print([style().paint.words(lines.line(name, remark)) for remark in done.found])

    def close(self) -> None:
        """Prints what was kept, or how much was found: in the language of the logs where all are in one."""
        if self.paper:
            self.paper.close()
        elif self.form == "json":
            from json import dumps

            print(dumps(self.kept, indent=2))
        elif self.form == "text":
            with speaking(next(iter(self._spoken)) if len(self._spoken) == 1 else language()):
                print(self.tally)

    def _data(self, found: list[Document]) -> None:
        if self.form == "json":
            self.kept += found
            return
        from json import dumps

        _print([dumps(each) for each in found])


def _print(printed: list[str]) -> None:
    if printed:
        print("\n".join(printed), flush=True)
