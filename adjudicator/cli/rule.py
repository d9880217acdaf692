"""``adjudicate LOG...``: a ruling on each log, printed as text for the table or as JSON for programs."""

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from adjudicator import Ruling, adjudicate, load_rulebook
from adjudicator.cli.logs import STDIN, opened, shown, without
from adjudicator.cli.paper import Form, Paper, Ruled
from adjudicator.cli.status import BROKEN, IRREGULAR, NEEDS_FACTS, RULED, UNREAD, Bad, ours, worst
from adjudicator.rulebook import points


@dataclass(frozen=True, slots=True)
class Order:
    """How the logs of one call are to be ruled on: as the options of ``adjudicate`` say."""

    rules: str | None = None
    readings: Mapping[str, str] = field(default_factory=dict)
    form: Form = "text"
    exit_code: bool = False
    keep_going: bool = False


def rule(logs: Sequence[str], order: Order = Order()) -> int:
    """Rules on each log in turn and prints the rulings; gives the worst of their exit statuses.

    A log that cannot be opened or read is reported on standard error and does not keep the others from being ruled on.
    """
    if logs.count(STDIN) > 1:
        raise Bad("what is piped in can be read once only: name - once")
    _check(order)
    paper = Paper(order.form, several=len(logs) > 1)
    statuses = [_rule_on(name, order, paper) for name in logs]
    paper.close()
    return worst(statuses)


def _rule_on(name: str, order: Order, paper: Paper) -> int:
    try:
        ruled = _ruled(name, order)
    except Bad as bad:
        print(f"adjudicate: {bad}", file=sys.stderr)
        return bad.status
    except Exception as why:
        print(f"adjudicate: {shown(name)}: {ours(why)}", file=sys.stderr)
        return BROKEN
    paper.put(ruled)
    return _status(ruled, order.exit_code)


def _ruled(name: str, order: Order) -> Ruled:
    text = opened(name)
    ruling = _adjudicate(text, order)
    document = ruling.as_dict()
    faults = list(document["faults"])
    more = int(document.get("more_faults", 0))
    skipped: set[int] = set()
    while order.keep_going and ruling.outcome == "unread":
        faulty = {int(fault["line"]) for fault in document["faults"]}
        if faulty <= skipped:
            break
        skipped |= faulty
        ruling = _adjudicate(without(text, skipped), order)
        document = ruling.as_dict()
    return Ruled(name, ruling, {**document, "faults": faults}, more)


def _adjudicate(text: bytes, order: Order) -> Ruling:
    try:
        return adjudicate(text, order.rules, order.readings)
    except ValueError as why:
        raise Bad(str(why)) from why


def _check(order: Order) -> None:
    """A rulebook or reading that does not exist is told once, not for every log."""
    if order.rules is not None:
        try:
            load_rulebook(order.rules)
        except (LookupError, ValueError) as why:
            raise Bad(f"--rules {order.rules}: {why}") from why
    for point, letter in order.readings.items():
        if point not in points():
            raise Bad(f"--reading {point}={letter}: there is no point {point}")
        if letter not in points()[point].readings:
            raise Bad(f"--reading {point}={letter}: {point} can be read as {', '.join(points()[point].readings)}")


def _status(ruled: Ruled, exit_code: bool) -> int:
    if ruled.document["faults"]:
        return UNREAD
    if ruled.ruling.outcome == "needs_facts":
        return NEEDS_FACTS
    found = any(finding["irregularity"] for finding in ruled.document["findings"])
    return IRREGULAR if exit_code and found else RULED
