"""Promises: between two, kept, bounded, and marked by the two themselves."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import AsyncExitStack, closing
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

from gunbai.server.database import MIGRATIONS, Database, connect, migrate
from gunbai.server.store import Store
from tests.server.conftest import Starter
from tests.server.games import sit
from tests.server.live import Live, look
from tests.server.person import BASE4, ME, OPEN, TWO_VS_TWO, Person, table_of
from tests.server.servers import Server

SECRET = "nobody else reads this"
MARKUP = '<img src=x onerror="alert(1)"> & {{x}}'


def test_a_promise_is_seen_by_the_two_and_by_nobody_else(server: Server) -> None:
    table, people = table_of(server.url, BASE4, 4)

    async def scene() -> None:
        async with AsyncExitStack() as stack:
            players = await sit(stack, table, people)
            watcher = await stack.enter_async_context(Live(server.url, table))
            before = watcher.n
            assert await players[0].promise(2, "", SECRET, province="kyoto", count=2) == ""
            await players[2].until(lambda: bool(players[2].promises))
            (promise,) = players[2].promises
            assert players[0].promises == [promise]
            assert (promise["seat"], promise["to"], promise["key"]) == (0, 2, "")
            assert promise["words"] == {"province": "kyoto", "count": 2}
            assert promise["text"] == SECRET
            assert (promise["giver"], promise["receiver"]) == ("open", "open")

            assert await players[2].judge(promise["id"], "broken") == ""
            assert await players[0].judge(promise["id"], "kept") == ""
            for player in (players[0], players[2]):
                await player.sees(lambda p: p.promises[0]["giver"] == "kept")
                assert player.promises[0]["receiver"] == "broken"
            assert await players[2].judge(promise["id"], "open") == ""  # think again
            await players[0].until(lambda: players[0].promises[0]["receiver"] == "open")

            for other in (players[1], players[3]):
                assert await other.judge(promise["id"], "broken") == "promise-unknown"
                assert other.promises == []
            assert await watcher.judge(promise["id"], "broken") == "table-seated-only"
            assert await watcher.promise(1, "", "me too") == "table-seated-only"
            for other in (players[1], players[3], watcher):
                await other.send("ping")
                assert SECRET not in str(other.received)
                assert "stay-out" not in str(other.received)
            assert watcher.n == before  # not even that something was promised
        async with look(people[1], table) as third, look(people[2], table) as second:
            assert third.promises == []
            assert [each["text"] for each in second.promises] == [SECRET]

    asyncio.run(scene())


def test_a_replay_shows_it_to_the_two_alone(server: Server) -> None:
    table, people = table_of(server.url, BASE4, 4)

    async def scene() -> None:
        async with AsyncExitStack() as stack:
            players = await sit(stack, table, people)
            assert await players[0].say("between us", to=2) == ""
            assert await players[0].say("to all") == ""
            assert await players[0].promise(2, "", SECRET) == ""

    asyncio.run(scene())
    # While the game runs, each from the own seat; afterwards whoever looks, but only at the own.
    for over in (False, True):
        if over:
            people[0].at(table, "steer/end")
        for number, person in enumerate(people):
            seen = person.get(f"/api/tables/{table}/replay/talk")
            inside = number in (0, 2)
            said = [row["text"] for row in seen["talk"]]
            assert said == (["between us", "to all"] if inside else ["to all"])
            assert [row["text"] for row in seen["promises"]] == ([SECRET] if inside else [])
    for stranger in (Person(server.url), Person(server.url, "")):
        seen = stranger.get(f"/api/tables/{table}/replay/talk")
        assert [row["text"] for row in seen["talk"]] == ["to all"]
        assert seen["promises"] == []


def test_what_is_refused_and_why(server: Server) -> None:
    table, people = table_of(server.url, TWO_VS_TWO, 2)

    async def scene() -> None:
        async with AsyncExitStack() as stack:
            one, two = await sit(stack, table, people)
            assert await one.promise(0, "", "to myself") == "promise-nobody"
            assert await one.promise(7, "", "to nobody") == "promise-nobody"
            assert await one.promise(1) == "promise-empty"
            assert await one.promise(1, "made-up", "of no game") == "request-bad"
            assert await one.promise(1, "", " \n\u200b ") == "promise-empty"
            reply = await one.send("promise", to=1, key="", words={}, text="я" * 141)
            assert reply["refused"]["key"] == "promise-long"
            assert reply["refused"]["words"] == {"most": 140, "length": 141}
            assert await one.promise(1, "", "я" * 140) == ""
            assert await one.promise(1, "", f"{MARKUP}\nin one line\u202e") == ""
            # A template and its words are ids and small numbers: no room for anything else.
            for words in (
                {"key": "Not An Id"},
                {"words": {"province": "Kyoto <b>"}},
                {"words": {"coins": 100}},
                {"words": {"coins": 1.5}},
                {"words": {"a": {"b": 1}}},
                {"words": {str(n): n for n in range(7)}},
                {"key": "x" * 33},
            ):
                sent = {"to": 1, "key": "give", "words": {}, "text": "", **words}
                assert (await one.send("promise", **sent))["refused"]["key"] == "request-bad"
            assert await one.judge(10**9, "kept") == "promise-unknown"
            assert (await one.send("judge", promise=1, verdict="perhaps"))["refused"]["key"] == (
                "request-bad"
            )
            await two.until(lambda: len(two.promises) == 2)
            assert two.promises[1]["text"] == f"{MARKUP} in one line"
            people[0].at(table, "steer/end")
            await one.until(lambda: one.over)
            assert await one.promise(1, "", "too late") == "table-not-running"
            assert await one.judge(one.promises[0]["id"], "kept") == ""  # after the game as well

    asyncio.run(scene())


def test_nobody_fills_the_server_with_them(server: Server) -> None:
    table, people = table_of(server.url, TWO_VS_TWO, 2)

    async def scene() -> None:
        async with look(people[0], table) as one:
            keys = [await one.promise(1, "", f"number {n}") for n in range(102)]
            assert keys == [""] * 100 + ["promise-many"] * 2

    asyncio.run(scene())


def test_too_many_at_once(new_server: Starter) -> None:
    server = new_server(rate=1.0)
    table, people = table_of(server.url, TWO_VS_TWO, 2)

    async def scene() -> None:
        async with look(people[0], table) as one:
            keys = [await one.promise(1, "", f"number {n}") for n in range(40)]
            assert "too-much" in keys
            assert keys[0] == ""

    asyncio.run(scene())


def test_a_promise_sent_twice_is_made_once(server: Server) -> None:
    table, people = table_of(server.url, TWO_VS_TWO, 2)

    async def scene() -> None:
        async with AsyncExitStack() as stack:
            one, two = await sit(stack, table, people)
            message = {"type": "promise", "id": "same", "to": 1, "text": "once"}
            for _ in range(3):
                assert (await one.send_as(message))["ok"]
            assert (await two.send_as({**message, "to": 0}))["ok"]  # an id of its own
            await one.until(lambda: len(one.promises) == 2)
            assert [row["seat"] for row in one.promises] == [0, 1]

    asyncio.run(scene())


def test_before_the_game_there_are_none(server: Server) -> None:
    host, guest = Person(server.url), Person(server.url)
    table = host.create(TWO_VS_TWO, ME, OPEN)
    guest.at(table, "join")

    async def scene() -> None:
        async with look(host, table) as one:
            assert await one.promise(1, "", "soon") == "table-not-running"

    asyncio.run(scene())


def test_they_outlive_a_power_cut_and_a_broken_line(new_server: Starter) -> None:
    server = new_server()
    table, people = table_of(server.url, TWO_VS_TWO, 2)

    async def before() -> None:
        async with AsyncExitStack() as stack:
            one, two = await sit(stack, table, people)
            assert await one.promise(1, "", SECRET, season="spring") == ""
            await two.until(lambda: len(two.promises) == 1)
            syncs = two.syncs
            await two.drop()
            assert await one.promise(1, "", "while the line was cut") == ""
            assert await one.judge(one.promises[0]["id"], "kept") == ""
            await two.until(lambda: [row["giver"] for row in two.promises] == ["open", "kept"])
            assert two.syncs == syncs  # only what was missed was sent

    async def after() -> None:
        async with AsyncExitStack() as stack:
            one, two = await sit(stack, table, people)
            assert one.promises == two.promises
            assert [row["giver"] for row in one.promises] == ["kept", "open"]
            assert one.promises[0]["words"] == {"season": "spring"}
            assert await two.judge(one.promises[0]["id"], "kept") == ""
            await one.until(lambda: any(row["receiver"] == "kept" for row in one.promises))

    asyncio.run(before())
    server.kill()
    server.start()
    asyncio.run(after())
    assert server.complaints() == ""


def test_a_database_from_before_them_keeps_its_talk(tmp_path: Path) -> None:
    def first_form(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")

    async def scene() -> None:
        file = tmp_path / "x.sqlite"
        engine = connect(f"sqlite:///{file}")
        async with engine.begin() as connection:
            await connection.run_sync(first_form)
        with closing(sqlite3.connect(file)) as database, database:
            columns = '"table", at, seat, name, "to", text, mark'
            row = ("t", 1.0, 0, "Ann", None, "old", None)
            database.execute(f"INSERT INTO talk ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?)", row)
        await migrate(engine)
        with closing(sqlite3.connect(file)) as database:
            assert database.execute("SELECT text, line FROM talk").fetchall() == [("old", None)]
        assert await Store(Database(engine)).contents.promises("t") == []
        await engine.dispose()

    asyncio.run(scene())
