"""Behind a network that loses, doubles and reorders messages all end in the right view."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

from gunbai.core.record import read_record, replay
from gunbai.core.rng import seeded
from gunbai.games import load
from tests.server.bad_network import BadNetwork
from tests.server.conftest import Starter
from tests.server.games import STALE
from tests.server.live import Live, look
from tests.server.person import NEUTRAL, table_of
from tests.server.servers import PATIENCE


class Stubborn(Live):
    """Loses patience with a line on which no reply comes, and opens another."""

    async def send_as(self, message: dict[str, object]) -> dict[str, object]:
        sending = asyncio.ensure_future(super().send_as(message))
        while not sending.done():
            done, _ = await asyncio.wait([sending], timeout=0.2)
            if not done:
                await self.drop()
        reply: dict[str, object] = sending.result()
        return reply

    async def __aenter__(self) -> Stubborn:
        await super().__aenter__()
        return self

    async def news(self, version: int) -> None:
        """Wait for another version; whoever hears nothing asks on a new line."""
        while not self.over and self.view["version"] == version:
            try:
                await self.until(lambda: self.over or self.view["version"] != version, 0.25)
            except TimeoutError:
                await self.drop()

    async def play(self, seed: int) -> None:
        rng = seeded(seed)
        while not self.over:
            version = self.view["version"]
            if self.choices:
                key = await self.answer(self.choices[rng.below(len(self.choices))])
                assert key in STALE, key
            await self.news(version)
            if self.view["position"].get("result") and not self.over:
                await self.drop()  # the news that the table is closed was lost


def test_a_game_over_a_bad_network_ends_in_the_right_views(new_server: Starter) -> None:
    server = new_server()
    table, people = table_of(server.url, NEUTRAL, 2)

    async def scene() -> None:
        async with AsyncExitStack() as stack:
            network = await stack.enter_async_context(BadNetwork(server.url, 11))
            lines = [
                await stack.enter_async_context(Stubborn(network.url, table, person.cookie))
                for person in people
            ]
            async with asyncio.timeout(4 * PATIENCE):
                await asyncio.gather(*[line.play(5 + n) for n, line in enumerate(lines)])
            assert min(network.lost, network.doubled, network.swapped, network.broken) > 0
            network.bad = False
            for line, person in zip(lines, people, strict=True):
                await line.drop()
                await line.sees(lambda line: line.closes and line.over)
                assert await line.say("done") == ""
                async with look(person, table) as fresh:
                    assert line.view == fresh.view
                    assert line.log == fresh.log
                    assert [t["text"] for t in line.talk] == [t["text"] for t in fresh.talk]

    asyncio.run(scene())
    record = people[0].get(f"/api/tables/{table}/record")
    assert replay(load("joraku"), read_record(record)).over
    assert server.complaints() == ""
