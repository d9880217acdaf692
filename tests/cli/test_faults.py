"""How a fault looks on the terminal."""

from adjudicator.cli.faults import Part, lines

FAULT = {"id": "L011", "line": 4, "column": 13, "says": "5x is no card", "expected": [], "hint": "", "text": ""}


def test_a_fault_without_its_line_is_one_line() -> None:
    assert list(lines("a.log", [FAULT])) == ["a.log:4:13: L011 5x is no card"]


def test_the_mark_stands_below_the_word() -> None:
    _, line, mark = lines("a.log", [{**FAULT, "column": 7, "length": 8, "text": "North discrads Kh"}])
    assert line == "  North discrads Kh"
    assert mark == "        ^~~~~~~~"


def test_the_mark_stands_below_the_column_also_after_a_tab() -> None:
    _, line, mark = lines("a.log", [{**FAULT, "column": 3, "text": "\tN5x"}])
    assert (line, mark) == ("  \tN5x", "  \t ^")


def test_a_wide_sign_takes_two_columns_and_an_accent_none() -> None:
    _, line, mark = lines("a.log", [{**FAULT, "column": 5, "length": 2, "text": "北e\u0301 5x"}])
    assert (line, mark) == ("  北e\u0301 5x", "      ^~")


def test_of_a_long_line_the_part_around_the_fault_is_shown() -> None:
    _, line, mark = lines("a.log", [{**FAULT, "column": 901, "length": 500, "text": "a" * 900 + "X" + "b" * 900}])
    assert len(line) == 102
    assert line[mark.index("^")] == "X"
    assert len(mark) <= len(line)


def test_signs_that_would_steer_the_terminal_are_shown_as_signs() -> None:
    _, line, mark = lines("a.log", [{**FAULT, "column": 7, "text": "\x1b[31m\x07X"}])
    assert "\x1b" not in line
    assert line[mark.index("^")] == "X"


def test_the_hint_stands_before_what_would_be_accepted() -> None:
    few = [*lines("a.log", [{**FAULT, "expected": ["a card", "?"], "hint": "did you mean `5h`?"}])]
    assert few[1:] == ["  hint: did you mean `5h`?", "  expected: a card, ?"]


def test_what_the_hint_says_is_not_said_twice() -> None:
    only = {**FAULT, "expected": ["gin"], "meant": "gin", "hint": "did you mean `gin`?"}
    assert [*lines("a.log", [only])][1:] == ["  hint: did you mean `gin`?"]


def test_faults_that_were_only_counted_are_counted() -> None:
    assert [*lines("a.log", [FAULT], more=7)][-1] == "a.log: and 7 more faults like these"
    assert [*lines("a.log", [FAULT], more=1)][-1] == "a.log: and 1 more fault like these"


def test_each_part_has_a_colour_of_its_own() -> None:
    def paint(part: Part, text: str) -> str:
        return f"<{part} {text}>"

    painted = list(lines("a.log", [{**FAULT, "text": "North draws 5x", "hint": "h", "expected": ["e"]}], paint=paint))
    assert painted == [
        "<place a.log:4:13:> <id L011> 5x is no card",
        "  North draws 5x",
        "              <mark ^>",
        "  <label hint>: h",
        "  <label expected>: e",
    ]
