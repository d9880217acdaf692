"""A ruling in the parts of its page: the sentence to be read aloud, choices to be tapped, clauses to be opened."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Final, NamedTuple

from markupsafe import Markup

from adjudicator.adjudication import UNSAID
from adjudicator.render.choices import put_choices
from adjudicator.render.clauses import clauses, put_clauses
from adjudicator.render.facts import put_facts
from adjudicator.render.forms.html import fragment, marked
from adjudicator.render.forms.outline import outline
from adjudicator.render.game import put_game
from adjudicator.render.law_words import clause_in_words
from adjudicator.render.offers import in_a_sentence
from adjudicator.render.onward import put_onward, put_score
from adjudicator.render.open_questions import put_asks, put_conflicts, put_gaps
from adjudicator.render.page import Page
from adjudicator.render.pen import WITH_SIGNS, sentence
from adjudicator.render.phrases import duty_line, leads_to, result
from adjudicator.render.readings import put_readings
from adjudicator.render.standings import put_standings
from adjudicator.render.teams import put_teams
from adjudicator.render.text import by_which_rules, first_sentence, put_whole
from adjudicator.render.understood import put_read_as, put_understood
from adjudicator.render.why import put_why
from adjudicator.replay import sections as hands_of
from adjudicator.rulebook import Clause
from adjudicator.ruling import Choice, OptionLine, Ruling
from adjudicator.words import Message, both, count, say

Put = Callable[[Page, Ruling], None]

NOTHING: Final = Markup()
BEFORE: Final[tuple[Put, ...]] = (put_score, put_game, put_standings, put_teams)
ONWARD: Final[tuple[Put, ...]] = (put_asks, put_onward, put_conflicts)
AFTER: Final[tuple[Put, ...]] = (put_facts, put_gaps)


class Offer(NamedTuple):
    """An option as a button: what is chosen, the log line that says so, where it leads, by which clause, and what that says."""

    says: str
    line: str
    leads: str
    more: list[Markup]
    clause: str
    law: str


class Offered(NamedTuple):
    """A choice that is open: whose and until when, and its options."""

    says: str
    clause: str
    options: list[Offer]


class Opened(NamedTuple):
    """Something to be opened: the line that is always seen, and what is below it. ``open``: it is needed at the table."""

    name: str
    says: Markup
    below: Markup
    open: bool


class Sections(NamedTuple):
    """The ruling for its template: ``onward`` is what is asked and done next, ``hangs`` names the readings that it hangs on.

    ``offers`` is the choices where they cannot be tapped: on paper, and for those who only read. ``whole`` is everything below the
    sentence where a log has several hands; what is asked and done next is then told of the last.
    """

    sentence: Markup
    rules: str
    understood: Markup = NOTHING
    score: Markup = NOTHING
    choices: Sequence[Offered] = ()
    onward: Markup = NOTHING
    hangs: str = ""
    facts: Markup = NOTHING
    clauses: Sequence[Opened] = ()
    readings: Markup = NOTHING
    why: Markup = NOTHING
    offers: Markup = NOTHING
    whole: Markup = NOTHING


def sections(ruling: Ruling, *, why: bool = True) -> Sections:
    """The parts of a ruling, in the reader's language; without its reasons where they are not kept (``why``)."""
    ruling.unnamed = ruling.unnamed or _unsaid(ruling)
    lead = Markup(marked(first_sentence(ruling, WITH_SIGNS)))
    rules = WITH_SIGNS.message(say("Rules: {rules}", rules=by_which_rules(ruling)))
    choices = offered(ruling)
    if ruling.hands:
        onward = _part(ruling.hands[-1], *ONWARD)
        return Sections(lead, rules, choices=choices, onward=onward, hangs=_hangs(ruling), whole=_whole(ruling))
    return Sections(
        lead,
        rules,
        understood=_part(ruling, put_understood, put_read_as),
        score=_part(ruling, *BEFORE),
        choices=choices,
        onward=_part(ruling, *ONWARD),
        hangs=_hangs(ruling),
        facts=_part(ruling, *AFTER),
        clauses=_clauses(ruling, {option.clause for choice in choices for option in choice.options}),
        readings=_part(ruling, put_readings),
        why=_part(ruling, put_why, titled=False) if why else NOTHING,
        offers=_part(ruling, put_choices),
    )


