"""The compliance cases, and what a ruling must show for each: the outcome, the citations, the choices and where they lead."""

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeAlias

from adjudicator import adjudicate

Document: TypeAlias = Mapping[str, Any]

DATA: Final = Path(__file__).parent / "data"
RULEBOOKS: Final = Path(__file__).parents[1] / "adjudicator" / "rulebooks"
BOOKS: Final = frozenset(file.stem for file in RULEBOOKS.glob("*.toml")) - {"points"}


@dataclass(frozen=True, slots=True)
class Case:
    """One log under one rulebook and one set of readings, with what is expected of the ruling.

    ``siblings`` are the expectations of the same log under the same book with one reading changed: point and letter.
    """

    log: Path
    book: str
    readings: Mapping[str, str]
    expected: Document
    siblings: Mapping[tuple[str, str], Document]

    def __str__(self) -> str:
        return " ".join([self.log.stem, self.book, *(f"{point}={letter}" for point, letter in self.readings.items())])


def cases() -> list[Case]:
    """Every case whose rulebook is written."""
    files = sorted((DATA / "cases").rglob("expected.json"))
    return [case for file in files for case in _in(file) if case.book in BOOKS]


def _in(file: Path) -> Iterator[Case]:
    for name, under in json.loads(file.read_text(encoding="utf-8")).items():
        for key, expected in under.items():
            book, readings = _key(key)
            yield Case(
                file.parent / f"{name}.log", book, readings, expected, {} if readings else _siblings(book, under)
            )


def _key(key: str) -> tuple[str, dict[str, str]]:
    """``gra P13=b``: the book, and the readings by point."""
    book, *words = key.split()
    return book, dict(word.split("=", 1) for word in words)


def _siblings(book: str, under: Document) -> dict[tuple[str, str], Document]:
    keyed = [(_key(key), expected) for key, expected in under.items()]
    return {
        next(iter(readings.items())): expected
        for (other, readings), expected in keyed
        if other == book and len(readings) == 1
    }


def rule_on(case: Case, added: str = "") -> Document:
    """The ruling on a case, with a line added to its log if one is given."""
    text = case.log.read_text(encoding="utf-8")
    return adjudicate(f"{text.rstrip()}\n{added}\n" if added else text, case.book, case.readings).as_dict()


def result(ruling: Document) -> tuple[Any, Any]:
    """What a ruling comes to: outcome and points."""
    return ruling["outcome"], ruling["points"]


def offered(ruling: Document) -> list[tuple[str, Document]]:
    """Every open option with the player who has it."""
    return [(choice["player"], option) for choice in ruling["choices"] for option in choice["options"]]


def _cited(ruling: Document) -> set[str]:
    return {finding["clause"] for finding in ruling["findings"] if finding["clause"]}


def outcome(case: Case, ruling: Document) -> Iterator[str]:
    """The outcome is one of those expected; points and net are as expected where they are."""
    wanted = case.expected["outcome"]
    if ruling["outcome"] not in ([wanted] if isinstance(wanted, str) else wanted):
        yield f"comes out as {ruling['outcome']}, not {wanted}"
    for sum_ in ("points", "net"):
        if sum_ in case.expected and ruling.get(sum_) != case.expected[sum_]:
            yield f"{sum_} are {ruling.get(sum_)}, not {case.expected[sum_]}"


def citations(case: Case, ruling: Document) -> Iterator[str]:
    """What must be cited is (a clause, or one within it), what must not is not, and nothing that does not belong."""
    cited, expected = _cited(ruling), case.expected
    for clause in expected.get("clauses", ()):
        if not any(f"{found}.".startswith(f"{clause}.") for found in cited):
            yield f"{clause} is not cited, only {sorted(cited)}"
    if wrong := cited & set(expected.get("not_clauses", ())):
        yield f"{sorted(wrong)} cited, which must not be"
    if "only" in expected and (wrong := cited - set(expected["only"])):
        yield f"{sorted(wrong)} cited, which nothing calls for"


def choices(case: Case, ruling: Document) -> Iterator[str]:
    """The choices expected are open to their players and lead where they should."""
    open_ = offered(ruling)
    if case.expected.get("no_choices") and open_:
        yield f"offers {[(player, option['choice']) for player, option in open_]}, and there is no choice"
    if (chooser := case.expected.get("chooser")) and chooser not in {player for player, _ in open_}:
        yield f"gives {chooser} no choice"
    for want in case.expected.get("choices", ()):
        mine = [option for player, option in open_ if (player, option["choice"]) == (want["player"], want["choice"])]
        if not mine:
            yield f"{want['player']} may not {want['choice']}"
        elif mine[0]["outcome"] != want["outcome"] or mine[0]["points"] != want.get("points", mine[0]["points"]):
            yield f"{want['choice']} leads to {result(mine[0])}, not {want}"


def promises(case: Case, ruling: Document) -> Iterator[str]:
    """The line of each option, added to the log, gives what the option promises."""
    if "\npair:" in case.log.read_text(encoding="utf-8"):
        return  # the line belongs into the hand where the choice arose, which need not be the last
    for _, option in offered(ruling):
        if (then := result(rule_on(case, option["line"]))) != result(option):
            yield f"{option['line']!r} leads to {then}, and {result(option)} was promised"


def readings(case: Case, ruling: Document) -> Iterator[str]:
    """A reading that is expected to change the ruling is named as one that would."""
    named = {(read["point"], other["reading"]) for read in ruling["readings"] for other in read["otherwise"]}
    for reading, expected in case.siblings.items():
        differs = any(expected.get(key) != case.expected.get(key) for key in ("outcome", "points"))
        if differs and ("points" in expected or "points" in case.expected) and reading not in named:
            yield f"does not say that {'='.join(reading)} would change it, only {sorted(named)}"


CHECKS: Final[tuple[Callable[[Case, Document], Iterator[str]], ...]] = (
    outcome,
    citations,
    choices,
    promises,
    readings,
)


def differences(case: Case) -> list[str]:
    """Everything in which the ruling on a case is not what is expected."""
    ruling = rule_on(case)
    return [difference for check in CHECKS for difference in check(case, ruling)]
