"""Worker processes in which bots think, never in the server's event loop."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final, TypeVar

from gunbai.server.fair_queue import WATCHED, FairQueue
from gunbai.server.messages import AdviceInfo, OutlookInfo, ReasonInfo
from gunbai.server.worker import Worker, give_back, lend

if TYPE_CHECKING:
    from gunbai.bots.bot import Bot
    from gunbai.bots.reasons import Reason
    from gunbai.core.game import Game
    from gunbai.core.knowledge import Knowledge

T = TypeVar("T")
LOG: Final = logging.getLogger("gunbai.server")
#: Who else a promise is by or to, its template, and its terms.
PromiseTerms = tuple[int, str, dict[str, object]]
_DIGITS: Final = 3  # of a chance
_GAMES: Final = 8  # that a worker keeps, with the values of their tables
NICE: Final = 5
TIME_LIMIT = 20.0  # seconds after which a bot's thinking is aborted


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
        table: str = "",
        promised: Sequence[PromiseTerms] = (),
    ) -> None:
        self.game: Final = game
        self.own_values: Final = own_values
        self.position: Final = position  # sampled from what the seat knows
        self.seat: Final = seat
        self.level: Final = level
        self.seed: Final = seed
        self.answered: Final = list(answered)  # answers it gave before in the same open talk
        self.promises: Final = list(promises)  # the open ones that the seat has made
        self.stands_in: Final = stands_in  # True if it plays for a person
        self.character: Final = character
        self.promised: Final = list(promised)  # the open ones made to it, on which it counts
        self.table: Final = table  # for which a worker keeps the bot; none if it is empty

    @property
    def bot(self) -> str:
        """The name of the bot that lives as long as its seat; empty if it lives for one thought."""
        if not self.table:
            return ""
        return f"{self.table} {self.seat} {self.level} {self.character} {self.stands_in}"

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
            table=self.table,
            promised=self.promised,
        )

    def knowledge(self) -> tuple[Game, Knowledge]:
        """Return the game, and what the seat knows."""
        from gunbai.core.knowledge import Knowledge

        game = _game(self.game, json.dumps(self.own_values))
        return game, Knowledge(game.restore(self.position), self.seat)


@lru_cache(maxsize=_GAMES)
def _game(name: str, own_values: str) -> Game:
    """Return a game that is loaded once in each worker."""
    import gunbai

    return gunbai.load(name).with_data(json.loads(own_values))


def think(thought: Thought) -> list[int]:
    """Run in a worker: return the bot's answer, with all its steps if it is sealed in several."""
    from gunbai.bots.playout import best
    from gunbai.core.banter import Remark
    from gunbai.core.knowledge import Knowledge

    game, knowledge = thought.knowledge()
    seat = thought.seat
    if thought.promised:
        promised = [Remark(giver, seat, key, words) for giver, key, words in thought.promised]
        knowledge = Knowledge(game.judge().believing(knowledge.sample, promised), seat)
    state = knowledge.sample
    bot = lend(thought.bot, lambda: _make_bot(thought, game))
    bot.promises = [Remark(seat, *terms) for terms in thought.promises]
    steps = bot.answers(knowledge)
    if thought.bot:
        give_back(thought.bot, bot)
    if not any(step in thought.answered for step in steps):
        return steps
    # A bot that was declined would ask again and again: it takes the next best answer.
    rest = [action for action in state.candidates(seat) if action not in thought.answered]
    if not rest:
        return []
    rest = bot.allowed(knowledge, rest)
    return [rest[best(bot.judge.priors(state, seat, rest))]]


def _make_bot(thought: Thought, game: Game) -> Bot:
    from gunbai.bots.factory import make_bot
    from gunbai.bots.stand_in import StandIn

    bot = make_bot(thought.level, thought.seed, game, character=thought.character)
    return StandIn(bot, thought.seed) if thought.stands_in else bot


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


class Thinkers:
    """A queue in front of a few worker processes: bots of people who wait think first.

    A worker that hangs or dies is replaced without harm to the others.
    """

    def __init__(self, workers: int, nice: int = NICE, *, time_limit: float | None = None) -> None:
        self._time_limit: Final = time_limit  # seconds for a thought, if not the usual ones
        self._queue: Final = FairQueue(workers)
        self._workers: Final = [Worker(nice) for _ in range(workers)]
        self.thinking = 0
        self.thoughts = 0
        self.given_up = 0

    @property
    def waiting(self) -> int:
        """The number of thoughts in progress or waiting for their turn."""
        return self._queue.waiting + self.thinking

    async def think(self, thought: Thought, rank: int = WATCHED, who: str = "") -> list[int]:
        """Return the steps of the answer; none if the bot failed, hung or died.

        It is urgent by its `rank`, and those for whom (`who`) bots think take turns.
        """
        return await self.do(think, [thought], rank, who, thought.bot)

    async def do(
        self,
        work: Callable[..., list[T]],
        given: Sequence[object],
        rank: int = WATCHED,
        who: str = "",
        bot: str = "",
    ) -> list[T]:
        """Return a worker's result for something; an empty list if it failed, hung or died.

        The one that keeps this bot is preferred, but never waited for.
        """
        async with self._queue.place(rank, who):
            free = [worker for worker in self._workers if not worker.busy]
            worker = next((each for each in free if each.keeps(bot)), free[0])
            worker.busy = True
            self.thinking += 1
            try:
                limit = TIME_LIMIT if self._time_limit is None else self._time_limit
                answer = await worker.do(work, given, limit, bot)
                self.thoughts += 1
                return answer
            except Exception:
                LOG.exception("a bot failed; its seat gets the default answer")
                self.given_up += 1
                return []
            finally:
                worker.busy = False
                self.thinking -= 1

    async def close(self) -> None:
        """End all workers."""
        for worker in self._workers:
            await worker.close()
