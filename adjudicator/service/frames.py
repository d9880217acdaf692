"""A moment of a hand as the viewer draws it: plain cards, numbers and sentences, ready for a template or to be kept.

What lies face down for the viewer is left out here: its back is drawn, and no sentence names it.
"""

import re
from collections.abc import Iterable
from functools import partial
from typing import Final

from pydantic import BaseModel

from adjudicator import events as e
from adjudicator.cards import NAMES, RANKS, SIGNS, SUITS
from adjudicator.events import Sentence
from adjudicator.moments import Holding
from adjudicator.notation import write_item
from adjudicator.render.moments import rights
from adjudicator.render.nutshell import nutshell
from adjudicator.render.pen import WITH_SIGNS
from adjudicator.render.phrases import TURNS
from adjudicator.ruling import Ruling
from adjudicator.service.screen import spoken
from adjudicator.service.seen_by import Item, Seen
from adjudicator.values import replace
from adjudicator.words import Message, count, language, say, tr

UNKNOWN: Final = "?"
_WORD: Final = re.compile(r"(?<![^\s,;:(])(10|[A2-9TJQKVDR])([♣♦♥♠])(?![^\s,;:.)])")
_RUN: Final = re.compile(r"(?<![^\s,])((?:10|[A2-9TJQKVDR])[a-z])-((?:10|[A2-9TJQKVDR])[a-z])(?![^\s,])")
_HIDDEN: Final = re.compile(r"(?<!\S)\?(?![^\s,])")
_LETTERS: Final = {"J": "J", "Q": "Q", "K": "K", "V": "J", "D": "Q", "R": "K", "10": "T"}


class Seat(BaseModel):
    """What lies before a player: melds and loose cards face up, how many face down, and its count in words."""

    player: str
    melds: list[list[str]]
    loose: list[str]
    backs: int
    deadwood: str
    about: str
    to_play: bool


class Found(BaseModel):
    """A finding: its clause and what it says."""

    clause: str
    says: str


class Frame(BaseModel):
    """The table after one line. Cards are named as in programs (``Th``), ``?`` for one whose face is not known."""

    line: int
    hand: int
    title: str
    spoken: str
    seats: list[Seat]
    pile: list[str]
    below: bool
    stock: int | None
    seen: list[str]
    verdict: str
    rights: list[str]
    findings: list[Found]


def frame(seen: Seen) -> Frame:
    """A moment in the reader's language."""
    moment, down = seen.moment, frozenset(NAMES[card] for card in seen.face_down)
    found = [f for f in moment.ruling.found if f.line == moment.line and moment.says is not None]
    going_on = moment.ruling.outcome in ("in_play", "needs_facts", "choice")
    now = moment.to_act if going_on else None
    return Frame(
        line=moment.line,
        hand=moment.hand,
        title=_title(seen.item),
        spoken=_spoken(seen.item, say(TURNS[now[0]], player=now[1]) if now else None),
        seats=[_seat(holding, down, now[1] if now else None) for holding in moment.holdings],
        pile=[_up(card, down) for card in moment.pile],
        below=moment.below,
        stock=moment.stock,
        seen=[_up(card, down) for card in moment.seen],
        verdict=covered(_verdict(moment.ruling, by_few=seen.by_few), down),
        rights=[covered(WITH_SIGNS.sentence(words), down) for words in rights(moment)],
        findings=[Found(clause=f.clause or "", says=covered(WITH_SIGNS.sentence(f.says), down)) for f in found],
    )


def _verdict(ruling: Ruling, *, by_few: bool) -> str:
    """What is ruled, where more is to be said than who may do what, and whose turn it is."""
    if ruling.outcome == "in_play" or ruling.choices:
        return ""
    if ruling.outcome == "needs_facts" and by_few:
        return tr(
            "The cards that are shown here do not decide. The director rules with every card that is known to him."
        )
    return nutshell(ruling, WITH_SIGNS)


def covered(words: str, down: Iterable[str]) -> str:
    """Words that name none of these cards, in whichever way a card is written."""
    for name in down:
        forms = {name, WITH_SIGNS.signs(name), *_written(name)}
        words = re.sub(rf"(?<!\w)(?:{'|'.join(map(re.escape, forms))})(?!\w)", UNKNOWN, words)
    return words


def _written(name: str) -> set[str]:
    """A card with its sign, its rank in every language."""
    sign = SIGNS[SUITS.index(name[1])]
    return {rank + sign for rank, plain in (*_LETTERS.items(), (name[0], name[0])) if plain == name[0]}


def _title(item: Item | None) -> str:
    if item is None:
        return str(say("Before anything is played"))
    return line_in_signs(write_item(item, language()), language())


def line_in_signs(line: str, tongue: str) -> str:
    """A line of a log in the language ``tongue`` with its cards in signs, those of runs too: ``6♥–8♥``.

    Whose log it is decides, not who reads it: ``9c`` is the nine of clubs in English and that of hearts in French.
    """
    one = partial(WITH_SIGNS.log_line, language=tongue)
    return one(_RUN.sub(lambda found: f"{one(found[1])}–{one(found[2])}", line))


def _spoken(item: Item | None, turn: Message | None) -> str:
    """What happened and whose turn it is, to be said aloud: cards by their names, no list of melds."""
    if isinstance(item, Sentence):
        item = item._replace(acts=tuple(_short(act) for act in item.acts))
    done = _WORD.sub(lambda found: _said(found[1], found[2]), _title(item))
    done = _HIDDEN.sub(tr("a hidden card"), done)
    sentences = [WITH_SIGNS.sentence(done), *([WITH_SIGNS.sentence(turn)] if turn else [])]
    return " ".join(sentences)


def _short(act: e.Act) -> e.Act:
    return replace(act, melds=()) if isinstance(act, e.Knock | e.Gin | e.BigGin) else act


def _said(rank: str, sign: str) -> str:
    letter = _LETTERS.get(rank, rank)
    return spoken(letter + SUITS[SIGNS.index(sign)]) if letter in RANKS else rank + sign


def _up(card: str, down: frozenset[str]) -> str:
    return UNKNOWN if card in down else card


def _seat(holding: Holding, down: frozenset[str], turn: str | None) -> Seat:
    """A hand. A card that lies face down for the viewer and is held again is a hidden one, and its meld none."""
    broken = [meld for meld in holding.melds if down & set(meld)]
    loose = [card for meld in (*broken, holding.loose) for card in meld if card not in down]
    held = {card for group in (*holding.melds, holding.loose) for card in group}
    covered_up = len(down & held)
    return Seat(
        player=holding.player,
        melds=[list(meld) for meld in holding.melds if meld not in broken],
        loose=loose,
        backs=max(holding.hidden, 0) + covered_up,
        deadwood="" if covered_up or holding.doubt else _deadwood(holding),
        about=_about(holding),
        to_play=holding.player == turn,
    )


def _deadwood(holding: Holding) -> str:
    if holding.deadwood is None:
        return ""
    low, high = holding.deadwood
    if low == high:
        return str(say("deadwood {number}", number=low))
    return str(say("deadwood {low} to {high}", low=low, high=high))


def _about(holding: Holding) -> str:
    """What the cards themselves do not show."""
    if holding.doubt:
        return str(say("in doubt since line {line}", line=holding.doubt))
    if holding.hidden < 0:
        return str(
            count("{number} card fewer, not known which", "{number} cards fewer, not known which", -holding.hidden)
        )
    return ""
