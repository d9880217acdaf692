"""Who is who in a log: every spelling of a name resolves to the one first declared."""

from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from typing import Final

from adjudicator.events import Player
from adjudicator.handlog import Count, Fees, GameResult, Line, NotPlayed, Paired, Players, Report, Teams
from adjudicator.notation.faults import Trouble
from adjudicator.notation.words import folded

_RECORD: Final = (GameResult, Paired, Report, NotPlayed, Fees)


class Names:
    """The names met while reading. ``closed`` if a name not among ``known`` is a fault."""

    def __init__(self, known: Mapping[str, Player] | None = None, closed: bool = False) -> None:
        self.met: dict[str, Player] = dict(known or {})
        self._closed = closed
        self._spelled: dict[str, Player] = {}

    def find(self, written: str) -> Player | None:
        """The player meant by ``written``; ``None`` if there is no such player."""
        found = self._spelled.get(written)
        if found is None:
            key = folded(written)
            if self._closed and key not in self.met:
                return None
            found = self._spelled[written] = self.met.setdefault(key, written)
        return found

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


def is_record(lines: Iterable[Line]) -> bool:
    """Whether this is the record of a tournament, where every name is good."""
    return any(
        isinstance(line.item, _RECORD) or (isinstance(line.item, Count) and line.item.key == "games") for line in lines
    )


def declared(lines: Iterable[Line]) -> tuple[list[Player], list[str]]:
    """The players that ``players:`` declares (else the members of the teams), and the names of the teams."""
    items = [line.item for line in lines if isinstance(line.item, (Players, Teams))]
    teams = [team for item in items if isinstance(item, Teams) for team in item.teams]
    players = [name for item in items if isinstance(item, Players) for name in item.names]
    players += [name for _, members in teams for name in members]
    return list(_once(players)), [name for name, _ in teams]


def _once(names: Iterable[str]) -> Iterator[str]:
    seen: set[str] = set()
    for name in names:
        if folded(name) not in seen:
            seen.add(folded(name))
            yield name
