"""An answer taken back behind what was revealed: by consent of all, told in the log, kept."""

from __future__ import annotations

import asyncio
import threading
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from gunbai.core.session import Session
from gunbai.server import answers
from gunbai.server.database import Database, connect
from gunbai.server.hub import Hub
from gunbai.server.room import Room
from tests.server.conftest import Starter
from tests.server.games import sit
from tests.server.live import Live, look
from tests.server.one_process import BOT, CLANS, PERSON, at_table
from tests.server.person import BASE3, NEUTRAL, TWO_VS_TWO, Json, Person, refusal, table_of
from tests.server.servers import Server
from tests.server.test_motions import answer, only


async def go_on(players: list[Live], answers: int = 1) -> None:
    """Let so many answers be given by whoever is asked."""
    for _ in range(answers):
        while not await answered(players):
            await asyncio.sleep(0.01)  # somebody has not heard yet what happened


async def answered(players: list[Live]) -> bool:
    """Return True if somebody who believes to be asked was."""
    for player in players:
        before = player.view["version"]
        if player.choices and await player.answer(player.choices[0]) == "":
            await player.moved_on(before)
            return True
    return False


async def until_revealed(players: list[Live], asker: Live) -> None:
    """Go on until the asker can't take the last answer back alone."""
    while asker.view["can_undo"] or asker.view["undo_reason"]["words"]["reason"] == "nothing":
        await go_on(players)
        await asyncio.sleep(0.05)


#: What differs: the game is settled where it went back to.
HERE = ("version", "can_undo", "undo_reason")


def without_versions(view: Json) -> Json:
    return {key: value for key, value in view.items() if key not in HERE}


def test_all_agree_and_the_game_is_where_it_was(server: Server) -> None:
    table, people = table_of(server.url, BASE3, 3)

    async def scene() -> None:
        async with AsyncExitStack() as stack:
            players = await sit(stack, table, people)
            while len({str(player.view["position"]["ask"]) for player in players}) > 1 or (
                len(players[0].view["position"]["ask"]["seats"]) > 1
            ):
                await answered(players)  # until the cards that were passed are seen by all
            mover = next(player for player in players if player.choices)
            seat = mover.seat
            others = [each for each in range(3) if each != seat]
            before, log, played = None, list(mover.log), ""
            while mover.choices:  # a card may have an effect to be chosen
                before, log = without_versions(mover.view), list(mover.log)
                version, played = mover.view["version"], mover.choices[0]
                assert await mover.answer(played) == ""
                await mover.moved_on(version)
            await go_on([player for player in players if player is not mover])
            await mover.until(lambda: not mover.view["can_undo"])
            motion = only(people[seat].at(table, "motions", kind="back"))
            assert (motion["kind"], motion["asked"]) == ("back", others)
            answer(people[others[0]], table, motion, "accept")
            assert len(mover.log) > len(log)
            answer(people[others[1]], table, motion, "accept")
            await mover.until(lambda: len(mover.log) == len(log))
            await mover.until(lambda: not mover.table["motions"])
            assert without_versions(mover.view) == before
            assert mover.log == log
            back = (await again(people[others[0]], table))["steps_back"][-1]
            assert (back["by"], back["agreed"], back["at"]) == (seat, others, len(log))
            assert (await again(people[seat], table))["steps_back"][-1]["agreed"] == others
            assert await mover.answer(played) == ""  # it goes on

    asyncio.run(scene())


async def again(person: Person, table: str) -> Json:
    """Return the message with everything, for somebody who comes now."""
    async with look(person, table) as live:
        return live.received[0]


async def as_shown(person: Person, table: str) -> tuple[Json, list[Json]]:
    """Return the view and the log that somebody who comes to the table now is shown."""
    async with look(person, table) as live:
        return without_versions(live.view), live.log


@pytest.mark.parametrize("how", ["stop", "kill"])
def test_it_survives_a_restart_with_snapshots(new_server: Starter, how: str) -> None:
    server = new_server(snapshot_every=4)
    table, people = table_of(server.url, TWO_VS_TWO, 2)

    async def scene() -> None:
        async with AsyncExitStack() as stack:
            players = await sit(stack, table, people)
            await go_on(players, 12)
            for _ in range(3):
                await until_revealed(players, players[0])
                motion = only(people[0].at(table, "motions", kind="back"))
                answer(people[1], table, motion, "accept")
                await players[0].until(lambda: not players[0].table["motions"])
            await go_on(players, 7)
            before = [await as_shown(person, table) for person in people]
            await asyncio.to_thread(getattr(server, how))
            await asyncio.to_thread(server.start)
            assert [await as_shown(person, table) for person in people] == before
            replay = people[0].get(f"/api/tables/{table}/replay")
            assert replay["answers"] > 0

    asyncio.run(scene())
    people[0].at(table, "steer/end")
    assert "\n1 s" in people[0].get(f"/api/tables/{table}/record")


def test_what_can_not_be_taken_back(server: Server) -> None:
    table, people = table_of(server.url, TWO_VS_TWO, 2)
    assert refusal(lambda: people[0].at(table, "motions", kind="back")) == "undo-refused"

    async def scene() -> None:
        async with AsyncExitStack() as stack:
            (one, _) = await sit(stack, table, people)
            assert await one.answer(one.choices[0]) == ""

    asyncio.run(scene())
    assert refusal(lambda: people[0].at(table, "motions", kind="back")) == "motion-undo"
    people[0].at(table, "steer/pause")
    assert refusal(lambda: people[0].at(table, "motions", kind="back")) == "table-not-running"


def test_against_bots_nobody_is_asked_and_the_game_is_not_rated(new_server: Starter) -> None:
    server = new_server()
    table, (host,) = table_of(server.url, NEUTRAL, 1)

    async def scene() -> None:
        async with look(host, table) as player:
            await go_on([player], 4)
            await until_revealed([player], player)
            await player.until(lambda: bool(player.choices))
            length = len(player.log)
            host.at(table, "motions", kind="back")
            await player.until(lambda: len(player.log) < length)
            while not player.over:
                await player.until(lambda: player.over or bool(player.choices))
                if player.choices:
                    await player.answer(player.choices[0])

    asyncio.run(scene())
    ratings = host.get("/api/ratings/joraku")
    assert not [row for row in ratings if row["who"]]


def test_another_process_plays_the_game_again_beside_its_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both with the table open and when it is opened after that."""
    places: list[str] = []
    plain = Session.as_it_was

    def noted(session: Session, left: int) -> Session:
        places.append(threading.current_thread().name.partition("_")[0])
        return plain(session, left)

    async def scene(hub: Hub, room: Room) -> None:
        others = [Hub(hub.settings, Database(connect(hub.settings.database))) for _ in range(2)]
        for other in others:
            other.tasks.closing = True
        follower = await others[0].room(room.id)
        await answers.answer(hub.keeper, room, PERSON, f"offer {CLANS[BOT]}", -1)
        await answers.answer(hub.keeper, room, BOT, f"accept {CLANS[PERSON]}", -1, by="bot")
        session = answers.running(room)
        async with room.lock:
            back = session.prepare_back(PERSON, 0, [])
            session.go_back_to(plain(session, 0))
            assert await hub.keeper.write(room, back, "person", "")
        async with follower.lock:
            await others[0].keeper.refresh(follower)
        opened = await others[1].room(room.id)
        for found in (follower, opened):
            assert (found.seq, answers.running(found).dump()) == (room.seq, session.dump())
        for other in others:
            await other.close()

    monkeypatch.setattr(Session, "as_it_was", noted)
    at_table(tmp_path, scene)
    assert places == ["workshop", "workshop"]
