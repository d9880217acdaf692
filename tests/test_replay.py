"""Replay by example: what each line does to the table, and what cannot be: a gap on that line, never a crash or a repair.

The position after each log was worked out by hand.
"""

import pytest

from adjudicator import read
from adjudicator.cards import names
from adjudicator.position import Position
from adjudicator.replay import Trace, replay, sections

NORTH = "3c 4c 5c 7d 7h 7s Kd Qs 9h 2c"
SOUTH = "6d 8d Td Jc Jh 2h 2s 4s 5s As"
DEALT = f"players: North, South\ndealer: South\ndeal North: {NORTH}\ndeal South: {SOUTH}\nupcard: 8h\n"
PASSED = DEALT + "North passes\nSouth passes\n"
LINE = 8
"""The number of the first line after ``PASSED``."""


def played(text: str) -> Trace:
    (section,) = sections(read(text))
    return replay(section)


def middle(*facts: str, north: str = NORTH, south: str = SOUTH) -> str:
    hands = [f"hand North: {north}", f"hand South: {south}"]
    return "\n".join(["players: North, South", "knock card: 8h", "position:", *hands, *facts]) + "\n"


def held(position: Position, seat: int) -> set[str]:
    return set(names(position.hands[seat].known))


def gaps(trace: Trace) -> list[int]:
    return [gap.line for gap in trace.gaps]


def test_a_deal_in_full() -> None:
    start = played(DEALT).start
    assert held(start, 0) == set(NORTH.split())
    assert held(start, 1) == set(SOUTH.split())
    assert (start.stock, start.turn, start.passes, start.plays) == (31, 0, 0, 0)
    assert [names(1 << (card or 0)) for card in start.pile] == [["8h"]]


def test_a_play_from_the_stock() -> None:
    trace = played(PASSED + "North draws 6c, discards Kd\n")
    assert held(trace.final, 0) == {*NORTH.split(), "6c"} - {"Kd"}
    assert (trace.final.stock, len(trace.final.pile), trace.final.turn, trace.final.plays) == (30, 2, 1, 1)
    assert names(1 << (trace.final.top or 0)) == ["Kd"]
    assert trace.gaps == ()


def test_the_upcard_taken() -> None:
    trace = played(DEALT + "North takes 8h, discards Kd\n")
    assert "8h" in held(trace.final, 0)
    assert (trace.final.stock, len(trace.final.pile), trace.final.turn) == (31, 1, 1)


def test_half_a_play_leaves_eleven_cards_and_the_turn() -> None:
    final = played(PASSED + "North draws 6c\n").final
    assert (final.hands[0].size, final.right_number(0), final.turn) == (11, 11, 0)


def test_the_upcard_is_refused_by_one_player_and_then_by_the_other() -> None:
    trace = played(PASSED)
    assert [(step.after.passes, step.after.turn) for step in trace.steps] == [(1, 1), (2, 0)]


def test_a_later_pass_is_no_play() -> None:
    before = played(PASSED + "North draws 6c, discards Kd\n").final
    after = played(PASSED + "North draws 6c, discards Kd\nSouth passes\n").final
    assert after == before


IMPOSSIBLE = [
    ("draws a card of his own hand", "North draws 3c"),
    ("draws a card of the other hand", "North draws Jc"),
    ("draws a card of the pile", "North draws 8h"),
    ("takes a card that is not on top", "North takes 6c"),
    ("takes a card of the other hand", "North takes Jc"),
    ("discards a card that he does not hold", "North draws 6c, discards Qh"),
    ("discards a card of the other hand", "North draws 6c, discards Jc"),
    ("knocks with a card that he does not hold", "North draws 6c, knocks with Qh"),
    ("shows a card of the other hand", "North draws 6c, knocks with Kd\nNorth shows 3c 4c 5c; loose Jc"),
    ("sees a card that lies in a hand", "North draws 6c\nNorth sees Jc"),
    ("uncovers a card of the pile", "North uncovers 8h"),
    ("takes back a card that was not turned", "North draws 6c, knocks with Kd\nNorth takes back 2c"),
]


@pytest.mark.parametrize("lines", [row[1] for row in IMPOSSIBLE], ids=[row[0] for row in IMPOSSIBLE])
def test_what_cannot_be_is_a_gap_on_its_line(lines: str) -> None:
    text = PASSED + lines + "\n"
    trace = played(text)
    assert gaps(trace) == [LINE + len(lines.splitlines()) - 1]
    assert str(trace.gaps[0].says)


def test_a_card_drawn_twice_moves_in_number_only() -> None:
    trace = played(PASSED + "North draws 6c, discards Kd\nSouth draws 6c, discards Td\n")
    hand = trace.final.hands[1]
    assert gaps(trace) == [LINE + 1]
    assert (hand.size, hand.hidden, hand.doubt) == (10, 1, LINE + 1)
    assert "6c" in held(trace.final, 0)
    assert "6c" not in held(trace.final, 1)
    assert trace.final.stock == 29


