"""No card is in two places, none is lost: in every position of every hand, whatever the log says."""

from collections.abc import Iterator

from hypothesis import given

from adjudicator import events as e
from adjudicator import read
from adjudicator.cards import each
from adjudicator.position import Position
from adjudicator.replay import Trace, replay, sections
from tests.properties.effort import examples, holds
from tests.properties.hands import chances, clean, irregular_logs
from tests.properties.written import written

PACK_SIZE = 52


def misplaced(text: str) -> Iterator[str]:
    """Cards that are known to be in two places at once, or numbers that no table can have."""
    for section in sections(read(text)):
        trace = replay(section)
        for line, position in positions(trace):
            yield from (f"line {line}: {told}" for told in _twice(position))
            if position.stock is not None and not 0 <= position.stock <= PACK_SIZE:
                yield f"line {line}: {position.stock} cards in the stock"


def positions(trace: Trace) -> Iterator[tuple[int, Position]]:
    yield 0, trace.start
    yield from ((step.line, step.after) for step in trace.steps)


def _twice(position: Position) -> Iterator[str]:
    known = [card for hand in position.hands for card in each(hand.known)]
    known += [card for card in position.pile if card is not None]
    if len(known) != len(set(known)):
        yield f"a card is in two places: {position}"


COUNTING = (e.Holds, e.Show)
"""What tells how many cards there are: a number that differs from the log's own is the table's, not the log's."""


def lost(text: str) -> Iterator[str]:
    """Where all is known and nothing contradicts, hands, pile and stock are the pack in every position."""
    for section in sections(read(text)):
        trace = replay(section)
        start = trace.start
        known = start.stock is not None and not start.below and section.deck == PACK_SIZE and section.stock is None
        if not known or trace.gaps or any(isinstance(step.act, COUNTING) for step in trace.steps):
            continue
        for line, position in positions(trace):
            assert position.stock is not None
            number = sum(hand.size for hand in position.hands) + len(position.pile) + position.stock
            if number != PACK_SIZE:
                yield f"line {line}: {number} cards: {position}"


def test_no_card_of_a_written_log_is_in_two_places_or_lost() -> None:
    told = {str(each): found for each in written() if (found := [*misplaced(each.text), *lost(each.text)])}
    assert told == {}


@examples(400)
@given(irregular_logs())
def test_no_card_of_any_log_is_in_two_places_or_lost(text: str) -> None:
    holds(lambda text: [*misplaced(text), *lost(text)], text)


@examples(150)
@given(chances().map(clean))
def test_nothing_contradicts_a_hand_that_was_really_played(text: str) -> None:
    (section,) = sections(read(text))
    trace = replay(section)
    assert trace.gaps == ()
    assert all(hand.complete for _, position in positions(trace) for hand in position.hands)
    assert list(lost(text)) == []
