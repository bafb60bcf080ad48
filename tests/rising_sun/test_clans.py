"""The clans of the base box (RS-L) and Moon's limits (RS-Q64…Q68)."""

from __future__ import annotations

from typing import Any

import pytest

from gunbai.core.rng import seeded
from gunbai.games.rising_sun.names import PROVINCES
from gunbai.games.rising_sun.state import RisingSunState
from tests.rising_sun.playing import by_chance, new_game, up_to
from tests.rising_sun.table import (
    answer,
    asked,
    at_table,
    battles,
    bid,
    coins,
    events,
    figures,
    force,
    kami_turn,
    keys,
    legal,
    mandate,
    no_bids,
    points,
    ronin,
    seat,
    sound,
    strongholds,
    war,
)
from tests.rule import rule

FOUR = "koi lotus turtle dragonfly"


def koi_fights(koi: int, ronin_: int = 0, lotus: int = 0) -> RisingSunState:
    """Koi with a Bushi against four of Lotus in Kansai."""
    return at_table(
        FOUR,
        {"kansai": {"koi": "bushi", "lotus": "bushi bushi bushi bushi"}},
        coins={"koi": koi, "lotus": lotus},
        ronin={"koi": ronin_},
        wars="kansai",
    )


# Koi


@rule("RS-LK01", "RS-XD10", "RS-Q19")
def test_koi_exchanges_its_ronin_at_the_start_of_war() -> None:
    s = koi_fights(5, 3)
    war(s)
    assert (coins(s, "koi"), ronin(s, "koi")) == (8, 0)
    assert asked(s) == "koi lotus RS-DP22"


@rule("RS-LK01")
def test_koi_exchanges_in_every_season() -> None:
    s = at_table(FOUR, ronin={"koi": 2, "lotus": 2}, season="autumn")
    war(s)
    assert [event["coins"] for event in events(s, "rs-exchanged")] == [2]
    assert ronin(s, "lotus") == 2


@rule("RS-LK02", "RS-LK03", "RS-LK04", "RS-XD09", "RS-V27")
def test_coins_in_reserve_add_force_like_ronin() -> None:
    s = koi_fights(9)
    battles(s)
    bid(s, "koi", 0, 0, 2, 1)
    bid(s, "lotus", 0, 0, 0, 0)
    answer(s, "koi", "use")
    assert events(s, "rs-hired") == [{"key": "rs-hired", "player": 0, "force": 6}]
    assert [event["player"] for event in events(s, "rs-victory")] == [0]
    assert coins(s, "koi") == 6  # kept; the three that were bid went to Lotus
    assert coins(s, "lotus") == 3


@rule("RS-LK03", "RS-V27", "RS-W16")
def test_coins_that_were_bid_do_not_count() -> None:
    s = koi_fights(3)
    battles(s)
    bid(s, "koi", 0, 0, 1, 2)
    bid(s, "lotus", 0, 0, 0, 0)
    assert "rs-hired" not in keys(s)
    assert [event["player"] for event in events(s, "rs-victory")] == [1]


@rule("RS-LK05")
def test_coins_of_koi_are_plain_coins_otherwise() -> None:
    """Without Hire Ronin they add nothing; before war its ronin are plain ronin."""
    s = koi_fights(9)
    battles(s)
    bid(s, "koi", 0, 0, 0, 1)
    bid(s, "lotus", 0, 0, 0, 0)
    assert [event["player"] for event in events(s, "rs-victory")] == [1]
    s = at_table(FOUR, {"hachiman": {"koi": "shinto"}}, coins={"koi": 2})
    kami_turn(s)
    assert (ronin(s, "koi"), coins(s, "koi")) == (2, 2)
    mandate(s, "lotus", "harvest")
    assert (ronin(s, "koi"), coins(s, "koi")) == (2, 3)


# Dragonfly


@rule("RS-LD01", "RS-LD02")
def test_dragonfly_recruits_anywhere() -> None:
    s = at_table(FOUR)
    mandate(s, "turtle", "recruit")
    assert asked(s) == "dragonfly RS-DP07"
    summons = [text for text in legal(s, "dragonfly") if text.startswith("summon bushi")]
    assert summons == [f"summon bushi {name}" for name in PROVINCES]
    answer(s, "dragonfly", "summon bushi kyushu")
    assert asked(s) == "koi RS-DP07"


@rule("RS-LD02", "RS-V30", "RS-Q24")
def test_strongholds_limit_only_dragonflys_recruit() -> None:
    """Raijin and a bought monster are no Recruit: their figure comes whatever it has built."""
    board = {"raijin": {"dragonfly": "shinto"}}
    s = at_table(FOUR, board, shrines="raijin fujin hachiman tsukuyomi")
    kami_turn(s)
    answer(s, "dragonfly", "summon bushi nagato")
    assert figures(s, "dragonfly", "nagato") == "bushi"


# Turtle


