"""The War Phase: its start, and what happens in each war province (RS-W01…W09)."""

from __future__ import annotations

import pytest

from gunbai.core.errors import BadData
from gunbai.games.rising_sun.names import KILLED
from gunbai.games.rising_sun.tables import load_tables
from tests.rising_sun.table import (
    answer,
    asked,
    at_table,
    battles,
    bid,
    cleanup,
    coins,
    events,
    figures,
    keys,
    no_bids,
    points,
    seat,
    sound,
    tokens,
    war,
    zone,
)
from tests.rule import rule

# the start


@rule("RS-W01")
def test_war_upgrades_work_once_at_the_start_however_many_battles_follow() -> None:
    s = at_table(
        "koi lotus turtle",
        {"edo": {"koi": "bushi", "lotus": "bushi"}, "oshu": {"koi": "bushi", "lotus": "bushi"}},
        {"lotus": "way-of-the-shogun"},
        wars="edo oshu",
    )
    war(s)
    assert asked(s) == "koi lotus RS-DP22"
    assert coins(s, "lotus") == 3
    no_bids(s, "koi", "lotus")
    assert asked(s) == "koi lotus RS-DP22"
    assert coins(s, "lotus") == 3


@rule("RS-W01", "RS-DP20")
def test_a_war_upgrade_with_a_choice_is_offered_at_the_start_only() -> None:
    s = at_table(
        "koi lotus turtle",
        {"oshu": {"lotus": "shinto"}, "kansai": {"lotus": "bushi"}},
        {"lotus": "way-of-the-ashigaru"},
        set_="ship",
        wars="oshu kansai",
    )
    war(s)
    assert asked(s) == "lotus RS-DP20"
    assert keys(s) == ["rs-war"]
    answer(s, "lotus", "muster oshu")
    assert s.ask is None
    assert figures(s, "lotus", "oshu") == "bushi bushi shinto"


@rule("RS-W02")
def test_war_provinces_come_in_the_order_of_their_numbers_each_finished_first() -> None:
    both = {"koi": "bushi", "lotus": "bushi"}
    s = at_table(
        "koi lotus turtle", {"kansai": both, "hokkaido": both}, wars="kansai oshu hokkaido"
    )
    battles(s)
    for _ in range(2):
        bid(s, "koi", 0, 0, 0, 0)
        bid(s, "lotus", 0, 0, 0, 0)
    told = [e for e in events(s) if e["key"] in ("rs-battle", "rs-no-war", "rs-war-over")]
    assert [(e["key"], e["province"], e["number"]) for e in told] == [
        ("rs-battle", "kansai", 1),
        ("rs-war-over", "kansai", 1),
        ("rs-no-war", "oshu", 2),
        ("rs-battle", "hokkaido", 3),
        ("rs-war-over", "hokkaido", 3),
    ]


# who has Force


@rule("RS-W03", "RS-V37")
def test_a_token_nobody_has_force_for_is_discarded() -> None:
    s = at_table("koi lotus turtle", {"oshu": {"koi": "stronghold"}}, wars="oshu")
    battles(s)
    assert s.ask is None
    assert [tokens(s, clan) for clan in ("koi", "lotus", "turtle")] == ["", "", ""]
    assert "rs-no-war" in keys(s)
    assert "rs-token" not in keys(s)


@rule("RS-W04", "RS-V37")
def test_who_alone_has_force_takes_the_token_without_a_battle() -> None:
    s = at_table(
        "koi lotus turtle",
        {"oshu": {"koi": "stronghold", "lotus": "bushi daimyo"}},
        coins={"koi": 5, "lotus": 4},
        wars="oshu",
    )
    battles(s)
    assert s.ask is None
    assert tokens(s, "lotus") == "spring:oshu"
    assert tokens(s, "koi") == ""
    assert figures(s, "lotus", "oshu") == "bushi daimyo"
    assert coins(s, "lotus") == 4
    assert not {"rs-battle", "rs-bid", "rs-killed"} & set(keys(s))


@rule("RS-W05", "RS-A10")
def test_two_allies_alone_do_not_fight_and_the_stronger_takes_the_token() -> None:
    s = at_table(
        "koi lotus turtle",
        {"oshu": {"koi": "bushi", "lotus": "bushi shinto"}},
        allies="koi-lotus",
        wars="oshu",
    )
    battles(s)
    assert s.ask is None
    assert (tokens(s, "lotus"), tokens(s, "koi")) == ("spring:oshu", "")
    assert figures(s, "koi", "oshu") == "bushi"
    assert "rs-killed" not in keys(s)


@rule("RS-W05")
@pytest.mark.parametrize("honor", ["koi lotus turtle", "lotus koi turtle"])
def test_a_tie_of_two_allies_goes_to_honor(honor: str) -> None:
    s = at_table(
        honor, {"oshu": {"koi": "bushi", "lotus": "shinto"}}, allies="koi-lotus", wars="oshu"
    )
    battles(s)
    assert s.ask is None
    first, second, _ = honor.split()
    assert (tokens(s, first), tokens(s, second)) == ("spring:oshu", "")
    assert figures(s, second, "oshu") != ""


@rule("RS-W06")
def test_two_who_are_not_allied_fight_even_if_each_has_an_ally_elsewhere() -> None:
    s = at_table(
        "koi lotus turtle bonsai",
        {"oshu": {"koi": "bushi", "lotus": "bushi"}},
        allies="koi-turtle lotus-bonsai",
        wars="oshu",
    )
    battles(s)
    assert asked(s) == "koi lotus RS-DP22"


