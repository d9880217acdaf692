"""What was said for the directors of an event alone: neither it nor what would help to guess it leaves the docket."""

from pathlib import Path

import pytest

pytest.importorskip("fastapi", reason="the extra serve is not installed")

from adjudicator.cli import main
from adjudicator.docket.audit import Deed
from adjudicator.docket.backup import backup
from adjudicator.docket.canonical import canonical, digest
from adjudicator.docket.sessions import Sessions
from adjudicator.service.filing import public_path
from adjudicator.service.opened import docket_of, store_of
from tests.databases import migrated_postgresql
from tests.service.desk import LOG, NOON, desk, signed_in, stranger

SALT = "5a17" * 8
SAID = "Seat 2 cheated"
HELD = (SALT, digest(canonical([SALT, SAID])))
PAGES = ("/docket/spring", "/docket/spring/1", "/docket/spring/1/sheet", "/docket", "/docket?event=spring&text=knock")
CALLS = (
    "/docket/spring",
    "/docket/spring/1",
    "/docket/spring/1/case",
    "/docket/spring/chain?again=1",
    "/precedents?text=knock",
)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_no_answer_holds_the_salt_of_a_private_text(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    app = desk(tmp_path, migrated_postgresql() if kind == "postgresql" else "")
    app.state.salt = lambda: SALT
    word = {name: "Bearer " + Sessions(store_of(app)).give_token(name, "", Deed("", NOON)) for name in ("Dora", "Vi")}
    told = stranger(app).post(
        "/v1/docket/spring",
        json={"log": LOG, "private_text": SAID},
        headers={"Authorization": word["Dora"], "Idempotency-Key": "k"},
    )
    assert (told.status_code, told.json()["private_text"]) == (201, SAID)
    entry = docket_of(app).entry("spring", 1)
    answers = [told, stranger(app).get(public_path(entry))]
    answers += [signed_in(app, name).get(page) for name in ("Dora", "Vi", "Hed") for page in PAGES]
    answers += [
        stranger(app).get(f"/v1{call}", headers={"Authorization": word[name]}) for name in word for call in CALLS
    ]
    assert {answer.status_code for answer in answers} == {200, 201}
    assert [(a.url.path, held) for a in answers for held in HELD if held in a.text or held in str(a.headers)] == []
    where = store_of(app).url.render_as_string(hide_password=False)
    for private in ([], ["--private"]):
        assert main(["docket", "show", "1", "--event", "spring", "--database", where, *private]) == 0
        shown = capsys.readouterr().out
        assert (SAID in shown, [held in shown for held in HELD]) == (bool(private), [False, False])
    backup(store_of(app), tmp_path / "docket.jsonl")
    assert SALT in (tmp_path / "docket.jsonl").read_text(encoding="utf-8")
