"""Several people at one device: each seat has its own socket, and one person has one vote."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

import pytest

from gunbai.core.session import Session
from gunbai.games import load
from gunbai.server.hosting import electorate
from gunbai.server.motion_messages import Motion
from gunbai.server.notices.planner import situation_of
from gunbai.server.room import Room
from gunbai.server.seat import Seat
from gunbai.server.succession import voters_on
from tests.server.games import play_all
from tests.server.live import Live
from tests.server.person import BASE3, BOT, ME, OPEN, Person, refusal
from tests.server.rooms import room_of
from tests.server.servers import Server


def here(name: str) -> dict[str, str]:
    return {"kind": "here", "name": name}


def look_from(person: Person, table: str, seat: int) -> Live:
    return Live(person.url, table, person.cookie, seat=str(seat))


def test_each_seat_of_a_device_is_looked_at_through_its_own_socket(one_server: Server) -> None:
    vera, oleh = Person(one_server.url), Person(one_server.url)
    table = vera.create(BASE3, ME, here("Olga"), OPEN)
    oleh.at(table, "join")
    vera.at(table, "start")
    assert vera.table(table)["my_seats"] == [0, 1]
    assert oleh.table(table)["my_seats"] == [2]
    assert [seat["here"] for seat in oleh.table(table)["seats"]] == [False, True, False]

    async def scene() -> None:
        async with AsyncExitStack() as stack:
            first = await stack.enter_async_context(look_from(vera, table, 0))
            second = await stack.enter_async_context(look_from(vera, table, 1))
            third = await stack.enter_async_context(look_from(oleh, table, 1))  # not theirs
            plain = await stack.enter_async_context(Live(oleh.url, table, vera.cookie))
            assert [each.view["seat"] for each in (first, second, third, plain)] == [0, 1, 2, 0]
            assert [each.seat for each in (first, second, third)] == [0, 1, 2]
            mine = [seat["mine"] for seat in second.table["seats"]]
            assert mine == [False, True, False]
            assert first.view != second.view
            # what one whispers to the other, and to Oleh, is theirs alone
            assert await first.say("psst", to=2) == ""
            await third.until(lambda: bool(third.talk))
            await second.send("ping")
            assert second.talk == []
            for seat in (0, 1):
                run = vera.get(f"/api/tables/{table}/since/0?seat={seat}")
                assert run["view"]["seat"] == seat
            run = oleh.get(f"/api/tables/{table}/since/0?seat=1")
            assert run["view"]["seat"] == 2
            assert vera.get(f"/api/tables/{table}/replay/talk?seat=1")["talk"] == []
            await play_all([first, second, third], 5)

    asyncio.run(scene())
    seen = vera.table(table)
    assert seen["status"] == "finished"
    rated = {row["who"]: row["games"] for row in vera.get("/api/ratings/joraku")}
    assert rated[f"person:{vera.id}"] == 1  # for her own seat, and not for Olga's
    again = vera.at(table, "rematch")["id"]
    assert sorted(vera.table(again)["my_seats"]) == sorted(vera.table(again)["my_seats"])
    assert len(vera.table(again)["my_seats"]) == 2


def test_who_sits_beside_whom_is_settled_in_the_lobby(one_server: Server) -> None:
    vera, oleh, third = (Person(one_server.url) for _ in range(3))
    table = vera.create({"game": "joraku", "options": {"players": 4}}, ME, OPEN, OPEN, BOT)
    assert refusal(lambda: oleh.at(table, "here", seat=1, name="Petro")) == "table-seated-only"
    oleh.at(table, "join", seat=1)
    oleh.at(table, "here", seat=2, name="Petro")
    assert refusal(lambda: oleh.at(table, "here", seat=3, name="Ira")) == "table-no-seat"
    vera.at(table, "here", seat=3, name="Olga")  # a host may take the place of a bot
    assert refusal(lambda: vera.at(table, "here", seat=1, name="Ira")) == "table-no-seat"
    assert refusal(lambda: vera.at(table, "here", seat=2, name="Ira")) == "table-no-seat"
    assert refusal(lambda: vera.at(table, "here", seat=3, name=" \u200b")) == "name-empty"
    assert refusal(lambda: vera.at(table, "here", seat=3, name="bot-easy")) == "name-reserved"
    assert refusal(lambda: vera.at(table, "here", seat=3, name="petro")) == "table-name-taken"
    assert refusal(lambda: third.at(table, "join")) == "table-no-seat"
    names = [seat["name"] for seat in vera.table(table)["seats"]]
    assert names == [vera.name, oleh.name, "Petro", "Olga"]
    vera.at(table, "here", seat=3, name="")
    oleh.at(table, "leave")  # and Petro with him
    kinds = [seat["kind"] for seat in vera.table(table)["seats"]]
    assert kinds == ["person", "open", "open", "open"]

    forms = [OPEN, here("Olga"), BOT]
    assert refusal(lambda: vera.create(BASE3, *forms)) == "seat-beside-nobody"
    twice = [ME, here("Olga"), here("OLGA")]
    assert refusal(lambda: vera.create(BASE3, *twice)) == "table-name-taken"
    started = vera.create(BASE3, ME, here("Olga"), BOT, start=True)
    assert refusal(lambda: vera.at(started, "here", seat=2, name="Ira")) == "table-started"


def test_a_bot_plays_for_one_of_them_and_a_seat_goes_home_with_its_player(
    one_server: Server,
) -> None:
    vera, oleh = Person(one_server.url), Person(one_server.url)
    table = vera.create(BASE3, ME, here("Olga"), OPEN)
    oleh.at(table, "join")
    vera.at(table, "start")
    vera.at(table, "away", seat=1, away=True)
    assert [seat["away"] for seat in vera.table(table)["seats"]] == [False, True, False]
    vera.at(table, "away", seat=1, away=False)
    assert refusal(lambda: oleh.at(table, "away", seat=1, away=False)) == "table-host-only"
    olga = Person(one_server.url)
    link = vera.at(table, "offer", seat=1)["seats"][1]["offer"]["invite"]
    assert olga.post(f"/api/invites/{link}")["my_seats"] == [1]
    assert vera.table(table)["my_seats"] == [0]
    assert vera.table(table)["seats"][1]["here"] is False


@pytest.fixture
def room() -> Room:
    """Ann and Bea, each with somebody beside them, without connections."""
    room = room_of(Session(load("joraku"), {"players": 4}, 1), "running")
    for number, person in enumerate(["ann", "bea", "ann", "bea"]):
        changes = {"kind": "person", "person": person, "here": int(number > 1)}
        row = room.seats[number].changed(**changes, name=f"{person} {number}")
        room.seats[number] = Seat(row)
    return room


def test_one_person_has_one_vote_and_gets_one_notice(room: Room) -> None:
    assert room.seats_of("bea") == [1, 3]
    assert electorate(room, "end") == [1]
    assert voters_on(room.seats, room.seats[0], room.has_left) == {"bea": 1}
    assert room.asked(Motion("m", "end", by=2, at=0.0, until=0.0, agreed=[])) == [1]
    now = situation_of(room, 0.0)
    assert [sitter.person for sitter in now.sitters] == ["ann", "bea"]
    for sitter in now.sitters:
        mine = [seat for seat in now.owing if seat in room.seats_of(sitter.person)]
        assert sitter.seat == (mine[0] if mine else room.seat_of(sitter.person))
