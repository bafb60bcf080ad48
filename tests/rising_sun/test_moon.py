"""Moon: strong figures, two to a province (RS-D10…D12, RS-D20…D23)."""

from __future__ import annotations

from typing import Unpack

from gunbai.games.rising_sun.flow.force import monster_force
from gunbai.games.rising_sun.names import MONSTERS
from tests.rising_sun.table import Given, Table
from tests.rule import rule


def recruiting(board: dict[str, dict[str, str]], **more: Unpack[Given]) -> Table:
    """Moon, who is active, has its turn in a Recruit."""
    table = Table("moon koi lotus", board, **more)
    table.mandate("moon", "recruit")
    while not table.asked.startswith("moon"):
        table.answer(table.asked.split()[0], "done")
    return table


# Force


@rule("RS-D10")
def test_every_moon_figure_has_force_2_on_the_map_and_at_shrines() -> None:
    table = Table(
        "moon koi lotus",
        {
            "oshu": {"moon": "bushi shinto"},
            "edo": {"moon": "daimyo ebisu"},
            "fujin": {"moon": "shinto"},
            "kansai": {"koi": "bushi shinto"},
        },
    )
    assert table.force("moon", "oshu") == 4
    assert table.force("moon", "edo") == 4
    assert table.force("moon", "fujin") == 2
    assert table.force("koi", "kansai") == 2


@rule("RS-X26", "RS-D11")
def test_what_is_added_comes_on_top_of_2() -> None:
    table = Table("moon koi lotus", {"edo": {"moon": "daimyo"}}, {"moon": "path-of-the-lion"})
    assert table.force("moon", "edo") == 3


def bishamon(table: Table) -> int:
    return monster_force(
        table.state, table.seat("moon"), MONSTERS.index("bishamon"), table.zone("edo")
    )


@rule("RS-X27", "RS-D12")
def test_a_lucky_god_with_more_than_2_uses_its_own_value() -> None:
    beside = Table("moon koi lotus", {"edo": {"moon": "bishamon", "koi": "komainu"}})
    assert bishamon(beside) == 4
    alone = Table("moon koi lotus", {"edo": {"moon": "bishamon"}})
    assert bishamon(alone) == 2


@rule("RS-D11", "RS-D12")
def test_what_is_added_comes_on_top_of_the_own_value_too() -> None:
    table = Table("moon koi lotus", {"edo": {"moon": "fukurokuju"}}, {"moon": "path-of-the-dragon"})
    assert table.force("moon", "edo") == 2 + 3


# the limits


@rule("RS-D20")
def test_no_third_figure_is_summoned_into_a_province() -> None:
    table = recruiting(
        {"oshu": {"moon": "stronghold stronghold stronghold bushi"}, "edo": {"moon": "stronghold"}}
    )
    table.answer("moon", "summon bushi oshu")
    assert table.refusal("moon", "summon bushi oshu") == "RS-D20"
    assert not [text for text in table.legal("moon") if text.endswith("oshu")]
    assert "summon bushi edo" in table.legal("moon")


@rule("RS-D20")
def test_no_third_figure_moves_into_a_province() -> None:
    table = Table("moon koi lotus", {"oshu": {"moon": "bushi"}, "kyoto": {"moon": "bushi bushi"}})
    table.mandate("moon", "marshal")
    while not table.asked.startswith("moon"):
        table.answer(table.asked.split()[0], "done")
    assert table.refusal("moon", "move bushi oshu kyoto 1") == "RS-D20"
    table.answer("moon", "move bushi kyoto oshu 1")
    assert table.refusal("moon", "move bushi kyoto oshu 1") == "RS-D20"
    assert table.figures("moon", "oshu") == "bushi bushi"
    table.sound()


@rule("RS-D21")
def test_no_third_figure_worships_at_any_of_the_shrines() -> None:
    table = recruiting(
        {
            "oshu": {"moon": "stronghold stronghold stronghold"},
            "fujin": {"moon": "shinto"},
        }
    )
    table.answer("moon", "worship shinto oshu hachiman")
    assert table.refusal("moon", "worship shinto oshu tsukuyomi") == "RS-D21"
    assert table.refusal("moon", "worship shinto oshu fujin") == "RS-D21"
    assert "summon shinto oshu" in table.legal("moon")


