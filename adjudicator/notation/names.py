"""Who is who in a log: every spelling of a name resolves to the one first declared."""

from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from typing import Final

from adjudicator.events import Player, Sentence
from adjudicator.handlog import Count, Fact, Fees, GameResult, Line, NotPlayed, Paired, Players, Report, Teams
from adjudicator.notation.faults import Trouble
from adjudicator.notation.words import folded, is_bare

_RECORD: Final = (GameResult, Paired, Report, NotPlayed, Fees)


class Names:
    """The names met while reading. ``closed`` if a name not among ``known`` is a fault."""

    def __init__(self, known: Mapping[str, Player] | None = None, closed: bool = False) -> None:
        self.met: dict[str, Player] = dict(known or {})
        self.respelled = False
        self._closed = closed
        self._declared: set[str] = set()
        self._spelled: dict[str, Player] = {}
        self._bare: dict[str, Player] = {}

    def find(self, written: str) -> Player | None:
        """The player meant by ``written``; ``None`` if there is no such player."""
        found = self._spelled.get(written)
        if found is None:
            key = folded(written)
            if self._closed and key not in self.met:
                return None
            found = self._spelled[written] = self.met.setdefault(key, written)
        return found

    def bare(self, written: str) -> Player | None:
        """The player meant by a name without quotes; ``None`` also for a word that is no such name."""
        found = self._bare.get(written)
        if found is None and is_bare(written):
            found = self.find(written)
            if found is not None:
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

    def _unknown(self, written: str, column: int) -> Trouble:
        near = get_close_matches(folded(written[:40]), self.met, 1, 0.5)
        hint = self.met[near[0]] if near else ""
        return Trouble("L006", column, f"no player is called {written[:40]!r} here", tuple(self.met.values()), hint)


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
