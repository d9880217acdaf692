"""What an option promises is what its line, added to the log, gives; and so for every choice that follows it."""

from collections.abc import Iterator, Mapping
from typing import Any, TypeAlias

from hypothesis import given

from adjudicator import adjudicate, read
from tests.properties.effort import examples, holds
from tests.properties.hands import irregular_logs
from tests.properties.written import written

Document: TypeAlias = Mapping[str, Any]


def broken_promises(text: str, book: str, letters: Mapping[str, str]) -> Iterator[str]:
    """Every option, those that follow others too, that leads elsewhere than it says."""
    ruling = adjudicate(text, book, letters, compare=False).as_dict()
    if "pair:" not in text:  # the line belongs to the pair where the choice arose, which need not be the last
        yield from _of_choices(ruling["choices"], text, book, letters)


def _of_choices(choices: list[Document], text: str, book: str, letters: Mapping[str, str]) -> Iterator[str]:
    for option in (option for choice in choices for option in choice["options"]):
        longer = f"{text}{option['line']}\n"
        if read(longer).faults:
            yield f"{option['line']!r} is no line of a log"
            continue
        then = adjudicate(longer, book, letters, compare=False).as_dict()
        for key in ("outcome", "points", "duties"):
            if then[key] != option[key]:
                yield f"{option['line']!r}: {key} {option[key]} promised, {then[key]} given"
        if option["then"] and then["choices"] != option["then"]:
            yield f"{option['line']!r}: other choices follow than were promised"
        if option["line"] in [other["line"] for choice in then["choices"] for other in choice["options"]]:
            yield f"{option['line']!r}: made, and open again"
            continue
        if follows := option.get("follows"):
            last = adjudicate(f"{longer}{follows['line']}\n", book, letters, compare=False).as_dict()
            if (last["outcome"], last["points"]) != (follows["outcome"], follows["points"]):
                yield f"{option['line']!r}, {follows['line']!r}: {follows} promised, {last['outcome']} given"
        yield from _of_choices(option["then"], longer, book, letters)


def test_options_in_written_logs_lead_where_they_say() -> None:
    told = {}
    for dispute in written():
        if found := list(broken_promises(dispute.text, dispute.book, dispute.readings)):
            told[str(dispute)] = found
    assert told == {}


@examples(150)
@given(irregular_logs())
def test_options_in_any_log_lead_where_they_say(text: str) -> None:
    holds(lambda text: list(broken_promises(text, "gra", {})), text)
