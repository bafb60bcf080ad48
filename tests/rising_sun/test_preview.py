"""The consequences of the board by the rules, as a view tells them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from gunbai.core.rng import seeded
from gunbai.games.rising_sun.flow.battle import hirelings
from gunbai.games.rising_sun.names import CLANS, SEASONS
from gunbai.games.rising_sun.preview import foresee
from tests.rising_sun.table import GAMES, RISING_SUN, Table
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


@rule("RS-A01", "RS-N01")
def test_an_alliance_can_be_promised_until_the_last_tea_ceremony() -> None:
    """In Autumn none is left: nothing can be promised for it."""
    teas = {
        table.state.season: foresee(table.state, -1)["promises"].get("ally")
        for table in random_game(3, 5)
    }
    assert [teas[season] for season in sorted(teas)][:3] == ["summer", "autumn", None]


@rule("RS-N05", "RS-N07")
def test_what_the_war_ends_is_promised_before_it() -> None:
    told: set[bool] = set()
    for table in random_game(4, 3):
        seen = foresee(table.state, -1)
        early = {"loyal", "mandate", "give", "give-if"} & set(seen["promises"])
        assert len(early) == (4 if seen["may_give"] else 0)
        assert {"stay-out", "leave"} <= set(seen["promises"])
        assert seen["promises"]["stay-out"] == SEASONS[table.state.season]
        assert seen["promises"]["leave"] is None
        told.add(seen["may_give"])
    assert told == {True, False}


@rule("RS-MT04", "RS-MT05")
def test_coins_left_after_a_purchase_are_foreseen() -> None:
    display = "way-of-the-ronin righteousness"
    table = Table("koi lotus turtle", coins={"koi": 4, "lotus": 1}, display=display)
    table.mandate("koi", "train")
    told = table.view("lotus")["purchase"]["left"]
    assert told == {"way-of-the-ronin": 4, "righteousness": 3}  # with the bonus of the mandate
    table.answer("koi", "buy righteousness")
    assert table.coins("koi") == told["righteousness"]


@rule("RS-W11", "RS-W12")
def test_coins_that_can_still_be_bid_are_told_to_whoever_bids() -> None:
    table = Table("koi lotus turtle", BOARDS[0], coins={"koi": 5, "lotus": 2}, wars="edo")
    table.war()
    had = table.coins("koi")
    table.answer("koi", "stake poets 2")
    assert table.view("koi")["battle"]["purse"] == {"staked": 2, "left": had - 2}
    assert table.view("lotus")["battle"]["purse"]["staked"] == 0
    assert "purse" not in table.view("turtle")["battle"]
    table.answer("koi", "confirm")
    table.no_bids("lotus")
    assert "purse" not in table.view("koi").get("battle", {})


@rule("RS-W40", "RS-LK02")
def test_the_force_after_hiring_is_foreseen_beside_the_strongest_other() -> None:
    board = {"edo": {"koi": "bushi", "lotus": "bushi bushi", "turtle": "bushi bushi bushi"}}
    table = Table("koi lotus turtle", board, coins={"koi": 5}, wars="edo")
    table.war()
    table.bid("koi", 0, 0, 1, 0)
    table.no_bids("lotus", "turtle")
    assert table.asked == "koi RS-DP25"
    force = 1 + table.coins("koi")
    assert table.view("koi")["battle"]["hire"] == {"force": force, "against": 3}
    table.answer("koi", "use")
    assert {"player": 0, "province": "edo", "force": force} in table.events("rs-force")


@rule("RS-W40", "RS-LK02")
def test_the_coins_that_count_as_ronin_are_told() -> None:
    for table in random_game(4, 3):
        s = table.state
        told = foresee(s, -1)
        seen = told["hired_coins"]
        for each in range(s.setup.players):
            assert told["hirelings"][each] == hirelings(s, each) == s.ronin[each] + seen[each]
            assert (seen[each] > 0) <= (CLANS[s.setup.clans[each]] == "koi")


@rule("RS-W40", "RS-LK02")
def test_coins_at_stake_are_not_hired_with() -> None:
    """Only their owner knows of the stakes."""
    board = {"edo": {"koi": "bushi", "lotus": "bushi"}}
    table = Table("koi lotus turtle", board, coins={"koi": 5}, ronin={"koi": 1}, wars="edo")
    koi, lotus = table.seat("koi"), table.seat("lotus")
    table.war()
    table.answer("koi", "stake poets 2")
    assert foresee(table.state, koi)["hirelings"][koi] == 4
    assert foresee(table.state, lotus)["hirelings"][koi] == 6
    table.answer("koi", "confirm")
    table.no_bids("lotus")
    assert foresee(table.state, lotus)["hirelings"][koi] == 4


@rule("RS-E11", "RS-E12", "RS-E13")
@pytest.mark.parametrize("options", GAMES)
def test_a_winter_brings_what_was_foreseen(options: dict[str, object]) -> None:
    most = 0
    for table in Table.random_game(options, 7):
        if not table.asked:
            assert foresee(table.state, -1)["winter_points"] is None
            break
        told = foresee(table.state, -1)["winter_points"]
        assert told is not None
        then = table.copy()
        then.winter()
        gained = zip(then.state.vp, table.state.vp, strict=True)
        assert told == [now - was for now, was in gained]
        most = max(most, *told)
    assert most > 10


@rule("RS-W02", "RS-W04", "RS-W05", "RS-W06", "RS-E01")
def test_the_battles_still_to_be_fought_are_counted() -> None:
    """The coins of whoever fights no more are of no use: they go at the season's end."""
    board = {
        "edo": {"koi": "bushi", "lotus": "bushi"},
        "oshu": {"koi": "bushi", "bonsai": "bushi"},
        "kyoto": {"lotus": "bushi", "koi": "bushi"},
        "nagato": {"bonsai": "bushi", "dragonfly": "bushi"},
        "kansai": {"dragonfly": "bushi"},
    }
    table = Table(
        "lotus koi bonsai dragonfly",
        board,
        allies="bonsai-dragonfly",
        coins={"koi": 3},
        wars="edo oshu kyoto nagato kansai",
    )
    koi = table.seat("koi")
    assert "battles_ahead" not in foresee(table.state, koi)
    table.war()
    assert table.key == "RS-DP22"
    clans = ["koi", "lotus", "bonsai", "dragonfly"]
    seen = [foresee(table.state, table.seat(clan))["battles_ahead"] for clan in clans]
    assert seen == [2, 1, 1, 0]
