"""The round of two teams: what each has scored in both hands, who is ahead, the game, who deals next.

Source: gra-pairs.1.a, gra-pairs.8.a, gra-fr-pairs.8.a; points P46, P49, P84.
"""

from collections.abc import Callable

from adjudicator.events import Do
from adjudicator.replay import Section
from adjudicator.replay.pairs import acts
from adjudicator.rulebook import Book
from adjudicator.values import NamedTuple

Scored = dict[str, int]


class Done(NamedTuple):
    """One hand of the round as it was ruled: ``points`` by player, ``None`` while it is not over; ``dead``: nobody scored, by rule."""

    section: Section
    outcome: str
    points: Scored | None
    dead: bool = False

    @property
    def over(self) -> bool:
        """Whether nothing more can come of it."""
        return self.points is not None or self.outcome == "new_deal"


class Before(NamedTuple):
    """What the round before hands on: the team that lost it, the teams that lost a hand in it, the score of the game.

    ``level``: it was over and no team was ahead. ``over``: its game was.
    """

    loser: str | None
    lost: frozenset[str]
    dealt: str | None
    score: Scored | None
    level: bool
    over: bool
    game: int | None


class Round:
    """A round under one book and one set of readings. Everything is by name of the team."""

    def __init__(
        self, hands: tuple[Done, ...], book: Book, readings: Callable[[str], str], before: Before | None = None
    ) -> None:
        self.hands, self.book, self.readings, self.before = hands, book, readings, before
        self.names = tuple(team for team, _ in self.last.teams)
        self.voided = self._voided()
        self.points: Scored = dict.fromkeys(self.names, 0) if self.voided else self._scored()
        self.alone = self.over and any(self.points.values()) and self.readings("P49") == "b"
        self.net: Scored | None = self._net() if self.over and not self.alone else None

    @property
    def last(self) -> Section:
        """The section of the hand that the log has last."""
        return self.hands[-1].section

    @property
    def over(self) -> bool:
        """Whether both hands are."""
        return len(self.hands) > 1 and all(hand.over for hand in self.hands)

    @property
    def unscored(self) -> list[Done]:
        """The hands that are dead or dealt anew."""
        return [hand for hand in self.hands if hand.dead or hand.outcome == "new_deal"]

    def _voided(self) -> bool:
        """Whether a dead or redealt hand takes the other with it (P84)."""
        return 0 < len(self.unscored) < len(self.hands) and self.readings("P84") == "b"

    def _scored(self) -> Scored:
        found = dict.fromkeys(self.names, 0)
        for hand in self.hands:
            for player, points in (hand.points or {}).items():
                if team := hand.section.team(player):
                    found[team] += points
        return found

    def _net(self) -> Scored:
        """The team ahead and by how much; empty where they are level."""
        low, high = (
            sorted(self.names, key=lambda team: self.points[team])[:1],
            max(self.names, key=lambda team: self.points[team]),
        )
        ahead = self.points[high] - self.points[low[0]] if low else 0
        return {high: ahead} if ahead else {}

    @property
    def loser(self) -> str | None:
        """The team that lost the points of the round."""
        if not self.over or len(self.names) < 2:
            return None
        low, high = sorted(self.names[:2], key=lambda team: self.points[team])
        return low if self.points[low] < self.points[high] else None

    @property
    def lost(self) -> frozenset[str]:
        """The teams that lost a hand of the round."""
        found = set()
        for hand in self.hands:
            winner = next((player for player, points in (hand.points or {}).items() if points), None)
            if winner is not None:
                found |= {team for team in self.names if team != hand.section.team(winner)}
        return frozenset(found)

    @property
    def gained(self) -> Scored:
        """What each team adds to its score: the net, or each hand's points (P49)."""
        return self.points if self.net is None else {team: self.net.get(team, 0) for team in self.names}

    @property
    def tells_game(self) -> bool:
        """Whether the log tells of a game around the round."""
        return bool(self.last.score or self.last.target is not None or self.last.game is not None or self.before)

    @property
    def score_before(self) -> Scored | None:
        """The score of the game before the round; ``None`` where the log does not tell."""
        written = dict(self.last.score)
        if written:
            return {team: self._of_team(written, team) for team in self.names}
        if self.before and not self.before.over and self.before.game == self.last.game and self._same_teams:
            return self.before.score
        return dict.fromkeys(self.names, 0) if self.last.hand in (None, 1) else None

    @property
    def _same_teams(self) -> bool:
        """Whether the round before was played by these teams: a log may name others, or none, in between."""
        return not self.before or self.before.score is None or self.before.score.keys() == set(self.names)

    def _of_team(self, written: Scored, team: str) -> int:
        members = dict(self.last.teams).get(team, ())
        return next((written[name] for name in (team, *members) if name in written), 0)

    @property
    def score(self) -> Scored | None:
        """The score of the game after the round, or before it while a hand is not over."""
        before = self.score_before
        if before is None or not self.over:
            return before
        return {team: before[team] + self.gained.get(team, 0) for team in self.names}

    @property
    def target(self) -> int | None:
        """The score that wins."""
        return self.last.target if self.last.target is not None else self.book.terms.target

    @property
    def won(self) -> bool:
        """Whether the target is reached (P46)."""
        score, target = self.score, self.target
        if not score or target is None:
            return False
        return max(score.values()) > target or (max(score.values()) == target and self.readings("P46") == "a")

    @property
    def winner(self) -> str | None:
        """The team that has won the game."""
        score = self.score or {}
        best = [team for team in score if score[team] == max(score.values())]
        return best[0] if self.won and len(best) == 1 else None

    @property
    def winner_bonus(self) -> Scored | None:
        """What the winner of the game has more on the sheet (P45); ``None`` where it goes by hands, which the log need not have."""
        points = self.book.terms.winner_bonus
        if not points or self.winner is None:
            return {}
        reading = self.readings("P45")
        return None if reading == "c" else {self.winner: points} if reading == "a" else {}

    @property
    def signers(self) -> set[str]:
        """The teams for which somebody has signed the sheet."""
        rows = [row for hand in self.hands for row in acts(hand.section) if row[2] == Do("signs")]
        return {team for _, who, _ in rows if (team := self.last.team(who))}

    def handed_on(self) -> Before:
        """What the next round needs to know of this one."""
        return Before(
            self.loser,
            self.lost,
            self.last.team_dealt,
            self.score,
            self.over and self.loser is None,
            self.won,
            self.last.game,
        )
