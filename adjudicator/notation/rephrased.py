"""Lines of the table that are no lines of a log, said as a log says them: ``Ann's count: 9``, ``North vs South``.

What to write is only a hint. It is given where it reads well, and where the players it names are players of the log.
"""

import re
from typing import Final

from lark.exceptions import UnexpectedInput

from adjudicator.alike import did_you_mean
from adjudicator.notation.faults import Trouble
from adjudicator.notation.grammar import parser
from adjudicator.notation.near import shown
from adjudicator.notation.refusal import Refusal
from adjudicator.notation.words import NUMBER_WORDS, folded
from adjudicator.words import say

_NAME: Final = r'"[^"]+"|[^\s",:;]+?'
_SAID: Final = "|".join(word for word in NUMBER_WORDS)
_LONGEST: Final = 200


def rephrased(trouble: Trouble, refused: Refusal) -> Trouble:
    """The same trouble with the whole line as a log would have it for its hint, where that can be told."""
    lines = _lines(refused)
    if not lines:
        return trouble
    if trouble.kind not in ("L005", "L008"):
        trouble.kind = "L004"
        trouble.says = say("`{word}` is not understood here", word=shown(refused.word))
        trouble.column, trouble.length = refused.column, len(refused.word)
        if not refused.word:
            trouble.kind, trouble.says = "L005", say("the line breaks off here")
    trouble.hint, trouble.meant, trouble.expected = did_you_mean(lines), "", ()
    return trouble


def _lines(refused: Refusal) -> list[str]:
    """What a line may have been meant to say, each as a line of a log."""
    body = refused.body.strip().rstrip(".!")
    if len(body) > _LONGEST:
        return []
    for pattern, templates in refused.vocabulary.lines:
        found = re.fullmatch(pattern.format(p=f"(?P<p>{_NAME})", q=f"(?P<q>{_NAME})", n=_number(refused)), body, re.I)
        if found is not None and _are_players(found, refused):
            lines = [template.format_map(found.groupdict()) for template in templates]
            return [line for line in lines if _reads(line, refused)]
    return []


def _number(refused: Refusal) -> str:
    words = rf"\d{{1,3}}|{_SAID}" if refused.names.language == "en" else r"\d{1,3}|[a-zé]+(?:-[a-z]+)?"
    return f"(?P<n>{words})"


def _are_players(found: "re.Match[str]", refused: Refusal) -> bool:
    """Whether the names are those of players, or new ones where the log has not named two yet."""
    met = refused.names.met
    said = [name for gap in ("p", "q") if (name := found.groupdict().get(gap))]
    return len(met) < 2 or all(folded(name.strip('"')) in met for name in said)


def _reads(line: str, refused: Refusal) -> bool:
    try:
        parser(refused.names.language).parse(line)
    except UnexpectedInput:
        return False
    return True
