"""The courier delivers notices from the outbox to their readers, retrying if it must."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError

from gunbai.server.notices import push, target
from gunbai.server.notices.apart import in_thread
from gunbai.server.notices.messages import KINDS
from gunbai.server.notices.push import Gone
from gunbai.server.notices.store import DONE, FAILED, LOOK_AGAIN, SENT, NoticeStore
from gunbai.server.notices.target import NotReached
from gunbai.server.notices.texts import Letter, letter
from gunbai.server.notices.wishes import quiet_until
from gunbai.server.store import Row
from gunbai.server.tasks import Tasks

LOG: Final = logging.getLogger("gunbai.server")
AT_ONCE: Final = 8  # notices being sent
_LOOKED_AT: Final = 100  # due ones, to find some whose channels are not busy
POLL: Final = 30.0  # seconds between looks for what other processes planned
#: Seconds for which a notice belongs to the process that sends it; longer than LOOK_AGAIN.
LEASE: Final = 180.0
#: Seconds until the next try, after each that failed; after the last one it is given up.
TRIES: Final = (30.0, 120.0, 600.0, 3600.0, 4 * 3600.0)
#: What is seen at the table needs no notice; lasting states are reported after they have left.
_LASTING: Final = ("decision", "reminder", "motion")

#: What waits for the end of a vacation: nobody expects the decision before.
_OF_TURNS: Final = ("decision", "reminder")
#: Seconds until a notice looks whether its reader is back from a vacation before its end.
_LOOK_FOR_RETURN: Final = 3600.0
#: What is about an offer of a seat, and ends with it.
_OF_OFFERS: Final = ("seat", "passing")

Seats = list[tuple[str, int]]
#: Returns those of these places at tables where somebody looks on now.
Present = Callable[[Seats], Awaitable[set[tuple[str, int]]]]
#: Returns the number of games that wait for a person.
Waiting = Callable[[str], Awaitable[int]]
Send = Callable[[Letter], None]


class Courier:
    """Sends what is due, never more than a few at once, each in a thread."""

    def __init__(
        self,
        store: NoticeStore,
        tasks: Tasks,
        present: Present,
        waiting: Waiting,
        secret: bytes,
        inside: bool,
    ) -> None:
        self.now: Callable[[], float] = time.time
        self.sent = 0
        self.given_up = 0
        self._store: Final = store
        self._tasks: Final = tasks
        self._present: Final = present
        self._waiting: Final = waiting
        self._secret: Final = secret
        self._inside: Final = inside
        self._busy: Final[set[str]] = set()  # channels over which a notice is under way
        self._woken: Final = asyncio.Event()

    def wake(self) -> None:
        """Check the outbox now."""
        self._woken.set()

    async def run(self) -> None:
        """Send what is due, forever."""
        while True:
            self._woken.clear()
            wait = POLL
            try:
                await self.send_due()
                due = await self._store.next_due()
                if due is not None and (due > self.now() or not self._busy):
                    wait = min(POLL, max(0.05, due - self.now()))
            except asyncio.CancelledError:
                raise
            except Exception as error:  # the fault is the database's
                LOG.warning("notices wait", extra={"problem": type(error).__name__})
            try:
                async with asyncio.timeout(wait):
                    await self._woken.wait()
            except TimeoutError:
                pass

    async def send_due(self) -> list[asyncio.Task[None]]:
        """Start to send what is due, one at a time over each channel; return what is being sent."""
        out = []
        now = self.now()
        for row in await self._store.due(now, _LOOKED_AT):
            if len(self._busy) >= AT_ONCE:
                break
            if row["channel"] not in self._busy and await self._store.claim(row, now + LEASE):
                self._busy.add(row["channel"])
                out.append(self._tasks.spawn(self._handle(row)))
        return out

    async def _handle(self, row: Row) -> None:
        try:
            await self._settle(row)
        except asyncio.CancelledError:  # the server ends: the next one need not wait for the lease
            await self._store.settle(row, due=self.now())
            raise
        except (SQLAlchemyError, OSError) as error:  # it is due again after the lease
            LOG.warning("a notice waits", extra={"problem": type(error).__name__})
        except Exception:
            LOG.exception("a notice can't be sent", extra={"table": row["table"]})
            await self._store.settle(row, state=FAILED, due=self.now())
        finally:
            self._busy.discard(row["channel"])
            self.wake()

    async def _settle(self, row: Row) -> None:
        due = await self._due(row)
        if due is not None and due > self.now():
            await self._store.settle(row, due=due)
            return
        found = None if due is None else await self._way(row)
        if found is None:
            await self._store.settle(row, state=DONE)
        else:
            send, language = found
            what = letter(row["kind"], row["table"], row["mark"], row["words"], language)
            await self._deliver(row, send, what)

    async def _due(self, row: Row) -> float | None:
        """Return when the reader wants this notice, by now; None if not at all."""
        now = self.now()
        person = row["person"]
        if person is None:
            return now
        wishes = await self._store.wishes(person)
        unwanted = row["kind"] in KINDS and row["kind"] not in wishes["kinds"]
        if unwanted or await self._store.is_muted(row["table"], person):
            return None
        if row["kind"] in _OF_OFFERS and not await self._store.is_offered(row["mark"]):
            return None
        seats = await self._store.live_seats(person)
        place = row["table"], row["seat"]
        here = await self._present([*seats, place] if row["seat"] >= 0 else seats)
        if row["seat"] >= 0 and any(table == row["table"] for table, _ in here):
            return now + LOOK_AGAIN if row["kind"] in _LASTING else None
        if row["kind"] in _OF_TURNS:
            back = await self._store.back_from_vacation(row["table"], person, now)
            if back > now:
                return min(back, now + _LOOK_FOR_RETURN)
        away = 60.0 * wishes["away"] if row["kind"] != "reminder" else 0.0
        since = now if here and away else wishes["left"]
        return quiet_until(wishes, max(now, since + away))

    async def _way(self, row: Row) -> tuple[Send, str] | None:
        """Return how a notice is sent and in which language; None if its channel is gone."""
        way, _, name = str(row["channel"]).partition(" ")
        if way == "push":
            device = await self._store.device(int(name))
            return None if device is None else await self.push_to(device)
        if way == "hook":
            hook = await self._store.hook(name)
            return None if hook is None else (self.target_of(hook), str(hook["language"]))
        wishes = await self._store.wishes(name)
        return (self.target_of(wishes), str(wishes["language"])) if wishes["target"] else None

    async def push_to(self, device: Row) -> tuple[Send, str]:
        """Return how a browser is reached, and the language of its owner."""
        wishes = await self._store.wishes(device["person"])
        more = {
            "waiting": await self._waiting(device["person"]),
            "origin": wishes["origin"],
            "secret": self._secret,
            "inside": self._inside,
        }
        return partial(_push, device, more), str(wishes["language"])

    def target_of(self, row: Row) -> Send:
        """Return how the address of a person or of a group is reached."""
        return partial(_tell, row["target"], {"origin": row["origin"], "inside": self._inside})

    async def send_now(self, send: Send, what: Letter) -> None:
        """Send a notice in a thread, or raise `NotReached` or `Gone`."""
        try:
            async with asyncio.timeout(6 * target.SECONDS):
                await in_thread(partial(send, what))
        except TimeoutError:
            raise NotReached(target.SILENT) from None

    async def _deliver(self, row: Row, send: Send, what: Letter) -> None:
        try:
            await self.send_now(send, what)
        except Gone:
            await self._store.drop_device(int(row["channel"].partition(" ")[2]))
        except NotReached as error:
            await self._try_again(row, error)
        else:
            self.sent += 1
            await self._store.settle(row, state=SENT, due=self.now())
            await self._store.set_problem(row["channel"], "")

    async def _try_again(self, row: Row, error: NotReached) -> None:
        tries = int(row["tries"])
        if error.lasting or tries >= len(TRIES):
            self.given_up += 1
            LOG.info("a notice was given up", extra={"kind": row["kind"], "tries": tries + 1})
            await self._store.settle(row, state=FAILED, due=self.now())
            await self._store.set_problem(row["channel"], error.problem)
        else:
            wait = max(TRIES[tries], min(error.wait, TRIES[-1]))
            await self._store.settle(row, tries=tries + 1, due=self.now() + wait)


def _push(device: Row, more: dict[str, Any], what: Letter) -> None:
    push.send(device, what, **more)


def _tell(address: str, more: dict[str, Any], what: Letter) -> None:
    target.send(address, what, **more)
