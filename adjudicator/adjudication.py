"""The whole way from a log to a ruling: read, replay, assess, rule, follow each option, try each other reading."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from adjudicator.bookshelf import load_rulebook
from adjudicator.handlog import HandLog
from adjudicator.hearing import Hearing
from adjudicator.notation import read
from adjudicator.replay import Section, sections
from adjudicator.rulebook import Book, BookError, points
from adjudicator.ruling import Ruling
from adjudicator.standings.kinds import is_record
from adjudicator.values import NamedTuple, replace
from adjudicator.words import say

if TYPE_CHECKING:
    from adjudicator.partners import RoundHearing
    from adjudicator.standings.hearing import RecordHearing


class Default(NamedTuple):
    """What holds where neither the log nor the call says anything: a rulebook, and a reading for each of some points."""

    rules: str | None = None
    readings: Mapping[str, str] = {}


NO_DEFAULT: Final = Default()
UNSAID: Final = "gra"
"""The rulebook where nothing says which."""


def adjudicate(
    text: "str | bytes | HandLog",
    rules: "str | Book | None" = None,
    readings: Mapping[str, str] | None = None,
    *,
    compare: bool = True,
    keep_going: bool = False,
    files: bool = True,
    default: Default = NO_DEFAULT,
) -> Ruling:
    """Rules on a hand log.

    ``text`` is the log (or one already read); ``rules`` a rulebook, its name or its file (``club.toml``), else the one the
    log names, else that of ``default``, else ``gra``; with ``files`` off no file is read, as is right for a log from a
    stranger. ``readings`` maps points to letters and outranks the log's ``house:``; ``default`` gives way to it. Unless
    ``compare`` is off, every other reading of each point that the ruling rests on is tried too, once the ruling is asked
    for its findings or readings. A log with a fault is not ruled on (outcome ``unread``) unless ``keep_going``. Raises
    BookError for a rulebook, a point or a reading that does not exist; for anything in the log, never.
    """
    log = text if isinstance(text, HandLog) else read(text)
    hands = sections(log)
    said = rules or next((hand.rules for hand in reversed(hands) if hand.rules), None) or default.rules
    wanted = said or UNSAID
    book = wanted if isinstance(wanted, Book) else load_rulebook(wanted, files=files)
    if default.readings:
        book = replace(book, readings={**book.readings, **checked(default.readings)})
    chosen = checked(readings or {})
    if log.faults and not keep_going:
        unread = Ruling(book.id, book.edition, "unread", faults=log.faults, more_faults=log.more_faults, book=book)
        unread.unnamed = not said
        return unread
    ruled, ruling = _ruled(log, hands, book, chosen, compare)
    ruling.faults, ruling.more_faults, ruling.understood = log.faults, log.more_faults, log.understood
    for each in (ruling, *ruled):
        each.book, each.log, each.unnamed = book, log, not said
    return ruling


def _ruled(
    log: HandLog, hands: list[Section], book: Book, chosen: Mapping[str, str], compare: bool
) -> tuple[list[Ruling], Ruling]:
    """Every hand of the log as ruled, and the ruling on all of it: a record, partners side by side, hands one by one."""
    record = hands[-1] if is_record(log) else None
    if any(hand.pair or hand.teams for hand in hands) and not record:
        return _rounds(hands, book, chosen, compare)
    ruled = [_record(log, record, book, chosen, compare)] if record else _hands(hands, book, chosen, compare)
    return ruled, _of_several(ruled) if len(ruled) > 1 else ruled[-1]


def checked(readings: Mapping[str, str]) -> dict[str, str]:
    """The readings, if every point and letter exists. Raises BookError otherwise."""
    known = points()
    for point, letter in readings.items():
        if point not in known:
            says = say(
                "there is no point {point}; points run from {first} to {last}",
                point=point,
                first=min(known),
                last=max(known),
            )
            raise BookError(says)
        if letter not in known[point].readings:
            letters = ", ".join(known[point].readings)
            raise BookError(
                say("{point} has no reading `{letter}`; it has: {letters}", point=point, letter=letter, letters=letters)
            )
    return dict(readings)


def _hands(hands: list[Section], book: Book, chosen: Mapping[str, str], compare: bool) -> list[Ruling]:
    """The ruling on each hand of the log, each knowing what the one before it has come to."""
    ruled: list[Ruling] = []
    for at, section in enumerate(hands):
        announced = book.announced(item for item, letter in section.house if letter is None)
        if at or section.cuts:
            from adjudicator.carrying import carry

            letters, _ = _letters(section, book, chosen)
            carry(section, hands[at - 1] if at else None, ruled[-1] if at else None, announced, letters)
        ruled.append(_heard(Hearing(section, announced), section, book, chosen, compare))
    return ruled


def _rounds(hands: list[Section], book: Book, chosen: Mapping[str, str], compare: bool) -> tuple[list[Ruling], Ruling]:
    """Partners side by side: every hand as ruled, and the ruling on the last round with what was found before it."""
    from adjudicator.partners import RoundHearing, after_other_rounds, rounds

    ruled: list[Ruling] = []
    earlier: list[Ruling] = []
    before = None
    for together in rounds(hands):
        announced = book.announced(item for item, letter in together[-1].house if letter is None)
        letters, _ = _letters(together[-1], book, chosen)
        hearing = RoundHearing(together, announced, before, letters)
        whole = _heard(hearing, together[-1], book, chosen, compare)
        before = hearing.after
        for section, hand, alone in zip(together, whole.hands, hearing.hearings, strict=True):
            _weighed_alone(hand, alone, section, book, chosen, compare)
        ruled += whole.hands
        earlier.append(whole)
    return ruled, after_other_rounds(earlier)


def _weighed_alone(
    hand: Ruling, hearing: Hearing, section: Section, book: Book, chosen: Mapping[str, str], compare: bool
) -> None:
    """A hand of a round has its own readings, beside those of the round."""
    alone = _heard(hearing, section, book, chosen, compare)
    hand.weigh, hand.weighed = alone.weigh, alone.weighed


def _record(log: HandLog, facts: Section, book: Book, chosen: Mapping[str, str], compare: bool) -> Ruling:
    """The ruling on the record of a tournament; ``facts`` are those that hold to its end."""
    from adjudicator.standings.hearing import RecordHearing

    hearing = RecordHearing(log, book.announced(item for item, letter in facts.house if letter is None))
    return _heard(hearing, facts, book, chosen, compare)


def _heard(
    hearing: "Hearing | RecordHearing | RoundHearing",
    section: Section,
    book: Book,
    chosen: Mapping[str, str],
    compare: bool,
) -> Ruling:
    """The ruling under the readings in force; the others are tried when somebody wants to know."""
    letters, gaps = _letters(section, book, chosen)
    ruling, asked, decisive = hearing.rule(letters)
    ruling.gaps = gaps + ruling.gaps

    def weigh(whole: Ruling) -> None:
        from adjudicator.otherwise import try_other_readings

        try_other_readings(whole, asked, decisive, lambda other: hearing.rule({**letters, **other}, brief=True)[0])

    if compare:
        ruling.weigh = weigh
    else:
        ruling.weighed = [{"point": p, "reading": r, "otherwise": None} for p, r in sorted(asked.items())]
    return ruling


def _letters(section: Section, book: Book, chosen: Mapping[str, str]) -> tuple[dict[str, str], list[dict[str, Any]]]:
    """The readings in force: the book's, then the event's, then those asked for. Unknown ones are named as gaps."""
    letters, gaps = dict(book.readings), []
    for item, letter in section.house:
        try:
            if letter is not None:
                letters.update(checked({item: letter}))
        except BookError as error:
            gaps.append({"line": section.first_line, "says": say("house: {trouble}", trouble=error.says)})
    letters.update(chosen)
    return letters, gaps


def _of_several(ruled_hands: list[Ruling]) -> Ruling:
    """Several hands in one log: a ruling each, the last one's outcome and points on top."""
    from adjudicator.carrying import of_hands

    last, whole = ruled_hands[-1], of_hands(ruled_hands)
    whole.found.sort(key=lambda finding: finding.line)
    whole.counts, whole.game = last.counts, last.game

    def weigh(several: Ruling) -> None:
        for hand in ruled_hands:
            hand.settle()
        several.weighed = last.weighed

    whole.weigh = weigh
    return whole
