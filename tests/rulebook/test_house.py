"""A house rulebook is the book it extends with what it names changed, and rules so."""

from datetime import date
from pathlib import Path

import pytest

from adjudicator import adjudicate, load_rulebook
from adjudicator.book_check import check
from adjudicator.bookshelf import houses, names, texts
from adjudicator.rulebook import Answer, BookError
from tests.rulebook.clubs import HEAD, club

HANDS = (
    "players: North, South\ndealer: South\n"
    "deal North: 6h 7h 8h 9c 9d 9h 2s 3s {loose} Kd\ndeal South: 4c 5c Jc Jd 2d 5d Kh Th Qd Qc\n"
    "upcard: {up}\nNorth passes\nSouth passes\nNorth draws 4s, {end}\n"
)
# South counts 76 and can lay off nothing; North is left with the loose card.
KNOCK = HANDS.format(loose="8c", up="8d", end="knocks with Kd")
GIN = HANDS.format(loose="5s", up="8d", end="gins with Kd")


def write(folder: Path, body: str, name: str = "club.toml", base: str = "gra") -> str:
    file = folder / name
    file.write_text(HEAD.format(base=base) + body, encoding="utf-8")
    return str(file)


def test_a_book_that_changes_nothing_is_the_book_it_extends() -> None:
    ours, gra = club(""), load_rulebook("gra")
    same = ("terms", "readings", "clauses", "answers", "gives_way", "variants", "event")
    assert all(getattr(ours, name) == getattr(gra, name) for name in same if hasattr(gra, name))
    assert (ours.id, ours.title, ours.edition, ours.extends) == ("club", "Our club", "third", "gra")
    assert ours.in_force == date(2026, 1, 15)
    check(ours)


def test_terms_change_the_score(tmp_path: Path) -> None:
    twenty = write(tmp_path, "[terms]\ngin = 20\n")
    assert adjudicate(GIN, "gra").points == {"North": 101, "South": 0}
    assert adjudicate(GIN, twenty).points == {"North": 96, "South": 0}


@pytest.mark.parametrize(
    ("term", "outcome"), [("limit = 7", "in_play"), ("limit = 8", "knock"), ("limit = 0", "in_play")]
)
def test_a_limit_of_the_clubs_own(term: str, outcome: str, tmp_path: Path) -> None:
    body = f'[terms]\n{term}\n[clauses."house.1.a"]\nwhen = "knocking"\nsays = "so many"\n'
    answers = 'answers = { "knock_limit.fixed" = "cite" }\n'
    assert adjudicate(KNOCK, write(tmp_path, body + answers)).outcome == outcome


def test_a_term_may_be_left_open_again(tmp_path: Path) -> None:
    body = (
        '[terms]\nlimit = "upcard"\n[clauses."club.1.a"]\nwhen = "knocking"\nsays = "as the upcard says"\n'
        'answers = { "knock_limit.by_upcard" = "cite" }\n'
    )
    by_upcard = write(tmp_path, body, base="classic")
    seven = KNOCK.replace("upcard: 8d", "upcard: 7d")
    assert [adjudicate(seven, book).outcome for book in ("classic", by_upcard)] == ["knock", "in_play"]


def test_a_reading_of_the_clubs_own_gives_way_to_the_log(tmp_path: Path) -> None:
    false_gin = KNOCK.replace("knocks with Kd", "gins with Kd")
    as_knock = write(tmp_path, '[readings]\nP13 = "b"\n')
    assert adjudicate(false_gin, "gra").outcome == "in_play"
    assert adjudicate(false_gin, as_knock).outcome == "knock"
    assert adjudicate("house: P13 a\n" + false_gin, as_knock).outcome == "in_play"


def test_an_amended_clause_keeps_its_id_and_has_the_clubs_words() -> None:
    ours = club('[amends."gra.9.d"]\nsays = "nobody accepts"\n')
    assert ours.clauses["gra.9.d"].says == "nobody accepts"
    assert ours.clauses["gra.9.d"].when == load_rulebook("gra").clauses["gra.9.d"].when
    assert ours.answer("improper_knock", "may_accept") == Answer("offer", "gra.9.d")


