"""A clause, a point or a kind of fault explained: in our words, with what it rests on and where it stands."""

import re
from collections.abc import Iterable, Iterator, Sequence

from adjudicator.regulations.described import described
from adjudicator.render.law_words import KINDS, as_read, circumstance, clause_in_words, remedy
from adjudicator.render.page import Page
from adjudicator.render.rulebooks import clause_line
from adjudicator.rulebook import Book, Clause, Point, points
from adjudicator.values import NamedTuple
from adjudicator.words import Message, listed, say


class Where(NamedTuple):
    """Where something stands: the file, the line (0: the file as a whole), and what is to be seen there."""

    file: str
    line: int = 0
    what: str = ""

    def __str__(self) -> str:
        return f"{self.file}:{self.line}" if self.line else self.file


def clause_explained(
    clause: Clause, book: Book, stands: Where, scenarios: Sequence[Where] | None, *, by_command: bool = True
) -> str:
    """A clause as ``book`` has it. ``scenarios`` is ``None`` where there are none to look through; only the command tells of them."""
    page = Page()
    page.put(say("{clause} ({about})", clause=clause.id, about=listed(list(_about(clause, book)))))
    page.put(clause_in_words(clause), 1)
    answered = list(_answered(clause, book))
    page.heading(say("Circumstances it answers, and how:"))
    for (regulation, name), how in answered:
        page.put(
            say("{circumstance}: {remedy}", circumstance=circumstance(regulation, name), remedy=remedy(how)),
            1,
            hang="  ",
        )
    if not answered:
        page.put(say("none: it describes, and decides nothing in a log"), 1)
    _put_order(page, clause, book)
    regulations = list(dict.fromkeys(regulation for (regulation, _), _ in answered))
    _put_points(page, clause, book, regulations)
    page.heading(say("Where it stands:"))
    files = (Where(f"adjudicator/regulations/{name}.py") for name in regulations if name in described())
    for where in (stands, *files):
        page.put(str(where), 1, whole_words=True)
    if by_command:
        _put_scenarios(page, scenarios)
    return str(page)


def clauses_listed(
    title: Message, clauses: Sequence[tuple[Book, Clause]], others: Sequence[str] = (), *, by_command: bool = True
) -> str:
    """Clauses, a line each: those of an article, those called so in several rulebooks, or those that deal with a word.

    ``others`` are further rulebooks that have such clauses.
    """
    page = Page()
    page.put(title)
    for book, clause in clauses:
        page.put(clause_line(clause, book), 1, hang="  ")
    if by_command:
        page.heading(say("More of one: {call}", call=f"adjudicate explain {clauses[0][1].id}"))
    if others:
        if not by_command:
            page.gap()
        page.put(_also_in(", ".join(others), by_command), hang="  ")
    return str(page)


def _also_in(rulebooks: str, by_command: bool) -> Message:
    if by_command:
        return say("Such clauses are also in: {rulebooks} (--rules)", rulebooks=rulebooks)
    return say("Such clauses are also in: {rulebooks}", rulebooks=rulebooks)


def _about(clause: Clause, book: Book) -> Iterator[Message]:
    yield say(KINDS[clause.kind])
    if clause.source:
        yield say(clause.source)
    if clause.id in book.variants:
        yield say("only if announced")
    if clause.id in book.amended:
        yield say("amended by {rulebook}", rulebook=book.id)


def _answered(clause: Clause, book: Book) -> Iterator[tuple[tuple[str, str], str]]:
    tables = [book.answers, *(variant.answers for variant in book.variants.values())]
    for answers in tables:
        for place, answer in answers.items():
            if answer.clause == clause.id:
                yield place, answer.remedy


def _put_order(page: Page, clause: Clause, book: Book) -> None:
    keys = (clause.id, clause.id.rsplit(".", 1)[0])
    above = [other for key in keys for other in book.gives_way.get(key, ())]
    below = [key for key, others in book.gives_way.items() if clause.id in others]
    if above:
        page.heading(say("It gives way to: {clauses}", clauses=", ".join(above)))
    if below:
        page.heading(say("To it give way: {clauses}", clauses=", ".join(below)))


def _put_points(page: Page, clause: Clause, book: Book, regulations: Iterable[str]) -> None:
    """The points that the clause names, then those its regulations ask."""
    named = [name for name in re.findall(r"P\d{2,3}", clause.says) if name in points()]
    asked = [name for regulation in regulations for name in _asked(regulation) if name not in named]
    for heading, found in ((say("Points it rests on:"), named), (say("Points that its regulation asks:"), asked)):
        if found:
            page.heading(heading)
        for name in dict.fromkeys(found):
            page.put(as_read(points()[name], book.readings[name]), 1, hang="  ")


def _asked(regulation: str) -> Iterator[str]:
    """The points that a regulation lists: ``Points: P11, P26 to P30.``"""
    listed = re.search(r"Points?: (.+?)\.\s*(?:\n|$)", described().get(regulation, ""), re.DOTALL)
    for first, last in re.findall(r"P(\d+)(?: to P(\d+))?", listed[1] if listed else ""):
        for number in range(int(first), int(last or first) + 1):
            if f"P{number:02}" in points():
                yield f"P{number:02}"


def _put_scenarios(page: Page, scenarios: Sequence[Where] | None) -> None:
    page.heading(say("Scenarios:"))
    if scenarios is None:
        page.put(say("are in the repository, not in this installation"), 1)
    elif not scenarios:
        page.put(say("none yet"), 1)
    for where in scenarios or ():
        page.put(f"{where}  {where.what}", 1, hang="  ", whole_words=True)


def point_explained(
    point: Point, books: Sequence[Book], scenarios: Sequence[Where] | None, *, by_command: bool = True
) -> str:
    """A point: the question, its readings, which book reads it how, and where no text speaks."""
    page = Page()
    page.put(say("{point} ({topic}): {question}", point=point.id, topic=say(point.topic), question=say(point.question)))
    page.heading(say("Readings:"))
    for letter, words in point.readings.items():
        taken = [book.id for book in books if book.readings[point.id] == letter]
        by = f" [{', '.join(taken)}]" if taken else ""
        page.put(
            say("({letter}) {reading}{rulebooks}", letter=letter, reading=say(words), rulebooks=by), 1, hang="    "
        )
    silent = [book.id for book in books if book.silent_on(point.id)]
    page.heading(
        say("No article speaks in: {rulebooks}", rulebooks=", ".join(silent)) if silent else say("Every text speaks.")
    )
    option, line = f"--reading {point.id}={letter}", f"house: {point.id} {letter}"
    if by_command:
        page.heading(say("Another reading: {option}, or in the log: {line}", option=option, line=line))
        _put_scenarios(page, scenarios)
    else:
        page.heading(say("Another reading, in the log: {line}", line=line))
    return str(page)


def fault_explained(name: str, title: str, explanation: str, example: str) -> str:
    """A kind of fault of a log (L…) or of a rulebook (R…)."""
    page = Page()
    page.put(say("{fault}: {title}", fault=name, title=say(title)))
    page.put(say(explanation), 1)
    page.heading(say("For instance:"))
    for line in example.split("\n"):
        page.put(line, 1)
    return str(page)
