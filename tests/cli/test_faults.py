"""How a fault looks on the terminal."""

from adjudicator.cli.faults import lines

FAULT = {"line": 4, "column": 13, "says": "5x is no card", "expected": [], "hint": "", "text": ""}


def test_a_fault_without_its_line_is_one_line() -> None:
    assert list(lines("a.log", [FAULT])) == ["a.log:4:13: 5x is no card"]


def test_the_mark_stands_below_the_column_also_after_a_tab() -> None:
    _, line, mark = lines("a.log", [{**FAULT, "column": 3, "text": "\tN5x"}])
    assert (line, mark) == ("  \tN5x", "  \t ^")


def test_of_a_long_line_the_part_around_the_fault_is_shown() -> None:
    _, line, mark = lines("a.log", [{**FAULT, "column": 901, "text": "a" * 900 + "X" + "b" * 900}])
    assert len(line) == 102
    assert line[mark.index("^")] == "X"


def test_signs_that_would_steer_the_terminal_are_shown_as_signs() -> None:
    _, line, mark = lines("a.log", [{**FAULT, "column": 7, "text": "\x1b[31m\x07X"}])
    assert "\x1b" not in line
    assert line[mark.index("^")] == "X"


def test_what_would_be_accepted_is_listed_as_far_as_it_helps() -> None:
    few = [*lines("a.log", [{**FAULT, "expected": ["a card", "?"], "hint": "5h"}])]
    assert few[1:] == ["  expected: a card, ?", "  hint: 5h"]
    many = [*lines("a.log", [{**FAULT, "expected": [f"w{n}" for n in range(20)]}])]
    assert many[1].endswith("w11 … (8 more)")


def test_faults_that_were_only_counted_are_counted() -> None:
    assert [*lines("a.log", [FAULT], more=7)][-1] == "a.log: and 7 more faults like these"