def test_an_amended_remedy_changes_the_ruling(tmp_path: Path) -> None:
    nine = KNOCK.replace("8c Kd", "9s Kd").replace("4c 5c Jc Jd 2d 5d Kh Th Qd Qc", "4c 5c 6c Jc Jd Js Ac 2d 3d Ah")
    refused = write(tmp_path, '[amends."gra.9.d"]\nanswers = { "improper_knock.may_accept" = "none" }\n')
    improper = nine.replace("6h 7h 8h 9c 9d 9h 2s 3s 9s", "6h 7h 8h 9c 9d 9h 2s 3s Td")
    assert adjudicate(improper, "gra").outcome == "choice"
    assert adjudicate(improper, refused).outcome == "in_play"


def test_a_clause_of_the_clubs_own_is_cited(tmp_path: Path) -> None:
    body = (
        'repeals = ["gra.6.d"]\n[clauses."house.6.d"]\nwhen = "gin"\nsays = "as everywhere"\n'
        'answers = { "hand_ends.gin" = "score" }\n'
    )
    ruling = adjudicate(GIN, write(tmp_path, body)).as_dict()
    assert "house.6.d" in [finding["clause"] for finding in ruling["findings"]]
    assert (ruling["rulebook"], ruling["extends"], ruling["in_force"]) == ("club", "gra", "2026-01-15")


def test_a_repealed_clause_is_gone_from_what_gives_way() -> None:
    ours = club('repeals = ["gra.10.a"]\n[answers.wrong_card]\n' + "".join(
        f'{name} = {{ remedy = "none" }}\n' for name in ("offered", "taken_back", "too_late", "left")
    ))  # fmt: skip
    assert "gra.10.a" not in ours.clauses
    assert not [others for others in ours.gives_way.values() if "gra.10.a" in others]
    check(ours)


def test_a_log_may_name_the_file_of_its_rulebook(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(tmp_path, "[terms]\ngin = 20\n", "Tuesday.toml")
    monkeypatch.chdir(tmp_path)
    assert adjudicate("rules: Tuesday.toml\n" + GIN).points == {"North": 96, "South": 0}


def test_a_log_from_a_stranger_reads_no_file(tmp_path: Path) -> None:
    twenty = write(tmp_path, "[terms]\ngin = 20\n")
    with pytest.raises(BookError, match="there is no rulebook"):
        adjudicate(f"rules: {twenty}\n" + GIN, files=False)
    assert adjudicate("rules: gra\n" + GIN, files=False).outcome == "gin"


def test_a_file_that_has_changed_is_read_again(tmp_path: Path) -> None:
    for bonus in (20, 30):
        assert adjudicate(GIN, write(tmp_path, f"[terms]\ngin = {bonus}\n")).points == {"North": 76 + bonus, "South": 0}


@pytest.mark.parametrize("name", ["none.toml", "a\0b.toml", "folder/none"])
def test_a_file_that_is_not_there(name: str) -> None:
    with pytest.raises(BookError):
        load_rulebook(name)


def test_a_file_with_the_name_of_one_of_ours(tmp_path: Path) -> None:
    with pytest.raises(BookError, match="another name"):
        load_rulebook(write(tmp_path, "", "gra.toml"))


def test_the_shelf() -> None:
    assert set(texts()) >= {"gra", "gra-fr", "classic", "home"}
    assert houses() == ("modern", "oklahoma", "straight-gin")
    assert [load_rulebook(name).id for name in names()] == list(names())
    with pytest.raises(BookError, match="did you mean `oklahoma`"):
        load_rulebook("oklahome")


def test_our_own_books_need_no_schema() -> None:
    import subprocess
    import sys

    script = (
        "import sys; from adjudicator import load_rulebook; load_rulebook('gra'); sys.exit('pydantic' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", script]).returncode == 0


def test_the_example_of_the_readme_is_a_rulebook_and_does_what_it_says(tmp_path: Path) -> None:
    readme = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
    example = next(block.split("```")[0] for block in readme.split("```toml\n")[1:] if block.startswith("extends"))
    file = tmp_path / "club.toml"
    file.write_text(example, encoding="utf-8")
    too_high = KNOCK.replace("knocks with Kd", "knocks with 2s")
    ruling = adjudicate(too_high, str(file))
    assert (ruling.outcome, ruling.next["open"]) == ("in_play", [])
    assert ruling.next["penalties"] == [{"player": "South", "points": 25}]
    assert adjudicate(GIN, str(file)).points == {"North": 96, "South": 0}
