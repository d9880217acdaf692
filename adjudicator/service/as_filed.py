"""A ruling as it was filed, for those who show it: made again in the reader's language where that gives the very same,
else put together from the frozen facts alone, whatever the program would say today.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from adjudicator import events as e
from adjudicator.adjudication import adjudicate
from adjudicator.docket.entry import Entry
from adjudicator.handlog import HandLog
from adjudicator.notation import read, write_item
from adjudicator.render.pen import WITH_SIGNS, sentence
from adjudicator.render.phrases import result
from adjudicator.render.text import first_sentence
from adjudicator.rulebook import Book
from adjudicator.ruling import AskLine, Choice, Duty, FindingLine, OptionLine, Ruling
from adjudicator.words import Message, language, speaking

CHOICES: Final = (e.AcceptKnock, e.RefuseKnock, e.Choose, e.TakeBack, e.Leave, e.TakeSeen, e.RefuseSeen)
"""What somebody does who makes a choice that a rule gives him."""

REMEMBERED: Final = 2000


def as_filed(entry: Entry, book: Book | None, *, same: bool) -> Ruling:
    """The ruling of an entry. ``same`` tells that it comes out as it was filed (``Check.same``); ``book`` is the kept one."""
    if not same or book is None:
        return from_facts(entry.facts, entry.log)
    return adjudicate(entry.log, book, entry.readings, files=False)


def in_short(entry: Entry, book: Book | None) -> str:
    """The ruling of an entry in one sentence, for a list."""
    return _short(_Known(entry, book), language())


class _Known:
    """An entry by its hash, which holds everything in it fast."""

    def __init__(self, entry: Entry, book: Book | None) -> None:
        self.entry, self.book = entry, book

    def __hash__(self) -> int:
        return hash(self.entry.hash)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Known) and other.entry.hash == self.entry.hash


@lru_cache(REMEMBERED)
def _short(known: _Known, tongue: str) -> str:
    entry, book = known.entry, known.book
    if book is not None:
        ruling = adjudicate(entry.log, book, entry.readings, compare=False, files=False)
        if _alike(ruling, entry):
            return first_sentence(ruling, WITH_SIGNS)
    return sentence(WITH_SIGNS.message(result(entry.outcome, entry.facts.get("points"))))


def _alike(ruling: Ruling, entry: Entry) -> bool:
    """Whether the ruling says what was filed, as far as one sentence tells."""
    with speaking(entry.language):
        choices = [choice.as_dict() for choice in ruling.choices]
    facts = entry.facts
    return (ruling.outcome, ruling.points, choices) == (facts["outcome"], facts["points"], facts["choices"])


def chosen(ruling: Ruling) -> list[str]:
    """The choices that were made, as a log in the reader's language has them: ``South accepts the knock``."""
    lines = ruling.log.lines if ruling.log else ()
    said = [line.item for line in lines if isinstance(line.item, e.Sentence)]
    made = [item for item in said if any(isinstance(act, CHOICES) for act in item.acts)]
    return [WITH_SIGNS.log_line(write_item(item, language()), language()) for item in made]


def from_facts(facts: Mapping[str, Any], log: str) -> Ruling:
    """The ruling that the frozen facts tell of. Their sentences are in the language in which it was filed."""
    ruling = _rebuilt(facts, log)
    ruling.log = read(log)
    ruling.hands = [_rebuilt(hand, log) for hand in facts.get("hands", ())]
    return ruling


def _rebuilt(facts: Mapping[str, Any], log: str) -> Ruling:
    as_they_are = ("points", "score", "next", "counts", "facts", "conflicts", "gaps")
    others = ("standings", "game", "teams", "net")
    return Ruling(
        facts["rulebook"],
        facts["edition"],
        facts["outcome"],
        **{name: facts[name] for name in as_they_are},
        **{name: facts[name] for name in others if name in facts},
        found=[_finding(each) for each in facts["findings"]],
        choices=[_choice(each, log) for each in facts["choices"]],
        duties=[_duty(each) for each in facts["duties"]],
        weighed=facts["readings"],
        ask=[AskLine(Message(each["fact"]), each["line"], each["answers"]) for each in facts["ask"]],
        players=tuple(facts.get("players", ())),
        understood=tuple((each["line"], Message(each["says"])) for each in facts.get("understood", ())),
    )


def _finding(of: Mapping[str, Any]) -> FindingLine:
    return FindingLine(
        of["clause"],
        of["kind"],
        of["basis"],
        tuple(of["points"]),
        of["irregularity"],
        of["player"],
        of["line"],
        Message(of["says"]),
        tuple(Message(each) for each in of["because"]),
        of.get("source"),
        tuple(Message(each) for each in of.get("available", ())),
    )


def _duty(of: Mapping[str, Any]) -> Duty:
    return Duty(of["player"], of["clause"], Message(of["what"]))


def _choice(of: Mapping[str, Any], log: str) -> Choice:
    options = [_option(each, of["player"], log) for each in of["options"]]
    return Choice(of["player"], of["clause"], Message(of["until"]), options)


def _option(of: Mapping[str, Any], player: str, log: str) -> OptionLine:
    return OptionLine(
        Message(of["choice"]),
        of["clause"],
        _sentence(read(f"{log.rstrip()}\n{of['line']}\n")) or e.Sentence(player, (e.Leave(),)),
        line=of["line"],
        outcome=of["outcome"],
        points=of["points"],
        duties=[_duty(each) for each in of["duties"]],
        follows=of.get("follows"),
        then=[_choice(each, log) for each in of["then"]],
    )


def _sentence(log: HandLog) -> e.Sentence | None:
    """The last line of a log, where it is one that says what somebody did."""
    last = log.lines[-1].item if log.lines else None
    return last if isinstance(last, e.Sentence) else None
