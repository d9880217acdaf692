"""A line that cannot be read in the language of its log, and reads well in the other: which is a fault of its own."""

from adjudicator.notation.faults import Trouble
from adjudicator.notation.human import ENGLISH, Vocabulary
from adjudicator.notation.names import Names
from adjudicator.words import say


def in_the_other_language(body: str, language: str) -> Trouble | None:
    """The trouble with a line in French in a log in English, or the other way round; ``None`` if it reads in neither."""
    column, length = len(body) - len(body.lstrip()) + 1, len(body.strip())
    if language == "fr":
        if not _reads(body, "en"):
            return None
        says = say("this line is in English, and this log in French")
        hint = say("a log without the line `{line}` is read in English", line="langue: fr")
    else:
        if not _reads(body, "fr"):
            return None
        says = say("this line is in French, and this log in English")
        hint = say("a French log begins with the line `{line}`", line="langue: fr")
    return Trouble("L022", column, says, hint=hint, length=length)


def vocabulary(language: str) -> Vocabulary:
    """How logs of this language say things."""
    if language != "fr":
        return ENGLISH
    from adjudicator.notation.french_human import FRENCH

    return FRENCH


def _reads(body: str, language: str) -> bool:
    from lark.exceptions import UnexpectedInput

    from adjudicator.notation.grammar import read_item
    from adjudicator.notation.openings import may_be_read

    if not may_be_read(body, language):
        return False
    try:
        read_item(body.strip(), Names(language=language))
    except (UnexpectedInput, Trouble):
        return False
    return True
