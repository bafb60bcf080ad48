"""A queue for scarce places: people before machines, and everybody takes turns."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

# Ranks, the most urgent first.
WATCHED: Final = 0  # somebody waits for it now
FOR_PEOPLE: Final = 1  # it is for people who are not here at the moment
FOR_NOBODY: Final = 2  # only machines are concerned

_Waiters = OrderedDict[str, deque[asyncio.Future[None]]]


class FairQueue:
    """Some places. A free one goes to the most urgent rank; within it, visitors take turns."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._ranks: Final[list[_Waiters]] = [OrderedDict() for _ in range(FOR_NOBODY + 1)]

    @property
    def waiting(self) -> int:
        return sum(len(queue) for rank in self._ranks for queue in rank.values())

    @asynccontextmanager
    async def place(self, rank: int, who: str) -> AsyncIterator[None]:
        """Wait for a place and hold it; `who` is the visitor for whom it is."""
        if self._free:
            self._free -= 1
        else:
            await self._wait(rank, who)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, rank: int, who: str) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._ranks[rank].setdefault(who, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._pass_on()  # it came too late
            raise

    def _pass_on(self) -> None:
        """Give the place to the next one still waiting for it."""
        for rank in self._ranks:
            while rank:
                who, queue = rank.popitem(last=False)
                turn = queue.popleft()
                if queue:
                    rank[who] = queue  # behind all others
                if not turn.done():
                    turn.set_result(None)
                    return
        self._free += 1
