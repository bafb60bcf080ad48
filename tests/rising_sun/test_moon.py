"""Moon: strong figures, two to a province (RS-D10…D12, RS-D20…D23)."""

from __future__ import annotations

from typing import Unpack

from gunbai.games.rising_sun.flow.force import monster_force
from gunbai.games.rising_sun.names import MONSTERS
from gunbai.games.rising_sun.state import RisingSunState
from tests.rising_sun.table import (
    Given,
    answer,
    asked,
    at_table,
    figures,
    force,
    kami_turn,
    legal,
    mandate,
    refusal,
    seat,
    sound,
    zone,
)
from tests.rule import rule


def recruiting(board: dict[str, dict[str, str]], **more: Unpack[Given]) -> RisingSunState:
    """Moon, who is active, has its turn in a Recruit."""
    s = at_table("moon koi lotus", board, **more)
    mandate(s, "moon", "recruit")
    while not asked(s).startswith("moon"):
        answer(s, asked(s).split()[0], "done")
    return s


# Force


@rule("RS-D10")
def test_every_moon_figure_has_force_2_on_the_map_and_at_shrines() -> None:
    s = at_table(
        "moon koi lotus",
        {
            "oshu": {"moon": "bushi shinto"},
            "edo": {"moon": "daimyo ebisu"},
            "fujin": {"moon": "shinto"},
            "kansai": {"koi": "bushi shinto"},
        },
    )
    assert force(s, "moon", "oshu") == 4
    assert force(s, "moon", "edo") == 4
    assert force(s, "moon", "fujin") == 2
    assert force(s, "koi", "kansai") == 2


@rule("RS-X26", "RS-D11")
def test_what_is_added_comes_on_top_of_2() -> None:
    s = at_table("moon koi lotus", {"edo": {"moon": "daimyo"}}, {"moon": "path-of-the-lion"})
    assert force(s, "moon", "edo") == 3


def bishamon(s: RisingSunState) -> int:
    return monster_force(s, seat(s, "moon"), MONSTERS.index("bishamon"), zone(s, "edo"))


@rule("RS-X27", "RS-D12")
def test_a_lucky_god_with_more_than_2_uses_its_own_value() -> None:
    beside = at_table("moon koi lotus", {"edo": {"moon": "bishamon", "koi": "komainu"}})
    assert bishamon(beside) == 4
    alone = at_table("moon koi lotus", {"edo": {"moon": "bishamon"}})
    assert bishamon(alone) == 2


@rule("RS-D11", "RS-D12")
def test_what_is_added_comes_on_top_of_the_own_value_too() -> None:
    s = at_table("moon koi lotus", {"edo": {"moon": "fukurokuju"}}, {"moon": "path-of-the-dragon"})
    assert force(s, "moon", "edo") == 2 + 3


# the limits


@rule("RS-D20")
def test_no_third_figure_is_summoned_into_a_province() -> None:
    s = recruiting(
        {"oshu": {"moon": "stronghold stronghold stronghold bushi"}, "edo": {"moon": "stronghold"}}
    )
    answer(s, "moon", "summon bushi oshu")
    assert refusal(s, "moon", "summon bushi oshu") == "RS-D20"
    assert not [text for text in legal(s, "moon") if text.endswith("oshu")]
    assert "summon bushi edo" in legal(s, "moon")


@rule("RS-D20")
def test_no_third_figure_moves_into_a_province() -> None:
    s = at_table("moon koi lotus", {"oshu": {"moon": "bushi"}, "kyoto": {"moon": "bushi bushi"}})
    mandate(s, "moon", "marshal")
    while not asked(s).startswith("moon"):
        answer(s, asked(s).split()[0], "done")
    assert refusal(s, "moon", "move bushi oshu kyoto 1") == "RS-D20"
    answer(s, "moon", "move bushi kyoto oshu 1")
    assert refusal(s, "moon", "move bushi kyoto oshu 1") == "RS-D20"
    assert figures(s, "moon", "oshu") == "bushi bushi"
    sound(s)


