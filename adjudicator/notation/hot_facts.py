"""Facts on the lines that are read without the grammar, as the printer writes them."""

from collections.abc import Callable
from typing import Any, Final, TypeAlias, cast

from adjudicator import handlog as log
from adjudicator.cards import Card
from adjudicator.handlog import Fact, Numbers
from adjudicator.notation import hot_cards as c
from adjudicator.notation.hot_cards import NOWHERE
from adjudicator.notation.names import Names
from adjudicator.notation.words import book_name, folded

Read: TypeAlias = Callable[[str, Names], Fact | None]


def _rules(rest: str, _: Names) -> Fact | None:
    return log.Rules(book_name(rest)) if rest.split() == [rest] and rest[-1] != "." else None


def _house(rest: str, _: Names) -> Fact | None:
    items = [_house_item(*item.partition(" ")) for item in rest.split(", ")]
    known = tuple([item for item in items if item is not None])
    return log.House(known) if len(known) == len(items) else None


def _house_item(word: str, blank: str, letter: str) -> tuple[str, str | None] | None:
    """``P11 b`` or ``classic.7.c``."""
    if not word.isascii():
        return None
    if blank:
        point = word[1:]
        good = word[:1] == "P" and point.isdecimal() and len(point) <= 3 and len(letter) == 1 and letter in _LETTERS
        return (f"P{int(point):02}", letter) if good else None
    book, *parts = word.split(".")
    plain = book[:1] in _LETTERS and book.replace("-", "").isalnum() and all(part.isalnum() for part in parts)
    return (word, None) if parts and book and plain and word == word.lower() else None


_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"


def _text(key: Any) -> Read:
    return lambda rest, _: log.Text(key, rest) if rest and not rest[0].isspace() else None


def _players(rest: str, names: Names) -> Fact | None:
    written = [c.name(word) for word in rest.split(", ")]
    if len(written) < 2 or not all(written) or len({folded(word) for word in written}) < len(written):
        return None
    return log.Players(tuple([names.declare(word) for word in written]))


def _teams(rest: str, names: Names) -> Fact | None:
    """``Red = Ann Bob, Blue = Cy Dee``; names in quotes are left to the grammar."""
    parts = [part.partition(" = ") for part in rest.split(", ")]
    teams = [(c.name(team), [c.name(name) for name in members.split(" ")]) for team, _, members in parts]
    if '"' in rest or not all(team and all(members) for team, members in teams):
        return None
    return log.Teams(tuple([(names.declare(team), tuple(map(names.declare, members))) for team, members in teams]))


def _captains(rest: str, names: Names) -> Fact | None:
    found = c.all_of(rest.split(", "), names)
    return log.Captains(found) if found and len({folded(name) for name in found}) == len(found) else None


def _two(made: Callable[[tuple[str, str]], Fact]) -> Read:
    """A fact about two players: ``Ann, Cy``."""

    def read(rest: str, names: Names) -> Fact | None:
        written = rest.split(", ")
        found = c.all_of(written, names) if len(written) == 2 else ()
        return made(cast(Any, found)) if found else None

    return read


def _count(key: Any) -> Read:
    def read(rest: str, _: Names) -> Fact | None:
        number = c.of_cards(rest) if key == "deck" else c.number(rest)
        return None if number == NOWHERE else log.Count(key, number)

    return read


def _number(key: Any) -> Read:
    """A number of the position."""

    def read(rest: str, _: Names) -> Fact | None:
        number = c.of_cards(rest) if key == "stock" else c.number(rest)
        return None if number == NOWHERE else log.PositionNumber(key, number)

    return read


def _player(key: Any, after: str = "") -> Read:
    """A player of the position; ``after`` are the words of the key that are still to come."""

    def read(rest: str, names: Names) -> Fact | None:
        player = c.who(rest[len(after) :], names) if rest.startswith(after) else None
        return None if player is None else log.PositionPlayer(key, player)

    return read


def _numbers(rest: str, names: Names) -> Numbers:
    """``North 120, South 85``; none where it is anything else."""
    pairs = [part.rpartition(" ") for part in rest.split(", ")]
    numbers = [c.number(number) for _, _, number in pairs]
    players = () if NOWHERE in numbers else c.all_of([name for name, _, _ in pairs], names)
    return tuple(zip(players, numbers, strict=True)) if players else ()


def _tally(key: Any) -> Read:
    def read(rest: str, names: Names) -> Fact | None:
        numbers = _numbers(rest, names)
        return log.Tally(key, numbers) if numbers else None

    return read


def _cut(rest: str, names: Names) -> Fact | None:
    pairs = [part.rpartition(" ") for part in rest.split(", ")]
    cards = [c.card(written) for _, _, written in pairs]
    players = () if NOWHERE in cards or None in cards else c.all_of([name for name, _, _ in pairs], names)
    return log.CutCards(tuple(zip(players, cast("list[Card]", cards), strict=True))) if players else None


