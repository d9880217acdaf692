"""Why, and why not: the chain from the facts to each clause, and what each clause fails by that does not apply."""

from adjudicator.render.page import Page
from adjudicator.render.pen import Pen
from adjudicator.ruling import Link, Ruling


def put_why(page: Page, ruling: Ruling, pen: Pen) -> None:
    """The chain of reasons, in the order of the log."""
    if not ruling.why:
        return
    page.heading("Why:")
    for link in ruling.why:
        page.put(f"line {link.line}: {_clause(link)}{pen.message(link.says)}", 1, hang="  ")


def _clause(link: Link) -> str:
    if link.clause is None:
        return ""
    return f"{link.clause}: " if link.holds else f"not {link.clause}: "
