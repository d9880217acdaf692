"""From findings to the ruling on one hand: precedence, remedies, outcome, points, what comes next."""

from typing import Any

from adjudicator import events as e
from adjudicator.assessment.case import Case
from adjudicator.assessment.counting import Counted
from adjudicator.assessment.cut import cuts, named_by_the_cut
from adjudicator.assessment.declared import PLAYS
from adjudicator.assessment.result import Result
from adjudicator.assessment.void_acts import Void
from adjudicator.cards import names
from adjudicator.next_dealer import next_dealer
from adjudicator.of_the_game import of_the_game
from adjudicator.precedence import Ruled, conflicts, in_force
from adjudicator.regulations.catalogue import findings
from adjudicator.regulations.finding import Finding
from adjudicator.regulations.recorded_count import points as recorded_points
from adjudicator.remedies import Standing, stand
from adjudicator.replay import Step
from adjudicator.rulebook import Answer
from adjudicator.ruling import AskLine, Choice, Duty, FindingLine, OptionLine, Points, Ruling
from adjudicator.why import why


def rule(case: Case) -> Ruling:
    """The ruling on a case, its options not yet followed and no other reading tried."""
    book = case.book
    found = [Ruled(f, book.answer(f.regulation, f.circumstance)) for f in findings(case)]
    answered = [r for r in found if r.answer.remedy != "none"]
    live = in_force(book, answered)
    waiting = _waiting(answered, live)
    live.sort(key=lambda r: (r.finding.line, r.finding.at))
    standing = stand(case, live, waiting)
    clashes = conflicts(book, live)
    outcome = _outcome(case, standing, bool(clashes), live)
    ruling = Ruling(book.id, book.edition, outcome)
    ruling.points, ruling.score = _points(case, outcome, standing)
    ruling.found = [_line(case, r) for r in live]
    if outcome == "choice" or (clashes and standing.offers):
        ruling.choices = [_choice(case, offer, r) for offer, r in standing.offers]
    if not standing.stands and outcome not in ("no_score", "new_deal"):
        ruling.duties = [Duty(case.player(seat), clause, what) for seat, clause, what in standing.duties]
    case.readings.settled = True
    for silent in (r.answer.point for r in live if r.answer.point):
        case.readings(silent)
    ruling.next = _next(case, standing, ruling)
    case.readings.settled = False
    if case.trace.section.tells_game:
        ruling.found += [_line(case, r) for r in of_the_game(case, ruling)]
        ruling.found.sort(key=lambda line: line.line)
    ruling.counts = _counts(case)
    ruling.facts = _facts(case)
    ruling.ask = [AskLine(ask.fact, ask.line) for ask in case.asks] if outcome == "needs_facts" else []
    ruling.conflicts = [{"line": c.line, "clauses": list(c.clauses)} for c in clashes]
    ruling.gaps = [{"line": gap.line, "says": gap.says} for gap in case.trace.gaps]
    ruling.more_gaps = case.trace.more_gaps
    ruling.chain = lambda: why(case)
    return ruling


def _waiting(answered: list[Ruled], live: list[Ruled]) -> set[int]:
    """The acts that open a hand only once a choice is made: their clause has given way, or the act may be accepted."""
    offered = {r.finding.at for r in live if r.answer.remedy == "offer"}
    opening = [r for r in answered if r.answer.remedy == "open"]
    return {r.finding.at for r in opening if r.finding.at in offered or r not in live}


def _outcome(case: Case, standing: Standing, clash: bool, live: list[Ruled]) -> str:
    """The first that applies, in the order of the format: the sheet, a new deal, a conflict, a choice, and so on."""
    if standing.stands:
        return "stands"
    if standing.new_deal:
        return "new_deal"
    if clash:
        return "conflict"
    if standing.offers:
        return "choice"
    if case.asks:
        return "needs_facts"
    if case.end is not None and case.result is not None:
        return case.result.outcome
    if standing.penalty_ends:
        return "knock"
    if standing.no_score:
        return "no_score"
    if standing.card_stands and all(r.answer.remedy == "card_stands" for r in live):
        return "stands"
    return "discretion" if standing.discretion and _only_discretion(live) else "in_play"


