"""Several server processes on one PostgreSQL: one table, whoever serves it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from contextlib import AsyncExitStack

import httpx
import pytest

from gunbai.core.record import read_record, replay
from gunbai.core.rng import seeded
from gunbai.games import load
from gunbai.server.bus import Bus
from gunbai.server.database import Database, Overtaken, connect, migrate
from gunbai.server.hosting import seat_row, table_row
from gunbai.server.journal import Journal
from gunbai.server.messages import SeatForm
from gunbai.server.pace import Pace
from gunbai.server.store import Store
from tests.server.games import play_all, play_on, sit
from tests.server.live import Live, look
from tests.server.person import (
    BASE4,
    BOT,
    ME,
    NEUTRAL,
    OPEN,
    TWO_VS_TWO,
    Person,
    RefusedError,
    table_of,
)
from tests.server.postgres import Postgres
from tests.server.servers import PATIENCE, Server

Pair = tuple[Server, Server]


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> Iterator[Pair]:
    """Two processes with the same data folder (for the key) and the same database."""
    folder = tmp_path_factory.mktemp("data")
    settings = {"database": postgres.new_database(), "host_gone": 0.3, "tidy_every": 0.5}
    servers = Server(folder, **settings), Server(folder, **settings)
    for server in servers:
        server.start()
    yield servers
    for server in servers:
        server.stop()


@pytest.fixture
def pair(both: Pair) -> Iterator[Pair]:
    """The two, both running, and without a complaint afterwards."""
    for server in both:
        if server.process is not None and server.process.poll() is not None:
            server.start()
    yield both
    assert [server.complaints() for server in both] == ["", ""]


def elsewhere(person: Person, server: Server) -> Person:
    """The same person, who went to another process."""
    other = Person(server.url, "")
    other.http.cookies.set("gunbai", person.cookie)
    other.id, other.name = person.id, person.name
    return other


def test_people_at_one_table_on_two_processes_play_a_game(pair: Pair) -> None:
    first, second = pair
    table, people = table_of(first.url, BASE4, 3)
    people = [people[0], elsewhere(people[1], second), elsewhere(people[2], second)]

    async def game() -> None:
        async with AsyncExitStack() as stack:
            players = await sit(stack, table, people)
            watchers = [await stack.enter_async_context(Live(s.url, table)) for s in pair]
            assert await players[0].say("hello over there") == ""
            assert await players[1].say("only for you", to=0) == ""
            await play_all(players, 12)
            for live in (*players, *watchers):
                await live.sees(lambda live: live.over)
            assert watchers[0].log == watchers[1].log
            assert watchers[0].view == watchers[1].view
            assert [t["text"] for t in players[0].talk] == ["hello over there", "only for you"]
            assert [t["text"] for t in players[2].talk] == ["hello over there"]

    asyncio.run(game())
    record = people[1].get(f"/api/tables/{table}/record")
    assert record == people[0].get(f"/api/tables/{table}/record")
    assert replay(load("joraku"), read_record(record)).over
    ratings = {row["who"]: row["games"] for row in people[1].get("/api/ratings/joraku")}
    assert [ratings[f"person:{person.id}"] for person in people] == [1, 1, 1]


def test_everything_about_a_table_reaches_the_other_process(pair: Pair) -> None:
    first, second = pair
    host, guest = Person(first.url), Person(second.url)
    table = host.create(TWO_VS_TWO, ME, OPEN)

    async def scene() -> None:
        async with look(elsewhere(host, second), table) as there:
            guest.at(table, "join")
            await there.until(lambda: there.table["seats"][1]["kind"] == "person")
            host.at(table, "start")
            await there.until(lambda: there.view is not None)
            async with look(guest, table) as two:
                host.at(table, "steer/pause")
                await two.until(lambda: two.table["status"] == "paused")
                host.at(table, "steer/resume")
                await two.until(lambda: bool(two.choices))
                async with look(host, table) as one:
                    assert await one.answer(one.choices[0]) == ""
                    await two.until(lambda: two.view["position"]["ask"]["seats"] == [1])
                    log = len(two.log)
                    assert await one.undo() == ""
                    await two.until(lambda: two.view["position"]["ask"]["seats"] == [0, 1])
                    assert len(two.log) == log - 2  # the two daimyo are off the map again
                host.at(table, "away", seat=1, away=True)
                await two.until(lambda: two.table["seats"][1]["away"])

    asyncio.run(scene())


def test_answers_to_both_processes_at_the_same_moment_do_not_collide(pair: Pair) -> None:
    """All four pass their cards at once, two on each process: the log has one line for each."""
    first, second = pair
    table, people = table_of(first.url, BASE4, 4)
    people = [p if n % 2 else elsewhere(p, second) for n, p in enumerate(people)]

    async def scene() -> None:
        async with AsyncExitStack() as stack:
            players = await sit(stack, table, people)
            keys = await asyncio.gather(*[p.answer(p.choices[1]) for p in players])
            assert keys == ["", "", "", ""]
            for player in players:
                await player.sees(lambda p: p.view["position"]["own"]["received"])
                assert player.view["position"]["ask"]["key"] == "JK-D03"

    asyncio.run(scene())


def test_when_a_process_dies_the_other_minds_its_tables(pair: Pair) -> None:
    """Bots of a table think in one process; if that is killed, they go on in the other."""
    first, second = pair
    table, (me,) = table_of(first.url, NEUTRAL, 1)

    async def scene() -> None:
        async with look(me, table) as player:
            await play_on(player, seeded(1), most=3)
        await asyncio.to_thread(first.kill)
        async with look(elsewhere(me, second), table) as player:
            await play_on(player, seeded(2))
            assert player.over

    asyncio.run(scene())


def in_memory(server: Server) -> float:
    """Return the number of tables that a process follows."""
    numbers = httpx.get(f"{server.url}/metrics").text
    return float(numbers.partition("\ngunbai_tables_in_memory ")[2].partition("\n")[0])


def test_a_table_that_is_played_elsewhere_is_left_to_the_others(pair: Pair) -> None:
    """Its bots, too: after a crash and a restart, nothing is followed twice for ever."""
    first, second = pair
    table, (me,) = table_of(first.url, NEUTRAL, 1)  # the first process minds it
    open_here = in_memory(first)

    async def scene() -> None:
        async with look(elsewhere(me, second), table) as player:
            await play_on(player, seeded(1), most=2)
            await asyncio.sleep(1.5)  # longer than a table is kept for those who just left
            await play_on(player, seeded(2))
            assert player.over

    asyncio.run(scene())
    assert in_memory(first) == open_here - 1


def test_a_line_to_the_database_that_breaks_is_taken_up_again(
    pair: Pair, postgres: Postgres
) -> None:
    first, second = pair
    table, people = table_of(first.url, TWO_VS_TWO, 2)

    async def scene() -> None:
        async with look(people[0], table) as one, look(elsewhere(people[1], second), table) as two:
            await asyncio.to_thread(postgres.cut_lines, str(first.settings["database"]))
            assert await one.answer(one.choices[0]) == ""
            await two.until(lambda: two.view["position"]["ask"]["seats"] == [1])
            assert await two.answer(two.choices[0]) == ""
            await one.until(lambda: one.view["position"]["round"] == 1)

    asyncio.run(scene())


def test_who_logs_out_everywhere_is_out_at_the_other_process(pair: Pair) -> None:
    first, second = pair
    me = Person(first.url)
    table = me.create(TWO_VS_TWO, ME, BOT, start=True, watch="nobody")
    there = elsewhere(me, second)

    async def scene() -> None:
        async with look(there, table) as line:
            await asyncio.to_thread(me.post, "/api/logout/everywhere")
            await line.until(lambda: bool(line.refused))
            assert line.refused == "table-closed"

    asyncio.run(scene())
    assert there.get("/api/me") is None


def test_who_is_out_while_the_line_is_broken_is_out_when_it_is_taken_up(
    pair: Pair, postgres: Postgres
) -> None:
    first, second = pair
    me = Person(first.url)
    table = me.create(TWO_VS_TWO, ME, BOT, start=True, watch="nobody")
    there = elsewhere(me, second)
    name = str(first.settings["database"]).rpartition("/")[2]

    async def scene() -> None:
        async with look(there, table) as line:
            # as if it had happened while nobody listened: without a notice
            await asyncio.to_thread(
                postgres.sql,
                f"UPDATE people SET sign_outs = sign_outs + 1 WHERE id = '{me.id}'",
                name,
            )
            await asyncio.to_thread(postgres.cut_lines, name)
            await line.until(lambda: bool(line.refused))
            assert line.refused == "table-closed"

    asyncio.run(scene())


def test_a_clock_runs_wherever_its_people_are(pair: Pair) -> None:
    """Only one process minds the table; an answer through the other one gives no time back."""
    first, second = pair
    pace = {"kind": "live", "decision": 60, "bank": 120}
    table, people = table_of(first.url, TWO_VS_TWO, 2, pace=pace)
    people[1] = elsewhere(people[1], second)

    async def scene() -> None:
        async with AsyncExitStack() as stack:
            players = await sit(stack, table, people)
            for player in players:
                assert player.clock["running"] == [True, True]
            await asyncio.sleep(2.0)
            assert await players[1].answer(players[1].choices[0]) == ""
            for player in players:
                await player.sees(lambda p: p.clock["running"] == [True, False])
                assert player.clock["decision"][0] < 59.0

    asyncio.run(scene())


def test_a_table_that_is_given_free_is_free(postgres: Postgres) -> None:
    """However often it was claimed: whoever comes next must be able to mind it."""

    async def scene() -> None:
        engine = connect(postgres.new_database())
        one, two = (Bus(engine, name, lambda _table: None) for name in ("one", "two"))
        lines = [asyncio.create_task(bus.run()) for bus in (one, two)]
        await one.ready.wait()
        await two.ready.wait()
        assert await one.claim("table")
        assert await one.claim("table")
        assert not await two.claim("table")
        await one.release("table")
        assert await two.claim("table")
        for line in lines:
            line.cancel()
        await asyncio.gather(*lines, return_exceptions=True)
        await engine.dispose()

    asyncio.run(scene())


def test_a_line_whose_end_nobody_tells_is_taken_up_again(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The driver is silent if a line breaks while it reads what went wrong on it."""
    silent = "asyncpg.connection.Connection.add_termination_listener"
    monkeypatch.setattr(silent, lambda *_: None)
    again = asyncio.Event()

    def hear(table: str) -> None:
        if not table:  # said whenever it listens again
            again.set()

    async def scene() -> None:
        address = postgres.new_database()
        engine = connect(address)
        bus = Bus(engine, "one", hear)
        line = asyncio.create_task(bus.run())
        await bus.ready.wait()
        again.clear()
        await asyncio.to_thread(postgres.cut_lines, address)
        async with asyncio.timeout(PATIENCE):
            await again.wait()
        assert await bus.claim("table")
        line.cancel()
        await asyncio.gather(line, return_exceptions=True)
        await engine.dispose()

    asyncio.run(scene())


