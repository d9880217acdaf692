"""``adjudicate LOG...``: a ruling on each log, printed as text for the table or as JSON for programs."""

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from adjudicator.adjudication import adjudicate, checked
from adjudicator.bookshelf import load_rulebook, names
from adjudicator.cli.logs import STDIN, opened, shown
from adjudicator.cli.paper import Form, Paper, Ruled
from adjudicator.cli.refusals import in_words
from adjudicator.cli.status import BAD_CALL, BROKEN, IRREGULAR, NEEDS_FACTS, RULED, UNREAD, Bad, ours, worst
from adjudicator.render.comparison import as_data
from adjudicator.rulebook import BookError
from adjudicator.ruling import Ruling, fault_dict


@dataclass(frozen=True, slots=True)
class Order:
    """How the logs of one call are to be ruled on: as the options of ``adjudicate`` say."""

    rules: str | None = None
    readings: Mapping[str, str] = field(default_factory=dict)
    form: Form = "text"
    exit_code: bool = False
    keep_going: bool = False
    compare: bool = False
    why: bool = False


def rule(logs: Sequence[str], order: Order = Order()) -> int:
    """Rules on each log in turn and prints the rulings; gives the worst of their exit statuses.

    A log that cannot be opened or read is reported on standard error and does not keep the others from being ruled on.
    """
    if logs.count(STDIN) > 1:
        raise Bad("what is piped in can be read once only: name - once")
    _check(order)
    paper = Paper(order.form, several=len(logs) > 1, why=order.why)
    statuses = [_rule_on(name, order, paper) for name in logs]
    paper.close()
    return worst(statuses)


def _rule_on(name: str, order: Order, paper: Paper) -> int:
    try:
        ruled = _ruled(name, order)
    except Bad as bad:
        print(f"adjudicate: {bad}", file=sys.stderr)
        return BAD_CALL
    except BookError as why:
        print(f"adjudicate: {shown(name)}: {in_words(why)}", file=sys.stderr)
        return BAD_CALL
    except Exception as why:
        print(f"adjudicate: {shown(name)}: {ours(why)}", file=sys.stderr)
        return BROKEN
    paper.put(ruled)
    return _status(ruled, order.exit_code)


def _ruled(name: str, order: Order) -> Ruled:
    log = opened(name)
    ruling = adjudicate(log, order.rules, order.readings, keep_going=order.keep_going)
    if not order.compare or ruling.outcome == "unread":
        return Ruled(name, ruling, _document(ruling, order.why))
    rulings = _compared(log, ruling, order)
    document = {**as_data(rulings), "faults": [fault_dict(fault) for fault in ruling.faults]}
    return Ruled(name, ruling, document, rulings)


def _document(ruling: Ruling, why: bool) -> dict[str, Any]:
    """The ruling as JSON, with the chain of reasons of each hand where it was asked for."""
    document = ruling.as_dict()
    if why:
        for hand, found in zip((ruling, *ruling.hands), (document, *document.get("hands", ())), strict=True):
            found["why"] = [link.as_dict() for link in hand.why]
    return document


def _compared(log: bytes, own: Ruling, order: Order) -> tuple[Ruling, ...]:
    """The rulings under every rulebook that ships with the program, and under the log's own where it is a club's."""
    books = names() if own.rulebook in names() else (*names(), own.book.file if own.book else "")
    return tuple(
        adjudicate(log, book, order.readings, compare=False, keep_going=order.keep_going) for book in books if book
    )


def _check(order: Order) -> None:
    """A rulebook or a reading that does not exist is told once, not for every log."""
    try:
        checked(order.readings)
        if order.rules is not None:
            load_rulebook(order.rules)
    except BookError as why:
        raise Bad(in_words(why)) from why


def _status(ruled: Ruled, exit_code: bool) -> int:
    if ruled.ruling.faults:
        return UNREAD
    if ruled.ruling.outcome == "needs_facts":
        return NEEDS_FACTS
    return IRREGULAR if exit_code and ruled.ruling.irregular else RULED