@rule("RS-LT02", "RS-LT03")
def test_turtles_strongholds_harvest_and_fight_alone() -> None:
    board = {"kansai": {"turtle": "stronghold stronghold", "koi": "bushi"}}
    s = at_table(FOUR, board, wars="kansai")
    assert force(s, "turtle", "kansai") == 2
    mandate(s, "turtle", "harvest")
    assert points(s, "turtle") == 3
    battles(s)
    assert asked(s) == "koi turtle RS-DP22"
    no_bids(s, "koi", "turtle")
    assert [event["player"] for event in events(s, "rs-victory")] == [2]
    assert figures(s, "koi", "kansai") == ""


@rule("RS-LT04", "RS-Q95", "RS-Q96")
def test_turtles_strongholds_cannot_be_killed_or_captured() -> None:
    board = {"kansai": {"turtle": "stronghold", "koi": "bushi bushi"}}
    s = at_table(FOUR, board, coins={"koi": 2}, wars="kansai")
    battles(s)
    bid(s, "koi", 0, 1, 0, 1)
    bid(s, "turtle", 0, 0, 0, 0)
    assert "rs-hostage" not in keys(s)
    assert asked(s) == ""
    assert strongholds(s, "turtle", "kansai") == 1
    assert points(s, "koi") == 0  # the Poets sing of nobody
    assert [event["player"] for event in events(s, "rs-victory")] == [0]


@rule("RS-LT05")
def test_a_moved_stronghold_works_where_it_stands() -> None:
    s = at_table(FOUR, coins={"turtle": 9}, display="oni-of-skulls")
    mandate(s, "koi", "marshal")
    up_to(s, "turtle")
    answer(s, "turtle", "move stronghold kyoto kansai 1")
    mandate(s, "koi", "recruit")
    up_to(s, "turtle")
    assert "summon bushi kansai" in legal(s, "turtle")
    assert "summon bushi kyoto" not in legal(s, "turtle")
    mandate(s, "turtle", "train")
    answer(s, "turtle", "buy oni-of-skulls")
    assert legal(s, "turtle") == ["summon oni-of-skulls kansai"]


@rule("RS-Q95")
def test_a_stronghold_is_no_figure_otherwise() -> None:
    """It is not counted, not improved, and gives its Force nowhere but in its province."""
    board = {"kansai": {"turtle": "stronghold bushi"}}
    s = at_table(FOUR, board, cards={"turtle": "way-of-the-katana"}, season="autumn", phase="war")
    assert force(s, "turtle", "kansai") == 2 + 1
    assert s.crowd(seat(s, "turtle"), PROVINCES.index("kansai")) == 1
    mandate(s, "koi", "recruit")
    up_to(s, "turtle")
    assert not any("stronghold" in text for text in legal(s, "turtle"))
    s = at_table(FOUR, {"hachiman": {"koi": "shinto"}}, phase="politics")
    assert force(s, "turtle", "hachiman") == 0


@rule("RS-Q96", "RS-I03", "RS-E03")
def test_strongholds_never_leave_the_map() -> None:
    added = 0
    for seed in range(3):
        s = new_game(seed, players=4, clans="koi,lotus,turtle,bonsai")
        rng = seeded(seed)
        built = [1, 1, 1, 1]
        while s.ask is not None:
            by_chance(s, rng)
            now = [s.built(number) for number in range(4)]
            assert all(a <= b for a, b in zip(built, now, strict=True))
            built = now
        sound(s)
        added += sum(built) - 4
    assert added > 3  # some were built, and stood through battles and seasons


# Moon


@rule("RS-Q67", "RS-D10", "RS-D11")
def test_moons_force_is_two_or_what_a_card_sets_above_it() -> None:
    s = at_table("koi lotus moon", {"edo": {"moon": "bushi daimyo"}},
                 cards={"moon": "path-of-the-lion"})  # fmt: skip
    assert force(s, "moon", "edo") == 2 + 2 + 1
    s = at_table("koi lotus moon", {"edo": {"moon": "bushi bushi"}}, season="autumn", phase="war",
                 cards={"moon": "way-of-the-katana"})  # fmt: skip
    assert force(s, "moon", "edo") == 4  # Katana sets 2 as well


@rule("RS-Q66", "RS-D22")
def test_nobody_forces_a_moon_figure_into_a_full_province() -> None:
    board = {"kansai": {"moon": "jurojin"}, "nagato": {"moon": "bushi bushi"},
             "kyoto": {"sun": "benten"}}  # fmt: skip
    s = at_table("koi sun moon", board, season="autumn")
    mandate(s, "koi", "marshal")
    up_to(s, "sun")
    answer(s, "sun", "move benten kyoto kansai 1")
    assert asked(s) == "sun RS-DP28"
    pushes = [text.split()[-1] for text in legal(s, "sun") if text.startswith("push")]
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
    s = at_table("koi lotus moon", board)
    assert s.room(2, PROVINCES.index("edo")) == province
    assert s.room(2, 8) == shrine
    assert s.room(0, PROVINCES.index("edo")) > 9
