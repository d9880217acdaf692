"""What the tests of settings share: a folder of one's own, in which nothing of this machine's surroundings holds."""

from pathlib import Path

import pytest

from adjudicator.cli.settings import KEYS
from tests.cli.surroundings import Write


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Write:
    """Writes a file below the current folder."""
    monkeypatch.chdir(tmp_path)
    for key in KEYS.values():
        monkeypatch.delenv(key.variable, raising=False)
    for name in ("ADJUDICATOR_SETTINGS", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)

    def written(name: str, text: str) -> Path:
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        return file

    return written
