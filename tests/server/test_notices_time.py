"""When notices are sent: away, quiet hours, reminders, further tries; time goes on when told."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from gunbai.server import clock as clock_module
from gunbai.server import hosting, hours, motions, seats, steering, vacations
from gunbai.server.app import prepare
from gunbai.server.config import Settings
from gunbai.server.database import Database, connect
from gunbai.server.hub import Hub
from gunbai.server.messages import JoinForm, SeatForm, TableForm
from gunbai.server.motion_messages import MotionForm
from gunbai.server.notices import push, target
from gunbai.server.notices.courier import LEASE, TRIES
from gunbai.server.notices.push import Gone
from gunbai.server.notices.store import NoticeStore
from gunbai.server.notices.target import NotReached
from gunbai.server.notices.texts import Letter
from gunbai.server.notices.wishes import DEFAULTS, quiet_until, reminder_at
from gunbai.server.pace import Pace
from gunbai.server.room import Room
from gunbai.server.store import Store
from gunbai.server.streams import Client
from tests.server.postgres import Postgres
from tests.server.servers import PATIENCE

ANN, BEA = {"id": "ann", "name": "Ann"}, {"id": "bea", "name": "Bea"}
KYIV = ZoneInfo("Europe/Kyiv")
HOUR = 3600.0


def at(hour: int, minute: int = 0, day: int = 10) -> float:
    return datetime(2026, 3, day, hour, minute, tzinfo=KYIV).timestamp()


class Office:
    """A server without its loops: the test says when it plans and sends, and what the time is."""

    def __init__(self, hub: Hub, room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
        self.hub = hub
        self.room = room
        self.time = at(12)
        self.sent: list[str] = []
        self.fault: Exception | None = None
        hub.notices.courier.now = lambda: self.time
        monkeypatch.setattr(clock_module, "time", self)
        monkeypatch.setattr(hours, "now", lambda: self.time)
        monkeypatch.setattr(push, "send", self._send)
        monkeypatch.setattr(target, "send", self._send)

    def monotonic(self) -> float:
        return self.time

    def _send(self, _to: object, letter: Letter, **_more: object) -> None:
        if self.fault is not None:
            raise self.fault
        self.sent.append(letter.tag.split()[1])

    async def wish(self, person: str = "bea", **changes: Any) -> None:
        first = {**DEFAULTS, "zone": "Europe/Kyiv", "away": 0, "target": "json://x"}
        await self.hub.notices.store.set_wishes(person, {**first, **changes}, {})
        await self.hub.notices.listen(heed=True)

    async def work(self, later: float = 0.0) -> list[str]:
        """Let time go on, look, plan and send; return what was sent now."""
        self.time += later
        before = len(self.sent)
        self.hub.notices.look(self.room)
        await self.hub.notices.plan_changed()
        while under_way := await self.hub.notices.courier.send_due():
            await asyncio.gather(*under_way)
        return self.sent[before:]


Scene = Callable[[Office], Awaitable[None]]


def at_a_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, scene: Scene) -> None:
    """Play a scene at a table of two people, Ann's, at a move a day."""

    async def whole() -> None:
        settings = Settings(tmp_path, notice_pause=0.0)
        await prepare(settings)
        hub = Hub(settings, Database(connect(settings.database)))
        office = Office(hub, await seated(hub, Pace("days", days=1)), monkeypatch)
        try:
            async with asyncio.timeout(PATIENCE):
                await scene(office)
        finally:
            await hub.close()

    asyncio.run(whole())


async def seated(hub: Hub, pace: Pace) -> Room:
    """Return a new table of Ann's at which Bea sits, too."""
    for person in (ANN, BEA):
        await hub.store.add_person(person["id"], person["name"])
    forms = [SeatForm("me"), SeatForm("open")]
    room = await hosting.create(hub, ANN, TableForm("joraku", {"mode": "two_vs_two"}, forms, pace))
    await seats.join(hub.keeper, room, BEA, JoinForm())
    return room


@pytest.fixture
def play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[Scene], None]:
    return lambda scene: at_a_table(tmp_path, monkeypatch, scene)


async def start(office: Office) -> None:
    await hosting.start(office.hub.keeper, office.room, "ann")


def come(office: Office, seat: int = 1) -> Client:
    client = Client()
    office.room.stream(seat).clients.append(client)
    return client


async def go(office: Office, client: Client, seat: int = 1) -> None:
    office.room.leave(seat, client)
    await office.hub.notices.store.left("bea", office.time)


def test_a_decision_is_told_once(play: Callable[[Scene], None]) -> None:
    async def scene(office: Office) -> None:
        await office.wish()
        await start(office)
        assert await office.work() == ["decision"]
        assert await office.work(HOUR) == []
        office.hub.notices._seen.clear()  # as after a restart
        assert await office.work(HOUR) == []

    play(scene)


