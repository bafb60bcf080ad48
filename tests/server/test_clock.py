"""Clocks: they run for whoever decides, survive a restart, and hand late seats to a bot."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from time import monotonic

import pytest

from gunbai.server import clock as clock_module
from gunbai.server import hours as hours_module
from gunbai.server.clock import DAY, Clock
from gunbai.server.hours import MOST_NIGHT, Hours
from gunbai.server.pace import Pace
from tests.server.conftest import Starter
from tests.server.games import sit
from tests.server.live import look
from tests.server.person import ME, OPEN, TWO_VS_TWO, Person, table_of
from tests.server.servers import Server

LIVE = Pace("live", 10, 30)


class Time:
    """A time that goes on only when told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    own = Time()
    monkeypatch.setattr(clock_module, "time", own)
    monkeypatch.setattr(hours_module, "now", lambda: own.now)
    return own


def running(*owing: int, pace: Pace = LIVE) -> Clock:
    clock = Clock(pace, 3, {})
    clock.owe(list(owing))
    clock.start()
    return clock


def test_only_whoever_owes_an_answer_uses_time(time: Time) -> None:
    clock = running(0, 2)
    time.now += 4
    assert [clock.left(seat) for seat in range(3)] == [36, 40, 36]
    assert clock.next_end() == 36


def test_what_goes_over_comes_out_of_the_bank(time: Time) -> None:
    clock = running(0)
    time.now += 15
    clock.entry(1, 0, undone=False, owes=False, settled=True)
    clock.owe([1])
    assert clock.bank == [25, 30, 30]
    assert clock.used[0] == 0
    info = clock.info()
    assert info is not None
    assert info.running == [False, True, False]


def test_a_paused_clock_and_one_of_a_server_that_is_down_stand_still(time: Time) -> None:
    clock = running(0)
    time.now += 3
    clock.stop()
    time.now += 1000
    assert clock.next_end() is None
    kept = clock.keep()
    time.now += 5000
    again = Clock(LIVE, 3, kept)
    again.owe([0])
    again.start()
    time.now += 2
    assert again.left(0) == 35


def test_going_back_and_forth_gains_no_time(time: Time) -> None:
    clock = running(0)
    seq = 0
    for _ in range(5):
        time.now += 6
        seq += 1
        clock.entry(seq, 0, undone=False, owes=False, settled=False)
        clock.owe([1])
        seq += 1
        clock.entry(seq, 0, undone=True, owes=True, settled=False)
        clock.owe([0])
    assert clock.left(0) == 10


def test_steps_that_can_be_taken_back_are_one_decision(time: Time) -> None:
    clock = running(0)
    for seq in range(1, 4):
        time.now += 5
        clock.entry(seq, 0, undone=False, owes=True, settled=False)
    assert clock.left(0) == 25
    clock.entry(4, 0, undone=False, owes=True, settled=True)
    assert clock.bank[0] == 25
    assert clock.left(0) == 35


def test_an_entry_counts_once(time: Time) -> None:
    """The time kept with an answer is from before it: read again, the answer is counted in."""
    clock = running(0)
    time.now += 15
    kept = clock.keep()
    clock.entry(1, 0, undone=False, owes=False, settled=True)
    other = Clock(LIVE, 3, kept)
    other.entry(1, 0, undone=False, owes=False, settled=True)
    assert other.bank == clock.bank == [25, 30, 30]
    other.entry(1, 0, undone=False, owes=False, settled=True)
    assert other.bank == [25, 30, 30]


def test_days(time: Time) -> None:
    clock = running(1, pace=Pace("days", days=2))
    time.now += 3600
    assert clock.left(1) == 47 * 3600


def test_no_clock_never_ends(time: Time) -> None:
    clock = running(0, pace=Pace())
    time.now += 10**6
    assert clock.next_end() is None
    assert clock.info() is None


# another pace


def test_a_slower_pace_begins_with_the_whole_time(time: Time) -> None:
    clock = running(0)
    time.now += 15
    clock.change_pace(Pace("days", days=2))
    assert clock.left(0) == 2 * DAY
    assert clock.left(1) == 2 * DAY
    assert clock.keep()["bank"] == [0, 0, 0]


def test_a_faster_pace_takes_no_time_from_the_decision_that_is_owed(time: Time) -> None:
    clock = running(0, pace=Pace("days", days=2))
    time.now += DAY
    clock.change_pace(LIVE)
    assert clock.left(0) == DAY
    assert clock.left(1) == 40
    time.now += 100
    assert Clock(LIVE, 3, clock.keep()).left(0) == DAY - 100
    clock.entry(1, 0, undone=False, owes=False, settled=True)
    clock.owe([1])
    assert (clock.left(0), clock.bank) == (40, [30, 30, 30])


def test_a_clock_that_begins_in_mid_game_does_not_count_the_time_before(time: Time) -> None:
    clock = running(0, pace=Pace())
    time.now += 10**6
    clock.change_pace(LIVE)
    assert clock.left(0) == 40


# vacations and nights


