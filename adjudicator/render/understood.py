"""What the log was understood to say where it decides, so that a slip of the pen is seen before the ruling is believed."""

from collections.abc import Iterator
from typing import Final

from adjudicator import events as e
from adjudicator.handlog import Deal, HandLog, Position
from adjudicator.notation import write_item
from adjudicator.render.facts import counts_given, fact_in_words
from adjudicator.render.page import Page
from adjudicator.render.pen import Pen
from adjudicator.ruling import FindingLine, Ruling
from adjudicator.values import replace
from adjudicator.words import Message, in_turn, language, listed, say

MOST: Final = 3
"""How many lines of the log are told: the last that decide."""


_ANSWERS: Final = (e.AcceptKnock, e.RefuseKnock, e.Choose, e.TakeBack, e.Leave, e.TakeSeen, e.RefuseSeen)


def put_understood(page: Page, ruling: Ruling) -> None:
    """The upcard or the limit, the counts that were given, and the lines that decide, in the words of a log."""
    told = [*_facts(ruling), *counts_given(ruling), *(listed((line,)) for line in _lines(ruling, page.pen))]
    if told:
        page.put(say("Understood: {facts}.", facts=in_turn(told)), hang="  ")


def put_read_as(page: Page, ruling: Ruling) -> None:
    """What was read into a line of the log that does not say it in so many words."""
    told = [*ruling.understood, *_beginning(ruling.log), *_claims(ruling.log)]
    if told:
        read = [say("line {line}: {says}", line=line, says=says) for line, says in told]
        page.put(say("Read as: {lines}.", lines=in_turn(read)), hang="  ")


def _beginning(log: HandLog | None) -> Iterator[tuple[int, Message]]:
    """A hand that begins with what no hand can begin with, most likely because the log does not say that it was in play."""
    lines = log.lines if log else ()
    if any(isinstance(line.item, Deal | Position) for line in lines):
        return
    said = next(((line.number, line.item.acts) for line in lines if isinstance(line.item, e.Sentence)), (0, ()))
    if said[1] and isinstance(said[1][0], e.Discard | e.Knock | e.Gin):
        yield said[0], say("the hand begins here; if it was in play already, write `position:` above this line")


def _claims(log: HandLog | None) -> Iterator[tuple[int, Message]]:
    """A count that is claimed: whose, no line says, and it is not taken to be the count of him who claims it."""
    for line in log.lines if log else ():
        acts = line.item.acts if isinstance(line.item, e.Sentence) else ()
        for act in acts:
            if isinstance(act, e.ClaimCount):
                yield line.number, say("a count of {number} is claimed, whose is not said", number=act.number)


def _facts(ruling: Ruling) -> list[Message]:
    """The upcard; the limit where no card sets it."""
    found = {fact["fact"]: fact for fact in ruling.facts if fact["fact"] in ("upcard", "knock limit")}
    return [fact_in_words(found.get("upcard") or found["knock limit"])] if found else []


def _lines(ruling: Ruling, pen: Pen) -> Iterator[str]:
    """The lines on which something was found that decides, and what was answered, as a log in the reader's language has them.

    Where nothing decides by itself: the lines on which anything was found (a card put back), and the last.
    """
    if ruling.log is None or ruling.standings is not None:
        return
    said = {line.number: line.item for line in ruling.log.lines if isinstance(line.item, e.Sentence)}
    wanted = {finding.line for finding in ruling.findings if _decides(finding)}
    if wanted:
        wanted |= {number for number, item in said.items() if isinstance(item.acts[0], _ANSWERS)}
    else:
        wanted = {*(finding.line for finding in ruling.findings), *list(said)[-1:]}
    for number in sorted(wanted & said.keys())[-MOST:]:
        yield pen.log_line(write_item(_in_short(said[number]), language()), language())


def _decides(finding: FindingLine) -> bool:
    return finding.irregularity or finding.kind != "fixed" or finding.circumstance.startswith("hand_ends.")


def _in_short(said: e.Sentence) -> e.Sentence:
    """A sentence without the melds that were laid down."""
    acts = tuple(replace(act, melds=()) if isinstance(act, e.Knock | e.Gin | e.BigGin) else act for act in said.acts)
    return said._replace(acts=acts)
