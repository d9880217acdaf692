"""The docket's pages: filing once, lists and searches, an entry as it was filed, what is filed on it, who may see what."""

import re
from html import unescape

import pytest

pytest.importorskip("fastapi", reason="the extra serve is not installed")

from fastapi import FastAPI
from fastapi.testclient import TestClient

from adjudicator.service import as_filed
from adjudicator.service.opened import docket_of, people_of, store_of
from adjudicator.service.pages import docket
from tests.service.desk import LOG, field, form, send, signed_in, stranger

RULED = "South may accept North's knock (undercut, South 27) or refuse it"


@pytest.fixture
def dora(app: FastAPI) -> TestClient:
    return signed_in(app, "Dora")


@pytest.fixture
def filed(dora: TestClient) -> TestClient:
    """Dora, who has filed a ruling."""
    said = {"public_text": "Both players were heard.", "private_text": "North was warned last week."}
    answer = send(dora, "/file", "/docket", log=LOG, event="Spring Open", table="7", **said)
    assert (answer.status_code, answer.headers["location"]) == (303, "/docket/spring/1"), answer.text
    return dora


def public(client: TestClient, entry: str = "/docket/spring/1") -> str:
    """The address of an entry's public page."""
    found: list[str] = re.findall(r'href="(/e/[^"]+)"', client.get(entry).text)
    return found[0]


def test_sent_again_with_other_words_it_says_where_it_is(app: FastAPI, filed: TestClient) -> None:
    answer = send(filed, "/file", "/docket", log=LOG, event="spring", table="7", public_text="Something else.")
    assert (answer.status_code, 'href="/docket/spring/1"' in answer.text) == (409, True)
    assert "Something else." in answer.text
    assert docket_of(app).event("spring").last_number == 1


def test_the_same_log_of_another_table_is_another_case(app: FastAPI, filed: TestClient) -> None:
    answer = send(filed, "/file", "/docket", log=LOG, event="spring", table="8")
    assert answer.headers["location"] == "/docket/spring/2"


def test_the_list_has_the_newest_first_and_says_what_followed(app: FastAPI, filed: TestClient) -> None:
    send(filed, "/file", "/docket", log=LOG + "South accepts the knock\n", event="spring", table="8")
    send(filed, "/docket/spring/1/note", "/docket/spring/1/note", public_text="Seen by Hed.")
    page = unescape(filed.get("/docket/spring").text)
    places = [page.index(f">{what}</a>") for what in ("Note 3", "Ruling 2", "Ruling 1")]
    assert places == sorted(places)
    assert "<li>Note 3</li>" in page
    assert RULED in page
    assert "Undercut: South scores 27, the bonus of 25 included." in page


def test_why_the_numbers_of_rulings_jump_is_told_where_they_do(filed: TestClient) -> None:
    told = "Whatever is filed on a ruling takes the next number, too."
    assert told not in filed.get("/docket/spring").text
    send(filed, "/docket/spring/1/note", "/docket/spring/1/note", public_text="Seen by Hed.")
    assert told in filed.get("/docket/spring").text
    assert "Ce qui est inscrit au sujet d’une décision prend aussi le numéro suivant." in unescape(
        filed.get("/docket/spring?lang=fr").text
    )


def test_older_entries_are_on_the_next_page(dora: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(docket, "SHOWN", 3)
    for table in range(5):
        send(dora, "/file", "/docket", log=LOG, event="spring", table=str(table))
    first = dora.get("/docket/spring").text
    older = re.findall(r'href="(/docket/spring\?before=\d+)"', first)[0]
    seen = [int(n) for page in (first, dora.get(older).text) for n in re.findall(r">Ruling (\d+)</a>", page)]
    assert seen == [5, 4, 3, 2, 1]


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        ("clause=gra.9.d", True),
        ("clause=gra.2.a", False),
        ("text=undercut", True),
        ("text=last+week", False),
        ("text=heard", True),
    ],
)
def test_precedents(app: FastAPI, filed: TestClient, asked: str, found: bool) -> None:
    for where in ("/docket/spring", "/docket"):
        page = filed.get(f"{where}?{asked}").text
        assert (">Ruling 1</a>" in page, "Nothing was found." in page) == (found, not found)
    assert ">Ruling 1</a>" not in signed_in(app, "Dan").get(f"/docket?{asked}").text


def test_an_entry_is_as_it_was_filed(filed: TestClient) -> None:
    page = unescape(filed.get("/docket/spring/1").text)
    assert "Computed again, the ruling is the same." in page
    for part in (RULED, "table 7", "gra.9.a", "Both players were heard.", "North was warned last week."):
        assert part in page


