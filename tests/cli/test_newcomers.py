"""What people stumbled over who tried the command for the first time."""

import io
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

import pytest

from adjudicator.cli import main
from tests.cli.test_ask import Piped, piped

ROOT = Path(__file__).parents[2]


def asked(answers: str, *options: str) -> tuple[str, str]:
    """What ``ask`` prints, and what it says beside it."""
    before, out, err = sys.stdin, io.StringIO(), io.StringIO()
    sys.stdin = Piped(answers)
    try:
        with redirect_stdout(out), redirect_stderr(err):
            main(["ask", "--rules", "gra", "--output", "-", *options])
    finally:
        sys.stdin = before
    return out.getvalue(), err.getvalue()


def run(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What a call prints."""
    main([*words])
    return capsys.readouterr().out


def test_after_a_refusal_the_list_is_not_shown_again() -> None:
    _, said = asked("number\nNroth\nxx\nNorth\n")
    assert said.count("Whose number of cards is wrong?") == 1
    assert "did you mean `North`?" in said
    assert "there is no answer xx: give a number from 1 to 3\n> " in said


def test_who_comes_before_when() -> None:
    _, said = asked("number\nNorth\n2\n9\n\n")
    assert said.index("Whose number of cards is wrong?") < said.index("When was it found?")


def test_players_without_names_have_french_ones_in_french(tmp_path: Path) -> None:
    done = piped(tmp_path, "gra\n2\nNord\n2\n9\n\n", "--lang", "fr", "--output", "-")
    assert "joueurs: Nord, Sud\n" in done.stdout
    assert "Nord a 9 cartes\n" in done.stdout


def test_french_help_explains_a_french_clause(capsys: pytest.CaptureFixture[str]) -> None:
    for call in (["--help"], ["explain", "--help"], ["man"]):
        said = run(capsys, *call, "--lang", "fr")
        assert "explain gra-fr.11.c" in said.replace("\\-", "-")
        assert "explain gra.9.d" not in said.replace("\\-", "-")


def test_a_fault_is_shown_by_a_french_line_in_french(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Nord défosse Rc" in run(capsys, "explain", "L004", "--lang", "fr")
    assert "North discrads Kh" in run(capsys, "explain", "L004")


def test_what_is_wrong_and_its_sum_are_in_one_language(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    french, english = tmp_path / "a.log", tmp_path / "b.log"
    french.write_text("langue: fr\njoueurs: Anne, Paul\nAnne picohe 5t\n", "utf-8")
    english.write_text("players: Ann, Bob\nAnn darws 5c\n", "utf-8")
    assert run(capsys, "check", str(french)).splitlines()[-1] == "1 erreur, 0 irrégularité dans 1 relevé"
    assert run(capsys, "check", str(french), "--lang", "en").splitlines()[-1] == "1 fault, 0 irregularities in 1 log"
    assert run(capsys, "check", str(english), str(french)).splitlines()[-1] == "2 faults, 0 irregularities in 2 logs"


def test_an_article_lists_its_clauses(capsys: pytest.CaptureFixture[str]) -> None:
    said = run(capsys, "explain", "gra.9")
    assert said.startswith("gra.9, 7 clauses:\n")
    assert [line.split()[0] for line in said.splitlines() if line.startswith("  gra.")] == [
        f"gra.9.{letter}" for letter in "abcdefg"
    ]


def test_a_word_of_the_table_lists_the_clauses_that_deal_with_it(capsys: pytest.CaptureFixture[str]) -> None:
    said = run(capsys, "explain", "Undercut")
    listed = [line.split()[0] for line in said.splitlines() if line.startswith("  gra.")]
    assert {"gra.6.c", "gra.9.d"} <= set(listed)
    assert "gra.2.a" not in listed
    assert "classic" in said.splitlines()[-1] or "classic" in said.splitlines()[-2]
    assert "  classic." in run(capsys, "explain", "undercut", "--rules", "classic")
    assert "  gra.6.d" in run(capsys, "explain", "mort", "--lang", "fr")


def test_a_word_that_no_clause_has_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "teapot"]) == 2
    assert "there is no clause, point or fault teapot" in capsys.readouterr().err


def test_the_examples_are_in_canonical_form() -> None:
    assert main(["fmt", "--check", str(ROOT / "scenarios" / "examples")]) == 0
