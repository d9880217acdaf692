"""The sheet on paper: as large as it fits one page, as a tagged PDF.

The same sheet gives the same bytes: its times are those of the entry, its identifier is the entry's hash. What does not fit
is set smaller, then cut, and the sheet says where the rest stands.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from adjudicator.service.sheet import COMFORTABLE, Fit, Group, Sheet
from adjudicator.words import language

STYLE: Final = Path(__file__).parent / "static" / "sheet.css"

FITS: Final = (
    Fit("large", 40, COMFORTABLE),
    Fit("usual", 40, COMFORTABLE),
    Fit("small", 40, COMFORTABLE),
    Fit("tiny", 40, COMFORTABLE),
    Fit("tiny", 16, 900),
    Fit("tiny", 10, 450),
    Fit("tiny", 6, 240),
    Fit("tiny", 3, 120),
    Fit("tiny", 1, 60),
    Fit("tiny", 1, 24),
)
"""From the most comfortable to the barest."""

TAGGED: Final = {"pdf_variant": "pdf/ua-1"}

FULL: Final = 9000
"""So many signs are never set on one page: nobody need try."""

LONGEST_NAME: Final = 90


def fitted(whole: Sheet) -> Sheet:
    """The sheet as it fits one page: as large as may be, else cut."""
    tried = [_cut(whole, fit) for fit in FITS]
    worth = [sheet for sheet in tried if sum(map(len, _texts(sheet))) < FULL] or tried[-1:]
    if _pages(worth[0]) == 1:
        return worth[0]
    low, high = 1, len(worth) - 1
    while low < high:
        middle = (low + high) // 2
        if _pages(worth[middle]) == 1:
            high = middle
        else:
            low = middle + 1
    return worth[min(low, high)]


def _texts(of: Sheet) -> Iterator[str]:
    """Everything on a sheet that can be long."""
    yield from (of.event, of.table, of.filed_by, of.rules, of.sentence, *of.players, *of.marks)
    for group in (*of.groups, *of.offered, *of.texts):
        yield from (group.title, *group.lines)
    for clause, says in of.clauses:
        yield from (clause, says)


def _cut(whole: Sheet, fit: Fit) -> Sheet:
    """The sheet with no more of anything than fits."""
    short = whole._replace(
        event=_short(whole.event, fit),
        table=_short(whole.table, fit),
        filed_by=_short(whole.filed_by, fit),
        rules=_short(whole.rules, fit),
        players=[
            _short(player, fit._replace(signs=min(fit.signs, LONGEST_NAME)))
            for player in whole.players[: fit.lines + 1]
        ],
        sentence=_short(whole.sentence, fit),
        marks=_some(whole.marks, fit),
        groups=[_part(group, fit) for group in whole.groups[: fit.lines + 2]],
        offered=[_part(group, fit) for group in whole.offered[: fit.lines]],
        clauses=[(clause, _short(says, fit)) for clause, says in whole.clauses[: fit.lines]],
        texts=[_part(group, fit) for group in whole.texts[: fit.lines]],
    )
    return short._replace(fit=fit, cut=short != whole)


def _part(group: Group, fit: Fit) -> Group:
    return Group(_short(group.title, fit), _some(group.lines, fit))


def _some(lines: list[str], fit: Fit) -> list[str]:
    return [_short(line, fit) for line in lines[: fit.lines]]


def _short(words: str, fit: Fit) -> str:
    return words if len(words) <= fit.signs else words[: fit.signs - 1].rstrip() + "…"


def page_of(of: Sheet) -> str:
    """The sheet as HTML, without its style."""
    from adjudicator.service.showing import templates

    return templates.get_template("sheet.html").render(sheet=of, language=language(), alone=True)


def pdf(of: Sheet) -> bytes:
    """The sheet, already fitted, as a tagged PDF."""
    written: bytes = _set(of).write_pdf(**TAGGED, pdf_identifier=bytes.fromhex(of.hash)[:16])
    return written


def _pages(of: Sheet) -> int:
    return len(_set(of).pages)


def _set(of: Sheet) -> Any:
    """The sheet as WeasyPrint sets it. Nothing is loaded but what the page itself holds."""
    from weasyprint import CSS, HTML  # type: ignore[import-untyped]
    from weasyprint.urls import URLFetcher  # type: ignore[import-untyped]

    alone = URLFetcher(allowed_protocols=("data",), allow_redirects=False)
    style = CSS(string=STYLE.read_text(encoding="utf-8"), url_fetcher=alone)
    return HTML(string=page_of(of), url_fetcher=alone).render(stylesheets=[style], **TAGGED)
