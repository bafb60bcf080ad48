"""A table until its game runs: made, joined, left, started, and who may look at it."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import cast

import pytest

from gunbai.core.record import write_record
from gunbai.core.session import Session
from gunbai.games import load
from gunbai.server.hub import Hub
from gunbai.server.room import Room
from tests.server.conftest import Starter
from tests.server.live import Live, look
from tests.server.person import (
    BASE3,
    BASE4,
    BOT,
    INVITED,
    ME,
    OPEN,
    TWO_VS_TWO,
    Person,
    RefusedError,
    refusal,
    table_of,
)
from tests.server.rooms import room_of
from tests.server.servers import Server


def test_a_table_against_bots_is_one_request_away(server: Server) -> None:
    me = Person(server.url)
    table = me.create(BASE4, start=True)
    found = me.table(table)
    assert found["status"] == "running"
    assert found["my_seat"] == 0
    assert [seat["kind"] for seat in found["seats"]] == ["person", "bot", "bot", "bot"]


def test_seats_are_taken_by_link_and_openly_and_the_host_starts(server: Server) -> None:
    host, guest, other, late = (Person(server.url) for _ in range(4))
    table = host.create(BASE3, ME, OPEN, INVITED)
    assert table in [row["id"] for row in other.get("/api/tables")["open"]]
    key = host.invite(table, 2)
    assert key
    assert other.table(table)["seats"][2]["invite"] == ""  # the link is the host's to give away
    assert guest.get(f"/api/invites/{key}")["id"] == table
    assert refusal(lambda: host.at(table, "start")) == "table-not-full"
    assert guest.at(table, "join", token=key)["my_seat"] == 2
    assert refusal(lambda: late.at(table, "join", token=key)) == "table-no-seat"
    assert refusal(lambda: late.at(table, "join", token="неправда")) == "table-no-seat"
    assert other.at(table, "join")["my_seat"] == 1
    assert other.at(table, "join")["my_seat"] == 1  # coming again changes nothing
    assert refusal(lambda: late.at(table, "join")) == "table-no-seat"
    assert refusal(lambda: other.at(table, "start")) == "table-host-only"
    assert host.at(table, "start")["status"] == "running"
    assert refusal(lambda: host.at(table, "start")) == "table-started"
    assert late.table(table)["my_seat"] == -1
    assert table in [row["id"] for row in guest.get("/api/tables")["mine"]]
    assert table not in [row["id"] for row in late.get("/api/tables")["mine"]]


def test_one_link_seats_the_whole_group(server: Server) -> None:
    """It opens free seats of both kinds, is the host's to give away, and ends with the start."""
    host, anna, boris, late = (Person(server.url) for _ in range(4))
    table = host.create(BASE3, ME, INVITED, OPEN)
    key = host.table(table)["invite"]
    assert key
    assert anna.table(table)["invite"] == ""
    assert anna.get(f"/api/invites/{key}")["id"] == table
    assert anna.at(table, "join", token=key)["my_seat"] == 2  # open to anyone: taken first
    assert anna.table(table)["invite"] == ""
    assert boris.at(table, "join", token=key)["my_seat"] == 1
    assert boris.at(table, "join", token=key)["my_seat"] == 1
    assert refusal(lambda: late.at(table, "join", token=key)) == "table-no-seat"
    other = host.create(BASE3, ME, INVITED, OPEN)
    assert refusal(lambda: late.at(other, "join", token=key)) == "table-no-seat"
    host.at(table, "start")
    assert host.table(table)["invite"] == ""
    assert refusal(lambda: late.at(table, "join", token=key)) == "table-no-seat"
    assert late.get(f"/api/invites/{key}")["my_seat"] == -1


