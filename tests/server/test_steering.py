"""A running table in the hands of its host, of the others when the host is gone, and of bots."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

from tests.server.games import sit
from tests.server.live import look
from tests.server.person import (
    BASE4,
    NEUTRAL,
    OPEN,
    TWO_VS_TWO,
    Person,
    refusal,
    table_of,
)
from tests.server.servers import Server


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
            assert player.table["paused"]["by"] == player.table["host"] != ""
            assert 0 <= player.table["paused"]["since"] < 60
            assert player.choices == []
            assert await player.answer(action) == "table-not-running"
            host.at(table, "steer/resume")
            await player.until(lambda: bool(player.choices))
            assert player.table["paused"] is None
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
                assert others[0].table(table)["host_away"] == 0
            await players[0].until(lambda: not players[0].table["host_here"])
            assert players[0].table["host_gone"] == 0.3
            await asyncio.sleep(0.5)  # the server was told that 0.3 s are long
            assert others[0].table(table)["host_away"] >= 0.4
            votes = others[0].at(table, "vote", motion="pause")["votes"]
            assert votes == {"pause": [1]}
            assert others[0].at(table, "vote", motion="pause")["votes"] == votes
            async with look(host, table):
                await players[0].until(lambda: players[0].table["votes"] == {})
            await asyncio.sleep(0.5)
            others[0].at(table, "vote", motion="pause")
            paused = others[1].at(table, "vote", motion="pause")
            assert (paused["status"], paused["paused"]["by"]) == ("paused", "")
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


def test_one_who_is_left_does_not_end_the_game_for_all(server: Server) -> None:
    """It can't be taken back, unlike a pause, which whoever is there may decide."""
    table, (_, *others) = table_of(server.url, BASE4, 4)

    async def scene() -> None:
        async with look(others[0], table):
            await asyncio.sleep(0.5)  # the server was told that 0.3 s are long
            assert others[0].at(table, "vote", motion="end")["status"] == "running"

    asyncio.run(scene())
    assert others[1].at(table, "vote", motion="end")["status"] == "ended"


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
