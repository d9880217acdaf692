"""``adjudicate serve`` as a process of its own, for tests: a caller with a token, and a director's browser."""

import http.client
import json
import os
import re
import resource
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.parse import urlencode, urlsplit

from adjudicator.docket import open_docket
from adjudicator.docket.entry import Entry
from tests.bench.service import EVENT, LOG, _prepared

PASSPHRASE: Final = "all the directors of the hall"


class Answer(NamedTuple):
    """An answer as it came."""

    status: int
    headers: http.client.HTTPMessage
    text: str

    def json(self) -> Any:
        return json.loads(self.text)


def ruling(number: int) -> dict[str, str]:
    """What is filed under a number."""
    return {"log": LOG.format(count=number % 29 + 1), "table": str(number)}


class Service:
    """``adjudicate serve`` as a process of its own, and a caller who has a token."""

    def __init__(self, folder: Path, database: str, token: str, **settings: str) -> None:
        self.folder, self.database, self.token = folder, database, token
        self.settings = settings
        self.process: subprocess.Popen[str] | None = None

    def start(self, limit: int | None = None) -> "Service":
        """Starts it and waits until it listens; ``limit``: no file of it grows beyond so many bytes."""
        command = [str(Path(sys.executable).with_name("adjudicate")), "serve", "--port", "0", "--each-minute", "0"]
        with (self.folder / "journal").open("a") as journal:
            self.process = subprocess.Popen(
                [*command, "--data", str(self.folder)], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=journal,
                text=True, env={**os.environ, "ADJUDICATOR_DATABASE": self.database},
                preexec_fn=(lambda: _no_file_beyond(limit)) if limit else None,
            )  # fmt: skip
        assert self.process.stdout is not None
        parts = urlsplit(self.process.stdout.readline().strip())
        self.place = (parts.hostname or "", parts.port or 0)
        return self

    def kill(self, how: signal.Signals = signal.SIGKILL) -> int:
        """Ends it; gives what it ended with."""
        assert self.process is not None
        self.process.send_signal(how)
        self.process.communicate(timeout=60)
        return self.process.returncode

    def call(self, method: str, path: str, body: str | None = None, **headers: str) -> Answer:
        """One call on a connection of its own."""
        with closing(http.client.HTTPConnection(*self.place, timeout=60)) as line:
            line.request(method, path, body, {name.replace("_", "-"): value for name, value in headers.items()})
            found = line.getresponse()
            return Answer(found.status, found.headers, found.read().decode())

    def post(self, path: str, told: dict[str, Any], key: str) -> Answer:
        """Files something, as a program does."""
        bearer = {"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"}
        return self.call("POST", path, json.dumps(told), **bearer, Idempotency_Key=key)

    def file(self, number: int) -> Answer:
        """Files a ruling; the same number is the same filing."""
        return self.post(f"/v1/docket/{EVENT}", ruling(number), f"key-{number}")

    def entries(self) -> list[Entry]:
        """What is kept, seen by another program; its chain must be whole."""
        with closing(open_docket(self.database)) as docket:
            assert all(check.intact for check in docket.verify(EVENT, again=False))
            return docket.entries(EVENT, 0, 100_000)


def _no_file_beyond(size: int) -> None:
    """What a full disk is to a program: a write that the system refuses."""
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.getrlimit(resource.RLIMIT_FSIZE)[1]))


@contextmanager
def serving(folder: Path, database: str) -> Iterator[Service]:
    """A service that has not been started, on a docket with an event and a head director."""
    service = Service(folder, database, _prepared(database))
    try:
        yield service
    finally:
        if service.process is not None and service.process.poll() is None:
            service.kill()


class Browser:
    """A director's browser: cookies, forms, no script."""

    def __init__(self, service: Service) -> None:
        self.service, self.cookies = service, dict[str, str]()

    def __call__(self, method: str, path: str, **fields: str) -> Answer:
        sent = {"Cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items()), "Accept": "text/html"}
        body = urlencode(fields) if method == "POST" else None
        form = {"Content-Type": "application/x-www-form-urlencoded"} if body is not None else {}
        answer = self.service.call(method, path, body, **sent, **form)
        for cookie in answer.headers.get_all("Set-Cookie") or ():
            name, _, value = cookie.partition(";")[0].partition("=")
            self.cookies[name] = value.strip('"')
        return answer

    def hidden(self, answer: Answer) -> dict[str, str]:
        """The hidden fields of the last form of a page."""
        return dict(re.findall(r'type="hidden" name="(\w+)" value="([^"]*)"', answer.text))

    def sign_in(self) -> "Browser":
        """Signs the head director of the hall in."""
        fields = self.hidden(self("GET", "/login"))
        answer = self("POST", "/login", **fields, name="Hall", passphrase=PASSPHRASE)
        assert answer.status == 303, answer.text
        return self

    def opened(self, path: str) -> dict[str, str]:
        """Opens a form; gives what it holds."""
        answer = self("GET", path)
        while answer.status == 303:
            answer = self("GET", answer.headers["Location"])
        assert answer.status == 200, answer.text
        return self.hidden(answer)
