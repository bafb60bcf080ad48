"""The workshop: a thread for work that would block the event loop, such as replaying a log."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, Generic, TypeVar

from gunbai.server.asker import ASKER
from gunbai.server.fair_queue import WATCHED, FairQueue
from gunbai.server.limits import Limit

T = TypeVar("T")


class Workshop:
    """One thread, in which visitors take turns; each has an allowance of its time.

    There is one so that the loop has to share the interpreter with no more than one.
    """

    def __init__(self, allowance: Limit) -> None:
        self._allowance: Final = allowance  # seconds of work, by address
        self._queue: Final = FairQueue(1)
        self._thread: Final = ThreadPoolExecutor(1, "workshop")

    def must_have_time(self) -> None:
        """Refuse a visitor who has used up their allowance."""
        if ASKER.get():
            self._allowance.must_have(ASKER.get())

    async def do(self, work: Callable[[], T], *, for_all: bool = False) -> T:
        """Do some work for the asking visitor, unless they have used up their allowance.

        Work that others may also be waiting for (`for_all`), such as opening a table, is always
        done.
        """
        if not for_all:
            self.must_have_time()
        who = ASKER.get()
        async with self._queue.place(WATCHED, who):
            loop = asyncio.get_running_loop()
            timed = _Timed(work)
            try:
                return await loop.run_in_executor(self._thread, timed.do)
            finally:
                if who:
                    self._allowance.spend(who, timed.seconds)

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)


class _Timed(Generic[T]):
    """Some work, and the processor time it took."""

    def __init__(self, work: Callable[[], T]) -> None:
        self._work: Final = work
        self.seconds = 0.0

    def do(self) -> T:
        begun = time.thread_time()
        try:
            return self._work()
        finally:
            self.seconds = time.thread_time() - begun
