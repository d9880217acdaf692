"""``adjudicate rules``: the list, one rulebook, and two against each other in words."""

from pathlib import Path

import pytest

from adjudicator.bookshelf import load_rulebook, names
from adjudicator.cli import main
from tests.rulebook.clubs import HEAD


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What a call prints, in one line so that the breaks of lines do not matter."""
    assert main(list(words)) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return " ".join(out.split())


@pytest.fixture
def club(tmp_path: Path) -> str:
    file = tmp_path / "club.toml"
    body = '[terms]\ngin = 20\n[readings]\nP11 = "b"\n[amends."gra.5.a"]\nsays = "touching is free"\n'
    file.write_text(HEAD.format(base="gra") + body + '[clauses."club.1.a"]\nwhen = "tea"\nsays = "at five"\n')
    return str(file)


def test_the_list_names_every_rulebook(capsys: pytest.CaptureFixture[str]) -> None:
    told = printed(capsys, "rules")
    assert all(load_rulebook(name).title in told for name in names())
    assert "extends classic" in told


def test_one_rulebook_is_told_whole(capsys: pytest.CaptureFixture[str]) -> None:
    told = printed(capsys, "rules", "show", "modern")
    for words in (
        "knock limit: 10", "bonus for gin: 25", "bonus for big gin: 31", "box for each hand won, added when the game is over: 25",
        "bonus for winning the game: 100", "the bonus is doubled where the loser has won no hand: yes", "Repeals: classic.6.b",
        "Adds: modern.1.a, modern.2.a, modern.2.b", "in force from 2026-01-01 (told, not enforced",
    ):  # fmt: skip
        assert words in told
    assert all(clause in told for clause in load_rulebook("modern").clauses)


def test_the_difference_between_two_texts(capsys: pytest.CaptureFixture[str]) -> None:
    told = printed(capsys, "rules", "diff", "gra", "gra-fr")
    for words in (
        "gra (a) after; gra-fr (b) before",
        "gra.0.a left to the director; gra-fr.14.a is said",
        "seen card: refused: gra.11.d; gra-fr: it does not arise",
        "hand ends: lower: gra.6.e; gra-fr: no article (gra): is scored",
        "wrong number: both gra.8.b both players wrong: new deal. gra-fr.10.b both wrong: new deal.",
    ):
        assert words in told
    assert "bonus for gin" not in told
    assert "P12" not in told


def test_terms_are_told_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    told = printed(capsys, "rules", "diff", "classic", "home")
    assert "bonus for big gin: none in classic, 31 in home" in told
    assert "the text says what court cards count: yes in classic, no in home" in told


def test_what_a_club_has_changed(club: str, capsys: pytest.CaptureFixture[str]) -> None:
    told = printed(capsys, "rules", "diff", "gra", club)
    for words in (
        "bonus for gin: 25 in gra, 20 in club",
        "P11, accepting: the opponent's count before or after lay-offs: gra (a) after; club (b) before",
        "club: a player touches the top of either pile by mistake: touching is free.",
        "only in club: club.1.a tea: at five.",
    ):
        assert words in told
    assert "Only gra speaks" not in told


def test_a_rulebook_does_not_differ_from_itself(club: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(capsys, "rules", "diff", club, club).endswith("Nothing differs.")


@pytest.mark.parametrize("words", [["show", "grah"], ["diff", "gra", "grah"]])
def test_an_unknown_rulebook(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", *words]) == 2
    assert "did you mean `gra`?" in capsys.readouterr().err


def test_a_rulebook_that_cannot_be_used_is_shown_with_a_mark(club: str, capsys: pytest.CaptureFixture[str]) -> None:
    Path(club).write_text(Path(club).read_text().replace("gin = 20", "gim = 20"))
    assert main(["rules", "show", club]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.splitlines()[:4] == [
        f"adjudicate: the rulebook {club} cannot be used, 1 fault",
        f"{club}:6:1: R007 there is no term `gim`",
        "  gim = 20",
        "  ^~~",
    ]
    assert err.splitlines()[-1] == "  hint: did you mean `gin`?"
