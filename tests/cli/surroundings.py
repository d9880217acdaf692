"""Logs and a rulebook to be ruled on with settings, and the ruling as programs get it."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from adjudicator.cli import main

HEAD = "players: North, South\ndealer: South\n"
PROPER = (
    HEAD + "deal North: 6h 7h 8h 9c 9d 9h 2s 3s Kd Ac\ndeal South: 4c 5c Jc Jd 2d 5d Kh Ts Qd Qc\nupcard: 8d\n"
    "North passes\nSouth passes\nNorth draws 4s, knocks with Kd\n"
)
CLUB = 'extends = "classic"\ntitle = "Tuesday club"\nedition = "third"\nin_force = 2026-01-15\n[terms]\ngin = 20\n'

Write = Callable[[str, str], Path]


def ruled(capsys: pytest.CaptureFixture[str], *words: str, status: int = 0) -> dict[str, Any]:
    assert main([*words, "--format", "json"]) == status
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found