@rule("RS-D21")
def test_no_third_figure_worships_at_any_of_the_shrines() -> None:
    s = recruiting(
        {
            "oshu": {"moon": "stronghold stronghold stronghold"},
            "fujin": {"moon": "shinto"},
        }
    )
    answer(s, "moon", "worship shinto oshu hachiman")
    assert refusal(s, "moon", "worship shinto oshu tsukuyomi") == "RS-D21"
    assert refusal(s, "moon", "worship shinto oshu fujin") == "RS-D21"
    assert "summon shinto oshu" in legal(s, "moon")


@rule("RS-D22", "RS-X28")
def test_a_card_of_another_clan_cannot_push_a_third_figure_in() -> None:
    s = at_table(
        "sun moon koi",
        {
            "kansai": {"moon": "bishamon", "sun": "stronghold"},
            "nagato": {"moon": "bushi bushi"},
            "reserve": {"sun": "benten"},
        },
        season="autumn",
    )
    mandate(s, "sun", "recruit")
    while not asked(s).startswith("sun"):
        answer(s, asked(s).split()[0], "done")
    answer(s, "sun", "summon benten kansai", "done")
    assert asked(s) == "sun RS-DP28"
    assert "push moon bishamon kyoto" in legal(s, "sun")
    assert "push moon bishamon nagato" not in legal(s, "sun")


@rule("RS-D22", "RS-X28")
def test_moon_cannot_replace_a_figure_in_a_full_province() -> None:
    s = at_table(
        "moon koi lotus",
        {
            "oshu": {"moon": "bushi bushi", "koi": "bushi"},
            "edo": {"moon": "bushi", "lotus": "bushi"},
        },
    )
    mandate(s, "moon", "betray")
    assert refusal(s, "moon", "replace koi bushi oshu bushi") == "RS-D22"
    assert "replace lotus bushi edo bushi" in legal(s, "moon")


@rule("RS-D22", "RS-X28")
def test_raijin_cannot_bring_a_third_figure() -> None:
    s = at_table(
        "moon koi lotus",
        {"raijin": {"moon": "shinto"}, "oshu": {"moon": "bushi bushi"}},
        shrines="raijin fujin hachiman tsukuyomi",
    )
    kami_turn(s)
    assert asked(s) == "moon RS-DP16"
    assert refusal(s, "moon", "summon bushi oshu") == "RS-D20"
    assert "summon bushi edo" in legal(s, "moon")


@rule("RS-D22", "RS-X28")
def test_a_placed_figure_cannot_be_the_third() -> None:
    s = recruiting(
        {"oshu": {"moon": "bushi bushi"}, "edo": {"moon": "bushi stronghold"}},
        cards={"moon": "path-of-the-samurai"},
    )
    answer(s, "moon", "done")
    assert asked(s) == "moon RS-DP28"
    assert "place bushi edo" in legal(s, "moon")
    assert "place bushi oshu" not in legal(s, "moon")


@rule("RS-D23")
def test_no_shinto_worships_through_a_full_province() -> None:
    s = recruiting({"oshu": {"moon": "stronghold bushi bushi"}, "edo": {"moon": "stronghold"}})
    assert refusal(s, "moon", "worship shinto oshu fujin") == "RS-D20"
    assert "worship shinto edo fujin" in legal(s, "moon")


@rule("RS-D23")
def test_no_figure_moves_through_a_full_province() -> None:
    s = at_table(
        "moon koi lotus",
        {
            "fujin": {"moon": "shinto"},
            "oshu": {"moon": "bushi"},
            "kyoto": {"moon": "shinto daimyo"},
        },
    )
    kami_turn(s)
    assert asked(s) == "moon RS-DP15"
    assert refusal(s, "moon", "move bushi oshu kyoto 1") == "RS-D20"
    assert refusal(s, "moon", "move bushi oshu kansai 1") == "RS-MM01"
