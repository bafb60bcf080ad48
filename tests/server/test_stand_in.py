"""A bot that plays for a person: how fast, and by which promises."""

from __future__ import annotations

from pathlib import Path

from gunbai.server import promises
from gunbai.server.hub import Hub
from gunbai.server.minder import FIRST_WORD, STAND_IN
from gunbai.server.pace import Pace
from gunbai.server.promise_messages import MakePromise
from gunbai.server.room import Room
from gunbai.server.streams import Client
from tests.server.one_process import BOT, OTHER_BOT, PERSON, at_table


async def leave_to_bot(hub: Hub, room: Room) -> None:
    await hub.keeper.save(room, {}, [room.seats[PERSON].changed(away=1)])


def test_it_plays_at_the_pace_of_people_unless_they_are_gone_and_others_wait(
    tmp_path: Path,
) -> None:
    async def scene(hub: Hub, room: Room) -> None:
        minder = hub.minders[room.id]
        room.news_at = len(room.session.events) if room.session else 0
        assert minder._slowness(BOT) == FIRST_WORD  # people look at the board first
        minder._talked.add((BOT, 0))
        assert minder._slowness(BOT) == 1
        await leave_to_bot(hub, room)
        # Nobody waits for anything: its person may be back in a moment.
        assert minder._slowness(PERSON) == STAND_IN
        assert minder._slowness(BOT) == 0
        client = Client(True)
        room.stream(PERSON).clients.append(client)
        assert minder._slowness(PERSON) == STAND_IN
        assert minder._slowness(BOT) == 1  # somebody looks on
        room.pace = Pace("live", 30, 60)
        assert minder._slowness(PERSON) == STAND_IN
        room.leave(PERSON, client)
        assert minder._slowness(PERSON) == 0

    at_table(tmp_path, scene)


def test_it_keeps_the_open_promises_of_its_person(tmp_path: Path) -> None:
    async def scene(hub: Hub, room: Room) -> None:
        minder = hub.minders[room.id]
        for to, request in ((BOT, "one"), (OTHER_BOT, "two")):
            form = MakePromise("x", to, "loyal", {"season": "spring"})
            await promises.make(hub.keeper, room, PERSON, form, request)
        await leave_to_bot(hub, room)
        assert minder._promises(PERSON) == [
            (BOT, "loyal", {"season": "spring"}),
            (OTHER_BOT, "loyal", {"season": "spring"}),
        ]
        first = next(iter(room.promises))
        await promises.judge(hub.keeper, room, PERSON, first, "kept")
        assert minder._promises(PERSON) == [(OTHER_BOT, "loyal", {"season": "spring"})]
        assert minder._promises(BOT) == []

    at_table(tmp_path, scene)
