"""Worker processes in which bots think, never in the server's event loop."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from typing import TYPE_CHECKING, Final, TypeVar

from pebble import ProcessExpired, ProcessPool

from gunbai.programs.lines import end_all
from gunbai.server.fair_queue import WATCHED, FairQueue
from gunbai.server.messages import AdviceInfo, OutlookInfo, ReasonInfo

if TYPE_CHECKING:
    from gunbai.bots.reasons import Reason
    from gunbai.core.game import Game
    from gunbai.core.knowledge import Knowledge

T = TypeVar("T")
LOG: Final = logging.getLogger("gunbai.server")
#: To whom something was promised, by which template, and with which terms.
PromiseTerms = tuple[int, str, dict[str, object]]
_DIGITS: Final = 3  # of a chance
NICE: Final = 5
TIME_LIMIT = 20.0  # seconds after which a bot's thinking is given up


class Thought:
    """A question to a bot; it holds nothing that the bot's seat may not know."""

    def __init__(
        self,
        game: str,
        own_values: dict[str, object] | None,
        position: dict[str, object],
        seat: int,
        level: str,
        seed: int,
        answered: Sequence[int] = (),
        promises: Sequence[PromiseTerms] = (),
        stands_in: bool = False,
        character: str = "",
    ) -> None:
        self.game: Final = game
        self.own_values: Final = own_values
        self.position: Final = position  # dealt from what the seat knows
        self.seat: Final = seat
        self.level: Final = level
        self.seed: Final = seed
        self.answered: Final = list(answered)  # answers it gave before in the same open talk
        self.promises: Final = list(promises)  # the open ones that the seat has made
        self.stands_in: Final = stands_in  # True if it plays for a person
        self.character: Final = character

    def by(self, level: str) -> Thought:
        """Return the same question to a bot of another level."""
        return Thought(
            self.game,
            self.own_values,
            self.position,
            self.seat,
            level,
            self.seed,
            answered=self.answered,
            promises=self.promises,
        )

    def knowledge(self) -> tuple[Game, Knowledge]:
        """Return the game, and what the seat knows."""
        import gunbai
        from gunbai.core.knowledge import Knowledge

        game = gunbai.load(self.game).with_data(self.own_values)
        return game, Knowledge(game.restore(self.position), self.seat)


def think(thought: Thought) -> list[int]:
    """Run in a worker: return the bot's answer, with all its steps if it is sealed in several."""
    from gunbai.bots.factory import make_bot
    from gunbai.bots.faithful import FaithfulBot
    from gunbai.bots.playout import best
    from gunbai.bots.stand_in import StandIn
    from gunbai.core.banter import Remark

    game, knowledge = thought.knowledge()
    state = knowledge.sample
    seat = thought.seat
    bot = make_bot(thought.level, thought.seed, game, character=thought.character)
    promises = [Remark(seat, *terms) for terms in thought.promises]
    if thought.stands_in:
        bot = StandIn(bot, thought.seed, promises)
    elif isinstance(bot, FaithfulBot):
        bot.promises = promises
    steps = bot.answers(knowledge)
    if not any(step in thought.answered for step in steps):
        return steps
    # A bot that was declined would ask again and again: it takes the next best answer.
    rest = [action for action in state.candidates(seat) if action not in thought.answered]
    if not rest:
        return []
    rest = bot.allowed(knowledge, rest)
    return [rest[best(bot.judge.priors(state, seat, rest))]]


def advise(thought: Thought, seconds: float) -> list[AdviceInfo]:
    """Run in a worker: return the answers to recommend with their reasons, best first."""
    from gunbai.bots.advice import Adviser

    game, knowledge = thought.knowledge()
    return [
        AdviceInfo(
            [game.text(action) for action in option.steps],
            round(option.chance, _DIGITS),
            _told(option.reasons),
        )
        for option in Adviser(game.judge(), knowledge, thought.seed).advise(seconds)
    ]


