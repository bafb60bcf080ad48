"""Allowances: a bucket for each key, and what is forgotten when there are too many keys."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

from gunbai.server.limits import Limit, TooMuch
from tests.server.conftest import Starter
from tests.server.person import BASE3, BOT, ME, Person

CROWD = 45_000  # more than are remembered, twice over
NEVER = 1e-9  # a second: in the time of a test nothing fills again


class Clock:
    """Stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    standing = Clock()
    monkeypatch.setattr("gunbai.server.limits.time", standing)
    return standing


def used_up(limit: Limit, key: str) -> bool:
    try:
        limit.take(key)
    except TooMuch:
        return True
    return False


def test_so_many_at_once_and_so_many_a_second_from_then_on(clock: Clock) -> None:
    limit = Limit(3, 2)
    assert [used_up(limit, "me") for _ in range(4)] == [False, False, False, True]
    assert not used_up(limit, "you")
    clock.now += 1
    assert [used_up(limit, "me") for _ in range(3)] == [False, False, True]
    clock.now += 100
    assert [used_up(limit, "me") for _ in range(4)] == [False, False, False, True]


def test_whoever_waits_as_long_as_was_said_may_go_on(clock: Clock) -> None:
    limit = Limit(1, 0.4)  # full again after two and a half seconds
    limit.take("me")
    with pytest.raises(TooMuch) as refused:
        limit.take("me")
    assert refused.value.refusal.words == {"seconds": 3}
    clock.now += 3
    assert not used_up(limit, "me")


def test_a_crowd_of_others_gives_nobody_a_new_allowance() -> None:
    limit = Limit(3, NEVER)
    limit.take("guesser", 3)
    for number in range(CROWD):
        limit.take(f"other {number}")
    assert used_up(limit, "guesser")


def test_a_crowd_is_not_remembered_for_ever() -> None:
    limit = Limit(3, NEVER)
    for number in range(CROWD):
        limit.take(f"other {number}")
    assert len(limit) < CROWD / 2


def test_what_is_full_again_is_forgotten_before_what_is_in_use(clock: Clock) -> None:
    limit = Limit(4, 1)
    for number in range(CROWD):
        limit.take(f"long ago {number}", 4)
    clock.now += 10
    limit.take("writer", 3)
    for number in range(CROWD // 4):
        limit.take(f"other {number}")
    limit.take("writer")
    assert used_up(limit, "writer")


def test_who_comes_while_all_are_used_up_is_counted_too() -> None:
    limit = Limit(2, NEVER)
    for number in range(CROWD):
        limit.take(f"other {number}", 2)
    assert used_up(limit, f"other {CROWD - 1}")


# at the door of a server

RECORD = Path(__file__).parents[1] / "fixtures" / "joraku" / "base4" / "01.record"


def test_one_address_makes_only_so_many_tables_in_whatever_way(new_server: Starter) -> None:
    """Each way to a new table counts, for all people of an address together."""
    url = new_server(rate=1.0).url
    crowd = [Person(url) for _ in range(8)]  # so many that none of them uses up their own allowance
    over = crowd[0].create(BASE3, ME, BOT, BOT, start=True)
    crowd[0].at(over, "steer/end")
    ways: dict[str, dict[str, object]] = {
        "/api/tables": {**BASE3, "seats": [ME, BOT, BOT]},
        f"/api/tables/{over}/rematch": {},
        f"/api/tables/{over}/fork": {"upto": 0},
        "/api/records": {"text": RECORD.read_text(encoding="utf-8")},
        "/api/lessons": {"game": "joraku"},
    }
    people = itertools.cycle(crowd)
    elsewhere = {"x-forwarded-for": "192.0.2.1"}
    for path, form in ways.items():
        for person in itertools.islice(people, 40):
            if person.http.post(path, json=form).status_code == 429:
                assert person.http.post(path, json=form, headers=elsewhere).status_code != 429
                break
        else:
            pytest.fail(f"{path} makes tables without end")
