"""The words of a scenario about choices: who may choose what, by which clause, and where each option leads."""

from tests.scenarios.steps import CLAUSE, NAME, POINTS, Document, numbers, options, then, unquoted


@then(r"nobody has a choice")
def no_choice(ruling: Document) -> None:
    assert ruling["choices"] == []


@then(
    rf"(?P<player>{NAME}) may (?:choose )?(?P<choice>(?!not |choose )[^,]+),"
    rf" which leads to (?P<outcome>[a-z_]+)(?: with (?P<points>{POINTS}))?"
)
def may(ruling: Document, player: str, choice: str, outcome: str, points: str | None) -> None:
    found = {option["choice"]: option for option in options(ruling, player)}
    assert choice in found, list(found)
    assert found[choice]["outcome"] == outcome
    assert points is None or found[choice]["points"] == numbers(points)


@then(rf"(?P<player>{NAME}) may choose under (?P<clause>{CLAUSE})")
def may_choose(ruling: Document, player: str, clause: str) -> None:
    assert (unquoted(player), clause) in [(choice["player"], choice["clause"]) for choice in ruling["choices"]]


@then(rf"(?P<player>{NAME}) may (?P<choice>[^,]+) by (?P<clause>{CLAUSE})")
def may_by(ruling: Document, player: str, choice: str, clause: str) -> None:
    """The option cites the clause that gives it."""
    found = {option["choice"]: option for option in options(ruling, player)}
    assert choice in found, list(found)
    assert found[choice]["clause"] == clause


@then(rf"(?P<player>{NAME}) may not (?:choose )?(?P<choice>(?!choose )[^,]+)")
def may_not(ruling: Document, player: str, choice: str) -> None:
    assert choice not in [option["choice"] for option in options(ruling, player)]


@then(rf"once (?P<player>{NAME}) chooses to (?P<choice>[^,]+), (?P<other>{NAME}) may (?P<then>[^,]+)")
def may_then(ruling: Document, player: str, choice: str, other: str, then: str) -> None:
    """A choice that opens another: the options that follow are listed with the first."""
    chosen = next(option for option in options(ruling, player) if option["choice"] == choice)
    following = {option["choice"] for option in options({"choices": chosen["then"]}, other)}
    assert then in following, following


@then(rf"once (?P<player>{NAME}) chooses to (?P<choice>[^,]+), nobody has a choice")
def none_then(ruling: Document, player: str, choice: str) -> None:
    chosen = next(option for option in options(ruling, player) if option["choice"] == choice)
    assert chosen["then"] == []


@then(
    rf"once (?P<player>{NAME}) chooses to (?P<choice>[^,]+), (?P<other>{NAME}) may (?P<then>[^,]+), "
    rf"which leads to (?P<outcome>[a-z_]+)(?: with (?P<points>{POINTS}))?"
)
def may_then_with(
    ruling: Document, player: str, choice: str, other: str, then: str, outcome: str, points: str | None
) -> None:
    """A choice that opens another, and where that one leads."""
    chosen = next(option for option in options(ruling, player) if option["choice"] == choice)
    may({"choices": chosen["then"]}, other, then, outcome, points)


@then(rf"going down again after (?P<choice>[^,]+) leads to (?P<outcome>[a-z_]+)(?: with (?P<points>{POINTS}))?")
def down_again(ruling: Document, choice: str, outcome: str, points: str | None) -> None:
    """What an option says of the knock or gin that may follow it."""
    open_now = [option for made in ruling["choices"] for option in made["options"]]
    found = [option["follows"] for option in open_now if option["choice"] == choice and "follows" in option]
    assert [follows["outcome"] for follows in found] == [outcome]
    assert points is None or found[0]["points"] == numbers(points)
