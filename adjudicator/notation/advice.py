"""What helps with a word that no other word was meant for: a second player, a filler, a result, a number before the line."""

import re
from typing import Final

from adjudicator.alike import LONG
from adjudicator.notation.faults import Trouble
from adjudicator.notation.grammar import parser
from adjudicator.notation.human import human
from adjudicator.notation.near import shown
from adjudicator.notation.refusal import Refusal
from adjudicator.notation.words import CARD_OF, folded, lowered
from adjudicator.words import Message, say

_MARKER: Final = re.compile(
    r"\s*(?P<comment>//+|--+|;+|%+)|\s*(?P<mark>(?:[-*•>–—]+|\(?\d{1,3}[.):]+|\d{1,3}(?=\s))(?=\s))"
)


def advice(refused: Refusal) -> Message | None:
    """What to do about a word that is not understood; ``None`` where nothing can be said of it."""
    return _of_another(refused) or _of_fillers(refused) or _of_the_key(refused)


def _of_another(refused: Refusal) -> Message | None:
    """A player in the midst of what another did."""
    if refused.column == 1 or "NAME" in refused.accepted or refused.key:
        return None
    after = refused.body[refused.column :].split()
    word = after[0] if refused.word in (",", ";", ".", "&") and after else refused.word
    player = refused.names.met.get(folded(word))
    return None if player is None else say("what {player} did stands on a line of its own", player=player)


def of_a_result(refused: Refusal) -> Message | None:
    """What to do about a word that says who wins, or what; ``None`` for any other."""
    if lowered(refused.word) not in refused.vocabulary.results:
        return None
    return say("who wins, and what, is for the ruling: a log says what the players did")


def _of_fillers(refused: Refusal) -> Message | None:
    """Small words that the notation does without."""
    end = start = refused.column - 1
    while (found := re.compile(r"\s*([^\W\d_]+)").match(refused.body, end)) and _is_filler(found[1], refused):
        end = found.end()
    if end == start or not _reads_without(refused, start, end):
        return None
    return say("the line is read without `{word}`", word=refused.body[start:end].strip())


def _is_filler(word: str, refused: Refusal) -> bool:
    return lowered(word) in refused.vocabulary.fillers


def _reads_without(refused: Refusal, start: int, end: int) -> bool:
    """Whether the line is one of the notation without what stands between two places."""
    from lark.exceptions import UnexpectedInput

    try:
        parser(refused.names.language).parse(f"{refused.body[:start]} {refused.body[end:]}")
    except UnexpectedInput:
        return False
    return True


def filler_for_a_name(refused: Refusal) -> Trouble | None:
    """A small word where a name was wanted: ``deal to North``."""
    word = refused.before
    start = refused.body.rfind(word, 0, refused.column - 1)
    if not word or not _is_filler(word, refused) or folded(word) in refused.names.met:
        return None
    if not _reads_without(refused, start, start + len(word)):
        return None
    hint = say("the line is read without `{word}`", word=word)
    says = say("`{word}` is not understood here", word=word)
    return Trouble("L004", start + 1, says, hint=hint, length=len(word))


def _of_the_key(refused: Refusal) -> Message | None:
    """A player behind the colon of a fact that has him before it."""
    if refused.word not in (":", "：") or "NAME" not in refused.accepted:
        return None
    return say("here the name of a player stands before the colon")


def phrase(refused: Refusal) -> tuple[int, int, tuple[str, ...]] | None:
    """A verb that is understood, with a word that makes another thing of it (``lays down``).

    Where it begins, how long it is (before a card, only the verb), and what was meant.
    """
    at = next((number for number, (start, _) in enumerate(refused.words) if start == refused.column), 0)
    if not at:
        return None
    start, verb = refused.words[at - 1]
    what = "?" if refused.word in CARD_OF else refused.word
    likely = refused.vocabulary.instead.get(f"{verb} {what}".casefold(), ())
    length = len(verb) if what == "?" else refused.column - start + len(refused.word)
    return (start, length, likely) if likely else None


def marker(refused: Refusal) -> Trouble | None:
    """What some put before a line: a number, a dash, the sign of a comment in another notation."""
    found = _MARKER.match(refused.body)
    if found is None or refused.column > found.end() + LONG:
        return None
    written = (found["comment"] or found["mark"]).strip()
    start = found.end() - len(written)
    if found["mark"] and not _reads_without(refused, 0, found.end()):
        return None
    says = say("`{word}` is not understood here", word=shown(written))
    hint = (
        say("a comment begins with `#`") if found["comment"] else say("the line is read without `{word}`", word=written)
    )
    return Trouble("L004", start + 1, says, hint=hint, length=len(written))


def no_colon(refused: Refusal) -> Trouble | None:
    """A fact without its colon, or with another sign in its place."""
    if refused.accepted != {"_COLON"} or not refused.word:
        return None
    expected = (human("_COLON", refused.vocabulary),)
    word = refused.word
    if (word[0].isalnum() or word in CARD_OF) and not _is_filler(word, refused):
        return Trouble(
            "L004", refused.column, say("a colon is missing before `{word}`", word=shown(refused.word)), expected
        )
    says = say("`{word}` stands where a colon is wanted", word=shown(refused.word))
    return Trouble("L004", refused.column, says, expected, None, ":", len(refused.word))
