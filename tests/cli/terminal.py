"""A terminal before which a command is tried."""

import os
import select
import subprocess
import time


def said_by(ours: int, process: "subprocess.Popen[bytes]") -> bytes:
    """Everything that a process says to a terminal."""
    shown, until = b"", time.monotonic() + 60
    while time.monotonic() < until:
        ended = process.poll() is not None  # asked first: what it said until then is there to be read
        if select.select([ours], [], [], 0.1)[0]:
            shown += os.read(ours, 65536)
        elif ended:
            break
    return shown
