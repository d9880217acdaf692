"""Replays that were shared: found by their id alone, and forgotten when they have run out. On both databases."""

from datetime import timedelta

import pytest
from sqlalchemy import func, select

from adjudicator.docket import shares
from adjudicator.docket.docket import Docket
from adjudicator.docket.tables import shares as table
from adjudicator.docket.troubles import NotThere
from tests.docket.filed import NOW


def test_what_is_kept_is_found(docket: Docket) -> None:
    name = shares.keep(docket.store, "seat:Zoë", "what was seen: 7♥", NOW)
    found = shares.find(docket.store, name, NOW)
    assert (found.viewpoint, found.body) == ("seat:Zoë", "what was seen: 7♥")
    assert found.expires_at == NOW + shares.LASTS


def test_another_id_finds_nothing(docket: Docket) -> None:
    name = shares.keep(docket.store, "public", "body", NOW)
    for other in ("", name[:-1], name.swapcase(), "\ud800", "x" * 5000):
        with pytest.raises(NotThere):
            shares.find(docket.store, other, NOW)


def test_the_docket_does_not_hold_the_id(docket: Docket) -> None:
    name = shares.keep(docket.store, "public", "body", NOW)
    with docket.store.reading() as connection:
        assert name not in str(connection.execute(select(table)).all())


def test_a_share_runs_out_and_is_forgotten(docket: Docket) -> None:
    name = shares.keep(docket.store, "public", "body", NOW)
    with pytest.raises(NotThere):
        shares.find(docket.store, name, NOW + shares.LASTS)
    shares.keep(docket.store, "public", "another", NOW + shares.LASTS + timedelta(seconds=1))
    with docket.store.reading() as connection:
        assert connection.execute(select(func.count()).select_from(table)).scalar() == 1
