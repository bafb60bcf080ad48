"""Everything that people do at a table, while the server is killed at random moments.

Three people play Rising Sun at a move a day. One of them never has the page open: a notice brings
them. They talk, promise, pass a seat on, take back by consent and upload records, and all that was
acknowledged is there at the end, once.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from gunbai.core.rng import seeded
from tests.full import FULL
from tests.server.conftest import Starter
from tests.server.games import FORESTALLED, leading_on
from tests.server.live import Json, Live, look
from tests.server.person import Person, RefusedError, table_of
from tests.server.receivers import SETTINGS, Request, WebServer, with_webhook
from tests.server.servers import PATIENCE, Server
from tests.server.test_faults import given_by

EVENINGS = range(10 if FULL else 1)
KILLS = 20 if FULL else 3
MOST_DEEDS = 600  # of one run; until then everything has long been done
MOST_PASSED = 30  # of a table's 40 handovers
RISING_SUN = {"game": "rising_sun", "options": {"players": 3}}
DAYS = {"kind": "days", "days": 1}
HOST, PASSED, ABSENT = range(3)  # seats
RECORD = Path(__file__).parents[1] / "fixtures" / "joraku" / "base4" / "01.record"


class Evening:
    """One table, and what was acknowledged there."""

    def __init__(self, server: Server, seed: int) -> None:
        self.url = server.url
        self.rng = seeded(seed)
        self.hook = WebServer()
        self.table, self.people = table_of(server.url, RISING_SUN, 3, pace=DAYS)
        with_webhook(self.people[ABSENT], self.hook)
        self.lives: list[Live] = []
        self.answers: list[tuple[int, str]] = []
        self.said: Counter[str] = Counter()
        self.promised: Counter[str] = Counter()
        self.uploads: list[str] = []
        self.passed: list[str] = []  # names of those who sat down
        self.backs = 0
        self.calls = 0  # notices that brought the absent one
        self.told: Counter[str] = Counter()  # notices that came, by their names
        self.kills = 0
        self.number = 0
        self.deeds = 0

    async def play(self, goes_on: Callable[[], bool]) -> None:
        """Do one thing after the other as long as it goes on, or until the game is over."""
        others = [self.talk, self.promise, self.upload, self.pass_on, self.take_back]
        deeds = [*[self.answer] * len(others), *others]
        self.lives = [look(self.people[seat], self.table) for seat in (HOST, PASSED)]
        for live in self.lives:
            await live.__aenter__()
        try:
            while goes_on() and not self.lives[HOST].over:
                self.deeds += 1
                await deeds[self.rng.below(len(deeds))]()
        finally:
            for live in self.lives:
                await live.__aexit__()

    # what they do

    async def answer(self) -> None:
        """Answer for a seat that is asked; the absent one has to be called."""
        for seat, live in enumerate(self.lives):
            if live.choices:
                await self._answer(seat, live)
                return
        position = self.lives[HOST].view["position"]
        if ABSENT in (position.get("ask") or {}).get("seats", []):
            await self._come()

    async def _answer(self, seat: int, live: Live) -> None:
        able = leading_on(live)
        action = able[self.rng.below(len(able))]
        key = await live.answer(action)
        assert key in FORESTALLED, key
        if not key:
            self.answers.append((seat, action))

    async def _come(self) -> None:
        """Wait for a notice, open the page, decide, and go."""
        call = await asyncio.to_thread(self.hook.next)
        self.calls += 1
        self._note(call)
        assert self.table in call.json()["message"]
        async with look(self.people[ABSENT], self.table) as live:
            while live.choices:
                version = live.view["version"]
                await self._answer(ABSENT, live)
                await live.moved_on(version)

    def _note(self, call: Request) -> None:
        self.told[call.json()["id"]] += 1

    def _new_words(self) -> str:
        self.number += 1
        return f"words {self.number}"

    async def talk(self) -> None:
        words = self._new_words()
        host = self.lives[HOST]
        whom = self.rng.below(3)
        if whom == 0:
            key = await host.say_to([PASSED, ABSENT], words)
        else:
            key = await host.say(words, to=ABSENT if whom == 1 else None)
        self.said[words] += not key

    async def promise(self) -> None:
        words = self._new_words()
        key = await self.lives[HOST].promise(ABSENT, "", words)
        self.promised[words] += not key

    async def upload(self) -> None:
        made = await self._asked(
            self.people[HOST].post, "/api/records", text=RECORD.read_text(encoding="utf-8")
        )
        if made:
            self.uploads.append(made["id"])

    async def pass_on(self) -> None:
        """Let somebody new take the second seat."""
        if len(self.passed) >= MOST_PASSED:
            return
        owner = self.people[PASSED]
        offered = await self._asked(owner.at, self.table, "offer", seat=PASSED)
        if not offered:
            return
        new = await self._new_person()
        link = offered["seats"][PASSED]["offer"]["invite"]
        done = await self._asked(new.post, f"/api/invites/{link}")
        if done:
            self.passed.append(new.name)
        found = await self._now()
        if found["seats"][PASSED]["name"] == new.name:  # perhaps without an answer
            await self.lives[PASSED].__aexit__()
            self.people[PASSED] = new
            self.lives[PASSED] = look(new, self.table)
            await self.lives[PASSED].__aenter__()

    async def take_back(self) -> None:
        """Let the host take back their last answer, by consent of all."""
        moved = await self._asked(self.people[HOST].at, self.table, "motions", kind="back")
        if not moved or not moved["motions"]:
            return
        motion = moved["motions"][0]
        for seat in (PASSED, ABSENT):
            path = f"motions/{motion['id']}/accept"
            for _ in range(5):  # a verdict may be given again
                if await self._asked(self.people[seat].at, self.table, path) is not None:
                    break
        found = await self._now()
        if found["motions"]:
            path = f"motions/{motion['id']}/withdraw"
            await self._asked(self.people[HOST].at, self.table, path)
            return
        self.backs += 1
        mine = max(place for place, (seat, _) in enumerate(self.answers) if seat == HOST)
        del self.answers[mine:]

    # over a line that may break

    async def _asked(self, ask: Callable[..., Json], *words: Any, **body: Any) -> Json | None:
        """Ask for something once; None if the server was killed on the way, {} if refused."""
        try:
            return await asyncio.to_thread(ask, *words, **body)
        except httpx.TransportError:
            return None
        except RefusedError:
            return {}

    async def _now(self) -> Json:
        """Return the table as it is, however often the server is killed meanwhile."""
        return await self._until_told(lambda: self.people[HOST].table(self.table))

    async def _new_person(self) -> Person:
        found: Person = await self._until_told(lambda: Person(self.url))
        return found

    async def _until_told(self, ask: Callable[[], Any]) -> Any:
        async with asyncio.timeout(PATIENCE):
            while True:
                with suppress(httpx.TransportError):
                    return await asyncio.to_thread(ask)
                await asyncio.sleep(0.05)

    # the end

    def counts(self) -> dict[str, int]:
        """Return how often each kind of thing was acknowledged."""
        return {
            "answers": len(self.answers),
            "messages": sum(self.said.values()),
            "promises": sum(self.promised.values()),
            "uploads": len(self.uploads),
            "handovers": len(self.passed),
            "steps back": self.backs,
            "notices": self.calls,
        }

    def check(self) -> None:
        """Everything that was acknowledged is there, once."""
        host = self.people[HOST]
        table = host.table(self.table)
        names = [each["after"] for each in table["handovers"]]
        assert len(names) == len(set(names))
        assert set(self.passed) <= set(names)
        for made in self.uploads:
            assert host.table(made)["id"] == made

        async def heard() -> tuple[Counter[str], Counter[str]]:
            async with look(host, self.table) as live:
                return (
                    Counter(each["text"] for each in live.talk if each["text"]),
                    Counter(each["text"] for each in live.promises),
                )

        said, promised = asyncio.run(heard())
        assert said == self.said
        assert promised == self.promised
        if table["status"] not in ("finished", "ended"):
            host.at(self.table, "steer/end")
        record = host.get(f"/api/tables/{self.table}/record")
        for seat in range(3):
            given = [text for each, text in self.answers if each == seat]
            assert given_by(record, seat) == given
        # One notice at a time is under way, so that one kill lets one come twice. A decision that
        # was taken back and asked again is told again.
        while not self.hook.got.empty():
            self._note(self.hook.got.get())
        twice = sum(self.told.values()) - len(self.told)
        print(f"{self.kills} kills, {len(self.told)} notices, {twice} of them once more")
        assert twice <= self.kills + self.backs
        self.hook.close()


@pytest.mark.parametrize("seed", EVENINGS)
def test_all_that_people_do_outlives_kills(new_server: Starter, seed: int) -> None:
    server = new_server(**SETTINGS, snapshot_every=10)
    rng = seeded(seed)
    kills = deeds = 0
    done: Counter[str] = Counter()

    def goes_on(now: Evening) -> bool:
        """Return True until enough kills have happened, and everything was done at least once."""
        counts = now.counts()
        missing = any(not done[kind] + count for kind, count in counts.items())
        return deeds + now.deeds < MOST_DEEDS and (kills < KILLS or missing)

    async def evening(now: Evening) -> None:
        nonlocal kills
        playing = asyncio.create_task(now.play(lambda: goes_on(now)))
        while not playing.done() and kills < KILLS:
            due = now.deeds + 1 + rng.below(6)
            while now.deeds < due and not playing.done():
                await asyncio.sleep(0.002)
            await asyncio.sleep(rng.unit() * 0.03)  # some way into what is done now
            if not playing.done():
                await asyncio.to_thread(server.kill)
                await asyncio.to_thread(server.start)
                kills += 1
                now.kills += 1
        await playing

    while not done or (deeds < MOST_DEEDS and (kills < KILLS or not all(done.values()))):
        now = Evening(server, 100 * seed + kills)
        asyncio.run(evening(now))
        now.check()
        deeds += now.deeds
        done.update(now.counts())
    print(deeds, dict(done))
    assert kills == KILLS
    assert done["answers"] > 3
    assert all(done.values()), done
    assert server.complaints() == ""
