"""``adjudicate rules``, ``rules show gra``, ``rules diff gra gra-fr``."""

from adjudicator.cli.options import BOOK, EVERYWHERE
from adjudicator.cli.table import Command, Example, Values
from adjudicator.words import mark


def run_list(values: Values) -> int:
    """Lists the rulebooks."""
    from adjudicator.cli.rules import list_all

    return list_all()


def run_show(values: Values) -> int:
    """Shows a whole rulebook."""
    from adjudicator.cli.rules import show

    return show(values["book"])


def run_diff(values: Values) -> int:
    """Says how two rulebooks differ."""
    from adjudicator.cli.rules import diff

    return diff(values["book"], values["other"])


COMMANDS = (
    Command(
        "rules",
        mark("List the rulebooks that come with the program."),
        run_list,
        (),
        EVERYWHERE,
        (Example("adjudicate rules", mark("which rulebooks there are")),),
    ),
    Command(
        "rules show",
        mark("Show a whole rulebook: terms, readings, clauses."),
        run_show,
        (BOOK,),
        EVERYWHERE,
        (
            Example("adjudicate rules show gra", mark("one that comes with the program")),
            Example("adjudicate rules show club.toml", mark("one of your own")),
        ),
    ),
    Command(
        "rules diff",
        mark("Say in words how two rulebooks differ."),
        run_diff,
        (BOOK, BOOK._replace(name="other", says=mark("Another."))),
        EVERYWHERE,
        (Example("adjudicate rules diff gra gra-fr", mark("what the French text has otherwise")),),
    ),
)
