"""Honor (RS-H)."""

from __future__ import annotations

import pytest

from gunbai.games.rising_sun.cards.moments import SEASON_START
from gunbai.games.rising_sun.flow.windows import open_window
from gunbai.games.rising_sun.names import BY_BETRAYAL, BY_SEPPUKU
from tests.rising_sun.playing import up_to
from tests.rising_sun.table import (
    answer,
    asked,
    at_table,
    battles,
    bid,
    coins,
    default,
    events,
    force,
    honor,
    kami_turn,
    keys,
    legal,
    mandate,
    points,
    ronin,
    seat,
    war,
)
from tests.rule import rule

FIVE = "koi lotus turtle dragonfly bonsai"


@rule("RS-X01", "RS-H05")
def test_gaining_honor_is_a_swap_with_the_clan_above() -> None:
    s = at_table(FIVE)
    s.gain_honor(seat(s, "turtle"), BY_SEPPUKU)
    assert honor(s) == "koi turtle lotus dragonfly bonsai"
    s.gain_honor(seat(s, "turtle"), BY_SEPPUKU)
    assert honor(s) == "turtle koi lotus dragonfly bonsai"


@rule("RS-X02", "RS-H07")
def test_losing_honor_is_a_swap_with_the_clan_below() -> None:
    s = at_table("koi turtle lotus dragonfly bonsai")
    s.lose_honor(seat(s, "lotus"), BY_BETRAYAL)
    assert honor(s) == "koi turtle dragonfly lotus bonsai"


@rule("RS-H06")
def test_the_top_gains_no_more() -> None:
    s = at_table(FIVE)
    s.gain_honor(seat(s, "koi"), BY_SEPPUKU)
    assert honor(s) == FIVE
    assert "rs-honor-up" not in keys(s)


@rule("RS-H08", "RS-V06")
def test_the_lowest_loses_no_more_though_slots_lie_below() -> None:
    s = at_table("koi lotus bonsai", allies="bonsai-koi")
    mandate(s, "bonsai", "betray")
    assert honor(s) == "koi lotus bonsai"
    assert "rs-honor-down" not in keys(s)
    assert "rs-broken" in keys(s)


@rule("RS-H09")
@pytest.mark.parametrize(
    ("dead", "after"),
    [(2, "koi bonsai lotus turtle"), (3, "bonsai koi lotus turtle")],
)
def test_honor_is_gained_step_by_step(dead: int, after: str) -> None:
    s = at_table(
        "koi lotus turtle bonsai",
        {"kansai": {"bonsai": " ".join(["bushi"] * dead), "koi": "bushi"}},
        coins={"bonsai": 1},
        wars="kansai",
    )
    battles(s)
    bid(s, "koi", 0, 0, 0, 0)
    bid(s, "bonsai", 1, 0, 0, 0)
    answer(s, "bonsai", "use")
    assert len(events(s, "rs-honor-up")) == dead
    assert honor(s) == after


@rule("RS-H01", "RS-H02", "RS-H03", "RS-K02")
@pytest.mark.parametrize("winner", ["koi", "lotus"])
def test_a_tie_at_a_shrine_goes_to_honor(winner: str) -> None:
    other = "lotus" if winner == "koi" else "koi"
    s = at_table(f"{winner} turtle {other}", {"hachiman": {"koi": "shinto", "lotus": "shinto"}})
    kami_turn(s)
    assert (ronin(s, winner), ronin(s, other)) == (2, 0)


@rule("RS-H02", "RS-H03", "RS-MH03")
@pytest.mark.parametrize("winner", ["koi", "lotus"])
def test_a_tie_in_harvest_goes_to_honor(winner: str) -> None:
    other = "lotus" if winner == "koi" else "koi"
    board = {"kansai": {"koi": "bushi", "lotus": "shinto"}}
    s = at_table(f"{winner} {other} turtle", board, allies="koi-lotus")
    mandate(s, "koi", "harvest")
    assert (points(s, winner), points(s, other)) == (3, 0)


@rule("RS-H02", "RS-H03", "RS-W18", "RS-W51")
@pytest.mark.parametrize("winner", ["koi", "lotus"])
def test_ties_in_war_go_to_honor(winner: str) -> None:
    other = "lotus" if winner == "koi" else "koi"
    s = at_table(
        f"{winner} {other} turtle",
        {"kansai": {"koi": "bushi", "lotus": "shinto"}},
        coins={"koi": 2, "lotus": 2},
        wars="kansai",
    )
    battles(s)
    bid(s, "koi", 0, 0, 0, 2)
    bid(s, "lotus", 0, 0, 0, 2)
    assert [event["player"] for event in events(s, "rs-advantage")] == [seat(s, winner)]
    assert [event["player"] for event in events(s, "rs-token")] == [seat(s, winner)]


@rule("RS-H03", "RS-E16")
@pytest.mark.parametrize("winner", ["koi", "lotus"])
def test_a_tie_of_points_at_the_end_goes_to_honor(winner: str) -> None:
    other = "lotus" if winner == "koi" else "koi"
    s = at_table(f"turtle {winner} {other}", points={"koi": 9, "lotus": 9, "turtle": 8})
    kami_turn(s)
    result = s.result()
    assert result is not None
    assert result.winners() == [seat(s, winner)]


