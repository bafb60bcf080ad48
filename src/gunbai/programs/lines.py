"""A process that is spoken to in lines of JSON, over its standard input and output."""

from __future__ import annotations

import atexit
import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import IO, Final

from gunbai.core.notation import Data

MOST_LINE: Final = 1_000_000  # bytes of one line that is read
_running: Final[set[Lines]] = set()


class Lines:
    """A process with its own session, so that all that it started ends with it."""

    def __init__(self, command: Sequence[str], env: Mapping[str, str], quiet: bool = False) -> None:
        self.process: Final = subprocess.Popen(
            command,
            env=dict(env),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL if quiet else None,
            start_new_session=True,
        )
        self.ended = False  # by us
        _running.add(self)

    def tell(self, data: Data) -> None:
        """Write a line; raise `OSError` if nobody reads it any more."""
        stream = _open(self.process.stdin)
        stream.write(json.dumps(data).encode() + b"\n")
        stream.flush()

    def line(self) -> bytes:
        """Return the next line; nothing if there will be none, or if it is too long."""
        found: bytes = _open(self.process.stdout).readline(MOST_LINE)
        return found if found.endswith(b"\n") else b""

    def ending_after(self, seconds: float) -> threading.Timer:
        """Return an alarm that ends the process, unless it is cancelled in time.

        Then nothing waits for it any more: its pipes are closed.
        """
        alarm = threading.Timer(seconds, self.kill)
        alarm.daemon = True
        alarm.start()
        return alarm

    def kill(self) -> None:
        """End the process with all that it started."""
        self.ended = True
        with suppress(OSError):
            if sys.platform == "win32":
                self.process.kill()
            else:
                os.killpg(self.process.pid, signal.SIGKILL)

    def close(self) -> None:
        """End the process and forget it."""
        self.kill()
        self.process.wait()
        for stream in (self.process.stdin, self.process.stdout):
            with suppress(OSError):
                _open(stream).close()
        _running.discard(self)


def _open(stream: IO[bytes] | None) -> IO[bytes]:
    assert stream is not None
    return stream


@atexit.register
def end_all() -> None:
    """End all such processes of this one."""
    for lines in list(_running):
        lines.kill()
