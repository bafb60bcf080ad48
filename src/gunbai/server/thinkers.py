"""Worker processes in which bots think, never in the server's event loop."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

LOG: Final = logging.getLogger("gunbai.server")
TIME_LIMIT = 20.0  # seconds after which a bot's thinking is given up


class Thought:
    """A question to a bot; it holds nothing that the bot's seat may not know."""

    def __init__(
        self,
        game: str,
        figures: dict[str, object] | None,
        position: dict[str, object],
        seat: int,
        level: str,
        seed: int,
        answered: Sequence[int] = (),
    ) -> None:
        self.game: Final = game
        self.figures: Final = figures
        self.position: Final = position  # dealt from what the seat knows
        self.seat: Final = seat
        self.level: Final = level
        self.seed: Final = seed
        self.answered: Final = list(answered)  # answers it gave before in the same open talk


def think(thought: Thought) -> list[int]:
    """Run in a worker: return the bot's answer, with all its steps if it is sealed in several."""
    import gunbai
    from gunbai.bots.factory import make_bot
    from gunbai.bots.playing import best
    from gunbai.core.knowledge import Knowledge

    game = gunbai.load(thought.game).with_data(thought.figures)
    state = game.restore(thought.position)
    seat = thought.seat
    bot = make_bot(thought.level, thought.seed, game)
    steps = bot.answers(Knowledge(state, seat))
    if not any(step in thought.answered for step in steps):
        return steps
    # A bot that was declined would ask again and again: it takes the next best answer.
    rest = [action for action in state.candidates(seat) if action not in thought.answered]
    return [rest[best(bot.judge.priors(state, seat, rest))]] if rest else []


def _settle_in() -> None:
    """Prepare a worker: ignore Ctrl-C, which is for the server, end with it, and be nice."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    """End this worker when the server is gone: a killed one can't tell its workers."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


class Thinkers:
    """A queue in front of a few worker processes, each a pool of its own.

    A worker that hangs or dies is replaced without harm to the others.
    """

    def __init__(self, workers: int) -> None:
        self._places: Final = asyncio.Semaphore(workers)
        self._workers: Final[set[ProcessPoolExecutor]] = set()
        self._idle: Final[list[ProcessPoolExecutor]] = []
        self.waiting = 0
        self.thoughts = 0
        self.given_up = 0

    async def think(self, thought: Thought) -> list[int]:
        """Return the steps of the answer; none if the bot failed, hung or died."""
        self.waiting += 1
        try:
            async with self._places:
                try:
                    answer = await self._ask(thought)
                except BrokenProcessPool:  # perhaps it had died before it was asked
                    answer = await self._ask(thought)
                self.thoughts += 1
                return answer
        except Exception:
            LOG.exception("a bot failed; its seat gets the default answer")
            self.given_up += 1
            return []
        finally:
            self.waiting -= 1

    async def _ask(self, thought: Thought) -> list[int]:
        worker = self._idle.pop() if self._idle else self._new_worker()
        future: Future[list[int]] | None = None
        try:
            future = worker.submit(think, thought)
            return await asyncio.wait_for(asyncio.wrap_future(future), TIME_LIMIT)
        finally:
            if future is not None and _answered(future):
                self._idle.append(worker)
            else:
                self._workers.discard(worker)
                _kill(worker)
                worker.shutdown(wait=False, cancel_futures=True)

    def _new_worker(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        worker = ProcessPoolExecutor(1, context, _settle_in)
        self._workers.add(worker)
        return worker

    async def close(self) -> None:
        """End all workers; the threads that manage them must be gone before Python is."""
        for worker in self._workers:
            _kill(worker)
        for worker in self._workers:
            await asyncio.to_thread(worker.shutdown, wait=True, cancel_futures=True)


def _answered(future: Future[list[int]]) -> bool:
    """Return True if the worker finished, even with an error, and can be asked again."""
    done = future.done() and not future.cancelled()
    return done and not isinstance(future.exception(), BrokenProcessPool)


def _kill(worker: ProcessPoolExecutor) -> None:
    for process in list((worker._processes or {}).values()):
        with contextlib.suppress(OSError):
            process.kill()
