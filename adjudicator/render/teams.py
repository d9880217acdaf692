"""Two teams side by side: who plays whom, what each team has scored, which is ahead, and what is found of both hands."""

from adjudicator.render.clauses import put_clauses
from adjudicator.render.game import put_game
from adjudicator.render.onward import put_onward
from adjudicator.render.page import Page
from adjudicator.render.phrases import everybody
from adjudicator.render.readings import put_readings_of_both
from adjudicator.ruling import Ruling
from adjudicator.values import replace
from adjudicator.words import Message, both, say


def net(ruling: Ruling) -> Message:
    """The team ahead and by how much, without a full stop; ``level`` where none is."""
    ahead = [
        say("{team} is ahead by {points}", team=team, points=points) for team, points in (ruling.net or {}).items()
    ]
    return both(ahead) if ahead else say("level")


def put_teams(page: Page, ruling: Ruling) -> None:
    """What both hands come to: the points of the teams, the game, and what no single hand tells."""
    if ruling.teams is None:
        return
    points = everybody(ruling.teams)
    alone = ruling.net is None
    words = (
        say("Teams: {points}", points=points)
        if alone
        else say("Teams: {points}; {net}", points=points, net=net(ruling))
    )
    page.part(page.pen.sentence(words))
    put_game(page, ruling)
    of_round = _of_the_round(ruling)
    put_onward(page, of_round)
    put_clauses(page, of_round)
    put_readings_of_both(page, of_round)


def _of_the_round(ruling: Ruling) -> Ruling:
    """The ruling without what its hands tell already."""
    told = {id(line) for hand in ruling.hands for line in hand.findings}
    points = {read["point"] for hand in ruling.hands for read in hand.readings}
    owed = {id(duty) for hand in ruling.hands for duty in hand.duties}
    return replace(
        ruling,
        found=[line for line in ruling.findings if id(line) not in told],
        weighed=[read for read in ruling.readings if read["point"] not in points],
        duties=[duty for duty in ruling.duties if id(duty) not in owed],
        choices=[],
    )
