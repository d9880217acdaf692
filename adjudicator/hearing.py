"""One hand under one book, heard under as many readings as are asked for. It is replayed once; only the law changes.

The ruling on the log with a line added, which is where a choice leads, is had from here too.
"""

from collections.abc import Mapping
from dataclasses import replace

from adjudicator.assessment.ask import NOTHING, Assumed
from adjudicator.assessment.case import Case
from adjudicator.handlog import HandLog
from adjudicator.missing import settle
from adjudicator.notation import read_line
from adjudicator.outcome import rule
from adjudicator.replay import Section, Trace, replay
from adjudicator.rulebook import Book, Readings
from adjudicator.ruling import Choice, OptionLine, Ruling

DEPTH = 6


class Hearing:
    """A hand, and the traces of it with each line that a choice could add."""

    def __init__(self, section: Section, log: HandLog, book: Book) -> None:
        self.section, self.log, self.book = section, log, book
        self.traces: dict[tuple[str, ...], Trace] = {}

    def trace(self, added: tuple[str, ...]) -> Trace:
        """The hand replayed with these lines at its end."""
        if added not in self.traces:
            self.traces[added] = replay(self._longer(added))
        return self.traces[added]

    def _longer(self, added: tuple[str, ...]) -> Section:
        events, last = list(self.section.events), self.section.last_line
        for text in added:
            last += 1
            events.append(replace(read_line(text, self.log), number=last))
        return replace(self.section, events=events, last_line=last)

    def rule(self, letters: Mapping[str, str]) -> tuple[Ruling, dict[str, str], dict[str, str]]:
        """The ruling with every option followed; the points asked, and those of them that can have decided anything."""
        readings = Readings(letters)
        ruling = self._on(readings, ())
        self._follow(ruling.choices, readings, ())
        return ruling, readings.asked, readings.decisive

    def _on(self, readings: Readings, added: tuple[str, ...]) -> Ruling:
        trace = self.trace(added)

        def on(assumed: Assumed) -> tuple[Ruling, Case]:
            case = Case(trace, self.book, readings, assumed)
            return rule(case), case

        ruling, case = on(NOTHING)
        return settle(ruling, case, NOTHING, on) if ruling.outcome == "needs_facts" else ruling

    def _follow(self, choices: list[Choice], readings: Readings, added: tuple[str, ...]) -> None:
        """Where each option leads: the ruling on the log with its line added. Nothing else computes it."""
        for choice in choices:
            for option in choice.options:
                longer = (*added, option.line)
                ruling = self._on(readings, longer)
                option.outcome, option.points, option.duties = ruling.outcome, ruling.points, ruling.duties
                if option.follows:
                    self._goes_on(option, readings, longer)
                if ruling.choices and len(longer) < DEPTH:
                    self._follow(ruling.choices, readings, longer)
                    option.then = ruling.choices

    def _goes_on(self, option: OptionLine, readings: Readings, added: tuple[str, ...]) -> None:
        """Of an option whose play goes on: the line that may follow at once, and where it leads."""
        assert option.follows is not None
        ruling = self._on(readings, (*added, option.follows["line"]))
        option.follows |= {"outcome": ruling.outcome, "points": ruling.points}