def _dealer(rest: str, names: Names) -> Fact | None:
    player = c.who(rest, names)
    return None if player is None else log.Dealer(player)


def _deal(rest: str, names: Names) -> Fact | None:
    name, _, listed = rest.rpartition(": ")
    cards = c.cards(listed)
    player = c.who(name, names) if cards else None
    return None if player is None else log.Deal(player, cards)


def _hand(rest: str, names: Names) -> Fact | None:
    """``North: 3c 4c …`` or ``South: 10 cards``."""
    name, _, listed = rest.rpartition(": ")
    cards, number = c.cards(listed), c.of_cards(listed)
    player = c.who(name, names) if cards or number != NOWHERE else None
    if player is None:
        return None
    return log.PositionHand(player, cards) if cards else log.PositionCount(player, number)


def _one_card(key: Any) -> Read:
    def read(rest: str, _: Names) -> Fact | None:
        card = c.card(rest)
        return None if card == NOWHERE else log.OneCard(key, card)

    return read


def _knock(rest: str, names: Names) -> Fact | None:
    return _one_card("knock card")(rest[6:], names) if rest.startswith("card: ") else None


def _finding(rest: str, names: Names) -> Fact | None:
    known = rest.startswith("upcard ") and not rest.endswith("?")
    return _one_card("finding")(rest[7:], names) if known else None


def _recorded(rest: str, names: Names) -> Fact | None:
    """``recorded count: …``, and the others that were written down."""
    word, _, rest = rest.partition(": ")
    if word in ("count", "points", "total"):
        return _tally(f"recorded {word}")(rest, names)
    if word != "upcard":
        return None
    written, by, name = rest.partition(" by ")
    card = c.card(written)
    if card is None or card == NOWHERE:
        return None
    player = c.who(name, names) if by else None
    return None if by and player is None else log.RecordedUpcard(card, player)


def _agreed(rest: str, names: Names) -> Fact | None:
    return _tally("agreed count")(rest[7:], names) if rest.startswith("count: ") else None


def _discards(rest: str, _: Names) -> Fact | None:
    """``... 9s 4c 2d``, from the bottom."""
    below = rest == "..." or rest.startswith("... ")
    listed = rest[4:] if below else rest
    cards = c.cards(listed)
    return log.Discards(cards, below) if cards or rest in ("...", "none") else None


def _game_result(rest: str, names: Names) -> Fact | None:
    written, _, rest = rest.partition(": ")
    number = c.number(written)
    numbers = () if number == NOWHERE else _numbers(rest, names)
    return log.GameResult(number, numbers) if numbers else None


def _paired(rest: str, names: Names) -> Fact | None:
    written, _, how = rest.partition(": ")
    known = how in ("by lot", "by the staff", "by themselves")
    return _two(lambda found: log.Paired(found, cast(Any, how)))(written, names) if known else None


def _report(rest: str, names: Names) -> Fact | None:
    written = rest.split(": game against ")
    found = c.all_of(written, names) if len(written) == 2 else ()
    return log.Report(*found) if found else None


def _not_played(rest: str, names: Names) -> Fact | None:
    return _two(log.NotPlayed)(rest[8:], names) if rest.startswith("played: ") else None


def _fees(rest: str, _names: Names) -> Fact | None:
    players, _, fee = rest.partition(" x ")
    good = players.isdecimal() and fee.isdecimal() and NOWHERE not in (c.number(players), c.number(fee))
    return log.Fees(int(players), int(fee)) if good else None


KEYS: Final[dict[str, Read]] = {
    "rules:": _rules,
    "house:": _house,
    "event:": _text("event"),
    "table:": _text("table"),
    "players:": _players,
    "teams:": _teams,
    "captains:": _captains,
    "pair:": _two(log.Pair),
    "game:": _count("game"),
    "hand:": _count("hand"),
    "target:": _count("target"),
    "games:": _count("games"),
    "deck:": _count("deck"),
    "score:": _tally("score"),
    "agreed": _agreed,
    "recorded": _recorded,
    "cut:": _cut,
    "dealer:": _dealer,
    "deal": _deal,
    "upcard:": _one_card("upcard"),
    "knock": _knock,
    "finding:": _finding,
    "position:": lambda rest, _: None if rest else log.Position(),
    "hand": _hand,
    "discards:": _discards,
    "stock:": _number("stock"),
    "plays:": _number("plays"),
    "open:": _player("open"),
    "game": _game_result,
    "paired": _paired,
    "report": _report,
    "not": _not_played,
    "fees:": _fees,
}
"""The first word of a fact to what reads the rest of its line."""


def _to(rest: str, names: Names) -> Fact | None:
    what = "to play" if rest.startswith("play: ") else "to discard"
    return _player(what, f"{what[3:]}: ")(rest, names)


KEYS["to"] = _to
