"""The forms of a ruling, as programs, checks and browsers read them: each by the installed command."""

import json
import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest

from adjudicator import adjudicate
from adjudicator.cli import main
from adjudicator.cli.commands.rule import FORMATS
from adjudicator.cli.paper import COMPARING
from adjudicator.render.pen import Pen
from adjudicator.render.text import first_sentence
from adjudicator.words import speaking
from tests.cli.documents import (
    CALM,
    EXAMPLE,
    FAULTY,
    flat,
    installed,
    markdown,
    region,
    ruled,
    sarif_of,
    suite_of,
    web,
    words,
)

RECORD = "rules: gra\nevent: singles\ngames: 2\ngame 1: Ann 212, Bob 140\ngame 2: Ann 95, Bob 203\n"
KNOCKED = 15


@pytest.fixture
def logs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    for name, text in (
        ("knock", EXAMPLE),
        ("faulty", FAULTY),
        ("calm", CALM),
        ("record", RECORD),
    ):
        Path(f"{name}.log").write_text(text, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize("form", FORMATS)
def test_the_installed_command_prints_every_form_and_the_same_bytes_again(form: str, logs: Path) -> None:
    first, second = (installed("knock.log", "faulty.log", "--format", form) for _ in range(2))
    assert first.returncode == second.returncode == 3
    assert first.stdout == second.stdout
    assert (first.stderr != b"") == (form == "text")
    shown = first.stdout + first.stderr
    assert b"gra.9.a" in shown
    assert b"L011" in shown
    assert str(logs).encode() not in shown
    assert b"\x1b" not in shown


def test_concise_is_a_line_for_the_ruling_and_one_for_each_irregularity(
    logs: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ruling, knock = ruled(capsys, "concise", "knock.log").splitlines()
    assert ruling.startswith("knock.log:1:1: choice South may accept North's knock (undercut, South 27) or refuse it")
    assert knock.startswith(f"knock.log:{KNOCKED}:1: gra.9.a North knocked above the limit")
    (fault,) = ruled(capsys, "concise", "faulty.log").splitlines()
    assert fault.startswith("faulty.log:4:15: L011 ")
    Path("unknown.log").write_text(NO_HANDS, encoding="utf-8")
    ruling, *missing = ruled(capsys, "concise", "unknown.log").splitlines()
    assert ruling.startswith("unknown.log:1:1: needs_facts Not enough facts")
    assert missing
    assert all(re.match(r"unknown.log:\d+:1: needs_facts Needed for a ruling: ", line) for line in missing)
    assert len(ruled(capsys, "concise", "calm.log").splitlines()) == 1


def test_github_annotates_the_lines_of_the_file(logs: Path, capsys: pytest.CaptureFixture[str]) -> None:
    notice, warning = ruled(capsys, "github", "knock.log").splitlines()
    assert notice.startswith("::notice file=knock.log,line=1,col=1,title=choice::South may accept")
    length = len(EXAMPLE.splitlines()[KNOCKED - 1])
    assert warning.startswith(f"::warning file=knock.log,line=15,col=1,endColumn={length + 1},title=gra.9.a::North")
    (error,) = ruled(capsys, "github", "faulty.log").splitlines()
    assert error.startswith("::error file=faulty.log,line=4,col=15,endColumn=17,title=L011::")


def test_junit_has_a_test_case_for_each_log(logs: Path, capsys: pytest.CaptureFixture[str]) -> None:
    suite = suite_of(ruled(capsys, "junit", "knock.log", "faulty.log", "calm.log"))
    found = {case.get("name"): [child.tag for child in case] for case in suite}
    assert found == {
        "knock.log": ["failure", "system-out"],
        "faulty.log": ["error"],
        "calm.log": ["system-out"],
    }
    failure, error = suite.find(".//failure"), suite.find(".//error")
    assert failure is not None
    assert error is not None
    assert failure.get("type") == "gra.9.a"
    assert error.get("type") == "L011"
    assert "faulty.log:4:15: L011" in str(error.text)
    assert [suite.get(key) for key in ("tests", "failures", "errors", "skipped")] == ["3", "1", "1", "0"]


def test_junit_skips_a_log_for_which_only_facts_are_missing(logs: Path, capsys: pytest.CaptureFixture[str]) -> None:
    Path("unknown.log").write_text(NO_HANDS, encoding="utf-8")
    suite = suite_of(ruled(capsys, "junit", "unknown.log"))
    skipped = suite.find(".//skipped")
    assert skipped is not None
    assert "needs_facts" in str(skipped.text)
    assert suite.get("skipped") == "1"


NO_HANDS = (
    "players: North, South\ndealer: South\nupcard: 8d\nNorth passes\nSouth passes\nNorth draws 8h, discards Qh\n"
    "South draws Js, discards Kh\nNorth draws 9h, knocks with Tc\n"
)


def test_sarif_has_a_rule_for_each_id_and_a_place_for_each_result(
    logs: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run = sarif_of(ruled(capsys, "sarif", "knock.log", "faulty.log"))
    assert [rule["id"] for rule in run["tool"]["driver"]["rules"]] == ["gra.9.a", "L011"]
    assert "all ten cards face up" in run["tool"]["driver"]["rules"][0]["help"]["text"]
    knock, fault = run["results"]
    assert (knock["level"], fault["level"]) == ("warning", "error")
    assert (knock["ruleIndex"], fault["ruleIndex"]) == (0, 1)
    assert region(knock) == {
        "startLine": KNOCKED,
        "startColumn": 1,
        "endColumn": len(EXAMPLE.splitlines()[KNOCKED - 1]) + 1,
        "snippet": {"text": EXAMPLE.splitlines()[KNOCKED - 1]},
    }
    assert region(fault) == {"startLine": 4, "startColumn": 15, "endColumn": 17, "snippet": {"text": "5x"}}
    assert [artifact["location"]["uri"] for artifact in run["artifacts"]] == ["knock.log", "faulty.log"]
    assert [artifact["properties"]["rulings"][0]["outcome"] for artifact in run["artifacts"]] == ["choice", "unread"]


def test_sarif_names_files_as_addresses(logs: Path, capsys: pytest.CaptureFixture[str]) -> None:
    Path("c:d é%.log").write_text(CALM, encoding="utf-8")
    run = sarif_of(ruled(capsys, "sarif", "c:d é%.log"))
    assert run["artifacts"][0]["location"]["uri"] == "./c%3Ad%20%C3%A9%25.log"


def test_html_is_one_page_with_an_article_for_each_log(logs: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = web(ruled(capsys, "html", "knock.log", "faulty.log", "record.log"))
    assert page.get("lang") == "en"
    knock, faulty, record = page.findall(".//article")
    assert words(knock.find("h2")).startswith("South may accept North's knock")
    assert [words(heading) for heading in knock.findall("h3")][:3] == ["Choices", "Until a choice is made", "Facts"]
    options = knock.findall("ul/li/ol/li")
    assert [words(option).split(" (")[0] for option in options] == ["accept the knock", "refuse the knock"]
    assert "10♣" in [words(card) for card in knock.findall(".//span[@class='card c']")]
    assert "North draws 5x, discards 9h" in words(faulty.find(".//pre"))
    assert "L011" in words(faulty)
    assert [words(cell) for cell in record.findall(".//thead//th")][1] == "player"
    assert len(record.findall(".//tbody/tr")) == 2


def test_html_says_what_the_text_says(logs: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = ruled(capsys, "text", "knock.log")
    page = web(ruled(capsys, "html", "knock.log"))
    said = set(re.findall(r"\w+", words(page.find(".//article"))))
    assert set(re.findall(r"\w+", re.sub(r"^\s*\d\. ", "", text, flags=re.MULTILINE))) == said


def test_html_goes_through_a_pipe_that_takes_ascii_only(logs: Path) -> None:
    run = installed("knock.log", "--format", "html", PYTHONIOENCODING="ascii")
    assert run.stdout.isascii()
    assert b"10&#9827;" in run.stdout


def test_markdown_has_headings_lists_and_the_faults(logs: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = markdown(ruled(capsys, "md", "knock.log", "faulty.log"))
    assert [words(heading)[:12] for heading in page.findall("h2")] == ["South may ac", "The log coul"]
    assert [words(heading) for heading in page.findall("h3")][:3] == ["Choices", "Until a choice is made", "Facts"]
    assert len(page.findall(".//ul/li/ol/li")) == 2
    assert "North draws 5x, discards 9h" in words(page.find(".//pre"))


def test_markdown_sets_a_table(logs: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = markdown(ruled(capsys, "md", "record.log"))
    assert len(page.findall(".//table/tbody/tr")) == 2


@pytest.mark.parametrize("form", [form for form in FORMATS if form not in ("json", "jsonl")])
def test_every_form_speaks_the_reader_s_language(form: str, logs: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with speaking("fr"):
        sentence = first_sentence(adjudicate(EXAMPLE), Pen())
    assert "V♣" in ruled(capsys, "html", "knock.log", "--lang", "fr")
    shown = ruled(capsys, form, "knock.log", "--lang", "fr")
    if form == "sarif":
        shown = json.dumps(json.loads(shown), ensure_ascii=False)
    assert flat(sentence) in flat(unescape(shown))


@pytest.mark.parametrize("form", FORMATS)
def test_rulebooks_side_by_side_go_with_some_forms(form: str, logs: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status = main(["knock.log", "--compare", "--format", form])
    out, err = capsys.readouterr()
    assert status == (0 if form in COMPARING else 2)
    assert ("classic" in out) == (form in COMPARING)
    assert ("--compare" in err) == (form not in COMPARING)


@pytest.mark.parametrize("form", FORMATS)
def test_a_part_that_was_read_is_ruled_on_and_the_faults_stand_with_it(
    form: str, logs: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("part.log").write_text(EXAMPLE.replace("North passes", "North psases"), encoding="utf-8")
    assert main(["part.log", "--keep-going", "--format", form]) == 3
    out, err = capsys.readouterr()
    shown = out + err if form == "text" else out
    assert "L004" in shown
    assert "gra." in shown


def hands() -> Iterator[str]:
    yield "hand: 1\n" + EXAMPLE
    yield "hand: 2\n" + EXAMPLE.split("players: North, South\n")[1]


def test_the_headings_of_a_hand_stand_below_it(logs: Path, capsys: pytest.CaptureFixture[str]) -> None:
    Path("two.log").write_text("\n".join(hands()), encoding="utf-8")
    page = web(ruled(capsys, "html", "two.log"))
    parts = [words(heading)[:6] for heading in page.findall(".//h3")]
    assert parts[:2] == ["Hand 1", "Hand 2"]
    assert "Facts" in [words(heading) for heading in page.findall(".//h4")]


def test_every_case_has_its_place_in_every_document(capsys: pytest.CaptureFixture[str]) -> None:
    folder = Path(__file__).parents[1] / "data" / "cases"
    logs = sorted(str(log) for log in folder.rglob("*.log"))
    assert len(web(ruled(capsys, "html", *logs)).findall(".//article")) == len(logs)
    assert len(suite_of(ruled(capsys, "junit", *logs))) == len(logs)
    assert len(sarif_of(ruled(capsys, "sarif", *logs))["artifacts"]) == len(logs)
    assert len(markdown(ruled(capsys, "md", *logs)).findall("h2")) == len(logs)