def test_batches_that_meet_do_not_lock_each_other_out(postgres: Postgres) -> None:
    """Two processes write answers of the same tables, in any order, while clocks are kept."""
    url = postgres.new_database()
    tables = [f"table{number}" for number in range(12)]

    async def append(journal: Journal, table: str, seq: int) -> None:
        entry = {"table": table, "seq": seq, "at": 0.0, "seat": 0, "kind": "answer"}
        with contextlib.suppress(Overtaken):  # the other process was first
            await journal.append({**entry, "text": "", "by": "person", "mark": None}, {})

    async def scene() -> None:
        databases = [Database(connect(url)) for _ in range(2)]
        await migrate(databases[0].engine)
        store, other = (Store(database) for database in databases)
        journals = [Journal(database) for database in databases]
        host = {"id": "host", "name": "Host"}
        await store.add_person("host", "Host")
        for table in tables:
            row = table_row(table, host, "joraku", "1", {}, Pace())
            seat = seat_row(table, 0, SeatForm("me"), host)
            await store.add_table(row, [seat], [])
        for seq in range(1, 25):
            one, two = journals if seq % 2 else reversed(journals)
            await asyncio.gather(
                *[append(one, table, seq) for table in tables],
                *[append(two, table, seq) for table in reversed(tables)],
                store.save_clocks({table: {} for table in reversed(tables)}),
                other.save_clocks({table: {} for table in tables}),
            )
        for table in tables:
            assert len(await store.contents.entries(table, 0)) == 24
        for journal in journals:
            await journal.close()
        for database in databases:
            await database.engine.dispose()

    asyncio.run(scene())


