"""``adjudicate LOG...``: a ruling on each log, printed as text for the table or as JSON for programs."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, Final

from adjudicator.adjudication import adjudicate, checked
from adjudicator.bookshelf import load_rulebook, names
from adjudicator.cli.going import Done, Log, Way
from adjudicator.cli.inputs import Inputs
from adjudicator.cli.paper import COMPARING, Paper, Ruled
from adjudicator.cli.readings import readings
from adjudicator.cli.refusals import in_words
from adjudicator.cli.settings import Search, Settings, of_environment
from adjudicator.cli.status import IRREGULAR, NEEDS_FACTS, RULED, UNREAD, Bad
from adjudicator.rulebook import BookError
from adjudicator.ruling import Ruling, fault_dict
from adjudicator.values import NamedTuple
from adjudicator.words import say

DATA: Final = ("json", "jsonl")
"""The forms that print the ruling as data."""


class Order(NamedTuple):
    """How the logs of one call are to be ruled on, as its options say: a rulebook and readings that outrank the log's, …"""

    rules: str | None = None
    readings: Mapping[str, str] = {}
    exit_code: bool = False
    keep_going: bool = False
    compare: bool = False
    why: bool = False


def rule(values: Mapping[str, Any]) -> int:
    """Rules on each log of a call in turn and prints the rulings; gives the worst of their exit statuses.

    A log that cannot be opened or read is reported on standard error and does not keep the others from being ruled on.
    """
    order = Order(
        values["rules"],
        readings(values["reading"]),
        values["exit_code"],
        values["keep_going"],
        values["compare"],
        values["why"],
    )
    check(order.rules, order.readings)
    check_environment()
    inputs, search = Inputs(values["logs"]), Search(values)
    wanted = form(search, values["logs"])
    if order.compare and wanted not in COMPARING:
        forms = ", ".join(COMPARING)
        raise Bad(say("--compare goes with --format {forms}, not with {form}", forms=forms, form=wanted))
    paper = Paper(wanted, several=inputs.several, why=order.why)

    def work(log: Log) -> Done:
        ruled = _ruled(log, order, wanted in DATA)
        return _status(ruled, order.exit_code), lambda: paper.put(ruled)

    return Way(inputs, search, work).go(paper.close)


def form(search: Search, logs: Sequence[str]) -> Any:
    """The format that the settings of the call name; those that cannot be read are told when the log's turn has come."""
    with suppress(Bad):
        return search.of_call(logs).held("format").value
    return search.flags.get("format") or "text"


def check(rules: str | None, asked: Mapping[str, str]) -> None:
    """A rulebook or a reading that does not exist is told once, not for every log."""
    try:
        checked(asked)
        if rules is not None:
            load_rulebook(rules)
    except BookError as why:
        raise Bad(in_words(why)) from why


def check_environment() -> None:
    """The same for what the environment says, though no log may need it."""
    for name in ("color", "format"):
        Settings({}, None).held(name)
    for variable, default in of_environment():
        try:
            check(default.rules, default.readings)
        except Bad as bad:
            raise Bad(say("{variable}: {what}", variable=variable, what=bad.says)) from None


def _ruled(log: Log, order: Order, as_json: bool) -> Ruled:
    default = log.settings.default
    ruling = adjudicate(log.read, order.rules, order.readings, keep_going=order.keep_going, default=default)
    compared = _compared(log, ruling, order) if order.compare and ruling.outcome != "unread" else ()
    document = _document(ruling, order.why, compared) if as_json else {}
    return Ruled(log.name, ruling, {**log.document, **document}, compared, log.text, log.line)


def _document(ruling: Ruling, why: bool, compared: tuple[Ruling, ...]) -> dict[str, Any]:
    """The ruling as JSON, with the chain of reasons of each hand where it was asked for; or the comparison."""
    if compared:
        from adjudicator.render.comparison import as_data

        return {**as_data(compared), "faults": [fault_dict(fault) for fault in ruling.faults]}
    document = ruling.as_dict()
    if why:
        for hand, found in zip((ruling, *ruling.hands), (document, *document.get("hands", ())), strict=True):
            found["why"] = [link.as_dict() for link in hand.why]
    return document


def _compared(log: Log, own: Ruling, order: Order) -> tuple[Ruling, ...]:
    """The rulings under every rulebook that ships with the program, and under the log's own where it is a club's."""
    books = names() if own.rulebook in names() else (*names(), own.book.file if own.book else "")
    default = log.settings.default
    return tuple(
        adjudicate(log.read, book, order.readings, compare=False, keep_going=order.keep_going, default=default)
        for book in books
        if book
    )


def _status(ruled: Ruled, exit_code: bool) -> int:
    if ruled.ruling.faults:
        return UNREAD
    if ruled.ruling.outcome == "needs_facts":
        return NEEDS_FACTS
    return IRREGULAR if exit_code and ruled.ruling.irregular else RULED
