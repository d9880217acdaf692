"""How fast the command starts: ``python tests/bench/startup.py``. Figures for people; no test looks at them.

Each call is a process of its own, timed against ``python -c pass`` in turn, bytecode compiled into a folder of its own
beforehand as users have it. Of each the fastest of many counts: whatever else the machine does only ever adds. The first
call of all, for which nothing is compiled or kept, is at the end.
"""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "scenarios" / "examples"
NOTHING = ["-c", "pass"]
COMMAND = Path(sys.executable).with_name("adjudicate")
ADJUDICATE = [str(COMMAND)] if COMMAND.exists() else ["-m", "adjudicator"]
"""The command as it is installed beside this Python, else the package as it is."""

CALLS: list[tuple[str, list[str], int | None]] = [
    ("a knock above the limit", [str(EXAMPLES / "improper_knock.log")], 8),
    ("a seen card, in mid-hand", [str(EXAMPLES / "seen_card.log")], 8),
    ("an accepted knock", [str(EXAMPLES / "accepted_knock.log")], 8),
    ("a recorded count", [str(EXAMPLES / "recorded_count.log")], 8),
    ("--help", ["--help"], 6),
    ("explain gra.9.d", ["explain", "gra.9.d"], 6),
    ("explain P11", ["explain", "P11"], 6),
    ("explain L003", ["explain", "L003"], 6),
]
"""What is called, with which words, and how many times ``python -c pass`` it may take."""


def seconds(words: list[str], compiled: str) -> float:
    """One call, from its start to its end."""
    env = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    start = time.perf_counter()
    done = subprocess.run([sys.executable, *words], env={**env, "PYTHONPYCACHEPREFIX": compiled}, capture_output=True)
    taken = time.perf_counter() - start
    if done.returncode:
        raise SystemExit(f"{' '.join(words)}: status {done.returncode}\n{done.stderr.decode()}")
    return taken


def ratio(words: list[str], compiled: str, times: int) -> tuple[float, float]:
    """The fastest of so many calls, in seconds and in times of the fastest ``python -c pass`` between them."""
    calls = [(seconds(words, compiled), seconds(NOTHING, compiled)) for _ in range(times + 1)][1:]
    call, nothing = (min(column) for column in zip(*calls, strict=True))
    return call, call / nothing


def report(times: int) -> None:
    """Prints the figures."""
    with tempfile.TemporaryDirectory() as compiled:
        for name, words, most in CALLS:
            taken, found = ratio([*ADJUDICATE, *words], compiled, times)
            print(f"{name:28}{taken * 1000:6.0f} ms {found:6.1f} times python -c pass, at most {most}")
        nothing = min(seconds(NOTHING, compiled) for _ in range(times))
    with tempfile.TemporaryDirectory() as nowhere:
        taken = seconds([*ADJUDICATE, *CALLS[0][1]], nowhere)
    print(f"{'the first call of all':28}{taken * 1000:6.0f} ms {taken / nothing:6.1f} times")


if __name__ == "__main__":
    report(int(sys.argv[1]) if sys.argv[1:] else 20)
