"""The forms of a ruling as those who take them read them: strictly, by the schema where there is one."""

import json
import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import html5lib
import pytest
from markdown_it import MarkdownIt
from pydantic_sarif import model  # type: ignore[import-untyped]

from adjudicator.cli import main

EXAMPLE = (Path(__file__).parents[2] / "scenarios" / "examples" / "improper_knock.log").read_text(encoding="utf-8")
FAULTY = "players: North, South\ndealer: South\nupcard: 8d\n  North draws 5x, discards 9h   # which five?\n"
CALM = "players: North, South\ndealer: South\nupcard: 8d\nNorth passes\nSouth passes\n"


def ruled(capsys: pytest.CaptureFixture[str], form: str, *words: str) -> str:
    main([*words, "--format", form])
    out, err = capsys.readouterr()
    assert err == "" or form == "text"
    return out


def installed(*words: str, **env: str) -> "subprocess.CompletedProcess[bytes]":
    command = Path(sys.executable).with_name("adjudicate")
    return subprocess.run([command, *words], capture_output=True, env={**os.environ, **env})


def suite_of(document: str) -> ElementTree.Element:
    """The suite of a document of the shape that Jenkins' schema has: suites, a suite, cases, what is said of each."""
    assert document.startswith("<?xml version='1.0' encoding='us-ascii'?>\n")
    suites = ElementTree.fromstring(document)
    assert suites.tag == "testsuites"
    (suite,) = suites
    numbers = {"tests", "failures", "errors", "skipped", "time"}
    assert set(suites.keys()) == set(suite.keys()) == {"name", *numbers}
    assert all(re.fullmatch(r"\d+", str(suite.get(key))) for key in numbers)
    assert int(str(suite.get("tests"))) == len(suite)
    for case in suite:
        assert case.tag == "testcase"
        assert set(case.keys()) == {"name", "classname", "time"}
        assert [child.tag for child in case] in (
            ["system-out"],
            ["error"],
            *([t, "system-out"] for t in ("failure", "skipped", "error")),
        )
        for child in case:
            assert set(child.keys()) <= {"message", "type"}
    return suite


def sarif_of(document: str) -> dict[str, Any]:
    """The run of a document that keeps to the schema of SARIF 2.1.0."""
    model.StaticAnalysisResultsFormatSarifVersion210JsonSchema.model_validate_json(document)
    assert document.isascii()
    run: dict[str, Any] = json.loads(document)["runs"][0]
    rules = run["tool"]["driver"]["rules"]
    assert all(rules[result["ruleIndex"]]["id"] == result["ruleId"] for result in run["results"])
    return run


def region(result: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = result["locations"][0]["physicalLocation"]["region"]
    return found


class Addresses(HTMLParser):
    """Collects whatever a browser would load or run."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found += [tag] * (tag in ("script", "link", "img", "iframe", "object", "a", "base", "form"))
        self.found += [name for name, _ in attrs if name in ("src", "href", "style") or name.startswith("on")]


def web(document: str) -> Any:
    """The page, parsed by the rules of HTML without one exception, that loads nothing."""
    addresses = Addresses()
    addresses.feed(document)
    assert addresses.found == []
    assert not re.search(r"url\(|@import|https?:", document.split("</style>")[0])
    return html5lib.HTMLParser(strict=True, namespaceHTMLElements=False).parse(document)


def words(element: Any) -> str:
    return "".join(element.itertext())


def markdown(document: str) -> Any:
    """The Markdown as a browser would show it, with whatever links and markup it makes."""
    page = MarkdownIt("commonmark", {"html": True}).enable(["table", "strikethrough"]).render(document)
    return html5lib.parseFragment(page, namespaceHTMLElements=False)


def flat(words: str) -> str:
    """Words whatever marks, line ends and backslashes stand between them."""
    return " ".join(re.findall(r"\w+", re.sub("<.*?>", "", words)))
