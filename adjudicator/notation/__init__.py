"""The hand log: text to data and back.

``read`` takes a log apart, ``write`` prints it in its one canonical form, ``read_line`` reads a line that is added to
it. Lines that cannot be read become faults, each with what would have been accepted.
"""

from adjudicator.notation.faults import KINDS, FaultKind, Unreadable
from adjudicator.notation.printer import write, write_item, write_line
from adjudicator.notation.reader import read, read_cards, read_line

__all__ = ["KINDS", "FaultKind", "Unreadable", "read", "read_cards", "read_line", "write", "write_item", "write_line"]
