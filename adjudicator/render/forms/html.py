"""Rulings as one web page that needs nothing else: no script, no file beside it. Cards have the colours of their suits."""

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from typing import Final

from adjudicator.paint import CARD, ID
from adjudicator.render.forms.outline import Node, outline, runs, titled
from adjudicator.render.page import Block, Page
from adjudicator.words import language

SUITS: Final = {"♣": "c", "♦": "d", "♥": "h", "♠": "s"}
STYLE: Final = """\
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem; color: #1a1a1a; background: #fff; }
h1 { font-size: 1.1rem; font-weight: normal; }
h2 { font-size: 1.35rem; line-height: 1.3; }
h3 { font-size: 1.1rem; margin-bottom: .3rem; }
h4 { font-size: 1rem; margin-bottom: .2rem; }
p { margin: .3rem 0; }
ul, ol { margin: .2rem 0; padding-left: 1.4rem; }
pre { margin: .3rem 0; padding: .4rem .6rem; background: #f3f3f0; white-space: pre-wrap; overflow-wrap: anywhere; }
table { border-collapse: collapse; }
th, td { padding: .15rem .7rem; text-align: left; border-bottom: 1px solid #ccc; }
.n { text-align: right; }
article + article { margin-top: 2.5rem; border-top: 1px solid #999; }
.card { white-space: nowrap; }
.c { color: #00702c; } .d { color: #0047c2; } .h { color: #c00018; } .s { color: #000; }
.id { white-space: nowrap; font-weight: 600; }
@media print {
  body { margin: 0; max-width: none; font-size: 11pt; }
  article + article { break-before: page; border: 0; }
  h2, h3, h4 { break-after: avoid; }
  li, pre, tr { break-inside: avoid; }
}"""


def opening(title: str) -> str:
    """The page as far as the first ruling."""
    return "\n".join(
        (
            "<!DOCTYPE html>",
            f'<html lang="{language()}">',
            "<head>",
            '<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title>",
            f"<style>\n{STYLE}\n</style>",
            "</head>",
            "<body>",
            f"<h1>{escape(title)}</h1>",
        )
    )


def article(page: Page) -> str:
    """One ruling: what stands on a page, with its headings, lists and tables."""
    return "\n".join((f'<article lang="{language()}">', *_all(outline(page.blocks)), "</article>"))


def fragment(blocks: Iterable[Block], heading: str = "h2") -> str:
    """Part of a ruling, for a page that has a frame of its own; ``heading`` is how its headings are marked."""
    return "\n".join(_all(outline(blocks), heading))


def closing() -> str:
    """What comes after the last ruling."""
    return "</body>\n</html>"


def _all(nodes: Iterable[Node], heading: str = "h3") -> Iterator[str]:
    for run in runs(nodes):
        if run[0].listed:
            yield from _list(run)
            continue
        node = run[0]
        heading = "h4" if node.block.kind == "part" else heading
        yield from _one(node, heading)
        yield from _all(node.below)


def _one(node: Node, heading: str) -> Iterator[str]:
    """A heading, a paragraph, a table, or lines as they are."""
    kind = node.block.kind
    if kind == "table":
        yield from _table(node.block)
    elif kind == "code":
        yield "<pre>" + "\n".join(marked(line) for (line,) in node.block.rows) + "</pre>"
    elif kind == "words":
        term = f"<b>{marked(node.block.term)}</b> " if node.block.term else ""
        yield f"<p>{term}{marked(node.words)}</p>"
    else:
        level = {"lead": "h2", "part": "h3"}.get(kind, heading)
        yield f"<{level}>{marked(titled(node.words))}</{level}>"


def _list(nodes: Sequence[Node]) -> Iterator[str]:
    kind = "ol" if nodes[0].numbered else "ul"
    yield f"<{kind}>"
    for node in nodes:
        below = list(_all(node.below))
        yield f"<li>{marked(node.words)}" + ("" if below else "</li>")
        if below:
            yield from below
            yield "</li>"
    yield f"</{kind}>"


def _table(block: Block) -> Iterator[str]:
    head, *rows = block.rows
    yield "<table>"
    yield f"<thead><tr>{''.join(_cells(head, 'th', block))}</tr></thead>"
    yield "<tbody>"
    yield from (f"<tr>{''.join(_cells(row, 'td', block))}</tr>" for row in rows)
    yield "</tbody>"
    yield "</table>"


def _cells(row: Sequence[str], kind: str, block: Block) -> Iterator[str]:
    for number, text in enumerate(row):
        right = ' class="n"' if number in block.numbers else ""
        yield f"<{kind}{right}>{marked(text)}</{kind}>"


def marked(words: str) -> str:
    """Words with whatever HTML would obey made harmless, their cards and ids marked; an arrow is one sign and stays whole."""
    plain = ID.sub(r'<span class="id">\g<0></span>', escape(words).replace(" -&gt; ", " → "))
    return CARD.sub(lambda found: f'<span class="card {SUITS[found[1]]}">{found[0]}</span>', plain)
