"""What cannot be as a log says it: a gap on that line, never a crash and never a repair."""

from adjudicator.values import NamedTuple
from adjudicator.words import Message


class Gap(NamedTuple):
    """A contradiction within the log or with the pack: the line, and one sentence on what does not fit."""

    line: int
    says: Message
