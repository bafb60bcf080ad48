"""Servers that tests start, kill and start again; always real processes on free ports."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import IO, Any

from tests.server.forks import START, Fork, source

PATIENCE = 60.0  # seconds; only a broken server takes this long

#: Python's own message in a worker whose server is killed while the worker starts.
_ORPHAN = re.compile(
    r"^Traceback[^\n]*\n(?:  .*\n)*?.*spawn_main\n(?:  .*\n)*EOFError: Ran out of input\n",
    re.MULTILINE,
)


class Server:
    """One server process. Its `Settings` stay the same over restarts."""

    def __init__(self, data: Path, **settings: Any) -> None:
        fixed = {"port": 0, "workers": 1, "rate": 1000.0, "bot_pause": 0.0}
        self.settings = {**fixed, "data": str(data), **settings}
        self.log = data / f"server-{os.urandom(3).hex()}.log"
        self.told = 0  # characters of the log
        self.url = ""
        self.process: subprocess.Popen[str] | Fork | None = None
        data.mkdir(parents=True, exist_ok=True)

    def start(self) -> Server:
        with self.log.open("a") as log:
            self.process = self._started(log)
        assert self.process.stdout is not None
        line = self.process.stdout.readline().strip()
        assert line.startswith("http"), f"no server: {self.log.read_text()}"
        self.url = line.rstrip("/")
        self.settings["port"] = int(self.url.rpartition(":")[2])
        return self

    def _started(self, log: IO[str]) -> subprocess.Popen[str] | Fork:
        """Return a new process: forked if the environment is the usual one."""
        if (forks := source()) is not None and forks.fits():
            return forks.start(self.settings, log.fileno())
        words = [sys.executable, str(START), json.dumps(self.settings)]
        return subprocess.Popen(words, stdout=subprocess.PIPE, stderr=log, text=True)

    @property
    def socket_url(self) -> str:
        return self.url.replace("http", "ws", 1)

    def kill(self) -> None:
        """End it as a power cut would."""
        assert self.process is not None
        self.process.kill()
        self._gone()

    def stop(self) -> int:
        """End it as an operator would."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self._gone()

    def _gone(self) -> int:
        assert self.process is not None
        code = self.process.wait(PATIENCE)
        if self.process.stdout is not None:
            self.process.stdout.close()
        return code

    def children(self) -> list[int]:
        """Return the processes that it started: those of the bots, and their tracker."""
        assert self.process is not None
        wanted = str(self.process.pid)
        out = []
        for status in Path("/proc").glob("[0-9]*/stat"):
            try:
                text = status.read_text()
            except OSError:
                continue
            if text.rpartition(")")[2].split()[1] == wanted:
                out.append(int(status.parent.name))
        return out

    def complaints(self) -> str:
        """Return the log since the last call if there is an error in it.

        Only once, or a test that is tried again could not pass.
        """
        text = self.log.read_text()[self.told :]
        self.told += len(text)
        rest = _ORPHAN.sub("", text)
        return text if "level=error" in rest or "Traceback" in rest else ""
