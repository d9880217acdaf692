"""The record of a tournament: who has won and lost how much, who is in and who is out, and what a director should know.

``is_record`` tells such a log from one of a hand; ``RecordHearing`` rules on it under as many readings as are asked for.
"""

from adjudicator.standings.hearing import RecordHearing
from adjudicator.standings.record import is_record

__all__ = ["RecordHearing", "is_record"]
