"""The choices that are open: whose, until when, each option with the log line that exercises it and where it leads."""

from adjudicator.render.page import Page
from adjudicator.render.pen import Pen
from adjudicator.render.phrases import cited, everybody, outcome, owed, sentence
from adjudicator.ruling import Choice, OptionLine, Points, Ruling


def put_choices(page: Page, ruling: Ruling, pen: Pen) -> None:
    """Every choice in the order in which they are exercised."""
    if not ruling.choices:
        return
    page.heading("Choices:")
    for choice in ruling.choices:
        _put_choice(page, choice, pen, 1, [])


def _put_choice(page: Page, choice: Choice, pen: Pen, depth: int, above: list[Choice]) -> None:
    """A choice with its options; one that an option leads back to is not told again."""
    if any(_same(choice, other) for other in above):
        page.put(f"{choice.player} has the same choice again{cited(choice.clause)}.", depth)
        return
    page.put(f"{choice.player} may choose, until {pen.message(choice.until)}{cited(choice.clause)}:", depth)
    for number, option in enumerate(choice.options, start=1):
        _put_option(page, number, option, pen, depth, [*above, choice])


def _same(one: Choice, other: Choice) -> bool:
    return (one.player, [o.line for o in one.options]) == (other.player, [o.line for o in other.options])


def _put_option(page: Page, number: int, option: OptionLine, pen: Pen, depth: int, above: list[Choice]) -> None:
    mark = f"{number}. "
    page.put(
        f"{mark}{pen.message(option.choice)}{cited(option.clause)}: {_leads_to(option.outcome, option.points)}.",
        depth,
        mark,
    )
    page.put(f"Log line: {option.line}", depth + 2, hang="  ")
    for duty in option.duties:
        page.put(f"Duty: {sentence(owed(duty, pen) + cited(duty.clause))}", depth + 2, hang="  ")
    if option.follows and option.follows.get("outcome"):
        to = _leads_to(option.follows["outcome"], option.follows["points"])
        page.put(f"May follow: {option.follows['line']}: {to}.", depth + 2, hang="  ")
    if option.then:
        page.put("Then:", depth + 2)
    for choice in option.then:
        _put_choice(page, choice, pen, depth + 3, above)


def _leads_to(name: str, points: Points) -> str:
    return outcome(name) if points is None else f"{outcome(name)}, {everybody(points)}"