def _part(ruling: Ruling, *puts: Put, titled: bool = True) -> Markup:
    """What is put on a page; without its heading where the page has one already."""
    page = Page()
    for put in puts:
        put(page, ruling)
    return Markup(fragment(block for block in page.blocks if titled or block.kind != "heading"))


def _whole(ruling: Ruling) -> Markup:
    """Everything but the first sentence, hand by hand."""
    page = Page()
    put_whole(page, ruling, WITH_SIGNS)
    return Markup(fragment([block for block in page.blocks if block.kind != "lead"], "h3"))


def _unsaid(ruling: Ruling) -> bool:
    """Whether no line of the log names the rulebook: the service and the docket then hand it on as if somebody had."""
    named = ruling.log is not None and any(hand.rules for hand in hands_of(ruling.log))
    return ruling.rulebook == UNSAID and not named


def offered(ruling: Ruling) -> list[Offered]:
    """The choices that are open, each option as a button."""
    law = clauses(ruling)
    return [
        Offered(
            sentence(WITH_SIGNS.message(say("{player} may choose, until {until}", player=c.player, until=c.until))),
            c.clause or "",
            [_offer(option, c, ruling, law) for option in c.options],
        )
        for c in ruling.choices
    ]


def _offer(option: OptionLine, choice: Choice, ruling: Ruling, law: Mapping[str, Clause]) -> Offer:
    words = WITH_SIGNS.message(option.choice)
    by = option.sentence.player
    said = words if by == choice.player else WITH_SIGNS.message(say("{player}: {choice}", player=by, choice=words))
    more = [Markup(marked(WITH_SIGNS.sentence(line))) for line in _more(option, ruling)]
    clause = law.get(option.clause or "")
    return Offer(
        said[:1].upper() + said[1:],
        option.line,
        " ".join([WITH_SIGNS.sentence(leads_to(option, choice)), *map(WITH_SIGNS.message, option.to_do)]),
        more,
        option.clause or "",
        WITH_SIGNS.sentence(clause_in_words(clause)) if clause else "",
    )


def _more(option: OptionLine, ruling: Ruling) -> list[Message]:
    """What is owed and what may follow once an option is taken; where another choice follows, what it leads to in turn."""
    found = [duty_line(duty) for duty in option.duties]
    follows = option.follows or {}
    if follows.get("outcome"):
        leads = result(follows["outcome"], follows["points"])
        found.append(say("May follow: {line}: {leads}.", line=follows["line"], leads=leads))
    found += [say("then {choice}", choice=in_a_sentence(then, ruling)) for then in option.then]
    return found


def _hangs(ruling: Ruling) -> str:
    """The points of which another reading would have changed the ruling on any of its hands; nothing where there is none."""
    hands = (*ruling.hands, ruling)
    decisive = sorted({read["point"] for hand in hands for read in hand.readings if read["otherwise"]})
    if not decisive:
        return ""
    # The same words twice: other languages have one for a single point and another for several.
    hangs = count(
        "this hangs on the reading of {points}",
        "this hangs on the reading of {points}",
        len(decisive),
        points=both(decisive),
    )
    return WITH_SIGNS.sentence(hangs)


def _clauses(ruling: Ruling, told: Collection[str]) -> list[Opened]:
    """Each finding with its clause: what it says is seen, the text of the clause and the reasons are opened.

    Open is what went wrong and what is left to the director, unless the clause is ``told`` with a choice already.
    """
    page = Page()
    put_clauses(page, ruling)
    found = []
    for finding, node in zip(ruling.findings, outline(page.blocks)[1:], strict=True):
        says, *rest = node.below
        name, _, about = node.words.partition(" (")
        below = "".join(f"<p>{marked(each.words)}</p>" for each in rest)
        text = Markup(f"<p>{marked(about[:-1])}</p>{below}")
        needed = (finding.irregularity and finding.clause not in told) or finding.kind == "discretion"
        found.append(Opened(name, Markup(marked(says.words)), text, needed))
    return found
