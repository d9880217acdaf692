"""Names, comments and file names that would be obeyed instead of shown: in no form of a ruling are they."""

import io
import re
import sys
from pathlib import Path

import pytest

from adjudicator.cli import main
from adjudicator.cli.commands.rule import FORMATS
from tests.cli.documents import CALM, EXAMPLE, FAULTY, installed, markdown, ruled, sarif_of, suite_of, web, words

HOSTILE = (
    "<script>alert(1)</script>",
    "]]><!--%0A::error file=x::y",
    "`a`|*b* [c](http://e.example) ![d](http://e.example/e.png)",
    "</title></style></article> &amp; &#1; <b>",
    "%25%0D%0A::set-output name=x::y",
    "# 1. - + > _x_ ~~y~~ www.e.example $z$",
    "عربي عربي",
    "日本 名前",
)
UNSEEN = ("\x1b[31mred\x1b[0m", "\u202eevil", "\x07\x9b2J", "\x00", "\u2066x\u2069")


def hostile(name: str) -> str:
    """The example with that name for North, in a comment and as the event."""
    told = re.sub(r"\bNorth\b", lambda _: f'"{name}"', EXAMPLE.replace("# A", "#A"))
    return told.replace("dealer:", f"event: of {name}\ndealer:").replace("rules: gra\n", f"rules: gra  # {name}\n")


@pytest.fixture(params=HOSTILE, ids=range(len(HOSTILE)))
def evil(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.chdir(tmp_path)
    Path("evil.log").write_text(hostile(request.param), encoding="utf-8")
    return str(request.param)


def test_github_commands_cannot_be_forged(evil: str, capsys: pytest.CaptureFixture[str]) -> None:
    lines = ruled(capsys, "github", "evil.log").splitlines()
    assert len(lines) == 2
    for line in lines:
        command = re.fullmatch(r"::(notice|warning) ([^:]*)::(.*)", line)
        assert command
        said = command[3].replace("%0A", "\n").replace("%0D", "\r").replace("%25", "%")
        assert evil in said


def test_junit_keeps_hostile_names_as_text(evil: str, capsys: pytest.CaptureFixture[str]) -> None:
    suite = suite_of(ruled(capsys, "junit", "evil.log"))
    failure = suite.find(".//failure")
    assert failure is not None
    assert evil in str(failure.get("message"))
    assert evil in str(failure.text)


def test_sarif_keeps_hostile_names_as_text(evil: str, capsys: pytest.CaptureFixture[str]) -> None:
    run = sarif_of(ruled(capsys, "sarif", "evil.log"))
    assert evil in run["results"][0]["message"]["text"]


def test_html_keeps_hostile_names_as_text(evil: str, capsys: pytest.CaptureFixture[str]) -> None:
    page = web(ruled(capsys, "html", "evil.log"))
    assert words(page.find(".//h2")).startswith(f"South may accept {evil}'s knock")


def test_markdown_keeps_hostile_names_as_text(evil: str, capsys: pytest.CaptureFixture[str]) -> None:
    page = markdown(ruled(capsys, "md", "evil.log"))
    assert words(page.find("h2")).startswith(f"South may accept {evil}'s knock")
    tags = {element.tag for element in page.iter()}
    assert not tags & {"script", "a", "img", "b", "em", "strong", "code", "s", "del"}


@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize("unseen", UNSEEN)
def test_nothing_that_a_terminal_would_obey_comes_through(
    form: str, unseen: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("evil.log").write_text(hostile(unseen), encoding="utf-8")
    Path("worse.log").write_text(CALM + f"event: {unseen}\nNorth {unseen}\n{unseen}\n", encoding="utf-8")
    main(["evil.log", "worse.log", "--format", form, "--keep-going"])
    shown = "".join(capsys.readouterr())
    obeyed = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")
    assert not obeyed.search(shown)


def test_a_file_name_that_a_terminal_would_obey_is_shown_harmless(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    name = "a\x1b[2J%0A::error::.log"
    Path(name).write_text(FAULTY, encoding="utf-8")
    for form in FORMATS:
        run = installed(name, "--format", form) if form == "text" else None
        shown = run.stdout + run.stderr if run else printed(name, form)
        assert b"\x1b" not in shown


def printed(name: str, form: str) -> bytes:
    kept_bytes = io.BytesIO()
    kept, sys.stdout = sys.stdout, io.TextIOWrapper(kept_bytes, encoding="utf-8")
    try:
        main([name, "--format", form])
        sys.stdout.flush()
        return kept_bytes.getvalue()
    finally:
        sys.stdout = kept
