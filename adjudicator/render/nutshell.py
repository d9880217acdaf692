"""The ruling in one sentence: what the director says first."""

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from adjudicator.render.offers import in_a_sentence
from adjudicator.render.onward import bars, penalties
from adjudicator.render.pen import Pen
from adjudicator.render.phrases import OUTCOMES, either, owed, scorers, sentence
from adjudicator.ruling import Ruling

Say: TypeAlias = Callable[[Ruling, Pen], str]

MOST = 2


def nutshell(ruling: Ruling, pen: Pen) -> str:
    """One sentence for the table, whatever the outcome; more where choices follow each other or the director has his say."""
    say = SAY.get(ruling.outcome)
    if say is None:
        return sentence(f"outcome: {ruling.outcome.replace('_', ' ')}")
    left = [] if ruling.outcome == "discretion" else _left_open(ruling)
    return say(ruling, pen) + (f" Left to the director: {either(left, 'and')}." if left else "")


def _left_open(ruling: Ruling) -> list[str]:
    """The clauses that leave something to the director."""
    return list(dict.fromkeys(f.clause for f in ruling.findings if f.kind == "discretion" and f.clause))


def _scored(ruling: Ruling, pen: Pen) -> str:
    """A hand that somebody ended, and what it is worth."""
    how, points = OUTCOMES[ruling.outcome].capitalize(), ruling.points or {}
    winner = next((player for player, scored in points.items() if scored), None)
    if winner is None:
        return f"{how}: nobody scores."
    doubled = ", doubled" if (ruling.score or {}).get("times", 1) == 2 else ""
    by = "" if ruling.outcome == "undercut" else f" by {winner}"
    return f"{how}{by}: {winner} scores {points[winner]}{_bonus(ruling.score)}{doubled}."


def _bonus(score: Mapping[str, int] | None) -> str:
    return f", the bonus of {score['bonus']} included" if score and score["bonus"] else ""


def _no_score(ruling: Ruling, pen: Pen) -> str:
    return "The counts are equal: nobody scores." if ruling.counts else "The hand is over and nobody scores."


def _new_deal(ruling: Ruling, pen: Pen) -> str:
    dealer = ruling.next.get("dealer")
    return f"New deal: {dealer} deals." if dealer else "New deal."


def _in_play(ruling: Ruling, pen: Pen) -> str:
    parts = _now(ruling, pen)
    calm = not any(finding.irregularity for finding in ruling.findings)
    if calm and not ruling.duties and not ruling.next.get("open"):
        return sentence("; ".join(["no irregularity, play goes on", *parts]))
    return sentence("play goes on" + (": " + "; ".join(parts) if parts else ""))


def _now(ruling: Ruling, pen: Pen) -> list[str]:
    """What the players do from here, the most important first."""
    after = ruling.next
    opened = after.get("open", [])
    parts = [f"{player} plays with an open hand" for player in opened]
    parts += penalties(after)
    parts += [owed(duty, pen, whole=False) for duty in ruling.duties if duty.player not in opened][:MOST]
    parts += bars(after, pen)[:MOST]
    if turn := after.get("to_play"):
        parts.append(f"{turn} is to play")
    elif turn := after.get("to_discard"):
        parts.append(f"{turn} is to discard")
    return parts


def _choice(ruling: Ruling, pen: Pen) -> str:
    first, *later = ruling.choices
    said = [sentence(in_a_sentence(first, ruling, pen))]
    said += [f"After that {in_a_sentence(choice, ruling, pen)}." for choice in later]
    return " ".join(said)


def _stands(ruling: Ruling, pen: Pen) -> str:
    if ruling.points is not None:
        return f"The recorded count stands: {scorers(ruling.points) or 'nobody scores'}."
    if any(finding.circumstance.startswith("recorded_count") for finding in ruling.findings):
        return "The recorded count stands."
    card = next((fact for fact in ruling.facts if fact["fact"] == "upcard"), None)
    return f"The upcard stands as {pen.signs(str(card['value']))}." if card else "The record stands."


def _unread(ruling: Ruling, pen: Pen) -> str:
    if not ruling.faults:
        return "The log could not be read and is not ruled on."
    number = len(ruling.faults) + ruling.more_faults
    faults = "1 fault" if number == 1 else f"{number} faults, the first"
    return f"The log could not be read and is not ruled on: {faults} in line {ruling.faults[0].line}."


def _discretion(ruling: Ruling, pen: Pen) -> str:
    clauses = _left_open(ruling)
    by = f" ({either(clauses, 'and')})" if clauses else ""
    return f"The rules leave this to the director{by}; nothing is imposed here."


def _needs_facts(ruling: Ruling, pen: Pen) -> str:
    if not ruling.ask:
        return "Not enough facts for a ruling."
    return f"Not enough facts for a ruling; needed: {either([pen.message(a.fact) for a in ruling.ask], 'and')}."


def _conflict(ruling: Ruling, pen: Pen) -> str:
    pairs = [either(list(conflict["clauses"]), "and") for conflict in ruling.conflicts]
    which = f" ({'; '.join(dict.fromkeys(pairs))})" if pairs else ""
    return f"Two clauses apply and differ{which}, and the rules put neither first."


def _standings(ruling: Ruling, pen: Pen) -> str:
    return "The standings follow."


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
