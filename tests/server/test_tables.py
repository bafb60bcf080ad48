"""The life of a table: made, joined, started, left, steered, played once more, forked."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any

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
    NEUTRAL,
    OPEN,
    TWO_VS_TWO,
    Person,
    RefusedError,
    table_of,
)
from tests.server.playing import play_all, sit
from tests.server.serving import Server

RECORDS = Path(__file__).parent.parent / "fixtures" / "joraku"


def refusal(ask: Callable[[], Any]) -> str:
    with pytest.raises(RefusedError) as caught:
        ask()
    return caught.value.key


# before the game


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


# during the game


def test_a_bot_plays_for_whoever_is_away_and_gives_the_seat_back(server: Server) -> None:
    table, (host, guest) = table_of(server.url, NEUTRAL, 2)
    assert refusal(lambda: guest.at(table, "away", seat=0, away=True)) == "table-host-only"

    async def scene() -> None:
        async with look(guest, table) as player:
            assert host.at(table, "away", seat=1, away=True)["seats"][1]["away"]
            await player.until(lambda: player.view["position"]["ask"]["seats"] == [0])
            assert await player.undo() == "table-away"
            assert not guest.at(table, "join")["seats"][1]["away"]
            await player.until(lambda: not player.table["seats"][1]["away"])
            async with look(host, table) as other:
                assert await other.answer(other.choices[0]) == ""
            await player.until(lambda: bool(player.choices))
            assert await player.answer(player.choices[0]) == ""
            guest.at(table, "leave")
            await player.until(lambda: player.table["seats"][1]["away"])
            assert await player.answer("play 1r") == "table-away"

    asyncio.run(scene())


def test_the_host_pauses_resumes_and_ends(server: Server) -> None:
    table, (host, guest) = table_of(server.url, TWO_VS_TWO, 2)
    assert refusal(lambda: guest.at(table, "steer/pause")) == "table-host-only"
    assert refusal(lambda: host.at(table, "steer/dance")) == "motion-unknown"
    assert refusal(lambda: host.at(table, "steer/resume")) == "table-not-running"

    async def scene() -> None:
        async with look(guest, table) as player:
            action = player.choices[0]
            host.at(table, "steer/pause")
            await player.until(lambda: player.table["status"] == "paused")
            assert player.choices == []
            assert await player.answer(action) == "table-not-running"
            host.at(table, "steer/resume")
            await player.until(lambda: bool(player.choices))
            assert await player.answer(action) == ""
            assert refusal(lambda: host.get(f"/api/tables/{table}/record")) == "table-not-over"
            host.at(table, "steer/end")
            await player.until(lambda: player.over)
            assert await player.undo() == "table-not-running"

    asyncio.run(scene())
    record = guest.get(f"/api/tables/{table}/record")
    assert record.count("\n1 s") == 1
    assert "running" in record.splitlines()[-1]


def test_the_others_vote_only_when_the_host_is_gone(server: Server) -> None:
    """Two of three others are a majority; the votes are forgotten when the host is back."""
    table, (host, *others) = table_of(server.url, BASE4, 4)

    async def scene() -> None:
        async with AsyncExitStack() as stack:
            players = await sit(stack, table, others)
            async with look(host, table):
                assert refusal(lambda: others[0].at(table, "vote", motion="pause")) == (
                    "table-host-here"
                )
            await asyncio.sleep(0.5)  # the server was told that 0.3 s are long
            votes = others[0].at(table, "vote", motion="pause")["votes"]
            assert votes == {"pause": [1]}
            assert others[0].at(table, "vote", motion="pause")["votes"] == votes
            async with look(host, table):
                await players[0].until(lambda: players[0].table["votes"] == {})
            await asyncio.sleep(0.5)
            others[0].at(table, "vote", motion="pause")
            assert others[1].at(table, "vote", motion="pause")["status"] == "paused"
            assert refusal(lambda: others[0].at(table, "vote", motion="pause")) == (
                "table-not-running"
            )
            others[1].at(table, "vote", motion="resume")
            assert others[2].at(table, "vote", motion="resume")["status"] == "running"
            out = {"motion": "replace", "seat": 0}
            assert not others[0].at(table, "vote", **out)["seats"][0]["away"]
            assert others[1].at(table, "vote", **out)["seats"][0]["away"]
            bad = {"motion": "replace", "seat": 7}
            assert refusal(lambda: others[0].at(table, "vote", **bad)) == "table-no-seat"

    asyncio.run(scene())
    stranger = Person(server.url)
    assert refusal(lambda: stranger.at(table, "vote", motion="end")) == "table-seated-only"


def test_where_a_decision_takes_days_one_who_is_there_does_not_decide_alone(
    server: Server,
) -> None:
    pace = {"kind": "days", "days": 3}
    table, (_, *others) = table_of(server.url, BASE4, 4, pace=pace)

    async def scene() -> None:
        async with look(others[0], table):
            await asyncio.sleep(0.5)
            assert others[0].at(table, "vote", motion="end")["status"] == "running"

    asyncio.run(scene())
    assert others[1].at(table, "vote", motion="end")["status"] == "ended"


def test_a_host_without_a_seat_has_the_host_controls_and_no_cards(server: Server) -> None:
    host, one, two = (Person(server.url) for _ in range(3))
    table = host.create(TWO_VS_TWO, OPEN, OPEN, watch="nobody")
    one.at(table, "join")
    two.at(table, "join")

    async def scene() -> None:
        async with look(host, table) as watcher:
            assert watcher.table["hosting"]
            host.at(table, "start")
            await watcher.until(lambda: watcher.view is not None)
            assert watcher.view["seat"] == -1
            assert "own" not in watcher.view["position"]
            assert watcher.table["hosting"]

    asyncio.run(scene())


# after the game


def finished_table(server: Server) -> tuple[str, list[Person]]:
    table, people = table_of(server.url, NEUTRAL, 2)

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
            assert refusal(lambda p=person, a=path: p.get(a)) == "table-no-replay"  # type: ignore[misc]
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


def test_the_record_of_any_fixture_can_be_uploaded(one_server: Server) -> None:
    reader = Person(one_server.url)
    for folder in sorted(RECORDS.iterdir()):
        if folder.is_dir():
            text = sorted(folder.glob("*.record"))[0].read_text(encoding="utf-8")
            table = reader.post("/api/records", text=text)["id"]
            assert reader.table(table)["status"] == "finished"
            again = reader.get(f"/api/tables/{table}/record").splitlines()[-1]
            assert again.partition(" #")[0] == text.splitlines()[-1].partition(" #")[0]


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
