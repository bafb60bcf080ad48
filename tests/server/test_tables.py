"""A table until its game runs: made, joined, left, started, and who may look at it."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from gunbai.core.record import write_record
from gunbai.core.session import Session
from gunbai.games import load
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


def test_a_table_that_cannot_be_opened_hides_no_other(new_server: Starter) -> None:
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
    server.start()
    assert [row["id"] for row in me.get("/api/tables")["running"]] == [good]
    assert refusal(lambda: people[0].table(bad)) == "table-broken"


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
