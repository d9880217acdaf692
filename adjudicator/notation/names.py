"""Who is who in a log: every spelling of a name resolves to the one first declared."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from adjudicator.events import Player, Sentence
from adjudicator.handlog import Count, Fact, Fees, GameResult, Line, NotPlayed, Paired, Players, Report, Teams
from adjudicator.notation.faults import Trouble
from adjudicator.notation.words import folded, is_bare
from adjudicator.words import Message, say

_MANY: Final = 8
_RECORD: Final = (GameResult, Paired, Report, NotPlayed, Fees)


class Names:
    """The names met while reading. ``closed`` if a name not among ``known`` is a fault.

    ``language`` is that of the log, whose own words stand in quotes as names; ``stated`` is the line that may state it.
    """

    def __init__(
        self, known: Mapping[str, Player] | None = None, closed: bool = False, language: str = "en", stated: int = 0
    ) -> None:
        self.met: dict[str, Player] = dict(known or {})
        self.respelled = False
        self._closed = closed
        self._declared: set[str] = set()
        self._spelled: dict[str, Player] = {}
        self._bare: dict[str, Player] = {}
        self.language, self.stated = language, stated
        self.notes: list[Message] = []
        self.understood: list[tuple[int, Message]] = []
        self._noted: set[Message] = set()

    def find(self, written: str) -> Player | None:
        """The player meant by ``written``; ``None`` if there is no such player."""
        found = self._spelled.get(written)
        if found is None:
            key = folded(written)
            if self._closed and key not in self.met:
                return self._of_initial(written, key)
            found = self._spelled[written] = self.met.setdefault(key, written)
        return found

    def bare(self, written: str) -> Player | None:
        """The player meant by a name without quotes; ``None`` also for a word that is no such name."""
        found = self._bare.get(written)
        if found is None and is_bare(written, self.language):
            found = self.find(written)
            if found is not None and written in self._spelled:
                self._bare[written] = found
        return found

    def declare(self, written: str) -> Player:
        """The player of this name, spelled so from here on; ``respelled`` if an earlier line spelled him otherwise."""
        key = folded(written)
        if key not in self._declared:
            self._declared.add(key)
            if self.met.setdefault(key, written) != written:
                self.respelled = True
                self.met[key] = written
                self._spelled.clear()
                self._bare.clear()
        return self.met[key]

    def use(self, written: str, column: int) -> Player:
        """The player meant by ``written``, which stands at ``column``; a name that is not known is a fault."""
        found = self.find(written)
        if found is None:
            raise self._unknown(written, column)
        return found

    def recall(self, written: str, column: int) -> Player:
        """The player meant by a name that has been met before; it makes nobody a player."""
        if folded(written) in self.met:
            return self.met[folded(written)]
        found = self._of_initial(written, folded(written)) if self._closed else None
        if found is None:
            raise self._unknown(written, column)
        return found

    def _of_initial(self, written: str, key: str) -> Player | None:
        """The one player whose name begins with this letter; it is noted that he was read so."""
        begin = self._beginning(key)
        if len(begin) != 1:
            return None
        self.notes.append(say("{initial} is {player}", initial=written, player=begin[0]))
        return begin[0]

    def _beginning(self, key: str) -> list[Player]:
        """The players whose names begin with one letter; none for a longer word."""
        return [name for other, name in self.met.items() if other.startswith(key)] if len(key) == 1 else []

    def keep(self, line: int) -> None:
        """Keeps what was noted while reading this line, each thing once in a log."""
        for note in self.notes:
            if note not in self._noted:
                self._noted.add(note)
                self.understood.append((line, note))
        self.notes.clear()

    def _unknown(self, written: str, column: int) -> Trouble:
        from adjudicator.alike import LONG, did_you_mean
        from adjudicator.notation.near import nearest, quoted, shown

        key = folded(written)
        begin = self._beginning(key)
        known = tuple(quoted(name, self.language) for name in self.met.values())
        if len(begin) > 1:
            says = say("`{initial}` could be {one} or {other}", initial=written, one=begin[0], other=begin[1])
            return Trouble("L021", column, says, known[:_MANY], length=len(written))
        short = [name for name in self.met.values() if len(name) == 1 and key.startswith(folded(name))]
        near = nearest(key, self.met) or next(map(folded, short), "")
        meant = quoted(self.met[near], self.language) if near else ""
        says = say("no player is called `{name}` here", name=shown(written))
        hint = did_you_mean([meant] if meant else [])
        return Trouble("L006", column, says, known[:_MANY], hint, meant, len(written[:LONG]))


def is_record(facts: Iterable[Fact]) -> bool:
    """Whether this is the record of a tournament, where every name is good."""
    return any(isinstance(fact, _RECORD) or (isinstance(fact, Count) and fact.key == "games") for fact in facts)


def declared(facts: Iterable[Fact]) -> tuple[list[Player], list[str]]:
    """The players that ``players:`` declares (else the members of the teams), and the names of the teams."""
    lists = [fact for fact in facts if isinstance(fact, (Players, Teams))]
    teams = [team for fact in lists if isinstance(fact, Teams) for team in fact.teams]
    players = [name for fact in lists if isinstance(fact, Players) for name in fact.names]
    players += [name for _, members in teams for name in members]
    return list(_once(players)), [name for name, _ in teams]


def facts_of(lines: Iterable[Line]) -> list[Fact]:
    """The facts among the lines."""
    return [item for line in lines if (item := line.item) is not None and not isinstance(item, Sentence)]


def _once(names: Iterable[str]) -> Iterator[str]:
    seen: set[str] = set()
    for name in names:
        if folded(name) not in seen:
            seen.add(folded(name))
            yield name
