"""What is underlined in a log."""

from hypothesis import given, settings
from hypothesis import strategies as st

from adjudicator.editor.problems import problems

KNOCK = """rules: gra
players: North, South
upcard: 8d
position:
  hand North: 6h 7h 8h 9c 9d 9h 2s 3s 4s Kd Tc
  hand South: {south}
  to discard: North
North knocks with Tc
"""
COUNTS_EIGHT = "4c 5c 6c 7c Jc Jd Js Ac 2d 5d"


def underlined(text: str) -> set[tuple[int, str, str]]:
    return {(problem.line, problem.severity, problem.code) for problem in problems(text)}


def test_an_irregularity_is_a_warning_and_a_choice_information() -> None:
    found = underlined(KNOCK.format(south=COUNTS_EIGHT))
    assert {(7, "warning", "gra.9.a"), (7, "information", "gra.9.d")} <= found


def test_a_missing_fact_is_asked_for() -> None:
    found = underlined(KNOCK.format(south="10 cards"))
    assert "ask" in {code for _, severity, code in found if severity == "information"}


def test_a_fault_is_an_error_at_its_word_and_the_rest_is_ruled_on() -> None:
    text = KNOCK.format(south=COUNTS_EIGHT) + "South acepts the knock\n"
    (fault,) = [problem for problem in problems(text) if problem.severity == "error"]
    assert (fault.line, fault.start, fault.end, fault.code, fault.instead) == (8, 6, 12, "L004", "accepts")
    assert (7, "warning", "gra.9.a") in underlined(text)


def test_a_contradiction_is_an_error() -> None:
    assert (1, "error", "gap") in underlined("upcard: 8d\nNorth draws 8d\nSouth passes\n")


def test_a_rulebook_that_does_not_exist_is_an_error_in_its_line() -> None:
    assert (1, "error", "rules") in underlined("players: North, South\nrules: gro\nNorth passes\n")


@settings(deadline=None, max_examples=40)
@given(st.text(max_size=60))
def test_any_text_is_looked_through(text: str) -> None:
    rows = text.splitlines() or [""]
    for problem in problems(text):
        assert 0 <= problem.line <= len(rows)
        assert 0 <= problem.start <= problem.end


def test_several_logs_in_one_file_are_looked_through_one_by_one() -> None:
    first = KNOCK.format(south=COUNTS_EIGHT)
    found = underlined(first + "---\nplayers: Ann, Bob\nAnn pases\n")
    assert (7, "warning", "gra.9.a") in found
    assert {(line, code) for line, severity, code in found if severity == "error"} == {(10, "L004")}
