"""SARIF 2.1.0 (OASIS), which code hosts and editors read: a rule for each clause and kind of fault, a result for each place.

What a ruling says as a whole stands with its file among the *artifacts*: it is no result, as it has no place.
"""

import os
from collections.abc import Mapping
from json import dumps
from typing import Any, Final
from urllib.parse import quote

from adjudicator.notation import KINDS
from adjudicator.paint import harmless
from adjudicator.render.clauses import clauses
from adjudicator.render.forms.remarks import CLASH, GAP, MISSING, Remark, Told, in_short, remarks
from adjudicator.render.law_words import clause_in_words
from adjudicator.render.pen import Pen
from adjudicator.rulebook import points
from adjudicator.words import language, mark, tr

SCHEMA: Final = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
PLACED: Final = {
    MISSING: mark("Facts are missing that would decide."),
    CLASH: mark("Clauses apply and differ, and the rules put neither first."),
    GAP: mark("The log leaves something open or contradicts itself."),
}


class Run:
    """Takes logs one by one and gives the document for all of them."""

    def __init__(self) -> None:
        self._artifacts: list[dict[str, Any]] = []
        self._results: list[dict[str, Any]] = []
        self._rules: dict[str, dict[str, Any]] = {}
        self._numbers: dict[str, int] = {}

    def add(self, told: Told, pen: Pen) -> None:
        """A log: what is remarked on it, and the rules that this cites for the first time."""
        uri = address(told.name)
        if not self._artifacts or self._artifacts[-1]["location"]["uri"] != uri:
            self._artifacts.append({"location": {"uri": uri}, "properties": {"rulings": []}})
        self._artifacts[-1]["properties"]["rulings"].append(_ruling(told, pen))
        for remark in remarks(told, pen):
            if remark.id not in self._rules:
                self._rules[remark.id] = _rule(remark, told)
            number = self._numbers.setdefault(remark.id, len(self._numbers))
            place = {"uri": uri, "index": len(self._artifacts) - 1}
            self._results.append(_result(remark, number, place))

    def document(self, version: str) -> str:
        """The document in ASCII. ``version`` is that of the program."""
        driver = {"name": "adjudicator", "version": version, "rules": list(self._rules.values())}
        run = {
            "tool": {"driver": driver},
            "language": language(),
            "columnKind": "unicodeCodePoints",
            "artifacts": self._artifacts,
            "results": self._results,
        }
        return dumps({"$schema": SCHEMA, "version": "2.1.0", "runs": [run]}, indent=2)


def _ruling(told: Told, pen: Pen) -> dict[str, Any]:
    """What a ruling says as a whole."""
    ruling = told.ruling
    about = {"rulebook": ruling.rulebook, "outcome": ruling.outcome, "points": ruling.points}
    return {"line": told.first, **about, "says": in_short(told, pen)}


def address(name: str) -> str:
    """A file's name as an address, relative if it was named so."""
    path = name.replace(os.sep, "/")
    quoted = quote(os.fsencode(path))
    if path.startswith("/"):
        return "file://" + quoted
    return "./" + quoted if ":" in path.split("/")[0] else quoted


def _rule(remark: Remark, told: Told) -> dict[str, Any]:
    """What a rule says, in short and in full, and how it is looked up."""
    short, whole = _about(remark, told)
    return {
        "id": remark.id,
        "shortDescription": {"text": harmless(short)},
        "fullDescription": {"text": harmless(whole)},
        "help": {"text": harmless(whole)},
        "defaultConfiguration": {"level": remark.level},
    }


def _about(remark: Remark, told: Told) -> tuple[str, str]:
    if kind := KINDS.get(remark.id):
        return tr(kind.title), tr(kind.explanation)
    if remark.id in PLACED:
        return tr(PLACED[remark.id]), tr(PLACED[remark.id])
    if point := points().get(remark.id):
        return tr(point.question), tr(point.question)
    if clause := clauses(told.ruling).get(remark.id):
        return tr(clause.when), str(clause_in_words(clause))
    return remark.id, remark.says


def _result(remark: Remark, rule: int, artifact: Mapping[str, Any]) -> dict[str, Any]:
    region: dict[str, Any] = {"startLine": remark.line, "startColumn": remark.column}
    if remark.length:
        region["endColumn"] = remark.column + remark.length
    if remark.text:
        end = remark.column - 1 + remark.length if remark.length else None
        region["snippet"] = {"text": remark.text[remark.column - 1 : end] or remark.text}
    place = {"artifactLocation": artifact, "region": region}
    return {
        "ruleId": remark.id,
        "ruleIndex": rule,
        "level": remark.level,
        "message": {"text": remark.says},
        "locations": [{"physicalLocation": place}],
    }
