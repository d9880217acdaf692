"""``adjudicate LOG --compare``: every rulebook side by side."""

import json
from pathlib import Path

import pytest

from adjudicator import adjudicate
from adjudicator.bookshelf import names
from adjudicator.cli import main
from tests.rulebook.clubs import HEAD

EXAMPLE = str(Path(__file__).parents[2] / "scenarios" / "examples" / "improper_knock.log")
GIN = (
    "players: North, South\ndealer: South\ndeal North: 6h 7h 8h 9c 9d 9h 2s 3s 5s Kd\n"
    "deal South: 4c 5c Jc Jd 2d 5d Kh Th Qd Qc\nupcard: 8d\nNorth passes\nSouth passes\nNorth draws 4s, gins with Kd\n"
)


def rows(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, dict[str, object]]:
    main([*words, "--compare", "--format", "json"])
    return {row["rulebook"]: row for row in json.loads(capsys.readouterr().out)["rulings"]}


def test_each_row_is_the_ruling_under_that_book(capsys: pytest.CaptureFixture[str]) -> None:
    found = rows(capsys, EXAMPLE)
    assert set(found) == set(names())
    for name, row in found.items():
        ruling = adjudicate(Path(EXAMPLE).read_bytes(), name)
        assert (row["outcome"], row["points"]) == (ruling.outcome, ruling.points)


def test_the_deciding_clauses_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    clauses = {name: row["clauses"] for name, row in rows(capsys, EXAMPLE).items()}
    assert clauses["gra"] == ["gra.9.a", "gra.9.d"]
    assert clauses["gra-fr"] == ["gra-fr.11.a", "gra-fr.11.c"]
    assert clauses["classic"] == ["classic.6.a"]
    assert clauses["straight-gin"] == ["classic.7.b"]


def test_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([EXAMPLE, "--compare"]) == 0
    out = capsys.readouterr().out.splitlines()
    assert out[0] == f"{EXAMPLE} under {len(names())} rulebooks"
    assert "home undercut: North 0, South 27 [home.4.b]" in [" ".join(line.split()) for line in out]
    gra = next(number for number, line in enumerate(out) if line.startswith("gra "))
    assert " ".join(out[gra].split()) == "gra a choice [gra.9.a, gra.9.d]"
    assert out[gra + 1].strip() == "South: accept the knock: undercut, South 27"


def test_it_is_said_that_nothing_hangs_on_the_book(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log = tmp_path / "gin.log"
    log.write_text(GIN)
    assert main([str(log), "--compare"]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "The same under every rulebook."
    log.write_text(GIN.replace("8d", "8s"))
    assert main([str(log), "--compare"]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == f"2 rulings among {len(names())} rulebooks."


def test_the_clubs_own_book_stands_beside_ours(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "club.toml").write_text(HEAD.format(base="gra") + "[terms]\ngin = 20\n")
    (tmp_path / "gin.log").write_text(f"rules: {tmp_path / 'club.toml'}\n{GIN}")
    found = rows(capsys, str(tmp_path / "gin.log"))
    assert set(found) == {*names(), "club"}
    assert (found["club"]["points"], found["gra"]["points"]) == ({"North": 96, "South": 0}, {"North": 101, "South": 0})


def test_a_log_that_cannot_be_read_is_compared_with_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "bad.log").write_text("players: North, South\nNorth draws 5x\n")
    assert main([str(tmp_path / "bad.log"), "--compare"]) == 3
    out, err = capsys.readouterr()
    assert (out, err.count(":2:")) == ("", 1)


def test_several_logs_are_compared_a_line_each(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([EXAMPLE, EXAMPLE, "--compare", "--format", "jsonl"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["file"] for line in lines] == [EXAMPLE, EXAMPLE]
    assert all(line["same"] is False for line in lines)
