"""The ruling as others see it: what applies, on which facts, who may choose what, where each choice leads, the score.

``Ruling.as_dict`` is the JSON that the command line prints and other programs read. Points are keyed by player.
"""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from adjudicator.events import Sentence
from adjudicator.handlog import Fault, HandLog
from adjudicator.rulebook import Book
from adjudicator.values import NamedTuple, Record, field
from adjudicator.words import Message

Points: TypeAlias = dict[str, int] | None


class FindingLine(Record):
    """One finding of a ruling: the clause (``None`` where no text speaks), what it says, and the facts it rests on.

    ``basis`` is *text* where an article says it, *reading* where another reading of a point would change the ruling,
    *silent* where no article speaks; ``source`` then says what fills the gap. ``to_do``: it is to be done now.
    """

    clause: str | None
    kind: str
    basis: str
    points: tuple[str, ...]
    irregularity: bool
    player: str | None
    line: int
    says: Message
    because: tuple[Message, ...]
    source: str | None = None
    available: tuple[Message, ...] = ()
    circumstance: str = ""
    to_do: bool = False

    def as_dict(self) -> dict[str, Any]:
        """The finding as JSON data."""
        found: dict[str, Any] = {
            "clause": self.clause,
            "kind": self.kind,
            "basis": self.basis,
            "points": list(self.points),
            "irregularity": self.irregularity,
            "player": self.player,
            "line": self.line,
            "says": str(self.says),
            "because": [str(fact) for fact in self.because],
        }
        if self.source is not None:
            found["source"] = self.source
        if self.available:
            found["available"] = [str(what) for what in self.available]
        return {**found, "to_do": True} if self.to_do else found


class Duty(Record):
    """What a player owes from now on, and by which clause."""

    player: str
    clause: str | None
    what: Message

    def as_dict(self) -> dict[str, Any]:
        """The duty as JSON data."""
        return {"player": self.player, "clause": self.clause, "what": str(self.what)}


class OptionLine(Record):
    """One option of a choice: the log line that exercises it, and the ruling on the log with that line added.

    ``to_do`` is what must be done at the table then, ``turn`` who is to play or to discard.
    """

    choice: Message
    clause: str | None
    sentence: Sentence
    next_sentence: Sentence | None = None
    line: str = ""
    outcome: str = ""
    points: Points = None
    duties: list[Duty] = field(factory=list)
    follows: dict[str, Any] | None = None
    then: list["Choice"] = field(factory=list)
    to_do: list[Message] = field(factory=list)
    turn: dict[str, str] = field(factory=dict)

    def as_dict(self) -> dict[str, Any]:
        """The option as JSON data."""
        found: dict[str, Any] = {
            "choice": self.choice.in_english(),
            "clause": self.clause,
            "line": self.line,
            "outcome": self.outcome,
            "points": self.points,
            "duties": [duty.as_dict() for duty in self.duties],
            "then": [choice.as_dict() for choice in self.then],
        }
        if self.follows:
            found["follows"] = self.follows
        if self.to_do:
            found["to_do"] = [str(what) for what in self.to_do]
        return {**found, **self.turn}


class Choice(Record):
    """A choice that is open: whose it is, until when, and its options in the order of the rules."""

    player: str
    clause: str | None
    until: Message
    options: list[OptionLine]

    def as_dict(self) -> dict[str, Any]:
        """The choice as JSON data."""
        return {
            "player": self.player,
            "clause": self.clause,
            "until": str(self.until),
            "options": [option.as_dict() for option in self.options],
        }


class AskLine(Record):
    """A missing fact and, where they are few, what each answer would lead to."""

    fact: Message
    line: int
    answers: list[dict[str, Any]] = field(factory=list)

    def as_dict(self) -> dict[str, Any]:
        """The question as JSON data."""
        return {"fact": str(self.fact), "line": self.line, "answers": [in_words(each) for each in self.answers]}


class Link(NamedTuple):
    """One link of the chain of reasons: the line of the log, what is so, and the clause it bears out or that fails by it."""

    line: int
    says: Message
    clause: str | None = None
    holds: bool = True

    def as_dict(self) -> dict[str, Any]:
        """The link as JSON data."""
        return {"line": self.line, "says": str(self.says), "clause": self.clause, "holds": self.holds}


