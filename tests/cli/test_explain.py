"""``adjudicate explain``: clauses, points and faults; what it says of places is so."""

import re
from pathlib import Path

import pytest

from adjudicator.bookshelf import load_rulebook, names
from adjudicator.cli import main
from adjudicator.meaning import Placed
from adjudicator.notation import KINDS as LOG_FAULTS
from adjudicator.render.meaning import where as place_of
from adjudicator.rulebook import points
from adjudicator.rulebook.faults import KINDS as BOOK_FAULTS
from tests.rulebook.clubs import HEAD
from tests.scenarios.corpus import scenarios

ROOT = Path(__file__).parents[2]


def explained(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What is printed, in one line."""
    assert main(["explain", *words]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return " ".join(out.split())


def test_a_clause(capsys: pytest.CaptureFixture[str]) -> None:
    told = explained(capsys, "gra.9.d")
    for words in (
        "gra.9.d (choice, article 9)",
        "an improper knock, opponent at or under the limit: choice of the opponent",
        "improper knock: may accept: a choice",
        "improper knock: accepted: is said",
        "It gives way to: gra.8.a, gra.8.b, gra.8.c, gra.10.a",
        "To it give way: gra.11.c",
        "P11, accepting: the opponent's count before or after lay-offs: (a) after",
        "adjudicator/regulations/improper_knock.py",
        "scenarios/gra/9d_accepting_an_improper_knock.feature:5 gra.9.d South holds eight against a limit of eight",
    ):
        assert words in told


def test_the_points_that_a_clause_names_come_first(capsys: pytest.CaptureFixture[str]) -> None:
    told = explained(capsys, "gra.8.d")
    named, asked = told.split("Points it rests on:")[1].split("Points that its regulation asks:")
    assert re.findall(r"\bP\d\d,", named) == ["P27,", "P76,"]
    assert {"P25,", "P26,", "P28,", "P29,", "P30,"} <= set(re.findall(r"\bP\d\d,", asked))
    assert "P27," not in asked


def test_a_clause_that_only_describes_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "club.toml"
    file.write_text(HEAD.format(base="gra") + '[clauses."club.1.a"]\nwhen = "tea"\nsays = "at five"\n')
    assert "it describes, and decides nothing" in explained(capsys, "club.1.a", "--rules", str(file))


def test_a_variant_is_named_as_one(capsys: pytest.CaptureFixture[str]) -> None:
    told = explained(capsys, "classic.7.c")
    assert "only if announced" in told
    assert "improper knock: above limit: penalty points" in told


@pytest.mark.parametrize("name", names())
def test_every_clause_stands_where_it_is_said_to(name: str) -> None:
    book = load_rulebook(name)
    for clause in book.clauses.values():
        where = place_of(Placed(book, clause))
        assert f'"{clause.id}"' in (ROOT / where.file).read_text(encoding="utf-8").splitlines()[where.line - 1]


def test_the_scenarios_are_those_that_cite_it(capsys: pytest.CaptureFixture[str]) -> None:
    told = explained(capsys, "oklahoma.1.b")
    shown = [s.name for s in scenarios() if s.clause == "oklahoma.1.b"]
    assert len(shown) >= 2
    assert all(f" {name}" in told for name in shown)
    assert "oklahoma.2.a" not in told.split("Scenarios:")[1]


def test_an_installation_without_scenarios_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("adjudicator.__file__", str(tmp_path / "adjudicator" / "__init__.py"))
    assert "in the repository, not in this installation" in explained(capsys, "gra.9.d")


def test_a_point(capsys: pytest.CaptureFixture[str]) -> None:
    told = explained(capsys, "p11")
    assert "P11 (Improper knock, announcements): accepting" in told
    readings = re.search(r"\(a\) after \[(.+?)\] \(b\) before \[(.+?)\] \(c\) after, and strictly", told)
    assert readings
    assert "gra" in readings[1].split(", ")
    assert readings[2].split(", ") == ["gra-fr", "gra-fr-pairs"]
    assert "Every text speaks." in told


def test_a_point_on_which_texts_are_silent(capsys: pytest.CaptureFixture[str]) -> None:
    silent = re.search(r"No article speaks in: (.+?) Another", explained(capsys, "P20"))
    assert silent
    assert {"gra", "gra-fr", "home"} <= set(silent[1].split(", "))
    assert not {"classic", "modern", "oklahoma"} & set(silent[1].split(", "))


@pytest.mark.parametrize("name", [*points(), *LOG_FAULTS, *BOOK_FAULTS])
def test_every_point_and_every_fault_is_explained(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert explained(capsys, name).startswith(name)


def test_a_clause_as_a_club_has_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "club.toml"
    file.write_text(HEAD.format(base="gra") + '[amends."gra.9.d"]\nsays = "nobody accepts"\n')
    told = explained(capsys, "gra.9.d", "--rules", str(file))
    assert "amended by club" in told
    assert "nobody accepts" in told
    assert f"{file}:5" in told
    assert "adjudicator/rulebooks/gra.toml:" in explained(capsys, "gra.9.a", "--rules", str(file))


def test_a_clause_without_its_rulebook(capsys: pytest.CaptureFixture[str]) -> None:
    assert explained(capsys, "9.d") == explained(capsys, "gra.9.d")
    told = explained(capsys, "7.b")
    assert told.startswith("7.b, 2 clauses: classic.7.b")
    assert " gra-pairs.7.b" in told
    assert "More of one: adjudicate explain classic.7.b" in told
    assert explained(capsys, "7.b", "--rules", "classic").startswith("classic.7.b (")


def test_an_article_is_named_whole(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "GRA.9"]) == 0
    told = capsys.readouterr().out
    listed = [clause for clause in load_rulebook("gra").clauses if clause.startswith("gra.9.")]
    assert told.startswith(f"gra.9, {len(listed)} clauses:\n")
    assert re.findall(r"^  (gra\.9\.\w)", told, re.MULTILINE) == listed


@pytest.mark.parametrize(
    ("name", "hint"),
    [
        ("gra.9.z", "did you mean `gra.9."),
        ("P99", "did you mean `P"),
        ("clasic.5.d", "did you mean `classic.5.d"),
        ("gra", "rules show gra"),
    ],
)
def test_the_nearest_is_suggested(name: str, hint: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", name]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert hint in err
