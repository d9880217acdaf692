"""What ``adjudicate`` prints for the logs it ruled on: text for the table, one JSON document, or one a line."""

import sys
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from adjudicator.cli import faults
from adjudicator.cli.logs import shown
from adjudicator.ruling import Ruling, fault_dict

Form: TypeAlias = Literal["text", "json", "jsonl"]
Document: TypeAlias = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Ruled:
    """A log that was ruled on: its name, the ruling, and that ruling as JSON.

    ``compared`` are the rulings under every rulebook where that was asked for; the JSON is then that of the comparison.
    """

    name: str
    ruling: Ruling
    document: Document
    compared: tuple[Ruling, ...] = ()


@dataclass(slots=True)
class Paper:
    """Takes rulings one by one and prints each as soon as the form allows: an array of JSON waits for ``close``."""

    form: Form
    several: bool
    why: bool = False
    _kept: list[Document] = field(default_factory=list)
    _used: bool = False

    def put(self, ruled: Ruled) -> None:
        """Prints a ruling, or keeps it for the array."""
        if self.form == "json":
            self._kept.append({"file": ruled.name, **ruled.document} if self.several else ruled.document)
        elif self.form == "jsonl":
            print(_json({"file": ruled.name, **ruled.document}, indent=None), flush=True)
        else:
            self._put_text(ruled)

    def close(self) -> None:
        """Prints what was kept."""
        if self.form == "json" and self.several:
            print(_json(self._kept, indent=2))
        elif self._kept:
            print(_json(self._kept[0], indent=2))

    def _put_text(self, ruled: Ruled) -> None:
        name, found = shown(ruled.name), [fault_dict(fault) for fault in ruled.ruling.faults]
        if found:
            sys.stdout.flush()
            print("\n".join(faults.lines(name, found, ruled.ruling.more_faults)), file=sys.stderr)
        if ruled.ruling.outcome == "unread":
            return
        from adjudicator.render import text
        from adjudicator.render.comparison import side_by_side

        if self._used:
            print()
        self._used = True
        if found:
            print(f"{name} was read only in part; left out: {_counted(found, ruled.ruling.more_faults)}.")
        on_paper = side_by_side(ruled.compared, name) if ruled.compared else text(ruled.ruling, name, why=self.why)
        print(on_paper.rstrip("\n"))


def _counted(found: list[Document], more: int) -> str:
    lines = sorted({int(fault["line"]) for fault in found})
    named = ", ".join(str(line) for line in lines)
    return f"{'line' if len(lines) == 1 else 'lines'} {named}" + (" and more" if more else "")


def _json(value: object, indent: int | None) -> str:
    """JSON in plain ASCII: a name in any script, and a file name in none, goes through any pipe."""
    from json import dumps

    return dumps(value, indent=indent)
