"""Facts: what the grammar found on a line of the form ``key: value``, as data."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, cast

from adjudicator import handlog as log
from adjudicator.handlog import Fact, Numbers
from adjudicator.notation import card_words
from adjudicator.notation.faults import Trouble
from adjudicator.notation.human import A_NAME
from adjudicator.notation.names import Names
from adjudicator.notation.words import book_name, folded, lowered, number_of, unquoted
from adjudicator.words import say

if TYPE_CHECKING:
    from lark import Token, Tree

Parts = list[Any]


def name_of(tree: "Tree[Token]", names: Names) -> str:
    """The player that a ``name`` in the grammar means."""
    written, column = _written(tree)
    return names.use(written, column)


def _written(tree: "Tree[Token]") -> tuple[str, int]:
    """A name without its quotes, and where it stands."""
    token = cast("Token", tree.children[0])
    written = str(token) if token.type == "NAME" else unquoted(token)
    if not written:
        raise Trouble(
            "L015", token.column or 1, say("there is no name between these quotes"), (A_NAME,), length=len(token)
        )
    return written, token.column or 1


def is_name(part: Any) -> bool:
    """Whether a part of a tree is a name."""
    return getattr(part, "data", None) in ("name", "member")


def is_owner(part: Any) -> bool:
    """Whether a part of a tree is a name that says whose something is (``South's``)."""
    return getattr(part, "data", None) == "owner"


def owner(parts: Parts, meant: Callable[[str, int], str]) -> str:
    """The player whose thing it is, as ``meant`` finds him by the name and its column."""
    token = next(part.children[0] for part in parts if is_owner(part))
    return meant(unquoted(token[:-2]), token.column or 1)


def all_names(parts: Parts, names: Names) -> tuple[str, ...]:
    """The names among the parts of a line, in order."""
    return tuple(name_of(part, names) for part in parts if is_name(part))


def number(parts: Parts) -> int | None:
    """The first number among the parts of a line, in digits or as a word."""
    return next((number_of(part) for part in parts if getattr(part, "type", "") == "NUMBER"), None)


def cards(parts: Parts) -> tuple[int | None, ...]:
    """The cards among the parts of a line, in order."""
    return card_words.each([part for part in parts if hasattr(part, "type")])


def _key(parts: Parts) -> Any:
    """The key of a fact, by the terminal that stands for it in every language."""
    return parts[0].type.lower()


def _numbers(parts: Parts, names: Names) -> Numbers:
    pairs = [part for part in parts if is_name(part) or getattr(part, "type", "") == "NUMBER"]
    return tuple((name_of(who, names), number_of(what)) for who, what in zip(pairs[::2], pairs[1::2], strict=True))


def _declared(tree: "Tree[Token]", names: Names) -> str:
    return names.declare(_written(tree)[0])


def _different(parts: Parts, names: Names, meant: Callable[..., str] = name_of) -> tuple[str, ...]:
    """The names on a line that may name nobody twice."""
    found: dict[str, str] = {}
    for part in filter(is_name, parts):
        name = meant(part, names)
        if folded(name) in found:
            token = part.children[0]
            says = say("{name} stands twice on this line", name=name)
            raise Trouble("L014", token.column, says, (A_NAME,), length=len(token))
        found[folded(name)] = name
    return tuple(found.values())


def _teams(parts: Parts, names: Names) -> Fact:
    teams: list[tuple[str, list[str]]] = []
    for part in parts:
        if part.data == "team":
            teams.append((_declared(part.children[0], names), [_declared(part.children[1], names)]))
        else:
            teams[-1][1].append(_declared(part, names))
    return log.Teams(tuple((team, tuple(members)) for team, members in teams))


def _house(parts: Parts, _: Names) -> Fact:
    return log.House(tuple(_house_item(part.children) for part in parts))


def _house_item(parts: Parts) -> tuple[str, str | None]:
    if parts[0].type == "CLAUSE":
        return lowered(parts[0]), None
    return f"P{int(parts[0][1:]):02}", lowered(parts[1])


def _tally(parts: Parts, names: Names) -> Fact:
    kinds = {token.type for token in parts[0].children}
    agreed = "agreed" if "AGREED" in kinds else "recorded"
    key = "score" if "SCORE" in kinds else f"{agreed} {(kinds - {'AGREED'}).pop().lower()}"
    return log.Tally(cast(Any, key), _numbers(parts[1:], names))


def _cut(parts: Parts, names: Names) -> Fact:
    who = all_names(parts, names)
    return log.CutCards(tuple(zip(who, cast("tuple[int, ...]", cards(parts)), strict=True)))


def _one_card(parts: Parts, _: Names) -> Fact:
    key = {"FINDING": "finding", "KNOCK": "knock card", "UPCARD": "upcard"}[parts[0].type]
    return log.OneCard(cast(Any, key), cards(parts)[0])


def _recorded_upcard(parts: Parts, names: Names) -> Fact:
    return log.RecordedUpcard(cast(int, cards(parts)[0]), next(iter(all_names(parts, names)), None))


def _discards(parts: Parts, _: Names) -> Fact:
    return log.Discards(cards(parts), any(part.type == "BELOW" for part in parts))


def _paired(parts: Parts, names: Names) -> Fact:
    how = {"LOT": "by lot", "STAFF": "by the staff", "THEMSELVES": "by themselves"}[parts[-1].type]
    return log.Paired(cast(Any, all_names(parts, names)), cast(Any, how))


def _fees(parts: Parts, _: Names) -> Fact:
    players, fee = (int(amount) for amount in parts[0].replace("×", "x").replace("*", "x").lower().split("x"))
    return log.Fees(players, fee)


def _position_player(parts: Parts, names: Names) -> Fact:
    key = {"TO_PLAY": "to play", "TO_DISCARD": "to discard", "OPEN": "open"}[parts[0].type]
    return log.PositionPlayer(cast(Any, key), name_of(parts[1], names))


FACTS: Final[dict[str, Callable[[Parts, Names], Fact]]] = {
    "event": lambda parts, _: log.Text("event", parts[0].rstrip()),
    "table": lambda parts, _: log.Text("table", parts[0].rstrip()),
    "rules": lambda parts, _: log.Rules(book_name(str(parts[0]))),
    "house": _house,
    "players": lambda parts, names: log.Players(_different(parts, names, _declared)),
    "teams": _teams,
    "captains": lambda parts, names: log.Captains(_different(parts, names)),
    "pair": lambda parts, names: log.Pair(cast(Any, all_names(parts, names))),
    "number_fact": lambda parts, _: log.Count(_key(parts), cast(int, number(parts))),
    "tally": _tally,
    "cut": _cut,
    "dealer": lambda parts, names: log.Dealer(name_of(parts[0], names)),
    "deal": lambda parts, names: log.Deal(name_of(parts[0], names), cards(parts)),
    "one_card": _one_card,
    "recorded_upcard": _recorded_upcard,
    "position": lambda _, __: log.Position(),
    "position_hand": lambda parts, names: log.PositionHand(name_of(parts[1], names), cards(parts)),
    "position_count": lambda parts, names: log.PositionCount(name_of(parts[1], names), cast(int, number(parts))),
    "discards": _discards,
    "position_number": lambda parts, _: log.PositionNumber(_key(parts), cast(int, number(parts))),
    "position_player": _position_player,
    "game_result": lambda parts, names: log.GameResult(cast(int, number(parts)), _numbers(parts[2:], names)),
    "paired": _paired,
    "report": lambda parts, names: log.Report(*all_names(parts, names)),
    "not_played": lambda parts, names: log.NotPlayed(cast(Any, all_names(parts, names))),
    "fees": _fees,
}
"""Rule of the grammar to the fact it makes."""
