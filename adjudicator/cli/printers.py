"""Printers for the forms that are asked for less often: each is loaded when it is asked for, with what it needs."""

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from adjudicator.cli.logs import shown
from adjudicator.cli.paper import Printer, Ruled, fault_lines, in_part
from adjudicator.paint import PLAIN, style
from adjudicator.render.comparison import put_side_by_side
from adjudicator.render.forms import html, lines, markdown
from adjudicator.render.forms.remarks import Told, rows
from adjudicator.render.page import Page
from adjudicator.render.pen import Pen
from adjudicator.render.text import put_whole
from adjudicator.words import mark, tr

if TYPE_CHECKING:
    from xml.etree.ElementTree import Element


ONE: Final = mark("Ruling")
MANY: Final = mark("Rulings")
FAULTS: Final = mark("Faults of the log:")


def printer(form: str, several: bool, why: bool) -> Printer:
    """The printer of a form."""
    if form == "html":
        return Html(several, why)
    if form == "md":
        return Markdown(why)
    if form == "junit":
        return Junit()
    if form == "sarif":
        return Sarif()
    return Lines(lines.github) if form == "github" else Lines(lines.concise, in_colour=True)


@dataclass(slots=True)
class Lines:
    """A line for each thing, at once."""

    form: Callable[[Told, Pen], Iterator[str]]
    in_colour: bool = False

    def put(self, ruled: Ruled) -> None:
        """Prints the lines of a ruling."""
        paint = style().paint if self.in_colour else PLAIN
        print("\n".join(map(paint.words, self.form(told(ruled), _pen()))), flush=True)

    def close(self) -> None:
        """Nothing waits."""


@dataclass(slots=True)
class Markdown:
    """A section for each log."""

    why: bool
    _used: bool = False

    def put(self, ruled: Ruled) -> None:
        """Prints the section of a log."""
        if self._used:
            print("\n---\n")
        self._used = True
        print(markdown.section(page(ruled, self.why)))

    def close(self) -> None:
        """Nothing waits."""


@dataclass(slots=True)
class Html:
    """One page with an article for each log."""

    several: bool
    why: bool
    _open: bool = False

    def put(self, ruled: Ruled) -> None:
        """Prints the article of a log, behind what opens the page."""
        self._begin()
        _web(html.article(page(ruled, self.why)))

    def close(self) -> None:
        """Ends the page."""
        self._begin()
        _web(html.closing())

    def _begin(self) -> None:
        if not self._open:
            _web(html.opening(tr(MANY if self.several else ONE)))
        self._open = True


@dataclass(slots=True)
class Junit:
    """One document, which begins with how many logs failed: it waits for the last."""

    _cases: "list[Element]" = field(default_factory=list)

    def put(self, ruled: Ruled) -> None:
        """Keeps the test case of a log."""
        from adjudicator.render.forms.junit import case

        self._cases.append(case(told(ruled), _pen()))

    def close(self) -> None:
        """Prints the document."""
        from adjudicator.render.forms.junit import document

        print(document(self._cases))


class Sarif:
    """One document, which begins with the rules that are cited: it waits for the last."""

    def __init__(self) -> None:
        from adjudicator.render.forms.sarif import Run

        self._run: Run = Run()

    def put(self, ruled: Ruled) -> None:
        """Keeps what is remarked on a log."""
        self._run.add(told(ruled), _pen())

    def close(self) -> None:
        """Prints the document."""
        from adjudicator.cli.version import version

        print(self._run.document(version()))


def page(ruled: Ruled, why: bool) -> Page:
    """All that is to be said of a log: faults, and the ruling or the comparison."""
    ruling, sheet = ruled.ruling, Page()
    if ruled.compared:
        put_side_by_side(sheet, ruled.compared, ruled.title)
    else:
        put_whole(sheet, ruling, _pen(), ruled.title, why=why)
    if ruling.faults and ruling.outcome != "unread":
        sheet.gap()
        sheet.put(in_part(ruled))
    _put_faults(sheet, ruled)
    return sheet


def _put_faults(sheet: Page, ruled: Ruled) -> None:
    if ruled.ruling.faults:
        sheet.heading(tr(FAULTS))
    for fault in ruled.ruling.faults:
        first, *rest = fault_lines(ruled, [fault], more=False)
        sheet.put(first, 1)
        sheet.code(rest, 2)
    for line in fault_lines(ruled, []):
        sheet.put(line, 1)


def told(ruled: Ruled) -> Told:
    """A ruling with the lines of its log."""
    return Told(shown(ruled.name), ruled.ruling, rows(ruled.log), ruled.line or 1)


def _pen() -> Pen:
    return Pen(style().ascii)


def _web(words: str) -> None:
    """Prints part of a web page; what is not ASCII by its number where the stream does not take all signs."""
    encoding = str(getattr(sys.stdout, "encoding", None) or "utf-8").replace("-", "").lower()
    print(words if encoding == "utf8" else words.encode("ascii", "xmlcharrefreplace").decode("ascii"))
