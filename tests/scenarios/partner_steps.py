"""Steps that speak of two teams side by side: their points, the net, the hands of the round. Entered in the table of ``steps``."""

from tests.scenarios.steps import NAME, POINTS, Document, numbers, then, unquoted


@then(rf"the teams have (?P<points>{POINTS})")
def teams_have(ruling: Document, points: str) -> None:
    assert ruling["teams"] == numbers(points)


@then(rf"(?P<team>{NAME}) is ahead by (?P<ahead>\d+)")
def ahead_by(ruling: Document, team: str, ahead: str) -> None:
    assert ruling["net"] == {unquoted(team): int(ahead)}


@then(r"no team is ahead")
def level(ruling: Document) -> None:
    assert ruling["net"] == {}


@then(r"there is no net yet")
def no_net(ruling: Document) -> None:
    assert ruling["net"] is None


@then(r"each hand counts on its own")
def on_its_own(ruling: Document) -> None:
    assert ruling["net"] is None
    assert all(hand["points"] is not None for hand in ruling["hands"])


@then(rf"hand (?P<number>\d+) is (?P<one>{NAME}) against (?P<two>{NAME})")
def who_plays(ruling: Document, number: str, one: str, two: str) -> None:
    assert ruling["hands"][int(number) - 1]["players"] == [unquoted(one), unquoted(two)]


@then(rf"hand (?P<number>\d+) comes out as (?P<outcome>[a-z_]+)(?: with (?P<points>{POINTS}))?")
def hand_comes_out(ruling: Document, number: str, outcome: str, points: str | None) -> None:
    hand = ruling["hands"][int(number) - 1]
    assert hand["outcome"] == outcome
    assert points is None or hand["points"] == numbers(points)


@then(r"the log has (?P<number>\d+) hands?")
def how_many_hands(ruling: Document, number: str) -> None:
    assert len(ruling["hands"]) == int(number)
