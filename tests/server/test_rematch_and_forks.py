"""When a game is over: results, replay, rematch, forks, and records that go down and up."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path

import pytest

from tests.server.games import play_all, sit
from tests.server.live import look
from tests.server.person import (
    NEUTRAL,
    TWO_VS_TWO,
    Person,
    refusal,
    table_of,
)
from tests.server.servers import Server

RECORDS = Path(__file__).parent.parent / "fixtures" / "joraku"


def finished_table(server: Server, watch: str = "everybody") -> tuple[str, list[Person]]:
    table, people = table_of(server.url, NEUTRAL, 2, watch=watch)

    async def game() -> None:
        async with AsyncExitStack() as stack:
            await play_all(await sit(stack, table, people), 4)

    asyncio.run(game())
    return table, people


@pytest.fixture(scope="module")
def finished(server: Server) -> tuple[str, list[Person]]:
    return finished_table(server)


Finished = tuple[str, list[Person]]


def test_a_rematch_is_one_table_for_all_who_ask(server: Server, finished: Finished) -> None:
    table, (host, guest) = finished
    stranger = Person(server.url)
    assert refusal(lambda: stranger.at(table, "rematch")) == "table-seated-only"
    again = guest.at(table, "rematch")["id"]
    assert host.at(table, "rematch")["id"] == again
    found = host.table(again)
    assert found["status"] == "running"
    assert found["my_seat"] == 1  # everybody moved on by one seat
    assert found["origin"] == {"rematch": table}
    assert host.table(table)["successor"] == again
    assert refusal(lambda: host.at(again, "rematch")) == "table-not-over"


def test_results_are_listed_and_rated(finished: Finished) -> None:
    table, people = finished
    listed = people[0].get("/api/tables")["finished"]
    assert table in [row["id"] for row in listed]
    rated = {row["who"]: row for row in people[0].get("/api/ratings/joraku")}
    for person in people:
        assert rated[f"person:{person.id}"]["games"] >= 1
        assert rated[f"person:{person.id}"]["name"] == person.name


def test_a_person_has_a_page_with_games_and_ratings(server: Server, finished: Finished) -> None:
    table, (host, guest) = finished
    reader = Person(server.url, "")
    found = reader.get(f"/api/people/{guest.id}")
    assert (found["id"], found["name"]) == (guest.id, guest.name)
    game = next(row for row in found["finished"] if row["id"] == table)
    assert [seat["person"] for seat in game["seats"]] == [host.id, guest.id]
    assert game["result"]["places"]
    [rating] = found["ratings"]
    assert (rating["game"], rating["games"]) == ("joraku", 1)
    assert rating["rating"] > 0  # a first loss is no debt
    assert refusal(lambda: reader.get("/api/people/nobody")) == "person-unknown"
    assert refusal(lambda: reader.get("/api/people/%00")) == "person-unknown"


@pytest.mark.parametrize("watch", ["link", "nobody"])
def test_a_persons_page_shows_closed_games_to_those_who_played(server: Server, watch: str) -> None:
    table, (host, guest) = finished_table(server, watch)
    stranger = Person(server.url)

    def games(asker: Person) -> list[str]:
        return [row["id"] for row in asker.get(f"/api/people/{host.id}")["finished"]]

    assert games(stranger) == games(Person(server.url, "")) == []
    assert games(host) == games(guest) == [table]


def test_replay_from_every_seat_and_from_above(server: Server, finished: Finished) -> None:
    table, people = finished
    reader = Person(server.url)
    info = reader.get(f"/api/tables/{table}/replay")
    assert info["seats"] == [-2, -1, 0, 1]
    assert len(info["rounds"]) == 3
    last = info["answers"]
    assert last == people[0].table(table)["answers"]
    for seat in info["seats"]:
        end = reader.get(f"/api/tables/{table}/replay/{last}?seat={seat}")
        assert end["view"]["position"]["result"] == people[0].table(table)["result"]
        assert end["log_at"] + len(end["log"]) > 100
        assert reader.get(f"/api/tables/{table}/replay/99999?seat={seat}") == end
    start = reader.get(f"/api/tables/{table}/replay/0?seat=-2")
    hands = [own["hand"] for own in start["view"]["position"]["above"]]
    assert [len(hand) for hand in hands] == [8, 8]
    mine = reader.get(f"/api/tables/{table}/replay/0?seat=1")["view"]["position"]["own"]["hand"]
    assert mine == hands[1]
    assert refusal(lambda: reader.get(f"/api/tables/{table}/replay/-1")) == "table-no-replay"


def test_a_running_game_is_replayed_from_ones_own_seat_only(server: Server) -> None:
    table, (host, guest) = table_of(server.url, NEUTRAL, 2)
    stranger = Person(server.url)

    async def game() -> None:
        async with AsyncExitStack() as stack:
            await play_all(await sit(stack, table, [host, guest]), 4, most=5)

    asyncio.run(game())
    assert guest.get(f"/api/tables/{table}/replay")["seats"] == [1]
    assert stranger.get(f"/api/tables/{table}/replay")["seats"] == [-1]
    for person, seats in ((guest, (-2, -1, 0)), (stranger, (-2, 0, 1))):
        for seat in seats:
            path = f"/api/tables/{table}/replay/3?seat={seat}"
            assert refusal(partial(person.get, path)) == "table-no-replay"
    assert refusal(lambda: host.at(table, "fork", upto=1)) == "table-not-over"


def test_fork_plays_on_from_any_position(server: Server, finished: Finished) -> None:
    table, _ = finished
    reader = Person(server.url)
    fork = reader.at(table, "fork", upto=20)["id"]
    found = reader.table(fork)
    assert found["status"] == "running"
    assert found["origin"] == {"fork": table, "upto": 20}
    mine = found["my_seat"]

    async def game() -> None:
        async with look(reader, fork) as player:
            there = reader.get(f"/api/tables/{table}/replay/20?seat={mine}")
            assert player.view["position"]["own"] == there["view"]["position"]["own"]
            await play_all([player], 7)
            assert player.table["status"] == "finished"

    asyncio.run(game())
    rated = [row["who"] for row in reader.get("/api/ratings/joraku")]
    assert f"person:{reader.id}" not in rated  # its cards were known


def test_a_fork_at_the_very_end_keeps_who_played(server: Server, finished: Finished) -> None:
    table, (host, _) = finished
    reader = Person(server.url)
    end = host.table(table)
    copy = reader.table(reader.at(table, "fork", upto=end["answers"])["id"])
    assert (copy["status"], copy["result"]) == ("finished", end["result"])
    who = [(seat["kind"], seat["name"]) for seat in end["seats"]]
    assert [(seat["kind"], seat["name"]) for seat in copy["seats"]] == who


def test_records_go_down_and_up_again(server: Server, finished: Finished) -> None:
    table, (host, _) = finished
    text = host.get(f"/api/tables/{table}/record")
    other = Person(server.url)
    copy = other.post("/api/records", text=text)["id"]
    assert other.table(copy)["result"] == host.table(table)["result"]
    names = [seat["name"] for seat in other.table(copy)["seats"]]
    assert names == [seat["name"] for seat in host.table(table)["seats"]]
    begun = text.splitlines(keepends=True)
    assert refusal(lambda: other.post("/api/records", text="".join(begun[:-3]))) == (
        "record-truncated"
    )
    spoiled = text.replace("\n3 s", "\n3  s")
    assert refusal(lambda: other.post("/api/records", text=spoiled)) == "record-changed"
    assert refusal(lambda: other.post("/api/records", text="")) == "record-not-one"


def test_an_unfinished_record_is_a_game_to_play_on(one_server: Server) -> None:
    table, (host, guest) = table_of(one_server.url, TWO_VS_TWO, 2)

    async def begin() -> None:
        async with AsyncExitStack() as stack:
            await play_all(await sit(stack, table, [host, guest]), 4, most=6)

    asyncio.run(begin())
    host.at(table, "steer/end")
    reader = Person(one_server.url)
    copy = reader.post("/api/records", text=guest.get(f"/api/tables/{table}/record"))["id"]

    async def play() -> None:
        async with look(reader, copy) as player:
            assert player.table["status"] == "running"
            await play_all([player], 5)

    asyncio.run(play())
    assert reader.table(copy)["status"] == "finished"


def test_a_copy_is_shown_to_no_more_people_than_the_game(one_server: Server) -> None:
    table, (host, guest) = table_of(one_server.url, TWO_VS_TWO, 2, watch="nobody")
    stranger = Person(one_server.url)
    host.at(table, "steer/end")
    fork = guest.at(table, "fork", upto=0)["id"]
    assert refusal(lambda: stranger.table(fork)) == "table-closed"
    copy = guest.post("/api/records", text=guest.get(f"/api/tables/{table}/record"))["id"]
    assert stranger.table(copy)["status"] == "running"  # by its link
    expected: list[tuple[Person, set[str]]] = [(stranger, set()), (guest, {fork, copy})]
    for person, found in expected:
        shown = {row["id"] for rows in person.get("/api/tables").values() for row in rows}
        assert shown & {fork, copy} == found


def test_the_record_of_any_fixture_can_be_uploaded(one_server: Server) -> None:
    reader = Person(one_server.url)
    for folder in sorted(RECORDS.iterdir()):
        if folder.is_dir():
            text = sorted(folder.glob("*.record"))[0].read_text(encoding="utf-8")
            table = reader.post("/api/records", text=text)["id"]
            assert reader.table(table)["status"] == "finished"
            again = reader.get(f"/api/tables/{table}/record").splitlines()[-1]
            assert again.partition(" #")[0] == text.splitlines()[-1].partition(" #")[0]
