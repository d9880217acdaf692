"""The two hands of a round heard together: a ruling each, and what they come to for the teams."""

from collections.abc import Mapping, Sequence
from typing import Any

from adjudicator.assessment.cut import cuts, named_by_the_cut
from adjudicator.assessment.teams import Before, Done, Round
from adjudicator.carrying import of_hands
from adjudicator.hearing import Hearing
from adjudicator.precedence import Ruled
from adjudicator.regulations import team_result
from adjudicator.replay import Section
from adjudicator.rulebook import Answer, Book, Readings
from adjudicator.ruling import Duty, FindingLine, Ruling
from adjudicator.values import replace


def rounds(hands: Sequence[Section]) -> list[list[Section]]:
    """The hands of a log, those of one round together."""
    found: dict[int, list[Section]] = {}
    for section in hands:
        found.setdefault(section.round, []).append(section)
    return list(found.values())


def after_other_rounds(wholes: list[Ruling]) -> Ruling:
    """The ruling on the last round, with the hands and the findings of those before it."""
    last = wholes[-1]
    if len(wholes) == 1:
        return last
    found = [line for whole in wholes for line in whole.found]
    hands = [hand for whole in wholes for hand in whole.hands]
    gaps = [gap for whole in wholes for gap in whole.gaps]

    def weigh(several: Ruling) -> None:
        for whole in wholes:
            whole.settle()
        several.weighed = _merged([read for whole in reversed(wholes) for read in whole.weighed])

    return replace(last, found=found, hands=hands, gaps=gaps, weigh=weigh)


def _merged(reads: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Every point once, with each other reading that would have changed one of the rounds, the last round first."""
    found: dict[str, dict[str, Any]] = {}
    for read in reads:
        if read["otherwise"] is None:  # the other readings were not tried
            found.setdefault(read["point"], read)
            continue
        entry = found.setdefault(read["point"], {**read, "otherwise": []})
        told = {other["reading"] for other in entry["otherwise"]}
        entry["otherwise"] += [other for other in read["otherwise"] if other["reading"] not in told]
    return [found[point] for point in sorted(found)]


class RoundHearing:
    """A round: its hands, each with its own hearing, and what the round before hands on."""

    def __init__(
        self, sections: Sequence[Section], book: Book, before: Before | None, letters: Mapping[str, str]
    ) -> None:
        _name_the_dealer(sections, book, before, letters)
        self.hearings = [Hearing(section, book) for section in sections]
        self.book, self.before = book, before
        self.after: Before | None = None

    def rule(self, letters: Mapping[str, str], brief: bool = False) -> tuple[Ruling, dict[str, str], dict[str, str]]:
        """The ruling on the round; the points asked, and those that can have decided anything."""
        asked: dict[str, str] = {}
        decisive: dict[str, str] = {}
        ruled: list[Ruling] = []
        for hearing in self.hearings:
            hand, points, deciding = hearing.rule(letters, brief)
            hand.players = hearing.section.players[:2]
            ruled.append(hand)
            asked, decisive = asked | points, decisive | deciding
        readings = Readings(letters)
        whole = self._whole(ruled, readings)
        return whole, asked | readings.asked, decisive | readings.decisive

    def _whole(self, ruled: list[Ruling], readings: Readings) -> Ruling:
        done = (
            Done(hearing.section, hand.outcome, hand.points, hand.outcome == "no_score" and not hand.counts)
            for hearing, hand in zip(self.hearings, ruled, strict=True)
        )
        played = Round(tuple(done), self.book, readings, self.before)
        whole = _together(ruled)
        if played.names:
            _of_the_teams(whole, played)
        self.after = played.handed_on()
        for line in whole.found:
            line.points = tuple(
                point
                for point in line.points
                if point in readings.asked or line.circumstance.split(".")[0] != "team_result"
            )
        return whole


def _name_the_dealer(
    sections: Sequence[Section], book: Book, before: Before | None, letters: Mapping[str, str]
) -> None:
    """Where no line names the dealing team: the one of the low card, else the one that lost the round before."""
    if any(section.dealer for section in sections):
        return
    cut = next(
        (low for s in sections if (low := named_by_the_cut(cuts(s, letters.__getitem__, book.terms.ace_printed)))), None
    )
    due = cut or (before and not before.over and (before.loser or (before.dealt if before.level else None)))
    for section in sections:
        section.team_dealt, section.dealer = section.team(due or None), section.side(due or None)


def _together(ruled: list[Ruling]) -> Ruling:
    """Both hands in one ruling: the last one's outcome, points and choices on top, as with any log of several hands."""
    whole = of_hands(ruled)
    for hand in ruled:
        whole.counts |= hand.counts
    return whole


def _of_the_teams(whole: Ruling, played: Round) -> None:
    """Enters the teams' points, the net, the game, and what is found of the round."""
    whole.teams, whole.net = played.points, played.net
    for finding in team_result.find(played):
        answer = played.book.answer(finding.regulation, finding.circumstance)
        if answer.remedy == "none":
            continue
        whole.found.append(_line(Ruled(finding, answer), played.book))
        if finding.duty is not None:
            whole.duties.append(Duty(finding.actor, answer.clause, finding.duty))
        if finding.circumstance in ("loser_deals", "level"):
            whole.next = {"dealer": finding.actor}
        elif finding.circumstance == "new_cut":
            whole.next = {"cut": answer.clause}
    whole.found.sort(key=lambda line: line.line)
    if played.tells_game:
        whole.game = _game(played, whole)


def _game(played: Round, whole: Ruling) -> dict[str, Any]:
    found: dict[str, Any] = {
        "score": played.score,
        "target": played.target,
        "over": played.won,
        "winner": played.winner,
    }
    if played.last.game is not None:
        found["number"] = played.last.game
    circumstances = {line.circumstance for line in whole.found}
    bonus = played.winner_bonus
    if bonus is None or "team_result.bonus_announced" in circumstances:
        found["bonus"] = found["total"] = None
    elif bonus:
        found["bonus"] = {team: bonus.get(team, 0) for team in played.names}
        found["total"] = {team: (played.score or {})[team] + more for team, more in found["bonus"].items()}
    if circumstances & {"team_result.signed", "team_result.unsigned"}:
        found["accepted"] = "team_result.unsigned" not in circumstances
    return found


def _line(ruled: Ruled, book: Book) -> FindingLine:
    finding, answer = ruled
    return FindingLine(answer.clause, _kind(answer, book), "text" if answer.clause else "silent", finding.points, finding.irregularity,
                       finding.actor or None, finding.line, finding.says, finding.because, answer.source, finding.available,
                       f"{finding.regulation}.{finding.circumstance}")  # fmt: skip


def _kind(answer: Answer, book: Book) -> str:
    return book.clauses[answer.clause].kind if answer.clause else "fixed"
