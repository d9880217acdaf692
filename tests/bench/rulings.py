"""How fast it rules: ``python tests/bench/rulings.py``. Figures for people; no test looks at them.

Every log is ruled on once, in a fresh process on one core, so that nothing was worked out before. Rulebooks and grammar
are loaded first: they cost once a process, and the start-up figure holds them.
"""

import gzip
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parents[2]
HANDS = ROOT / "tests" / "data" / "hands.jsonl.gz"
EXAMPLE = ROOT / "scenarios" / "examples" / "improper_knock.log"


def logs() -> list[str]:
    """The recorded hands, all ruled on under gra."""
    with gzip.open(HANDS, "rt", encoding="utf-8") as lines:
        return [json.loads(line)["log"] for line in lines]


def plain(text: str) -> None:
    """One ruling, readings not tried the other way."""
    from adjudicator import adjudicate

    adjudicate(text, "gra", compare=False).as_dict()


def tried(text: str) -> None:
    """One ruling with every reading that it consulted tried the other way."""
    from adjudicator import adjudicate

    adjudicate(text, "gra").as_dict()


WAYS: dict[str, Callable[[str], None]] = {"plain": plain, "tried": tried}


def a_second(way: str) -> float:
    """Rulings a second, one pass over the hands in this process."""
    rule = WAYS[way]
    rule(EXAMPLE.read_text(encoding="utf-8"))
    texts = logs()
    start = time.perf_counter()
    for text in texts:
        rule(text)
    return len(texts) / (time.perf_counter() - start)


def fresh(way: str) -> float:
    """The same in a process of its own; the best of three."""
    command = [sys.executable, __file__, way]
    return max(float(subprocess.run(command, capture_output=True, text=True, check=True).stdout) for _ in range(3))


def start_up(arguments: list[str], compiled: str) -> float:
    """Seconds from call to end, bytecode compiled beforehand; the best of ten."""
    env = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    times = []
    for _ in range(11):
        start = time.perf_counter()
        subprocess.run([sys.executable, *arguments], env={**env, "PYTHONPYCACHEPREFIX": compiled}, capture_output=True)
        times.append(time.perf_counter() - start)
    return min(times[1:])


def report() -> None:
    """Prints the figures."""
    rates = {way: fresh(way) for way in WAYS}
    print(f"rulings a second             {rates['plain']:8.0f}")
    print(f"  all readings tried         {rates['tried']:8.0f}   1 to {rates['plain'] / rates['tried']:.1f}")
    with tempfile.TemporaryDirectory() as compiled:
        nothing = start_up(["-c", "pass"], compiled)
        ruling = start_up(["-m", "adjudicator", str(EXAMPLE)], compiled)
    print(f"adjudicate one log, ms       {ruling * 1000:8.0f}   {ruling / nothing:.1f} times python -c pass")


if __name__ == "__main__":
    if sys.argv[1:]:
        print(a_second(sys.argv[1]))
    else:
        report()