def test_a_card_taken_from_beneath_the_top_leaves_the_top_unknown_to_its_taker() -> None:
    trace = played(PASSED + "North draws 6c, discards Kd\nSouth takes 8h, discards Td\n")
    assert gaps(trace) == [LINE + 1]
    assert "8h" not in held(trace.final, 1)
    assert trace.final.hands[1].size == 10


def test_a_card_dealt_to_both_is_doubted_and_not_moved() -> None:
    text = DEALT.replace("As\n", "3c\n")
    trace = played(text)
    assert gaps(trace) == [4]
    assert trace.start.hands[1].size == 10
    assert trace.start.hands[1].doubt == 4
    assert "3c" in held(trace.start, 0)
    assert "3c" not in held(trace.start, 1)


def test_a_card_listed_twice_in_one_hand() -> None:
    trace = played(DEALT.replace("9h 2c", "9h 3c"))
    assert gaps(trace) == [3]
    assert trace.start.hands[0].size == 10
    assert trace.start.hands[0].known.bit_count() == 9


def test_the_upcard_in_a_hand() -> None:
    assert gaps(played(DEALT.replace("upcard: 8h", "upcard: Kd"))) == [3]


def test_a_card_twice_in_the_pile() -> None:
    trace = played(middle("discards: ... 9s 4d 9s", "stock: 12"))
    assert len(trace.gaps) == 1
    assert [card is None for card in trace.start.pile] == [False, False, True]


def test_a_draw_from_an_empty_stock_does_not_happen() -> None:
    trace = played(middle("stock: 0", "to play: North") + "North draws 6c\n")
    assert gaps(trace) == [6 + 2]
    assert trace.final == trace.start


def test_a_card_from_an_empty_pile_is_not_taken() -> None:
    trace = played(DEALT + "North takes 8h\nSouth takes Kd\n")
    assert gaps(trace) == [7]
    assert trace.final.hands[1].size == 10


def test_draws_until_the_stock_is_empty_and_one_more() -> None:
    trace = played(middle("stock: 2") + "North draws, discards Kd\nSouth draws, discards Td\nNorth draws\n")
    assert [step.after.stock for step in trace.steps] == [1, 1, 0, 0, 0]
    assert gaps(trace) == [9]


def test_to_discard_has_eleven_right_cards() -> None:
    trace = played(middle("to discard: South", south=SOUTH + " Qc"))
    assert (trace.start.turn, trace.start.hands[1].size, trace.start.right_number(1)) == (1, 11, 11)
    assert trace.gaps == ()


def test_to_discard_outranks_ten_cards_that_were_counted() -> None:
    text = "players: North, South\nposition:\nhand North: 10 cards\nhand South: 10 cards\nto discard: South\n"
    assert [hand.size for hand in played(text).start.hands] == [10, 11]


def test_counted_hands_are_numbers_without_cards() -> None:
    start = played("players: North, South\nposition:\nhand North: 9 cards\nstock: 14\nto play: North\n").start
    assert [(hand.known, hand.hidden) for hand in start.hands] == [(0, 9), (0, 10)]
    assert start.stock == 14


def test_a_wrong_number_dealt_is_no_gap() -> None:
    trace = played(DEALT.replace(" As\n", "\n"))
    assert trace.gaps == ()
    assert (trace.start.hands[1].size, trace.start.stock) == (9, 32)


def test_a_count_at_the_table_outranks_the_log() -> None:
    final = played(PASSED + "South has 11 cards\n").final
    assert (final.hands[1].size, final.hands[1].hidden) == (11, 1)
    final = played(PASSED + "South has 8 cards\n").final
    assert (final.hands[1].size, final.hands[1].hidden) == (8, -2)


def test_cards_that_come_to_light_later_were_held_from_the_start() -> None:
    hidden = DEALT.replace(SOUTH, "?")
    text = hidden + "North draws 6c, discards Kd\nSouth draws 3h, discards Td\nNorth draws 4d, discards Qs\n"
    assert held(played(text).start, 1) == {"Td"}
    shown = text + "South shows 2h 2s; loose 6d 8d\n"
    assert held(played(shown).start, 1) == {"Td", "2h", "2s", "6d", "8d"}


def test_after_a_draw_nobody_saw_a_card_that_is_shown_may_have_been_drawn() -> None:
    text = DEALT.replace(SOUTH, "?") + "North draws 6c, discards Kd\nSouth draws ?, discards Td\nSouth shows 2h 2s\n"
    trace = played(text)
    assert held(trace.start, 1) == set()
    assert held(trace.final, 1) == {"2h", "2s"}
    assert trace.final.hands[1].size == 10


