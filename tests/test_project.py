"""The project keeps its own house: types, style, import contracts, the README's commands, and a wheel that is whole."""

import os
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Sequence
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PYTHON = sys.executable
EXAMPLE = ROOT / "scenarios" / "examples" / "improper_knock.log"


def run(command: Sequence[str | Path], cwd: Path = ROOT, **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, cwd=cwd, env={**os.environ, **env}, capture_output=True, text=True, timeout=600)


@pytest.mark.parametrize(
    "tool",
    [
        ["-m", "ruff", "check", "--no-cache", "."],
        ["-m", "ruff", "format", "--check", "--no-cache", "."],
        ["-m", "mypy"],
        ["-c", "from importlinter.cli import lint_imports_command; lint_imports_command()", "--no-cache"],
    ],
    ids=["lint", "format", "types", "imports"],
)
def test_tool_finds_nothing(tool: list[str]) -> None:
    found = run([PYTHON, *tool])
    assert found.returncode == 0, found.stdout + found.stderr


def test_ci_runs_the_test_command_of_the_readme() -> None:
    commands = [line for line in (ROOT / "README.md").read_text(encoding="utf-8").splitlines() if " -m pytest" in line]
    assert len(commands) == 1
    assert commands[0].strip() in (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel and the source archive, built without the network."""
    folder = tmp_path_factory.mktemp("dist")
    made = run([PYTHON, "-m", "hatchling", "build", "-d", str(folder)])
    assert made.returncode == 0, made.stdout + made.stderr
    return folder


def shipped() -> set[str]:
    """The data files that the package needs beside its modules, as they are named in the package."""
    package = ROOT / "adjudicator"
    folders = [(ROOT / "grammar", "*.lark"), (package / "rulebooks", "**/*.toml"), (package / "locale", "**/*.mo")]
    return {
        f"adjudicator/{folder.name}/{file.relative_to(folder).as_posix()}"
        for folder, kind in folders
        for file in folder.glob(kind)
    }


def test_wheel_holds_grammar_and_rulebooks(built: Path) -> None:
    with zipfile.ZipFile(next(built.glob("*.whl"))) as wheel:
        sizes = {info.filename: info.file_size for info in wheel.infolist()}
    assert (
        {"adjudicator/grammar/hand_log.lark", "adjudicator/rulebooks/house/oklahoma.toml"} <= shipped() <= sizes.keys()
    )
    assert all(sizes[name] == (ROOT / name).stat().st_size > 0 for name in shipped())


def test_source_archive_holds_what_the_wheel_is_built_from(built: Path) -> None:
    with tarfile.open(next(built.glob("*.tar.gz"))) as archive:
        files = {member.name.split("/", 1)[1] for member in archive.getmembers() if member.isfile()}
    assert shipped() | {"grammar/hand_log.lark", "README.md", "LICENSE", "pyproject.toml"} <= files


def test_installed_wheel_rules_on_a_log(built: Path, tmp_path: Path) -> None:
    site = tmp_path / "site"
    pip = [PYTHON, "-m", "pip", "install", "-q", "--no-index", "--no-deps", "--target", str(site)]
    made = run([*pip, str(next(built.glob("*.whl")))])
    assert made.returncode == 0, made.stderr
    (tmp_path / "dispute.log").write_bytes(EXAMPLE.read_bytes())
    where = run([PYTHON, "-c", "import adjudicator; print(adjudicator.__file__)"], tmp_path, PYTHONPATH=str(site))
    assert where.stdout.startswith(str(site))
    ruled = run([site / "bin" / "adjudicate", "dispute.log"], tmp_path, PYTHONPATH=str(site))
    assert ruled.returncode == 0, ruled.stderr
    assert "gra.9.d" in ruled.stdout
    assert "undercut" in ruled.stdout


def test_the_wheel_rules_under_the_name_of_this_state_of_the_program(built: Path, tmp_path: Path) -> None:
    """What stands in an entry as the program that ruled is the same for an editable install and a wheel."""
    from adjudicator.docket.engine import fingerprint

    with zipfile.ZipFile(next(built.glob("*.whl"))) as wheel:
        wheel.extractall(tmp_path)
    assert fingerprint(tmp_path / "adjudicator") == fingerprint(ROOT / "adjudicator")


def test_worked_example_of_the_readme_is_the_ruling_it_shows() -> None:
    blocks = (ROOT / "README.md").read_text(encoding="utf-8").split("```")[1::2]
    assert f"\n{EXAMPLE.read_text(encoding='utf-8')}" in blocks
    ruled = run([PYTHON, "-m", "adjudicator", EXAMPLE.relative_to(ROOT)])
    assert f"text\n{ruled.stdout}" in blocks
