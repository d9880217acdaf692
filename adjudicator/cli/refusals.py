"""Rulebooks as the command line names them; one that cannot be used is refused with every fault in its file."""

from adjudicator.bookshelf import load_rulebook
from adjudicator.cli.status import Bad
from adjudicator.rulebook import Book, BookError
from adjudicator.words import count


def book_named(name: str) -> Book:
    """The rulebook of that name or file; a ``Bad`` call if there is none or it cannot be used."""
    try:
        return load_rulebook(name)
    except BookError as why:
        raise Bad(in_words(why)) from why


def in_words(why: BookError) -> str:
    """What is wrong with a rulebook: a sentence, and of a club's file each fault with its line and a mark."""
    from adjudicator.cli import faults
    from adjudicator.rulebook.faults import HouseError
    from adjudicator.ruling import fault_dict

    if not isinstance(why, HouseError):
        return str(why)
    says = count(
        "the rulebook {file} cannot be used, 1 fault",
        "the rulebook {file} cannot be used, {number} faults",
        len(why.faults),
        file=why.file,
    )
    told = faults.lines(why.file, [fault_dict(fault) for fault in why.faults])
    return "\n".join([str(says), *told])
