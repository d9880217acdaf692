"""Short phrases that several parts of the text share: outcomes, points, lists, what is written where."""

from collections.abc import Mapping, Sequence
from typing import Final

from adjudicator.render.pen import Pen
from adjudicator.ruling import Duty, Points

OUTCOMES: Final[Mapping[str, str]] = {
    "knock": "knock",
    "gin": "gin",
    "big_gin": "big gin",
    "undercut": "undercut",
    "no_score": "no score",
    "new_deal": "a new deal",
    "in_play": "play goes on",
    "choice": "a choice",
    "stands": "the record stands",
    "unread": "the log cannot be read",
    "discretion": "it is left to the director",
    "needs_facts": "more facts are needed",
    "conflict": "two clauses clash",
    "standings": "the standings",
}


def outcome(name: str) -> str:
    """An outcome in words."""
    return OUTCOMES.get(name, name.replace("_", " "))


def result(name: str, points: Points) -> str:
    """An outcome with who scores: ``undercut, South 27``."""
    if points is None or name == "no_score":
        return outcome(name)
    return f"{outcome(name)}, {scorers(points) or 'nobody scores'}"


def scorers(points: Mapping[str, int]) -> str:
    """Those who score, with their points; empty where nobody does."""
    return ", ".join(f"{player} {scored}" for player, scored in points.items() if scored)


def everybody(points: Mapping[str, int]) -> str:
    """The points of all players: ``North 0, South 27``."""
    return ", ".join(f"{player} {scored}" for player, scored in points.items())


def either(items: Sequence[str], word: str = "or") -> str:
    """A list in words: ``a, b or c``."""
    return items[0] if len(items) == 1 else f"{', '.join(items[:-1])} {word} {items[-1]}"


def cited(clause: str | None) -> str:
    """A clause in brackets behind what it gives; nothing where no clause speaks."""
    return f" ({clause})" if clause else ""


def owed(duty: Duty, pen: Pen, *, whole: bool = True) -> str:
    """A duty as a sentence without its full stop; not ``whole``: what comes before the first semicolon."""
    what = pen.message(duty.what)
    return f"{duty.player} {what if whole else what.split(';')[0]}"


def possessive(name: str) -> str:
    """A name with the ending that makes it an owner's."""
    return f"{name}'" if name.endswith("s") else f"{name}'s"


def sentence(words: str) -> str:
    """The words with a capital first and one full stop at the end."""
    return words[:1].upper() + words[1:].rstrip(".") + "."
