"""A choice in one sentence: who may do what, and in a few words where each option leads."""

from collections.abc import Mapping
from typing import Any, Final

from adjudicator import events as e
from adjudicator.render.phrases import owed, result
from adjudicator.ruling import Choice, OptionLine, Ruling
from adjudicator.words import Message, both, either, mark, say

# What is done with a thing that has just been named. A choice of another act names itself what is chosen: "a new deal".
# A knock and a card are refused in words of their own: one word for both would be wrong in French for one of them.
AGAIN: Final[Mapping[type, str]] = {
    e.AcceptKnock: mark("accept it"),
    e.RefuseKnock: mark("refuse it"),
    e.TakeBack: mark("take it back"),
    e.Leave: mark("leave it"),
    e.Take: mark("take it"),
    e.TakeSeen: mark("take it"),
    e.RefuseSeen: mark("refuse the card"),
}
WHOSE: Final[Mapping[type, str]] = {
    e.AcceptKnock: mark("accept {player}'s knock"),
    e.RefuseKnock: mark("refuse {player}'s knock"),
}


def in_a_sentence(choice: Choice, ruling: Ruling) -> Message:
    """``South may accept North's knock (undercut, South 27) or refuse it: then …``, without the full stop."""
    mine = [option for option in choice.options if option.sentence.player == choice.player]
    parts = [_may(option.sentence.player, option.choice) for option in choice.options if option not in mine]
    deeds = _deeds(mine, ruling)
    if any(_telling(option) for option in choice.options):
        last = len(mine) - 1
        deeds = [_with_end(deed, mine[at], last=at == last) for at, deed in enumerate(deeds)]
    if mine:
        parts.append(_may(choice.player, either(deeds)))
    return _if_not(parts)


def _may(player: str, deed: Message) -> Message:
    return say("{player} may {deed}", player=player, deed=deed)


def _if_not(parts: list[Message]) -> Message:
    first, *others = parts
    return say("{first}; if not, {rest}", first=first, rest=_if_not(others)) if others else first


def _deeds(options: list[OptionLine], ruling: Ruling) -> list[Message]:
    """The options in words, a thing not named twice in a row: ``accept North's knock``, ``refuse it``."""
    found: list[Message] = []
    before = None
    for option in options:
        act = option.sentence.acts[0]
        thing = _thing(act)
        if thing is None:
            found.append(option.choice if found else say("choose {thing}", thing=option.choice))
            continue
        found.append(say(AGAIN[type(act)]) if thing == before else _whose(option, ruling))
        before = thing
    return found


def _thing(act: object) -> Any:
    """What an act is about, to be told from other things: a knock, a card; ``None`` for what is itself chosen."""
    if type(act) not in AGAIN:
        return None
    return (
        "knock"
        if type(act) in WHOSE
        else "discard"
        if isinstance(act, e.Take)
        else ("card", getattr(act, "card", None))
    )


def _whose(option: OptionLine, ruling: Ruling) -> Message:
    """The knock with the name of the player who made it, where the ruling has found it above the limit."""
    template = WHOSE.get(type(option.sentence.acts[0]))
    knockers = [f.player for f in ruling.findings if f.circumstance.startswith("improper_knock.above") and f.player]
    return say(template, player=knockers[-1]) if template and knockers else option.choice


def _telling(option: OptionLine) -> bool:
    """Whether there is more to say of an option than that play goes on."""
    return option.outcome != "in_play" or bool(option.duties or option.follows)


def _with_end(deed: Message, option: OptionLine, *, last: bool) -> Message:
    """A deed and in a few words where it leads; the last may say what follows behind a colon."""
    follows = _follows(option)
    if follows is not None:
        template = mark("{deed}: then {leads}") if last else mark("{deed} (then {leads})")
        return say(template, deed=deed, leads=follows)
    if _says_itself(option):
        return deed
    return say("{deed} ({leads})", deed=deed, leads=_brief(option))


def _says_itself(option: OptionLine) -> bool:
    """Whether what is chosen is what comes of it: a new deal."""
    return option.outcome == "new_deal" and isinstance(option.sentence.acts[0], e.Choose)


def _follows(option: OptionLine) -> Message | None:
    """What somebody owes or may choose once an option is taken."""
    if _goes_down_again(option):
        return None
    if option.outcome == "in_play" and option.duties:
        return both([owed(duty, whole=False) for duty in option.duties])
    if option.outcome == "choice" and option.then:
        return say("{player} has a choice", player=option.then[0].player)
    return None


def _goes_down_again(option: OptionLine) -> bool:
    return bool(option.follows and option.follows.get("outcome"))


def _brief(option: OptionLine) -> Message:
    """What an option comes to."""
    if option.follows and _goes_down_again(option):
        again = result(option.follows["outcome"], option.follows["points"])
        return say("may go down again: {result}", result=again)
    return result(option.outcome, option.points)
