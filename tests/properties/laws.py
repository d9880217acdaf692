"""What every ruling keeps to, whatever the log: each law yields what breaks it, in words.

Source: the ruling's format as the README describes it.
"""

import json
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, TypeAlias

from adjudicator import load_rulebook, read
from adjudicator.cards import cards, value
from adjudicator.handlog import Teams
from adjudicator.rulebook import points

Document: TypeAlias = Mapping[str, Any]
Law: TypeAlias = Callable[[Document, str], Iterator[str]]

SCORED: Final = frozenset({"knock", "gin", "big_gin", "undercut"})
OUTCOMES: Final = SCORED | {
    *("no_score", "new_deal", "in_play", "choice", "stands", "unread", "discretion", "needs_facts", "conflict"),
    "standings",
}

PENALTY: Final = "classic.7.c"
"""The variant in which points are scored while play goes on, besides those of the hand."""


def broken(ruling: Document, text: str) -> list[str]:
    """Every law that a ruling on this log breaks, those of its hands included."""
    hands = ruling.get("hands") or [ruling]
    return [told for hand in [ruling, *hands] for law in LAWS for told in law(hand, text)]


def outcome_is_a_word_of_the_format(ruling: Document, text: str) -> Iterator[str]:
    if ruling["outcome"] not in OUTCOMES:
        yield f"the outcome is {ruling['outcome']!r}"


def points_are_for_hands_that_are_over(ruling: Document, text: str) -> Iterator[str]:
    scored, outcome = ruling["points"], ruling["outcome"]
    if scored is not None and outcome not in SCORED | {"no_score", "stands"}:
        yield f"{scored} scored, and the hand is {outcome}"
    if scored is None and outcome in SCORED | {"no_score"}:
        yield f"nothing scored, and the hand is over by {outcome}"
    if scored and not any(finding["clause"] == PENALTY for finding in ruling["findings"]):
        yield from _add_up(scored, ruling["score"], outcome)


def _add_up(scored: Mapping[str, int], score: Document | None, outcome: str) -> Iterator[str]:
    if outcome == "no_score" and any(scored.values()):
        yield f"{scored} scored by nobody"
    if score and sum(scored.values()) != (score["difference"] + score["bonus"]) * score.get("times", 1):
        yield f"{scored} is not {score}"
    if outcome in SCORED and min(scored.values()) != 0:
        yield f"both score: {scored}"


def choices_are_open_only_where_there_is_one(ruling: Document, text: str) -> Iterator[str]:
    if ruling["choices"] and ruling["outcome"] not in ("choice", "conflict"):
        yield f"{ruling['outcome']} with a choice: {ruling['choices']}"
    if ruling["outcome"] == "choice" and not any(choice["options"] for choice in ruling["choices"]):
        yield "a choice without options"


def what_is_asked_is_what_is_missing(ruling: Document, text: str) -> Iterator[str]:
    if bool(ruling["ask"]) != (ruling["outcome"] == "needs_facts"):
        yield f"{ruling['outcome']} and asks {ruling['ask']}"
    for ask in ruling["ask"]:
        answers = [(answer["outcome"], str(answer["points"])) for answer in ask["answers"]]
        if len(answers) == 1:
            yield f"one answer only to {ask['fact']}"


def what_is_cited_exists(ruling: Document, text: str) -> Iterator[str]:
    clauses = load_rulebook(ruling["rulebook"]).clauses
    cited = [*ruling["findings"], *ruling["duties"], *ruling["choices"], *ruling["next"].get("barred", ())]
    for place in [*cited, *(option for choice in ruling["choices"] for option in choice["options"])]:
        if place["clause"] is not None and place["clause"] not in clauses:
            yield f"there is no {place['clause']}"
    for read_as in ruling["readings"]:
        if read_as["reading"] not in points()[read_as["point"]].readings:
            yield f"no such reading: {read_as}"


def findings_say_on_what_they_rest(ruling: Document, text: str) -> Iterator[str]:
    listed = {read_as["point"] for read_as in ruling["readings"]}
    for finding in ruling["findings"]:
        told = finding["clause"] or finding["says"]
        silent = finding["clause"] is None
        if silent != (finding["basis"] == "silent"):
            yield f"{told} rests on {finding['basis']}"
        if silent and not finding.get("source"):
            yield f"{told}: the text is silent, and nothing is named that fills the gap"
        if not ruling.get("hands") and not set(finding["points"]) <= listed:
            yield f"{told} rests on {finding['points']}, of which the ruling lists only {sorted(listed)}"
        if finding["kind"] == "discretion" and not finding.get("available"):
            yield f"{told} is for the director, and nothing is available to him"


def lines_are_lines_of_the_log(ruling: Document, text: str) -> Iterator[str]:
    last = len(text.splitlines())
    for kind in ("findings", "gaps", "ask"):
        for entry in ruling[kind]:
            if not 1 <= entry["line"] <= last:
                yield f"{kind}: line {entry['line']} of {last}: {entry}"


def findings_are_in_the_order_of_the_log(ruling: Document, text: str) -> Iterator[str]:
    lines = [finding["line"] for finding in ruling["findings"]]
    if lines != sorted(lines):
        yield f"findings on lines {lines}"


def names_are_those_of_the_players(ruling: Document, text: str) -> Iterator[str]:
    log = read(text)
    named = [finding["player"] for finding in ruling["findings"] if finding["player"]]
    named += [entry["player"] for kind in ("duties", "choices") for entry in ruling[kind]]
    named += [*(ruling["points"] or ()), *ruling["counts"]]
    named += [*ruling["next"].get("open", ()), *(bar["player"] for bar in ruling["next"].get("barred", ()))]
    teams = {team for line in log.lines if isinstance(line.item, Teams) for team, _ in line.item.teams}
    if strangers := set(named) - set(log.players) - teams:
        yield f"{strangers} do not play this hand"


def what_comes_next_is_possible(ruling: Document, text: str) -> Iterator[str]:
    stock = ruling["next"].get("stock")
    if stock is not None and not 0 <= stock <= 52:
        yield f"{stock} cards in the stock"
    if {"to_play", "to_discard"} <= ruling["next"].keys():
        yield "two players are to act"
    if ruling["outcome"] in ("in_play", "choice") and "stock" not in ruling["next"]:
        yield "play goes on, and the stock is not told"


def nobody_counts_less_than_his_loose_cards(ruling: Document, text: str) -> Iterator[str]:
    """More is possible: a number called may bind its caller, and an agreed count comes without its cards."""
    for player, count in ruling["counts"].items():
        if value(cards(" ".join(count["loose"]))) > count["count"]:
            yield f"{player} counts {count}"


def json_can_hold_it(ruling: Document, text: str) -> Iterator[str]:
    if json.loads(json.dumps(ruling)) != ruling:
        yield "JSON does not give it back"


LAWS: Final[tuple[Law, ...]] = (
    outcome_is_a_word_of_the_format,
    points_are_for_hands_that_are_over,
    choices_are_open_only_where_there_is_one,
    what_is_asked_is_what_is_missing,
    what_is_cited_exists,
    findings_say_on_what_they_rest,
    lines_are_lines_of_the_log,
    findings_are_in_the_order_of_the_log,
    names_are_those_of_the_players,
    what_comes_next_is_possible,
    nobody_counts_less_than_his_loose_cards,
    json_can_hold_it,
)
