"""What the rules would make of the board, as a view tells it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from gunbai.core.rng import seeded
from gunbai.games.rising_sun.flow.battle import hirelings
from gunbai.games.rising_sun.names import CLANS
from gunbai.games.rising_sun.preview import foresee
from tests.rising_sun.table import RISING_SUN, Table
from tests.rule import rule

BOARDS = [
    {"edo": {"koi": "bushi bushi", "lotus": "bushi"}, "nagato": {"koi": "bushi"}},
    {"edo": {"koi": "bushi", "lotus": "bushi"}, "kyushu": {"turtle": "daimyo", "koi": "shinto"}},
    {},
]


@rule("RS-MH02", "RS-MH03")
@pytest.mark.parametrize("board", BOARDS)
def test_a_harvest_brings_what_was_foreseen(board: dict[str, dict[str, str]]) -> None:
    table = Table("lotus koi turtle", board)
    me = table.seat("koi")
    seen = foresee(table.state, me)["harvest"]
    before = table.points("koi"), table.coins("koi"), table.ronin("koi")
    table.mandate("koi", "harvest")
    after = table.points("koi"), table.coins("koi"), table.ronin("koi")
    gained = [now - was for now, was in zip(after, before, strict=True)]
    assert gained == [seen["points"], seen["coins"], seen["ronin"]]


@rule("RS-K02")
def test_honor_decides_who_is_the_strongest() -> None:
    view = Table("lotus koi turtle", BOARDS[1]).view()
    lotus = next(n for n, each in enumerate(view["seats"]) if each["clan"] == "lotus")
    assert view["provinces"]["edo"]["strongest"] == lotus == view["provinces"]["edo"]["reaper"]
    assert view["provinces"]["oshu"]["strongest"] is None


def random_game(players: int, seed: int) -> Iterator[Table]:
    table = Table.new(seed, players=players)
    rng = seeded(seed)
    while table.asked:
        yield table
        table.answer_at_random(rng)


@rule("RS-N04", "RS-N05", "RS-N07")
def test_gifts_are_foreseen_as_the_rules_allow_them() -> None:
    """From the Tea Ceremony until the war begins; never more than the reserve holds."""
    told: set[bool] = set()
    for table in random_game(4, 3):
        seen = foresee(table.state, 0)
        clan = CLANS[table.state.setup.clans[1]]
        most = seen["gift"]
        if most["coins"] + most["ronin"]:
            told.add(seen["may_give"])
            all_of_it = RISING_SUN.parse(f"gift {clan} {most['coins']} {most['ronin']}")
            assert (table.state.check_free(0, all_of_it) is None) == seen["may_give"]
            more = RISING_SUN.parse(f"gift {clan} {most['coins'] + 1} {most['ronin']}")
            assert table.state.check_free(0, more) is not None
    assert told == {True, False}


@rule("RS-A01")
def test_the_next_tea_ceremony_is_known() -> None:
    """In Autumn none is left: nothing can be promised for it."""
    teas = {table.state.season: foresee(table.state, -1)["next_tea"] for table in random_game(3, 5)}
    assert [teas[season] for season in sorted(teas)][:3] == ["summer", "autumn", None]


@rule("RS-W40", "RS-LK02")
def test_the_coins_that_count_as_ronin_are_told() -> None:
    for table in random_game(4, 3):
        s = table.state
        seen = foresee(s, -1)["hired_coins"]
        for each in range(s.setup.players):
            assert hirelings(s, each) == s.ronin[each] + seen[each]
            assert (seen[each] > 0) <= (CLANS[s.setup.clans[each]] == "koi")