@rule("RS-H04")
def test_only_those_tied_for_the_best_are_compared() -> None:
    """Turtle has the most honor, but less Force."""
    board = {"hachiman": {"koi": "shinto shinto", "lotus": "shinto shinto", "turtle": "shinto"}}
    s = at_table("turtle lotus koi", board)
    kami_turn(s)
    assert (ronin(s, "lotus"), ronin(s, "turtle")) == (2, 0)
    assert [event["players"] for event in events(s, "rs-tie")] == [[0, 1]]


@rule("RS-H10", "RS-K11", "RS-K04")
def test_a_change_counts_at_once() -> None:
    """Lotus wins Amaterasu and so the tie at the next shrine of the same kami turn."""
    board = {"amaterasu": {"lotus": "shinto"}, "hachiman": {"koi": "shinto", "lotus": "shinto"}}
    s = at_table("koi turtle lotus", board)
    kami_turn(s)
    answer(s, "lotus", "use")
    assert (ronin(s, "lotus"), ronin(s, "koi")) == (2, 0)
    s = at_table("koi turtle lotus", board)
    kami_turn(s)
    answer(s, "lotus", "pass")
    assert (ronin(s, "lotus"), ronin(s, "koi")) == (0, 2)


@rule("RS-H11", "RS-Q05", "RS-V05", "RS-DP18")
def test_the_higher_of_two_players_goes_first_or_last() -> None:
    board = {"edo": {"koi": "bushi"}, "nagato": {"lotus": "bushi"}}
    cards = {"koi": "way-of-the-righteous", "lotus": "way-of-the-shogun"}
    for word, left in (("first", 3), ("last", 2)):
        s = at_table("koi lotus turtle", board, cards=cards, set_="horseman", wars="hokkaido")
        war(s)
        assert asked(s) == "koi RS-DP18"
        assert legal(s, "koi") == ["first", "last"]
        answer(s, "koi", word)
        assert coins(s, "lotus") == left  # Koi takes a coin from each clan below, if there is one


@rule("RS-Q06", "RS-DP19")
def test_the_owner_orders_the_own_effects() -> None:
    cards = {"koi": "way-of-the-righteous way-of-the-shogun"}
    s = at_table("koi lotus turtle", cards=cards, set_="horseman", coins={"lotus": 1})
    war(s)
    assert asked(s) == "koi RS-DP19"
    assert default(s, "koi") == "effect way-of-the-righteous"  # bought first
    assert legal(s, "koi") == ["effect way-of-the-righteous", "effect way-of-the-shogun"]
    answer(s, "koi", "effect way-of-the-shogun")
    gains = [key for key in keys(s) if key in ("rs-coins", "rs-taken")]
    assert gains == ["rs-coins", "rs-taken"]


@rule("RS-XD06", "RS-Q07", "RS-F93")
@pytest.mark.parametrize(
    ("word", "after"), [("first", "koi lotus turtle"), ("last", "turtle koi lotus")]
)
def test_two_clans_lose_honor_one_after_the_other(word: str, after: str) -> None:
    """At the start of Summer Salamander costs both owners honor."""
    cards = {"koi": "path-of-the-salamander", "lotus": "path-of-the-salamander"}
    s = at_table("koi lotus turtle", cards=cards, set_="ship", season="summer")
    open_window(s, SEASON_START, -1, number=1)
    s.settle()
    assert asked(s) == "koi RS-DP18"
    answer(s, "koi", word)
    assert honor(s) == after


@rule("RS-H12", "RS-P13")
def test_honor_gives_nobody_the_next_turn() -> None:
    board = {"amaterasu": {"turtle": "shinto"}}
    s = at_table("koi lotus turtle", board)
    s.turn = 1
    kami_turn(s)
    answer(s, "turtle", "use")
    assert honor(s) == "turtle koi lotus"
    assert s.observe(-1)["active"] == 1
    mandate(s, "lotus", "recruit")
    up_to(s, "lotus")
    assert [event["player"] for event in events(s, "rs-acted")] == [2, 0]


@rule("RS-Q08", "RS-F42")
@pytest.mark.parametrize(
    ("order", "force_"),
    [("koi lotus turtle", 3), ("lotus koi turtle", 1), ("koi turtle lotus", 3)],
)
def test_the_lowest_honor_in_a_province_is_among_those_with_force_there(
    order: str, force_: int
) -> None:
    """Koi and Lotus stand in Kansai; Turtle's rank does not matter."""
    s = at_table(order, {"kansai": {"lotus": "oni-of-skulls", "koi": "bushi"}})
    assert force(s, "lotus", "kansai") == force_
    s = at_table(order, {"kansai": {"lotus": "oni-of-skulls"}})
    assert force(s, "lotus", "kansai") == 3  # alone there, Lotus is the lowest


@rule("RS-V04", "RS-F06")
def test_a_war_upgrade_works_at_the_start_or_during_war() -> None:
    board = {"kansai": {"lotus": "bushi"}, "edo": {"koi": "bushi"}}
    cards = {"lotus": "way-of-the-katana", "koi": "way-of-the-shogun"}
    s = at_table("koi lotus turtle", board, cards=cards, season="autumn", wars="oshu")
    assert force(s, "lotus", "kansai") == 1
    war(s)
    assert coins(s, "koi") == 3  # at its start
    assert force(s, "lotus", "kansai") == 2  # as long as it lasts
