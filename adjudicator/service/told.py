"""What was told so far, as the address of a page holds it: rulebook, players, answers. A reload or a locked phone loses nothing.

Answers stand in the address as programs write them (``7h``, ``knock``), so that the page can be put into another language.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple
from urllib.parse import urlencode

from starlette.datastructures import QueryParams

from adjudicator.bookshelf import names
from adjudicator.cards import NAMES, card
from adjudicator.handlog import Deal, Players
from adjudicator.interview import Interview, NotUnderstood, Question, Setting
from adjudicator.interview.draft import USUAL
from adjudicator.notation import read, write_item
from adjudicator.words import language, say

MOST_ANSWERS: Final = 60
LONGEST_NAME: Final = 40
KEPT: Final = 512
"""So many interviews are remembered, so that a question does not weigh again what the one before has weighed."""
_OF_CARDS: Final = frozenset(("card", "cards", "count"))


class Told(NamedTuple):
    """The rulebook, the players' names (empty: the usual ones of the reader's language) and the answers so far."""

    rules: str
    names: tuple[str, str] = ("", "")
    answers: tuple[str, ...] = ()

    @classmethod
    def of(cls, query: QueryParams, rules: str) -> "Told":
        """What an address holds; ``rules`` is the rulebook where it names none."""
        asked = query.get("rules", "")
        one, two = (" ".join(query.get(key, "").split())[:LONGEST_NAME] for key in ("one", "two"))
        answers = tuple(" ".join(text.split()) for text in query.getlist("a"))[:MOST_ANSWERS]
        return cls(asked if asked in names() else rules, (one, two), answers)

    def address(self, *, back: int = 0, picked: Sequence[str] = ()) -> str:
        """The page after these answers, or ``back`` so many; ``picked`` are cards tapped for the next."""
        answers = self.answers[: len(self.answers) - back]
        return "/ask?" + urlencode(
            [*self.fields(), *(("a", text) for text in answers), *(("c", name) for name in picked)]
        )

    def start(self) -> str:
        """The first page, with the players and the rulebook as they are."""
        return "/?" + urlencode(self.fields())

    def fields(self) -> list[tuple[str, str]]:
        """What is told before the first answer, as fields of a form."""
        named = list(zip(("one", "two"), self.names, strict=True)) if any(self.names) else []
        return [("rules", self.rules), *named]

    def players(self) -> tuple[str, str]:
        """The two players. Raises NotUnderstood for names that no log can tell apart."""
        one, two = (name or usual for name, usual in zip(self.names, USUAL[language()], strict=True))
        line = write_item(Players((one, two)))
        log = read(line)
        items = [each.item for each in log.lines]
        if log.faults or items != [Players((one, two))]:
            raise NotUnderstood(say("{one} and {two} cannot both be names of players in a log", one=one, two=two))
        return one, two

    def reached(self) -> tuple[Interview, NotUnderstood | None]:
        """The interview as far as its answers mean something, and what is wrong with the first that does not."""
        setting = Setting(self.players(), self.rules, language(), files=False)
        reached = _after((), setting)
        for number in range(1, len(self.answers) + 1):
            try:
                reached = _after(self.answers[:number], setting)
            except NotUnderstood as why:
                return reached, why
        return reached, None


@lru_cache(KEPT)
def _after(answers: tuple[str, ...], setting: Setting) -> Interview:
    """The interview after these answers, from the one before the last."""
    if not answers:
        return Interview(setting)
    before = _after(answers[:-1], setting)
    question = before.question
    return before if question is None else before.answer(_said(question, answers[-1], setting))


def _said(question: Question, answer: str, setting: Setting) -> str:
    """An answer as the log takes it. A player without a name of his own is called as the reader's language does."""
    if question.kind == "player" and setting.players in USUAL.values():
        for pair in USUAL.values():
            if answer in pair:
                return setting.players[pair.index(answer)]
    return in_the_log(question, answer, setting.language)


def in_the_log(question: Question, answer: str, language: str) -> str:
    """An answer with its cards as a log of that language names them."""
    if question.kind not in _OF_CARDS:
        return answer
    return " ".join(named(word, language) for word in answer.split())


def named(word: str, language: str) -> str:
    """A card as a log of that language names it; any other word as it is."""
    if word not in NAMES or language == "en":
        return word
    return write_item(Deal("X", (card(word),)), language).rpartition(" ")[2]
