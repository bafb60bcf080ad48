"""Places in the queue: people before machines, and nobody twice before others had a turn."""

from __future__ import annotations

import asyncio

import pytest

from gunbai.server.asker import ASKER
from gunbai.server.fair_queue import FOR_NOBODY, FOR_PEOPLE, WATCHED, FairQueue
from gunbai.server.limits import Limit, TooMuch
from gunbai.server.workshop import Workshop

NEVER = 1e-9  # a second: in the time of a test nothing fills again


class Order:
    """Notes who was served, one after the other."""

    def __init__(self) -> None:
        self.queue = FairQueue(1)
        self.served: list[str] = []

    async def work(self, rank: int, who: str, name: str = "") -> None:
        async with self.queue.place(rank, who):
            self.served.append(name or who)
            await asyncio.sleep(0)

    async def all(self, *wanted: tuple[int, str]) -> list[str]:
        """Serve all of these, who come in this order while the place is taken."""
        async with self.queue.place(WATCHED, "somebody"):
            tasks = [asyncio.create_task(self.work(*each)) for each in wanted]
            await asyncio.sleep(0)
            assert self.queue.waiting == len(wanted)
        await asyncio.gather(*tasks)
        return self.served


def test_people_come_before_machines() -> None:
    wanted = [
        (FOR_NOBODY, "a"),
        (FOR_PEOPLE, "b"),
        (WATCHED, "c"),
        (FOR_NOBODY, "d"),
        (WATCHED, "e"),
    ]
    assert asyncio.run(Order().all(*wanted)) == ["c", "e", "b", "a", "d"]


def test_one_with_many_wishes_waits_for_others_after_each() -> None:
    wanted = [(WATCHED, "greedy")] * 5 + [(WATCHED, "a"), (WATCHED, "b"), (WATCHED, "a")]
    served = asyncio.run(Order().all(*wanted))
    assert served == ["greedy", "a", "b", "greedy", "a", "greedy", "greedy", "greedy"]


def test_who_no_longer_waits_is_passed_over() -> None:
    async def scene() -> list[str]:
        order = Order()
        async with order.queue.place(WATCHED, "somebody"):
            gone = asyncio.create_task(order.work(WATCHED, "gone"))
            stays = asyncio.create_task(order.work(WATCHED, "stays"))
            await asyncio.sleep(0)
            gone.cancel()
            await asyncio.sleep(0)
        await asyncio.gather(gone, stays, return_exceptions=True)
        await order.work(WATCHED, "later")  # the place is free again
        return order.served

    assert asyncio.run(scene()) == ["stays", "later"]


def test_a_place_given_to_one_who_just_left_goes_on_to_the_next() -> None:
    async def scene() -> list[str]:
        order = Order()
        async with order.queue.place(WATCHED, "somebody"):
            gone = asyncio.create_task(order.work(WATCHED, "gone"))
            stays = asyncio.create_task(order.work(WATCHED, "stays"))
            await asyncio.sleep(0)
        gone.cancel()  # its turn has come, and it does not know yet
        await asyncio.gather(gone, stays, return_exceptions=True)
        return order.served

    assert asyncio.run(scene()) == ["stays"]


def test_the_workshop_counts_the_time_of_each_visitor() -> None:
    workshop = Workshop(Limit(1e-6, NEVER))

    async def ask(who: str) -> int:
        ASKER.set(who)
        return await workshop.do(lambda: sum(range(100_000)))

    assert asyncio.run(ask("192.0.2.1")) > 0
    with pytest.raises(TooMuch):
        asyncio.run(ask("192.0.2.1"))
    assert asyncio.run(ask("192.0.2.2")) > 0
    for _ in range(3):
        assert asyncio.run(ask("")) > 0  # the server's own work is not limited
