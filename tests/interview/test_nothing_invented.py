"""Nothing stands in a log or on a ruling that nobody gave: whoever is named first, whose turn it is, how many cards there are."""

import re
from collections.abc import Iterator, Mapping

import pytest

from adjudicator import adjudicate
from adjudicator.interview import TOPICS, Interview, Question, Setting
from adjudicator.interview.draft import Draft
from adjudicator.interview.question import Value
from adjudicator.interview.weighing import played
from adjudicator.render.text import text as printed
from adjudicator.ruling import Ruling
from adjudicator.words import speaking
from tests.interview.answers import DISPUTES, result

GRA = Setting(rules="gra")
ASKED = [topic for topic in TOPICS if topic.id != "other"]
TOLD_BEFORE_PLAY = ("dealer", "pack")
"""What went wrong before there was a hand to be in the middle of."""

PLAYED = re.compile(r"(North|South) (draws|takes|discards|knocks|gins|passes)")
Way = tuple[tuple[Question, Value], ...]


def answers_to(question: Question) -> tuple[Value, ...]:
    """Answers that stand for all: every choice, one card or number, and that nobody knows where it need not be known."""
    some: tuple[Value, ...] = tuple(choice.id for choice in question.choices) or question.probes[:1]
    return (*some, None) if question.unknown else some


def ways(topic: str, so_far: Way = ()) -> Iterator[tuple[Way, Draft]]:
    """Every way through the questions of a topic, whether or not a ruling hangs on them, with the log it leads to."""
    draft, question = told(topic, GRA, tuple(value for _, value in so_far))
    if question is None:
        yield so_far, draft
        return
    for value in answers_to(question):
        yield from ways(topic, (*so_far, (question, value)))


def told(topic: str, setting: Setting, given: tuple[Value, ...]) -> tuple[Draft, Question | None]:
    """The log and the next question after these answers."""
    (script,) = (each.script for each in TOPICS if each.id == topic)

    def begin() -> tuple[Draft, object]:
        draft = Draft(setting.players, setting.rules)
        return draft, script(draft)

    return played(begin, given)  # type: ignore[arg-type]


def other_way_round(topic: str, way: Way) -> Draft:
    """The log of the same answers where the other player is named first."""
    by_id = {question.id: value for question, value in way}
    given: tuple[Value, ...] = ()
    while True:
        draft, question = told(topic, GRA._replace(players=("South", "North")), given)
        if question is None:
            return draft
        given = (*given, by_id[question.id])


def come_to(ruling: Ruling) -> object:
    """What a ruling says to the players, whoever of them is named first."""
    duties = sorted((duty.player, str(duty.what)) for duty in ruling.duties)
    return result(ruling), ruling.next, duties, sorted((f.player or "", str(f.says)) for f in ruling.found)


def ruled(log: str) -> Ruling:
    return adjudicate(log, "gra", compare=False)


def invented(topic: str, log: str, ruling: Ruling) -> list[str]:
    """What the ruling says though no line of the log does."""
    found = []
    if "position:" not in log and topic not in TOLD_BEFORE_PLAY:
        found.append("that the hand begins here")
    if (ruling.next.get("to_play") or ruling.next.get("to_discard")) and not (
        "  to play: " in log or "  to discard: " in log or PLAYED.search(log)
    ):
        found.append("whose turn it is")
    if ruling.next.get("stock") is not None and "  stock: " not in log:
        found.append("how many cards are left in the stock")
    said = [str(why) for finding in ruling.found for why in finding.because]
    for player, number in re.findall(r"(\w+) holds (\d+) cards, ", "\n".join(said)):
        if not re.search(rf"{player}: {number} cards|{player} has {number} cards|{player} (draws|takes|discards)", log):
            found.append(f"that {player} holds {number} cards")
    return found


@pytest.mark.parametrize("topic", [topic.id for topic in ASKED])
def test_no_way_through_the_questions_leads_to_a_fact_that_nobody_gave(topic: str) -> None:
    went = 0
    for way, draft in ways(topic):
        log = draft.text()
        assert not invented(topic, log, ruled(log)), (log, [(question.id, value) for question, value in way])
        went += 1
    assert went > 0


@pytest.mark.parametrize("topic", [topic.id for topic in ASKED])
def test_who_is_named_first_changes_no_ruling(topic: str) -> None:
    for way, draft in ways(topic):
        one, two = draft.text(), other_way_round(topic, way).text()
        assert come_to(ruled(one)) == come_to(ruled(two)), (one, two)