def test_only_after_i_have_been_away_for_some_minutes(play: Callable[[Scene], None]) -> None:
    async def scene(office: Office) -> None:
        await office.wish(away=15)
        client = come(office)
        await start(office)
        assert await office.work() == []
        assert await office.work(HOUR) == []  # still at the table
        await go(office, client)
        assert await office.work(14 * 60) == []
        assert await office.work(61) == ["decision"]

    play(scene)


def test_whoever_comes_back_before_it_was_sent_is_not_bothered(
    play: Callable[[Scene], None],
) -> None:
    async def scene(office: Office) -> None:
        await office.wish(away=15)
        await start(office)
        await office.hub.notices.store.left("bea", office.time)
        assert await office.work() == []
        come(office)
        assert await office.work(16 * 60) == []

    play(scene)


def test_nothing_is_sent_in_quiet_hours(play: Callable[[Scene], None]) -> None:
    async def scene(office: Office) -> None:
        await office.wish(quiet=[22 * 60, 7 * 60])
        office.time = at(23)
        await start(office)
        assert await office.work() == []
        assert await office.work(7 * HOUR + 59 * 60) == []
        assert await office.work(60) == ["decision"]

    play(scene)


def test_decisions_wait_until_a_vacation_is_over(play: Callable[[Scene], None]) -> None:
    async def scene(office: Office) -> None:
        await office.wish()
        day = 24 * HOUR
        await vacations.go(office.hub, "bea", office.time + 2 * day, office.time)
        await start(office)
        assert await office.work() == []
        office.hub.notices.said(office.room, 0, 1, "a word")
        assert await office.work(day) == ["message"]
        assert await office.work(day - 1) == []
        assert await office.work(1) == ["decision"]

    play(scene)


def test_whoever_comes_back_from_a_vacation_early_is_told_within_the_hour(
    play: Callable[[Scene], None],
) -> None:
    async def scene(office: Office) -> None:
        await office.wish()
        await vacations.go(office.hub, "bea", office.time + 48 * HOUR, office.time)
        await start(office)
        assert await office.work() == []
        await vacations.go(office.hub, "bea", 0.0, office.time)
        assert await office.work(HOUR) == ["decision"]

    play(scene)


def test_a_table_that_heeds_no_vacations_goes_on_asking(play: Callable[[Scene], None]) -> None:
    async def scene(office: Office) -> None:
        await office.wish()
        await vacations.go(office.hub, "bea", office.time + 48 * HOUR, office.time)
        async with office.room.lock:
            await office.hub.keeper.save(office.room, {"vacation": 0})
        await start(office)
        assert await office.work() == ["decision"]

    play(scene)


def test_whoever_looks_from_another_seat_of_the_device_is_not_bothered(
    play: Callable[[Scene], None],
) -> None:
    async def scene(office: Office) -> None:
        beside = {"person": "bea", "name": "Petro", "here": 1}
        await seats.change(office.hub.keeper, office.room, office.room.seats[0], **beside)
        await office.wish(quiet=[22 * 60, 7 * 60])
        office.time = at(23)
        await start(office)
        assert await office.work() == []
        come(office, 0)
        assert await office.work(9 * HOUR) == []

    play(scene)


@pytest.mark.parametrize("withdrawn", [False, True])
def test_an_offer_of_a_seat_is_told_as_long_as_it_stands(
    play: Callable[[Scene], None], withdrawn: bool
) -> None:
    async def scene(office: Office) -> None:
        await office.wish(quiet=[22 * 60, 7 * 60])
        office.time = at(23)
        hub, room = office.hub, office.room
        offer = {"by": "ann", "by_name": "Ann", "to": "bea", "to_name": "Bea", "votes": ["ann"]}
        await seats.change(hub.keeper, room, room.seats[0], offer=offer, offer_token="link")
        await hub.notices.tell(room, "bea", ("seat", "link"), name="Ann", path="/join/link")
        assert await office.work() == []
        if withdrawn:
            await seats.change(hub.keeper, room, room.seats[0], offer=None, offer_token=None)
        assert await office.work(9 * HOUR) == ([] if withdrawn else ["seat"])

    play(scene)


def test_a_reminder_comes_before_the_time_is_up(play: Callable[[Scene], None]) -> None:
    async def scene(office: Office) -> None:
        await office.wish(kinds=["reminder"], away=60)
        await start(office)
        assert await office.work(17 * HOUR) == []
        assert await office.work(1.1 * HOUR) == ["reminder"]
        assert await office.work(HOUR) == []

    play(scene)


