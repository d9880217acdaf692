"""Conduct at the table that the rules leave to the director.

Clauses: gra.0.a, gra.0.b, gra.12.a, gra.12.d, gra.f.d, gra.f.e, gra.f.f, gra-fr.0.a, gra-fr.15.a. The scale of what is
available is practice (P43); that director and rules committee each call themselves final is said where it bears (P41).
"""

from collections.abc import Iterator

from adjudicator import events as e
from adjudicator.assessment.case import Case
from adjudicator.assessment.incidents import earlier_incidents
from adjudicator.regulations.finding import Finding
from adjudicator.replay import Step
from adjudicator.words import Message, mark, say

CIRCUMSTANCES = (
    "delay",
    "carelessness",
    "decorum",
    "unethical",
    "wrong_seat",
    "feigned_interest",
    "on_purpose",
    "director_decides",
    "committee_decides",
)

DEEDS: dict[str, tuple[str, str]] = {
    "delays": ("delay", mark("{player} delays the game.")),
    "is careless with the deck": ("carelessness", mark("{player} is careless with the deck.")),
    "breaches decorum": ("decorum", mark("{player} breaches decorum.")),
    "plays unethically": ("unethical", mark("{player} is reported for unethical play.")),
    "plays at the wrong seat": ("wrong_seat", mark("{player} plays at a seat that is not his.")),
}

PRACTICE = (say("a caution"), say("the loss of a game"), say("disqualification"))
SCALE = say("the scale of what is available is practice, not text")
BEFORE_THE_COMMITTEE = ("unethical", "wrong_seat")


TOLD = (e.Do, e.Pretend)


def find(case: Case) -> Iterator[Finding]:
    """Each incident, with what the director may do and what the same player did before; nothing is imposed."""
    told = 0
    trace = case.trace
    for step in (s for s in trace.steps if s.intent or type(s.act) in TOLD) if trace.intents else trace.of(*TOLD):
        player = step.actor
        circumstance, says = _incident(step.act, player)
        if circumstance:
            yield _left_to_him(case, step, circumstance, says)
        if circumstance in BEFORE_THE_COMMITTEE:
            yield from _who_decides(step)
        if step.intent == "on purpose" and step.line != told:
            told = step.line
            says = say("{player} did this on purpose: that the rules name a penalty is no licence.", player=player)
            yield _left_to_him(case, step, "on_purpose", says)


def _left_to_him(case: Case, step: Step, circumstance: str, says: Message) -> Finding:
    because = (SCALE, *earlier_incidents(case, step.actor, step.line))
    return Finding("conduct", circumstance, step.line, step.at, step.seat, says, because,
                   irregularity=True, available=PRACTICE, actor=step.actor)  # fmt: skip


def _who_decides(step: Step) -> Iterator[Finding]:
    """The text says of a seat or of unethical play what may follow, and not who decides it."""
    where = (step.line, step.at, -1)
    yield Finding("conduct", "director_decides", *where, say("A decision of the director is final and binding."))
    says = say("A decision of the rules committee is final too; the text puts neither first.")
    yield Finding("conduct", "committee_decides", *where, says)


def _incident(act: object, player: str) -> tuple[str, Message]:
    if type(act) is e.Do and act.deed in DEEDS:
        circumstance, template = DEEDS[act.deed]
        return circumstance, say(template, player=player)
    if type(act) is e.Pretend:
        return "feigned_interest", say(
            "{player} showed interest in a discard that he did not mean to take.", player=player
        )
    return "", say("")
