"""What is told about the place under the pointer: a card and where it lies, the table at a line, a clause, a point, a book."""

import re
from collections.abc import Mapping
from typing import Final

from adjudicator import melds as m
from adjudicator.bookshelf import load_rulebook, names
from adjudicator.cards import NAMES, VALUES, union, value
from adjudicator.handlog import Deal, HandLog, Line, PositionHand
from adjudicator.moments import moments
from adjudicator.notation import read
from adjudicator.notation.files import at_line, lines_of
from adjudicator.notation.next_words import card_words
from adjudicator.notation.words import CARD_OF
from adjudicator.render.moments import tables
from adjudicator.render.pen import Pen
from adjudicator.rulebook import BookError, points
from adjudicator.words import say, tr

_WORD: Final = re.compile(r"[^\s,;:=\"“”]+")
_LISTED: Final = 20


def hover(
    text: str, line: int, column: int, rules: str | None = None, readings: Mapping[str, str] | None = None
) -> str | None:
    """What there is to say about a place (line and column from 0), in Markdown; ``None`` where there is nothing."""
    text, before_it = at_line(text, line)
    rows, line = lines_of(text), line - before_it
    row = rows[line] if line < len(rows) else ""
    word = next((found[0] for found in _WORD.finditer(row) if found.start() <= column < found.end()), "")
    log = read(text)
    told = [_law(word.rstrip("."), log, rules)]
    told += [] if told[0] else [_card(word.rstrip("."), log.language), _line(log, line + 1, rules, readings)]
    return "\n\n".join(part for part in told if part) or None


def _law(word: str, log: HandLog, rules: str | None) -> str:
    """A clause, a point, a rulebook, if the word names one."""
    if point := points().get(word.upper()):
        letters = "\n".join(f"- **{letter}** {tr(says)}" for letter, says in point.readings.items())
        return f"**{point.id}** {tr(point.question)}\n\n{letters}"
    if word in names():
        book = load_rulebook(word)
        return f"**{book.id}** {tr(book.title)}; {tr(book.edition)}"
    if "." in word and word.split(".")[0] in names():
        clause = load_rulebook(word.split(".")[0]).clauses.get(word)
        return f"**{clause.id}** {tr(clause.when)}: {tr(clause.says)}" if clause else ""
    return ""


def _card(word: str, language: str) -> str:
    """What a card counts, as cards are written in the log."""
    written = {name.casefold(): card for card, name in enumerate(card_words(language))}
    card = CARD_OF.get(word) if language == "en" else written.get(word.casefold())
    if card is None:
        return ""
    return str(say("{card} counts {value}.", card=Pen().signs(NAMES[card]), value=VALUES[card]))


def _line(log: HandLog, number: int, rules: str | None, readings: Mapping[str, str] | None) -> str:
    """The table after a line that tells what happened; of a listed hand what it counts."""
    line = next((line for line in log.lines if line.number == number), None)
    if line is None or line.item is None:
        return ""
    if isinstance(line.item, Deal | PositionHand):
        return _hand(line.item)
    try:
        table = "".join(tables(moments(log, rules, readings, at=number), whole=True)) if _happened(line) else ""
    except BookError:
        return ""
    return f"```text\n{table}```" if table else ""


def _happened(line: Line) -> bool:
    return hasattr(line.item, "acts") or hasattr(line.item, "numbers")


def _hand(listed: Deal | PositionHand) -> str:
    """The melds of a listed hand, and its deadwood."""
    known = union(card for card in listed.cards if card is not None)
    if not known or known.bit_count() > _LISTED:
        return ""
    pen, best = Pen(), m.arrangements(known)[0]
    melds = ", ".join(pen.cards(NAMES[card] for card in range(52) if meld >> card & 1) for meld in best.melds) or "–"
    unknown = len(listed.cards) - known.bit_count()
    if unknown:
        return str(
            say(
                "{player}: melds {melds}; the known loose cards count {count}; {unknown} not known",
                player=listed.player,
                melds=melds,
                count=value(best.loose),
                unknown=unknown,
            )
        )
    return str(say("{player}: melds {melds}; deadwood {count}", player=listed.player, melds=melds, count=best.count))
