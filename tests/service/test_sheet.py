"""The sheet: one page, the same bytes, every fact on it, suits told by their shapes, whatever the ruling."""

import io
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from html import unescape
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("weasyprint", reason="the extra serve is not installed")
pytest.importorskip("pypdf", reason="the extra dev is not installed")
pytest.importorskip("zxingcpp", reason="the extra dev is not installed")

import pypdf
from weasyprint import HTML  # type: ignore[import-untyped]

from adjudicator.docket import open_docket
from adjudicator.docket.checked import check
from adjudicator.docket.docket import Docket
from adjudicator.docket.entry import Entry
from adjudicator.docket.filings import NewAppeal, NewDecision, NewDeviation, NewRuling
from adjudicator.service.pages.entry import ruling_of
from adjudicator.service.paper import fitted, page_of, pdf
from adjudicator.service.sheet import Sheet, sheet
from adjudicator.words import speaking
from tests.service.camera import codes, printed
from tests.service.desk import LOG, desk, send, signed_in, stranger
from tests.service.ink import boxes, content
from tests.service.tagged import Heard, heard

NOON = datetime(2026, 11, 30, 12, tzinfo=UTC)
ADDRESS = "https://docket.example/e/spring/1/0123456789abcdef0123"
CASES = Path(__file__).parents[1] / "data" / "cases"


@pytest.fixture
def docket() -> Iterator[Docket]:
    opened = open_docket("sqlite://")
    opened.new_event("Spring Open 2026", NOON, "spring")
    yield opened
    opened.close()


def filed(docket: Docket, log: str, **said: str) -> Entry:
    return docket.file(NewRuling("spring", log, **{"table": "7", **said}), str(hash(log)), NOON, "Dora Director")  # type: ignore[arg-type]


def whole(docket: Docket, entry: Entry) -> Sheet:
    """The sheet of an entry before it is fitted."""
    ruling = ruling_of(docket, entry, check(docket.store, "spring", entry.number))
    later = [each for each in docket.case("spring", entry.number) if each.number > entry.number]
    return sheet(ruling, entry, later, "Spring Open 2026", ADDRESS)


def read(paper: bytes) -> tuple[int, str]:
    """How many pages a PDF has, and its words."""
    pages = pypdf.PdfReader(io.BytesIO(paper)).pages
    return len(pages), " ".join(" ".join(page.extract_text() for page in pages).split())


def test_everything_is_on_it(docket: Docket) -> None:
    entry = filed(docket, LOG + "South accepts the knock\n", public_text="Both were heard.", private_text="A secret.")
    number, words = read(pdf(fitted(whole(docket, entry))))
    assert number == 1
    expected = (
        "Ruling 1",
        "Spring Open 2026 · table 7",
        "North – South",
        "Filed 2026-11-30 12:00 UTC by Dora Director",
        "Undercut: South scores 27, the bonus of 25 included.",
        "South accepts the knock.",
        "Knock limit 8.",
        "North counts 10: melds 6♥ 7♥ 8♥, 9♣ 9♦ 9♥, 2♠ 3♠ 4♠; loose K♦.",
        "gra.9.d South accepted the knock as proper.",
        "Score: North 0, South 27",
        "Both were heard.",
        "Director",
        f"Digest of the log: {entry.log_digest}",
        f"Digest of the entry: {entry.hash}",
        "gra, Gin Rummy Association",
        f"adjudicator {entry.engine}",
        ADDRESS,
    )
    assert [part for part in expected if part not in words] == []
    assert "A secret." not in words


def test_an_open_choice_has_boxes_to_tick(docket: Docket) -> None:
    page = unescape(page_of(fitted(whole(docket, filed(docket, LOG)))))
    assert "South may choose, until South draws or takes." in page
    assert "<li>Accept the knock (gra.9.d): undercut, North 0, South 27.</li>" in page
    assert "<li>Refuse the knock (gra.9.a): play goes on.</li>" in page
    assert "Chosen by" in page


def test_what_was_filed_since_is_seen_before_the_ruling(docket: Docket, monkeypatch: pytest.MonkeyPatch) -> None:
    entry = filed(docket, LOG)
    docket.file(NewDeviation("spring", 1, "A new deal.", "Both asked for it.", {"North": 0}), "d", NOON, "Hed")
    docket.file(NewAppeal("spring", 1, "North", NOON, law="No."), "a", NOON, "Hed")
    docket.file(NewDecision("spring", 3, "It is printed.", law="dismissed"), "e", NOON, "Hed")
    docket.file(NewRuling("spring", LOG + "South accepts the knock\n", corrects=1), "c", NOON, "Hed")
    monkeypatch.setattr("adjudicator.docket.outdated.changed_edition", lambda book, was: "2027")
    assert docket.mark_outdated("spring", NOON, "Hed")
    words = read(pdf(fitted(whole(docket, entry))))[1]
    marks = (
        "departed from this ruling: entry 2.",
        "Appealed by North: entry 3.",
        "The appeal is decided: entry 4.",
        "Superseded by entry 5.",
        "The rulebook has changed since: gra: ",
    )
    places = [words.index(part) for part in (*marks, "South may accept")]
    assert places == sorted(places)
    assert "Deviation by Hed, entry 2 A new deal. Score: North 0. Reason: Both asked for it." in words


