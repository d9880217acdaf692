"""Whatever has no script of its own: lines of the log, each checked as soon as it is written."""

from adjudicator.interview.draft import Draft
from adjudicator.interview.question import Asked, Question
from adjudicator.words import say


def own_words(draft: Draft) -> Asked[None]:
    """Line after line, until nothing more is said."""
    draft.unnamed()
    text = say("A line of the log, for instance: North draws 5c, discards Kh (empty: that is all)")
    number = 0
    while True:
        number += 1
        line = yield Question(f"line {number}", text, "line", always=True, probes=("",))
        if not line:
            return
        draft.line(str(line))
        text = say("The next line (empty: that is all)")
