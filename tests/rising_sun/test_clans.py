"""The clans of the base box (RS-L) and Moon's limits (RS-Q64…Q68)."""

from __future__ import annotations

from typing import Any

import pytest

from gunbai.core.rng import seeded
from gunbai.games.rising_sun.names import PROVINCES
from tests.rising_sun.table import Table
from tests.rule import rule

FOUR = "koi lotus turtle dragonfly"


def koi_fights(koi: int, ronin_: int = 0, lotus: int = 0) -> Table:
    """Koi with a Bushi against four of Lotus in Kansai."""
    return Table(
        FOUR,
        {"kansai": {"koi": "bushi", "lotus": "bushi bushi bushi bushi"}},
        coins={"koi": koi, "lotus": lotus},
        ronin={"koi": ronin_},
        wars="kansai",
    )


# Koi


@rule("RS-LK01", "RS-XD10", "RS-Q19")
def test_koi_exchanges_its_ronin_at_the_start_of_war() -> None:
    table = koi_fights(5, 3)
    table.war()
    assert (table.coins("koi"), table.ronin("koi")) == (8, 0)
    assert table.asked == "koi lotus RS-DP22"


@rule("RS-LK01")
def test_koi_exchanges_in_every_season() -> None:
    table = Table(FOUR, ronin={"koi": 2, "lotus": 2}, season="autumn")
    table.war()
    assert [event["coins"] for event in table.events("rs-exchanged")] == [2]
    assert table.ronin("lotus") == 2


@rule("RS-LK02", "RS-LK03", "RS-LK04", "RS-XD09", "RS-V27")
def test_coins_in_reserve_add_force_like_ronin() -> None:
    table = koi_fights(9)
    table.battles()
    table.bid("koi", 0, 0, 2, 1)
    table.bid("lotus", 0, 0, 0, 0)
    table.answer("koi", "use")
    assert table.events("rs-hired") == [{"player": 0, "force": 6}]
    assert [event["player"] for event in table.events("rs-victory")] == [0]
    assert table.coins("koi") == 6  # kept; the three that were bid went to Lotus
    assert table.coins("lotus") == 3


@rule("RS-LK03", "RS-V27", "RS-W16")
def test_coins_that_were_bid_do_not_count() -> None:
    table = koi_fights(3)
    table.battles()
    table.bid("koi", 0, 0, 1, 2)
    table.bid("lotus", 0, 0, 0, 0)
    assert "rs-hired" not in table.keys
    assert [event["player"] for event in table.events("rs-victory")] == [1]


@rule("RS-LK05")
def test_coins_of_koi_are_plain_coins_otherwise() -> None:
    """Without Hire Ronin they add nothing; before war its ronin are plain ronin."""
    table = koi_fights(9)
    table.battles()
    table.bid("koi", 0, 0, 0, 1)
    table.bid("lotus", 0, 0, 0, 0)
    assert [event["player"] for event in table.events("rs-victory")] == [1]
    table = Table(FOUR, {"hachiman": {"koi": "shinto"}}, coins={"koi": 2})
    table.kami_turn()
    assert (table.ronin("koi"), table.coins("koi")) == (2, 2)
    table.mandate("lotus", "harvest")
    assert (table.ronin("koi"), table.coins("koi")) == (2, 3)


# Dragonfly


@rule("RS-LD01", "RS-LD02")
def test_dragonfly_recruits_anywhere() -> None:
    table = Table(FOUR)
    table.mandate("turtle", "recruit")
    assert table.asked == "dragonfly RS-DP07"
    summons = [text for text in table.legal("dragonfly") if text.startswith("summon bushi")]
    assert summons == [f"summon bushi {name}" for name in PROVINCES]
    table.answer("dragonfly", "summon bushi kyushu")
    assert table.asked == "koi RS-DP07"


@rule("RS-LD02", "RS-V30", "RS-Q24")
def test_strongholds_limit_only_dragonflys_recruit() -> None:
    """Raijin and a bought monster are no Recruit: their figure comes whatever it has built."""
    board = {"raijin": {"dragonfly": "shinto"}}
    table = Table(FOUR, board, shrines="raijin fujin hachiman tsukuyomi")
    table.kami_turn()
    table.answer("dragonfly", "summon bushi nagato")
    assert table.figures("dragonfly", "nagato") == "bushi"


# Turtle


@rule("RS-LT02", "RS-LT03")
def test_turtles_strongholds_harvest_and_fight_alone() -> None:
    board = {"kansai": {"turtle": "stronghold stronghold", "koi": "bushi"}}
    table = Table(FOUR, board, wars="kansai")
    assert table.force("turtle", "kansai") == 2
    table.mandate("turtle", "harvest")
    assert table.points("turtle") == 3
    table.battles()
    assert table.asked == "koi turtle RS-DP22"
    table.no_bids("koi", "turtle")
    assert [event["player"] for event in table.events("rs-victory")] == [2]
    assert table.figures("koi", "kansai") == ""


