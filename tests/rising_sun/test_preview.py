"""What the rules would make of the board, as a view tells it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from gunbai.core.rng import seeded
from gunbai.games.rising_sun.names import CLANS
from gunbai.games.rising_sun.preview import foresee
from gunbai.games.rising_sun.state import RisingSunState
from tests.rising_sun.table import RISING_SUN, at_table, coins, mandate, points, ronin, seat
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
    seen = foresee(s, me)["harvest"]
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


def random_game(players: int, seed: int) -> Iterator[RisingSunState]:
    s = RISING_SUN.new({"players": players}, seed)
    assert isinstance(s, RisingSunState)
    rng = seeded(seed)
    while s.ask is not None:
        yield s
        asked = s.to_act()[0]
        actions = s.legal(asked)
        s.apply(asked, actions[rng.below(len(actions))])


@rule("RS-N04", "RS-N05", "RS-N07")
def test_gifts_are_foreseen_as_the_rules_allow_them() -> None:
    """From the Tea Ceremony until the war begins; never more than the reserve holds."""
    told: set[bool] = set()
    for s in random_game(4, 3):
        seen = foresee(s, 0)
        clan = CLANS[s.setup.clans[1]]
        most = seen["gift"]
        if most["coins"] + most["ronin"]:
            told.add(seen["may_give"])
            all_of_it = RISING_SUN.parse(f"gift {clan} {most['coins']} {most['ronin']}")
            assert (s.check_free(0, all_of_it) is None) == seen["may_give"]
            more = RISING_SUN.parse(f"gift {clan} {most['coins'] + 1} {most['ronin']}")
            assert s.check_free(0, more) is not None
    assert told == {True, False}


@rule("RS-A01")
def test_the_next_tea_ceremony_is_known() -> None:
    """In Autumn none is left: nothing can be promised for it."""
    teas = {s.season: foresee(s, -1)["next_tea"] for s in random_game(3, 5)}
    assert [teas[season] for season in sorted(teas)][:3] == ["summer", "autumn", None]
