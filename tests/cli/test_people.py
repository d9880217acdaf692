"""``adjudicate people``: accounts from the terminal."""

import io
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

pytest.importorskip("sqlalchemy", reason="the extra serve is not installed")

from adjudicator.cli import main
from adjudicator.cli.people import SIGNS, asked_passphrase, first_account, setup_code
from adjudicator.cli.status import Bad

WORDS = "three words and more"
Call = Callable[..., tuple[int, str, str]]


@pytest.fixture
def call(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Call:
    monkeypatch.setenv("ADJUDICATOR_DATABASE", f"sqlite:///{tmp_path / 'docket.sqlite'}")

    def called(*words: str, typed: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        status = main(["people", *words])
        told = capsys.readouterr()
        return status, told.out, told.err

    return called


class OnATerminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_the_installed_command_makes_an_account_with_a_passphrase_from_a_pipe(tmp_path: Path) -> None:
    adjudicate = Path(sys.executable).with_name("adjudicate")
    place = f"sqlite:///{tmp_path / 'new' / 'docket.sqlite'}"
    call = [str(adjudicate), "people", "add", "Ann", "--database", place]
    env = {**os.environ, "LANG": "en_GB.UTF-8"}
    made = subprocess.run(call, input=WORDS + "\n", capture_output=True, text=True, env=env)
    assert (made.returncode, made.stdout) == (0, "")
    assert made.stderr == "adjudicate: Ann has an account now: head director\n"
    files = b"".join(file.read_bytes() for file in (tmp_path / "new").iterdir())
    assert WORDS.encode() not in files


def test_accounts_from_first_to_last(call: Call) -> None:
    assert call() == (0, "", "adjudicate: nobody has an account yet: adjudicate people add NAME\n")
    assert call("add", "Ann", typed=WORDS)[0] == 0
    assert call("add", "Bob", typed=WORDS)[2] == "adjudicate: Bob has an account now: director\n"
    assert call("role", "bob", "viewer")[0] == 0
    assert call("list")[1] == "Ann: head director; events: -\nBob: viewer; events: -\n"
    assert call("passphrase", "Bob", typed="four words and another")[0] == 0
    status, token, told = call("token", "Bob", "--label", "scores")
    assert (status, token[:4], len(token.strip())) == (0, "adj_", 47)
    assert "only once" in told
    assert call("revoke", "Bob")[2] == "adjudicate: 1 token is revoked\n"
    assert call("remove", "Bob")[0] == 0
    assert call()[1] == "Ann: head director; events: -\nBob: closed\n"
    deeds = [line.split("\t")[2:] for line in call("audit", "--lines", "3")[1].splitlines()]
    assert deeds == [
        ["account closed", "Bob", "terminal"],
        ["tokens revoked", "Bob", "terminal"],
        ["token made", "Bob, scores", "terminal"],
    ]


def test_somebody_is_let_in_to_an_event(call: Call) -> None:
    call("add", "Ann", typed=WORDS)
    assert main(["docket", "event", "Spring Open", "--id", "spring"]) == 0
    assert call("add", "Bob", "--let-in", "spring", typed=WORDS)[0] == 0
    assert call()[1].splitlines()[1] == "Bob: director; events: spring"
    assert call("keep-out", "Bob", "spring")[0] == 0
    assert call("let-in", "Ann", "spring")[0] == 0
    assert call()[1].splitlines() == ["Ann: head director; events: spring", "Bob: director; events: -"]


@pytest.mark.parametrize(
    ("words", "typed", "says"),
    [
        (["add", "Bob"], "too short", "a passphrase has at least 12 letters"),
        (["add", "Bob"], "", "a passphrase has at least 12 letters"),
        (["add", "ann"], WORDS, "there is, or was, an account of the name ann: choose another name"),
        (["add", "Bob", "--let-in", "summer"], WORDS, "there is no event summer"),
        (["add", "Bob", "--role", "king"], WORDS, "--role king: there is viewer, director, head-director"),
        (["role", "Bob", "viewer"], "", "there is no account of the name Bob"),
        (["role", "Ann", "king"], "", "there is no role king: there is director, head director, viewer"),
        (["remove", "Ann"], "", "Ann is the only head director: make another first"),
        (["let-in", "Ann", "summer"], "", "there is no event summer"),
        (["audit", "--lines", "many"], "", "--lines many: that is no number of lines"),
        (["list", "--database", "mysql://x"], "", "a docket is kept in SQLite or PostgreSQL, not in mysql"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(call: Call, words: list[str], typed: str, says: str) -> None:
    call("add", "Ann", typed=WORDS)
    status, out, told = call(*words, typed=typed)
    assert (status, out, told) == (2, "", f"adjudicate: {says}\n")
    assert call()[1] == "Ann: head director; events: -\n", "nothing was done by halves"


class Typing:
    """Somebody at a terminal whose words are not shown: what was asked, and how much of what was to be typed is left."""

    def __init__(self, *words: str) -> None:
        self.asked, self.left = list[str](), list(words)

    def __call__(self, prompt: str) -> str:
        self.asked.append(prompt)
        if not self.left:
            raise EOFError
        return self.left.pop(0)


FIRST, AGAIN = "Passphrase (at least 12 letters): ", "Once more: "
SHORT = "adjudicate: a passphrase has at least 12 letters\n"
TWO = "adjudicate: these were two passphrases: type the same one twice\n"


@pytest.mark.parametrize(
    ("typed", "asked", "told"),
    [
        ([WORDS, WORDS], [FIRST, AGAIN], ""),
        (["short", WORDS, WORDS], [FIRST, FIRST, AGAIN], SHORT),
        ([WORDS, "another one entirely", "", WORDS, WORDS], [FIRST, AGAIN, FIRST, FIRST, AGAIN], TWO + SHORT),
    ],
)
def test_on_a_terminal_a_passphrase_that_will_not_do_is_asked_for_again(
    typed: list[str],
    asked: list[str],
    told: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sys, "stdin", OnATerminal())
    typing = Typing(*typed)
    assert asked_passphrase("Ann", typing) == WORDS
    assert typing.asked == asked
    assert capsys.readouterr().err == told


@pytest.mark.parametrize(
    ("typed", "left", "says"),
    [
        (["short", "short", "short", WORDS, WORDS], 2, "a passphrase has at least 12 letters"),
        ([WORDS, "another one entirely"] * 3 + [WORDS, WORDS], 2, "two passphrases"),
        (["the head director"] * 4, 1, "choose another passphrase"),
        (["short"], 0, "no passphrase was given, so nothing was done"),
        ([WORDS], 0, "no passphrase was given, so nothing was done"),
    ],
)
def test_it_is_asked_for_three_times_at_most_and_not_after_the_end(
    typed: list[str], left: int, says: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", OnATerminal())
    typing = Typing(*typed)
    with pytest.raises(Bad, match=says):
        asked_passphrase("The Head  Director", typing)
    assert len(typing.left) == left


def test_an_account_is_made_at_the_second_try(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ADJUDICATOR_DATABASE", f"sqlite:///{tmp_path / 'docket.sqlite'}")
    monkeypatch.setattr(sys, "stdin", OnATerminal())
    monkeypatch.setattr("adjudicator.cli.people.asked_passphrase.__defaults__", (Typing("short", WORDS, WORDS),))
    assert main(["people", "add", "Ann"]) == 0
    assert main(["people", "remove", "Ann"]) == 2, "there is a head director"


def test_the_first_account_is_asked_for_on_a_terminal_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from adjudicator.docket.migration import migrate
    from adjudicator.docket.people import People
    from adjudicator.docket.store import Store

    store = Store(f"sqlite:///{tmp_path / 'docket.sqlite'}")
    migrate(store)
    people = People(store)
    monkeypatch.setattr(sys, "stdin", io.StringIO("Ann\n"))
    assert not first_account(people)
    monkeypatch.setattr(sys, "stdin", OnATerminal("\n" + "x" * 81 + "\n"))
    with pytest.raises(Bad, match="no name was given"):
        first_account(people)
    monkeypatch.setattr(sys, "stdin", OnATerminal("\nAnn\n"))
    monkeypatch.setattr("adjudicator.cli.people.asked_passphrase", lambda name: WORDS)
    assert first_account(people)
    assert [(account.name, account.role) for account in people.everybody()] == [("Ann", "head director")]
    assert first_account(people), "nobody is asked twice"
    store.close()


def test_a_code_is_easy_to_type_and_hard_to_guess() -> None:
    codes = {setup_code() for _ in range(100)}
    assert len(codes) == 100
    assert {len(code) for code in codes} == {14}
    assert set("".join(codes)) <= {*SIGNS, "-"}
    assert len(SIGNS) == 32
