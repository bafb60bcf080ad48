"""Questions that are asked at the same time are one, and everybody gets their own answer."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from pathlib import Path

import pytest
from sqlalchemy import insert

from gunbai.server.database import Database, connect, migrate
from gunbai.server.hosting import seat_row, table_row
from gunbai.server.hub import GATHER, Hub
from gunbai.server.live import Visitor, _enter, _leave
from gunbai.server.messages import SeatForm
from gunbai.server.pace import Pace
from gunbai.server.room import Room
from gunbai.server.schema import NOTICE_WISHES
from gunbai.server.store import Store
from gunbai.server.streams import Client
from gunbai.server.together import Together, padded
from tests.server.one_process import at_table
from tests.server.postgres import Postgres

HOST = {"id": "host", "name": "Host"}


class Desk:
    """Answers with what it was asked, and notes what was asked together."""

    def __init__(self) -> None:
        self.lots: list[list[int]] = []
        self.asked: Together[int, str] = Together(self._read, most=4)

    async def _read(self, keys: Sequence[int]) -> dict[int, str]:
        self.lots.append(list(keys))
        await asyncio.sleep(0.01)
        if 13 in keys:
            raise OSError("no line")
        return {key: f"{key}:{len(self.lots)}" for key in keys}


def test_while_one_question_is_asked_the_next_gather() -> None:
    async def scene() -> None:
        desk = Desk()
        first = asyncio.create_task(desk.asked.ask(0))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        rest = await asyncio.gather(*[desk.asked.ask(key) for key in (1, 2, 1, 3, 4)])
        assert desk.lots == [[0], [1, 2, 3], [4]]
        assert [await first, *rest] == ["0:1", "1:2", "2:2", "1:2", "3:2", "4:3"]

    asyncio.run(scene())


def test_an_answer_is_never_older_than_its_question() -> None:
    """Whoever asks for what is being read just now gets what is read afterwards."""

    async def scene() -> None:
        desk = Desk()
        first = asyncio.create_task(desk.asked.ask(7))
        await asyncio.sleep(0.005)
        assert desk.lots == [[7]]
        assert await desk.asked.ask(7) == "7:2"
        assert await first == "7:1"

    asyncio.run(scene())


def test_whoever_is_gone_keeps_nobody_waiting_and_an_error_ends_with_its_lot() -> None:
    async def scene() -> None:
        desk = Desk()
        tasks = [asyncio.create_task(desk.asked.ask(key)) for key in (0, 1, 2, 3, 13, 5)]
        await asyncio.sleep(0)
        tasks[1].cancel()
        found = await asyncio.gather(*tasks, return_exceptions=True)
        kinds = [type(each).__name__ for each in found]
        assert kinds == ["str", "CancelledError", "str", "str", "OSError", "OSError"]
        assert await desk.asked.ask(6) == f"6:{len(desk.lots)}"

    asyncio.run(scene())


def test_few_lengths_are_asked_for() -> None:
    assert [len(padded(range(count))) for count in (1, 2, 3, 5, 9)] == [1, 2, 4, 8, 16]
    assert padded([4, 5, 6]) == [4, 5, 6, 6]


async def read_many(url: str) -> None:
    """Write tables of all kinds, read them one by one and together: it is the same."""
    database = Database(connect(url))
    await migrate(database.engine)
    store = Store(database)
    await store.add_person("host", "Host")
    tables = [f"table{number}" for number in range(40)]
    for number, table in enumerate(tables):
        row = table_row(table, HOST, "joraku", "1", {}, Pace())
        length = 1300 if number == 7 else number
        entries = [
            {"table": table, "seq": seq, "at": 0.0, "seat": 0, "kind": "answer", "text": str(seq)}
            | {"by": "person", "mark": f"{table}:{seq}"}
            for seq in range(1, length + 1)
        ]
        await store.add_table(row, [seat_row(table, 0, SeatForm("me"), HOST)], entries)
    for said in range(6):
        for table in tables[:3]:
            talk = {"table": table, "at": 0.0, "seat": 0, "name": "Host", "text": str(said)}
            await store.add_talk({**talk, "mark": f"{said}"})
    for whole, seq in ((1, 10), (0, 20), (1, 30), (0, 35)):
        row = {"table": tables[39], "seq": seq, "whole": whole, "session": {"at": seq}}
        await store.add_snapshot(row)
    contents = store.contents

    async def whole_of(table: str) -> object:
        found = await contents.row(table)
        return (
            None if found is None else (found[0]["id"], [seat["table"] for seat in found[1]]),
            [entry["text"] for entry in await contents.entries(table, 2)],
            sorted(await contents.request_ids(table)),
            [spoken["text"] for spoken in await contents.talk(table, 4)],
            [seq for seq, _ in await contents.snapshots(table)],
            await contents.promises(table),
            await contents.orders(table),
            await contents.last_start(table),
            await contents.position(table),
        )

    wanted = [*tables, "unknown"]
    alone = [await whole_of(table) for table in wanted]
    assert await asyncio.gather(*[whole_of(table) for table in wanted]) == alone
    assert [len(each[1]) for each in alone] == [  # type: ignore[index]
        max(0, (1300 if number == 7 else number) - 2) for number in range(40)
    ] + [0]
    assert alone[0][3] == ["2", "3", "4", "5"]  # type: ignore[index]
    assert alone[39][4] == [30, 35]  # type: ignore[index]
    assert alone[40][0] is None  # type: ignore[index]
    both = await asyncio.gather(contents.entries(tables[9], 2), contents.entries(tables[9], 8))
    assert [len(each) for each in both] == [7, 1]
    await database.engine.dispose()


def test_tables_are_read_together_as_one_by_one_from_a_file(tmp_path: Path) -> None:
    asyncio.run(read_many(f"sqlite:///{tmp_path / 'gunbai.sqlite'}"))


def test_tables_are_read_together_as_one_by_one_from_postgresql(postgres: Postgres) -> None:
    asyncio.run(read_many(postgres.new_database()))


async def ask_for_people(url: str) -> None:
    """Ask for visitors and their hours one by one and together: it is the same."""
    database = Database(connect(url))
    await migrate(database.engine)
    store = Store(database)
    names = [f"person{number}" for number in range(9)]
    for name in names:
        await store.add_person(name, name)
    await store.end_cookie(names[3], "cookie 3", 0.0)
    await store.hours.set_vacation(names[1], 100.0, 300.0)
    await store.hours.set_vacation(names[2], 100.0, 200.0)
    async with database.writing() as connection:
        row = {"person": names[1], "language": "uk", "zone": "Europe/Kyiv", "origin": ""}
        values = {**row, "kinds": [], "quiet": [60, 420], "away": 0}
        await connection.execute(insert(NOTICE_WISHES).values(**values))

    async def who_is(name: str, cookie: str) -> str:
        found = await store.visitor(name, cookie)
        return "" if found is None else found["name"]

    cookies = [(name, f"cookie {number}") for number, name in enumerate(names)]
    cookies += [(names[3], "another"), ("nobody", "cookie 1")]
    alone = [await who_is(*each) for each in cookies]
    assert await asyncio.gather(*[who_is(*each) for each in cookies]) == alone
    assert alone == [*names[:3], "", *names[4:], names[3], ""]

    async def hours_of(*people: str) -> dict[str, tuple[float, float]]:
        found = await store.hours.of(people, 250.0)
        return {name: (each.back, each.end(3600.0)) for name, each in found.items()}

    tables: list[list[str]] = [names[:4], [names[2]], [names[1], "nobody"], []]
    alone_at = [await hours_of(*people) for people in tables]
    assert await asyncio.gather(*[hours_of(*people) for people in tables]) == alone_at
    asleep = {names[1]: (300.0, 4 * 3600.0)}  # in Kyiv it is four o'clock, three hours before seven
    assert alone_at == [asleep, {}, asleep, {}]
    await database.engine.dispose()


def test_people_are_asked_for_together_as_one_by_one(tmp_path: Path, postgres: Postgres) -> None:
    asyncio.run(ask_for_people(f"sqlite:///{tmp_path / 'gunbai.sqlite'}"))
    asyncio.run(ask_for_people(postgres.new_database()))


def test_those_who_come_and_leave_together_are_told_of_once(tmp_path: Path) -> None:
    async def scene(hub: Hub, room: Room) -> None:
        clients = [Client() for _ in room.seats]
        guests = [Visitor(room, seat.number, f"seat {seat.number}", "") for seat in room.seats]
        for guest, client in zip(guests, clients, strict=True):
            _enter(hub, guest, client, "", None)
        assert [await heard_by(client) for client in clients] == [["sync", "table 012"]] * 3
        for guest, client in list(zip(guests, clients, strict=True))[1:]:
            _leave(hub, guest, client)
        assert [await heard_by(client) for client in clients] == [["table 0"], [], []]

    at_table(tmp_path, scene)


async def heard_by(client: Client) -> list[str]:
    """Return what somebody is told now and soon, with the seats that are said to be there."""
    await asyncio.sleep(2 * GATHER)
    out = []
    while not client.queue.empty():
        message = json.loads(client.queue.get_nowait() or "")
        seats = message["table"]["seats"]
        here = "".join(str(seat["number"]) for seat in seats if seat["connected"])
        out.append("sync" if message["type"] == "sync" else f"{message['type']} {here}")
    return out


def test_a_connection_that_the_database_closed_is_not_used(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A new one is made unasked if the driver heard of it, or if nobody used it for long."""

    async def scene() -> None:
        url = postgres.new_database()
        database = Database(connect(url))
        await migrate(database.engine)
        store = Store(database)
        assert await store.healthy()
        postgres.cut_lines(url)
        await asyncio.sleep(0.1)
        assert await store.healthy()
        monkeypatch.setattr("gunbai.server.database._LONG_UNUSED", -1.0)
        assert await store.healthy()
        await database.engine.dispose()

    asyncio.run(scene())
