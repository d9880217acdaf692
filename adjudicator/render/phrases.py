"""Short phrases that several parts of the text share: outcomes, points, what is owed, what is written where."""

from collections.abc import Mapping
from typing import Final

from adjudicator.ruling import Choice, Duty, OptionLine, Points
from adjudicator.words import Message, listed, mark, say

OUTCOMES: Final[Mapping[str, str]] = {
    "knock": mark("knock"),
    "gin": mark("gin"),
    "big_gin": mark("big gin"),
    "undercut": mark("undercut"),
    "no_score": mark("no score"),
    "new_deal": mark("a new deal"),
    "in_play": mark("play goes on"),
    "choice": mark("a choice"),
    "stands": mark("the record stands"),
    "unread": mark("the log cannot be read"),
    "discretion": mark("it is left to the director"),
    "needs_facts": mark("more facts are needed"),
    "conflict": mark("two clauses clash"),
    "standings": mark("the standings"),
}


TURNS: Final[Mapping[str, str]] = {
    "to_play": mark("{player} is to play"),
    "to_discard": mark("{player} is to discard"),
}


def leads_to(option: OptionLine, choice: Choice) -> Message:
    """What an option comes to, the points of both players named; whose turn it is then, where another comes to the same."""
    if option.points is not None:
        return listed((outcome(option.outcome), everybody(option.points)))
    alike = any(other is not option and other.outcome == option.outcome for other in choice.options)
    turn = next((say(TURNS[key], player=player) for key, player in option.turn.items()), None)
    if turn is None or not alike or option.outcome != "in_play":
        return outcome(option.outcome)
    return say("play goes on: {now}", now=turn)


def outcome(name: str) -> Message:
    """An outcome in words."""
    return say(OUTCOMES.get(name, name.replace("_", " ")))


def result(name: str, points: Points) -> Message:
    """An outcome with who scores: ``undercut, South 27``."""
    if points is None or name == "no_score":
        return outcome(name)
    return listed((outcome(name), scorers(points)))


def scorers(points: Mapping[str, int]) -> Message:
    """Those who score, with their points; that nobody does."""
    scored = everybody({player: number for player, number in points.items() if number})
    return listed((scored,)) if scored else say("nobody scores")


def everybody(points: Mapping[str, int]) -> str:
    """The points of all players: ``North 0, South 27``."""
    return ", ".join(f"{player} {scored}" for player, scored in points.items())


def cited(clause: str | None) -> str:
    """A clause in brackets behind what it gives; nothing where no clause speaks."""
    return f" ({clause})" if clause else ""


def owed(duty: Duty, *, whole: bool = True) -> Message:
    """A duty as a sentence without its full stop; not ``whole``: without what else it covers."""
    return say("{player} {what}", player=duty.player, what=duty.what if whole else brief(duty.what))


def with_clause(words: Message, clause: str | None) -> Message:
    """Words with the clause that gives them in brackets behind; as they are where no clause speaks."""
    return say("{words}{cited}", words=words, cited=cited(clause)) if clause else words


def duty_line(duty: Duty) -> Message:
    """A duty with the clause it follows from."""
    return say("Duty: {duty}{cited}.", duty=owed(duty), cited=cited(duty.clause))


def brief(what: Message) -> Message:
    """A duty in a few words: what stands in the gap ``what`` of one that adds more to it."""
    inner = dict(what.values).get("what")
    return inner if isinstance(inner, Message) else what
