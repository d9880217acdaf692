"""The interview: what was answered so far, what is asked next, and the log that comes of it.

An interview is a value: answering it gives another one, and the one before is what ``back`` returns to. It knows no
terminal and no page.
"""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from adjudicator.bookshelf import load_rulebook, names
from adjudicator.handlog import HandLog
from adjudicator.interview.afterwards import OPEN, follow_up, take
from adjudicator.interview.draft import PLAYERS, Draft
from adjudicator.interview.question import Asked, Choice, Question, Value
from adjudicator.interview.topics import TOPICS
from adjudicator.interview.understanding import understand
from adjudicator.interview.weighing import Weighing, played
from adjudicator.notation import read
from adjudicator.ruling import Ruling
from adjudicator.words import say, tr

DEFAULT_RULES: Final = "gra"


class Setting(NamedTuple):
    """What an interview starts with: the players' names, the language of the log, the rulebook if it need not be asked,
    and readings that outrank it.

    With ``files`` off only the rulebooks that ship with the program may be named.
    """

    players: tuple[str, str] = PLAYERS
    rules: str | None = None
    language: str = "en"
    readings: tuple[tuple[str, str], ...] = ()
    files: bool = True


DEFAULT: Final = Setting()


class Standing(NamedTuple):
    """Where an interview stands: the log so far, the next question (``None``: all is said), the answers that count.

    ``given`` are the answers with ``None`` for each question that was passed over because nothing hangs on it.
    """

    draft: Draft
    question: Question | None
    given: tuple[Value, ...]


class Interview:
    """An interview after some answers. ``before`` is the one before the last answer."""

    def __init__(self, setting: Setting = DEFAULT, before: "Interview | None" = None, answer: Value = None) -> None:
        self.setting, self.before = setting, before
        self.answers: tuple[Value, ...] = (*before.answers, answer) if before else ()
        self._weighings: dict[str | None, Weighing] = before._weighings if before else {}
        self._standing: Standing | None = None

    @classmethod
    def after(cls, texts: Iterable[str], setting: Setting = DEFAULT) -> "Interview":
        """The interview after these answers. Raises NotUnderstood at the first that means nothing where it stands."""
        interview = cls(setting)
        for text in texts:
            interview = interview.answer(text)
        return interview

    @property
    def question(self) -> Question | None:
        """What is asked next; ``None`` where all is said."""
        return self._stands().question

    @property
    def text(self) -> str:
        """The log so far; empty where nothing is told yet. It can always be read."""
        draft = self._stands().draft
        return "" if draft.empty else draft.text()

    @property
    def lines(self) -> list[str]:
        """The lines so far, even if they tell only who plays by which rules."""
        return self._stands().draft.text().splitlines()

    @property
    def log(self) -> HandLog:
        """The log so far, read."""
        return read(self.text)

    @property
    def ruling(self) -> Ruling:
        """The ruling on the log so far, other readings aside."""
        return self._weighing().ruling(self.text)

    def answer(self, text: str) -> "Interview":
        """The interview after one more answer. Raises NotUnderstood, and stays as it is, where it means nothing here."""
        standing = self._stands()
        if standing.question is None:
            return self
        value = understand(standing.question, text, standing.draft)
        return Interview(self.setting, self, value)

    def back(self) -> "Interview":
        """The interview as it was before the last answer; itself where nothing was answered."""
        return self.before or self

    def _stands(self) -> Standing:
        if self._standing is None:
            self._standing = self._went()
        return self._standing

    def _went(self) -> Standing:
        """Plays the script with the answers given, passing over what need not be asked."""
        given: tuple[Value, ...] = (*self.before._stands().given, self.answers[-1]) if self.before else ()
        while True:
            draft, question = played(self._begin, given)
            if question is None or question.always or self._weighing(given).matters(self._begin, given, question):
                break
            given = (*given, None)
        if question is None:
            return self._afterwards(given)
        return Standing(draft, self._with_leads(draft, question), given)

    def _weighing(self, given: Sequence[Value] = ()) -> Weighing:
        rules = self.setting.rules
        if rules is None:
            said = [*given, *self.answers]
            rules = str(said[0]) if said else None
        if rules not in self._weighings:
            self._weighings[rules] = Weighing(rules, dict(self.setting.readings), self.setting.files)
        return self._weighings[rules]

    def _begin(self) -> tuple[Draft, Asked[None]]:
        draft = Draft(self.setting.players, self.setting.rules, self.setting.language)
        return draft, _whole(draft, self.setting)

    def _afterwards(self, given: tuple[Value, ...]) -> Standing:
        """Once the script is through: cards that the ruling still needs, then whoever has a choice says what he chooses."""
        number = len(given)
        while number and played(self._begin, given[: number - 1])[1] is None:
            number -= 1
        draft, _ = played(self._begin, given[:number])
        question = follow_up(draft, self._weighing())
        for value in given[number:]:
            if question is None:
                break
            if value in (None, OPEN.id):
                return Standing(draft, None, given)
            take(draft, question, value)
            question = follow_up(draft, self._weighing())
        return Standing(draft, question, given)

    def _with_leads(self, draft: Draft, question: Question) -> Question:
        """A count with what it leads to, where the ruling on the log so far hangs on it alone."""
        if question.kind != "count":
            return question
        asks = self._weighing().ruling(draft.text()).ask
        return question._replace(leads=tuple(asks[0].answers)) if len(asks) == 1 else question


def _whole(draft: Draft, setting: Setting) -> Asked[None]:
    """Which rulebook, if nothing says it; what went wrong; then the questions of that topic."""
    from adjudicator.handlog import Rules

    if setting.rules is None:
        books = tuple(Choice(name, say(load_rulebook(name).title)) for name in names())
        chosen = yield Question(
            "rules", say("Which rules are you playing by?"), "pick", books, always=True, default=DEFAULT_RULES
        )
        draft.fact(Rules(str(chosen)), "rules")
    topics = tuple(Choice(topic.id, topic.label, tr(topic.told)) for topic in TOPICS)
    wrong = yield Question("topic", say("What went wrong?"), "pick", topics, always=True)
    topic = next(topic for topic in TOPICS if topic.id == wrong)
    yield from topic.script(draft)
