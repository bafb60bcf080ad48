"""Background work, apart from the requests and sockets."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, Final

LOG: Final = logging.getLogger("gunbai.server")


class Tasks:
    """Tasks that are not lost if nobody waits for them, and whose failures are logged."""

    def __init__(self) -> None:
        self.closing = False  # True once nothing new may begin
        self._running: Final[set[asyncio.Task[Any]]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("a task failed", exc_info=task.exception())

    async def close(self) -> None:
        for task in list(self._running):
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
