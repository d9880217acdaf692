"""How players were paired: by lot for the first match, by the staff afterwards, never by themselves.

Clauses: gra.1.a, gra.17.a, gra-fr.1.a.
"""

from collections.abc import Iterator

from adjudicator.standings.found import Found
from adjudicator.standings.record import Game, Pairing
from adjudicator.standings.table import Table
from adjudicator.words import Message, say

CIRCUMSTANCES = ("by_lot", "first_not_by_lot", "by_themselves", "unlisted")

PENALTIES = (say("the loss of one game for each of the two"), say("elimination of both"))


def find(table: Table) -> Iterator[Found]:
    """The first match of each player, pairings by the players themselves, games that no pairing explains."""
    seen: set[str] = set()
    games = iter(table.record.games)
    for pairing in table.record.pairings:
        while pairing.games_before and (game := next(games, None)) and game.line < pairing.line:
            seen.update(game.players)
        yield from _paired(pairing, first=seen.isdisjoint(pairing.players))
        seen.update(pairing.players)
    yield from _unlisted(table)


def _paired(pairing: Pairing, first: bool) -> Iterator[Found]:
    one, two = pairing.players
    if pairing.how == "by themselves":
        says = say("{one} and {two} paired themselves: the staff had not matched them.", one=one, two=two)
        yield _penalised("by_themselves", pairing.line, says, pairing.players)
    elif first and pairing.how == "by lot":
        yield Found(
            "by_lot", pairing.line, say("The first match of {one} and {two} was drawn by lot.", one=one, two=two)
        )
    elif first:
        says = say(
            "{one} and {two} meet in their first match, which is drawn by lot; the record has it by the staff.",
            one=one,
            two=two,
        )
        yield Found("first_not_by_lot", pairing.line, says)


def _unlisted(table: Table) -> Iterator[Found]:
    """Games of two whom no pairing names, where the record lists the pairings of the staff."""
    pairings = table.record.pairings
    if not any(pairing.how == "by the staff" for pairing in pairings):
        return
    listed = {frozenset(pairing.players) for pairing in pairings}
    for game in table.record.games:
        if frozenset(game.players) not in listed:
            yield _penalised("unlisted", game.line, _says(game), game.players)


def _says(game: Game) -> Message:
    one, two = game.players
    return say(
        "{one} and {two} played game {number}, and no pairing of the staff names them.",
        one=one,
        two=two,
        number=game.number,
    )


def _penalised(circumstance: str, line: int, says: Message, players: tuple[str, str]) -> Found:
    what = say("one game lost, or elimination")
    return Found(circumstance, line, says, irregularity=True, available=PENALTIES, against=players, penalty=what)
