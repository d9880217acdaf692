"""How the service stands a full hall: clients that file at once, lose their connection and try again.

``python tests/bench/service.py`` starts ``adjudicate serve`` in a folder of its own, has 50 clients file rulings and notes
for a minute, each filing under a key and sent again until it is answered, and then counts: nothing that was
acknowledged may be missing, nothing may be there twice, the chain has to be whole. Prints how many filings
there were and how long one took (p50, p99). ``--database postgresql://…`` for a docket elsewhere.
"""

import argparse
import http.client
import json
import os
import random
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from adjudicator.docket import open_docket
from adjudicator.docket.audit import Deed
from adjudicator.docket.people import People, Person
from adjudicator.docket.sessions import Sessions

EVENT = "hall"
LOG = "players: North, South\nknock card: 8d\nagreed count: North 10, South {count}\n"
LOST = 0.15
"""The share of calls whose answer is never read: the filing is sent again."""
PATIENCE = 60.0


class Report(NamedTuple):
    """What the clients did, and what the docket has. Seconds of each filing until it was acknowledged."""

    acknowledged: dict[str, int]
    refused: Counter[int]
    again: int
    seconds: list[float]
    entries: list[int]
    intact: bool

    @property
    def lost(self) -> set[int]:
        """Entries that were acknowledged and are not there."""
        return set(self.acknowledged.values()) - set(self.entries)

    @property
    def doubled(self) -> int:
        """Entries that no key stands for: filed twice, or never acknowledged though every client waited for it."""
        return len(self.entries) - len(set(self.acknowledged.values()))

    def at(self, share: float) -> float:
        """The seconds within which this share of the filings was acknowledged."""
        return sorted(self.seconds)[min(int(share * len(self.seconds)), len(self.seconds) - 1)]

    def __str__(self) -> str:
        p50, p99 = self.at(0.5) * 1000, self.at(0.99) * 1000
        told = f"{len(self.acknowledged)} filings acknowledged, {self.again} sent again; p50 {p50:.0f} ms, p99 {p99:.0f} ms"
        refused = f"; refused {dict(self.refused)}" if self.refused else ""
        whole = "the chain is whole" if self.intact else "THE CHAIN IS BROKEN"
        return f"{told}{refused}\n{len(self.lost)} lost, {self.doubled} doubled, {whole}"


class Client(threading.Thread):
    """One director with a bad connection."""

    def __init__(self, address: str, token: str, number: int, until: float) -> None:
        super().__init__(daemon=True)
        parts = urlsplit(address)
        self.host, self.port = parts.hostname or "", parts.port or 80
        self.number, self.until, self.dice = number, until, random.Random(number)
        self.headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
        self.acknowledged: dict[str, int] = {}
        self.refused: Counter[int] = Counter()
        self.again = 0
        self.seconds: list[float] = []

    def run(self) -> None:
        """Files until the time is over, and never gives a filing up before."""
        first = 0
        while time.monotonic() < self.until:
            key, body = f"client-{self.number}-{len(self.acknowledged)}", self._body()
            path = f"/v1/docket/{EVENT}/{first}/notes" if first and self.dice.random() < 0.3 else f"/v1/docket/{EVENT}"
            filing = {"public_text": body} if path.endswith("notes") else {"log": body}
            began = time.monotonic()
            number = self._until_answered(path, key, filing)
            if number is None:
                return
            self.acknowledged[key] = number
            self.seconds.append(time.monotonic() - began)
            first = first or number

    def _body(self) -> str:
        return LOG.format(count=self.dice.randrange(1, 30))

    def _until_answered(self, path: str, key: str, filing: dict[str, Any]) -> int | None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                status, told = self._sent(path, key, filing)
            except OSError:
                status, told = 0, {}
            if status == 201:
                return int(told["number"])
            if status not in (0, 503):
                self.refused[status] += 1
                return None
            self.again += 1
            time.sleep(self.dice.random() * 0.05)
        self.refused[0] += 1
        return None

    def _sent(self, path: str, key: str, filing: dict[str, Any]) -> tuple[int, dict[str, Any]]:
        """Sends a filing once; now and then hangs up before the answer comes."""
        with closing(http.client.HTTPConnection(self.host, self.port, timeout=20)) as line:
            line.request("POST", path, json.dumps(filing), {**self.headers, "Idempotency-Key": key})
            if self.dice.random() < LOST:
                return 0, {}
            answer = line.getresponse()
            return answer.status, json.loads(answer.read())


def load(database: str, folder: Path, clients: int, seconds: float) -> Report:
    """Has so many clients file for so many seconds in a new event of a docket, and counts."""
    token = _prepared(database)
    with serving(database, folder) as address:
        until = time.monotonic() + seconds
        crowd = [Client(address, token, number, until) for number in range(clients)]
        for client in crowd:
            client.start()
        for client in crowd:
            client.join()
    with closing(open_docket(database)) as docket:
        checks = list(docket.verify(EVENT, again=False))
    return Report(
        {key: number for client in crowd for key, number in client.acknowledged.items()},
        sum((client.refused for client in crowd), Counter()),
        sum(client.again for client in crowd),
        [each for client in crowd for each in client.seconds],
        [check.number for check in checks if check.number],
        all(check.intact for check in checks),
    )


def _prepared(database: str) -> str:
    """An event, somebody who may file there, and his token."""
    by = Deed("", datetime.now(UTC), "terminal")
    with closing(open_docket(database)) as docket:
        docket.new_event("Hall", by.at, EVENT)
        People(docket.store).add(Person("Hall", "all the directors of the hall", "head director"), by)
        return Sessions(docket.store).give_token("Hall", "load", by)


@contextmanager
def serving(database: str, folder: Path) -> Iterator[str]:
    """``adjudicate serve`` as a process; gives its address."""
    command = [str(Path(sys.executable).with_name("adjudicate")), "serve", "--port", "0", "--each-minute", "0"]
    with (folder / "journal").open("w") as journal:
        process = subprocess.Popen(
            [*command, "--database", database, "--data", str(folder)],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=journal, text=True, env={**os.environ},
        )  # fmt: skip
        try:
            assert process.stdout is not None
            yield process.stdout.readline().strip()
        finally:
            process.terminate()
            process.communicate(timeout=60)


def main(words: Sequence[str] | None = None) -> int:
    """Runs and prints; 1 if anything was lost or doubled."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--clients", type=int, default=50)
    options.add_argument("--seconds", type=float, default=60)
    options.add_argument("--database", help="an empty docket; left out, a file that is thrown away")
    given = options.parse_args(words)
    with tempfile.TemporaryDirectory() as folder:
        database = given.database or f"sqlite:///{folder}/docket.sqlite"
        report = load(database, Path(folder), given.clients, given.seconds)
    print(report)
    return int(bool(report.lost or report.doubled or report.refused or not report.intact))


if __name__ == "__main__":
    sys.exit(main())
