"""Replay: from the lines of one hand to its positions. It applies what happened and knows no law."""

from adjudicator.replay.gap import Gap
from adjudicator.replay.section import Section, sections
from adjudicator.replay.trace import MOST, Step, Trace, replay

__all__ = ["MOST", "Gap", "Section", "Step", "Trace", "replay", "sections"]