@pytest.mark.parametrize("name", [name for name in DISPUTES if DISPUTES[name].answers[0] != "other"])
def test_a_dispute_told_by_the_other_player_is_ruled_the_same(name: str) -> None:
    answers = by_question(DISPUTES[name].answers)
    swapped = Interview(GRA._replace(players=("South", "North")))
    while swapped.question is not None and swapped.question.id in answers:
        swapped = swapped.answer(answers[swapped.question.id])
    assert len(swapped.answers) == len(DISPUTES[name].answers)
    assert come_to(swapped.ruling) == come_to(DISPUTES[name].interview.ruling)
    assert invented(DISPUTES[name].answers[0], swapped.text, swapped.ruling) == []


def by_question(answers: tuple[str, ...]) -> Mapping[str, str]:
    """The answers by the questions they were given to."""
    interview, found = Interview(GRA), {}
    for answer in answers:
        assert interview.question is not None
        found[interview.question.id] = answer
        interview = interview.answer(answer)
    return found


def test_a_disputed_upcard_says_neither_who_is_to_play_nor_how_many_cards_are_left() -> None:
    interview = Interview.after(["upcard", "7s", "9d", "7s"], GRA._replace(players=("Gil", "Hanna")))
    assert "upcard: ?\n" in interview.text
    assert "\nposition:\n\n" in interview.text
    said = printed(interview.ruling)
    assert "to play" not in said
    assert "in the stock" not in said
    assert interview.ruling.outcome == "stands"


def test_eleven_cards_are_right_for_whoever_has_just_drawn() -> None:
    carla = GRA._replace(players=("Carla", "Dev"))
    eleven = ["number", "Carla", "play", "11"]
    drawn = Interview.after([*eleven, "to discard Carla"], carla)
    assert (drawn.ruling.outcome, drawn.ruling.found) == ("in_play", [])
    theirs = Interview.after([*eleven, "to discard Dev"], carla)
    assert theirs.ruling.outcome == "choice"
    assert "Dev holds 11 cards, 11 would be right" in map(str, theirs.ruling.found[0].because)
    assert theirs.ruling.next["to_discard"] == "Dev"


def test_a_call_before_the_draw_is_told_from_one_after_it() -> None:
    call = ["gin", "North", "gin", "no"]
    (too_early,) = Interview.after([*call, "to play North"], GRA).ruling.found
    assert "spoke before he had drawn" in str(too_early.says)
    after = Interview.after([*call, "to discard North"], GRA).ruling
    assert [f.clause for f in after.found] == ["gra.9.f"]


def test_a_count_is_claimed_by_whoever_says_so() -> None:
    told = ["count", "North", "12", "yes", "yes"]
    assert Interview.after([*told, "North", "21"], GRA).text.endswith("\nNorth claims 21\n")
    assert Interview.after([*told, "South", "21"], GRA).text.endswith("\nSouth claims 21\n")
    assert "claims" not in Interview.after([*told, "nobody"], GRA).text


def test_a_count_of_which_nobody_knows_what_it_was_is_left_out() -> None:
    asked = Interview.after(["count", "North", "?"], GRA)
    assert "count" not in asked.text
    assert asked.question is not None
    assert asked.question.id == "claimant"


def test_it_is_said_whether_the_card_that_was_drawn_is_one_of_those_seen() -> None:
    drawing = Interview.after(["seen", "North", "drawing"], GRA).question
    otherwise = Interview.after(["seen", "North", "otherwise"], GRA).question
    assert drawing is not None
    assert otherwise is not None
    assert "The card that was drawn is not one of them." in str(drawing.text)
    assert "drawn" not in str(otherwise.text)


def test_a_question_names_the_button_that_is_meant_and_has_no_marks_of_code() -> None:
    for topic in ASKED:
        for way, _ in ways(topic.id):
            for question, _ in way:
                for language in ("en", "fr"):
                    with speaking(language):
                        assert "`" not in str(question.text)
                        assert "(?" not in str(question.text)
    sheet = Interview.after(["upcard"], GRA).question
    assert sheet is not None
    assert "(if none: Nobody knows)" in str(sheet.text)
    assert Interview.after(["upcard", "nobody knows", "9d", "7s"], GRA).answers[1] is None
