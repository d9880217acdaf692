"""The lines that need the grammar. Imported only when there is one, and lark with it."""

from lark.exceptions import UnexpectedInput

from adjudicator.events import Sentence
from adjudicator.handlog import Fact
from adjudicator.notation.faults import UNTOLD, Trouble
from adjudicator.notation.grammar import read_item
from adjudicator.notation.names import Names
from adjudicator.notation.openings import may_be_read


def read_cold(body: str, names: Names, explain: bool = True) -> Fact | Sentence:
    """What a line says, by the grammar. Raises Trouble where it cannot be read; unless ``explain``, an empty one."""
    if not explain and not may_be_read(body, names.language):
        raise Trouble("L004", 1, UNTOLD)
    try:
        return read_item(body, names)
    except UnexpectedInput as error:
        raise _trouble(error, body, names) if explain else Trouble("L004", 1, UNTOLD) from None


def _trouble(error: UnexpectedInput, body: str, names: Names) -> Trouble:
    from adjudicator.notation.diagnosis import diagnose
    from adjudicator.notation.two_tongues import in_the_other_language, vocabulary

    trouble = diagnose(error, body, names, words := vocabulary(names.language))
    word = body[trouble.column - 1 : trouble.column - 1 + trouble.length].casefold()
    # `North knock` would be French, and is English with a slip.
    slip = names.language == "en" and trouble.meant and word in words.instead
    return trouble if slip else in_the_other_language(body, names.language) or trouble
