"""The sheet: what stands on the one page of paper about a ruling, for the players to sign and the director to keep."""

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from markupsafe import Markup

from adjudicator.docket.entry import Entry
from adjudicator.render.facts import put_facts
from adjudicator.render.game import put_game
from adjudicator.render.onward import put_onward, put_score
from adjudicator.render.page import Page
from adjudicator.render.pen import WITH_SIGNS, sentence
from adjudicator.render.phrases import everybody, leads_to
from adjudicator.render.standings import put_standings
from adjudicator.render.text import first_sentence
from adjudicator.ruling import Choice, OptionLine, Ruling
from adjudicator.service.apart import apart
from adjudicator.service.as_filed import chosen
from adjudicator.service.lan import only_here
from adjudicator.service.not_over import hides, still_open
from adjudicator.words import Message, listed, say

COMFORTABLE: Final = 4000
"""Signs of a text that need no cutting."""


class Fit(NamedTuple):
    """How much a page takes: the size of its letters, how many lines of a kind, how many signs of a text."""

    size: str
    lines: int
    signs: int


class Group(NamedTuple):
    """Something with a heading: lines of text."""

    title: str
    lines: list[str]


class Sheet(NamedTuple):
    """Everything that stands on a sheet, in the reader's language. ``cut`` tells that there is more in the docket.

    ``in_play``: the hand is not over, and the cards of both hands stand here. ``only_here``: the address leads nowhere from a
    telephone, so there is no code.
    """

    number: int
    event: str
    table: str
    players: list[str]
    sentence: str
    in_play: bool
    marks: list[str]
    groups: list[Group]
    offered: list[Group]
    clauses: list[tuple[str, str]]
    texts: list[Group]
    rules: str
    filed_at: str
    created: str
    filed_by: str
    engine: str
    log_digest: str
    hash: str
    address: str
    only_here: bool
    qr: Markup
    fit: Fit
    cut: bool = False


def sheet(ruling: Ruling, entry: Entry, later: Sequence[Entry], event: str, address: str) -> Sheet:
    """What stands on the sheet of a ruling. ``later`` was filed in its case since; ``address`` is that of its public page."""
    since = list(_on(entry.number, later))
    return Sheet(
        entry.number,
        event,
        entry.table,
        list(entry.players),
        first_sentence(ruling, WITH_SIGNS),
        hides(entry, ruling, still_open(entry, [entry, *later])),
        list(_marks(since)),
        [group for group in _groups(ruling) if group.lines],
        [_offered(choice) for choice in ruling.choices],
        _clauses(ruling),
        list(_texts(entry, since)),
        _rules(ruling, entry),
        f"{entry.filed_at:%Y-%m-%d %H:%M} UTC",
        f"{entry.filed_at:%Y-%m-%dT%H:%M:%S}Z",
        entry.filed_by,
        entry.engine,
        entry.log_digest,
        entry.hash,
        address,
        only_here(address),
        Markup() if only_here(address) else _qr(address),
        Fit("large", 40, COMFORTABLE),
    )


def _on(number: int, later: Sequence[Entry]) -> Iterable[Entry]:
    """What was filed on an entry, or on what was; not what is about another ruling of the case."""
    known = {number}
    for each in later:
        if each.refers_to in known and each.kind != "ruling":
            known.add(each.number)
            yield each


def _groups(ruling: Ruling) -> Iterable[Group]:
    yield Group(str(say("Choice made")), [sentence(line) for line in chosen(ruling)])
    yield Group(str(say("Score")), [] if ruling.hands else _lines(ruling, put_score, put_game, put_standings))
    for number, hand in enumerate(ruling.hands, start=1):
        yield Group(str(say("Hand {number}", number=number)), _lines(hand, put_facts, put_score))
    if not ruling.hands:
        yield Group(str(say("Facts")), _lines(ruling, put_facts))
    yield Group(str(say("From here")), [] if ruling.choices else _lines(ruling, put_onward))


def _lines(ruling: Ruling, *puts: Any) -> list[str]:
    """What some part of a ruling says, line by line, without its headings."""
    page = Page()
    for put in puts:
        put(page, ruling)
    rows = [
        " · ".join(cell for cell in row if cell) for block in page.blocks if block.kind == "table" for row in block.rows
    ]
    return [block.words for block in page.blocks if block.kind == "words"] + rows


def _offered(choice: Choice) -> Group:
    """An open choice, to be ticked with a pen."""
    title = WITH_SIGNS.sentence(say("{player} may choose, until {until}", player=choice.player, until=choice.until))
    return Group(title, [_option(option, choice) for option in choice.options])


def _option(option: OptionLine, choice: Choice) -> str:
    said: Message = option.choice
    if option.sentence.player != choice.player:
        said = say("{player}: {choice}", player=option.sentence.player, choice=option.choice)
    cited = f" ({option.clause})" if option.clause else ""
    leads = say("{choice}{cited}: {leads}", choice=said, cited=cited, leads=leads_to(option, choice))
    return " ".join([WITH_SIGNS.sentence(leads), *map(WITH_SIGNS.message, option.to_do)])


def _clauses(ruling: Ruling) -> list[tuple[str, str]]:
    """Each finding that tells something, the clauses once each; irregularities and choices first."""
    found = sorted(ruling.findings, key=lambda f: not (f.irregularity or f.kind != "fixed"))
    said: dict[str, list[str]] = {}
    for finding in found:
        words = WITH_SIGNS.sentence(finding.says)
        lines = said.setdefault(finding.clause or str(say("no clause")), [])
        if words not in lines:
            lines.append(words)
    return [(clause, " ".join(lines)) for clause, lines in said.items()]


def _marks(later: Sequence[Entry]) -> Iterable[str]:
    """What must be seen before the sheet is believed."""
    for entry in later:
        if entry.kind == "superseded":
            yield str(say("Superseded by entry {number}.", number=entry.details["by"]))
        elif entry.kind == "outdated":
            yield str(say("The rulebook has changed since: {reason}.", reason=entry.details["reason"]))
        elif entry.kind == "deviation":
            yield str(say("The director has departed from this ruling: entry {number}.", number=entry.number))
        elif entry.kind == "appeal":
            by = apart(entry.details["by"])
            yield str(say("Appealed by {player}: entry {number}.", player=by, number=entry.number))
        elif entry.kind == "decision":
            yield str(say("The appeal is decided: entry {number}.", number=entry.number))


def _texts(entry: Entry, later: Sequence[Entry]) -> Iterable[Group]:
    if entry.public_text:
        yield Group(str(say("Note")), [entry.public_text])
    for each in later:
        if each.kind == "deviation":
            reason = say("Reason: {reason}", reason=each.details["reason"])
            title = say("Deviation by {director}, entry {number}", director=apart(each.filed_by), number=each.number)
            lines = [each.details["instead"], str(reason)]
            if each.details["points"]:
                lines.insert(1, str(say("Score: {points}.", points=everybody(each.details["points"]))))
            yield Group(str(title), lines)


def _rules(ruling: Ruling, entry: Entry) -> str:
    title = say(ruling.book.title) if ruling.book else entry.rulebook
    return WITH_SIGNS.message(listed([part for part in (entry.rulebook, title, say(entry.edition)) if part]))


def _qr(address: str) -> Markup:
    import segno

    drawn = segno.make(address, error="m").svg_data_uri(border=2, light="#fff")
    return Markup('<img class="qr" src="{}" alt="{}">').format(drawn, say("QR code: {address}", address=address))
