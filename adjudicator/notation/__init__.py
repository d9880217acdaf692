"""The hand log: text to data and back.

``read`` takes a log apart, ``write`` prints it in its one canonical form, ``read_line`` reads a line that is added to
it. Lines that cannot be read become faults, each with what would have been accepted. Each is loaded
when it is first used.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from adjudicator.notation.faults import KINDS, FaultKind, Unreadable
    from adjudicator.notation.printer import write, write_item, write_line
    from adjudicator.notation.reader import read, read_cards, read_line

__all__ = ["KINDS", "FaultKind", "Unreadable", "read", "read_cards", "read_line", "write", "write_item", "write_line"]

_HOMES = {"KINDS": "faults", "FaultKind": "faults", "Unreadable": "faults", "write": "printer", "write_item": "printer",
          "write_line": "printer", "read": "reader", "read_cards": "reader", "read_line": "reader"}  # fmt: skip


def __getattr__(name: str) -> Any:
    from importlib import import_module

    if name not in _HOMES:
        raise AttributeError(f"module 'adjudicator.notation' has no attribute {name!r}")
    return getattr(import_module(f"adjudicator.notation.{_HOMES[name]}"), name)
