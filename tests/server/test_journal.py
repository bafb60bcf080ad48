"""Answers that are written together: all are safe or each is told what went wrong with it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import cast

import pytest
from sqlalchemy.exc import IntegrityError, InternalError
from sqlalchemy.ext.asyncio import AsyncConnection

from gunbai.server.database import Database, Overtaken, connect
from gunbai.server.hub import Hub
from gunbai.server.journal import Journal, Pending
from gunbai.server.room import Room
from tests.server.one_process import at_table


class Disk(Journal):
    """Takes batches of entries; an entry that it has already spoils the whole batch."""

    def __init__(self) -> None:
        super().__init__(Database(connect("sqlite://")))
        self.lots: list[list[int]] = []
        self.broken = False

    async def _write(self, batch: Sequence[Pending]) -> None:
        await asyncio.sleep(0.01)
        if self.broken:
            raise OSError("no space left")
        entries = [pending.entry for pending in batch]
        known = [entry for lot in self.lots for entry in lot]
        if any(entry in known for entry in entries) or len(set(entries)) < len(entries):
            raise IntegrityError("insert", {}, ValueError("not unique"))
        self.lots.append(entries)


async def outcome(journal: Journal, entry: int) -> str:
    try:
        await journal.append(entry, {})
    except Overtaken:
        return "conflict"
    except OSError:
        return "trouble"
    return "safe"


def test_while_one_lot_is_written_the_next_gathers() -> None:
    async def scene() -> None:
        disk = Disk()
        first = asyncio.create_task(outcome(disk, 0))
        await asyncio.sleep(0.005)
        rest = await asyncio.gather(*[outcome(disk, number) for number in range(1, 9)])
        assert [await first, *rest] == ["safe"] * 9
        assert disk.lots == [[0], [1, 2, 3, 4, 5, 6, 7, 8]]

    asyncio.run(scene())


def test_a_conflict_is_its_own_and_spoils_no_other() -> None:
    async def scene() -> None:
        disk = Disk()
        found = await asyncio.gather(*[outcome(disk, number) for number in (1, 2, 1, 3)])
        assert found == ["safe", "safe", "conflict", "safe"]
        assert disk.lots == [[1], [2], [3]]

    asyncio.run(scene())


class Lines(Database):
    """A database elsewhere, to which lines break: `before` a batch is written, or `after` that."""

    def __init__(self, before: int = 0, after: int = 0) -> None:
        super().__init__(connect("postgresql://127.0.0.1:1/none"))
        self.before, self.after = before, after
        self.written: list[int] = []

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        yield cast(AsyncConnection, self)
        if self.after:
            self.after -= 1
            raise InternalError("commit", {}, OSError("cut"))

    async def run_sync(self, _write: object, batch: Sequence[Pending]) -> None:
        if self.before:
            self.before -= 1
            raise InternalError("insert", {}, OSError("cut"))
        self.written += [pending.entry["seq"] for pending in batch]

    async def execute(self, _notice: object) -> None:
        """Others are told with the batch."""


def test_a_batch_takes_another_line_only_if_nothing_was_written() -> None:
    async def scene() -> None:
        entry = {"table": "t", "seq": 1}
        cut = Lines(before=2)
        await Journal(cut).append(entry, {})
        assert cut.written == [1]
        dead = Lines(before=3)
        with pytest.raises(InternalError):
            await Journal(dead).append(entry, {})
        assert dead.written == []
        unsure = Lines(after=1)
        with pytest.raises(InternalError):
            await Journal(unsure).append(entry, {})
        assert unsure.written == [1]

    asyncio.run(scene())


def test_a_disk_that_fails_acknowledges_nothing_and_may_recover() -> None:
    async def scene() -> None:
        disk = Disk()
        disk.broken = True
        assert await asyncio.gather(*[outcome(disk, n) for n in (1, 2)]) == ["trouble"] * 2
        disk.broken = False
        assert await outcome(disk, 1) == "safe"
        assert disk.lots == [[1]]

    asyncio.run(scene())


def test_nobody_is_told_before_it_is_written() -> None:
    async def scene() -> None:
        disk = Disk()
        told = asyncio.create_task(outcome(disk, 1))
        await asyncio.sleep(0.005)
        assert not told.done()
        assert disk.lots == []
        assert await told == "safe"
        assert disk.lots == [[1]]

    asyncio.run(scene())


def test_a_waiter_that_is_gone_holds_nobody_up() -> None:
    async def scene() -> None:
        disk = Disk()
        gone = asyncio.create_task(disk.append(1, {}))
        await asyncio.sleep(0)
        gone.cancel()
        with pytest.raises(asyncio.CancelledError):
            await gone
        assert await outcome(disk, 2) == "safe"

    asyncio.run(scene())


def test_in_the_database_a_conflict_is_its_own_too(tmp_path: Path) -> None:
    """All three are written in one piece of work; the one whose number is taken is told so."""

    async def scene(hub: Hub, room: Room) -> None:
        def entry(seq: int) -> dict[str, object]:
            row = {"table": room.id, "seq": seq, "at": 1.0, "seat": 0, "kind": "answer"}
            return {**row, "text": f"number {seq}", "by": "person", "mark": None}

        waiting = [hub.journal.append(entry(seq), {"left": seq}) for seq in (1, 1, 2)]
        found = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(each) for each in found] == [type(None), Overtaken, type(None)]
        kept = await hub.store.contents.entries(room.id, 0)
        assert [(row["seq"], row["text"]) for row in kept] == [(1, "number 1"), (2, "number 2")]
        ((row, _),) = await hub.store.tables([room.id])
        assert (row["entries"], row["clock"]) == (2, {"left": 2})

    at_table(tmp_path, scene)