@rule("RS-LT04", "RS-Q95", "RS-Q96")
def test_turtles_strongholds_cannot_be_killed_or_captured() -> None:
    board = {"kansai": {"turtle": "stronghold", "koi": "bushi bushi"}}
    table = Table(FOUR, board, coins={"koi": 2}, wars="kansai")
    table.battles()
    table.bid("koi", 0, 1, 0, 1)
    table.bid("turtle", 0, 0, 0, 0)
    assert "rs-hostage" not in table.keys
    assert table.asked == ""
    assert table.strongholds("turtle", "kansai") == 1
    assert table.points("koi") == 0  # the Poets sing of nobody
    assert [event["player"] for event in table.events("rs-victory")] == [0]


@rule("RS-LT05")
def test_a_moved_stronghold_works_where_it_stands() -> None:
    table = Table(FOUR, coins={"turtle": 9}, display="oni-of-skulls")
    table.mandate("koi", "marshal")
    table.up_to("turtle")
    table.answer("turtle", "move stronghold kyoto kansai 1")
    table.mandate("koi", "recruit")
    table.up_to("turtle")
    assert "summon bushi kansai" in table.legal("turtle")
    assert "summon bushi kyoto" not in table.legal("turtle")
    table.mandate("turtle", "train")
    table.answer("turtle", "buy oni-of-skulls")
    assert table.legal("turtle") == ["summon oni-of-skulls kansai"]


@rule("RS-Q95")
def test_a_stronghold_is_no_figure_otherwise() -> None:
    """It is not counted, not improved, and gives its Force nowhere but in its province."""
    board = {"kansai": {"turtle": "stronghold bushi"}}
    table = Table(FOUR, board, cards={"turtle": "way-of-the-katana"}, season="autumn", phase="war")
    assert table.force("turtle", "kansai") == 2 + 1
    assert table.state.crowd(table.seat("turtle"), PROVINCES.index("kansai")) == 1
    table.mandate("koi", "recruit")
    table.up_to("turtle")
    assert not any("stronghold" in text for text in table.legal("turtle"))
    table = Table(FOUR, {"hachiman": {"koi": "shinto"}}, phase="politics")
    assert table.force("turtle", "hachiman") == 0


@rule("RS-Q96", "RS-I03", "RS-E03")
def test_strongholds_never_leave_the_map() -> None:
    added = 0
    for seed in range(3):
        table = Table.new(seed, players=4, clans="koi,lotus,turtle,bonsai")
        rng = seeded(seed)
        built = [1, 1, 1, 1]
        while table.asked:
            table.answer_at_random(rng)
            now = [table.state.built(number) for number in range(4)]
            assert all(a <= b for a, b in zip(built, now, strict=True))
            built = now
        table.sound()
        added += sum(built) - 4
    assert added > 3  # some were built, and stood through battles and seasons


# Moon


@rule("RS-Q67", "RS-D10", "RS-D11")
def test_moons_force_is_two_or_what_a_card_sets_above_it() -> None:
    table = Table("koi lotus moon", {"edo": {"moon": "bushi daimyo"}},
                  cards={"moon": "path-of-the-lion"})  # fmt: skip
    assert table.force("moon", "edo") == 2 + 2 + 1
    table = Table("koi lotus moon", {"edo": {"moon": "bushi bushi"}}, season="autumn", phase="war",
                  cards={"moon": "way-of-the-katana"})  # fmt: skip
    assert table.force("moon", "edo") == 4  # Katana sets 2 as well


@rule("RS-Q66", "RS-D22")
def test_nobody_forces_a_moon_figure_into_a_full_province() -> None:
    board = {"kansai": {"moon": "jurojin"}, "nagato": {"moon": "bushi bushi"},
             "kyoto": {"sun": "benten"}}  # fmt: skip
    table = Table("koi sun moon", board, season="autumn")
    table.mandate("koi", "marshal")
    table.up_to("sun")
    table.answer("sun", "move benten kyoto kansai 1")
    assert table.asked == "sun RS-DP28"
    pushes = [text.split()[-1] for text in table.legal("sun") if text.startswith("push")]
    assert sorted(pushes) == ["hokkaido", "kyoto", "kyushu", "shikoku"]


@rule("RS-Q64", "RS-D20", "RS-D21")
@pytest.mark.parametrize(
    ("board", "province", "shrine"),
    [
        ({"edo": {"moon": "bushi daimyo"}}, 0, 2),
        ({"edo": {"moon": "jurojin stronghold stronghold"}}, 1, 2),
        ({"fujin": {"moon": "shinto"}, "hachiman": {"moon": "shinto"}}, 2, 0),
        ({"killed": {"moon": "bushi bushi"}}, 2, 2),
        ({"prison:koi": {"moon": "bushi bushi"}}, 2, 2),
    ],
)
def test_what_counts_for_moons_limits(board: Any, province: int, shrine: int) -> None:
    table = Table("koi lotus moon", board)
    assert table.state.room(2, PROVINCES.index("edo")) == province
    assert table.state.room(2, 8) == shrine
    assert table.state.room(0, PROVINCES.index("edo")) > 9
