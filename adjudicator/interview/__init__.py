"""The interview: what went wrong at the table, asked in as few questions as possible, and the log that comes of it.

``Interview`` is a state machine: answers so far, the next question or the finished log. Which questions are asked is
found by ruling on what their answers lead to. It knows neither a terminal nor a page.
"""

from adjudicator.interview.interview import Interview, Setting
from adjudicator.interview.question import Choice, Question
from adjudicator.interview.topics import TOPICS, Topic
from adjudicator.interview.understanding import NotUnderstood

__all__ = ["TOPICS", "Choice", "Interview", "NotUnderstood", "Question", "Setting", "Topic"]
