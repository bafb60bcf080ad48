"""Vacations, nudges and mutes: what people may expect of each other in a long game."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from gunbai.server import motions, nudges
from gunbai.server.clock import DAY
from gunbai.server.motion_messages import MotionForm
from gunbai.server.pace import Pace
from gunbai.server.room import TableError
from gunbai.server.vacations import BUDGET, left_of
from tests.server.live import look
from tests.server.person import TWO_VS_TWO, Person, refusal, table_of
from tests.server.servers import Server
from tests.server.test_notices_time import BEA, Office, at_a_table, start

DAYS = {"kind": "days", "days": 2}


def test_a_vacation_is_seen_at_the_seat_and_stops_the_days(server: Server) -> None:
    table, (host, guest) = table_of(server.url, TWO_VS_TWO, 2, pace=DAYS)
    until = time.time() + 3 * DAY

    async def scene() -> None:
        async with look(host, table) as player:
            assert player.clock["running"] == [True, True]
            mine = guest.post("/api/me/vacation", until=until)
            assert (mine["until"], mine["days"]) == (until, BUDGET)
            await player.until(lambda: player.table["seats"][1]["vacation"] == until)
            assert player.clock["running"] == [True, False]
            assert player.clock["decision"][1] > 4.9 * DAY
            guest.post("/api/me/vacation", until=0)
            await player.until(lambda: player.table["seats"][1]["vacation"] == 0)
            assert player.clock["running"] == [True, True]

    asyncio.run(scene())
    assert guest.get("/api/me/vacation")["until"] == 0


def test_a_table_may_heed_no_vacations(server: Server) -> None:
    table, (host, guest) = table_of(server.url, TWO_VS_TWO, 2, pace=DAYS, vacation=False)
    guest.post("/api/me/vacation", until=time.time() + DAY)
    found = host.table(table)
    assert (found["vacation"], found["seats"][1]["vacation"]) == (False, 0)


def test_a_vacation_began_before_one_sits_down(server: Server) -> None:
    host, guest = Person(server.url), Person(server.url)
    guest.post("/api/me/vacation", until=time.time() + DAY)
    table = host.create(TWO_VS_TWO, {"kind": "me"}, {"kind": "open"}, pace=DAYS)
    assert guest.at(table, "join")["seats"][1]["vacation"] > time.time()


def test_a_year_has_only_so_many_days_of_vacation(server: Server) -> None:
    guest = Person(server.url)
    late = time.time() + (BUDGET + 1) * DAY
    assert refusal(lambda: guest.post("/api/me/vacation", until=late)) == "vacation-long"
    assert refusal(lambda: guest.post("/api/me/vacation", until=-1)) == "request-bad"
    now = 1000 * DAY
    assert left_of([], now) == BUDGET * DAY
    assert left_of([(now - 10 * DAY, now - 4 * DAY), (now - DAY, now + 5 * DAY)], now) == 23 * DAY
    assert left_of([(now - 370 * DAY, now - 361 * DAY)], now) == (BUDGET - 4) * DAY
    assert left_of([(now - 60 * DAY, now - 10 * DAY)], now) == 0


def test_quiet_hours_move_the_end_of_the_days_for_whoever_has_them(server: Server) -> None:
    table, (host, guest) = table_of(server.url, TWO_VS_TWO, 2, pace=DAYS)
    minute = int(time.time() / 60) % 1440
    quiet = {"start": (minute - 120) % 1440, "end": (minute + 300) % 1440}
    wishes = {"kinds": [], "quiet": quiet, "away": 0, "language": "en", "zone": "UTC"}
    guest.post("/api/me/notices", **wishes)

    async def scene() -> None:
        async with look(host, table) as player:
            mine, theirs = player.clock["decision"]
            assert mine <= 2 * DAY
            assert 4.9 * 3600 < theirs - mine < 5.1 * 3600

    asyncio.run(scene())


def test_a_mute_is_personal_and_kept(server: Server) -> None:
    one, two = Person(server.url), Person(server.url)
    assert one.post("/api/me/mutes", whom=two.id, muted=True)["whom"] == [two.id]
    assert one.post("/api/me/mutes", whom="bots", muted=True)["whom"] == sorted([two.id, "bots"])
    assert two.get("/api/me/mutes")["whom"] == []
    assert one.post("/api/me/mutes", whom=two.id, muted=False)["whom"] == ["bots"]
    assert refusal(lambda: one.post("/api/me/mutes", whom="nobody", muted=True)) == "person-unknown"
    assert refusal(lambda: one.post("/api/me/mutes", whom=one.id, muted=True)) == "person-unknown"


# nudges


@pytest.mark.parametrize(
    ("pace", "wait"),
    [
        (Pace(), DAY / 2),
        (Pace("days", days=1), DAY / 2),
        (Pace("days", days=7), DAY),
        (Pace("live", 30), None),
    ],
)
def test_patience_depends_on_the_pace(pace: Pace, wait: float | None) -> None:
    assert nudges.patience(pace) == wait


def test_a_nudge_is_a_notice_now_and_then(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def refused(office: Office, seat: int, by: str = "ann") -> str:
        with pytest.raises(TableError) as caught:
            await nudges.nudge(office.hub, office.room, by, seat)
        return caught.value.refusal.key

    async def scene(office: Office) -> None:
        monkeypatch.setattr(nudges, "time", _Time(office))
        await office.wish(kinds=["nudge"])
        assert await refused(office, 1) == "table-not-running"
        await start(office)
        room = office.room
        room.moved_at = office.time
        assert await refused(office, 1) == "nudge-early"
        assert await refused(office, 0) == "nudge-nobody"
        assert await refused(office, 7) == "nudge-nobody"
        assert await refused(office, 1, by="eve") == "table-seated-only"
        office.time += DAY / 2
        assert await office.work() == []
        assert await nudges.nudge(office.hub, room, "ann", 1)
        assert await office.work() == ["nudge"]
        assert await refused(office, 1) == "nudge-early"  # once is enough
        office.time += DAY / 2
        assert await nudges.nudge(office.hub, room, "ann", 1)
        assert not await nudges.nudge(office.hub, room, "bea", 0)  # Ann gets no notices
        await office.hub.store.hours.set_vacation("bea", office.time, office.time + 9 * DAY)
        await office.hub.keeper.read_hours(room)
        office.time += DAY
        assert await refused(office, 1) == "nudge-vacation"

    at_a_table(tmp_path, monkeypatch, scene)


class _Time:
    """The time of an office."""

    def __init__(self, office: Office) -> None:
        self._office = office

    def time(self) -> float:
        return self._office.time


def test_somebody_whose_consent_is_asked_gets_a_notice_until_they_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(office: Office) -> None:
        office.time = time.time()
        await office.wish(kinds=["motion"])
        await start(office)
        keeper, room = office.hub.keeper, office.room
        await motions.move(keeper, room, "ann", MotionForm("end"))
        assert await office.work() == ["motion"]
        assert await office.work() == []
        await motions.answer(keeper, room, BEA["id"], room.motions[0].id, "decline")
        await office.work()
        rows = await office.hub.notices.store.of_table(room.id)
        assert [(row["kind"], row["state"]) for row in rows] == [("motion", "done")]

    at_a_table(tmp_path, monkeypatch, scene)
