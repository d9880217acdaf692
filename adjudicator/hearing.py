"""One hand under one book, heard under as many readings as are asked for. It is replayed once; only the law changes.

The ruling on the log with a line added, which is where a choice leads, is had from here too.
"""

from collections.abc import Mapping

from adjudicator.assessment.ask import NOTHING, Assumed
from adjudicator.assessment.case import Case
from adjudicator.assessment.side_by_side import dealt_eleven, from_the_deck, no_upcard
from adjudicator.events import Sentence
from adjudicator.handlog import Line
from adjudicator.missing import settle
from adjudicator.notation import write_item
from adjudicator.outcome import rule
from adjudicator.replay import Section, Trace, replay
from adjudicator.rulebook import Book, Readings
from adjudicator.ruling import Choice, OptionLine, Ruling
from adjudicator.values import replace

DEPTH = 6


class Hearing:
    """A hand, and the traces of it with each line that a choice could add."""

    def __init__(self, section: Section, book: Book) -> None:
        self.section, self.book = section, book
        no_upcard(section, book.terms)
        self.section.eleven = dealt_eleven(section, book.terms)
        self.traces: dict[tuple[tuple[Sentence, ...], bool], Trace] = {}

    def trace(self, added: tuple[Sentence, ...], from_the_deck: bool = False) -> Trace:
        """The hand replayed with these lines at its end; ``from_the_deck``: the knock card is the next of the deck."""
        if (added, from_the_deck) not in self.traces:
            section = self._longer(added)
            if section.from_the_deck != from_the_deck:
                section = replace(section, from_the_deck=from_the_deck)
            self.traces[added, from_the_deck] = replay(section)
        return self.traces[added, from_the_deck]

    def _longer(self, added: tuple[Sentence, ...]) -> Section:
        if not added:
            return self.section
        events, last = list(self.section.events), self.section.last_line
        for sentence in added:
            last += 1
            events.append(Line(last, sentence))
        return replace(self.section, events=events, last_line=last)

    def rule(self, letters: Mapping[str, str], brief: bool = False) -> tuple[Ruling, dict[str, str], dict[str, str]]:
        """The ruling with every option followed; the points asked, and those of them that can have decided anything.

        ``brief`` where only the outcome, the points and the options are wanted: what answers to a missing fact lead to
        is left out.
        """
        readings = Readings(letters)
        ruling = self._on(readings, (), brief)
        self._follow(ruling.choices, readings, ())
        for finding in ruling.found:
            finding.points = tuple(point for point in finding.points if point in readings.asked)
        return ruling, dict(readings.asked), dict(readings.decisive)

    def _on(self, readings: Readings, added: tuple[Sentence, ...], brief: bool = True) -> Ruling:
        trace = self.trace(added, from_the_deck(self.section, self.book.terms, readings))

        def on(assumed: Assumed) -> tuple[Ruling, Case]:
            case = Case(trace, self.book, readings, assumed)
            return rule(case), case

        ruling, case = on(NOTHING)
        return settle(ruling, case, NOTHING, on, brief=brief) if ruling.outcome == "needs_facts" else ruling

    def _follow(self, choices: list[Choice], readings: Readings, added: tuple[Sentence, ...]) -> None:
        """Where each option leads: the ruling on the log with its line added. Nothing else computes it."""
        for choice in choices:
            for option in choice.options:
                longer = (*added, option.sentence)
                option.line = write_item(option.sentence, self.section.language)
                ruling = self._on(readings, longer)
                option.outcome, option.points, option.duties = ruling.outcome, ruling.points, ruling.duties
                option.to_do = [line.says for line in ruling.found if line.to_do and line.line > self.section.last_line]
                option.turn = {key: ruling.next[key] for key in ("to_play", "to_discard") if ruling.next.get(key)}
                if option.next_sentence is not None:
                    self._goes_on(option, readings, longer)
                if ruling.choices and len(longer) < DEPTH:
                    self._follow(ruling.choices, readings, longer)
                    option.then = ruling.choices

    def _goes_on(self, option: OptionLine, readings: Readings, added: tuple[Sentence, ...]) -> None:
        """Of an option whose play goes on: the line that may follow at once, and where it leads."""
        assert option.next_sentence is not None
        ruling = self._on(readings, (*added, option.next_sentence))
        line = write_item(option.next_sentence, self.section.language)
        option.follows = {"line": line, "outcome": ruling.outcome, "points": ruling.points}
