"""The ruling in one sentence: what the director says first."""

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from adjudicator.handlog import Tally
from adjudicator.render.offers import in_a_sentence
from adjudicator.render.onward import bars, penalties, to_do, with_an_open_hand
from adjudicator.render.pen import Pen
from adjudicator.render.phrases import OUTCOMES, TURNS, everybody, owed, scorers
from adjudicator.ruling import Choice, Ruling
from adjudicator.words import Message, both, count, in_turn, mark, say

Say: TypeAlias = Callable[[Ruling], Message]

MOST = 2


def nutshell(ruling: Ruling, pen: Pen) -> str:
    """One sentence for the table, whatever the outcome; more where something is to be done first or choices follow."""
    if ruling.outcome not in SAY:
        return pen.sentence(say("outcome: {outcome}", outcome=ruling.outcome.replace("_", " ")))
    left = [] if ruling.outcome == "discretion" else _left_open(ruling)
    said = [pen.sentence(SAY[ruling.outcome](ruling))]
    said += [pen.message(what) for what in to_do(ruling)[:MOST]]
    said += [pen.sentence(say("after that {choice}", choice=in_a_sentence(c, ruling))) for c in _later(ruling)]
    if left:
        said.append(pen.message(say("Left to the director: {clauses}.", clauses=both(left))))
    return " ".join(said)


def _left_open(ruling: Ruling) -> list[str]:
    """The clauses that leave something to the director, but for what he is said to decide first."""
    said = to_do(ruling) if ruling.outcome != "discretion" else []
    left = (f for f in ruling.findings if f.kind == "discretion" and f.clause and f.says not in said)
    return list(dict.fromkeys(str(f.clause) for f in left))


SCORES: Final[Mapping[tuple[bool, bool], str]] = {
    (False, False): mark("{player} scores {points}"),
    (True, False): mark("{player} scores {points}, the bonus of {bonus} included"),
    (False, True): mark("{player} scores {points}, doubled"),
    (True, True): mark("{player} scores {points}, the bonus of {bonus} included, doubled"),
}
"""What a hand is worth, by whether there is a bonus and whether it counts double."""


def _scored(ruling: Ruling) -> Message:
    """A hand that somebody ended, and what it is worth."""
    how, points = say(OUTCOMES[ruling.outcome]), ruling.points or {}
    winner = next((player for player, scored in points.items() if scored), None)
    if winner is None:
        return say("{how}: nobody scores", how=how)
    score = ruling.score or {}
    bonus = score.get("bonus", 0)
    template = SCORES[bool(bonus), score.get("times", 1) == 2]
    scores = say(template, player=winner, points=points[winner], bonus=bonus)
    if ruling.outcome == "undercut":
        return say("{how}: {scores}", how=how, scores=scores)
    return say("{how} by {player}: {scores}", how=how, player=winner, scores=scores)


def _no_score(ruling: Ruling) -> Message:
    return say("The counts are equal: nobody scores.") if ruling.counts else say("The hand is over and nobody scores.")


def _new_deal(ruling: Ruling) -> Message:
    dealer = ruling.next.get("dealer")
    return say("New deal: {player} deals.", player=dealer) if dealer else say("New deal.")


def _in_play(ruling: Ruling) -> Message:
    parts = _now(ruling)
    calm = not any(finding.irregularity for finding in ruling.findings)
    if calm and not ruling.duties and not ruling.next.get("open"):
        return in_turn([say("no irregularity, play goes on"), *parts])
    return say("play goes on: {now}", now=in_turn(parts)) if parts else say("play goes on")


def _now(ruling: Ruling) -> list[Message]:
    """What the players do from here, the most important first."""
    after = ruling.next
    opened = after.get("open", [])
    parts = [with_an_open_hand(player) for player in opened]
    parts += penalties(after)
    parts += [owed(duty, whole=False) for duty in ruling.duties if duty.player not in opened][:MOST]
    parts += bars(after)[:MOST]
    turn = next((key for key in TURNS if after.get(key)), None)
    if turn is not None:
        parts.append(say(TURNS[turn], player=after[turn]))
    return parts


