"""Every text that a user reads is found where it stands, and nothing else is."""

from tests.locale.texts import DOMAINS, Text, in_module, in_page, texts

MODULE = """
say("one {gap}", gap=say("within"))
count("a thing", "{number} things", n, name=tr("thing"))
say("yes" if sure else "no")
words.say("by its " "module")
text.count("a", "b")
tr(word)
KNOWN = mark("marked")
say(template, gap="not a text")
"""


def test_texts_stand_in_the_calls_of_four_functions() -> None:
    assert [(text.one, text.many) for text in in_module(MODULE, "file.py")] == [
        ("one {gap}", ""),
        ("within", ""),
        ("a thing", "{number} things"),
        ("thing", ""),
        ("yes", ""),
        ("no", ""),
        ("by its module", ""),
        ("marked", ""),
    ]


PAGE = """
{% extends "base.html" %}
{% macro one(each) %}<p title="{{ tr('in an attribute') }}">{{ each }}</p>{% endmacro %}
{% block main %}
<h1>{{ tr("a title") if known else tr(found) }}</h1>
{% for name, words in (("law", tr("in a list")),) %}{{ one(words) }}{% endfor %}
{% call one(say("one {gap}", gap=tr("within"))) %}{% if a %}{{ tr("yes" if sure else "no") }}{% endif %}{% endcall %}
{{ count("a thing", "{number} things", n) }} {{ list.count("a", "b") }} bare {{ "not a text" }}
{% endblock %}
"""


def test_a_page_has_texts_wherever_a_call_may_stand() -> None:
    assert sorted((text.one, text.many) for text in in_page(PAGE, "page.html")) == [
        ("a thing", "{number} things"),
        ("a title", ""),
        ("in a list", ""),
        ("in an attribute", ""),
        ("no", ""),
        ("one {gap}", ""),
        ("within", ""),
        ("yes", ""),
    ]


def test_the_pages_of_the_service_are_read() -> None:
    assert Text("Skip to the content", "", "adjudicator/service/templates/base.html") in set(texts("messages"))


def test_each_text_belongs_to_one_domain_by_where_it_stands() -> None:
    found = {domain: {text.file for text in texts(domain)} for domain in DOMAINS}
    assert all(file.startswith("adjudicator/cli/") for file in found["command"])
    assert not any(file.startswith("adjudicator/cli/") for file in found["messages"])
    assert all(file.startswith("adjudicator/rulebooks/") and file.endswith(".toml") for file in found["books"])
    assert {"adjudicator/rulebooks/points.toml", "adjudicator/rulebooks/house/modern.toml"} <= found["books"]


def test_what_a_rulebook_shows_is_a_text() -> None:
    found = {text.one for text in texts("books")}
    assert {
        "Straight gin",  # a title
        "players' guide as published (source text 000)",  # an edition
        "no duty to take it",  # what a clause says
        "partnership, article 7",  # where it stands
        "may make the finals",  # what a player is called who has won enough
        "The last cards",  # the topic of a point
        "also on gin",  # a reading
    } <= found
    assert not {"gra.9.a", "cite", "fixed", "*", "a"} & found
