"""Why, and why not: the chain from the facts to each clause, and what each clause fails by that does not apply."""

from adjudicator.render.page import Page
from adjudicator.ruling import Link, Ruling
from adjudicator.words import Message, say


def put_why(page: Page, ruling: Ruling) -> None:
    """The chain of reasons, in the order of the log."""
    if not ruling.why:
        return
    page.heading(say("Why:"))
    for link in ruling.why:
        page.put(say("line {line}: {link}", line=link.line, link=_link(link)), 1, hang="  ")


def _link(link: Link) -> Message:
    if link.clause is None:
        return link.says
    if link.holds:
        return say("{clause}: {says}", clause=link.clause, says=link.says)
    return say("not {clause}: {says}", clause=link.clause, says=link.says)
