"""Conduct at the table that the rules leave to the director.

Clauses: gra.0.b, gra.12.a, gra.12.d, gra.14.a, gra.14.b, gra.f.d, gra.f.e, gra-fr.0.a, gra-fr.15.a.
"""

from collections.abc import Iterator

from adjudicator import events as e
from adjudicator.assessment.case import Case
from adjudicator.regulations.finding import Finding
from adjudicator.words import Message, say

CIRCUMSTANCES = ("delay", "carelessness", "decorum", "unethical", "wrong_seat", "feigned_interest", "on_purpose", "new_deck", "old_deck")

DEEDS: dict[str, tuple[str, str]] = {
    "delays": ("delay", "{player} delays the game."),
    "is careless with the deck": ("carelessness", "{player} is careless with the deck."),
    "breaches decorum": ("decorum", "{player} breaches decorum."),
    "plays unethically": ("unethical", "{player} is reported for unethical play."),
    "plays at the wrong seat": ("wrong_seat", "{player} plays at a seat that is not his."),
    "asks for a new deck": ("new_deck", "{player} asks for a new deck."),
    "brings back the old deck": ("old_deck", "{player} brings back the deck that was changed."),
}

PRACTICE = (say("a caution"), say("the loss of a game"), say("disqualification"))


def find(case: Case) -> Iterator[Finding]:
    """Each incident, with what the director may do; nothing is imposed."""
    for step in [s for s in case.trace.steps if s.intent or type(s.act) in (e.Do, e.Pretend)]:
        act, player = step.act, step.actor
        circumstance, says = _incident(act, player)
        if circumstance:
            ordinary = circumstance == "new_deck"
            yield Finding("conduct", circumstance, step.line, step.at, step.seat, says, irregularity=not ordinary,
                          available=() if ordinary else PRACTICE, actor=player)  # fmt: skip
        if step.intent == "on purpose":
            says = say("{player} did this on purpose: that the rules name a penalty is no licence.", player=player)
            yield Finding("conduct", "on_purpose", step.line, step.at, step.seat, says, irregularity=True, available=PRACTICE, actor=player)


def _incident(act: object, player: str) -> tuple[str, Message]:
    if type(act) is e.Do and act.deed in DEEDS:
        circumstance, template = DEEDS[act.deed]
        return circumstance, say(template, player=player)
    if type(act) is e.Pretend:
        return "feigned_interest", say("{player} showed interest in a discard that he did not mean to take.", player=player)
    return "", say("")
