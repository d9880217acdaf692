"""What strangers are shown of a ruling while its hand is still to be played: what was said aloud and what was shown at the table.

Whoever has the sheet can open the public page of its entry, a player in mid-hand too. So the log is covered up there as for
somebody who only watches, and of the findings those stand that such a one would come to, without what they rest on. Who holds
which card cannot be told from the page: with two unseen cards in each other's place it is the same page.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from markupsafe import Markup

from adjudicator import handlog as h
from adjudicator.adjudication import adjudicate
from adjudicator.cards import NAMES, each
from adjudicator.docket.entry import Entry
from adjudicator.handlog import HandLog, Line
from adjudicator.notation import read, write_item
from adjudicator.render.clauses import put_clauses
from adjudicator.render.forms.html import fragment
from adjudicator.render.page import Block, Page
from adjudicator.render.pen import WITH_SIGNS
from adjudicator.render.text import first_sentence, put_whole
from adjudicator.replay import Section, replay, sections
from adjudicator.rulebook import Book
from adjudicator.ruling import FindingLine, Ruling
from adjudicator.service.frames import covered
from adjudicator.service.seen_by import Item, Table, lines_of, named
from adjudicator.values import replace
from adjudicator.words import language, speaking

OVER: Final = ("knock", "gin", "big_gin", "undercut", "no_score", "new_deal", "standings")
"""Outcomes after which nothing of the hand is left to be played."""

ALL: Final = frozenset(NAMES)

_CARD: Final = re.compile(r"(?<!\w)[A2-9TJQK][cdhs](?!\w)")


def still_open(entry: Entry, case: Sequence[Entry]) -> frozenset[int]:
    """The hands of a ruling, from 1, that are not over. None, once a ruling that took its place says that all are."""
    own = _open(entry.facts)
    newest = _newest(entry, case)
    last = _open(newest.facts)
    if not last:
        return frozenset()
    number, now = len(_hands(entry.facts)), len(_hands(newest.facts))
    # With other hands in the log nobody can tell which is which: none is uncovered before all are over.
    return own | last if number == now else frozenset(range(1, number + 1))


def _newest(entry: Entry, case: Sequence[Entry]) -> Entry:
    """The last ruling of a case: what it says of the hand holds for those before it."""
    rulings = [each for each in case if each.kind == "ruling" and each.number >= entry.number]
    return max(rulings, key=lambda each: each.number, default=entry)


def _hands(facts: Mapping[str, Any]) -> Sequence[Mapping[str, Any]]:
    return facts.get("hands") or [facts]


def _open(facts: Mapping[str, Any]) -> frozenset[int]:
    return frozenset(number for number, hand in enumerate(_hands(facts), start=1) if not _over(hand))


def _over(hand: Mapping[str, Any]) -> bool:
    """A record that stands ends the hand, unless it is that of a card and the play goes on."""
    return hand["outcome"] in OVER or (hand["outcome"] == "stands" and "stock" not in hand["next"])


def hides(entry: Entry, ruling: Ruling, still: frozenset[int]) -> bool:
    """Whether the log of an entry names cards that were not shown at the table in the hands that are not over."""
    log = read(entry.log)
    return bool(still) and _leaves_out(_at_the_end(log, ruling, still), log)


def _leaves_out(shown: "AtItsEnd", log: HandLog) -> bool:
    return shown.items != [line.item for line in log.lines if line.item is not None]


def _at_the_end(log: HandLog, ruling: Ruling, still: frozenset[int]) -> "AtItsEnd":
    return at_its_end(log, _opened(ruling.hands or [ruling], len(sections(log)), still))


class Shown(NamedTuple):
    """What a page shows of a ruling: the sentence read aloud, what is below it, the log line by line, and its language.

    ``hides``: cards are left out that were not shown at the table.
    """

    sentence: str
    whole: Markup
    lines: list[str]
    tongue: str
    hides: bool = False


def covered_up(ruling: Ruling, entry: Entry, book: Book | None, still: frozenset[int]) -> Shown:
    """The ruling of an entry of whose log these hands are not over. ``book`` is the rulebook that was kept with it."""
    log, hands = read(entry.log), ruling.hands or [ruling]
    shown = _at_the_end(log, ruling, still)
    bare = [
        _bare(hand, found, entry.language)
        for hand, found in zip(hands, _public(shown, entry, book, hands), strict=True)
    ]
    unseen = shown.unseen.get(len(hands), ALL) if len(hands) in still else frozenset[str]()
    lines = [write_item(item, language()) for item in shown.items if not isinstance(item, h.Language)]
    return Shown(
        covered(first_sentence(ruling, WITH_SIGNS), unseen),
        Markup(fragment(list(_blocks(ruling, bare, shown, still)), "h3")),
        lines,
        language(),
        _leaves_out(shown, log),
    )


def _public(shown: "AtItsEnd", entry: Entry, book: Book | None, hands: Sequence[Ruling]) -> list[Sequence[FindingLine]]:
    """What is found in each hand by those who only watch."""
    seen: Sequence[Ruling] = ()
    if book is not None:
        ruling = adjudicate(shown.log, book, entry.readings, compare=False, files=False)
        seen = ruling.hands or [ruling]
    return [hand.found for hand in seen] if len(seen) == len(hands) else [()] * len(hands)


def _opened(hands: Sequence[Ruling], number: int, still: frozenset[int]) -> dict[int, Iterable[str]]:
    """Who plays with an open hand in each hand that is not over: in all of the log, where it has others than the ruling."""
    if number != len(hands):
        return dict.fromkeys(range(1, number + 1), ())
    return {each: hands[each - 1].next.get("open", ()) for each in still}


def _blocks(ruling: Ruling, bare: Sequence[Ruling], shown: "AtItsEnd", still: frozenset[int]) -> Iterator[Block]:
    """What stands below the sentence: hands that are over as they are always shown, the others covered."""
    if not ruling.hands:
        yield from _findings(bare[0], shown.unseen.get(1, ALL))
        return
    page, number = Page(), 0
    put_whole(page, ruling, WITH_SIGNS)
    for block in page.blocks:
        begins = block.kind == "part"
        number += begins
        if number and number not in still:
            yield block
        elif begins:
            unseen = shown.unseen.get(number, ALL)
            yield block._replace(words=covered(block.words, unseen))
            yield from _findings(bare[number - 1], unseen)


def _findings(hand: Ruling, unseen: frozenset[str]) -> Iterator[Block]:
    page = Page()
    put_clauses(page, hand)
    for block in page.blocks:
        yield block._replace(words=covered(block.words, unseen))


def _bare(hand: Ruling, public: Iterable[FindingLine], tongue: str) -> Ruling:
    """The findings of a hand that those who only watch would come to, and the choice that was read aloud, each with its clause.

    That a hand may lay off, say, is found by its cards alone. The facts and readings that a finding rests on are left out.
    """
    with speaking(tongue):
        said = {(each.clause, str(each.says)) for each in public}
        wrong = {(each.clause, each.line, each.player) for each in public if each.irregularity}
        aloud = [
            each
            for each in hand.found
            if (each.clause, str(each.says)) in said
            # What went wrong was told to both, in the words of the whole ruling: that it may be accepted, say.
            or (each.irregularity and (each.clause, each.line, each.player) in wrong)
            or (each.kind == "choice" and each.clause in {choice.clause for choice in hand.choices})
        ]
    found = [
        replace(each, basis="text" if each.clause else "silent", points=(), line=0, because=(), available=())
        for each in aloud
    ]
    return Ruling(hand.rulebook, hand.edition, hand.outcome, found=found, book=hand.book)


class AtItsEnd(NamedTuple):
    """A log with the cards left out that were not shown by its end, and of each hand that was covered all such cards.

    ``log`` is the same to be ruled on: for a discard that lies face down there it has a card of no meaning.
    """

    items: list[Item]
    unseen: dict[int, frozenset[str]]
    log: HandLog


def at_its_end(log: HandLog, still: Mapping[int, Iterable[str]]) -> AtItsEnd:
    """Covers these hands of a log, from 1, each with those who play it with an open hand. Comments and faults are left out."""
    plain = replace(
        log, faults=(), more_faults=0, lines=tuple(Line(line.number, line.item) for line in log.lines if line.item)
    )
    hands = dict(enumerate(sections(plain), start=1))
    tables = {number: _table(hand, still[number]) for number, hand in hands.items() if number in still}
    open_last = sorted(hands.items(), key=lambda one: one[0] in still)
    of_line = {line: number for number, hand in open_last for line in lines_of(hand)}
    nothing = Table(frozenset())

    def cover(line: Line, shown: bool) -> Line:
        number = of_line.get(line.number, 0)
        if number and number not in still:
            return line
        return line._replace(item=_covered(line.item, tables.get(number, nothing), shown))

    as_seen = replace(plain, lines=tuple(cover(line, True) for line in plain.lines))
    seen = dict(enumerate(sections(as_seen), start=1))
    for number, table in tables.items():
        table.stand_in(named([seen[number]]))
    return AtItsEnd(
        [line.item for line in as_seen.lines if line.item is not None],
        {number: ALL - _names(seen[number], as_seen) for number in tables},
        replace(plain, lines=tuple(cover(line, False) for line in plain.lines)),
    )


def _table(hand: Section, opened: Iterable[str]) -> Table:
    """What was shown of a hand by the end of its log."""
    table, trace = Table(frozenset()), replay(hand)
    for step in trace.steps:
        table.note(step)
    last = trace.steps[-1].after if trace.steps else trace.start
    players = {trace.player(seat): seat for seat in (0, 1)}
    for player in opened:
        if player in players:
            table.show(player, last.hands[players[player]].known)
    return table


def _covered(item: Item | None, table: Table, shown: bool) -> Item | None:
    """A line covered up. The cards of a hand that are known come first: where the others stood in it tells what they are."""
    if item is None:
        return None
    left = table.covered(item, shown=shown)
    if isinstance(left, h.Deal | h.PositionHand):
        known = tuple(card for card in left.cards if card is not None)
        return replace(left, cards=known + (None,) * (len(left.cards) - len(known)))
    return left


def _names(hand: Section, log: HandLog) -> set[str]:
    """The cards that the covered log of a hand names, in whatever line."""
    of_it = lines_of(hand) if hand.pair else range(hand.first_line, hand.last_line + 1)
    there = frozenset(of_it)
    written = [write_item(line.item, "en") for line in log.lines if line.item and line.number in there]
    return {NAMES[card] for card in each(named([hand]))} | {name for line in written for name in _CARD.findall(line)}
