"""Whole games over the socket, and what a seat may and may not do in one."""

from __future__ import annotations

import asyncio
import os
import signal
from contextlib import AsyncExitStack

import pytest

from gunbai.core.record import read_record, replay
from gunbai.games import load
from tests.server.conftest import Starter
from tests.server.games import play_all, sit
from tests.server.live import Live, key_of, look
from tests.server.person import BASE4, MODES, TWO_VS_TWO, Person, table_of
from tests.server.servers import Server

JORAKU = load("joraku")


def test_two_people_and_bots_play_a_whole_game(server: Server) -> None:
    check_whole_game(server, "base4")


@pytest.mark.parametrize("mode", ["base3", "two_vs_two", "neutral"])
def test_two_people_play_a_whole_game_in_every_mode(one_server: Server, mode: str) -> None:
    check_whole_game(one_server, mode)


def check_whole_game(server: Server, mode: str) -> None:
    table, people = table_of(server.url, MODES[mode], 2)

    async def game() -> None:
        async with AsyncExitStack() as stack:
            players = await sit(stack, table, people)
            watcher = await stack.enter_async_context(Live(server.url, table))
            await play_all(players, 1)
            await watcher.until(lambda: watcher.over)
            for player in [*players, watcher]:
                assert player.table["result"] == player.view["position"]["result"]
                assert player.log[-1]["key"] == "jk-end"
                assert len(player.log) > 150
                assert not player.choices
                assert not player.view["can_undo"]

    asyncio.run(game())
    record = people[0].get(f"/api/tables/{table}/record")
    session = replay(JORAKU, read_record(record))
    assert session.over
    result = session.state.result()
    assert result is not None
    assert people[0].table(table)["result"]["scores"] == result.scores


def test_sealed_passes_do_not_wait_for_each_other(server: Server) -> None:
    """Both answer to the same version; the second is not stale, and may change until the end."""
    table, people = table_of(server.url, BASE4, 4)

    async def game() -> None:
        async with AsyncExitStack() as stack:
            players = await sit(stack, table, people)
            seen = [player.view["version"] for player in players]
            assert await players[0].answer(players[0].choices[0], seen[0]) == ""
            assert await players[1].answer(players[1].choices[0], seen[1]) == ""
            assert players[0].view["can_undo"]
            assert await players[0].undo() == ""
            assert await players[0].answer(players[0].choices[3]) == ""
            assert await players[2].answer(players[2].choices[0], seen[2]) == ""
            await players[0].until(lambda: players[0].view["position"]["ask"]["seats"] == [3])
            assert await players[3].answer(players[3].choices[0], seen[3]) == ""
            for player in players:
                await player.sees(lambda p: p.view["position"]["own"]["received"])
                assert not player.view["can_undo"]
            assert await players[0].undo() == "undo-refused"
            # Nobody's log went wrong by steps back of others that it could not notice.
            for person, player in zip(people, players, strict=True):
                async with look(person, table) as fresh:
                    assert fresh.log == player.log

    asyncio.run(game())


def test_undo_goes_to_the_barrier_and_cuts_the_log_for_all(server: Server) -> None:
    """JK-D08 is open: each choice of colours stands until the other seat has chosen, too."""
    table, people = table_of(server.url, TWO_VS_TWO, 2)

    async def game() -> None:
        async with AsyncExitStack() as stack:
            one, two = await sit(stack, table, people)
            before = [player.picture() for player in (one, two)]
            assert await one.answer(one.choices[0]) == ""
            await two.until(lambda: len(two.log) > len(before[1][2]))
            assert await one.undo() == ""
            await two.until(lambda: len(two.log) == len(before[1][2]))
            for player, picture in zip((one, two), before, strict=True):
                picture[1]["version"] = player.view["version"]
                picture[0]["answers"] = player.table["answers"]
                assert player.picture()[1:] == picture[1:]
            assert await one.undo() == "undo-refused"
            assert await one.answer(one.choices[1]) == ""
            await two.until(lambda: two.view["position"]["ask"]["seats"] == [1])
            assert await two.answer(two.choices[0]) == ""
            assert await one.undo() == "undo-refused"

    asyncio.run(game())