def test_the_link_of_a_group_shows_a_closed_table_only_before_its_start(server: Server) -> None:
    host, anna, late = (Person(server.url) for _ in range(3))
    table = host.create(BASE3, ME, OPEN, BOT, watch="nobody")
    key = host.table(table)["invite"]
    assert late.get(f"/api/invites/{key}")["id"] == table
    anna.at(table, "join", token=key)
    host.at(table, "start")
    assert refusal(lambda: late.get(f"/api/invites/{key}")) == "table-closed"
    assert anna.get(f"/api/invites/{key}")["my_seat"] == 1


def test_the_link_of_a_group_is_no_key_for_a_program(server: Server) -> None:
    host = Person(server.url)
    table = host.create(TWO_VS_TWO, ME, INVITED)
    key = host.table(table)["invite"]

    async def scene() -> None:
        async with Live(server.url, table, token=key) as program:
            assert program.refused == "table-no-seat"

    asyncio.run(scene())
    assert host.table(table)["seats"][1]["kind"] == "invited"


def test_a_game_of_one_person_against_bots_is_listed_for_that_person_only(server: Server) -> None:
    me, stranger = Person(server.url), Person(server.url)
    alone = me.create(TWO_VS_TWO, ME, BOT, start=True)
    together, _ = table_of(server.url, BASE3, 2)

    def listed(person: Person, kind: str) -> set[str]:
        return {row["id"] for row in person.get("/api/tables")[kind]} & {alone, together}

    assert listed(stranger, "running") == {together}
    assert listed(me, "running") == {alone, together}
    assert listed(me, "mine") == {alone}
    assert stranger.table(alone)["my_seat"] == -1  # by its link it can still be watched
    me.at(alone, "steer/end")
    assert listed(stranger, "finished") == set()
    assert listed(me, "finished") == {alone}


def test_the_host_rearranges_seats_in_the_lobby_only(server: Server) -> None:
    host, guest = Person(server.url), Person(server.url)
    table = host.create(TWO_VS_TWO, ME, OPEN)
    guest.at(table, "join")
    change = {"seat": 1, "kind": "bot", "level": "strong"}
    assert refusal(lambda: guest.at(table, "seat", **change)) == "table-host-only"
    seat = host.at(table, "seat", **change)["seats"][1]
    assert (seat["kind"], seat["level"]) == ("bot", "strong")
    assert guest.table(table)["my_seat"] == -1
    host.at(table, "start")
    assert refusal(lambda: host.at(table, "seat", **change)) == "table-started"


def test_what_does_not_make_a_table_is_refused(server: Server) -> None:
    me = Person(server.url)
    assert refusal(lambda: me.create(BASE3, ME, BOT)) == "table-seats"
    assert refusal(lambda: me.create(TWO_VS_TWO, ME, ME)) == "table-one-seat"
    assert refusal(lambda: me.post("/api/tables", game="chess")) == "game-unknown"
    bad = {"game": "joraku", "options": {"players": 9}}
    assert refusal(lambda: me.create(bad)) == "option-value"
    assert refusal(lambda: me.create(BASE4, pace={"kind": "live"})) == "table-pace"
    assert refusal(lambda: me.create(BASE4, seed="many")) == "table-seed"
    assert refusal(lambda: Person(server.url, "").create(BASE4)) == "who-are-you"


def test_whoever_leaves_a_seat_in_the_lobby_no_longer_sees_through_it(server: Server) -> None:
    """The next holder's cards must not go to a socket that was opened before."""
    host, first, second = (Person(server.url) for _ in range(3))
    table = host.create(TWO_VS_TWO, ME, OPEN)
    first.at(table, "join")

    async def scene() -> None:
        async with look(first, table) as old:
            assert old.seat == 1
            epoch = old.epoch
            first.at(table, "leave")
            await old.until(lambda: old.table["my_seat"] == -1)  # closed, came back, an onlooker
            assert old.epoch != epoch
            second.at(table, "join")
            host.at(table, "start")
            await old.until(lambda: old.view is not None)
            assert old.view["seat"] == -1
            assert old.choices == []
            assert await old.answer("play 1r") == "table-seated-only"

    asyncio.run(scene())