@rule("RS-D22", "RS-X28")
def test_a_card_of_another_clan_cannot_push_a_third_figure_in() -> None:
    table = Table(
        "sun moon koi",
        {
            "kansai": {"moon": "bishamon", "sun": "stronghold"},
            "nagato": {"moon": "bushi bushi"},
            "reserve": {"sun": "benten"},
        },
        season="autumn",
    )
    table.mandate("sun", "recruit")
    while not table.asked.startswith("sun"):
        table.answer(table.asked.split()[0], "done")
    table.answer("sun", "summon benten kansai", "done")
    assert table.asked == "sun RS-DP28"
    assert "push moon bishamon kyoto" in table.legal("sun")
    assert "push moon bishamon nagato" not in table.legal("sun")


@rule("RS-D22", "RS-X28")
def test_moon_cannot_replace_a_figure_in_a_full_province() -> None:
    table = Table(
        "moon koi lotus",
        {
            "oshu": {"moon": "bushi bushi", "koi": "bushi"},
            "edo": {"moon": "bushi", "lotus": "bushi"},
        },
    )
    table.mandate("moon", "betray")
    assert table.refusal("moon", "replace koi bushi oshu bushi") == "RS-D22"
    assert "replace lotus bushi edo bushi" in table.legal("moon")


@rule("RS-D22", "RS-X28")
def test_raijin_cannot_bring_a_third_figure() -> None:
    table = Table(
        "moon koi lotus",
        {"raijin": {"moon": "shinto"}, "oshu": {"moon": "bushi bushi"}},
        shrines="raijin fujin hachiman tsukuyomi",
    )
    table.kami_turn()
    assert table.asked == "moon RS-DP16"
    assert table.refusal("moon", "summon bushi oshu") == "RS-D20"
    assert "summon bushi edo" in table.legal("moon")


@rule("RS-D22", "RS-X28")
def test_a_placed_figure_cannot_be_the_third() -> None:
    table = recruiting(
        {"oshu": {"moon": "bushi bushi"}, "edo": {"moon": "bushi stronghold"}},
        cards={"moon": "path-of-the-samurai"},
    )
    table.answer("moon", "done")
    assert table.asked == "moon RS-DP28"
    assert "place bushi edo" in table.legal("moon")
    assert "place bushi oshu" not in table.legal("moon")


@rule("RS-D23")
def test_no_shinto_worships_through_a_full_province() -> None:
    table = recruiting({"oshu": {"moon": "stronghold bushi bushi"}, "edo": {"moon": "stronghold"}})
    assert table.refusal("moon", "worship shinto oshu fujin") == "RS-D20"
    assert "worship shinto edo fujin" in table.legal("moon")


@rule("RS-D23")
def test_no_figure_moves_through_a_full_province() -> None:
    table = Table(
        "moon koi lotus",
        {
            "fujin": {"moon": "shinto"},
            "oshu": {"moon": "bushi"},
            "kyoto": {"moon": "shinto daimyo"},
        },
    )
    table.kami_turn()
    assert table.asked == "moon RS-DP15"
    assert table.refusal("moon", "move bushi oshu kyoto 1") == "RS-D20"
    assert table.refusal("moon", "move bushi oshu kansai 1") == "RS-MM01"


@rule("RS-D20", "RS-DP08")
def test_two_figures_of_moon_need_two_places() -> None:
    table = Table("moon koi lotus", {"oshu": {"moon": "bushi bushi"}, "kyoto": {"moon": "shinto"}})
    table.mandate("koi", "marshal")
    table.up_to("moon")
    assert table.refusal("moon", "move bushi oshu kyoto 2") == "RS-D20"


@rule("RS-D20", "RS-Q101", "RS-DP09")
def test_moon_builds_no_fukurokuju_where_it_has_no_room() -> None:
    table = Table("moon koi lotus", {"oshu": {"moon": "bushi bushi stronghold"}},
                  {"moon": "fukurokuju"}, coins={"moon": 5})  # fmt: skip
    table.mandate("moon", "marshal")
    table.up_to("moon")
    table.answer("moon", "done")
    assert table.asked == "moon RS-DP09"
    assert table.refusal("moon", "build fukurokuju oshu") == "RS-D20"
    assert table.refusal("moon", "build bushi edo") == "RS-Q101"
