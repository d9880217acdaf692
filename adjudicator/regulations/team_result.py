"""What two hands side by side come to for the teams: the net, the game, who deals next, who signs, who may change seats.

Clauses: gra-pairs.1.a, gra-pairs.4.a, gra-pairs.5.a, gra-pairs.8.a, gra-pairs.9.a, gra-pairs.14.a, and those of gra-fr-pairs.
Points: P40, P46, P49, P53, P84. It looks at a round once its hands are ruled: ``find(round)``.
"""

from collections.abc import Iterator

from adjudicator.assessment.teams import Round, Scored
from adjudicator.events import Do
from adjudicator.regulations.finding import Finding
from adjudicator.replay.pairs import DOWN, PLAYS, acts, ended
from adjudicator.words import Message, both, say

CIRCUMSTANCES = ("net", "each_hand", "other_counts", "both_void", "loser_deals", "level", "wrong_team_dealt", "target", "target_announced",
                 "winner_bonus", "no_bonus", "bonus_announced", "new_cut", "signed", "unsigned", "seats_changed", "seats_kept")  # fmt: skip


def find(played: Round) -> Iterator[Finding]:
    """Everything that is of the teams and not of one hand."""
    yield from _dealt(played)
    yield from _seats(played)
    if played.unscored and len(played.hands) > 1:
        yield _unscored(played)
    if played.over:
        yield from _result(played)
    if played.over and played.tells_game and played.won:
        yield from _won(played)
    elif played.over:
        yield from _deals_next(played)
    if played.over and played.tells_game:
        yield from _signatures(played)


def _found(played: Round, circumstance: str, says: Message, because: tuple[Message, ...] = (), points: tuple[str, ...] = (),
           irregularity: bool = False, duty: Message | None = None, team: str = "", line: int = 0) -> Finding:  # fmt: skip
    line = line or max(hand.section.last_line for hand in played.hands)
    return Finding(
        "team_result", circumstance, line, -1, -1, says, because, points, irregularity, duty=duty, actor=team
    )


def _words(scored: Scored) -> str:
    return ", ".join(f"{team} {points}" for team, points in scored.items())


def _result(played: Round) -> Iterator[Finding]:
    """The two hands as one team result (P49)."""
    because = (say("points of the hands: {points}", points=_words(played.points)),)
    if played.alone:
        yield _found(
            played,
            "each_hand",
            say("Each hand counts on its own: {points}.", points=_words(played.points)),
            (),
            ("P49",),
        )
    elif any(played.points.values()):
        says = say("Of the two hands together no team is ahead.")
        for team, ahead in (played.net or {}).items():
            says = say("Of the two hands together {team} is ahead by {ahead}.", team=team, ahead=ahead)
        yield _found(played, "net", says, because, ("P49",))


def _unscored(played: Round) -> Finding:
    """One hand is dead or dealt anew (P84)."""
    players = both(played.unscored[0].section.players[:2])
    if played.voided:
        return _found(
            played,
            "both_void",
            say("The hand of {players} does not count, and the other with it.", players=players),
            (),
            ("P84",),
        )
    if len(played.unscored) == len(played.hands):
        return _found(played, "other_counts", say("Neither hand counts."))
    says = say("The hand of {players} does not count; the other one does.", players=players)
    return _found(played, "other_counts", says, (), ("P84",))


def _deals_next(played: Round) -> Iterator[Finding]:
    if played.loser is not None:
        says = say("{team} has lost the points and deals the next hand.", team=played.loser)
        yield _found(played, "loser_deals", says, team=played.loser)
    elif played.last.team_dealt:
        says = say("No team has lost points: {team} deals again.", team=played.last.team_dealt)
        yield _found(played, "level", says, team=played.last.team_dealt)


def _dealt(played: Round) -> Iterator[Finding]:
    """A round dealt by another team than the one that lost the last."""
    section, before = played.hands[0].section, played.before
    stated = section.lines.get("dealer", 0)
    if (
        before is None
        or before.over
        or not stated
        or before.loser in (None, section.team_dealt)
        or before.game != section.game
    ):
        return
    says = say(
        "{dealer} deals; {team} lost the points of the round before and ought to.",
        dealer=str(section.team_dealt),
        team=str(before.loser),
    )
    yield _found(played, "wrong_team_dealt", says, irregularity=True, team=str(before.loser), line=stated)


