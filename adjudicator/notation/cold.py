"""The lines that need the grammar, and what is wrong with those that it refuses."""

from lark.exceptions import UnexpectedInput

from adjudicator.events import Sentence
from adjudicator.handlog import Fact
from adjudicator.notation.faults import Trouble
from adjudicator.notation.grammar import read_item
from adjudicator.notation.names import Names


def read_cold(body: str, names: Names) -> Fact | Sentence:
    """What a line says, by the grammar. Raises Trouble where it cannot be read."""
    try:
        return read_item(body, names)
    except UnexpectedInput as error:
        column = getattr(error, "column", 1)
        raise Trouble("L004", column if column > 0 else len(body) + 1, "this is not understood here") from None