def test_an_entry_that_was_changed_is_told(app: FastAPI, filed: TestClient) -> None:
    with store_of(app).writing() as connection:
        for (name,) in connection.exec_driver_sql("SELECT name FROM sqlite_master WHERE type = 'trigger'").all():
            connection.exec_driver_sql(f"DROP TRIGGER {name}")
        connection.exec_driver_sql("UPDATE entries SET facts = replace(facts, '\"South\":27', '\"South\":28')")
    page = unescape(filed.get("/docket/spring/1").text)
    assert "This entry is not as it was filed" in page
    assert "it was changed after it was filed" in page
    assert "Computed again, the ruling differs" in page
    assert "choices[0].options[0].points.South" in page
    assert "South may accept the knock (undercut, South 28)" in page, "shown as it stands"
    assert page.index("This entry is not as it was filed") < page.index('id="clauses"'), (
        "said before what it may be wrong in"
    )


def test_an_entry_stands_in_the_order_in_which_it_is_asked_for(app: FastAPI, filed: TestClient) -> None:
    """The choices are buttons for those who file, and words for those who read; on paper they are words for all."""
    order = [
        ">Choices<",
        ">Until a choice is made<",
        'id="clauses"',
        'id="readings"',
        ">Facts<",
        'id="the-log"',
        "As it was filed?",
    ]
    mine, viewer = filed.get("/docket/spring/1").text, signed_in(app, "Vi").get("/docket/spring/1").text
    everybody = stranger(app).get(public(filed)).text
    assert sorted(["<h1", 'value="South refuses the knock"', *order], key=mine.index)[2:] == order
    assert 'class="block print-only">' in mine
    assert sorted(["<h1", *order], key=viewer.index)[1:] == order
    for page in (viewer, everybody):
        assert 'name="add"' not in page
        assert "print-only" not in page


def test_the_frozen_facts_alone_tell_the_ruling(app: FastAPI, filed: TestClient) -> None:
    from adjudicator.render.pen import WITH_SIGNS
    from adjudicator.render.text import first_sentence

    ruling = as_filed.from_facts(docket_of(app).entry("spring", 1).facts, LOG)
    said = first_sentence(ruling, WITH_SIGNS)
    assert said.startswith("South may accept the knock (undercut, South 27) or refuse it: then North plays with")


def test_private_words_are_for_directors_of_the_event(app: FastAPI, filed: TestClient) -> None:
    note = {"public_text": "For all.", "private_text": "Not for all."}
    send(filed, "/docket/spring/1/note", "/docket/spring/1/note", **note)
    everybody, viewer = stranger(app).get(public(filed)), signed_in(app, "Vi").get("/docket/spring/1")
    for page in (everybody, viewer):
        assert page.status_code == 200
        assert RULED in unescape(page.text)
        assert "For all." in page.text
        assert "Not for all." not in page.text
        assert "warned" not in page.text
    assert "Not for all." in filed.get("/docket/spring/1").text
    assert 'href="/docket' not in everybody.text.partition("<main")[2]


def test_who_sees_an_entry(app: FastAPI, filed: TestClient) -> None:
    dan = signed_in(app, "Dan")
    foreign, absent = dan.get("/docket/spring/1"), dan.get("/docket/autumn/1")
    assert (foreign.status_code, foreign.text) == (absent.status_code, absent.text)
    assert foreign.status_code == 404
    for what in ("sheet", "sheet.pdf", "appeal", "deviation?key=1"):
        assert dan.get(f"/docket/spring/1/{what}").status_code == 404
    assert stranger(app).get("/docket/spring/1").status_code == 303
    right = public(filed)
    for wrong in (
        right[:-1],
        right[:-1] + ("0" if right[-1] != "0" else "1"),
        right.replace("/1/", "/2/"),
        right + "é",
    ):
        assert stranger(app).get(wrong).status_code == 404


def test_a_deviation_stands_beside_the_ruling(app: FastAPI, filed: TestClient) -> None:
    said = {"instead": "A new deal.", "reason": "Both players asked for it.", "points_0": "0", "points_1": "0"}
    for _ in range(2):
        page = form(filed, "/docket/spring/1/deviation?key=one&seen=1")
        answer = filed.post("/docket/spring/1/deviation", data={"csrf": field(page, "csrf"), "key": "one", **said})
        assert answer.headers["location"] == "/docket/spring/1#entry-2"
    entry = docket_of(app).entry("spring", 2)
    assert entry.details == {"instead": "A new deal.", "reason": said["reason"], "points": {"North": 0, "South": 0}}
    for page in (filed.get("/docket/spring/1"), stranger(app).get(public(filed))):
        for part in ("The director has departed from this ruling: entry 2.", RULED, "A new deal.", said["reason"]):
            assert part in unescape(page.text)
    empty = send(filed, "/docket/spring/1/deviation", "/docket/spring/1/deviation", instead="A new deal.", reason=" ")
    assert (empty.status_code, "A new deal." in empty.text) == (422, True)