def _only_discretion(live: list[Ruled]) -> bool:
    if any(r.answer.point and r.answer.remedy != "discretion" for r in live):
        return False
    return all(r.answer.remedy == "discretion" or not r.finding.irregularity for r in live)


def _points(case: Case, outcome: str, standing: Standing) -> tuple[Points, dict[str, int] | None]:
    one, two = case.player(0), case.player(1)
    if outcome == "stands":
        pair = recorded_points(case, case.record) if case.record.written else None
        return (None if pair is None else {one: pair[0], two: pair[1]}), None
    if standing.penalty_ends and outcome == "knock":
        gained = dict(standing.penalties)
        return {one: gained.get(0, 0), two: gained.get(1, 0)}, None
    if outcome == "no_score":
        return _with_penalties(case, (0, 0), standing), {"difference": 0, "bonus": 0}
    if outcome in ("knock", "gin", "big_gin", "undercut") and case.result is not None:
        return _with_penalties(case, case.result.points, standing), _score(case, case.result)
    return None, None


def _with_penalties(case: Case, pair: tuple[int, int], standing: Standing) -> Points:
    """The points of the hand, and those for a wrong knock made earlier in it, where an event gives such."""
    added = [sum(points for who, points in standing.penalties if who == seat) for seat in (0, 1)]
    return {case.player(seat): pair[seat] + added[seat] for seat in (0, 1)}


def _score(case: Case, result: Result) -> dict[str, int]:
    """What the points are made of; ``times`` and the ``box`` for the sheet only where the book has them."""
    found = {"difference": result.difference, "bonus": result.bonus}
    if result.times > 1:
        found["times"] = result.times
    if case.book.terms.box and result.winner >= 0:
        found["box"] = case.book.terms.box
    return found


def _line(case: Case, ruled: Ruled) -> FindingLine:
    finding, answer = ruled
    points = finding.points
    if answer.point and answer.point not in points:
        points = (*points, answer.point)
    return FindingLine(
        answer.clause,
        _kind(case, answer),
        "text" if answer.clause else "silent",
        points,
        finding.irregularity,
        finding.actor or case.player(finding.seat) or None,
        finding.line,
        finding.says,
        finding.because,
        answer.source,
        finding.available,
        f"{finding.regulation}.{finding.circumstance}",
        finding.back_to >= 0 or (finding.to_do and _to_do_still(case, finding)),
    )


def _to_do_still(case: Case, finding: Finding) -> bool:
    """Whether what is to be done was not overtaken by what was played since."""
    since = (s for s in case.trace.steps if s.line > finding.line or s.at > finding.at >= 0)
    return not any(isinstance(step.act, PLAYS) and not _only_discards(case, finding, step) for step in since)


def _only_discards(case: Case, finding: Finding, step: Step) -> bool:
    """Whether a player only ends the turn he was in: that leaves a stock as it was, but not a card that he had to give back."""
    if not isinstance(step.act, e.Discard) or finding.at < 0:
        return False
    found = case.trace.steps[finding.at]
    gives_back = isinstance(found.act, Void) and found.seat == step.seat
    return bool(found.after.drawn >> step.seat & 1) and not gives_back


def _kind(case: Case, answer: Answer) -> str:
    """Who decides: the text, a player, or the director. Where a clause of discretion is only cited, it leaves nothing open."""
    if answer.remedy in ("offer", "discretion"):
        return "choice" if answer.remedy == "offer" else "discretion"
    kind = case.book.clauses[answer.clause].kind if answer.clause else "fixed"
    return "fixed" if kind == "discretion" else kind


def _choice(case: Case, offer: Any, ruled: Ruled) -> Choice:
    options = []
    for option in offer.options:
        answer = case.book.answer(ruled.finding.regulation, option.circumstance)
        options.append(OptionLine(option.name, answer.clause, option.sentence, option.follows))
    return Choice(case.player(offer.seat), ruled.answer.clause, offer.until, options)


