"""Scripts in whatever can be typed into a docket: on every page, on paper, in words for a reader."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

pytest.importorskip("fastapi", reason="the extra serve is not installed")

import html5lib
from fastapi import FastAPI
from markdown_it import MarkdownIt

from adjudicator.docket.docket import Docket
from adjudicator.docket.filings import NewAppeal, NewDecision, NewDeviation, NewMark, NewNote, NewRuling
from adjudicator.service.filing import public_path
from adjudicator.service.opened import docket_of, people_of
from adjudicator.service.wire.asked import EXAMPLE
from tests.service.desk import field
from tests.service.guests import BY, NOON, signed_in, visitor, with_people

SECRET: Final = "for directors alone"
SCRIPTS: Final = (
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "</textarea><svg onload=alert(1)>",
    "{0.__class__} {x}",
)


@pytest.fixture
def app(tmp_path: Path) -> FastAPI:
    return with_people(tmp_path, each_minute=0)


def filed(there: Docket, event: str, words: str) -> None:
    """A case with these words in every field that a person fills in."""
    texts: dict[str, Any] = {"public_text": words, "private_text": f"{SECRET} {words}"}
    there.file(NewRuling(event, EXAMPLE, table=words, **texts), "1", NOON, words)
    there.file(NewDeviation(event, 1, words, words, {words: 1}, **texts), "2", NOON, words)
    there.file(NewAppeal(event, 1, words, NOON, words, words, **texts), "3", NOON, words)
    there.file(NewDecision(event, 3, words, "upheld", "dismissed", **texts), "4", NOON, words)
    there.file(NewNote(event, 4, **texts), "5", NOON, words)
    there.file(NewMark(event, 1, "outdated", words), "6", NOON, words)


def pages(app: FastAPI, event: str, who: str) -> Iterator[tuple[str, str]]:
    """Every page about the case, each with its HTML."""
    client = signed_in(app, who)
    paths = ["/docket", f"/docket/{event}", f"/docket/{event}/1/sheet", "/docket?text=alert"]
    paths += [f"/docket/{event}/{number}" for number in range(1, 7)]
    if who != "Vi":
        paths += [
            f"/docket/{event}/{number}/{kind}?key=x&seen=1"
            for number, kind in ((1, "note"), (1, "appeal"), (3, "decision"))
        ]
        paths += [f"/file?event={event}&corrects=1"]
    for path in paths:
        answer = client.get(path)
        assert answer.status_code == 200, (path, answer.text)
        yield path, answer.text
    for number in range(1, 7):
        path = public_path(docket_of(app).entry(event, number))
        yield path, visitor(app).get(path).text


@pytest.mark.parametrize("words", SCRIPTS)
def test_a_script_is_text_wherever_it_is_typed(app: FastAPI, words: str) -> None:
    docket_of(app).new_event(words, NOON, "hostile")
    people_of(app).let_in("Dora", "hostile", BY)
    filed(docket_of(app), "hostile", words)
    seen = 0
    for path, page in pages(app, "hostile", "Dora"):
        tree = html5lib.parse(page, namespaceHTMLElements=False)
        for element in tree.iter():
            if isinstance(element.tag, str):
                assert element.tag != "script" or element.attrib.get("src", "").startswith("/static/"), path
                assert not [name for name in element.attrib if name.startswith("on")], path
        seen += words in "".join(tree.itertext())
    assert seen >= 15, "it is shown as it was written"


def test_two_at_one_case_are_shown_scripts_as_text(app: FastAPI) -> None:
    filed(docket_of(app), "spring", SCRIPTS[0])
    client = signed_in(app, "Dora")
    page = client.get("/docket/spring/1/note?key=x&seen=1")
    fields = {"csrf": field(page, "csrf"), "key": "x", "expected": "1", "public_text": SCRIPTS[2]}
    notice = client.post("/docket/spring/1/note", data=fields)
    assert notice.status_code == 409
    assert not re.search(r"<script>|<svg onload|<img src=x", notice.text)


def test_private_words_reach_no_viewer_and_no_stranger(app: FastAPI) -> None:
    filed(docket_of(app), "spring", "said to all")
    for path, page in pages(app, "spring", "Vi"):
        assert SECRET not in page, path
    client = signed_in(app, "Vi")
    assert f"{SECRET}" not in client.get(f"/docket?text={SECRET}").text.replace(f'value="{SECRET}"', "")
    pdf = client.get("/docket/spring/1/sheet.pdf")
    assert pdf.status_code == 200
    from io import BytesIO

    from pypdf import PdfReader

    assert SECRET not in " ".join(page.extract_text() for page in PdfReader(BytesIO(pdf.content)).pages)


@pytest.mark.parametrize(
    "name", ["<img src=x onerror=alert(1)>", "[x](javascript:alert(1))", "![x](http://evil.example/x)"]
)
def test_markdown_of_a_ruling_holds_no_link_and_no_script(app: FastAPI, name: str) -> None:
    log = EXAMPLE.replace("North", f'"{name}"')
    answer = visitor(app).post("/v1/rulings", json={"log": log}, headers={"Accept": "text/markdown"})
    assert answer.status_code == 200, answer.text
    shown = MarkdownIt("commonmark").render(answer.text)
    assert not re.search(r"<img|<a |<script", shown)
