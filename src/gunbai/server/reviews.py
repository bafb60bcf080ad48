"""Reviews of finished games, made one at a time in the background.

They have their own worker process, which yields to everything else on the machine: no bot and no
table waits for a review. It ends when there is nothing to do.
"""

from __future__ import annotations

import logging
import zlib
from typing import Final

import msgspec

from gunbai.core.errors import Refusal
from gunbai.core.record import write_record
from gunbai.review.assembly import (
    Findings,
    Task,
    closer_look,
    first_look,
    most_pieces,
    pieces,
    put_together,
    worth_a_look,
)
from gunbai.review.result import FORMAT, Review
from gunbai.review.reviewer import Effort
from gunbai.server.config import Settings
from gunbai.server.fair_queue import FOR_NOBODY
from gunbai.server.room import OVER, Room, TableError
from gunbai.server.shelf import Shelf
from gunbai.server.tasks import Tasks
from gunbai.server.thinkers import Thinkers
from gunbai.server.workshop import Workshop

LOG: Final = logging.getLogger("gunbai.server")
#: Reviews that wait or are made at a time.
MOST_WAITING: Final = 40


class Progress:
    """A review that waits or is being made."""

    def __init__(self, person: str) -> None:
        self.person: Final = person  # who asked for it
        self.done = 0  # pieces of work
        self.total = 0  # 0 while it waits
        self.failed = False


class Reviews:
    """The reviews that are wanted, in the order in which they were asked for."""

    def __init__(self, shelf: Shelf, tasks: Tasks, settings: Settings) -> None:
        self._shelf: Final = shelf
        self._tasks: Final = tasks
        self._worker: Final = Thinkers(1, settings.review_nice)
        self._wanted: Final[dict[str, Progress]] = {}
        self._games: Final[dict[str, Task]] = {}
        self._working = False
        self._effort: Final = Effort(seconds=settings.review_seconds)

    async def made(self, table: str) -> Review | None:
        """Return the review of a game, if it was made."""
        packed = await self._shelf.review(table, FORMAT)
        return None if packed is None else unpacked(packed)

    def progress(self, table: str) -> tuple[Progress | None, int]:
        """Return how far a review is, and how many come before it."""
        found = self._wanted.get(table)
        waiting = [each for each, one in self._wanted.items() if not one.failed]
        return found, waiting.index(table) if table in waiting else 0

    async def ask(self, room: Room, person: str, workshop: Workshop) -> None:
        """Request a review of a game; each person can have one made at a time."""
        session = room.session
        if room.status not in OVER or session is None or not session.over:
            raise TableError(room.closed or Refusal("review-not-over"))
        live = {table: one for table, one in self._wanted.items() if not one.failed}
        if room.id in live or await self.made(room.id) is not None:
            return
        if any(one.person == person for one in live.values()):
            raise TableError(Refusal("review-one"))
        if len(live) >= MOST_WAITING:
            raise TableError(Refusal("review-many"))
        record = await workshop.do(lambda: write_record(session))
        self._wanted.pop(room.id, None)
        self._wanted[room.id] = Progress(person)
        self._games[room.id] = Task(record, self._effort)
        if not self._working:
            self._working = True
            self._tasks.spawn(self._work())

    async def _work(self) -> None:
        """Make all reviews that are wanted, then let the worker go."""
        try:
            while self._games:
                table = next(iter(self._games))
                try:
                    await self._make_and_keep(table)
                except Exception:  # whoever asked for it may ask again
                    LOG.exception("a review failed", extra={"table": table})
                    self._wanted[table].failed = True
                finally:
                    del self._games[table]
        finally:
            self._working = False
            await self._worker.close()

    async def _make_and_keep(self, table: str) -> None:
        progress = self._wanted[table]
        review = await self._make(self._games[table], progress)
        if review is None:
            progress.failed = True
        else:
            await self._shelf.keep_review(table, FORMAT, packed(review))
            del self._wanted[table]

    async def _make(self, task: Task, progress: Progress) -> Review | None:
        """Return a review, made piece by piece; None if that can't be done."""
        worker = self._worker
        first = await worker.do(pieces, [task], FOR_NOBODY)
        progress.total = most_pieces(len(first))
        findings = Findings()
        for numbers in first:
            findings.take(await worker.do(first_look, [task, numbers], FOR_NOBODY))
            progress.done += 1
        closer = await worker.do(worth_a_look, [task, findings.all()], FOR_NOBODY)
        for verdict in closer:
            findings.take(await worker.do(closer_look, [task, verdict], FOR_NOBODY))
            progress.done += 1
        made = await worker.do(put_together, [task, findings.all()], FOR_NOBODY) if first else []
        return made[0] if made else None

    async def close(self) -> None:
        await self._worker.close()


def packed(review: Review) -> bytes:
    """Return a review as it is stored."""
    return zlib.compress(msgspec.json.encode(review))


def unpacked(stored: bytes) -> Review:
    """Return a review that was stored."""
    return msgspec.json.decode(zlib.decompress(stored), type=Review)