def test_a_repeated_answer_is_acknowledged_and_changes_nothing(server: Server) -> None:
    table, people = table_of(server.url, BASE4, 4)

    async def game() -> None:
        async with AsyncExitStack() as stack:
            players = await sit(stack, table, people)
            one = players[0]
            message = {
                "type": "answer",
                "id": "mine",
                "seen": one.view["version"],
                "action": one.choices[0],
            }
            assert (await one.send_as(message))["ok"]
            picture = one.picture()
            for _ in range(3):
                assert (await one.send_as(message))["ok"]
            assert one.picture() == picture
            other = {**message, "action": players[1].choices[0]}
            assert (await players[1].send_as(other))["ok"]  # another seat's ids are its own
            await one.until(lambda: one.view["position"]["ask"]["seats"] == [2, 3])

    asyncio.run(game())


def _colour(player: Live) -> str:
    colours = player.view["position"]["seats"][player.seat]["colours"]
    return str(colours[0])


def test_open_answers_in_any_order_cross_each_other(server: Server) -> None:
    """JK-D08: whoever has not seen the other's answer yet is not refused for it."""
    table, people = table_of(server.url, TWO_VS_TWO, 2)

    async def game() -> None:
        async with AsyncExitStack() as stack:
            one, two = await sit(stack, table, people)
            old = two.view["version"]
            assert await one.answer(one.choices[0]) == ""
            await two.until(lambda: two.view["version"] > old)
            assert await two.answer(two.choices[0], old) == ""
            await one.until(lambda: one.view["position"]["ask"]["key"] != "JK-D08")

    asyncio.run(game())


def test_stale_foreign_and_wrong_answers_are_refused(server: Server) -> None:
    table, people = table_of(server.url, TWO_VS_TWO, 2)
    stranger = Person(server.url)

    async def game() -> None:
        async with AsyncExitStack() as stack:
            one, two = await sit(stack, table, people)
            third = await stack.enter_async_context(look(stranger, table))
            old = one.view["version"]
            assert await one.answer(one.choices[0]) == ""
            assert await one.undo() == ""
            assert await one.answer(one.choices[0], old) == "refuse-stale"
            message = {"type": "undo", "id": "u1", "seen": old}
            assert await one.answer(one.choices[0]) == ""
            assert (await one.send_as(message))["refused"]["key"] == "refuse-stale"
            assert await one.answer("lower " + _colour(one)) == "refuse-not-asked"
            assert await two.answer("play 1r") == "refuse-other-decision"
            assert await two.answer("dance") == "text-verb"
            assert await third.answer("play 1r", 0) == "table-seated-only"
            assert third.choices == []
            why = await two.send("why", action="lower " + _colour(one))
            assert why["refused"]["key"] == "jk-refuse-not-yours"
            assert why["refused"]["rule"] == "JK-T01"

    asyncio.run(game())


def test_who_waits_for_a_hint_can_go_on_playing(new_server: Starter) -> None:
    """The bots may be busy for long; what they think of an older position is no hint any more."""
    server = new_server()
    table, (me, _) = table_of(server.url, TWO_VS_TWO, 2)

    async def game() -> None:
        async with look(me, table) as one:
            assert (await one.send("hint"))["ok"]  # so that there is somebody to think
            thinkers = server.children()
            for process in thinkers:
                os.kill(process, signal.SIGSTOP)
            hint = asyncio.create_task(one.send("hint"))
            await asyncio.sleep(0)
            assert await one.say("let me see") == ""
            assert await one.answer(one.choices[0]) == ""
            assert not hint.done()
            for process in thinkers:
                os.kill(process, signal.SIGCONT)
            assert key_of(await hint) == "hint-none"

    asyncio.run(game())


def test_a_hint_is_a_legal_answer(server: Server) -> None:
    table, people = table_of(server.url, TWO_VS_TWO, 2)

    async def game() -> None:
        async with look(people[0], table) as one:
            reply = await one.send("hint")
            assert reply["ok"]
            assert reply["hint"][0] in one.choices

    asyncio.run(game())
