"""The queue of the bots: a thought that goes wrong is its own misfortune."""

from __future__ import annotations

import asyncio
import os
import time
from typing import Any

import pytest

from gunbai.core.session import Session
from gunbai.games import load
from gunbai.server import thinkers
from gunbai.server.thinkers import Thinkers, Thought

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