def explain(thought: Thought, action: int) -> list[ReasonInfo]:
    """Run in a worker: return the reasons for an answer that a bot has chosen."""
    from gunbai.bots.advice import Adviser

    game, knowledge = thought.knowledge()
    return _told(Adviser(game.judge(), knowledge, thought.seed).explain(action))


def look(thought: Thought) -> list[OutlookInfo]:
    """Run in a worker: return how the seats stand, as far as one of them can know."""
    from gunbai.bots.outlook import outlooks

    game, knowledge = thought.knowledge()
    return [
        OutlookInfo(
            round(seat.chance, _DIGITS),
            round(seat.points, 1),
            round(seat.spread, 1),
            _told(seat.reasons),
        )
        for seat in outlooks(game, knowledge, thought.seed)
    ]


def _told(reasons: Sequence[Reason]) -> list[ReasonInfo]:
    return [ReasonInfo(each.key, each.words, round(each.points, 1)) for each in reasons]


def _settle_in(nice: int) -> None:
    """Prepare a worker: ignore Ctrl-C, which is for the server, end with it, and be nice."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(nice)
    signal.signal(signal.SIGTERM, _end)
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end(*_: object) -> None:
    """End this worker, and the programs of others that it has started."""
    end_all()
    os._exit(1)


def _end_with_server() -> None:
    """End this worker when the server is gone: a killed one can't tell its workers."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        _end()


class Thinkers:
    """A queue in front of a few worker processes: bots of people who wait think first.

    A worker that hangs or dies is replaced without harm to the others.
    """

    def __init__(self, workers: int, nice: int = NICE, *, time_limit: float | None = None) -> None:
        self._time_limit: Final = time_limit  # seconds for a thought, if not the usual ones
        self._nice: Final = nice  # to everything else on this machine
        self._queue: Final = FairQueue(workers)
        self._workers: Final = workers
        self._pool: ProcessPool | None = None
        self.thinking = 0
        self.thoughts = 0
        self.given_up = 0

    @property
    def waiting(self) -> int:
        """The number of thoughts that are under way or wait for their turn."""
        return self._queue.waiting + self.thinking

    async def think(self, thought: Thought, rank: int = WATCHED, who: str = "") -> list[int]:
        """Return the steps of the answer; none if the bot failed, hung or died.

        It is urgent by its `rank`, and those for whom (`who`) bots think take turns.
        """
        return await self.do(think, [thought], rank, who)

    async def do(
        self,
        work: Callable[..., list[T]],
        given: Sequence[object],
        rank: int = WATCHED,
        who: str = "",
    ) -> list[T]:
        """Return what a worker makes of something; an empty list if it failed, hung or died."""
        async with self._queue.place(rank, who):
            self.thinking += 1
            try:
                answer = await self._ask(work, given)
                self.thoughts += 1
                return answer
            except Exception:
                LOG.exception("a bot failed; its seat gets the default answer")
                self.given_up += 1
                return []
            finally:
                self.thinking -= 1

    async def _ask(self, work: Callable[..., list[T]], given: Sequence[object]) -> list[T]:
        try:
            return await self._ask_once(work, given)
        except ProcessExpired:  # perhaps it had died before it was asked
            return await self._ask_once(work, given)

    async def _ask_once(self, work: Callable[..., list[T]], given: Sequence[object]) -> list[T]:
        if self._pool is None or not self._pool.active:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPool(
                self._workers, initializer=_settle_in, initargs=(self._nice,), context=context
            )
        limit = TIME_LIMIT if self._time_limit is None else self._time_limit
        asked: Future[list[T]] = self._pool.schedule(work, list(given), timeout=limit)
        return await asyncio.wrap_future(asked)

    async def close(self) -> None:
        """End all workers; the threads that manage them must be gone before Python is."""
        if self._pool is not None:
            self._pool.stop()  # type: ignore[no-untyped-call]
            await asyncio.to_thread(self._pool.join)
