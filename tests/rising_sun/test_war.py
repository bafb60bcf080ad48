"""The War Phase: its start, and what happens in each war province (RS-W01…W09)."""

from __future__ import annotations

import pytest

from gunbai.core.errors import BadData
from gunbai.games.rising_sun.names import KILLED
from gunbai.games.rising_sun.tables import load_tables
from tests.rising_sun.table import Table
from tests.rule import rule

# the start


@rule("RS-W01")
def test_war_upgrades_work_once_at_the_start_however_many_battles_follow() -> None:
    table = Table(
        "koi lotus turtle",
        {"edo": {"koi": "bushi", "lotus": "bushi"}, "oshu": {"koi": "bushi", "lotus": "bushi"}},
        {"lotus": "way-of-the-shogun"},
        wars="edo oshu",
    )
    table.war()
    assert table.asked == "koi lotus RS-DP22"
    assert table.coins("lotus") == 3
    table.no_bids("koi", "lotus")
    assert table.asked == "koi lotus RS-DP22"
    assert table.coins("lotus") == 3


@rule("RS-W01", "RS-DP20")
def test_a_war_upgrade_with_a_choice_is_offered_at_the_start_only() -> None:
    table = Table(
        "koi lotus turtle",
        {"oshu": {"lotus": "shinto"}, "kansai": {"lotus": "bushi"}},
        {"lotus": "way-of-the-ashigaru"},
        set="ship",
        wars="oshu kansai",
    )
    table.war()
    assert table.asked == "lotus RS-DP20"
    assert table.keys == ["rs-war"]
    table.answer("lotus", "muster oshu")
    assert not table.asked
    assert table.figures("lotus", "oshu") == "bushi bushi shinto"


@rule("RS-W02")
def test_war_provinces_come_in_the_order_of_their_numbers_each_finished_first() -> None:
    both = {"koi": "bushi", "lotus": "bushi"}
    table = Table(
        "koi lotus turtle", {"kansai": both, "hokkaido": both}, wars="kansai oshu hokkaido"
    )
    table.battles()
    for _ in range(2):
        table.bid("koi", 0, 0, 0, 0)
        table.bid("lotus", 0, 0, 0, 0)
    told = [e for e in table.history if e["key"] in ("rs-battle", "rs-no-war", "rs-war-over")]
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
    table = Table("koi lotus turtle", {"oshu": {"koi": "stronghold"}}, wars="oshu")
    table.battles()
    assert not table.asked
    assert [table.tokens(clan) for clan in ("koi", "lotus", "turtle")] == ["", "", ""]
    assert "rs-no-war" in table.keys
    assert "rs-token" not in table.keys


@rule("RS-W04", "RS-V37")
def test_who_alone_has_force_takes_the_token_without_a_battle() -> None:
    table = Table(
        "koi lotus turtle",
        {"oshu": {"koi": "stronghold", "lotus": "bushi daimyo"}},
        coins={"koi": 5, "lotus": 4},
        wars="oshu",
    )
    table.battles()
    assert not table.asked
    assert table.tokens("lotus") == "spring:oshu"
    assert table.tokens("koi") == ""
    assert table.figures("lotus", "oshu") == "bushi daimyo"
    assert table.coins("lotus") == 4
    assert not {"rs-battle", "rs-bid", "rs-killed"} & set(table.keys)


@rule("RS-W05", "RS-A10")
def test_two_allies_alone_do_not_fight_and_the_stronger_takes_the_token() -> None:
    table = Table(
        "koi lotus turtle",
        {"oshu": {"koi": "bushi", "lotus": "bushi shinto"}},
        allies="koi-lotus",
        wars="oshu",
    )
    table.battles()
    assert not table.asked
    assert (table.tokens("lotus"), table.tokens("koi")) == ("spring:oshu", "")
    assert table.figures("koi", "oshu") == "bushi"
    assert "rs-killed" not in table.keys


@rule("RS-W05")
@pytest.mark.parametrize("honor", ["koi lotus turtle", "lotus koi turtle"])
def test_a_tie_of_two_allies_goes_to_honor(honor: str) -> None:
    table = Table(
        honor, {"oshu": {"koi": "bushi", "lotus": "shinto"}}, allies="koi-lotus", wars="oshu"
    )
    table.battles()
    assert not table.asked
    first, second, _ = honor.split()
    assert (table.tokens(first), table.tokens(second)) == ("spring:oshu", "")
    assert table.figures(second, "oshu") != ""


@rule("RS-W06")
def test_two_who_are_not_allied_fight_even_if_each_has_an_ally_elsewhere() -> None:
    table = Table(
        "koi lotus turtle bonsai",
        {"oshu": {"koi": "bushi", "lotus": "bushi"}},
        allies="koi-turtle lotus-bonsai",
        wars="oshu",
    )
    table.battles()
    assert table.asked == "koi lotus RS-DP22"


