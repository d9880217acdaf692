"""The interview as a state machine: what it asks and does not ask, how it understands, and that back undoes exactly."""

from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from adjudicator.interview import TOPICS, Interview, NotUnderstood, Setting
from adjudicator.notation import read
from adjudicator.words import speaking

GRA = Setting(rules="gra")
CLASSIC = Setting(rules="classic")


def asked(interview: Interview) -> str:
    """The id of the next question; empty where all is said."""
    return interview.question.id if interview.question else ""


def refused(interview: Interview, answer: str) -> str:
    """Why an answer is not understood."""
    with pytest.raises(NotUnderstood) as why:
        interview.answer(answer)
    return str(why.value)


def test_the_rulebook_is_asked_first_unless_it_is_known() -> None:
    assert asked(Interview()) == "rules"
    assert asked(Interview().answer("")) == "topic"
    assert asked(Interview(GRA)) == "topic"
    assert Interview.after(["classic", "pack", "51"]).text.startswith("rules: classic\n")


def test_a_fixed_limit_makes_the_upcard_not_worth_a_question() -> None:
    assert asked(Interview.after(["knock", "North"], GRA)) == "upcard"
    assert asked(Interview.after(["knock", "North"], CLASSIC)) == "count North"


def test_the_opponent_is_not_asked_for_a_count_on_which_nothing_hangs() -> None:
    assert asked(Interview.after(["knock", "North", "11"], CLASSIC)) == ""
    assert asked(Interview.after(["knock", "North", "10"], CLASSIC)) == "count South"


def test_a_question_tells_what_its_answers_lead_to() -> None:
    question = Interview.after(["knock", "North", "8d", "10"], GRA).question
    assert question is not None
    assert [(str(lead["value"]), lead["outcome"]) for lead in question.leads] == [
        ("8 or less", "choice"),
        ("9 or more", "in_play"),
    ]


def test_what_nobody_knows_is_left_open_and_the_ruling_asks_for_it() -> None:
    interview = Interview.after(["knock", "North", "8d", "10", "?"], GRA)
    assert interview.ruling.outcome == "needs_facts"
    assert [str(ask.fact) for ask in interview.ruling.ask] == ["South's ten cards"]
    assert asked(interview) == "shown South"
    shown = interview.answer("4c-7c Jcds Ac 2d 5d")
    assert shown.text.endswith("South shows loose 4c 5c 6c 7c Jc Jd Js Ac 2d 5d\n")
    assert shown.ruling.outcome == "choice"
    assert asked(interview.answer("?")) == ""


def test_whoever_chooses_is_asked_until_nobody_has_a_choice() -> None:
    cards = ["turned", "North", "knock", "6h-8h 9cdh 2s-4s Kd 2c", "2c", "8d", "8"]
    interview = Interview.after(cards, GRA)
    assert asked(interview) == "choice"
    left = interview.answer("2")
    assert left.text.endswith("North leaves 2c\n")
    assert asked(left) == "choice"
    accepted = left.answer("1")
    assert accepted.text.endswith("South accepts the knock\n")
    assert accepted.ruling.points == {"North": 0, "South": 27}
    assert asked(accepted) == ""
    assert asked(interview.answer("")) == ""


def test_an_answer_by_number_by_name_or_by_what_it_begins_with() -> None:
    texts = {Interview.after(["touch", who, "stock"], GRA).text for who in ("1", "North", "NORTH", "n")}
    assert len(texts) == 1
    assert Interview.after(["touch", "1", "the discard pile"], GRA).text.endswith("North touches the discard pile\n")


@pytest.mark.parametrize(
    ("said", "topic"),
    [
        ("North knocked over the limit", "knock"),
        ("eleven cards", "number"),
        ("South has 11 cards", "number"),
        ("saw a card", "seen"),
        ("wrong card turned", "turned"),
        ("discard put straight back", "back"),
        ("called gin", "gin"),
        ("wrong upcard", "upcard"),
        ("last two cards", "last"),
        ("out of turn", "order"),
        ("wrong count recorded", "count"),
        ("laid off", "layoff"),
        ("wrong dealer", "dealer"),
        ("51 cards", "pack"),
        ("touched the stock", "touch"),
        ("a wrong number of cards", "number"),
    ],
)
def test_what_went_wrong_may_be_told_in_ones_own_words(said: str, topic: str) -> None:
    assert Interview.after([said], GRA).answers == (topic,)


def test_words_that_fit_several_answers_or_one_only_in_part_are_not_guessed_at() -> None:
    assert "may mean several of them" in refused(Interview(GRA), "wrong number")
    assert "there is no answer" in refused(Interview(GRA), "no knock over the limit")
    choice = Interview.after(["knock", "North", "8d", "10", "8"], GRA)
    assert "there is no answer" in refused(choice, "South does not accept")
    assert choice.answer("South accepts the knock").text.endswith("South accepts the knock\n")


