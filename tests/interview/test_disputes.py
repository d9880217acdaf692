"""Every topic, from the first answer to the ruling: as by hand, in few answers, with a log that can be read."""

import pytest

from adjudicator.interview import TOPICS
from adjudicator.notation import read, write
from tests.interview.answers import DISPUTES, result, ruled_by_hand

SHORT = (
    "an improper knock, both hands as counts",
    "eleven cards before play",
    "nine cards in the middle",
    "a card of the stock seen",
    "a discard put straight back",
    "a false gin",
    "the upcard disputed",
    "drawn before the discard",
    "the stock touched",
    "the 50th card knocked with",
    "a recorded count",
)
"""The commonest disputes: twelve taps at most, what is chosen in the end included."""


@pytest.mark.parametrize("name", DISPUTES)
def test_it_is_ruled_as_a_log_written_by_hand(name: str) -> None:
    told = DISPUTES[name]
    interview = told.interview
    assert interview.ruling.outcome == told.outcome
    assert result(interview.ruling) == result(ruled_by_hand(told))
    assert interview.question is None or interview.question.id == "choice"


@pytest.mark.parametrize("name", DISPUTES)
def test_its_log_is_read_without_a_fault_and_stands_in_canonical_form(name: str) -> None:
    text = DISPUTES[name].interview.text
    log = read(text)
    assert log.faults == ()
    assert write(log) == text


def test_every_topic_is_told() -> None:
    assert {told.answers[0] for told in DISPUTES.values()} == {topic.id for topic in TOPICS}


@pytest.mark.parametrize("name", SHORT)
def test_the_commonest_disputes_take_twelve_taps(name: str) -> None:
    told = DISPUTES[name]
    assert told.taps + (told.outcome == "choice") <= 12


def test_a_disputed_knock_with_both_hands_takes_thirty_five_taps() -> None:
    told = DISPUTES["an improper knock, both hands as cards"]
    assert told.taps + 1 <= 35