class Ruling(Record):
    """A ruling on one hand under one rulebook. ``hands`` holds one for each hand where a log has several.

    ``findings`` and ``readings`` say whether the ruling hangs on how the rules are read. That is worked out when either
    is first looked at, by ruling again under each other reading: who wants only the outcome does not wait for it.
    ``book`` is the rulebook itself and ``log`` the log, for those who show its title, its clauses or its lines; ``unnamed``: nothing said which rulebook. ``standings`` is the table of a record:
    place, player, played, won, lost, points, difference, status, penalties; ``None`` for hands. ``game`` is the game
    after this hand, where the log tells of one: score, target, over, winner, and what ``of_the_game`` adds. ``players`` are
    those of a pair; ``teams`` is what each team has scored in the hands that are over, ``net`` the team ahead and by how much, once all are.
    ``other_dealers``: who would deal next by another reading, by point and letter.
    """

    rulebook: str
    edition: str
    outcome: str
    points: Points = None
    score: dict[str, int] | None = None
    found: list[FindingLine] = field(factory=list)
    choices: list[Choice] = field(factory=list)
    duties: list[Duty] = field(factory=list)
    next: dict[str, Any] = field(factory=dict)
    counts: dict[str, Any] = field(factory=dict)
    facts: list[dict[str, Any]] = field(factory=list)
    weighed: list[dict[str, Any]] = field(factory=list)
    ask: list[AskLine] = field(factory=list)
    conflicts: list[dict[str, Any]] = field(factory=list)
    gaps: list[dict[str, Any]] = field(factory=list)
    faults: tuple[Fault, ...] = ()
    more_faults: int = 0
    more_gaps: int = 0
    hands: list["Ruling"] = field(factory=list)
    weigh: Callable[["Ruling"], None] | None = None
    chain: Callable[[], list[Link]] | None = None
    book: Book | None = None
    standings: list[dict[str, Any]] | None = None
    game: dict[str, Any] | None = None
    players: tuple[str, ...] = ()
    teams: dict[str, int] | None = None
    net: dict[str, int] | None = None
    understood: tuple[tuple[int, Message], ...] = ()
    log: HandLog | None = None
    unnamed: bool = False
    other_dealers: Mapping[str, Mapping[str, str]] = field(factory=dict)

    def settle(self) -> None:
        """Tries the other readings, if that has not been done yet."""
        weigh, self.weigh = self.weigh, None
        if weigh is not None:
            weigh(self)

    @property
    def why(self) -> list[Link]:
        """The chain from the facts to each clause, with the clauses that fail and by what; worked out when asked for."""
        return self.chain() if self.chain is not None else []

    @property
    def findings(self) -> list[FindingLine]:
        """What was found, in the order of the log, each with its basis."""
        self.settle()
        return self.found

    @property
    def readings(self) -> list[dict[str, Any]]:
        """Every point that the ruling rests on, and the readings of it that would have changed the ruling."""
        self.settle()
        return self.weighed

    def as_dict(self) -> dict[str, Any]:
        """The ruling as JSON data."""
        found: dict[str, Any] = {
            "rulebook": self.rulebook,
            "edition": self.edition,
            "outcome": self.outcome,
            "points": self.points,
            "score": self.score,
            "findings": [finding.as_dict() for finding in self.findings],
            "choices": [choice.as_dict() for choice in self.choices],
            "duties": [duty.as_dict() for duty in self.duties],
            "next": self.next,
            "counts": self.counts,
            "facts": [in_words(fact) for fact in self.facts],
            "readings": [_read(read) for read in self.readings],
            "ask": [ask.as_dict() for ask in self.ask],
            "conflicts": self.conflicts,
            "gaps": [in_words(gap) for gap in self.gaps],
            "faults": [fault_dict(fault) for fault in self.faults],
        }
        if self.more_faults:
            found["more_faults"] = self.more_faults
        if self.understood:
            found["understood"] = [{"line": line, "says": str(says)} for line, says in self.understood]
        if self.more_gaps:
            found["more_gaps"] = self.more_gaps
        if self.book is not None and self.book.extends:
            in_force = self.book.in_force
            found["extends"], found["in_force"] = self.book.extends, in_force and in_force.isoformat()
        if self.standings is not None:
            found["standings"] = [_row(row) for row in self.standings]
        if self.game is not None:
            found["game"] = self.game
        if self.players:
            found["players"] = list(self.players)
        if self.teams is not None:
            found["teams"], found["net"] = self.teams, self.net
        if self.hands:
            found["hands"] = [hand.as_dict() for hand in self.hands]
        return found

    @property
    def irregular(self) -> bool:
        """Whether an irregularity was found."""
        return any(finding.irregularity for hand in (*self.hands, self) for finding in hand.found)


def in_words(entry: dict[str, Any]) -> dict[str, Any]:
    """JSON data with its messages filled in."""
    return {key: str(value) if isinstance(value, Message) else value for key, value in entry.items()}


def _row(row: dict[str, Any]) -> dict[str, Any]:
    """A row of a table as JSON data."""
    return {**row, "penalties": [in_words(penalty) for penalty in row["penalties"]]}


def _read(read: dict[str, Any]) -> dict[str, Any]:
    """A reading as JSON data; another one may have made another table."""
    if read["otherwise"] is None or not any("standings" in other for other in read["otherwise"]):
        return read
    tables = [
        {**other, "standings": [_row(row) for row in other["standings"]]} if "standings" in other else other
        for other in read["otherwise"]
    ]
    return {**read, "otherwise": tables}


def fault_dict(fault: Fault) -> dict[str, Any]:
    """A fault of the log as JSON data."""
    return {
        "id": fault.id,
        "line": fault.line,
        "column": fault.column,
        "says": str(fault.says),
        "expected": [str(word) for word in fault.expected],
        "hint": str(fault.hint or ""),
        "text": fault.text,
        "length": fault.length,
        "meant": fault.meant,
    }
