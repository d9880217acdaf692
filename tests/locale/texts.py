"""Finds every text that a user reads, by domain: in the calls of the modules and pages, and in the tables of the rulebooks.

The calls are those of ``adjudicator.words``: ``say``, ``count``, ``mark`` and ``tr``. A text that is put together at
run time is not found: templates are whole phrases.
"""

import ast
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from jinja2 import Environment, nodes

ROOT: Final = Path(__file__).parents[2]
DOMAINS: Final = ("messages", "command", "books")
CALLS: Final = {"say": 1, "mark": 1, "tr": 1, "count": 2}
"""The functions that take texts, and how many of their first arguments are texts."""


class Text(NamedTuple):
    """A text: its template, the template for more than one (empty if there is none), and the file it stands in."""

    one: str
    many: str
    file: str


def texts(domain: str) -> Iterator[Text]:
    """Every text of a domain, file by file, in the order of the file; a text that stands twice comes twice."""
    if domain == "books":
        for file in sorted((ROOT / "adjudicator" / "rulebooks").rglob("*.toml")):
            for text in _in_book(tomllib.loads(file.read_text(encoding="utf-8")), file.stem == "points"):
                yield Text(text, "", _name(file))
        return
    for file in sorted((ROOT / "adjudicator").rglob("*.py")):
        if (file.relative_to(ROOT / "adjudicator").parts[0] == "cli") == (domain == "command"):
            yield from in_module(file.read_text(encoding="utf-8"), _name(file))
    if domain == "messages":
        for file in sorted((ROOT / "adjudicator").rglob("templates/*.html")):
            yield from in_page(file.read_text(encoding="utf-8"), _name(file))


def _name(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def in_module(source: str, file: str) -> Iterator[Text]:
    """The texts in the calls of a module, in its order."""
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call) and _called(node) in CALLS]
    for call in sorted(calls, key=lambda call: (call.lineno, call.col_offset)):
        wanted = CALLS[_called(call)]
        yield from _given([list(_literals(argument)) for argument in call.args[:wanted]], wanted, file)


def in_page(source: str, file: str) -> Iterator[Text]:
    """The texts in the calls of a template of a page, line by line."""
    calls = list(Environment().parse(source).find_all(nodes.Call))
    for call in sorted(calls, key=lambda call: call.lineno):
        if isinstance(call.node, nodes.Name) and call.node.name in CALLS:
            wanted = CALLS[call.node.name]
            yield from _given([list(_in_template(argument)) for argument in call.args[:wanted]], wanted, file)


def _given(given: list[list[str]], wanted: int, file: str) -> Iterator[Text]:
    """The texts of a call: one by one, or in pairs where a number decides between two."""
    if wanted == 1:
        yield from (Text(text, "", file) for text in (given[0] if given else []) if text)
    elif len(given) == wanted:
        yield from (Text(one, many, file) for one, many in zip(*given, strict=True))


def _called(call: ast.Call) -> str:
    """The name of a called function, also as ``words.say``; a method such as ``text.count`` is none."""
    match call.func:
        case ast.Name(id=name) | ast.Attribute(value=ast.Name(id="words"), attr=name):
            return name
    return ""


def _literals(node: ast.expr) -> Iterator[str]:
    """The texts that an argument may be: a literal, or one of two."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=one, orelse=other):
            yield from _literals(one)
            yield from _literals(other)


def _in_template(node: nodes.Node) -> Iterator[str]:
    """The texts that an argument in a template may be."""
    match node:
        case nodes.Const(value=str(text)):
            yield text
        case nodes.CondExpr():
            yield from _in_template(node.expr1)
            if node.expr2 is not None:
                yield from _in_template(node.expr2)


def _in_book(data: Mapping[str, Any], is_points: bool) -> Iterator[str]:
    """The texts of a rulebook, or of the points: whatever is shown of them as it stands there."""
    if is_points:
        for point in data.values():
            yield from (point["topic"], point["question"], *point["readings"].values())
        return
    yield from (data[key] for key in ("title", "edition") if key in data)
    for lines in data.get("record", {}).values():
        if isinstance(lines, Mapping) and "reached" in lines:
            yield lines["reached"]
    for table in ("amends", "clauses"):
        for clause in data.get(table, {}).values():
            yield from (clause[key] for key in ("when", "says", "source") if clause.get(key))
