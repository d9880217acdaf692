"""Help, the man page and completion: all of them from the table of commands."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from adjudicator.cli import COMPLETING, main
from adjudicator.cli.commands import NAMES, everything, meant
from adjudicator.cli.completing import KINDS
from adjudicator.cli.table import Command, Option

COMMANDS = everything()
each_command = pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.name)


def installed(*words: str, **env: str) -> "subprocess.CompletedProcess[str]":
    adjudicate = Path(sys.executable).with_name("adjudicate")
    return subprocess.run([adjudicate, *words], capture_output=True, text=True, env={**os.environ, **env})


@each_command
@pytest.mark.parametrize("flag", ["-h", "--help"])
def test_help_begins_with_what_it_does_and_examples(
    command: Command, flag: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*command.name.split(), flag]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith(command.says[:20])
    assert shown.index("Examples:") < shown.index("Usage:")
    for example in command.examples:
        assert f"  {example.call}" in shown
    for option in command.options:
        assert f"  {option.shown}" in shown


def test_the_overview_lists_every_command() -> None:
    run = installed("--help")
    assert (run.returncode, run.stderr) == (0, "")
    listed = [line.split("  ")[1] for line in run.stdout.splitlines() if line.startswith("  ") and line[2] != " "]
    assert [name for name in listed if name in {c.name for c in COMMANDS}] == [c.name for c in COMMANDS]


def test_help_behind_a_log_is_that_of_ruling(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["dispute.log", "--help"]) == 0
    assert "Commands:" in capsys.readouterr().out


def test_help_loads_no_library_for_commands() -> None:
    script = "import sys; from adjudicator.cli import main; main(['rule', '-h']); sys.exit('typer' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", script], capture_output=True).returncode == 0


@each_command
def test_every_example_is_a_call_that_the_table_knows(command: Command) -> None:
    for example in command.examples:
        assert "adjudicate" in example.call
        words = example.call[example.call.index("adjudicate") :].split()[1:]
        found, rest = meant(words)
        flags = {option.flag for option in (found or meant(["rule"])[0] or command).options}
        assert {word for word in rest if word.startswith("--")} <= flags


@each_command
def test_the_library_takes_every_option_of_the_table(command: Command) -> None:
    from typer.main import get_command

    from adjudicator.cli.app import app

    found = get_command(app())
    for word in command.name.split():
        found = found.commands[word] if hasattr(found, "commands") else found
    flags = {flag for parameter in found.params for flag in parameter.opts if flag.startswith("--")}
    assert {option.flag for option in command.options} <= flags


def test_two_commands_do_not_share_an_option_with_two_meanings() -> None:
    seen: dict[str, Option] = {}
    for command in COMMANDS:
        for option in command.options:
            assert bool(seen.setdefault(option.flag, option).metavar) == bool(option.metavar)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["x.log", "--rule", "gra"], "there is no option --rule; did you mean `--rules`? (adjudicate --help)"),
        (["x.log", "--format", "jason"], "--format jason: there is text, concise, json"),
        (["x.log", "--lang", "de"], "--lang de: there is en, fr"),
        (
            ["docket", "verify", "--databas", "x"],
            "there is no option --databas; did you mean `--database`? (adjudicate --help)",
        ),
        (["explain"], "ID is missing (adjudicate --help)"),
        (["explain", "P11", "--rules"], "--rules needs a value (adjudicate --help)"),
        (["x.log", "--why=3"], "--why takes no value (adjudicate --help)"),
        (["explain", "P11", "P12"], "nothing is done with P12: too many words (adjudicate --help)"),
        (["rules", "sho"], "there is no such command: sho (adjudicate --help)"),
        (["completion", "tcsh"], "there is no completion for tcsh, only for bash, zsh, fish, powershell"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_a_wrong_call_says_what_there_is(words: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    assert capsys.readouterr().err.startswith(f"adjudicate: {says}")


def test_the_version() -> None:
    run = installed("--version")
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.startswith("adjudicate ")
    assert run.stdout.split()[1][0].isdigit()


def test_the_man_page_names_every_command_and_option() -> None:
    page = installed("man").stdout
    assert page.startswith(".TH ADJUDICATE 1 ")
    for command in COMMANDS:
        assert f".SS {command.usage}" in page.replace("\\-", "-")
        for option in command.options:
            assert f".B {option.shown}" in page.replace("\\-", "-")


@pytest.mark.skipif(shutil.which("man") is None, reason="no man on this machine")
def test_man_reads_the_man_page(tmp_path: Path) -> None:
    page = tmp_path / "adjudicate.1"
    page.write_text(installed("man").stdout, encoding="utf-8")
    run = subprocess.run(
        ["man", "--warnings", "-l", page], capture_output=True, text=True, env={**os.environ, "MANPAGER": "cat"}
    )
    assert run.returncode == 0
    assert "warning" not in run.stderr
    assert "adjudicate explain ID" in run.stdout


@pytest.mark.skipif(shutil.which("bash") is None, reason="no bash on this machine")
@pytest.mark.parametrize(
    ("typed", "proposed"),
    [
        ("adjudicate expl", {"explain"}),
        ("adjudicate rules ", {"show", "diff"}),
        ("adjudicate explain gra.9.", {"gra.9.a", "gra.9.d"}),
        ("adjudicate explain P1", {"P10", "P11"}),
        ("adjudicate dispute.log --rules gra-", {"gra-fr", "gra-pairs", "gra-fr-pairs"}),
        ("adjudicate rule dispute.log --reading P11=", {"P11=a", "P11=b"}),
        ("adjudicate dispute.log --format js", {"json", "jsonl"}),
        ("adjudicate rule dis", {"dispute.log", "disputes/"}),
        ("adjudicate rules show cl", {"classic", "club.toml"}),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_bash_completes(typed: str, proposed: set[str], tmp_path: Path) -> None:
    for name in ("dispute.log", "club.toml"):
        (tmp_path / name).write_text("", encoding="utf-8")
    (tmp_path / "disputes").mkdir()
    folder = Path(sys.executable).parent
    words = " ".join(f"'{word}'" for word in typed.split(" "))
    script = f"""
        export PATH="{folder}:$PATH"; cd "{tmp_path}"; eval "$(adjudicate completion bash)"
        COMP_WORDS=({words}); COMP_CWORD=$(( ${{#COMP_WORDS[@]}} - 1 ))
        _adjudicate_completion adjudicate; printf '%s\\n' "${{COMPREPLY[@]}}"
    """
    run = subprocess.run(["bash", "-c", script], capture_output=True, text=True)
    assert run.stderr == ""
    assert proposed <= set(run.stdout.split())
    last = typed.rsplit(" ", 1)[1]
    assert all(word.startswith(last) for word in run.stdout.split())


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish", "powershell"])
def test_every_shell_has_a_script(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completion", shell]) == 0
    assert COMPLETING in capsys.readouterr().out


def test_whatever_an_argument_completes_is_known() -> None:
    wanted = {argument.completes for command in COMMANDS for argument in command.arguments}
    wanted |= {option.completes for command in COMMANDS for option in command.options}
    assert wanted - {""} <= set(KINDS)


def test_the_first_words_are_the_modules() -> None:
    assert {command.name.split()[0] for command in COMMANDS} == set(NAMES)
