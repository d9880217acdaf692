"""The choices that are open: whose, until when, each option with the log line that exercises it and where it leads."""

from adjudicator.render.page import Page
from adjudicator.render.phrases import cited, duty_line, everybody, leads_to, outcome
from adjudicator.ruling import Choice, OptionLine, Points, Ruling
from adjudicator.words import Message, listed, say


def put_choices(page: Page, ruling: Ruling) -> None:
    """Every choice in the order in which they are exercised."""
    if not ruling.choices:
        return
    page.heading(say("Choices:"))
    for choice in ruling.choices:
        _put_choice(page, choice, 1, [])


def _put_choice(page: Page, choice: Choice, depth: int, above: list[Choice]) -> None:
    """A choice with its options; one that an option leads back to is not told again."""
    by = cited(choice.clause)
    if any(_same(choice, other) for other in above):
        page.put(say("{player} has the same choice again{cited}.", player=choice.player, cited=by), depth)
        return
    whose = say("{player} may choose, until {until}{cited}:", player=choice.player, until=choice.until, cited=by)
    page.put(whose, depth)
    for number, option in enumerate(choice.options, start=1):
        _put_option(page, number, option, depth, [*above, choice])


def _same(one: Choice, other: Choice) -> bool:
    return (one.player, [o.line for o in one.options]) == (other.player, [o.line for o in other.options])


def _put_option(page: Page, number: int, option: OptionLine, depth: int, above: list[Choice]) -> None:
    mark = f"{number}. "
    leads = leads_to(option, above[-1])
    page.put(say("{number}. {option}{cited}: {leads}.", number=number, option=option.choice, cited=cited(option.clause),
                 leads=leads), depth, mark)  # fmt: skip
    page.put(say("Log line: {line}", line=option.line), depth + 2, hang="  ")
    for what in option.to_do:
        page.put(what, depth + 2, hang="  ")
    for duty in option.duties:
        page.put(duty_line(duty), depth + 2, hang="  ")
    if option.follows and option.follows.get("outcome"):
        to = _leads_to(option.follows["outcome"], option.follows["points"])
        page.put(say("May follow: {line}: {leads}.", line=option.follows["line"], leads=to), depth + 2, hang="  ")
    if option.then:
        page.put(say("Then:"), depth + 2)
    for choice in option.then:
        _put_choice(page, choice, depth + 3, above)


def _leads_to(name: str, points: Points) -> Message:
    return outcome(name) if points is None else listed((outcome(name), everybody(points)))
