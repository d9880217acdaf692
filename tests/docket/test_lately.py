"""A log that is filed already is not filed again unseen, however close two filings are; and in which event somebody filed last."""

from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from threading import Barrier

import pytest

from adjudicator.docket.docket import Docket
from adjudicator.docket.filings import NewNote
from adjudicator.docket.lately import last_event
from adjudicator.docket.troubles import FiledAlready
from tests.docket.filed import KNOCK, NOW, RULING, SHORT


def test_whoever_wants_to_be_told_files_no_log_twice_at_a_table(docket: Docket) -> None:
    first = docket.file(RULING, "one", NOW, "Dora", seen=0)
    with pytest.raises(FiledAlready) as told:
        docket.file(RULING._replace(public_text="Other words."), "two", NOW, "Emil", seen=0)
    assert told.value.there == first
    assert docket.file(RULING, "one", NOW, "Dora", seen=0) == first, "under its own key it is there"
    assert docket.file(RULING, "three", NOW, "Emil", seen=1).number == 2, "the first was seen"
    with pytest.raises(FiledAlready) as told:
        docket.file(RULING, "four", NOW, "Dora", seen=1)
    assert told.value.there.number == 2
    assert docket.file(RULING._replace(table="5"), "five", NOW, "Dora", seen=0).number == 3
    assert docket.file(RULING, "six", NOW, "Dora").number == 4, "a program is not asked"


def test_no_table_counts_as_a_table_and_that_of_the_log_as_its_own(docket: Docket) -> None:
    docket.file(RULING._replace(table=""), "one", NOW, "Dora", seen=0)
    docket.file(RULING._replace(table="", log=f"table: 9\n{SHORT}"), "two", NOW, "Dora", seen=0)
    for again in (RULING._replace(table=""), RULING._replace(table="9", log=f"table: 9\n{SHORT}")):
        with pytest.raises(FiledAlready):
            docket.file(again, "three", NOW, "Dora", seen=0)


def test_capital_letters_of_every_alphabet_are_the_same_table(docket: Docket) -> None:
    docket.file(RULING._replace(table="Été 4"), "one", NOW, "Dora", seen=0)
    for table in ("Été 4", "été 4", "ÉTÉ 4"):
        with pytest.raises(FiledAlready):
            docket.file(RULING._replace(table=table), table, NOW, "Emil", seen=0)
    assert docket.file(RULING._replace(table="Ete 4"), "two", NOW, "Emil", seen=0).number == 2


def test_another_event_has_its_own_logs_and_notes_are_no_logs(docket: Docket) -> None:
    docket.new_event("Autumn Open", NOW, "autumn")
    docket.file(RULING, "one", NOW, "Dora", seen=0)
    assert docket.file(RULING._replace(event="autumn"), "one", NOW, "Dora", seen=0).number == 1
    for at in range(2):
        docket.file(NewNote("spring", 1, public_text="The same."), f"note {at}", NOW, "Dora", seen=0)
    assert docket.event("spring").last_number == 3


def test_of_forms_sent_at_the_same_moment_one_is_filed(docket: Docket) -> None:
    start = Barrier(6)

    def send(at: int) -> int:
        start.wait(10)
        try:
            return docket.file(RULING, f"form {at}", NOW, "Dora", seen=0).number
        except FiledAlready as why:
            return -why.there.number

    with ThreadPoolExecutor(6) as hands:
        assert sorted(hands.map(send, range(6))) == [-1] * 5 + [1]
    assert docket.event("spring").last_number == 1


def test_the_event_in_which_somebody_filed_last(docket: Docket) -> None:
    docket.new_event("Autumn Open", NOW, "autumn")
    assert last_event(docket.store, "Dora") is None
    for at, event in enumerate(("spring", "autumn", "spring")):
        docket.file(RULING._replace(event=event), f"key {at}", NOW + timedelta(hours=at), "Dora")
        assert last_event(docket.store, "Dora") == event
    docket.file(RULING._replace(event="autumn", log=KNOCK + "\n"), "other", NOW, "Emil")
    assert [last_event(docket.store, name) for name in ("Dora", "Emil", "Fay")] == ["spring", "autumn", None]
