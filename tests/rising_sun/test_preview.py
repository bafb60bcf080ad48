"""What the rules would make of the board, as a view tells it."""

from __future__ import annotations

import pytest

from tests.rising_sun.table import at_table, coins, mandate, points, ronin, seat
from tests.rule import rule

BOARDS = [
    {"edo": {"koi": "bushi bushi", "lotus": "bushi"}, "nagato": {"koi": "bushi"}},
    {"edo": {"koi": "bushi", "lotus": "bushi"}, "kyushu": {"turtle": "daimyo", "koi": "shinto"}},
    {},
]


@rule("RS-MH02", "RS-MH03")
@pytest.mark.parametrize("board", BOARDS)
def test_a_harvest_brings_what_was_foreseen(board: dict[str, dict[str, str]]) -> None:
    s = at_table("lotus koi turtle", board)
    me = seat(s, "koi")
    seen = s.observe(me)["harvest"]
    before = points(s, "koi"), coins(s, "koi"), ronin(s, "koi")
    mandate(s, "koi", "harvest")
    after = points(s, "koi"), coins(s, "koi"), ronin(s, "koi")
    gained = [now - was for now, was in zip(after, before, strict=True)]
    assert gained == [seen["points"], seen["coins"], seen["ronin"]]


@rule("RS-K02")
def test_honor_decides_who_is_the_strongest() -> None:
    view = at_table("lotus koi turtle", BOARDS[1]).observe(-1)
    lotus = next(n for n, each in enumerate(view["seats"]) if each["clan"] == "lotus")
    assert view["provinces"]["edo"]["strongest"] == lotus == view["provinces"]["edo"]["reaper"]
    assert view["provinces"]["oshu"]["strongest"] is None
