"""Every topic, from the first answer to the ruling: as by hand, in few answers, with a log that can be read."""

import pytest

from adjudicator.interview import TOPICS
from adjudicator.notation import read, write
from tests.interview.answers import CASES as FOLDER
from tests.interview.answers import DISPUTES, result, ruled_by_hand
from tests.interview.commonest import CASES, COMMONEST, WITH_WHOLE_HANDS

SHORT = (*COMMONEST, "nine cards against gin", "drawn before the discard", "a short pack")
"""The commonest disputes, and others that are as quickly told: twelve taps at most, what is chosen in the end included."""


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


def test_the_commonest_disputes_are_those_of_the_cases() -> None:
    """Whoever adds a case counts it in tests/interview/commonest.py."""
    counted = {topic: names.split() for topic, names in CASES.items()}
    cases = ["-".join(file.name.split("-")[:2]) for file in FOLDER.rglob("*.log")]
    assert sorted(case for names in counted.values() for case in names) == sorted(cases)
    asked = [topic for topic in counted if topic]
    assert [len(counted[topic]) for topic in asked] == sorted((len(counted[topic]) for topic in asked), reverse=True)
    short = list(dict.fromkeys(DISPUTES[name].answers[0] for name in COMMONEST))
    assert short == [topic for topic in asked if topic != "layoff"]
    assert len(short) >= 8
    assert {"knock", "layoff"} <= {DISPUTES[name].answers[0] for name in WITH_WHOLE_HANDS}


@pytest.mark.parametrize("name", SHORT)
def test_the_commonest_disputes_take_twelve_taps(name: str) -> None:
    assert DISPUTES[name].taps + chosen(name) <= 12


@pytest.mark.parametrize("name", WITH_WHOLE_HANDS)
def test_a_dispute_about_whole_hands_takes_thirty_five_taps(name: str) -> None:
    assert DISPUTES[name].taps + chosen(name) <= 35


def chosen(name: str) -> int:
    """One more tap where somebody has a choice."""
    return DISPUTES[name].outcome == "choice"