def test_more_cards_shown_than_held_is_a_gap() -> None:
    text = DEALT.replace(SOUTH, "6d 8d Td Jc Jh 2h 2s 4s 5s ?") + "South shows As Qh\n"
    trace = played(text)
    assert gaps(trace) == [6]
    assert trace.final.hands[1].size == 10


def test_a_draw_without_a_discard_goes_on() -> None:
    trace = played(PASSED + "North draws 6c\nSouth draws 3h, discards Td\n")
    assert trace.gaps == ()
    assert [hand.size for hand in trace.final.hands] == [11, 10]


def test_two_draws_in_a_turn_leave_twelve_cards() -> None:
    trace = played(PASSED + "North draws 6c\nNorth draws 3h\n")
    assert trace.gaps == ()
    assert (trace.final.hands[0].size, trace.final.stock) == (12, 29)


def test_a_knock_whose_discard_is_not_logged_leaves_eleven_known_cards() -> None:
    trace = played(PASSED + "North draws 6c, knocks\n")
    assert trace.gaps == ()
    assert held(trace.final, 0) == {*NORTH.split(), "6c"}


def test_a_discard_that_nobody_wrote_down_leaves_cards_of_which_one_is_gone() -> None:
    trace = played(PASSED + "North draws 6c, discards ?\n")
    assert trace.gaps == ()
    assert (trace.final.hands[0].size, trace.final.hands[0].complete, trace.final.top) == (10, False, None)


def test_a_short_hand_is_put_right_from_the_stock_and_a_long_one_onto_the_pile() -> None:
    short = played(PASSED.replace(" As\n", "\n") + "South corrects with 3h\n").final
    assert (short.hands[1].size, short.stock) == (10, 31)
    long = played(PASSED.replace(" As\n", " As Qc\n") + "South corrects with Qc\n").final
    assert (long.hands[1].size, long.stock, names(1 << (long.top or 0))) == (10, 30, ["Qc"])


def test_a_card_taken_back_is_in_the_hand_again() -> None:
    trace = played(PASSED + "North draws 6c, knocks with Kd\nNorth takes back Kd\n")
    assert trace.gaps == ()
    assert held(trace.final, 0) == {*NORTH.split(), "6c"}
    assert trace.final.turn == 0


def test_a_card_in_a_hand_is_not_taken_back_for_one_that_nobody_knows() -> None:
    trace = played(PASSED + "North draws ?, discards ?\nNorth takes back Jc\n")
    assert gaps(trace) == [LINE + 1]
    assert "Jc" not in held(trace.final, 0)


def test_seen_cards_stay_in_the_stock() -> None:
    trace = played(PASSED + "North draws 6c\nNorth sees 9d 3h\n")
    assert [names(1 << (card or 0)) for card in trace.final.seen] == [["9d"], ["3h"]]
    assert trace.final.stock == 30
    taken = played(PASSED + "North draws 6c\nNorth sees 9d\nNorth discards Kd\nSouth takes the seen card 9d\n").final
    assert "9d" in held(taken, 1)
    assert (taken.stock, taken.seen) == (29, ())


def test_what_somebody_else_does_moves_nothing() -> None:
    log = read("players: North, South, West\n" + PASSED.split("\n", 1)[1] + "West draws 6c\n")
    trace = replay(sections(log)[0])
    assert trace.final.stock == 31
    assert trace.steps[-1].seat == -1


def test_a_hand_after_a_gap_is_still_replayed() -> None:
    trace = played(PASSED + "North draws Jc, discards Kd\nSouth draws 6c, discards Td\n")
    assert gaps(trace) == [LINE]
    assert held(trace.final, 1) == {*SOUTH.split(), "6c"} - {"Td"}


def test_gaps_are_listed_to_a_hundred_and_then_counted() -> None:
    trace = played(PASSED + "North takes 6c\n" * 150)
    assert (len(trace.gaps), trace.more_gaps) == (100, 50)


def test_a_hand_begins_with_hand_or_with_a_new_deal_after_something_happened() -> None:
    one = DEALT + "North draws 6c, discards Kd\n"
    assert [len(each.events) for each in sections(read(one + "dealer: North\nupcard: 3h\nSouth passes\n"))] == [1, 1]
    assert [each.hand for each in sections(read("hand: 1\n" + one + "hand: 2\n" + one))] == [1, 2]
    assert len(sections(read("rules: gra\nhouse: P11 b\n" + one))) == 1


def test_players_and_house_stay_for_the_next_hand_and_dealer_and_score_do_not() -> None:
    text = f"house: P11 b\n{DEALT}score: North 20, South 3\nNorth passes\nhand: 2\nupcard: 3h\n"
    first, second = sections(read(text))
    assert first.dealer == "South"
    assert (second.players, second.house) == (first.players, first.house)
    assert (second.dealer, second.score) == (None, ())