@rule("RS-W06", "RS-W07")
def test_allies_take_part_where_a_third_has_force() -> None:
    table = Table(
        "koi lotus turtle",
        {"oshu": {"koi": "bushi", "lotus": "bushi", "turtle": "shinto"}},
        allies="koi-lotus",
        wars="oshu",
    )
    table.battles()
    assert table.asked == "koi lotus turtle RS-DP22"


@rule("RS-W08", "RS-Q55")
def test_who_has_no_force_there_takes_no_part() -> None:
    table = Table(
        "bonsai koi lotus turtle",
        {"oshu": {"koi": "bushi bushi", "lotus": "bushi", "bonsai": "stronghold"}},
        coins={"koi": 4, "lotus": 1, "bonsai": 6, "turtle": 2},
        ronin={"bonsai": 3},
        wars="oshu",
    )
    table.battles()
    assert table.asked == "koi lotus RS-DP22"
    for seat_ in range(-1, 4):
        rows = table.view(seat_)["seats"]
        assert isinstance(rows, list)
        assert [row["coins"] for row in rows] == [4, 1, 2, 6]
        assert [row["ronin"] for row in rows] == [0, 0, 0, 3]
    table.bid("koi", 0, 0, 4, 0)
    table.bid("lotus", 0, 0, 0, 0)
    assert not table.asked
    assert table.tokens("koi") == "spring:oshu"
    assert [table.coins(clan) for clan in ("koi", "lotus", "turtle", "bonsai")] == [0, 5, 2, 6]


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
    table = Table("koi lotus turtle", {"oshu": {"lotus": "bushi"}}, wars="oshu")
    table.battles()
    table.cleanup()
    assert table.state.season == 1
    for viewer in range(-1, 3):
        rows = table.view(viewer)["seats"]
        assert isinstance(rows, list)
        assert rows[table.seat("lotus")]["tokens"] == [{"season": "spring", "province": "oshu"}]


@rule("RS-X20")
def test_the_printed_order_of_a_spring_war() -> None:
    table = Table(
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
    table.battles()
    assert table.tokens("dragonfly") == "spring:hokkaido"
    assert table.tokens("turtle") == "spring:oshu"
    assert table.tokens("lotus") == "spring:kansai"
    assert table.asked == "koi lotus turtle RS-DP22"
    assert table.view()["war"] == {"number": 5, "province": "nagato"}
    for clan in ("koi", "lotus", "turtle"):
        table.bid(clan, 0, 0, 0, 0)
    assert table.asked == "koi dragonfly RS-DP22"
    assert table.view()["war"] == {"number": 6, "province": "edo"}
    for clan in ("koi", "dragonfly"):
        table.bid(clan, 0, 0, 0, 0)
    assert not table.asked
    taken = " ".join(table.tokens(clan) for clan in ("koi", "lotus", "turtle", "dragonfly"))
    assert "kyoto" not in taken


# participants


@rule("RS-Q43", "RS-W27")
def test_participants_stay_to_the_end_without_figures() -> None:
    table = Table(
        "koi lotus turtle",
        {"oshu": {"koi": "bushi", "lotus": "bushi"}},
        coins={"koi": 2, "lotus": 1},
        points={"lotus": 1},
        wars="oshu",
    )
    table.battles()
    table.bid("koi", 1, 1, 0, 0)
    table.bid("lotus", 0, 0, 0, 1)
    table.answer("koi", "use")
    assert table.figures("koi", "oshu") == ""
    assert table.asked == "koi RS-DP24"
    table.answer("koi", "capture lotus bushi")
    assert table.tokens("koi") == "spring:oshu"
    assert table.points("lotus") == 1  # one point taken, one kill sung


@rule("RS-Q44")
def test_a_battle_goes_on_when_its_start_left_only_one_side() -> None:
    table = Table(
        "koi lotus turtle",
        {"oshu": {"koi": "bushi", "lotus": "bushi"}},
        ronin={"lotus": 2},
        coins={"lotus": 1},
        wars="oshu",
    )
    table.battles()
    # an effect at the start of the battle
    table.state.put(table.seat("lotus"), 0, table.zone("oshu"), KILLED)
    table.state.kills += 1
    assert table.asked == "koi lotus RS-DP22"
    table.bid("koi", 0, 0, 0, 0)
    table.bid("lotus", 0, 0, 1, 0)
    table.answer("lotus", "use")
    assert table.tokens("lotus") == "spring:oshu"
    assert table.figures("koi", "oshu") == ""
    table.sound()
