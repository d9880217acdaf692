"""Rulebooks as the command line names them; one that cannot be used is refused with every fault in its file."""

from adjudicator.bookshelf import load_rulebook
from adjudicator.cli import faults
from adjudicator.cli.status import Bad
from adjudicator.rulebook import Book, BookError
from adjudicator.rulebook.faults import HouseError
from adjudicator.ruling import fault_dict


def book_named(name: str) -> Book:
    """The rulebook of that name or file; a ``Bad`` call if there is none or it cannot be used."""
    try:
        return load_rulebook(name)
    except BookError as why:
        raise Bad(in_words(why)) from why


def in_words(why: BookError) -> str:
    """What is wrong with a rulebook: a sentence, and of a club's file each fault with its line and a mark."""
    if not isinstance(why, HouseError):
        return str(why)
    number = "1 fault" if len(why.faults) == 1 else f"{len(why.faults)} faults"
    told = faults.lines(why.file, [fault_dict(fault) for fault in why.faults])
    return "\n".join([f"the rulebook {why.file} cannot be used, {number}", *told])
