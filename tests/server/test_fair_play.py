"""Results that count for whoever played, lists that tell no secret, health that tells the truth."""

from __future__ import annotations

import asyncio
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from gunbai.core.session import Session
from gunbai.core.state import Result
from gunbai.games import load
from gunbai.server import database
from gunbai.server.app import health, prepare
from gunbai.server.config import Settings
from gunbai.server.database import Database
from gunbai.server.hub import Hub
from gunbai.server.ratings import is_rated, new_ratings
from gunbai.server.room import Room
from gunbai.server.seat import Seat
from gunbai.server.succession import SeatShare, counting, shares_of
from tests.server.conftest import Starter
from tests.server.games import sit
from tests.server.person import NEUTRAL, Person, table_of
from tests.server.rooms import room_of
from tests.server.servers import Server


@pytest.fixture
def room() -> Room:
    return room_of(Session(load("joraku"), {"players": 3}, 1), "running")


def put(room: Room, seat: int, **changes: Any) -> None:
    room.seats[seat] = Seat(room.seats[seat].changed(**changes))


# ratings


def played(room: Room, counts: dict[int, tuple[int, int]]) -> list[SeatShare]:
    """Return those for whom the seats count, from the answers of their persons and of bots."""
    given = {(seat, 0, "person"): own for seat, (own, _) in counts.items()}
    given |= {(seat, 0, "bot"): bots for seat, (_, bots) in counts.items()}
    return [counting(shares_of(place, [], given)) for place in room.seats]


def who(room: Room, seat: int, counts: dict[int, tuple[int, int]]) -> str:
    return played(room, counts)[seat].who


def test_a_result_counts_for_whoever_gave_most_answers(room: Room) -> None:
    assert who(room, 0, {0: (20, 3)}) == "person:ann"
    put(room, 0, away=1)  # just before the end
    assert who(room, 0, {0: (20, 3)}) == "person:ann"
    assert who(room, 0, {0: (3, 20)}) == "bot:medium"
    put(room, 0, away=0)  # back for the triumph
    assert who(room, 0, {0: (3, 20)}) == "bot:medium"
    assert who(room, 1, {1: (0, 20)}) == "bot:medium"
    put(room, 2, kind="program", away=1)
    assert who(room, 2, {2: (5, 1)}) == ""


def test_a_loss_stays_with_whoever_left_before_it(room: Room) -> None:
    put(room, 0, away=1)
    held = {0: (9, 1), 1: (0, 10), 2: (0, 10)}
    rows = new_ratings(room, Result([1, 5, 3], [3, 1, 2]), played(room, held), [])
    assert {row["who"] for row in rows} == {"person:ann", "bot:medium"}


def test_games_with_own_values_are_not_rated_nor_their_rematches(room: Room) -> None:
    assert is_rated(room)
    room.origin = {"rematch": "T0"}
    assert is_rated(room)
    room.own_values = {"kachidoki": {"row": [9, 5, 1]}}
    assert not is_rated(room)
    room.own_values, room.origin = None, {"upload": True}
    assert not is_rated(room)


def test_the_answers_of_a_seat_are_counted_by_who_gave_them(server: Server) -> None:
    table, people = table_of(server.url, NEUTRAL, 2)

    async def scene() -> None:
        async with AsyncExitStack() as stack:
            one, two = await sit(stack, table, people)
            for player in (one, two):
                await player.until(lambda p=player: bool(p.choices) or p.over)  # type: ignore[misc]
                assert await player.answer(player.choices[0]) == ""
            people[0].at(table, "away", seat=0, away=True)
            people[1].at(table, "away", seat=1, away=True)
            await one.until(lambda: one.over, 120)

    asyncio.run(scene())
    rated = {row["who"]: row["games"] for row in people[0].get("/api/ratings/joraku")}
    for person in people:
        assert f"person:{person.id}" not in rated


# lists

PLANNING = {"game": "shogun", "options": {"players": 3, "start": "recommended"}}


def test_a_sealed_step_does_not_move_its_table_in_the_list(new_server: Starter) -> None:
    server = new_server(tidy_every=0.05)
    first, people = table_of(server.url, PLANNING, 2)
    stranger = Person(server.url)
    while stranger.table(first)["to_act"] != [0, 1]:
        time.sleep(0.05)  # that the bot has planned moves the table
    time.sleep(0.3)  # lists tell times in tenths of a second
    second, _ = table_of(server.url, NEUTRAL, 2)

    def order() -> list[str]:
        return [table["id"] for table in stranger.get("/api/tables")["running"]]

    async def scene() -> None:
        async with AsyncExitStack() as stack:
            one, _ = await sit(stack, first, people)
            assert order() == [second, first]
            lay = next(text for text in one.choices if text.startswith("lay "))
            assert await one.answer(lay) == ""
            await asyncio.sleep(0.3)  # it has looked around several times
            assert order() == [second, first]
            since = stranger.table(first)["since"]
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
            assert order() == [second, first]
            assert stranger.table(first)["since"] >= since

    asyncio.run(scene())


# health


def test_a_full_disk_is_no_good_health(
    new_server: Starter, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = new_server()
    assert httpx.get(f"{server.url}/health").status_code == 200
    found = Database(database.connect(Settings(Path(server.settings["data"])).database))
    assert not found.disk_is_full()
    monkeypatch.setattr(database, "_LEAST_FREE", 1 << 80)
    assert found.disk_is_full()


def test_the_route_of_health_says_that_the_disk_is_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A monitor, and a proxy that takes a server out, get 503 and the reason."""

    async def scene() -> None:
        settings = Settings(tmp_path)
        await prepare(settings)
        hub = Hub(settings, Database(database.connect(settings.database)))
        try:
            told = []
            for least in (0, 1 << 80):
                monkeypatch.setattr(database, "_LEAST_FREE", least)
                answer = await health.fn(hub)
                told.append((answer.status_code, answer.content["status"]))
            hub.journal.failing = True
            monkeypatch.setattr(database, "_LEAST_FREE", 0)
            answer = await health.fn(hub)
            told.append((answer.status_code, answer.content["status"]))
            hub.journal.failing = False
            assert told == [(200, "ok"), (503, "disk-full"), (503, "not-writing")]
        finally:
            await hub.close()

    asyncio.run(scene())


def test_times_are_told_as_histograms(one_server: Server) -> None:
    httpx.get(f"{one_server.url}/health")
    text = httpx.get(f"{one_server.url}/metrics").text
    assert "# TYPE gunbai_answer_seconds histogram" in text
    assert 'gunbai_request_seconds_bucket{le="0.05",status="200"}' in text
    assert "# TYPE gunbai_answers_total counter" in text
