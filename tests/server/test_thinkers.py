"""The queue of the bots: a thought that goes wrong is its own misfortune."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections import OrderedDict
from typing import Any

import pytest

from gunbai.core.knowledge import Knowledge
from gunbai.core.session import Session
from gunbai.games import load
from gunbai.games.rising_sun.position.position import RisingSunPosition
from gunbai.server import thinkers, worker
from gunbai.server.thinkers import PromiseTerms, Thinkers, Thought, think

PATIENCE = 120.0  # seconds


class Slow(Thought):
    """Takes its time to say how strong the bot is to be."""

    def __getattribute__(self, name: str) -> Any:
        if name == "level":
            time.sleep(0.8)
        return super().__getattribute__(name)


class Deadly(Thought):
    """Takes the worker with it."""

    def __getattribute__(self, name: str) -> Any:
        if name == "level":
            time.sleep(0.2)
            os._exit(1)
        return super().__getattribute__(name)


class Endless(Thought):
    def __getattribute__(self, name: str) -> Any:
        if name == "level":
            time.sleep(1000)
        return super().__getattribute__(name)


def thought(kind: type[Thought]) -> Thought:
    session = Session(load("joraku"), {"players": 3}, 1)
    sample = session.state.determinize(0, 0)
    return kind("joraku", None, sample.dump(), 0, "easy", 1)


@pytest.mark.parametrize("bad", [Deadly, Endless])
def test_a_thought_that_goes_wrong_spoils_no_other(
    bad: type[Thought], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinkers, "TIME_LIMIT", PATIENCE)

    async def scene() -> None:
        queue = Thinkers(2)
        start = time.monotonic()
        assert await queue.think(thought(Thought))
        limit = 4.0 + 4 * (time.monotonic() - start)  # what a new worker takes on this machine
        monkeypatch.setattr(thinkers, "TIME_LIMIT", limit)
        going_on = _until_it_is_over(queue, limit + 1.0)
        wrong, right = await asyncio.gather(queue.think(thought(bad)), going_on)
        assert wrong == []
        assert [] not in right
        assert await queue.think(thought(Thought))
        assert queue.given_up == 1
        assert queue.waiting == 0
        await queue.close()

    async def _until_it_is_over(queue: Thinkers, seconds: float) -> list[list[int]]:
        end = time.monotonic() + seconds
        out: list[list[int]] = []
        while time.monotonic() < end:
            out.append(await queue.think(thought(Slow)))
        return out

    asyncio.run(scene())


def process(seconds: float) -> list[int]:
    """Run in a worker: return which one it is."""
    time.sleep(seconds)
    return [os.getpid()]


def test_a_bot_thinks_where_it_thought_before() -> None:
    """Unless somebody else thinks there, or the worker has died: then it starts afresh."""

    async def scene() -> None:
        queue = Thinkers(2)
        start = time.monotonic()
        await queue.do(process, [0.0])
        long = 2.0 + 4 * (time.monotonic() - start)  # until the second one has started as well
        (koi,), (lotus,) = await asyncio.gather(
            queue.do(process, [long], bot="koi"), queue.do(process, [0.0], bot="lotus")
        )
        assert koi != lotus
        for bot, where in [("lotus", lotus), ("koi", koi), ("lotus", lotus)]:
            assert await queue.do(process, [0.0], bot=bot) == [where]
        busy, elsewhere = await asyncio.gather(
            queue.do(process, [1.0], bot="lotus"), queue.do(process, [0.0], bot="lotus")
        )
        assert [busy, elsewhere] == [[lotus], [koi]]
        os.kill(lotus, signal.SIGKILL)
        assert await queue.do(process, [0.0], bot="lotus") not in ([], [lotus])
        await queue.close()

    asyncio.run(scene())


def test_a_worker_keeps_the_bots_that_thought_last(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "_bots", OrderedDict())
    session = Session(load("joraku"), {"players": 3}, 1)
    sample = session.state.determinize(0, 0).dump()

    def ask(table: str) -> None:
        assert think(Thought("joraku", None, sample, 0, "easy", 1, table=table))

    ask("first")
    bots = worker._bots
    (bot,) = bots.values()
    ask("first")
    assert list(bots.values()) == [bot]
    ask("")
    assert list(bots.values()) == [bot], "a bot of no table is not kept"
    for number in range(worker.MOST_BOTS):
        ask(str(number))
    assert len(bots) == worker.MOST_BOTS
    assert bot not in bots.values()


def test_a_promised_gift_wins_a_bot_over() -> None:
    """Lotus has betrayed two clans: to be its ally has a price, of which a promise is enough."""
    game = load("rising_sun")
    state = game.new({"players": 4}, 5)
    assert isinstance(state, RisingSunPosition)
    state.betrayed[0] = 1 << 1 | 1 << 3
    state.apply(0, game.parse("offer dragonfly"))
    sample = Knowledge(state, 2).sample.dump()

    def answer(*promised: PromiseTerms) -> list[str]:
        given = Thought("rising_sun", None, sample, 2, "greedy", 1, promised=promised)
        return [game.text(action) for action in think(given)]

    def gift(coins: int, season: str) -> PromiseTerms:
        return 0, "give", {"coins": coins, "season": season, "turns_before": 0}

    assert answer() != ["accept lotus"]
    assert answer(gift(3, "spring")) == ["accept lotus"]
    assert answer(gift(3, "summer")) != ["accept lotus"], "it is due later"
    assert answer((0, "give-if", {"coins": 3, "mandate": "harvest"})) != ["accept lotus"]
