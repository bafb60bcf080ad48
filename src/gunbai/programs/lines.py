"""A process that communicates in lines of JSON over its standard input and output.

Two threads hold the pipes, so nothing else ever waits for one: neither for a program that does not
read, nor for a child that keeps a pipe open after its end.
"""

from __future__ import annotations

import atexit
import json
import os
import subprocess
import sys
import threading
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from queue import Empty, Queue, SimpleQueue
from typing import IO, Final

from gunbai.core.notation import Data
from gunbai.programs.families import MARK, end_family, new_mark

MOST_LINE: Final = 1 << 16  # bytes of one line that is read; no answer is longer
_PIECE: Final = 1 << 16  # bytes that are read at once
_AHEAD: Final = 64  # lines that are read before somebody wants them
_NOTHING: Final = b""
_running: Final[set[Lines]] = set()


class Lines:
    """A process with its own session and mark, so that all its children end with it."""

    def __init__(self, command: Sequence[str], env: Mapping[str, str], quiet: bool = False) -> None:
        self._mark: Final = new_mark()
        self.process: Final = subprocess.Popen(
            command,
            env={**env, MARK: self._mark},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL if quiet else None,
            bufsize=0,
            start_new_session=True,
        )
        self._ended = False
        self._heard: Final[Queue[bytes]] = Queue(_AHEAD)
        self._to_say: Final[SimpleQueue[bytes | None]] = SimpleQueue()
        _running.add(self)
        for work, stream in (
            (self._speak, self.process.stdin),
            (self._listen, self.process.stdout),
        ):
            assert stream is not None
            threading.Thread(target=work, args=(stream,), daemon=True).start()

    def tell(self, data: Data) -> None:
        """Write a line; whether anybody reads it is seen by what comes back."""
        self._to_say.put(json.dumps(data).encode() + b"\n")

    def line(self, until: float | None = None) -> bytes:
        """Return the next line; nothing if there will be none, or if it is too long.

        `TimeoutError` if it is not there at this time of the monotonic clock, if one is given.
        """
        left = None if until is None else max(0.0, until - time.monotonic())
        try:
            return self._heard.get(timeout=left)
        except Empty:
            raise TimeoutError from None

    def _speak(self, stream: IO[bytes]) -> None:
        with suppress(OSError), stream:  # it may have ended
            for line in iter(self._to_say.get, None):
                rest = memoryview(line)
                while rest:
                    rest = rest[stream.write(rest) :]

    def _listen(self, stream: IO[bytes]) -> None:
        rest = _NOTHING
        with suppress(OSError), stream:
            while len(rest) <= MOST_LINE:
                piece = os.read(stream.fileno(), _PIECE)
                if not piece:
                    break
                *whole, rest = (rest + piece).split(b"\n")
                for line in whole:
                    if self._ended:
                        return
                    if len(line) > MOST_LINE:
                        rest = line
                        break
                    self._heard.put(line)
        self._heard.put(_NOTHING)

    def kill(self) -> None:
        """Kill the process with all its children."""
        if sys.platform == "win32":
            self.process.kill()
        else:
            end_family(self.process.pid, self._mark)

    def close(self) -> None:
        """End the process and forget it."""
        self._ended = True
        self.kill()
        self.process.wait()
        self._to_say.put(None)
        with suppress(Empty):  # the thread that listens may wait for a place
            while True:
                self._heard.get_nowait()
        _running.discard(self)


@atexit.register
def end_all() -> None:
    """End all such processes of this one."""
    for lines in list(_running):
        lines.kill()