def test_an_appeal_on_law_and_fact_apart_and_its_decision(app: FastAPI, filed: TestClient) -> None:
    said = {
        "by": "North",
        "law": "gra.9.d gives no choice here.",
        "fact": "I held nine.",
        "deadline": "2026-11-30T18:00",
    }
    assert send(filed, "/docket/spring/1/appeal", "/docket/spring/1/appeal", **said).status_code == 303
    page = filed.get("/docket/spring/1").text
    assert [part in page for part in (said["law"], said["fact"], "2026-11-30 18:00 UTC")] == [True] * 3
    assert "after the deadline" not in page
    asked = filed.get("/docket/spring/2/decision?key=d&seen=2").text
    assert ('name="law" value="upheld"' in asked, 'name="fact" value="upheld"' in asked) == (True, True)
    decided = send(
        filed, "/docket/spring/2/decision", "/docket/spring/2/decision", law="dismissed", fact="upheld", reason="Seen."
    )
    assert decided.headers["location"] == "/docket/spring/2#entry-3"
    assert "Decision on an appeal 3" in filed.get("/docket/spring/1").text


@pytest.mark.parametrize("deadline", ["2026-11-30T11:00", ""])
def test_an_appeal_after_the_deadline_is_kept_and_marked(filed: TestClient, deadline: str) -> None:
    answer = send(
        filed, "/docket/spring/1/appeal", "/docket/spring/1/appeal", by="South", fact="No.", deadline=deadline
    )
    assert answer.status_code == (303 if deadline else 422)
    assert ("after the deadline" in filed.get("/docket/spring/1").text) == bool(deadline)


def test_two_directors_at_one_case_see_both_versions(app: FastAPI, filed: TestClient) -> None:
    first, second = (form(filed, "/docket/spring/1/deviation") for _ in range(2))
    head = signed_in(app, "Hed")
    theirs = send(head, "/docket/spring/1/deviation", "/docket/spring/1/deviation", instead="Dead hand.", reason="So.")
    assert theirs.status_code == 303
    hidden = {name: field(first, name) for name in ("csrf", "key", "expected")}
    told = filed.post("/docket/spring/1/deviation", data={**hidden, "instead": "A new deal.", "reason": "Agreed."})
    assert told.status_code == 409
    for part in ("Another director has filed", "Dead hand.", "Hed", "A new deal.", "Agreed.", "File mine as well"):
        assert part in told.text
    assert docket_of(app).event("spring").last_number == 2
    again = {name: field(told, name) for name in ("csrf", "key", "expected")}
    kept = filed.post("/docket/spring/1/deviation", data={**again, "instead": "A new deal.", "reason": "Agreed."})
    assert kept.headers["location"] == "/docket/spring/1#entry-3"
    assert field(second, "key") != field(first, "key")


def test_rulings_whose_rulebook_has_changed_are_marked_once(
    app: FastAPI, filed: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    send(filed, "/docket/spring", "/docket/spring/outdated")
    assert docket_of(app).event("spring").last_number == 1, "nothing has changed"
    monkeypatch.setattr("adjudicator.docket.outdated.changed_edition", lambda book, was: "2027")
    for _ in range(2):
        send(filed, "/docket/spring", "/docket/spring/outdated")
    assert docket_of(app).event("spring").last_number == 2
    assert "The rulebook has changed since: gra: " in filed.get("/docket/spring/1").text
    assert send(signed_in(app, "Vi"), "/docket/spring", "/docket/spring/outdated").status_code == 403


def test_who_filed_is_in_the_trail_once(app: FastAPI, filed: TestClient) -> None:
    send(filed, "/docket/spring/1/note", "/docket/spring/1/note", public_text="Seen.")
    trail = [(line.who, line.subject) for line in people_of(app).trail() if line.what == "entry filed"]
    assert trail == [("Dora", "spring, 2, note"), ("Dora", "spring, 1, ruling")]


def test_a_script_in_a_name_stays_words(app: FastAPI, dora: TestClient) -> None:
    evil = LOG.replace("North", '"<script>alert(1)</script>"')
    said = {"public_text": "<img src=x onerror=alert(1)>", "table": "<b>7"}
    answer = send(dora, "/file", "/docket", log=evil, event="spring", **said)
    assert answer.status_code == 303, answer.text
    for address in (
        "/docket/spring/1",
        "/docket/spring",
        "/docket/spring/1/sheet",
        "/docket/spring/1/appeal",
        public(dora),
    ):
        page = form(dora, address).text
        assert "<script>alert" not in page
        assert "<img src=x" not in page
        assert "<b>7" not in page


def test_in_french(filed: TestClient) -> None:
    page = unescape(filed.get("/docket/spring/1?lang=fr").text)
    assert '<html lang="fr">' in page
    assert "Sud" not in page, "names stay"
    assert "South peut accepter le knock de North" in page
