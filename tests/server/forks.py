"""Server processes that are forked from one that has loaded everything (see `start.py`)."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from functools import cache
from io import TextIOWrapper
from pathlib import Path
from typing import Any

from tests.server.start import MOST

START = Path(__file__).parent / "start.py"
OFTEN = 0.01  # seconds between two looks at a process


class Fork:
    """A process that somebody else started; what tests use of `subprocess.Popen`."""

    def __init__(self, source: Source, pid: int, stdout: TextIOWrapper) -> None:
        self._source = source
        self._code: int | None = None
        self.pid = pid
        self.stdout = stdout

    def poll(self) -> int | None:
        if self._code is None:
            self._code = self._source.ask({"wait": self.pid})
        return self._code

    def wait(self, timeout: float) -> int:
        until = time.monotonic() + timeout
        while (code := self.poll()) is None:
            if time.monotonic() > until:
                raise subprocess.TimeoutExpired(str(self.pid), timeout)
            time.sleep(OFTEN)
        return code

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


class Source:
    """The process from which servers are forked; it ends with the one that started it."""

    def __init__(self) -> None:
        self._line, end = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._one_at_a_time = threading.Lock()
        self._environ = environ()
        words = [sys.executable, str(START), str(end.fileno())]
        self._process = subprocess.Popen(words, pass_fds=[end.fileno()])
        end.close()

    def fits(self) -> bool:
        """Return True if a new process would have the same environment."""
        return environ() == self._environ

    def ask(self, request: dict[str, Any], descriptors: tuple[int, ...] = ()) -> Any:
        with self._one_at_a_time:
            socket.send_fds(self._line, [json.dumps(request).encode()], descriptors)
            return json.loads(self._line.recv(MOST))

    def start(self, settings: dict[str, Any], log: int) -> Fork:
        end, output = os.pipe()
        try:
            pid = self.ask({"settings": settings, "folder": str(Path.cwd())}, (output, log))
        finally:
            os.close(output)
        return Fork(self, pid, os.fdopen(end))


def environ() -> dict[str, str]:
    """Return what a process inherits, but for the name of the test."""
    return {name: text for name, text in os.environ.items() if name != "PYTEST_CURRENT_TEST"}


@cache
def source() -> Source | None:
    """Return the source of this process's servers; None where processes can't be forked."""
    return Source() if sys.platform == "linux" else None