def test_a_rematch_that_waits_for_somebody_invites(play: Callable[[Scene], None]) -> None:
    async def scene(office: Office) -> None:
        await office.wish("ann")
        await office.wish("bea")
        office.room.origin = {"rematch": "another"}
        assert await office.work() == ["invited"]  # not the one who wanted it
        assert await office.work(HOUR) == []
        await start(office)
        assert sorted(await office.work()) == ["decision", "decision"]

    play(scene)


def test_a_pause_takes_notices_back(play: Callable[[Scene], None]) -> None:
    async def scene(office: Office) -> None:
        await office.wish(away=15)
        await office.hub.notices.store.left("bea", office.time)
        await start(office)
        assert await office.work() == []
        await steering.steer(office.hub.keeper, office.room, ANN, "pause")
        assert await office.work(HOUR) == []
        await steering.steer(office.hub.keeper, office.room, ANN, "resume")
        assert await office.work() == ["decision"]

    play(scene)


def test_what_nobody_takes_is_tried_again_and_given_up(play: Callable[[Scene], None]) -> None:
    async def scene(office: Office) -> None:
        await office.wish()
        office.fault = NotReached("HTTP 503")
        await start(office)
        assert await office.work() == []
        for wait in TRIES:
            assert (await office.hub.notices.store.wishes("bea"))["problem"] == ""
            assert await office.work(wait - 1) == []
            await office.work(1)
        assert (await office.hub.notices.store.wishes("bea"))["problem"] == "HTTP 503"
        assert office.hub.notices.courier.given_up == 1
        office.fault = None
        assert await office.work(HOUR) == []
        await steering.steer(office.hub.keeper, office.room, ANN, "end")
        assert await office.work() == ["over"]
        assert (await office.hub.notices.store.wishes("bea"))["problem"] == ""

    play(scene)


def test_one_channel_keeps_no_other_waiting(play: Callable[[Scene], None]) -> None:
    async def scene(office: Office) -> None:
        await office.wish("ann", kinds=["decision", "reminder"])
        await office.wish("bea", kinds=["decision"])
        await start(office)
        office.time += 20 * HOUR
        office.hub.notices.look(office.room)
        await office.hub.notices.plan_changed()
        courier = office.hub.notices.courier
        for expected in (2, 1, 0):  # one notice over each of the two channels, then the third
            under_way = await courier.send_due()
            assert len(under_way) == expected
            await asyncio.gather(*under_way)

    play(scene)


def test_a_second_try_may_get_there(play: Callable[[Scene], None]) -> None:
    async def scene(office: Office) -> None:
        await office.wish()
        office.fault = NotReached("", wait=300.0)
        await start(office)
        assert await office.work() == []
        office.fault = None
        assert await office.work(TRIES[0]) == []  # the receiver asked for more time
        assert await office.work(300.0 - TRIES[0]) == ["decision"]

    play(scene)


def test_a_fault_that_lasts_is_not_tried_again(play: Callable[[Scene], None]) -> None:
    async def scene(office: Office) -> None:
        await office.wish()
        office.fault = NotReached("HTTP 403", lasting=True)
        await start(office)
        await office.work()
        assert (await office.hub.notices.store.wishes("bea"))["problem"] == "HTTP 403"

    play(scene)


def test_a_device_that_is_gone_is_dropped(play: Callable[[Scene], None]) -> None:
    async def scene(office: Office) -> None:
        store = office.hub.notices.store
        keys = {"endpoint": "https://push.example/1", "p256dh": "k", "auth": "a", "name": "phone"}
        await store.add_device("bea", keys)
        await office.wish(target="")
        office.fault = Gone()
        await start(office)
        await office.work()
        assert await store.devices("bea") == []
        assert await store.of_table(office.room.id) == []

    play(scene)


def test_a_notice_of_a_process_that_died_is_sent_by_another(play: Callable[[Scene], None]) -> None:
    async def scene(office: Office) -> None:
        await office.wish()
        await start(office)
        office.hub.notices.look(office.room)
        await office.hub.notices.plan_changed()
        store = office.hub.notices.store
        [row] = await store.due(office.time, 9)
        assert await store.claim(row, office.time + LEASE)
        assert not await store.claim(row, office.time + LEASE)  # nobody else has it meanwhile
        assert await office.work(LEASE - 1) == []
        assert await office.work(1) == ["decision"]

    play(scene)


def test_the_end_of_a_game_is_told_even_if_the_server_ended_just_then(
    play: Callable[[Scene], None],
) -> None:
    async def scene(office: Office) -> None:
        await office.wish()
        await start(office)
        assert await office.work() == ["decision"]
        await office.hub.store.save_table(office.room.id, office.room.version, {"status": "ended"})
        await office.hub.notices.open()  # as after a restart
        under_way = await office.hub.notices.courier.send_due()
        await asyncio.gather(*under_way)
        assert office.sent == ["decision", "over"]
        assert await office.hub.notices.store.ended_unnoticed() == []

    play(scene)


