"""Bots that think at the same time in an open talk, and are forestalled by each other (RS-Q09).

Both bots are asked at the Tea Ceremony, and both want to ally with the person. Whichever is second
must think again: its answer was right when it was thought of, so nobody is to be blamed.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from gunbai.server import answers
from gunbai.server.hub import Hub
from gunbai.server.room import Room
from gunbai.server.thinkers import Thought
from tests.server.one_process import BOT, CLANS, OTHER_BOT, PERSON, at_table

OFFER = f"offer {CLANS[PERSON]}"
ACCEPT = f"accept {CLANS[PERSON]}"
GIFT = f"gift {CLANS[BOT]} 1 0"


class Thinkers:
    """Bots that answer what the test tells them, when it does."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.asked: dict[int, asyncio.Future[list[int]]] = {}

    async def think(self, thought: Thought, rank: int, who: str) -> list[int]:
        self.asked[thought.seat] = asyncio.get_running_loop().create_future()
        return await self.asked[thought.seat]

    async def close(self) -> None:
        pass

    async def until_asked(self, *seats: int) -> None:
        while not all(seat in self.asked for seat in seats):
            await asyncio.sleep(0)

    def say(self, seat: int, *steps: str) -> None:
        self.asked.pop(seat).set_result([self.room.game.parse(step) for step in steps])


class Disk:
    """Keeps an answer when it is told to."""

    def __init__(self, append: Callable[[Any, object], Awaitable[None]]) -> None:
        self._append = append
        self.busy = asyncio.Event()
        self.free = asyncio.Event()

    async def append(self, entry: Any, clock: object) -> None:
        self.busy.set()
        await self.free.wait()
        await self._append(entry, clock)


class Line(asyncio.Lock):
    """The lock of the table, which tells when somebody has to wait for it."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting = asyncio.Event()

    async def acquire(self) -> Any:
        if self.locked():
            self.waiting.set()
        return await super().acquire()


async def both_think(hub: Hub, room: Room, monkeypatch: pytest.MonkeyPatch) -> Thinkers:
    """The person has made Lotus an offer; both bots think about what to do now."""
    thinkers = Thinkers(room)
    monkeypatch.setattr(hub.minders[room.id], "thinkers", thinkers)
    await answers.answer(hub.keeper, room, PERSON, f"offer {CLANS[BOT]}", -1)
    hub.tasks.closing = False
    room.changed()
    await thinkers.until_asked(BOT, OTHER_BOT)
    return thinkers


def kept(room: Room) -> list[tuple[int, str]]:
    assert room.session is not None
    return [(answer.seat, answer.text()) for answer in room.session.answers]


def must_be_well(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    """Lotus and Koi are allied, Turtle still has its say, and nothing is complained about."""
    assert [record.getMessage() for record in caplog.records] == []
    assert (BOT, ACCEPT) in kept(room)
    assert (OTHER_BOT, OFFER) not in kept(room)
    assert OTHER_BOT in room.to_act()


@pytest.mark.parametrize("steps", [[OFFER], [GIFT, OFFER]], ids=["at once", "after a gift"])
def test_a_bot_forestalled_while_it_waited_to_speak_thinks_again(
    steps: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Its answer is weighed before the other's is carried out, and given after that."""

    async def scene(hub: Hub, room: Room) -> None:
        thinkers = await both_think(hub, room, monkeypatch)
        line, disk = Line(), Disk(hub.journal.append)
        monkeypatch.setattr(room, "lock", line)
        monkeypatch.setattr(hub.journal, "append", disk.append)
        thinking = hub.minders[room.id].thinking
        first, second = thinking[BOT], thinking[OTHER_BOT]
        thinkers.say(BOT, ACCEPT)
        await disk.busy.wait()
        assert not line.waiting.is_set()
        thinkers.say(OTHER_BOT, *steps)
        await line.waiting.wait()
        disk.free.set()
        await asyncio.gather(first, second)
        must_be_well(room, caplog)
        assert ((OTHER_BOT, GIFT) in kept(room)) == (GIFT in steps)  # what still was right, it did
        await thinkers.until_asked(OTHER_BOT)

    with caplog.at_level(logging.WARNING):
        at_table(tmp_path, scene)


def test_a_bot_forestalled_while_it_thought_thinks_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene(hub: Hub, room: Room) -> None:
        thinkers = await both_think(hub, room, monkeypatch)
        thinking = hub.minders[room.id].thinking
        first, second = thinking[BOT], thinking[OTHER_BOT]
        thinkers.say(BOT, ACCEPT)
        await first
        thinkers.say(OTHER_BOT, OFFER)
        await second
        must_be_well(room, caplog)
        await thinkers.until_asked(OTHER_BOT)

    with caplog.at_level(logging.WARNING):
        at_table(tmp_path, scene)


def test_a_bot_that_is_wrong_of_itself_is_complained_about(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Nobody forestalled it: the log says so, and its seat gets the default answer, READY."""

    async def scene(hub: Hub, room: Room) -> None:
        thinkers = await both_think(hub, room, monkeypatch)
        second = hub.minders[room.id].thinking[OTHER_BOT]
        thinkers.say(OTHER_BOT, ACCEPT)  # nobody has made it an offer
        await second
        messages = [record.getMessage() for record in caplog.records]
        assert messages == ["a bot's answer is against the rules"]
        assert kept(room)[-1] == (OTHER_BOT, "ready")

    with caplog.at_level(logging.WARNING):
        at_table(tmp_path, scene)
