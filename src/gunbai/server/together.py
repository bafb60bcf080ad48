"""Combine database queries that are made at the same time into one.

When a server process dies, another one opens hundreds of its tables at once. What one of them needs
is a dozen short answers, and each question costs more than its answer.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Final, Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Together(Generic[K, V]):
    """One kind of query. A lone one is sent at once; later callers wait for the next.

    So a caller gets the state after the call, never an earlier one.
    """

    def __init__(
        self, read: Callable[[Sequence[K]], Awaitable[Mapping[K, V]]], most: int = 32
    ) -> None:
        self._read: Final = read  # returns an answer for each key
        self._most: Final = most
        self._waiting: Final[list[tuple[K, asyncio.Future[V]]]] = []
        self._asking: asyncio.Task[None] | None = None

    async def ask(self, key: K) -> V:
        """Return the answer for a key."""
        answer: asyncio.Future[V] = asyncio.get_running_loop().create_future()
        self._waiting.append((key, answer))
        if self._asking is None:
            self._asking = asyncio.create_task(self._ask_on())
        return await answer

    async def _ask_on(self) -> None:
        """Query as long as somebody waits; an error in one batch does not affect the next."""
        try:
            while self._waiting:
                batch = self._waiting[: self._most]
                del self._waiting[: self._most]
                await self._settle(batch)
        finally:
            self._asking = None
            for _, answer in self._waiting:
                answer.cancel()  # the server stops
            self._waiting.clear()

    async def _settle(self, batch: Sequence[tuple[K, asyncio.Future[V]]]) -> None:
        keys = list(dict.fromkeys(key for key, answer in batch if not answer.done()))
        if not keys:
            return  # nobody waits any more
        try:
            found = await self._read(keys)
        except BaseException as error:
            for _, answer in batch:
                if not answer.done():
                    if isinstance(error, Exception):
                        answer.set_exception(error)
                    else:
                        answer.cancel()
            if not isinstance(error, Exception):
                raise
            return
        for key, answer in batch:
            if not answer.done():
                answer.set_result(found[key])


def padded(keys: Sequence[K]) -> list[K]:
    """Return keys, the last one repeated up to a power of two: few statements are prepared."""
    size = 1
    while size < len(keys):
        size *= 2
    return [*keys, *[keys[-1]] * (size - len(keys))]
