"""What is wrong with a log, as the terminal shows it: where, what, the line with a mark below, what would be accepted."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

_WIDTH: Final = 100
_WORDS: Final = 12


def lines(name: str, faults: Sequence[Mapping[str, Any]], more: int = 0) -> Iterator[str]:
    """The lines to print for the faults of the log called ``name``; ``more`` were counted and are not listed."""
    for fault in faults:
        yield from _fault(name, fault)
    if more:
        yield f"{name}: and {more} more {'fault' if more == 1 else 'faults'} like these"


def _fault(name: str, fault: Mapping[str, Any]) -> Iterator[str]:
    yield f"{name}:{fault['line']}:{fault['column']}: {fault['says']}"
    if fault.get("text"):
        yield from _marked(str(fault["text"]), int(fault["column"]))
    if fault.get("expected"):
        yield f"  expected: {_listed(fault['expected'])}"
    if fault.get("hint"):
        yield f"  hint: {fault['hint']}"


def _marked(text: str, column: int) -> Iterator[str]:
    """The line and a caret below the column; of a long line the part around it. Unprintable signs are shown as one sign each."""
    start = max(0, column - _WIDTH // 2) if len(text) > _WIDTH else 0
    part = "".join(
        sign if sign.isprintable() else "\t" if sign == "\t" else "�" for sign in text[start : start + _WIDTH]
    )
    before = part[: column - 1 - start]
    yield f"  {part}"
    yield "  " + "".join(sign if sign == "\t" else " " for sign in before) + "^"


def _listed(words: Sequence[str]) -> str:
    rest = len(words) - _WORDS
    return ", ".join(words[:_WORDS]) + (f" … ({rest} more)" if rest > 0 else "")