def _next(case: Case, standing: Standing, ruling: Ruling) -> dict[str, Any]:
    """Who is to do what now, or who deals next; enters who would deal by another reading."""
    if standing.stands or ruling.outcome in ("knock", "gin", "big_gin", "undercut", "no_score", "new_deal"):
        dealer, ruling.other_dealers = next_dealer(case, ruling.outcome)
        return {"dealer": dealer} if dealer else {}
    position = standing.position
    found: dict[str, Any] = {}
    if position.turn is not None:
        turn, mid_turn = position.turn, position.drawn >> position.turn & 1
        if mid_turn and _went_down(case, turn):
            turn, mid_turn = 1 - turn, 0
        if not mid_turn or case.player(turn) != undecided(ruling):
            found["to_discard" if mid_turn else "to_play"] = case.player(turn)
    if case.trace.section.cuts and not case.trace.section.dealt:
        found = _after_the_cut(case)
    found["open"] = [case.player(seat) for seat in standing.open]
    stock = position.stock
    found["stock"] = None if stock is None else stock - case.buried_before(len(case.trace.steps))
    if standing.penalties:
        found["penalties"] = [{"player": case.player(seat), "points": points} for seat, points in standing.penalties]
    found["barred"] = [_bar(case, bar, clause) for bar, clause in standing.bars]
    return found


def undecided(ruling: Ruling) -> str | None:
    """Who drew out of turn, while the director has still to decide whether that stands: whose turn it is hangs on it."""
    drawn = (f for f in ruling.found if f.circumstance == "order_of_play.out_of_turn" and f.kind == "discretion")
    return next((f.player for f in drawn if f.to_do), None)


def _went_down(case: Case, seat: int) -> bool:
    """Whether this player's turn ended with a knock or gin whose discard nobody wrote down: no card is owed any more."""
    last = next((s for s in reversed(case.trace.steps) if s.seat == seat and isinstance(s.act, PLAYS)), None)
    return last is not None and isinstance(last.act, e.Knock | e.Gin) and last.act.card is None


def _after_the_cut(case: Case) -> dict[str, Any]:
    """Nothing is dealt yet: the low card deals, or the cut is made again."""
    low = named_by_the_cut(cuts(case.trace.section, case.readings, case.book.terms.ace_printed))
    return {"cut": "again"} if low is None else {"dealer": case.trace.section.team(low) or low}


def _bar(case: Case, bar: Any, clause: str | None) -> dict[str, Any]:
    found = {"player": case.player(bar.seat), "card": bar.card, "from": bar.source, "clause": clause}
    if bar.exception is not None:
        found["except"] = bar.exception.in_english()
    return found


def _counts(case: Case) -> dict[str, Any]:
    if case.end is not None and case.result is not None:
        return {case.player(seat): _count(case.result.counts[seat]) for seat in (0, 1)}
    last = case.last
    if last is None or last.verdict in ("unknown", "void") or not last.count.exact:
        return {}
    found = {case.player(last.seat): _count(last.count)}
    if last.acceptor is not None and last.acceptor.exact:
        found[case.player(1 - last.seat)] = _count(last.acceptor)
    return found


def _count(counted: Counted) -> dict[str, Any]:
    found: dict[str, Any] = {
        "melds": [names(meld) for meld in counted.melds],
        "laid_off": names(counted.laid_off),
        "loose": names(counted.loose),
        "count": counted.low,
        "charge": counted.charge,
    }
    if counted.aside:
        found["set_aside"] = names(counted.aside)
    return found


def _facts(case: Case) -> list[dict[str, Any]]:
    """The facts the ruling takes for given, and where each comes from."""
    found: list[dict[str, Any]] = []
    if "limit" not in case.__dict__ and "upcard" in case.__dict__:
        up = case.upcard
        if up.dispute and up.card is not None:
            found.append({"fact": "upcard", "value": names(1 << up.card)[0], "from": up.source})
    if "limit" in case.__dict__:
        limit = case.limit
        if limit.card is not None:
            found.append({"fact": "upcard", "value": names(1 << limit.card)[0], "from": limit.source})
        if limit.value is not None:
            found.append({"fact": "knock limit", "value": limit.value, "from": limit.source})
    return found