def test_days_stand_still_during_a_vacation(time: Time) -> None:
    clock = running(0, 1, pace=Pace("days", days=2))
    time.now += DAY
    clock.set_hours([Hours(back=time.now + 5 * DAY), Hours(), Hours()])
    info = clock.info()
    assert info is not None
    assert info.running == [False, True, False]
    assert clock.left(0) == 6 * DAY
    assert clock.next_end() == DAY
    time.now += 5 * DAY + 3600
    assert clock.left(0) == DAY - 3600
    clock.set_hours([Hours()] * 3)
    assert clock.left(0) == DAY - 3600
    assert clock.left(1) < 0


def test_a_vacation_does_not_stop_a_live_clock(time: Time) -> None:
    clock = running(0)
    clock.set_hours([Hours(back=time.now + DAY)] * 3)
    time.now += 25
    assert clock.left(0) == 15


def test_days_do_not_end_at_night_but_in_the_morning(time: Time) -> None:
    hour = 3600
    time.now = 100 * DAY  # midnight, UTC
    clock = running(0, 1, 2, pace=Pace("days", days=1))
    kyiv = Hours(0.0, (22 * 60, 7 * 60), "Europe/Kyiv")  # at this time of the year, UTC + 3
    london = Hours(0.0, (23 * 60, 6 * 60), "UTC")
    clock.set_hours([kyiv, london, Hours(0.0, (7 * 60, 6 * 60), "UTC")])
    assert clock.left(0) == DAY + 4 * hour
    assert clock.left(1) == DAY + 6 * hour
    assert clock.left(2) == DAY + 6 * hour
    time.now += 8 * hour
    clock.owe([])
    clock.owe([0, 1, 2])  # the time of all would end at eight
    assert clock.left(0) == clock.left(1) == DAY
    assert clock.left(2) == DAY + MOST_NIGHT  # a night is no longer than that
    time.now += DAY + MOST_NIGHT + 1
    assert clock.left(2) == -1


# at a table


def test_whoever_lets_the_time_run_out_is_played_for_until_they_are_back(
    one_server: Server,
) -> None:
    pace = {"kind": "live", "decision": 1, "bank": 0}
    table, people = table_of(one_server.url, TWO_VS_TWO, 2, pace=pace)

    async def scene() -> None:
        async with AsyncExitStack() as stack:
            one, two = await sit(stack, table, people)
            assert one.clock["running"] == [True, True]
            assert await one.answer(one.choices[0]) == ""
            assert one.clock["running"] == [False, True]
            await two.until(lambda: two.table["seats"][1]["away"], 5)
            await one.until(lambda: bool(one.choices))  # the bot went on
            assert not one.table["seats"][0]["away"]
            people[0].at(table, "steer/pause")
            people[1].at(table, "join")
            await asyncio.sleep(1.3)
            await two.until(lambda: not two.table["seats"][1]["away"])
            assert not people[0].table(table)["seats"][0]["away"]
            assert two.clock["running"] == [False, False]

    asyncio.run(scene())


@pytest.mark.parametrize("how", ["kill", "stop"])
def test_a_clock_goes_on_where_it_was_when_the_server_ended(new_server: Starter, how: str) -> None:
    server = new_server()
    pace = {"kind": "live", "decision": 60, "bank": 120}
    table, people = table_of(server.url, TWO_VS_TWO, 2, pace=pace)

    async def scene() -> None:
        async with AsyncExitStack() as stack:
            one, _ = await sit(stack, table, people)
            await asyncio.sleep(1.2)
            assert await one.answer(one.choices[0]) == ""  # this keeps all clocks
            left = one.clock["decision"][1]
            assert left < 59.2
            await asyncio.to_thread(getattr(server, how))
            await asyncio.sleep(2.0)  # nobody's time
            began = monotonic()
            await asyncio.to_thread(server.start)
            async with look(people[1], table) as again:
                now = again.clock["decision"][1]
                assert left - (monotonic() - began) - 0.5 < now <= left + 0.1
                assert again.clock["running"] == [False, True]
                assert again.clock["bank"] == [120, 120]

    asyncio.run(scene())


def test_everybody_is_told_at_once_whose_time_runs(one_server: Server) -> None:
    pace = {"kind": "live", "decision": 60, "bank": 0}
    host, guest = Person(one_server.url), Person(one_server.url)
    table = host.create(TWO_VS_TWO, ME, OPEN, pace=pace)
    guest.at(table, "join")

    async def scene() -> None:
        async with look(host, table) as live:
            host.at(table, "start")
            await live.until(lambda: live.view is not None)
            assert live.clock["running"] == [True, True]
            host.at(table, "steer/pause")
            await live.until(lambda: live.table["status"] == "paused")
            assert live.clock["running"] == [False, False]
            host.at(table, "steer/resume")
            await live.until(lambda: live.table["status"] == "running")
            assert live.clock["running"] == [True, True]
            guest.at(table, "leave")
            await live.until(lambda: live.table["seats"][1]["away"])
            assert live.clock["running"] == [True, False]

    asyncio.run(scene())