def _choice(ruling: Ruling) -> Message:
    return in_a_sentence(ruling.choices[0], ruling)


def _later(ruling: Ruling) -> list[Choice]:
    """The choices that come after the first."""
    return ruling.choices[1:] if ruling.outcome == "choice" else []


def _stands(ruling: Ruling) -> Message:
    if counts := _recorded_counts(ruling):
        if ruling.points is None:
            return say("The recorded count stands: {counts}.", counts=counts)
        winner = next((player for player, scored in ruling.points.items() if scored), None)
        if winner is None:
            return say("The recorded count stands: {counts}; nobody scores.", counts=counts)
        return say(
            "The recorded count stands: {counts}; {player} scores {points}.",
            counts=counts,
            player=winner,
            points=ruling.points[winner],
        )
    if ruling.points is not None:
        who = scorers(ruling.points)
        if _mended(ruling):
            return say("The agreed count stands, and the sum on the sheet is put right: {who}.", who=who)
        return say("The recorded points stand: {who}.", who=who)
    if any(finding.circumstance.startswith("recorded_count") for finding in ruling.findings):
        return say("The recorded count stands.")
    card = next((fact for fact in ruling.facts if fact["fact"] == "upcard"), None)
    return say("The upcard stands as {card}.", card=card["value"]) if card else say("The record stands.")


def _recorded_counts(ruling: Ruling) -> str:
    """The counts on the sheet that stand, as ``South 12``; empty where only points are written there."""
    return everybody(_on_the_sheet(ruling, "recorded count"))


def _mended(ruling: Ruling) -> bool:
    """Whether the points on the sheet are not those that follow from the counts."""
    written = _on_the_sheet(ruling, "recorded points")
    return bool(written) and any(written.get(player, 0) != points for player, points in (ruling.points or {}).items())


def _on_the_sheet(ruling: Ruling, key: str) -> dict[str, int]:
    """The numbers of one kind on the line of the sheet that stands; none where it holds others."""
    lines = {finding.line for finding in ruling.findings if finding.circumstance == "recorded_count.stands"}
    sheet = [line.item for line in ruling.log.lines if line.number in lines] if ruling.log else []
    return next((dict(item.numbers) for item in sheet if isinstance(item, Tally) and item.key == key), {})


def _unread(ruling: Ruling) -> Message:
    if not ruling.faults:
        return say("The log could not be read and is not ruled on.")
    return count(
        "The log could not be read and is not ruled on: {number} fault in line {line}.",
        "The log could not be read and is not ruled on: {number} faults, the first in line {line}.",
        len(ruling.faults) + ruling.more_faults,
        line=ruling.faults[0].line,
    )


def _discretion(ruling: Ruling) -> Message:
    clauses = _left_open(ruling)
    if clauses:
        return say("The rules leave this to the director ({clauses}); nothing is imposed here.", clauses=both(clauses))
    return say("The rules leave this to the director; nothing is imposed here.")


def _needs_facts(ruling: Ruling) -> Message:
    if not ruling.ask:
        return say("Not enough facts for a ruling.")
    return say("Not enough facts for a ruling; needed: {facts}.", facts=both([ask.fact for ask in ruling.ask]))


def _conflict(ruling: Ruling) -> Message:
    pairs = list(dict.fromkeys(both(list(conflict["clauses"])) for conflict in ruling.conflicts))
    if pairs:
        return say("Two clauses apply and differ ({clauses}), and the rules put neither first.", clauses=in_turn(pairs))
    return say("Two clauses apply and differ, and the rules put neither first.")


def _standings(ruling: Ruling) -> Message:
    return say("The standings follow.")


SAY: Final[Mapping[str, Say]] = {
    "knock": _scored,
    "gin": _scored,
    "big_gin": _scored,
    "undercut": _scored,
    "no_score": _no_score,
    "new_deal": _new_deal,
    "in_play": _in_play,
    "choice": _choice,
    "stands": _stands,
    "unread": _unread,
    "discretion": _discretion,
    "needs_facts": _needs_facts,
    "conflict": _conflict,
    "standings": _standings,
}
