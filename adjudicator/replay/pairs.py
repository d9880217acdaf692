"""Partners side by side: the hands of two pairs that are played at the same time, and what both have in common.

What is written before the first ``pair:`` holds for every pair of the round: dealer, knock card, score. A ``pair:`` that
was there before goes on with its hand, so that a log may follow the two hands as they were played.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from adjudicator import events as e
from adjudicator import handlog as h

if TYPE_CHECKING:
    from adjudicator.replay.section import Section

COMMON = ("knock_card", "dealer", "target", "game", "hand")
PLAYS = (e.Draw, e.Take, e.TakeSeen, e.Discard)
DOWN = (e.Knock, e.Gin, e.BigGin)


def enter(found: "list[Section]", current: "Section", item: h.Pair, line: int, started: bool) -> "Section":
    """The section to which the lines of a pair belong: a new one, or the one in which its hand was begun."""
    if not (started or current.deals or current.in_middle):
        seated = current
    else:
        same = (s for s in reversed(found) if s.round == current.round and set(s.players[:2]) == set(item.names))
        seated = next(same, None) or follow(found, current, current.round)
    if not seated.pair or set(seated.players) != set(item.names):
        seated.players, seated.pair = item.names, True
        seated.lines["pair"] = line
    seated.first_line = seated.first_line or line
    seated.last_line = line
    return seated


def follow(found: "list[Section]", current: "Section", number: int) -> "Section":
    """Another section at the end of the log, in the round of this number."""
    found[-1].followed = True
    found.append(current.after())
    found[-1].previous = found[-2]
    found[-1].round = number
    return found[-1]


def settle(found: "Sequence[Section]") -> None:
    """Gives each pair what its round has in common, and names the one of the two who belongs to the dealing team."""
    rounds: dict[int, list[Section]] = {}
    for section in found:
        _take_the_dealt(section)
        if section.pair:
            rounds.setdefault(section.round, []).append(section)
    for together in rounds.values():
        _share(together)
        for section in together:
            section.beside = tuple(other for other in together if other is not section)
            section.team_dealt = section.team(section.dealer)
            section.dealer = section.side(section.dealer)


def _take_the_dealt(section: "Section") -> None:
    """Two of the four players who were dealt cards are a pair, whether or not a line says so."""
    dealt = tuple(player for player in section.players if player in section.deals)
    if section.teams and not section.pair and len(dealt) == 2 and section.team(dealt[0]) != section.team(dealt[1]):
        section.players, section.pair = dealt, True


def _share(together: "list[Section]") -> None:
    for name in COMMON:
        told = next((value for s in together if (value := getattr(s, name)) is not None), None)
        for section in together:
            if getattr(section, name) is None:
                setattr(section, name, told)
    score = next((s.score for s in together if s.score), ())
    for section in together:
        section.score = section.score or score


def acts(section: "Section", before: int | None = None) -> list[tuple[int, str, e.Act]]:
    """Everything done in a section before a line: the line, who, what."""
    rows = ((line.number, line.item) for line in section.events if before is None or line.number < before)
    return [(number, item.player, act) for number, item in rows if isinstance(item, e.Sentence) for act in item.acts]


def ended(section: "Section", before: int | None = None) -> int:
    """The line with which the hand was over before a line, as far as the log tells: somebody went down and nobody played on; else 0."""
    line = 0
    for number, _, act in acts(section, before):
        if isinstance(act, DOWN):
            line = number
        elif isinstance(act, PLAYS):
            line = 0
    return line
