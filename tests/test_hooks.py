"""The hooks for a commit name commands that there are, and files that are logs."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from adjudicator.cli.commands import NAMES

ROOT = Path(__file__).parents[1]
HOOKS = (ROOT / ".pre-commit-hooks.yaml").read_text(encoding="utf-8")
FIELDS = [dict(re.findall(r"^(?:- |  )(\w+): (.+)$", hook, re.M)) for hook in HOOKS.split("\n\n")]


def test_there_is_a_hook_for_checking_and_one_for_the_form() -> None:
    assert [hook["id"] for hook in FIELDS] == ["adjudicate-check", "adjudicate-fmt"]
    assert all(hook["language"] == "python" for hook in FIELDS)


@pytest.mark.parametrize("hook", FIELDS, ids=lambda hook: str(hook["id"]))
def test_a_hook_runs_a_command_on_the_logs_it_is_given(hook: dict[str, str], tmp_path: Path) -> None:
    program, command = hook["entry"].split()
    assert command in NAMES
    log = tmp_path / "a.log"
    log.write_text("players: North, South\nNorth draws 5c\n", "utf-8")
    assert re.search(hook["files"], str(log))
    assert not re.search(hook["files"], "README.md")
    done = subprocess.run([Path(sys.executable).with_name(program), command, log], capture_output=True, timeout=60)
    assert done.returncode == 0
    log.write_text("players: North, South\nNorth darws 5c\n", "utf-8")
    done = subprocess.run([Path(sys.executable).with_name(program), command, log], capture_output=True, timeout=60)
    assert done.returncode == 3
