"""Pages in other forms than text: what stands below what, and words that cannot turn into markup."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from markdown_it import MarkdownIt

from adjudicator.render.forms.html import article, marked
from adjudicator.render.forms.lines import annotation, line
from adjudicator.render.forms.markdown import escaped, section
from adjudicator.render.forms.outline import Node, outline, titled
from adjudicator.render.forms.remarks import Remark, rows
from adjudicator.render.forms.sarif import address
from adjudicator.render.page import Page


def told(nodes: list[Node]) -> list[object]:
    """The words of an outline, what is below in lists of its own."""
    return [part for node in nodes for part in ([node.words] + ([told(node.below)] if node.below else []))]


def choice() -> Page:
    page = Page(40)
    page.heading("Choices:")
    page.put("South may choose:", 1)
    page.put("1. accept", 1, "1. ")
    page.put("Log line: South accepts", 3)
    page.put("2. refuse", 1, "2. ")
    page.put("Then:", 3)
    page.put("North may choose:", 4)
    page.put("1. a new deal", 4, "1. ")
    page.put("North may choose, too:", 1)
    return page


def test_what_is_numbered_stands_below_what_is_said_at_the_same_depth() -> None:
    assert told(outline(choice().blocks)) == [
        "Choices:",
        "South may choose:",
        ["accept", ["Log line: South accepts"], "refuse", ["Then:", ["North may choose:", ["a new deal"]]]],
        "North may choose, too:",
    ]


def test_markdown_indents_by_the_mark_above() -> None:
    assert section(choice()).split("\n") == [
        "### Choices",
        "",
        "- South may choose:",
        "  1. accept",
        "     - Log line: South accepts",
        "  2. refuse",
        "     - Then:",
        "       - North may choose:",
        "         1. a new deal",
        "- North may choose, too:",
    ]


def test_lines_of_a_log_stand_between_fences_that_none_of_them_closes() -> None:
    page = Page()
    page.put("a fault", 1)
    page.code(["North draws ```` ~~~", "            ^"], 2)
    assert section(page).split("\n") == [
        "- a fault",
        "  `````",
        "  North draws ```` ~~~",
        "              ^",
        "  `````",
    ]


def test_a_table_has_its_head_and_its_numbers_to_the_right() -> None:
    page = Page()
    page.table([("player", "won"), ("A|B", "3")], 1, [1])
    assert section(page) == "| player | won |\n| --- | ---: |\n| A\\|B | 3 |"


@pytest.mark.parametrize(
    ("words", "safe"),
    [
        ("North knocks for 10.", "North knocks for 10."),
        ("improper_knock.log", "improper_knock.log"),
        ("_North_ *draws*", "\\_North\\_ \\*draws\\*"),
        ("1. North", "1\\. North"),
        ("- North", "\\- North"),
        ("6h-8h", "6h-8h"),
        ("<b>&amp;`x`", "\\<b\\>\\&amp;\\`x\\`"),
        ("http://e.example www.e.example", "http\\://e.example www\\.e.example"),
    ],
)
def test_only_what_markdown_would_obey_is_escaped(words: str, safe: str) -> None:
    assert escaped(words) == safe


SIGNS = st.text(st.sampled_from("ab1 .)-+=_*`~#<>&[]()!|\\:/$\"'"), min_size=1).map(lambda text: " ".join(text.split()))


@given(SIGNS.filter(bool))
def test_words_come_through_markdown_as_they_are(words: str) -> None:
    for before, after in (("", "p"), ("## ", "h2")):
        shown = (
            MarkdownIt("commonmark", {"html": True}).enable(["table", "strikethrough"]).parse(before + escaped(words))
        )
        assert [token.tag for token in shown if token.nesting == 1] == [after]
        (inline,) = [token for token in shown if token.type == "inline"]
        children = inline.children or []
        assert {child.type for child in children} <= {"text", "text_special"}
        assert "".join(child.content for child in children) == words


def test_html_marks_cards_and_ids() -> None:
    assert marked("<b> 10♥ (gra.9.a)") == (
        '&lt;b&gt; <span class="card h">10♥</span> (<span class="id">gra.9.a</span>)'
    )


@pytest.mark.parametrize(("heading", "bare"), [("Facts:", "Facts"), ("Faits\u00a0:", "Faits"), ("10 : 6", "10 : 6")])
def test_a_heading_loses_its_colon(heading: str, bare: str) -> None:
    assert titled(heading) == bare


def test_an_annotation_cannot_be_ended_by_its_words() -> None:
    remark = Remark("warning", "P08, P09", 3, 2, 4, "50% of\r\n::error::x", "")
    assert annotation("a,b:c%.log", remark) == (
        "::warning file=a%2Cb%3Ac%25.log,line=3,col=2,endColumn=6,title=P08%2C P09::50%25 of%0D%0A::error::x"
    )
    assert line("a.log", remark) == "a.log:3:2: P08, P09 50% of\r\n::error::x"


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("logs/a.log", "logs/a.log"),
        ("a b#é.log", "a%20b%23%C3%A9.log"),
        ("a:b.log", "./a%3Ab.log"),
        ("/logs/a.log", "file:///logs/a.log"),
        ("<stdin>", "%3Cstdin%3E"),
        ("bad\udcff.log", "bad%FF.log"),
    ],
)
def test_a_file_is_named_by_its_address(name: str, expected: str) -> None:
    assert address(name) == expected


def test_lines_are_counted_as_the_notation_counts_them() -> None:
    assert rows(b"\xef\xbb\xbfa\r\nb\rc\nd\x0be\xff") == ("a", "b", "c", "d\x0be\ufffd")


def test_a_term_stands_before_what_is_said_of_it() -> None:
    page = Page(24)
    page.entry("gra_fr*", "a choice between two things", 10)
    assert str(page) == "gra_fr*   a choice\n          between two\n          things\n"
    assert section(page) == "**gra_fr\\*** a choice between two things"
    assert "<p><b>gra_fr*</b> a choice between two things</p>" in article(page)
