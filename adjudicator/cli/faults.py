"""What is wrong with a log, as the terminal shows it: where, what, the line with a mark below, what would be accepted."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, Literal, TypeAlias
from unicodedata import combining, east_asian_width

from adjudicator.words import count, say

Part: TypeAlias = Literal["place", "id", "mark", "label"]
Paint: TypeAlias = Callable[[Part, str], str]
"""Gives a part of what is shown its colour."""

_WIDTH: Final = 100


def plain(_: Part, text: str) -> str:
    """No colour."""
    return text


def lines(name: str, faults: Sequence[Mapping[str, Any]], more: int = 0, paint: Paint = plain) -> Iterator[str]:
    """The lines to print for the faults of the log called ``name``; ``more`` were counted and are not listed.

    ``faults`` as ``fault_dict`` gives them. ``paint`` colours the place (file, line, column), the id, the mark below the
    line, and the words that label what follows.
    """
    for fault in faults:
        yield from _fault(name, fault, paint)
    if more:
        yield str(
            count("{name}: and 1 more fault like these", "{name}: and {number} more faults like these", more, name=name)
        )


def _fault(name: str, fault: Mapping[str, Any], paint: Paint) -> Iterator[str]:
    place = paint("place", f"{name}:{fault['line']}:{fault['column']}:")
    kind = paint("id", str(fault["id"]))
    yield f"{place} {kind} {fault['says']}"
    if fault.get("text"):
        yield from _marked(str(fault["text"]), int(fault["column"]), int(fault.get("length") or 1), paint)
    if fault.get("hint"):
        yield "  " + str(say("{hint}: {says}", hint=paint("label", str(say("hint"))), says=str(fault["hint"])))
    if fault.get("expected") and [*fault["expected"]] != [fault.get("meant")]:
        expected = paint("label", str(say("expected")))
        yield "  " + str(say("{expected}: {words}", expected=expected, words=", ".join(fault["expected"])))


def _marked(text: str, column: int, length: int, paint: Paint) -> Iterator[str]:
    """The line and a mark below what is at fault; of a long line the part around it. No sign of it steers the terminal."""
    start = max(0, column - _WIDTH // 2) if len(text) > _WIDTH else 0
    part = "".join(
        sign if sign.isprintable() else "\t" if sign == "\t" else "�" for sign in text[start : start + _WIDTH]
    )
    at = column - 1 - start
    yield f"  {part}"
    tail = sum(map(_columns, part[at + 1 : at + length])) if length > 1 else 0
    yield (
        "  "
        + "".join(sign if sign == "\t" else " " * _columns(sign) for sign in part[:at])
        + paint("mark", "^" + "~" * tail)
    )


def _columns(sign: str) -> int:
    """How many columns a sign takes on the screen."""
    return 0 if combining(sign) or sign == "\ufe0f" else 2 if east_asian_width(sign) in "WF" else 1
