"""Bots of people who wait think before bots among themselves, of which there are few."""

from __future__ import annotations

from typing import Any, cast

import pytest

from gunbai.core.session import Session
from gunbai.games import load
from gunbai.server.config import MOST_BOT_TABLES
from gunbai.server.fair_queue import FOR_NOBODY, FOR_PEOPLE, WATCHED
from gunbai.server.limits import Limits, TooMuch
from gunbai.server.minder import Minder
from gunbai.server.room import Room
from gunbai.server.seat import Seat
from gunbai.server.streams import Client
from tests.server.conftest import Starter
from tests.server.person import BASE3, BOT, ME, Person, refusal
from tests.server.rooms import room_of
from tests.server.servers import PATIENCE


@pytest.fixture
def room() -> Room:
    return room_of(Session(load("joraku"), {"players": 3}, 1), "running")


def urgency(room: Room) -> tuple[int, str]:
    nobody = cast(Any, None)
    return Minder(room, nobody, nobody, None, nobody, 0.0)._urgency()


def test_a_bot_is_urgent_for_people_who_are_here(room: Room) -> None:
    assert urgency(room) == (FOR_PEOPLE, "ann")
    room.stream(0).clients.append(Client(address="192.0.2.1"))
    assert urgency(room) == (WATCHED, "192.0.2.1")


def test_a_bot_among_bots_is_not_urgent_even_if_somebody_watches(room: Room) -> None:
    bots = [Seat(seat.changed(kind="bot", person=None)) for seat in room.seats]
    room.seats = bots
    room.stream(-1).clients.append(Client(address="192.0.2.1"))
    assert urgency(room) == (FOR_NOBODY, "ann")


def test_people_who_left_wait_for_nothing(room: Room) -> None:
    room.seats = [Seat(room.seats[0].changed(away=1)), *room.seats[1:]]
    assert urgency(room) == (FOR_NOBODY, "ann")


def test_few_tables_of_a_person_are_for_bots_only(new_server: Starter) -> None:
    person = Person(new_server(bot_pause=PATIENCE).url)  # no game is over before the test
    tables = [person.create(BASE3, BOT, BOT, BOT, start=False) for _ in range(MOST_BOT_TABLES + 1)]
    for table in tables[:-1]:
        person.at(table, "start")
    assert {person.table(table)["status"] for table in tables[:-1]} == {"running"}
    assert refusal(lambda: person.at(tables[-1], "start")) == "table-of-bots"
    person.at(person.create(BASE3, ME, BOT, BOT), "start")
    person.at(tables[0], "steer/end")
    person.at(tables[-1], "start")


def test_new_tables_of_an_address_are_limited() -> None:
    limits = Limits(1.0)
    limits.tables.take("192.0.2.1", 30)
    with pytest.raises(TooMuch):
        limits.tables.take("192.0.2.1", 30)
