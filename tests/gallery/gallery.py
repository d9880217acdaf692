"""The gallery of bad logs and bad rulebooks: what is in it, what the command says to each, and the index of it all.

``python -m tests.gallery.gallery`` writes down what the command says now; whoever changes a message reads the difference.
"""

import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent
INDEX: Final = HERE / "README.md"
_OF_A_LOG: Final = re.compile(r"(\d\d_\w+\.log):(?:\d|(?= and))")


def logs() -> list[Path]:
    """The bad logs, in their order."""
    return sorted(HERE.glob("*.log"))


def books() -> list[Path]:
    """The bad rulebooks, in their order."""
    return sorted(HERE.glob("*.toml"))


def said_to(entry: Path) -> Path:
    """The file with what the command says to an entry."""
    return entry.with_suffix(".txt")


def command(*words: str) -> "subprocess.CompletedProcess[str]":
    """The installed command, run where the gallery is, so that files have short names."""
    call = [sys.executable, "-m", "adjudicator", *words]
    done = subprocess.run(call, cwd=HERE, capture_output=True, text=True, encoding="utf-8", timeout=300)
    assert "Traceback" not in done.stderr
    return done


def said_to_logs() -> dict[str, str]:
    """What the command says to each log, from one call with all of them."""
    found: dict[str, str] = {log.name: "" for log in logs()}
    name = ""
    for line in command(*found, "--lang", "en").stderr.splitlines(keepends=True):
        start = _OF_A_LOG.match(line)
        name = start[1] if start else name
        found[name] += line
    return found


def index(entries: Iterable[Path]) -> str:
    """The gallery as one page: each entry with its title, its text and what is said to it."""
    return _HEAD + "".join(f"\n## {_title(entry)}\n\n{_fenced(entry)}" for entry in entries)


def _title(entry: Path) -> str:
    """The first comment of an entry, after its name."""
    first = entry.read_bytes().split(b"\n")[0]
    comment = first.removeprefix(b"# ").decode("utf-8", "replace") if first.startswith(b"# ") else "Saved as UTF-16."
    return f"`{entry.name}` {comment}"


def _fenced(entry: Path) -> str:
    said = said_to(entry).read_text(encoding="utf-8")
    return f"```text\n{said}```\n"


_HEAD: Final = """# What is said to a bad log

Every entry is a file of this folder; `adjudicate` says to it what stands below. Written by
`python -m tests.gallery.gallery`; a test compares each with what the command says.
"""

if __name__ == "__main__":
    for each, text in said_to_logs().items():
        said_to(HERE / each).write_text(text, encoding="utf-8")
    for book in books():
        said_to(book).write_text(command("rules", "show", book.name).stderr, encoding="utf-8")
    INDEX.write_text(index([*logs(), *books()]), encoding="utf-8")
