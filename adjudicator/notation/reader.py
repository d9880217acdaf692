"""Text to a hand log: every line on its own, the good ones read and the bad ones named."""

import re
from collections import Counter
from operator import ne
from typing import Final

from adjudicator.cards import Cards, union
from adjudicator.events import Sentence
from adjudicator.handlog import Deal, Fact, Fault, HandLog, Language, Line, Text
from adjudicator.notation.faults import Trouble, Unreadable
from adjudicator.notation.hot import hot
from adjudicator.notation.names import Names, declared, facts_of, is_record
from adjudicator.notation.tongue import language_line, stated_language, too_late
from adjudicator.notation.words import folded
from adjudicator.words import Message, say

MOST_FAULTS: Final = 100
_INVISIBLE: Final = re.compile(
    "[\x00-\x08\x0e-\x1b\x7f-\x84\x86-\x9f\xad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]"
)
"""Signs without width and control characters; joiners, which some scripts need within words, are left alone."""
_QUOTED_OR_MARK: Final = re.compile(r'"[^"]*"|[“„][^“”]*[“”]|«[^»]*»|(?:^|(?<=\s))#')


def read(source: str | bytes) -> HandLog:
    """A hand log from its text: what could be read, and a fault for each line that could not.

    Bytes are UTF-8, with or without a mark at the start; lines end in LF, CRLF or CR. Faults are listed to 100 and then
    counted. Never raises for anything in the text.
    """
    fault = _whole_file_fault(source)
    if fault:
        return HandLog(faults=(fault,))
    text = source if isinstance(source, str) else source.decode("utf-8")
    rows = _rows(text)
    language, stated = stated_language(_split(row)[0] for row in rows)
    names = Names(language=language, stated=stated)
    faults: list[Fault] = []
    lines = _read_rows(rows, names, faults)
    facts = facts_of(lines)
    settled = _settle(facts, names)
    if settled is not None:
        names, faults = settled, []
        lines = _read_rows(rows, names, faults)
        facts = facts_of(lines)
    return _finished(lines, facts, faults, names)


def read_line(text: str, log: HandLog) -> Line:
    """One more line in the context of a log already read, numbered after its last. Raises Unreadable."""
    number = log.lines[-1].number + 1 if log.lines else 1
    facts = facts_of(log.lines)
    players, teams = declared(facts)
    known = {folded(name): name for name in (*log.players, *players, *teams)}
    stated = 0 if any(line.item for line in log.lines) else number
    names = Names(known, closed=len(known) > 1 and not is_record(facts), language=log.language, stated=stated)
    rows = _rows(text)
    if len(rows) != 1:
        raise Unreadable(Fault("L017", number, 1, say("one line is wanted here"), text=text))
    faults: list[Fault] = []
    line = _line(number, rows[0], names, faults)
    if faults:
        raise Unreadable(faults[0])
    return line


def read_cards(text: str) -> Cards:
    """The set of the cards listed in a text, as in a hand log. Raises ValueError for a word that is no card, for ``?``
    and for a card named twice."""
    try:
        deal = _item(f"deal X: {text}", Names(), explain=True)
    except Trouble as trouble:
        raise ValueError(str(trouble.says)) from None
    listed = deal.cards if isinstance(deal, Deal) else ()
    held = union(card for card in listed if card is not None)
    if held.bit_count() != len(listed):
        raise ValueError(str(say("a card is named twice, or is not known")))
    return held


def _whole_file_fault(source: str | bytes) -> Fault | None:
    zero = source.find(b"\0") if isinstance(source, bytes) else source.find("\0")
    if zero >= 0:
        says = say("this is not a text file: it holds zero bytes")
        if isinstance(source, bytes) and source[:2] in (b"\xff\xfe", b"\xfe\xff"):
            says = say("this text is in UTF-16: save it with the encoding UTF-8")
        before = source[:zero] if isinstance(source, str) else source[:zero].decode("latin-1")
        return Fault("L002", before.count("\n") + 1, zero - (before.rfind("\n") + 1) + 1, says)
    if isinstance(source, str):
        return None
    try:
        source.decode("utf-8")
    except UnicodeDecodeError as error:
        return _not_utf8(source, error)
    return None


def _not_utf8(source: bytes, error: UnicodeDecodeError) -> Fault:
    start = source.rfind(b"\n", 0, error.start) + 1
    column = len(source[start : error.start].decode("utf-8", "replace")) + 1
    line = source.count(b"\n", 0, error.start) + 1
    says = say(
        "byte {number} of the file ({byte}) is not text in UTF-8: save the file with the encoding UTF-8",
        number=error.start + 1,
        byte=f"0x{source[error.start]:02X}",
    )
    return Fault("L001", line, column, says)


