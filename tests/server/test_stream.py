"""Numbered messages: what was missed is sent again, what can't be is sent whole."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack

from websockets.asyncio.client import connect

from gunbai import load
from gunbai.core.rng import seeded
from gunbai.core.session import Session
from gunbai.server.publishing import publish_sync, publish_table
from gunbai.server.streams import Client
from tests.server.conftest import Starter
from tests.server.games import play_all, play_on, sit
from tests.server.live import Json, Live, look
from tests.server.person import BASE4, TWO_VS_TWO, Person, table_of
from tests.server.rooms import room_of
from tests.server.servers import Server


async def received(person: Person, table: str, epoch: str, seen: int, count: int) -> list[Json]:
    """Return the first messages of a new socket that wants to go on where another ended.

    News of the table, which may come between them at any time, don't count.
    """
    address = f"{person.url.replace('http', 'ws', 1)}/api/tables/{table}/live"
    headers = {"cookie": f"gunbai={person.cookie}"}
    async with connect(
        f"{address}?epoch={epoch}&seen={seen}&scenes=true", additional_headers=headers
    ) as line:
        got: list[Json] = []
        async with asyncio.timeout(10):
            while sum(message["type"] != "table" for message in got) < count:
                got.append(json.loads(await line.recv()))
        return got


def test_a_reconnect_gets_exactly_what_is_missing(one_server: Server) -> None:
    table, people = table_of(one_server.url, BASE4, 4)

    async def scene() -> None:
        async with AsyncExitStack() as stack:
            others = await sit(stack, table, people[1:])
            async with look(people[0], table) as first:
                await first.send("ping")  # all that comes at first is there
                epoch, seen, version = first.epoch, first.n, first.view["version"]
            for player in others:
                assert await player.answer(player.choices[0]) == ""
            await others[0].until(lambda: others[0].view["position"]["ask"]["seats"] == [0])
            got = await received(people[0], table, epoch, seen, 3)
            assert [message["n"] for message in got] == [*range(seen + 1, seen + 1 + len(got))]
            told = [message for message in got if message["type"] != "table"]
            assert {message["type"] for message in told} == {"scenes"}
            assert told[-1]["change"]["version"] == [version + 3]

    asyncio.run(scene())


def test_nothing_missed_is_nothing_sent_again(one_server: Server) -> None:
    table, people = table_of(one_server.url, TWO_VS_TWO, 2)

    async def scene() -> None:
        async with look(people[0], table) as first:
            await first.drop()
            await first.until(lambda: len(first.closes) == 1)
            assert await first.answer(first.choices[0]) == ""
            assert first.syncs == 1
            assert first.n >= 1

    asyncio.run(scene())


def test_what_is_no_longer_kept_or_was_another_stream_comes_whole(one_server: Server) -> None:
    table, people = table_of(one_server.url, TWO_VS_TWO, 2)

    async def scene() -> None:
        async with AsyncExitStack() as stack:
            one, two = await sit(stack, table, people)
            epoch, seen = one.epoch, one.n
            assert (await received(people[0], table, epoch, seen + 50, 1))[0]["type"] == "sync"
            assert (await received(people[0], table, two.epoch, seen, 1))[0]["type"] == "sync"
            assert (await received(people[0], table, "old", seen, 1))[0]["type"] == "sync"
            assert (await received(people[0], table, epoch, -7, 1))[0]["type"] == "sync"
            for number in range(50):  # more than is kept
                assert await two.say(f"message {number}") == ""
            (whole,) = await received(people[0], table, epoch, seen, 1)
            assert whole["type"] == "sync"
            assert len(whole["talk"]) == 50
            (missed,) = (await received(people[0], table, epoch, whole["n"] - 1, 1))[:1]
            assert missed["n"] == whole["n"]

    asyncio.run(scene())


def test_a_line_that_breaks_again_and_again_ends_in_the_right_view(one_server: Server) -> None:
    table, people = table_of(one_server.url, BASE4, 2)

    async def scene() -> None:
        async with AsyncExitStack() as stack:
            one, two = await sit(stack, table, people)
            watcher = await stack.enter_async_context(Live(one_server.url, table))

            async def break_it() -> None:
                rng = seeded(3)
                while True:
                    await asyncio.sleep(0.02 + rng.unit() / 10)
                    await (one, watcher)[rng.below(2)].drop()

            breaking = asyncio.create_task(break_it())
            await play_all([one, two], 9)
            breaking.cancel()
            for player in (one, two, watcher):
                await player.sees(lambda p: p.over)
            assert len(one.closes) > 3
            for player, person in ((one, people[0]), (two, people[1])):
                async with look(person, table) as fresh:
                    assert player.view == fresh.view
                    assert player.log == fresh.log
            async with Live(one_server.url, table) as fresh:
                assert watcher.log == fresh.log

    asyncio.run(scene())


def test_a_message_with_everything_stands_for_all_before_it() -> None:
    """Whoever pauses and resumes a long game again and again fills no memory."""
    room = room_of(Session(load("joraku"), {"players": 3}, 5), "running")
    stream = room.stream(0)
    stream.clients.append(Client(True))
    for _ in range(3):
        publish_table(room)
        publish_sync(room)
    publish_table(room)
    assert stream.missed(stream.epoch, 4, True) is None
    missed = stream.missed(stream.epoch, 5, True)
    assert missed is not None
    assert [json.loads(message)["type"] for message in missed] == ["sync", "table"]


def test_after_a_restart_everything_is_told_again(new_server: Starter) -> None:
    server = new_server()
    table, people = table_of(server.url, TWO_VS_TWO, 2)

    async def scene() -> None:
        async with AsyncExitStack() as stack:
            one, two = await sit(stack, table, people)
            await play_all([one, two], 3, most=8)
            view, log = two.view, two.log
            assert await asyncio.to_thread(server.stop) == 0
            assert 1012 in two.closes or await _gone(two)
            await asyncio.to_thread(server.start)
            await two.until(lambda: two.syncs == 2)
            await one.until(lambda: one.syncs == 2)
            assert {**two.view, "undo_reason": None} == {**view, "undo_reason": None}
            assert two.log == log
            await asyncio.gather(*[play_on(p, seeded(5)) for p in (one, two)])

    async def _gone(player: Live) -> bool:
        await player.until(lambda: 1012 in player.closes)
        return True

    asyncio.run(scene())
    assert server.complaints() == ""
