"""What tells the record of a tournament from the log of a hand."""

from typing import Final

from adjudicator import events as e
from adjudicator import handlog as h
from adjudicator.events import Sentence

HAND_FACTS: Final = (h.Deal, h.PositionHand, h.Position, h.OneCard, h.CutCards)


def is_record(log: h.HandLog) -> bool:
    """Whether a log is the record of a tournament; a hand may say of how many games its event is without being one."""
    kinds = {type(line.item) for line in log.lines}
    if not kinds.isdisjoint((h.GameResult, h.Paired, h.Report, h.NotPlayed, h.Fees)):
        return True
    if h.Count not in kinds:
        return False
    games = any(isinstance(line.item, h.Count) and line.item.key == "games" for line in log.lines)
    return games and kinds.isdisjoint(HAND_FACTS) and not any(map(_plays, log.lines))


def _plays(line: h.Line) -> bool:
    return isinstance(line.item, Sentence) and any(not isinstance(act, e.Do) for act in line.item.acts)