def _rows(text: str) -> list[str]:
    rows = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    if not rows[-1]:
        rows.pop()
    return rows


def _split(row: str) -> tuple[str, str | None]:
    """A row without its comment, and the comment. A ``#`` within quotes opens none."""
    marks = (found.start() for found in _QUOTED_OR_MARK.finditer(row) if found[0] == "#")
    where = next(marks, None)
    return (row, None) if where is None else (row[:where], row[where + 1 :].rstrip())


def _item(body: str, names: Names, explain: bool) -> Fact | Sentence:
    if names.language != "en":
        from adjudicator.notation.french import read_french

        return read_french(body, names, explain)
    found = hot(body.strip(), names)
    if found is not None:
        return found
    from adjudicator.notation.cold import read_cold

    return read_cold(body, names, explain)


def _read_rows(rows: list[str], names: Names, faults: list[Fault]) -> tuple[Line, ...]:
    return tuple([_line(number, row, names, faults) for number, row in enumerate(rows, 1)])


def _line(number: int, row: str, names: Names, faults: list[Fault]) -> Line:
    body, comment = _split(row) if "#" in row else (row, None)
    if not body or body.isspace():
        return Line(number, None, comment)
    explain = len(faults) < MOST_FAULTS
    try:
        item = language_line(body) or _item(body, names, explain)
        if isinstance(item, Language) and number != names.stated:
            raise too_late(body)
        if not body.isprintable() and not isinstance(item, Text):
            _refuse_invisible(body)
    except Trouble as trouble:
        names.notes.clear()
        if explain:
            faults.append(_invisible(body, trouble).fault(number, row))
        return Line(number, None, None, row)
    if names.notes:
        names.keep(number)
    return Line(number, item, comment)


def _refuse_invisible(body: str) -> None:
    found = _INVISIBLE.search(body)
    if found is not None:
        raise _unseen(found)


def _invisible(body: str, trouble: Trouble) -> Trouble:
    """The sign that cannot be seen, where one may be why the line is not understood."""
    found = None if body.isprintable() else _INVISIBLE.search(body)
    return _unseen(found) if found else trouble


def _unseen(found: "re.Match[str]") -> Trouble:
    sign = f"U+{ord(found[0]):04X}"
    says = say("a sign that cannot be seen stands here ({sign})", sign=sign)
    return Trouble("L019", found.start() + 1, says, hint=say("delete it, or type the word anew"), length=1)


def _settle(facts: list[Fact], names: Names) -> Names | None:
    """The names to read again with, where a name met is not one of the players or spelled another way."""
    players, teams = declared(facts)
    record = is_record(facts)
    allowed = [*players, *teams] or list(names.met.values())[:2]
    known = {folded(name): name for name in allowed}
    if record:
        known |= {key: name for key, name in names.met.items() if key not in known}
    agree = not names.respelled and all(known.get(key) == name for key, name in names.met.items())
    return None if agree else Names(known, closed=not record, language=names.language, stated=names.stated)


def _finished(lines: tuple[Line, ...], facts: list[Fact], faults: list[Fault], names: Names) -> HandLog:
    players, teams = declared(facts)
    if is_record(facts):
        away = {folded(team) for team in teams}
        players = [name for key, name in names.met.items() if key not in away]
    if not faults and not any(line.item for line in lines):
        faults = [Fault("L003", 1, 1, say("there is nothing in this log"), (say("a fact"), say("what a player did")))]
    more = sum([line.unread is not None for line in lines]) - len(faults) if len(faults) == MOST_FAULTS else 0
    return HandLog(
        lines,
        tuple(faults),
        tuple(players or list(names.met.values())[:2]),
        more,
        (*names.understood, *(() if players else _alike(lines, list(names.met.values())[:2]))),
        language=names.language,
    )


def _alike(lines: tuple[Line, ...], players: list[str]) -> tuple[tuple[int, Message], ...]:
    """Where nothing says who plays, a slip of the pen makes a second player of the first: it is told who was taken for one."""
    if len(players) < 2 or not _may_be_one(*map(folded, players)):
        return ()
    spoken = (line.number for line in lines if isinstance(line.item, Sentence) and line.item.player == players[1])
    says = say(
        "{other} is taken for another player than {one}; `players:` says who plays", one=players[0], other=players[1]
    )
    return ((next(spoken, 1), says),)


def _may_be_one(one: str, other: str) -> bool:
    """Whether one name may be the other, misspelt or cut short: a letter else, more or less, letters exchanged, or the beginning."""
    if one.startswith(other) or other.startswith(one):
        return True
    if len(one) < 4:
        return False
    if len(one) == len(other):
        return sum(map(ne, one, other)) == 1 or Counter(one) == Counter(other)
    return sum(((Counter(one) - Counter(other)) + (Counter(other) - Counter(one))).values()) == 1
