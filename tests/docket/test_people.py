"""Accounts, sessions, tokens and the trail, on both databases."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

pytest.importorskip("sqlalchemy", reason="the extra serve is not installed")

from argon2 import PasswordHasher

from adjudicator.docket.audit import Deed
from adjudicator.docket.docket import Docket
from adjudicator.docket.migration import migrate
from adjudicator.docket.passphrases import Passphrases
from adjudicator.docket.people import Account, People, Person
from adjudicator.docket.sessions import IDLE, LASTS, Sessions
from adjudicator.docket.store import Store
from adjudicator.docket.troubles import Refused
from tests.databases import fresh_postgresql

NOON = datetime(2026, 11, 30, 12, tzinfo=UTC)
BY = Deed("Hed", NOON, "192.0.2.1")
WORDS = "three words and more"
QUICK = Passphrases(PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    opened = Store(f"sqlite:///{tmp_path / 'docket.sqlite'}" if request.param == "sqlite" else fresh_postgresql())
    migrate(opened)
    yield opened
    opened.close()


@pytest.fixture
def people(store: Store) -> People:
    return People(store, QUICK)


def test_an_account_and_what_it_may_see(store: Store, people: People) -> None:
    assert not people.anybody()
    Docket(store).new_event("Spring Open", NOON, "spring")
    made = people.add(Person("  Ann   Lee ", WORDS), BY)
    assert made == Account(made.number, "Ann Lee", "director", frozenset(), "")
    people.let_in("ann lee", "spring", BY)
    people.let_in("ANN LEE", "spring", BY)
    assert [account.events for account in people.everybody()] == [frozenset({"spring"})]
    people.keep_out("Ann Lee", "spring", BY)
    assert [account.events for account in people.everybody()] == [frozenset()]
    assert people.anybody()


def test_names_that_look_alike_are_one(people: People) -> None:
    people.add(Person("Zoë", WORDS), BY)
    for name in ("zoë", "ZOË", "Zoe\u0308", " Zoë "):
        assert people.proven(name, WORDS, BY) is not None
        with pytest.raises(Refused):
            people.add(Person(name, WORDS), BY)
    assert people.proven("Zoe", WORDS, BY) is None


def test_a_closed_account_keeps_its_name_and_lets_nobody_in(store: Store, people: People) -> None:
    people.add(Person("Ann", WORDS), BY)
    sessions = Sessions(store)
    account = people.proven("Ann", WORDS, BY)
    assert account is not None
    session, token = sessions.begin(account, BY), sessions.give_token("Ann", "", BY)
    people.remove("Ann", BY)
    assert people.proven("Ann", WORDS, BY) is None
    assert sessions.of(session, NOON) is None
    assert sessions.of_token(token) is None
    with pytest.raises(Refused, match="choose another name"):
        people.add(Person("Ann", WORDS), BY)
    assert [(each.name, each.closed) for each in people.everybody()] == [("Ann", True)]


def test_only_one_first_account(people: People) -> None:
    people.add(Person("Ann", WORDS, "head director"), BY, first=True)
    with pytest.raises(Refused, match="an account already"):
        people.add(Person("Eve", WORDS, "head director"), BY, first=True)
    assert [account.name for account in people.everybody()] == ["Ann"]


def test_of_many_first_accounts_at_once_one_is_made(people: People) -> None:
    def make(number: int) -> bool:
        try:
            people.add(Person(f"Ann {number}", WORDS, "head director"), BY, first=True)
        except Refused:
            return False
        return True

    with ThreadPoolExecutor(8) as pool:
        assert sum(pool.map(make, range(8))) == 1


def test_head_directors_cannot_all_go(people: People) -> None:
    for name in ("Ann", "Bob"):
        people.add(Person(name, WORDS, "head director"), BY)
    people.give_role("Ann", "viewer", BY)
    with pytest.raises(Refused, match="the only head director"):
        people.remove("Bob", BY)
    with pytest.raises(Refused, match="the only head director"):
        people.give_role("Bob", "director", BY)
    people.give_role("Bob", "head director", BY)


@pytest.mark.parametrize(
    ("after", "seen", "lives"),
    [
        (timedelta(0), None, True),
        (IDLE - timedelta(seconds=1), None, True),
        (IDLE, None, False),
        (IDLE + timedelta(hours=1), IDLE - timedelta(hours=1), True),
    ],
)
def test_how_long_a_session_lives(
    store: Store, people: People, after: timedelta, seen: timedelta | None, lives: bool
) -> None:
    sessions = Sessions(store)
    token = sessions.begin(people.add(Person("Ann", WORDS), BY), BY)
    if seen is not None:
        assert sessions.of(token, NOON + seen) is not None
    assert (sessions.of(token, NOON + after) is not None) == lives


def test_a_session_ends_after_a_day_and_is_swept_away(store: Store, people: People) -> None:
    sessions = Sessions(store)
    account = people.add(Person("Ann", WORDS), BY)
    token, moment = sessions.begin(account, BY), NOON
    while moment + timedelta(hours=3) < NOON + LASTS:
        moment += timedelta(hours=3)
        assert sessions.of(token, moment) is not None
    assert sessions.of(token, NOON + LASTS) is None
    sessions.begin(account, BY._replace(at=NOON + LASTS))
    with store.reading() as connection:
        assert connection.exec_driver_sql("SELECT count(*) FROM sessions").scalar() == 1


def test_who_did_what_is_told_newest_first(people: People) -> None:
    people.add(Person("Ann", WORDS), BY)
    people.proven("Ann", "not her passphrase", Deed("", NOON, "192.0.2.9"))
    people.proven("three words typed as a name", WORDS, Deed("", NOON, "192.0.2.9"))
    told = [(line.who, line.what, line.subject, line.address) for line in people.trail()]
    assert told == [
        ("", "sign-in refused", "", "192.0.2.9"),
        ("", "sign-in refused", "Ann", "192.0.2.9"),
        ("Hed", "account made", "Ann, director", "192.0.2.1"),
    ]


@pytest.mark.parametrize("statement", ["DELETE FROM audit", "UPDATE audit SET who = 'Eve'"])
def test_the_trail_stays(store: Store, people: People, statement: str) -> None:
    people.add(Person("Ann", WORDS), BY)
    before = people.trail()
    with pytest.raises(Exception, match="append-only"), store.writing() as connection:
        connection.exec_driver_sql(statement)
    assert people.trail() == before


def test_a_change_that_fails_leaves_no_line(people: People) -> None:
    people.add(Person("Ann", WORDS, "head director"), BY)
    with pytest.raises(Refused):
        people.remove("Ann", BY)
    assert [line.what for line in people.trail()] == ["account made"]
