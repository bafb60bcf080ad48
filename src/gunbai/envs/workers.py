"""Processes that play parts of a batch and write into memory that all of them share."""

from __future__ import annotations

import multiprocessing
import traceback
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final

from gunbai.envs.arrays import Arrays, block_size
from gunbai.envs.tables import EnvSettings
from gunbai.numbers.fleet import Fleet

_STEP: Final = b"step"
_END: Final = b"end"
_DONE: Final = b""
_SECONDS: Final = 5.0


def play_part(
    wishes: dict[str, Any], name: str, part: tuple[int, int, int], link: Connection
) -> None:
    """Play the games of one process until told to end."""
    settings = EnvSettings(**wishes)
    first, count, games = part
    memory = SharedMemory(name)
    arrays = Arrays(settings, games, memory.buf)
    fleet = Fleet(settings.scheme, first, count, games, settings.reward)
    while True:
        try:
            order = link.recv_bytes()
        except EOFError:  # the other process is gone
            order = _END
        if order == _END:
            break
        try:
            if order == _STEP:
                fleet.step(arrays.said(fleet))
            else:
                fleet.begin(int(order))
            arrays.read(fleet)
            link.send_bytes(_DONE)
        except Exception:
            link.send_bytes(traceback.format_exc().encode())
    del arrays
    memory.close()


class Crew:
    """The processes of a batch, and the memory that they share."""

    def __init__(self, wishes: dict[str, Any], games: int, workers: int) -> None:
        settings = EnvSettings(**wishes)
        self.memory: Final = SharedMemory(create=True, size=block_size(settings, games))
        self.arrays: Arrays | None = Arrays(settings, games, self.memory.buf)
        context = multiprocessing.get_context("spawn")
        self._links: Final[list[Connection]] = []
        self._processes: Final[list[Any]] = []
        first = 0
        for place in range(workers):
            count = games // workers + (place < games % workers)
            mine, theirs = context.Pipe()
            process = context.Process(
                target=play_part,
                args=(wishes, self.memory.name, (first, count, games), theirs),
                daemon=True,
            )
            process.start()
            theirs.close()
            self._links.append(mine)
            self._processes.append(process)
            first += count

    def begin(self, seed: int) -> None:
        self._all(str(seed).encode())

    def step(self) -> None:
        self._all(_STEP)

    def _all(self, order: bytes) -> None:
        """Give all processes an order and wait until they are done."""
        for link in self._links:
            link.send_bytes(order)
        faults = [link.recv_bytes() for link in self._links]
        for fault in faults:
            if fault:
                raise RuntimeError(fault.decode())

    def close(self) -> None:
        """End all processes and give the memory back."""
        if self.arrays is None:
            return
        for link, process in zip(self._links, self._processes, strict=True):
            with suppress(OSError):  # it may have ended already
                link.send_bytes(_END)
            process.join(_SECONDS)
            if process.is_alive():
                process.terminate()
                process.join()
            link.close()
        self.arrays = None
        self.memory.close()
        self.memory.unlink()
