"""A rulebook: clauses, terms, the remedy for every circumstance, and its reading of every point. All of it is data.

Books stand in ``rulebooks/*.toml``. A circumstance is named by a regulation; a book answers each with a clause and a
remedy, or says which point covers its silence, or that the matter does not arise under it.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from adjudicator.rulebook.event import NO_EVENT, EventTerms, event_terms
from adjudicator.rulebook.points import points
from adjudicator.values import NamedTuple, Value, replace
from adjudicator.words import LANGUAGES, Message, say

if TYPE_CHECKING:
    from datetime import date


class BookError(ValueError):
    """What is wrong with a rulebook, in one sentence that names the place, said in the language of the reader."""

    def __init__(self, says: Message) -> None:
        super().__init__(says)
        self.says = says

    def __str__(self) -> str:
        return str(self.says)


class Answer(NamedTuple):
    """What a book says to a circumstance: the clause and the remedy.

    ``clause`` is ``None`` where the text is silent; ``point`` and ``source`` then say what fills the gap.
    """

    remedy: str
    clause: str | None = None
    point: str | None = None
    source: str | None = None


class Clause(NamedTuple):
    """A clause in our own words: when it applies, what it says, how it decides, and where it stands in the source."""

    id: str
    when: str
    says: str
    kind: str
    source: str


class Terms(NamedTuple):
    """The numbers of a book. ``limit`` is ``None`` where the upcard sets it; a limit of 0 allows nothing but gin.

    ``spades_double``: a hand counts double where the upcard is a spade. ``box`` points for each hand won, the ``game``
    bonus and its doubling for a shutout (``shutout_doubles``) are added when a game is over. ``target`` is the score that
    wins, ``targets`` the others that the book names; ``winner_bonus`` is what a winner has more on the sheet.
    ``ace_printed``: whether the text ranks the ace in the cut.
    ``keeps_score``: whether who deals first keeps the score. ``dealer_shuffles_first``: whether it begins with him.
    ``eleven``: who is dealt eleven cards where partners play side by side, the ``opponents`` of the dealing side or ``all``;
    ``centre_deck``: whether the text takes the knock card from a deck of its own.
    """

    limit: int | None = None
    gin: int = 25
    undercut: int = 25
    big_gin: int | None = None
    ace_is_gin_only: bool = False
    court_printed: bool = False
    target: int | None = None
    missing_card: int = 10
    numbers_printed: bool = True
    penalty: int = 25
    last_cards: int = 2
    spades_double: bool = False
    box: int = 0
    game: int = 0
    shutout_doubles: bool = False
    targets: Sequence[int] = ()
    target_printed: bool = True
    winner_bonus: int = 0
    ace_printed: bool = True
    keeps_score: bool = False
    dealer_shuffles_first: bool = True
    eleven: str = ""
    centre_deck: bool = True


class Variant(NamedTuple):
    """What changes in a book when an event announces a clause that is only a variant."""

    terms: Mapping[str, Any]
    answers: Mapping[tuple[str, str], Answer]


class Book(Value):
    """A rulebook as the regulations see it.

    A house rulebook also says which book it ``extends``, from which date it holds (told, not enforced: a log has no
    date), and which clauses of that book it has amended and repealed. ``file`` is where the book was read from.
    ``language`` is the one in which rulings under the book are given where nobody asks for another (``words.LANGUAGES``).
    """

    id: str
    title: str
    edition: str
    family: tuple[str, ...]
    terms: Terms
    clauses: Mapping[str, Clause]
    answers: Mapping[tuple[str, str], Answer]
    gives_way: Mapping[str, tuple[str, ...]]
    readings: Mapping[str, str]
    variants: Mapping[str, "Variant"]
    event: EventTerms = NO_EVENT
    file: str = ""
    extends: str | None = None
    in_force: "date | None" = None
    amended: tuple[str, ...] = ()
    repealed: tuple[str, ...] = ()
    language: str = LANGUAGES[0]

    def answer(self, regulation: str, circumstance: str) -> Answer:
        """The clause and remedy for a circumstance. Loading has made sure that there is one."""
        return self.answers[regulation, circumstance]

    def announced(self, clauses: Iterable[str]) -> "Book":
        """This book with the variants of these clauses in force; clauses that are no variants change nothing."""
        book = self
        for clause in clauses:
            variant = self.variants.get(clause)
            if variant is not None:
                book = replace(
                    book, terms=book.terms._replace(**variant.terms), answers={**book.answers, **variant.answers}
                )
        return book

    def silent_on(self, point: str) -> bool:
        """Whether no article of this book speaks on the point."""
        silent = points()[point].silent
        return any(name in silent for name in self.family)


def build(name: str, data: Mapping[str, Any]) -> Book:
    """A book out of the tables of its file. Raises BookError for a row that cannot be read."""
    family = (name, *data.get("family", ()))
    own = data.get("readings", {})
    letters = {p: own.get(p, point.read_by(family)) for p, point in points().items()}
    return Book(
        id=name,
        title=data["title"],
        edition=data["edition"],
        family=family,
        terms=Terms(**data.get("terms", {})),
        clauses={c: _clause(c, row) for c, row in data["clauses"].items()},
        answers=_answers(name, data["answers"]),
        gives_way={c: tuple(others) for c, others in data.get("gives_way", {}).items()},
        readings=letters,
        variants={
            clause: Variant(row.get("terms", {}), _answers(name, row.get("answers", {})))
            for clause, row in data.get("variants", {}).items()
        },
        event=_event(name, data.get("record", {})),
        language=_language(name, data.get("language", LANGUAGES[0])),
    )


def _language(name: str, language: str) -> str:
    if language not in LANGUAGES:
        there = ", ".join(LANGUAGES)
        raise BookError(
            say("{book}: there is no language `{name}`; there are: {names}", book=name, name=language, names=there)
        )
    return language


def _event(name: str, table: Mapping[str, Any]) -> EventTerms:
    try:
        return event_terms(table)
    except TypeError as error:
        raise BookError(say("{book}: record: {error}", book=name, error=str(error))) from error


def _clause(name: str, row: Mapping[str, str]) -> Clause:
    return Clause(name, row["when"], row["says"], row.get("kind", "fixed"), row.get("source", ""))


def _answers(name: str, tables: Mapping[str, Mapping[str, Any]]) -> dict[tuple[str, str], Answer]:
    found: dict[tuple[str, str], Answer] = {}
    for regulation, table in tables.items():
        for circumstance, row in table.items():
            try:
                found[regulation, circumstance] = Answer(**row)
            except TypeError as error:
                place = f"{regulation}.{circumstance}"
                raise BookError(
                    say("{book}: answers.{place}: {error}", book=name, place=place, error=str(error))
                ) from error
    return found
