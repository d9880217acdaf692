"""Where each option of a choice leads: the ruling on the log with the option's line added. Nothing else computes it."""

from dataclasses import replace
from typing import Any

from adjudicator.assessment.case import Case
from adjudicator.handlog import HandLog
from adjudicator.missing import settle
from adjudicator.notation import read_line
from adjudicator.outcome import rule
from adjudicator.replay import Section, replay
from adjudicator.rulebook import Book, Readings
from adjudicator.ruling import Choice, OptionLine, Ruling

DEPTH = 6


def follow(choices: list[Choice], section: Section, log: HandLog, book: Book, readings: Readings, depth: int = 0) -> None:
    """Fills in outcome, points, duties and later choices of every option."""
    for choice in choices:
        for option in choice.options:
            longer = _with(section, log, option.line)
            ruling = _ruling(longer, book, readings)
            option.outcome, option.points, option.duties = ruling.outcome, ruling.points, ruling.duties
            if option.follows:
                _what_follows(option, longer, log, book, readings)
            if ruling.choices and depth < DEPTH:
                follow(ruling.choices, longer, log, book, readings, depth + 1)
                option.then = ruling.choices


def _with(section: Section, log: HandLog, text: str) -> Section:
    """The hand with one more line at its end."""
    line = read_line(text, log)
    return replace(section, events=[*section.events, replace(line, number=section.last_line + 1)], last_line=section.last_line + 1)


def _ruling(section: Section, book: Book, readings: Readings) -> Ruling:
    trace = replay(section)

    def on(assumed: Any) -> tuple[Ruling, Case]:
        case = Case(trace, book, readings, assumed)
        return rule(case), case

    from adjudicator.assessment.ask import NOTHING

    ruling, case = on(NOTHING)
    return settle(ruling, case, NOTHING, on) if ruling.outcome == "needs_facts" else ruling


def _what_follows(option: OptionLine, section: Section, log: HandLog, book: Book, readings: Readings) -> None:
    """Of an option whose play goes on: the line that may follow at once, and where it leads."""
    assert option.follows is not None
    ruling = _ruling(_with(section, log, option.follows["line"]), book, readings)
    option.follows |= {"outcome": ruling.outcome, "points": ruling.points}
