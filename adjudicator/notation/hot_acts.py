"""What a player did, on the lines that are read without the grammar: every act as the printer writes it."""

from collections.abc import Callable
from typing import Any, Final, cast, get_args

from adjudicator import events as e
from adjudicator.cards import Card
from adjudicator.events import Act, Group
from adjudicator.notation import hot_cards as c
from adjudicator.notation.hot_cards import NOWHERE
from adjudicator.notation.words import CARD_OF

_EACH: Final = (None, *range(52))
_DRAWN: Final[dict[str, dict[Card | None, Act]]] = {
    "draws": {card: e.Draw(card) for card in _EACH},
    "takes": {card: e.Take(card) for card in _EACH},
}
_DISCARDED: Final[dict[Card | None, Act]] = {card: e.Discard(card) for card in _EACH}
_WHOLE: Final[dict[str, Act]] = {
    **{deed: e.Do(deed) for deed in get_args(e.Deed)},
    "passes": e.Pass(),
    "draws": e.Draw(),
    "takes": e.Take(),
    "discards": e.Discard(),
    "knocks": e.Knock(),
    "gins": e.Gin(),
    "takes the seen card": e.TakeSeen(),
    "refuses the seen card": e.RefuseSeen(),
    "touches the stock": e.Touch("stock"),
    "touches the discard pile": e.Touch("discard pile"),
    "withdraws the call": e.Withdraw(),
    "accepts the knock": e.AcceptKnock(),
    "refuses the knock": e.RefuseKnock(),
    "chooses correction": e.Choose("correction"),
    "chooses the correction": e.Choose("correction"),
    "chooses a new deal": e.Choose("new deal"),
    "calls knock": e.Call("knock"),
    "calls gin": e.Call("gin"),
    "says knock": e.Call("knock"),
    "says gin": e.Call("gin"),
    "calls big gin": e.BigGin(),
    "takes back": e.TakeBack(),
    "leaves": e.Leave(),
    "pretends interest": e.Pretend(),
}
_MANNERS: Final[tuple[e.Manner, ...]] = ("before the discard", "out of turn")


def acts(text: str) -> tuple[Act, ...]:
    """The acts after the player's name: one, or a draw and what followed it. None if the grammar has to read them.

    Another player that an act names is named as he is written, without quotes.
    """
    first, comma, second = text.partition(", ")
    verb, _, written = first.partition(" ")
    table = _DRAWN.get(verb)
    if table is None:
        act = _act(text)
        return (act,) if act else ()
    drawn = table.get(CARD_OF.get(written, NOWHERE)) or _drawing(verb, written)
    if not comma:
        drawn = drawn or _by_verb(text)
        return (drawn,) if drawn else ()
    put = _DISCARDED.get(CARD_OF.get(second[9:], NOWHERE)) if second[:9] == "discards " else _act(second)
    return (drawn, put) if drawn and put and put.__class__ not in _DRAWING else ()


_DRAWING: Final = frozenset((e.Draw, e.Take, e.TakeSeen))


def _act(text: str) -> Act | None:
    if text.startswith("discards "):
        return _DISCARDED.get(CARD_OF.get(text[9:], NOWHERE))
    return _WHOLE.get(text) or _by_verb(text)


def _by_verb(text: str) -> Act | None:
    verb, _, rest = text.partition(" ")
    if verb in ("knocks:", "gins:"):
        verb, rest = verb[:-1], f": {rest}"
    read = _VERBS.get(verb)
    return read(rest) if read else None


def _drawing(verb: str, text: str) -> Act | None:
    """A draw that no card is named for, one before its time, and a seen card that is taken."""
    if not text or text == "the seen card":
        found = _WHOLE.get(f"{verb} {text}".strip())
        return found if found.__class__ in _DRAWING else None
    if verb == "takes" and text.startswith("the seen card "):
        return _of_a_card(e.TakeSeen, text[14:])
    for manner in _MANNERS:
        if text.endswith(f" {manner}"):
            card = c.card(text.removesuffix(f" {manner}"))
            made = e.Draw if verb == "draws" else e.Take
            return None if card == NOWHERE else made(card, manner)
    return None


def _of_a_card(made: Callable[[Card | None], Act], text: str) -> Act | None:
    card = c.card(text)
    return None if card == NOWHERE else made(card)


def _of_cards(made: Callable[[tuple[Card | None, ...]], Act], text: str) -> Act | None:
    cards = c.cards(text)
    return made(cards) if cards else None


def _of_a_number(made: Callable[[int], Act], number: int) -> Act | None:
    return None if number == NOWHERE else made(number)


def _melds(text: str) -> tuple[Group, ...] | None:
    """Melds as laid down; cards called loose are groups of one, which are no melds."""
    spread = c.laid(text) if text else ((), ())
    return None if spread is None else spread[0] + tuple([(card,) for card in spread[1] if card is not None])


