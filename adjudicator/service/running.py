"""The service, listening: one process, which ends when it is told to, after the calls that it has begun to answer."""

import signal
import socket
import sys
import threading
from typing import Final

import uvicorn
from fastapi import FastAPI

from adjudicator.service.journal import write_lines

ENDS_WITHIN: Final = 10
"""Seconds that calls under way have to end."""

STAYS_OPEN: Final = 15
"""Seconds that a connection stays open for the next call."""

AT_ONCE: Final = 500
"""So many connections at most; another is told to come back."""


def bound_to(host: str, port: int) -> socket.socket:
    """A socket that has an address, before anything else is begun; nobody reaches it yet. Raises OSError, OverflowError."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":  # there it would let two programs share a port
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind((host, port))
    except BaseException:
        bound.close()
        raise
    return bound


def listen(bound: socket.socket) -> None:
    """Lets visitors come, when all is ready for them. Raises OSError: two programs may have had one address till now."""
    bound.listen(128)


def run(app: FastAPI, bound: socket.socket) -> None:
    """Answers until Ctrl-C or SIGTERM, then ends what was begun and closes the docket."""
    write_lines()
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="on",
        ws="none",
        limit_concurrency=AT_ONCE,
        timeout_keep_alive=STAYS_OPEN,
        timeout_graceful_shutdown=ENDS_WITHIN,
    )
    if threading.current_thread() is threading.main_thread():
        _end_quietly()
    uvicorn.Server(config).run(sockets=[bound])


def _end_quietly() -> None:
    """The server takes the signals while it runs and sends them once more when it has ended: by then all is done."""
    for which in (signal.SIGINT, signal.SIGTERM):
        signal.signal(which, lambda number, frame: None)
