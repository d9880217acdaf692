"""``adjudicate rules``: which rulebooks there are, what one says, how two differ."""

from adjudicator.bookshelf import houses, load_rulebook, texts
from adjudicator.cli.refusals import book_named
from adjudicator.cli.status import RULED


def list_all() -> int:
    """Prints the rulebooks that ship with the program."""
    from adjudicator.render.rulebooks import listed

    print(listed([load_rulebook(name) for name in texts()], [load_rulebook(name) for name in houses()]), end="")
    return RULED


def show(name: str) -> int:
    """Prints a whole rulebook."""
    from adjudicator.render.rulebooks import shown

    print(shown(book_named(name)), end="")
    return RULED


def diff(one: str, two: str) -> int:
    """Prints how two rulebooks differ, in words."""
    from adjudicator.render.differences import differences

    print(differences(book_named(one), book_named(two)), end="")
    return RULED
