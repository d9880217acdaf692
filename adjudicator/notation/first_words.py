"""Mistakes in the first words of a line: a fact that is none, no player, a name without quotes."""

from adjudicator.alike import LONG, did_you_mean
from adjudicator.notation.faults import Trouble, opens_a_fact
from adjudicator.notation.human import A_NAME
from adjudicator.notation.near import meant, nearest, quoted, shown, useful
from adjudicator.notation.refusal import Refusal
from adjudicator.notation.words import CARD_OF, folded, lowered
from adjudicator.words import say


def at_the_start(refused: Refusal) -> Trouble | None:
    """What is wrong with the first words, if that is why the line is refused."""
    words, vocabulary = refused.words, refused.vocabulary
    place, first = words[0]
    if first[0] in '"“„«':
        return None
    fact = lowered(first) in vocabulary.openings
    if not fact and refused.key and _verb_among(refused) is None and not _known(first, refused):
        return _no_such_fact(refused, place)
    return _opens_a_fact(refused, fact) or _nobody(refused) or _two_words(refused)


def _known(word: str, refused: Refusal) -> bool:
    return folded(word) in refused.names.met


def _no_such_fact(refused: Refusal, place: int) -> Trouble | None:
    """A key that no fact has, where nothing after the colon has been understood."""
    behind = refused.body.find(refused.key) + len(refused.key) + 1
    if refused.body[behind : refused.column - 1].strip(" \t:："):
        return None
    keys = refused.vocabulary.keys
    likely = meant(refused.key, keys, refused.vocabulary) or meant(refused.words[0][1], keys, refused.vocabulary)
    says = say("no fact is called `{key}`", key=shown(refused.key))
    listed = useful(keys, refused.key, likely, refused.vocabulary)
    written = likely[0] if len(likely) == 1 else ""
    return Trouble("L008", place, says, listed, did_you_mean(likely), written, len(refused.key[:LONG]))


def _opens_a_fact(refused: Refusal, fact: bool) -> Trouble | None:
    """A player called like a fact, without quotes."""
    words = refused.words
    second = lowered(words[1][1]) if len(words) > 1 else ""
    if fact and not refused.key and second in refused.vocabulary.verbs - refused.vocabulary.fillers:
        return opens_a_fact(words[0][1], words[0][0])
    return None


def _nobody(refused: Refusal) -> Trouble | None:
    """A deed without the player who did it."""
    (place, first), verbs = refused.words[0], refused.vocabulary.verbs
    second = lowered(refused.words[1][1]) if len(refused.words) > 1 else ""
    if refused.key or lowered(first) not in verbs or second in verbs or _known(first, refused):
        return None
    met = [quoted(name, refused.names.language) for name in refused.names.met.values()]
    says = say("nobody is named before `{verb}`", verb=first)
    return Trouble("L009", place, says, tuple(met) if 0 < len(met) <= 4 else (A_NAME,), length=len(first))


def _two_words(refused: Refusal) -> Trouble | None:
    """A name of two or more words without quotes, before a verb or in a fact."""
    words = refused.words
    at = next((number for number, (start, _) in enumerate(words) if start == refused.column), 0)
    if not at or words[at - 1][1] != refused.before[:LONG] or not _goes_on(words[at][1], refused):
        return None
    last = at
    if at == 1:  # a sentence: the name goes on to the verb
        last = (_verb_among(refused) or 0) - 1
        if last < 1 or (words[1][1][0].islower() and nearest(lowered(words[1][1]), refused.vocabulary.verbs)):
            return None
    name = " ".join(word for _, word in words[at - 1 : last + 1] if word not in (":", "："))
    if _known(refused.before, refused) and not _known(name, refused):
        return None
    start = words[at - 1][0]
    meant_name = f'"{name}"'
    says = say("a name of two or more words stands in quotes")
    hint = did_you_mean([meant_name])
    if "_SEP" in refused.accepted:
        hint = say("did you mean `{name}`, or a comma between two names?", name=meant_name)
    return Trouble("L007", start, says, (meant_name,), hint, meant_name, len(name))


def _goes_on(word: str, refused: Refusal) -> bool:
    """Whether a word may be the second of a name."""
    known = refused.vocabulary.verbs | refused.vocabulary.fillers
    return word[0].isalpha() and word not in CARD_OF and lowered(word) not in known


def _verb_among(refused: Refusal) -> int | None:
    """The place of the first verb after the first word, if one follows within four words."""
    verbs = refused.vocabulary.verbs
    return next((place for place, (_, word) in enumerate(refused.words[:5]) if place and lowered(word) in verbs), None)