def test_what_was_filed_on_another_ruling_of_the_case_stands_on_its_own_sheet(docket: Docket) -> None:
    filed(docket, LOG)
    docket.file(NewAppeal("spring", 1, "North", NOON, law="No."), "a", NOON, "Hed")
    docket.file(NewRuling("spring", LOG + "South accepts the knock\n", corrects=1), "c", NOON, "Hed")
    docket.file(NewAppeal("spring", 3, "South", NOON, fact="No."), "b", NOON, "Hed")
    before, after = (whole(docket, docket.entry("spring", number)).marks for number in (1, 3))
    assert (before, after) == (
        ["Appealed by North: entry 2.", "Superseded by entry 3."],
        ["Appealed by South: entry 5."],
    )


def test_it_is_tagged_and_says_in_which_language(docket: Docket) -> None:
    entry = filed(docket, LOG)
    with speaking("fr"):
        paper = pdf(fitted(whole(docket, entry)))
    reader = pypdf.PdfReader(io.BytesIO(paper))
    root: Any = reader.trailer["/Root"]
    assert (root["/Lang"], root["/MarkInfo"]["/Marked"], "/StructTreeRoot" in root) == ("fr", True, True)
    assert root["/ViewerPreferences"]["/DisplayDocTitle"]
    assert reader.metadata is not None
    assert reader.metadata.title == "Décision 1, Spring Open 2026"
    assert b"pdfuaid" in root["/Metadata"].get_object().get_data()
    assert "South peut accepter le knock de North" in read(paper)[1]


def test_whoever_listens_is_told_all_of_it_in_order_each_with_its_role(docket: Docket) -> None:
    entry = filed(docket, LOG + "South accepts the knock\n", public_text="Both were heard.")
    found = heard(pdf(fitted(whole(docket, entry))))
    assert found[:6] == [
        ("Figure", f"QR code: {ADDRESS}"),
        ("H1", "Ruling 1"),
        ("P", "Spring Open 2026 · table 7"),
        ("P", "North – South"),
        ("P", "Filed 2026-11-30 12:00 UTC by Dora Director"),
        ("P", "Undercut: South scores 27, the bonus of 25 included."),
    ]
    assert [words for role, words in found if role == "H2"] == [
        "Choice made",
        "Score",
        "Facts",
        "From here",
        "Note",
        "Clauses",
    ]
    assert {role for role, words in found[6:-7] if words != "Both were heard."} == {"H2", "L/LI"}
    for each in (
        ("L/LI", "South accepts the knock."),
        ("L/LI", "Knock limit 8."),
        ("L/LI", "gra.9.d South accepted the knock as proper."),
        ("P", "Both were heard."),
    ):
        assert each in found
    assert found[-7:-4] == [("P", "North"), ("P", "South"), ("P", "Director")], "who signs"
    assert {role for role, _ in found[-4:]} == {"P"}
    digests = [f"Digest of the log: {entry.log_digest}", f"Digest of the entry: {entry.hash}"]
    assert [words for _, words in found[-3:]] == [*digests, ADDRESS]


def test_whoever_listens_is_told_what_can_be_chosen(docket: Docket) -> None:
    found = heard(pdf(fitted(whole(docket, filed(docket, LOG)))))
    at = found.index(Heard("H2", "South may choose, until South draws or takes."))
    assert found[at + 1 : at + 4] == [
        ("L/LI", "Accept the knock (gra.9.d): undercut, North 0, South 27."),
        ("L/LI", "Refuse the knock (gra.9.a): play goes on."),
        ("P", "Chosen by"),
    ]


@pytest.mark.parametrize("text", ["", "word " * 4000])
def test_a_telephone_that_looks_at_the_paper_is_led_to_the_public_page(docket: Docket, text: str) -> None:
    assert codes(printed(pdf(fitted(whole(docket, filed(docket, LOG, public_text=text)))))) == [ADDRESS]