def test_a_closed_table_shows_nothing_to_others_once_it_runs(server: Server) -> None:
    host, guest, stranger = (Person(server.url) for _ in range(3))
    table = host.create(TWO_VS_TWO, ME, OPEN, watch="nobody")
    guest.at(table, "join")

    async def scene() -> None:
        async with look(stranger, table) as watcher, look(guest, table) as player:
            assert watcher.table["status"] == "lobby"
            host.at(table, "start")
            await player.until(lambda: player.view is not None)
            await watcher.until(lambda: watcher.refused == "table-closed")
            assert watcher.view is None

    asyncio.run(scene())
    for ask in (
        lambda: stranger.table(table),
        lambda: stranger.get(f"/api/tables/{table}/replay"),
        lambda: stranger.at(table, "leave"),
    ):
        assert refusal(ask) == "table-closed"
    assert table not in [row["id"] for row in stranger.get("/api/tables")["running"]]
    host.at(table, "steer/end")
    assert refusal(lambda: stranger.get(f"/api/tables/{table}/record")) == "table-closed"
    assert refusal(lambda: stranger.at(table, "fork", upto=0)) == "table-closed"
    assert guest.get(f"/api/tables/{table}/record").startswith("gunbai record")


def test_a_seed_may_be_as_long_as_a_record_allows(server: Server) -> None:
    reader = Person(server.url)
    record = write_record(Session(load("joraku"), {"players": 3}, 10**900))
    table = reader.post("/api/records", text=record)["id"]
    assert reader.table(table)["status"] == "running"


def test_a_game_that_cannot_go_on_is_listed_and_can_be_ended(new_server: Starter) -> None:
    server = new_server()
    good, (me, _) = table_of(server.url, TWO_VS_TWO, 2)
    bad, people = table_of(server.url, TWO_VS_TWO, 2)

    async def begin() -> None:
        async with look(people[0], bad) as live:
            assert await live.answer(live.choices[0]) == ""

    asyncio.run(begin())
    server.stop()
    path = Path(server.settings["data"]) / "gunbai.sqlite"
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("UPDATE entries SET text = 'nonsense'")
        database.execute("DELETE FROM positions")
    server.start()
    assert {row["id"] for row in me.get("/api/tables")["running"]} == {good, bad}
    found = people[0].table(bad)
    assert (found["status"], found["closed"]["key"]) == ("running", "text-verb")
    people[0].at(bad, "steer/end")
    assert me.table(bad)["status"] == "ended"


def test_an_unknown_table_is_unknown_everywhere(server: Server) -> None:
    me = Person(server.url)
    for table in ("nothing", "a" * 80, "%00", "%ed%a0%80", "..%2f.."):
        with pytest.raises(RefusedError) as caught:
            me.table(table)
        assert caught.value.status == 404
    assert refusal(lambda: me.get("/api/invites/%00")) == "invite-unknown"

    async def scene() -> None:
        async with Live(server.url, "nothing") as nobody:
            assert nobody.refused == "table-unknown"

    asyncio.run(scene())


def test_between_two_tables_of_a_list_others_have_their_turn() -> None:
    """Each table with values of its own has a game of its own, which has to be read."""
    room = room_of(Session(load("joraku"), {"players": 3}, 5), "finished")
    looked_at = 0

    class Store:
        async def tables(self, tables: list[str]) -> list[tuple[dict[str, str], list[object]]]:
            return [({"id": table}, []) for table in tables]

    class Glances:
        store = Store()

        async def _glance(self, *_: object) -> Room:
            nonlocal looked_at
            looked_at += 1
            return room

    async def most_at_once() -> int:
        listing = asyncio.create_task(Hub.glance(cast(Hub, Glances()), ["a", "b", "c"], "ann"))
        most = 0
        while not listing.done():
            before = looked_at
            await asyncio.sleep(0)
            most = max(most, looked_at - before)
        assert [info.id for info in listing.result()] == ["T"] * 3
        return most

    assert asyncio.run(most_at_once()) == 1
