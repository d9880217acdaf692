"""``adjudicate explain gra.9.d``, ``explain 9.d``, ``explain P11``, ``explain L003``, ``explain knock``: what an id or a word means."""

from adjudicator.bookshelf import load_rulebook
from adjudicator.cli.refusals import book_named
from adjudicator.cli.scenarios import citing
from adjudicator.cli.status import RULED, Bad
from adjudicator.meaning import NothingMeant, meaning
from adjudicator.render.meaning import explained
from adjudicator.rulebook import Book


def explain(name: str, rules: str | None = None) -> int:
    """Prints what a clause, a point or a kind of fault is; a clause as the rulebook ``rules`` has it, if one is named.

    Of an article, or of a word of the table (``knock``), its clauses are listed. Only what the id asks for is loaded.
    """
    named = book_named(rules) if rules else None
    try:
        found = meaning(name, named, _in_force)
    except NothingMeant as why:
        raise Bad(why.says("adjudicate rules show {}")) from None
    print(explained(found, named, citing), end="")
    return RULED


def _in_force() -> Book:
    """The rulebook that the settings name, else the one that rules where nothing is said."""
    from adjudicator.adjudication import UNSAID
    from adjudicator.cli.settings import Search

    held = Search({}).of().rulebook()
    return load_rulebook(UNSAID) if held.origin == "default" else book_named(str(held.value))