def test_whoever_is_at_the_other_process_is_here(pair: Pair) -> None:
    """A host who sits there is not gone, and those who are gone are not here."""
    first, second = pair
    table, people = table_of(first.url, BASE4, 3)
    host, guest = people[0], elsewhere(people[1], second)

    def vote() -> str:
        try:
            guest.at(table, "vote", motion="pause")
        except RefusedError as error:
            return error.key
        return ""

    async def scene() -> None:
        async with look(guest, table) as there:
            async with look(host, table):
                await there.until(lambda: there.table["seats"][0]["connected"])
                await asyncio.sleep(0.5)  # longer than a host may be gone
                assert vote() == "table-host-here"
            await there.until(lambda: not there.table["seats"][0]["connected"])
            await asyncio.sleep(0.5)
            assert vote() == ""
            await there.until(lambda: there.table["status"] == "paused")

    asyncio.run(scene())


def test_nobody_is_at_a_process_that_was_killed(pair: Pair) -> None:
    first, second = pair
    table, people = table_of(first.url, BASE4, 2)

    async def scene() -> None:
        there = look(elsewhere(people[1], second), table)
        async with there, look(people[0], table):
            await there.until(lambda: there.table["seats"][0]["connected"])
            await asyncio.to_thread(first.kill)
            await there.until(lambda: not there.table["seats"][0]["connected"])

    asyncio.run(scene())
