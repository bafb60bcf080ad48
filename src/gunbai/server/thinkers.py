"""Bots think in processes of their own, never in the server's event loop."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

LOG: Final = logging.getLogger("gunbai.server")
TIME_LIMIT: Final = 20.0  # seconds after which a thought is given up


class Thought:
    """What a bot is asked: nothing in it is more than its seat may know."""

    def __init__(
        self,
        game: str,
        figures: dict[str, object] | None,
        position: dict[str, object],
        seat: int,
        level: str,
        seed: int,
    ) -> None:
        self.game: Final = game
        self.figures: Final = figures
        self.position: Final = position  # dealt anew from the seat's knowledge
        self.seat: Final = seat
        self.level: Final = level
        self.seed: Final = seed


def think(thought: Thought) -> int:
    """Runs in a worker: the bot's answer."""
    import gunbai
    from gunbai.bots.bot import make_bot
    from gunbai.core.seen import Seen

    game = gunbai.load(thought.game).with_data(thought.figures)
    state = game.restore(thought.position)
    return make_bot(thought.level, thought.seed, thought.game).choose(Seen(state, thought.seat))


def _settle_in() -> None:
    """A worker ends with its server, not by the Ctrl-C that was meant for it, and gives way."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    """A server that was killed can't tell its workers."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


class Thinkers:
    """A queue in front of a few worker processes; a worker that hangs or dies is replaced."""

    def __init__(self, workers: int) -> None:
        self._workers: Final = workers
        self._places: Final = asyncio.Semaphore(workers)
        self._pool: ProcessPoolExecutor | None = None
        self.waiting = 0
        self.thoughts = 0
        self.given_up = 0

    def _running_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, context, _settle_in)
        return self._pool

    async def think(self, thought: Thought) -> int | None:
        """The answer, or None if the bot failed, hung or died."""
        self.waiting += 1
        try:
            async with self._places:
                loop = asyncio.get_running_loop()
                future = loop.run_in_executor(self._running_pool(), think, thought)
                answer = await asyncio.wait_for(future, TIME_LIMIT)
                self.thoughts += 1
                return answer
        except (TimeoutError, BrokenProcessPool):
            self.given_up += 1
            self._discard_pool()
            return None
        except Exception:
            LOG.exception("a bot failed; its seat gets the default answer")
            self.given_up += 1
            return None
        finally:
            self.waiting -= 1

    def _take_pool(self) -> ProcessPoolExecutor | None:
        """The pool, with all its workers killed."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                with contextlib.suppress(OSError):
                    process.kill()
        return pool

    def _discard_pool(self) -> None:
        pool = self._take_pool()
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)

    async def close(self) -> None:
        """End all workers; the thread that manages them must be gone before Python is."""
        pool = self._take_pool()
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)
