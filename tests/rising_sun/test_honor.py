"""Honor (RS-H)."""

from __future__ import annotations

import pytest

from gunbai.games.rising_sun.cards.moments import SEASON_START
from gunbai.games.rising_sun.flow.windows import open_window
from gunbai.games.rising_sun.names import BY_BETRAYAL, BY_SEPPUKU
from tests.rising_sun.table import Table
from tests.rule import rule

FIVE = "koi lotus turtle dragonfly bonsai"


@rule("RS-X01", "RS-H05")
def test_gaining_honor_is_a_swap_with_the_clan_above() -> None:
    table = Table(FIVE)
    table.state.gain_honor(table.seat("turtle"), BY_SEPPUKU)
    assert table.honor == "koi turtle lotus dragonfly bonsai"
    table.state.gain_honor(table.seat("turtle"), BY_SEPPUKU)
    assert table.honor == "turtle koi lotus dragonfly bonsai"


@rule("RS-X02", "RS-H07")
def test_losing_honor_is_a_swap_with_the_clan_below() -> None:
    table = Table("koi turtle lotus dragonfly bonsai")
    table.state.lose_honor(table.seat("lotus"), BY_BETRAYAL)
    assert table.honor == "koi turtle dragonfly lotus bonsai"


@rule("RS-H06")
def test_the_top_gains_no_more() -> None:
    table = Table(FIVE)
    table.state.gain_honor(table.seat("koi"), BY_SEPPUKU)
    assert table.honor == FIVE
    assert "rs-honor-up" not in table.keys


@rule("RS-H08", "RS-V06")
def test_the_lowest_loses_no_more_though_slots_lie_below() -> None:
    table = Table("koi lotus bonsai", allies="bonsai-koi")
    table.mandate("bonsai", "betray")
    assert table.honor == "koi lotus bonsai"
    assert "rs-honor-down" not in table.keys
    assert "rs-broken" in table.keys


@rule("RS-H09")
@pytest.mark.parametrize(
    ("dead", "after"),
    [(2, "koi bonsai lotus turtle"), (3, "bonsai koi lotus turtle")],
)
def test_honor_is_gained_step_by_step(dead: int, after: str) -> None:
    table = Table(
        "koi lotus turtle bonsai",
        {"kansai": {"bonsai": " ".join(["bushi"] * dead), "koi": "bushi"}},
        coins={"bonsai": 1},
        wars="kansai",
    )
    table.battles()
    table.bid("koi", 0, 0, 0, 0)
    table.bid("bonsai", 1, 0, 0, 0)
    table.answer("bonsai", "use")
    assert len(table.events("rs-honor-up")) == dead
    assert table.honor == after


@rule("RS-H01", "RS-H02", "RS-H03", "RS-K02")
@pytest.mark.parametrize("winner", ["koi", "lotus"])
def test_a_tie_at_a_shrine_goes_to_honor(winner: str) -> None:
    other = "lotus" if winner == "koi" else "koi"
    table = Table(f"{winner} turtle {other}", {"hachiman": {"koi": "shinto", "lotus": "shinto"}})
    table.kami_turn()
    assert (table.ronin(winner), table.ronin(other)) == (2, 0)


@rule("RS-H02", "RS-H03", "RS-MH03")
@pytest.mark.parametrize("winner", ["koi", "lotus"])
def test_a_tie_in_harvest_goes_to_honor(winner: str) -> None:
    other = "lotus" if winner == "koi" else "koi"
    board = {"kansai": {"koi": "bushi", "lotus": "shinto"}}
    table = Table(f"{winner} {other} turtle", board, allies="koi-lotus")
    table.mandate("koi", "harvest")
    assert (table.points(winner), table.points(other)) == (3, 0)


@rule("RS-H02", "RS-H03", "RS-W18", "RS-W51")
@pytest.mark.parametrize("winner", ["koi", "lotus"])
def test_ties_in_war_go_to_honor(winner: str) -> None:
    other = "lotus" if winner == "koi" else "koi"
    table = Table(
        f"{winner} {other} turtle",
        {"kansai": {"koi": "bushi", "lotus": "shinto"}},
        coins={"koi": 2, "lotus": 2},
        wars="kansai",
    )
    table.battles()
    table.bid("koi", 0, 0, 0, 2)
    table.bid("lotus", 0, 0, 0, 2)
    assert [event["player"] for event in table.events("rs-advantage")] == [table.seat(winner)]
    assert [event["player"] for event in table.events("rs-token")] == [table.seat(winner)]


@rule("RS-H03", "RS-E16")
@pytest.mark.parametrize("winner", ["koi", "lotus"])
def test_a_tie_of_points_at_the_end_goes_to_honor(winner: str) -> None:
    other = "lotus" if winner == "koi" else "koi"
    table = Table(f"turtle {winner} {other}", points={"koi": 9, "lotus": 9, "turtle": 8})
    table.kami_turn()
    result = table.state.result()
    assert result is not None
    assert result.winners() == [table.seat(winner)]


