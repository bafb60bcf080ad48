"""One worker process of the server, and the bots that it keeps."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from typing import TYPE_CHECKING, Final, TypeVar

from pebble import ProcessExpired, ProcessPool

from gunbai.programs.lines import end_all

if TYPE_CHECKING:
    from gunbai.bots.bot import Bot

T = TypeVar("T")
#: Bots that one worker keeps: those that thought last.
MOST_BOTS: Final = 8

_bots: Final[OrderedDict[str, Bot]] = OrderedDict()  # in a worker: by their seats, latest last


def lend(seat: str, make: Callable[[], Bot]) -> Bot:
    """Run in a worker: return the bot of a seat, a new one if there is none.

    It must be given back after it has thought: one that failed on the way is not used again.
    """
    return _bots.pop(seat, None) or make()


def give_back(seat: str, bot: Bot) -> None:
    """Run in a worker: keep the bot of a seat for its next answer."""
    _bots[seat] = bot
    while len(_bots) > MOST_BOTS:
        _bots.popitem(last=False)


class Worker:
    """One process that is asked one thing at a time; if it hangs or dies, another takes over."""

    def __init__(self, nice: int) -> None:
        self._nice: Final = nice  # to everything else on this machine
        self._pool: ProcessPool | None = None
        self._seats: Final[OrderedDict[str, None]] = OrderedDict()  # whose bots it keeps
        self.busy = False

    def keeps(self, seat: str) -> bool:
        """Return True if the bot of this seat thought here, and few others after it."""
        return seat in self._seats

    async def do(
        self, work: Callable[..., list[T]], given: Sequence[object], limit: float, seat: str
    ) -> list[T]:
        """Return its result for something, for the bot of a seat if one is named."""
        if seat:
            self._seats.pop(seat, None)
            self._seats[seat] = None
            while len(self._seats) > MOST_BOTS:
                self._seats.popitem(last=False)
        try:
            return await self._ask(work, given, limit)
        except ProcessExpired:  # perhaps it had died before it was asked
            return await self._ask(work, given, limit)

    async def _ask(
        self, work: Callable[..., list[T]], given: Sequence[object], limit: float
    ) -> list[T]:
        if self._pool is None or not self._pool.active:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPool(
                1, initializer=_settle_in, initargs=(self._nice,), context=context
            )
        asked: Future[list[T]] = self._pool.schedule(work, list(given), timeout=limit)
        return await asyncio.wrap_future(asked)

    async def close(self) -> None:
        """End the process; the threads that manage it must be gone before Python is."""
        if self._pool is not None:
            self._pool.stop()  # type: ignore[no-untyped-call]
            await asyncio.to_thread(self._pool.join)


def _settle_in(nice: int) -> None:
    """Prepare a worker: ignore Ctrl-C, which is for the server, end with it, and be nice."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(nice)
    signal.signal(signal.SIGTERM, _end)
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end(*_: object) -> None:
    """End this worker, and the third-party programs that it has started."""
    end_all()
    os._exit(1)


def _end_with_server() -> None:
    """End this worker when the server is gone: a killed one can't tell its workers."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        _end()