@pytest.mark.parametrize(
    ("said", "topic"),
    [
        ("North a knocké trop haut", "knock"),
        ("onze cartes", "number"),
        ("carte vue", "seen"),
        ("mauvaise défausse", "turned"),
        ("défausse reprise", "back"),
        ("faux gin", "gin"),
        ("retournée contestée", "upcard"),
        ("avant la défausse", "order"),
        ("mauvais compte inscrit", "count"),
        ("mauvais donneur", "dealer"),
    ],
)
def test_what_went_wrong_may_be_told_in_french(said: str, topic: str) -> None:
    with speaking("fr"):
        assert Interview.after([said], GRA._replace(language="fr")).answers == (topic,)


def test_rulebooks_are_named_in_the_language_of_the_reader() -> None:
    with speaking("fr"):
        question = Interview().question
        assert question is not None
        assert "Gin Rummy Association, règles publiées en français, individuel" in [
            str(c.label) for c in question.choices
        ]


def test_an_answer_that_means_nothing_is_refused_with_a_reason() -> None:
    touch = Interview.after(["touch"], GRA)
    assert refused(touch, "Nroth") == "there is no answer Nroth; did you mean `North`?"
    assert refused(touch, "3") == "there is no answer 3: give a number from 1 to 2"
    assert refused(touch, "?") == "that has to be known: without it there is no line to write"
    assert refused(touch, "") == "an answer is wanted here"
    assert refused(Interview.after(["touch", "1"], GRA), "the") == "the may mean several of them: give the number"
    pack = Interview.after(["pack"], GRA)
    assert refused(pack, "many") == "many is no number"
    assert refused(pack, "1000") == "a number from 1 to 108 is wanted here"
    eleven = Interview.after(["turned", "1", "knock"], GRA)
    assert refused(eleven, "9c 4d") == "these are 2 cards; wanted: 11"
    assert refused(eleven, "9c 9c 3c 4c 5c 6c 7c 8c Tc Jc Qc") == "9c is named twice"


def test_a_card_in_one_hand_cannot_be_in_the_other() -> None:
    interview = Interview.after(["knock", "North", "8d", "6h-8h 9cdh 2s-4s Kd"], GRA)
    assert refused(interview, "6h 4c 5c 6c 7c Jc Jd Js Ac 2d") == "6h cannot be meant: it is in another place"


def test_the_card_turned_down_may_be_known_where_the_other_ten_are_not() -> None:
    interview = Interview.after(["turned", "North", "knock", "?", "Kd"], GRA)
    assert "North knocks with Kd" in interview.text


def test_lines_in_ones_own_words_are_checked_at_once() -> None:
    interview = Interview.after(["other", "players: Ann, Bob"], GRA)
    with pytest.raises(NotUnderstood) as why:
        interview.answer("Ann discrads Kh")
    assert why.value.fault is not None
    assert why.value.fault.id == "L004"
    done = interview.answer("Ann delays").answer("")
    assert done.text == "rules: gra\n\nplayers: Ann, Bob\nAnn delays\n"
    assert done.question is None


def test_players_have_names_of_their_own() -> None:
    text = Interview.after(["touch", "Ann Smith", "stock"], Setting(("Ann Smith", "Stock"), "gra")).text
    assert text == 'rules: gra\nplayers: "Ann Smith", "Stock"\nposition:\n\n"Ann Smith" touches the stock\n'
    assert read(text).faults == ()


def test_readings_that_outrank_the_book_decide_what_matters() -> None:
    """After P68 (b) a false gin may be accepted too, and the upcard decides who may."""
    answers = ["gin", "North", "gin", "yes"]
    assert asked(Interview.after(answers, GRA)) == "count North"
    assert asked(Interview.after(answers, GRA._replace(readings=(("P68", "b"),)))) == "upcard"


def test_a_log_in_french() -> None:
    interview = Interview.after(["seen", "1", "1", "9T RK", "yes"], GRA._replace(language="fr"))
    text = interview.text
    assert text.startswith("langue: fr\n")
    assert read(text).faults == ()
    assert interview.ruling.outcome == "choice"


VOCABULARY = (
    [topic.id for topic in TOPICS]
    + ["1", "2", "3", "North", "South", "?", "", "yes", "no", "8d", "9c", "Ah", "10", "11", "0", "knock", "back", "x y"]
    + ["6h-8h 9cdh 2s-4s Kd", "6h-8h 9cdh 2s-4s Kd 2c", "4c-7c Jcds Ac 2d 5d", "North draws 5c", "South passes", "9c #"]
)


@given(st.sampled_from(TOPICS), st.lists(st.sampled_from(VOCABULARY) | st.text(max_size=8), max_size=10), st.booleans())
@settings(max_examples=30, deadline=None)
def test_any_answers_leave_a_log_that_can_be_read_and_back_undoes_the_last(
    topic: object, answers: list[str], fixed: bool
) -> None:
    interview = Interview(CLASSIC if fixed else GRA).answer(topic.id)  # type: ignore[attr-defined]
    taken: list[str] = []
    for answer in answers:
        with suppress(NotUnderstood):
            interview = interview.answer(answer)
            taken.append(answer)
        assert interview.text == "" or read(interview.text).faults == ()
    if interview.question is not None and len(interview.answers) > 1:
        kept = len(interview.answers) - 2
        again = Interview.after([topic.id, *taken[:kept]], interview.setting)  # type: ignore[attr-defined]
        assert interview.back().text == again.text
        assert interview.back().question == again.question