Change = Callable[[Hub, Room], Awaitable[None]]


async def _begin(hub: Hub, room: Room) -> None:
    await hosting.start(hub.keeper, room, "ann")


async def _begin_and_pause(hub: Hub, room: Room) -> None:
    await hosting.start(hub.keeper, room, "ann")
    await steering.steer(hub.keeper, room, ANN, "pause")
    await motions.move(hub.keeper, room, "ann", MotionForm("end"))


@pytest.mark.parametrize("killed", [False, True])
@pytest.mark.parametrize(
    ("change", "kind"), [(_begin, "decision"), (_begin_and_pause, "motion")], ids=["asked", "moved"]
)
def test_who_is_waited_for_is_told_after_a_restart_although_no_clock_opens_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, killed: bool, change: Change, kind: str
) -> None:
    monkeypatch.setattr(target, "send", lambda *_some, **_more: None)
    settings = Settings(tmp_path)  # news are gathered for as long as in earnest

    async def told(database: Database) -> set[str]:
        (table,) = await Store(database).live_tables()
        rows = await NoticeStore(database).of_table(table)
        return {row["kind"] for row in rows if row["person"] == "bea"}

    async def whole() -> None:
        await prepare(settings)
        hub = Hub(settings, Database(connect(settings.database)))
        await hub.open()
        room = await seated(hub, Pace())
        await hub.notices.store.set_wishes("bea", {**DEFAULTS, "target": "json://x"}, {})
        await hub.notices.listen(heed=True)
        await change(hub, room)
        await hub._keep_glimpses(hub.minders.values())  # as the tidier does now and then
        assert kind not in await told(hub.database)
        if killed:
            hub.notices._changed.clear()
        await hub.close()
        database = Database(connect(settings.database))
        assert (kind in await told(database)) != killed
        await database.engine.dispose()
        again = Hub(settings, Database(connect(settings.database)))
        await again.open()
        while kind not in await told(again.database):
            await asyncio.sleep(0.05)
        assert again.minders == {}
        await again.close()

    async def in_time() -> None:
        async with asyncio.timeout(PATIENCE):
            await whole()

    asyncio.run(in_time())


def test_on_postgresql_one_process_sends_it(postgres: Postgres, tmp_path: Path) -> None:
    async def scene() -> None:
        settings = Settings(tmp_path, postgres.new_database())
        await prepare(settings)
        hub = Hub(settings, Database(connect(settings.database)))
        other = Database(connect(settings.database))
        try:
            await hub.store.add_person("ann", "Ann")
            row = hosting.table_row("t", ANN, "joraku", "1", {}, Pace())
            await hub.store.add_table(row, [hosting.seat_row("t", 0, SeatForm("me"), ANN)], [])
            both = hub.notices.store, NoticeStore(other)
            notice = {"channel": "target ann", "table": "t", "kind": "over", "person": "ann"}
            rest = {"seat": 0, "mark": "over", "words": {}, "state": "waiting", "tries": 0}
            await asyncio.gather(
                *(each.write([{**notice, **rest, "due": 1.0}], []) for each in both)
            )
            [due] = await both[0].due(2.0, 9)
            claims = await asyncio.gather(*(each.claim(due, 9.0) for each in both))
            assert sorted(claims) == [False, True]
        finally:
            await other.engine.dispose()
            await hub.close()

    asyncio.run(scene())


# without a server


def wishes(start: int, end: int) -> dict[str, Any]:
    return {**DEFAULTS, "zone": "Europe/Kyiv", "quiet": [start * 60, end * 60]}


def test_quiet_hours_may_go_over_midnight() -> None:
    night = wishes(22, 7)
    assert quiet_until(night, at(21, 59)) == at(21, 59)
    assert quiet_until(night, at(22)) == at(7, day=11)
    assert quiet_until(night, at(3)) == at(7)
    assert quiet_until(night, at(7)) == at(7)
    noon = wishes(12, 14)
    assert quiet_until(noon, at(13)) == at(14)
    assert quiet_until(noon, at(11)) == at(11)


def test_quiet_hours_follow_the_clock_on_the_wall() -> None:
    night = wishes(22, 7)  # on 29 March 2026 clocks go forward at 3
    asleep = at(23, day=28)
    assert quiet_until(night, asleep) == at(7, day=29) == asleep + 7 * HOUR


def test_a_reminder_does_not_sleep_through_the_end() -> None:
    night = wishes(22, 7)
    assert reminder_at(night, at(6), 3 * HOUR) == at(21, 59, day=9)
    assert reminder_at(night, at(9), 3 * HOUR) == at(6)  # it will wait until 7
    assert reminder_at(night, at(18), 3 * HOUR) == at(15)