@rule("RS-H04")
def test_only_those_tied_for_the_best_are_compared() -> None:
    """Turtle has the most honor, but less Force."""
    board = {"hachiman": {"koi": "shinto shinto", "lotus": "shinto shinto", "turtle": "shinto"}}
    table = Table("turtle lotus koi", board)
    table.kami_turn()
    assert (table.ronin("lotus"), table.ronin("turtle")) == (2, 0)
    assert [event["players"] for event in table.events("rs-tie")] == [[0, 1]]


@rule("RS-H10", "RS-K11", "RS-K04")
def test_a_change_counts_at_once() -> None:
    """Lotus wins Amaterasu and so the tie at the next shrine of the same kami turn."""
    board = {"amaterasu": {"lotus": "shinto"}, "hachiman": {"koi": "shinto", "lotus": "shinto"}}
    table = Table("koi turtle lotus", board)
    table.kami_turn()
    table.answer("lotus", "use")
    assert (table.ronin("lotus"), table.ronin("koi")) == (2, 0)
    table = Table("koi turtle lotus", board)
    table.kami_turn()
    table.answer("lotus", "pass")
    assert (table.ronin("lotus"), table.ronin("koi")) == (0, 2)


@rule("RS-H11", "RS-Q05", "RS-V05", "RS-DP18")
def test_the_higher_of_two_players_goes_first_or_last() -> None:
    board = {"edo": {"koi": "bushi"}, "nagato": {"lotus": "bushi"}}
    cards = {"koi": "way-of-the-righteous", "lotus": "way-of-the-shogun"}
    for word, left in (("first", 3), ("last", 2)):
        table = Table("koi lotus turtle", board, cards=cards, set="horseman", wars="hokkaido")
        table.war()
        assert table.asked == "koi RS-DP18"
        assert table.legal("koi") == ["first", "last"]
        table.answer("koi", word)
        if word == "last":
            table.answer("koi", "use")
        # Koi takes a coin from each clan below, if there is one
        assert table.coins("lotus") == left


@rule("RS-Q06", "RS-DP19")
def test_the_owner_orders_the_own_effects() -> None:
    cards = {"koi": "way-of-the-righteous way-of-the-shogun"}
    table = Table("koi lotus turtle", cards=cards, set="horseman", coins={"lotus": 1})
    table.war()
    assert table.asked == "koi RS-DP19"
    assert table.default("koi") == "effect way-of-the-righteous"  # bought first
    assert table.legal("koi") == ["effect way-of-the-righteous", "effect way-of-the-shogun"]
    table.answer("koi", "effect way-of-the-shogun", "use")
    gains = [key for key in table.keys if key in ("rs-coins", "rs-taken")]
    assert gains == ["rs-coins", "rs-taken"]


@rule("RS-XD06", "RS-Q07", "RS-F93")
@pytest.mark.parametrize(
    ("word", "after"), [("first", "koi lotus turtle"), ("last", "turtle koi lotus")]
)
def test_two_clans_lose_honor_one_after_the_other(word: str, after: str) -> None:
    """At the start of Summer Salamander costs both owners honor."""
    cards = {"koi": "path-of-the-salamander", "lotus": "path-of-the-salamander"}
    table = Table("koi lotus turtle", cards=cards, set="ship", season="summer")
    open_window(table.state, SEASON_START, -1, number=1)
    table.state.settle()
    assert table.asked == "koi RS-DP18"
    table.answer("koi", word)
    assert table.honor == after


@rule("RS-H12", "RS-P13")
def test_honor_gives_nobody_the_next_turn() -> None:
    board = {"amaterasu": {"turtle": "shinto"}}
    table = Table("koi lotus turtle", board)
    table.state.turn = 1
    table.kami_turn()
    table.answer("turtle", "use")
    assert table.honor == "turtle koi lotus"
    assert table.view()["active"] == 1
    table.mandate("lotus", "recruit")
    table.up_to("lotus")
    assert [event["player"] for event in table.events("rs-acted")] == [2, 0]


@rule("RS-Q08", "RS-F42")
@pytest.mark.parametrize(
    ("order", "force_"),
    [("koi lotus turtle", 3), ("lotus koi turtle", 1), ("koi turtle lotus", 3)],
)
def test_the_lowest_honor_in_a_province_is_among_those_with_force_there(
    order: str, force_: int
) -> None:
    """Koi and Lotus stand in Kansai; Turtle's rank does not matter."""
    table = Table(order, {"kansai": {"lotus": "oni-of-skulls", "koi": "bushi"}})
    assert table.force("lotus", "kansai") == force_
    table = Table(order, {"kansai": {"lotus": "oni-of-skulls"}})
    assert table.force("lotus", "kansai") == 3  # alone there, Lotus is the lowest


@rule("RS-V04", "RS-F06")
def test_a_war_upgrade_works_at_the_start_or_during_war() -> None:
    board = {"kansai": {"lotus": "bushi"}, "edo": {"koi": "bushi"}}
    cards = {"lotus": "way-of-the-katana", "koi": "way-of-the-shogun"}
    table = Table("koi lotus turtle", board, cards=cards, season="autumn", wars="oshu")
    assert table.force("lotus", "kansai") == 1
    table.war()
    assert table.coins("koi") == 3  # at its start
    assert table.force("lotus", "kansai") == 2  # as long as it lasts