def _won(played: Round) -> Iterator[Finding]:
    """The game is over: its target, no bonus, a new cut."""
    printed, target = played.book.terms.target, played.target
    circumstance = "target" if target == printed else "target_announced"
    yield _found(
        played,
        circumstance,
        say("The game is to {target}: {score}.", target=target or 0, score=_words(played.score or {})),
        (),
        ("P46",),
    )
    for team, points in (played.winner_bonus or {}).items():
        says = say(
            "{team} has won and has {points} points more on the sheet; that does not decide the game.",
            team=team,
            points=points,
        )
        yield _found(played, "winner_bonus", says, (), ("P45",), team=team)
    if played.book.answer("team_result", "bonus_announced").remedy != "none" and played.readings("P53") == "b":
        says = say("Boxes, blitzes and spades count as announced; the log does not say what was.")
        yield _found(played, "bonus_announced", says, (), ("P53",))
    else:
        says = say("There is no bonus for boxes, blitzes or spades.")
        asked = ("P53",) if played.book.answer("team_result", "no_bonus").point else ()
        yield _found(played, "no_bonus", says, (), asked)
    yield _found(
        played, "new_cut", say("A new game begins with a cut: the team with the low card deals and keeps the score.")
    )


def _signatures(played: Round) -> Iterator[Finding]:
    """One member of each team, or of the winning one, signs (P40); each hand, or each game, by the same reading."""
    if not played.signers and not played.won:
        return
    reading = played.readings("P40")
    needed = played.names if reading in "abc" or played.winner is None else (played.winner,)
    missing = [team for team in needed if not _has_signed(played, team, reading)]
    if not missing:
        yield _found(played, "signed", say("The sheet is signed."), (), ("P40",))
    for team in missing:
        says = say("Nobody of {team} has signed the sheet: the score is not accepted until somebody has.", team=team)
        if reading in "ab":
            says = say("Not all of {team} have signed the sheet: the score is not accepted until they have.", team=team)
        yield _found(played, "unsigned", says, (), ("P40",), duty=say("signs the sheet"), team=team)


def _has_signed(played: Round, team: str, reading: str) -> bool:
    """Whether a team has signed: any member, or under the readings of single players every one who played."""
    if reading in "cd":
        return team in played.signers
    members = {
        player for hand in played.hands for player in hand.section.players[:2] if hand.section.team(player) == team
    }
    signed = {who for hand in played.hands for _, who, act in acts(hand.section) if act == Do("signs")}
    return members <= signed


def _seats(played: Round) -> Iterator[Finding]:
    """A team that has lost a hand may change seats, before the next is played."""
    for hand in played.hands:
        for line, who, act in acts(hand.section):
            team = hand.section.team(who)
            if act != Do("changes seats") or team is None:
                continue
            known = _lost_before(played, line)
            if known is None or team in known:
                says = say("{team} has lost a hand and may change seats.", team=team)
                if known is None:
                    says = say(
                        "{team} may change seats if it has lost a hand; the log does not show the hand before.",
                        team=team,
                    )
                yield _found(played, "seats_changed", says, team=team, line=line)
            else:
                says = say(
                    "{team} changes seats and has not just lost a hand: only a team that loses one may.", team=team
                )
                yield _found(played, "seats_kept", says, irregularity=True, team=team, line=line)


def _lost_before(played: Round, line: int) -> frozenset[str] | None:
    """The teams that lost the last hands before a line; ``None`` where the log does not have them."""
    over = [hand for hand in played.hands if ended(hand.section, line)]
    if over:
        return Round(tuple(over), played.book, played.readings).lost
    begun = any(isinstance(act, (*PLAYS, *DOWN)) for hand in played.hands for _, _, act in acts(hand.section, line))
    if begun:
        return frozenset()
    return None if played.before is None else played.before.lost