@rule("RS-W06", "RS-W07")
def test_allies_take_part_where_a_third_has_force() -> None:
    s = at_table(
        "koi lotus turtle",
        {"oshu": {"koi": "bushi", "lotus": "bushi", "turtle": "shinto"}},
        allies="koi-lotus",
        wars="oshu",
    )
    battles(s)
    assert asked(s) == "koi lotus turtle RS-DP22"


@rule("RS-W08", "RS-Q55")
def test_who_has_no_force_there_takes_no_part() -> None:
    s = at_table(
        "bonsai koi lotus turtle",
        {"oshu": {"koi": "bushi bushi", "lotus": "bushi", "bonsai": "stronghold"}},
        coins={"koi": 4, "lotus": 1, "bonsai": 6, "turtle": 2},
        ronin={"bonsai": 3},
        wars="oshu",
    )
    battles(s)
    assert asked(s) == "koi lotus RS-DP22"
    for seat_ in range(-1, 4):
        rows = s.observe(seat_)["seats"]
        assert isinstance(rows, list)
        assert [row["coins"] for row in rows] == [4, 1, 2, 6]
        assert [row["ronin"] for row in rows] == [0, 0, 0, 3]
    bid(s, "koi", 0, 0, 4, 0)
    bid(s, "lotus", 0, 0, 0, 0)
    assert s.ask is None
    assert tokens(s, "koi") == "spring:oshu"
    assert [coins(s, clan) for clan in ("koi", "lotus", "turtle", "bonsai")] == [0, 5, 2, 6]


@rule("RS-Q97", "RS-F43")
def test_no_figure_can_be_given_a_force_of_0() -> None:
    with pytest.raises(BadData) as error:
        load_tables(
            {"cards": {"ebisu": {"sets": ["gods"], "season": "autumn", "type": "monster",
                                 "price": 0, "copies": 1, "force": 0}}}
        )  # fmt: skip
    assert "ebisu.force" in str(error.value)


@rule("RS-W09")
def test_a_taken_token_lies_open_for_the_rest_of_the_game() -> None:
    s = at_table("koi lotus turtle", {"oshu": {"lotus": "bushi"}}, wars="oshu")
    battles(s)
    cleanup(s)
    assert s.season == 1
    for viewer in range(-1, 3):
        rows = s.observe(viewer)["seats"]
        assert isinstance(rows, list)
        assert rows[seat(s, "lotus")]["tokens"] == [{"season": "spring", "province": "oshu"}]


@rule("RS-X20")
def test_the_printed_order_of_a_spring_war() -> None:
    s = at_table(
        "dragonfly lotus koi turtle",
        {
            "hokkaido": {"dragonfly": "bushi"},
            "oshu": {"turtle": "stronghold"},
            "kansai": {"turtle": "bushi bushi", "lotus": "bushi bushi"},
            "nagato": {"turtle": "shinto", "lotus": "shinto", "koi": "bushi"},
            "edo": {"koi": "bushi", "dragonfly": "bushi"},
        },
        allies="turtle-lotus",
        wars="kyoto hokkaido oshu kansai nagato edo",
    )
    battles(s)
    assert tokens(s, "dragonfly") == "spring:hokkaido"
    assert tokens(s, "turtle") == "spring:oshu"
    assert tokens(s, "lotus") == "spring:kansai"
    assert asked(s) == "koi lotus turtle RS-DP22"
    assert s.observe(-1)["war"] == {"number": 5, "province": "nagato"}
    for clan in ("koi", "lotus", "turtle"):
        bid(s, clan, 0, 0, 0, 0)
    assert asked(s) == "koi dragonfly RS-DP22"
    assert s.observe(-1)["war"] == {"number": 6, "province": "edo"}
    for clan in ("koi", "dragonfly"):
        bid(s, clan, 0, 0, 0, 0)
    assert s.ask is None
    taken = " ".join(tokens(s, clan) for clan in ("koi", "lotus", "turtle", "dragonfly"))
    assert "kyoto" not in taken


# participants


@rule("RS-Q43", "RS-W27")
def test_participants_stay_to_the_end_without_figures() -> None:
    s = at_table(
        "koi lotus turtle",
        {"oshu": {"koi": "bushi", "lotus": "bushi"}},
        coins={"koi": 2, "lotus": 1},
        points={"lotus": 1},
        wars="oshu",
    )
    battles(s)
    bid(s, "koi", 1, 1, 0, 0)
    bid(s, "lotus", 0, 0, 0, 1)
    answer(s, "koi", "use")
    assert figures(s, "koi", "oshu") == ""
    assert asked(s) == "koi RS-DP24"
    answer(s, "koi", "capture lotus bushi")
    assert tokens(s, "koi") == "spring:oshu"
    assert points(s, "lotus") == 1  # one point taken, one kill sung


@rule("RS-Q44")
def test_a_battle_goes_on_when_its_start_left_only_one_side() -> None:
    s = at_table(
        "koi lotus turtle",
        {"oshu": {"koi": "bushi", "lotus": "bushi"}},
        ronin={"lotus": 2},
        coins={"lotus": 1},
        wars="oshu",
    )
    battles(s)
    s.put(seat(s, "lotus"), 0, zone(s, "oshu"), KILLED)  # an effect at the start of the battle
    s.kills += 1
    assert asked(s) == "koi lotus RS-DP22"
    bid(s, "koi", 0, 0, 0, 0)
    bid(s, "lotus", 0, 0, 1, 0)
    answer(s, "lotus", "use")
    assert tokens(s, "lotus") == "spring:oshu"
    assert figures(s, "koi", "oshu") == ""
    sound(s)
