"""A choice in one sentence: who may do what, and in a few words where each option leads."""

import re
from typing import Final

from adjudicator.render.pen import Pen
from adjudicator.render.phrases import either, owed, possessive, result
from adjudicator.ruling import Choice, OptionLine, Ruling

# What is done, then to what. An option without such a verb names a thing that is chosen: "a new deal".
_DEED: Final = re.compile(r"(take back|take|leave|accept|refuse) (.+)")


def in_a_sentence(choice: Choice, ruling: Ruling, pen: Pen) -> str:
    """``South may accept North's knock (undercut, South 27) or refuse it: then …``, without the full stop."""
    mine = [option for option in choice.options if option.sentence.player == choice.player]
    first = [
        f"{option.sentence.player} may {pen.message(option.choice)}" for option in choice.options if option not in mine
    ]
    plain = not any(_telling(option) for option in choice.options)
    deeds = [
        _deed(deed, "" if plain else _brief(option, pen))
        for deed, option in zip(_deeds(mine, ruling, pen), mine, strict=True)
    ]
    if mine and not plain:
        deeds[-1] = _last(deeds[-1], mine[-1], pen)
    may = [f"{choice.player} may {either(deeds)}"] if mine else []
    return "; if not, ".join([*first, *may])


def _deeds(options: list[OptionLine], ruling: Ruling, pen: Pen) -> list[str]:
    """The options in words, a thing not named twice in a row: ``accept North's knock``, ``refuse it``."""
    found: list[str] = []
    before = ""
    for option in options:
        words = pen.message(option.choice)
        parts = _DEED.fullmatch(words)
        if parts is None:
            found.append(words if found else f"choose {words}")
            continue
        thing = "it" if parts[2] == before else _whose(parts[2], ruling)
        found.append(f"{parts[1]} {thing}")
        before = parts[2]
    return found


def _whose(thing: str, ruling: Ruling) -> str:
    """The knock with the name of the player who made it, where the ruling has found it above the limit."""
    if thing != "the knock":
        return thing
    knockers = [f.player for f in ruling.findings if f.circumstance.startswith("improper_knock.above") and f.player]
    return f"{possessive(knockers[-1])} knock" if knockers else thing


def _telling(option: OptionLine) -> bool:
    """Whether there is more to say of an option than that play goes on."""
    return option.outcome != "in_play" or bool(option.duties or option.follows)


def _brief(option: OptionLine, pen: Pen) -> str:
    """Where an option leads, in a few words."""
    if option.follows and option.follows.get("outcome"):
        return f"may go down again: {result(option.follows['outcome'], option.follows['points'])}"
    if option.outcome == "in_play" and option.duties:
        return "then " + " and ".join(owed(duty, pen, whole=False) for duty in option.duties)
    if option.outcome == "choice" and option.then:
        return f"then {option.then[0].player} has a choice"
    return result(option.outcome, option.points)


def _deed(deed: str, brief: str) -> str:
    return f"{deed} ({brief})" if brief and brief not in deed else deed


def _last(deed: str, option: OptionLine, pen: Pen) -> str:
    """The last option may say what follows behind a colon."""
    brief = _brief(option, pen)
    return deed.replace(f" ({brief})", f": {brief}") if brief.startswith("then ") else deed