def _knock(text: str) -> Act | None:
    """``with Kh for 6: 6h-8h, 9cds``, any of the three left out."""
    head, _, laid = text.partition(": ")
    melds = _melds(laid)
    words = head.split(" ") if head else []
    shown, said = None, None
    if words[:1] == ["with"]:
        shown, words = c.card(words[1] if len(words) > 1 else ""), words[2:]
    if words[:1] == ["for"]:
        said, words = c.number(words[1] if len(words) > 1 else ""), words[2:]
    return None if words or melds is None or NOWHERE in (shown, said) else e.Knock(shown, said, melds)


def _gin(text: str) -> Act | None:
    """``with Kh: 6h-8h, 9cds``, either left out."""
    head, _, laid = text.partition(": ")
    melds = _melds(laid)
    shown = c.card(head[5:]) if head.startswith("with ") else NOWHERE if head else None
    return None if melds is None or shown == NOWHERE else e.Gin(shown, melds)


def _call(text: str) -> Act | None:
    if text.startswith("big gin: "):
        melds = _melds(text[9:])
        return None if melds is None else e.BigGin(melds)
    return _of_a_number(e.Call, c.number(text))


def _claim(text: str) -> Act | None:
    if text.startswith("the upcard was "):
        card = c.card(text[15:])
        return None if card is None or card == NOWHERE else e.ClaimUpcard(card)
    return _of_a_number(e.ClaimCount, c.number(text))


def _lay_off(text: str) -> Act | None:
    """``off 9h Th on 6h-8h, 5c``: no meld is named for the last cards at most; the grammar sorts out the others."""
    parts = [part.partition(" on ") for part in text[4:].split(", ")] if text.startswith("off ") else []
    read = [(c.group(cards), c.group(meld) if on else None) for cards, on, meld in parts]
    found = [(cards, meld) for cards, meld in read if cards is not None]
    named = [meld for (_, meld), (_, on, _) in zip(read, parts, strict=True) if on]
    if not found or len(found) < len(read) or None in named or len(named) < len(read) - 1:
        return None
    loose_at_the_end = found[-1][1] is None
    if len(named) < len(read) and not loose_at_the_end:
        return None
    # Cards after a meld that is not whole yet belong to it.
    if loose_at_the_end and any(isinstance(meld, tuple) and len(meld) < 3 for meld in named[-1:]):
        return None
    return e.LayOff(tuple(found))


def _show(text: str) -> Act | None:
    spread = c.laid(text)
    return e.Show(*spread) if spread and any(spread) else None


def _touch(text: str) -> Act | None:
    owner = c.name(text[13:]) if text.startswith("the cards of ") else ""
    return e.Touch("cards", owner) if owner else None


def _toward(deed: str, text: str) -> Act | None:
    """To another player: ``makes Dee wait``, ``consults Dee``."""
    _, blank, after = deed.partition(" ")
    other = c.name(text.removesuffix(blank + after)) if text.endswith(blank + after) else ""
    return e.Toward(cast(Any, deed), other) if other else None


def _help(text: str) -> Act | None:
    return _toward("helps rearrange" if text.endswith(" rearrange") else "helps lay off", text)


_VERBS: Final[dict[str, Callable[[str], Act | None]]] = {
    "knocks": _knock,
    "gins": _gin,
    "calls": _call,
    "says": lambda text: _of_a_number(e.Call, c.number(text)),
    "claims": _claim,
    "lays": _lay_off,
    "shows": _show,
    "touches": _touch,
    "sees": lambda text: _of_cards(e.See, text),
    "alone": lambda text: _of_cards(lambda cards: e.See(cards, True), text[5:]) if text.startswith("sees ") else None,
    "uncovers": lambda text: _of_cards(e.Uncover, text),
    "corrects": lambda text: _of_cards(e.Correct, text[5:]) if text.startswith("with ") else None,
    "has": lambda text: _of_a_number(e.Holds, c.of_cards(text)) if text.endswith((" cards", " card")) else None,
    "gives": lambda text: _of_a_number(e.GiveCount, c.number(text[10:])) if text.startswith("the count ") else None,
    "refuses": lambda text: _of_a_card(e.RefuseSeen, text[14:]) if text.startswith("the seen card ") else None,
    "takes": lambda text: _of_a_card(e.TakeBack, text[5:]) if text.startswith("back ") else None,
    "leaves": lambda text: _of_a_card(e.Leave, text),
    "pretends": lambda text: _of_a_card(e.Pretend, text[12:]) if text.startswith("interest in ") else None,
    "consults": lambda text: _toward("consults", text),
    "makes": lambda text: _toward("makes wait", text),
    "helps": _help,
}