def test_no_sign_is_a_box(docket: Docket) -> None:
    page = page_of(whole(docket, filed(docket, LOG)))
    for family in ("DejaVu Sans", "Liberation Mono", "a font that is not there"):
        paper = HTML(
            string=page.replace("</head>", f"<style>body {{ font-family: '{family}' }}</style></head>")
        ).write_pdf()
        assert boxes(paper) == 0
        assert {"♠", "♥", "♦", "♣"} <= set(read(paper)[1])
    assert boxes(HTML(string="<p>\ue123</p>").write_pdf()) == 1, "a sign that no font has is found"


def test_only_black_and_white(docket: Docket) -> None:
    paper = pdf(fitted(whole(docket, filed(docket, LOG))))
    drawn = content(pypdf.PdfReader(io.BytesIO(paper)).pages[0])
    assert set(re.findall(r"([\d.]+ [\d.]+ [\d.]+) (?:rg|RG)\n", drawn)) == {"0 0 0", "1 1 1"}


@pytest.fixture(scope="module")
def longest() -> list[str]:
    """The logs of the test data whose rulings are the longest."""
    from adjudicator.adjudication import adjudicate
    from adjudicator.render.text import text

    logs = [file.read_text(encoding="utf-8") for file in sorted(CASES.rglob("*.log"))]
    ruled = [(len(text(ruling)), log) for log in logs if (ruling := adjudicate(log, files=False)).outcome != "unread"]
    return [log for _, log in sorted(ruled, reverse=True)[:4]]


def test_the_longest_rulings_of_the_test_data_fit_one_page(docket: Docket, longest: list[str]) -> None:
    for log in longest:
        on_paper = fitted(whole(docket, filed(docket, log)))
        assert (read(pdf(on_paper))[0], on_paper.cut) == (1, False)


@pytest.mark.parametrize(
    ("log", "said"),
    [
        (LOG, {"public_text": "Both players were heard at length. " * 30}),
        (LOG, {"public_text": "word " * 4000}),
        (LOG, {"public_text": "line\n" * 400, "table": "7" * 400}),
        (LOG.replace("North", '"' + "No rth " * 700 + '"'), {"public_text": "W" * 9000}),
        ("\n".join([LOG.partition("\n")[2]] * 30), {}),
    ],
)
def test_whatever_is_filed_fits_one_page(docket: Docket, log: str, said: dict[str, str]) -> None:
    on_paper = fitted(whole(docket, filed(docket, log, **said)))
    number, words = read(pdf(on_paper))
    assert number == 1
    assert ("Not everything fits this page: see the docket entry." in words) == on_paper.cut
    assert ADDRESS in words


SCRIPT = """
import sys
from tests.service.test_sheet import *
opened = open_docket("sqlite://")
opened.new_event("Spring Open 2026", NOON, "spring")
entry = opened.file(NewRuling("spring", LOG, table="7"), "key", NOON, "Dora", "0f" * 16)
sys.stdout.buffer.write(pdf(fitted(whole(opened, entry))))
"""


def test_the_same_entry_gives_the_same_bytes_in_another_process_on_another_day() -> None:
    made = []
    for seed, zone in (("1", "UTC"), ("2", "Asia/Tokyo")):
        env = {**os.environ, "PYTHONHASHSEED": seed, "TZ": zone, "SOURCE_DATE_EPOCH": seed}
        root = Path(__file__).parents[2]
        made.append(subprocess.run([sys.executable, "-c", SCRIPT], env=env, cwd=root, capture_output=True, check=True))
    assert made[0].stdout.startswith(b"%PDF")
    assert made[0].stdout == made[1].stdout


def test_the_pages_of_the_sheet(tmp_path: Path) -> None:
    app = desk(tmp_path)
    dora = signed_in(app, "Dora")
    send(dora, "/file", "/docket", log=LOG, event="spring", table="7")
    send(dora, "/docket/spring/1/note", "/docket/spring/1/note", public_text="Seen.")
    page, paper = dora.get("/docket/spring/1/sheet"), dora.get("/docket/spring/1/sheet.pdf")
    assert 'href="/docket/spring/1/sheet.pdf"' in page.text
    assert "style=" not in page.text, "the browser would refuse it"
    assert (paper.headers["content-type"], read(paper.content)[0]) == ("application/pdf", 1)
    assert dora.get("/docket/spring/1/sheet.pdf").content == paper.content
    address = re.findall(r"http://127\.0\.0\.1:8000(/e/\S+)", read(paper.content)[1])[0]
    assert stranger(app).get(address).status_code == 200, "the address on the paper leads to the entry"
    assert dora.get("/docket/spring/2/sheet.pdf").status_code == 404, "a note has no sheet"
