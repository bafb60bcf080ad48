"""The invariants (RS-I): real games keep them, and a spoiled position is refused by name."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gunbai.core.errors import BadPosition
from gunbai.games.rising_sun.names import (
    CARDS,
    MONSTERS,
    NOBODY,
    PHASES,
    PROVINCE_COUNT,
    PROVINCES,
    RESERVE,
    SHRINE,
    SUPPLY,
    ZONES,
)
from tests.rising_sun.table import RISING_SUN, Table
from tests.rule import rule

MOON = 3
EDO = PROVINCES.index("edo")


def waiting() -> Table:
    """A sound position of four clans, Moon among them, in a Recruit."""
    table = Table(
        "koi lotus turtle moon",
        {
            "edo": {"koi": "bushi stronghold", "moon": "bushi shinto"},
            "oshu": {"lotus": "komainu stronghold", "moon": "stronghold"},
            "fujin": {"moon": "shinto", "koi": "shinto"},
            "hachiman": {"moon": "shinto"},
        },
        {"turtle": "righteousness"},
        allies="koi-lotus",
        coins={"koi": 2},
        tokens={"koi": "spring:edo", "lotus": "spring:oshu"},
        wars="edo oshu kyoto",
        season="summer",
        display="respect yurei",
    )
    table.mandate("koi", "recruit")
    assert table.asked == "lotus RS-DP07"
    return table


# each invariant, broken on purpose


def spoil_honor(table: Table) -> None:
    table.state.honor = [0, 0, 1, 2]


def spoil_honor_by_leaving_one_out(table: Table) -> None:
    table.state.honor = table.state.honor[:3]


def spoil_bushi(table: Table) -> None:
    table.state.bushi[RESERVE] += 1


def spoil_shinto(table: Table) -> None:
    table.state.shinto[1 * ZONES + RESERVE] -= 1


def spoil_by_a_debt_of_bushi(table: Table) -> None:
    table.state.bushi[EDO] = -1
    table.state.bushi[RESERVE] = 7


def spoil_by_a_debt_of_shinto(table: Table) -> None:
    table.state.shinto[ZONES + EDO] -= 1
    table.state.shinto[ZONES + RESERVE] += 1


def spoil_daimyo(table: Table) -> None:
    table.state.daimyo[2] = SUPPLY


def spoil_monster_of_nobody(table: Table) -> None:
    table.state.monster[MONSTERS.index("yurei")] = EDO


def spoil_monster_in_the_supply(table: Table) -> None:
    table.state.monster[MONSTERS.index("komainu")] = SUPPLY


def spoil_monster_of_two(table: Table) -> None:
    table.state.packs = [
        [MONSTERS.index("komainu")] if n == 0 else pack for n, pack in enumerate(table.state.packs)
    ]


def spoil_strongholds(table: Table) -> None:
    table.state.forts[EDO] = 5


def spoil_the_last_stronghold(table: Table) -> None:
    for province in range(PROVINCE_COUNT):
        table.state.forts[2 * PROVINCE_COUNT + province] = 0


def spoil_by_a_debt_of_strongholds(table: Table) -> None:
    table.state.forts[EDO] += 1
    table.state.forts[0] = -1


def spoil_stack(table: Table) -> None:
    table.state.bag[0] += 1


def spoil_track(table: Table) -> None:
    table.state.played = []


def spoil_kind_of_tile(table: Table) -> None:
    table.state.top = [1, 1, 1]


def spoil_by_a_debt_of_tiles(table: Table) -> None:
    table.state.top = [*table.state.top, 0, 0, 0]
    table.state.bag[0] -= 3


def spoil_coins(table: Table) -> None:
    table.state.coins[0] = -1


def spoil_ronin(table: Table) -> None:
    table.state.ronin[1] = -1


def spoil_points(table: Table) -> None:
    table.state.vp[2] = -1


def spoil_alliance_of_three(table: Table) -> None:
    table.state.ally[2] = 0


def spoil_alliance_with_oneself(table: Table) -> None:
    table.state.ally[2] = 2


def spoil_alliance_of_one(table: Table) -> None:
    table.state.ally[0] = NOBODY


def spoil_token_of_two(table: Table) -> None:
    s = table.state
    s.tokens = [s.tokens[0], s.tokens[1] | s.tokens[0], *s.tokens[2:]]


def spoil_token_of_a_later_season(table: Table) -> None:
    table.state.tokens = [table.state.tokens[0] | 1 << 2 * PROVINCE_COUNT, *table.state.tokens[1:]]


def spoil_token_that_does_not_exist(table: Table) -> None:
    table.state.tokens = [1 << 24, *table.state.tokens[1:]]


def spoil_token_on_two_slots(table: Table) -> None:
    table.state.wars = [*table.state.wars, table.state.wars[0]]


def spoil_copies_of_a_card(table: Table) -> None:
    table.state.display = [*table.state.display, CARDS.index("yurei")]


def spoil_card_bought_and_on_display(table: Table) -> None:
    table.state.display = [*table.state.display, CARDS.index("komainu")]


def spoil_card_of_another_set(table: Table) -> None:
    table.state.display = [*table.state.display, CARDS.index("loyalty")]


def spoil_hostages(table: Table) -> None:
    table.state.put(0, 0, RESERVE, 14 + 2)


def spoil_moon_in_a_province(table: Table) -> None:
    table.state.put(MOON, 0, RESERVE, EDO)


def spoil_moon_on_the_shrines(table: Table) -> None:
    table.state.put(MOON, 1, EDO, SHRINE + 3)


SPOILED = [
    pytest.param(spoil, id_, id=f"{id_} {spoil.__name__[6:]}")
    for spoil, id_ in [
        (spoil_honor, "RS-I01"),
        (spoil_honor_by_leaving_one_out, "RS-I01"),
        (spoil_bushi, "RS-I02"),
        (spoil_shinto, "RS-I02"),
        (spoil_by_a_debt_of_bushi, "RS-I02"),
        (spoil_by_a_debt_of_shinto, "RS-I02"),
        (spoil_daimyo, "RS-I02"),
        (spoil_monster_of_nobody, "RS-I02"),
        (spoil_monster_in_the_supply, "RS-I02"),
        (spoil_monster_of_two, "RS-I02"),
        (spoil_strongholds, "RS-I03"),
        (spoil_the_last_stronghold, "RS-I03"),
        (spoil_by_a_debt_of_strongholds, "RS-I03"),
        (spoil_stack, "RS-I04"),
        (spoil_track, "RS-I04"),
        (spoil_kind_of_tile, "RS-I04"),
        (spoil_by_a_debt_of_tiles, "RS-I04"),
        (spoil_coins, "RS-I05"),
        (spoil_ronin, "RS-I05"),
        (spoil_points, "RS-I05"),
        (spoil_alliance_of_three, "RS-I06"),
        (spoil_alliance_with_oneself, "RS-I06"),
        (spoil_alliance_of_one, "RS-I06"),
        (spoil_token_of_two, "RS-I07"),
        (spoil_token_of_a_later_season, "RS-I07"),
        (spoil_token_that_does_not_exist, "RS-I07"),
        (spoil_token_on_two_slots, "RS-I07"),
        (spoil_copies_of_a_card, "RS-I08"),
        (spoil_card_bought_and_on_display, "RS-I08"),
        (spoil_card_of_another_set, "RS-I08"),
        (spoil_hostages, "RS-I12"),
        (spoil_moon_in_a_province, "RS-I14"),
        (spoil_moon_on_the_shrines, "RS-I14"),
    ]
]


@rule("RS-I01", "RS-I02", "RS-I03", "RS-I04", "RS-I05", "RS-I06", "RS-I07", "RS-I08", "RS-I12",
      "RS-I14")  # fmt: skip
@pytest.mark.parametrize(("spoil", "id_"), SPOILED)
def test_a_spoiled_position_is_refused_by_the_name_of_the_rule(
    spoil: Callable[[Table], None], id_: str
) -> None:
    table = waiting()
    assert table.state.faults() == []
    spoil(table)
    assert {fault.rule for fault in table.state.faults()} == {id_}


@rule("RS-I01", "RS-I02", "RS-I03", "RS-I04", "RS-I06", "RS-I07", "RS-I08", "RS-I12", "RS-I14")
@pytest.mark.parametrize(
    "spoil",
    [spoil_honor_by_leaving_one_out, spoil_the_last_stronghold, spoil_stack,
     spoil_alliance_of_three, spoil_token_of_two, spoil_token_on_two_slots,
     spoil_copies_of_a_card, spoil_hostages, spoil_moon_in_a_province],
)  # fmt: skip
def test_it_is_not_restored_either(spoil: Callable[[Table], None]) -> None:
    table = waiting()
    assert RISING_SUN.restore(table.state.dump()).dump() == table.state.dump()
    spoil(table)
    with pytest.raises(BadPosition) as refused:
        RISING_SUN.restore(table.state.dump())
    assert refused.value.refusal.rule == table.state.faults()[0].rule


@rule("RS-I12")
@pytest.mark.parametrize(
    ("phase", "good"),
    [("set-up", True), ("tea", False), ("politics", False), ("harvest", False), ("war", True),
     ("cleanup", True)],
)  # fmt: skip
def test_hostages_are_held_only_from_the_war_to_the_next_set_up(phase: str, good: bool) -> None:
    table = Table("koi lotus turtle", {"prison:koi": {"lotus": "bushi"}}, phase=phase)
    assert [fault.rule for fault in table.state.faults()] == ([] if good else ["RS-I12"])


@rule("RS-I13")
def test_shrines_are_empty_while_tea_is_drunk() -> None:
    table = Table("koi lotus turtle", {"fujin": {"koi": "shinto"}}, phase="tea")
    assert [fault.rule for fault in table.state.faults()] == ["RS-I13"]
    table.state.phase = PHASES.index("politics")
    assert table.state.faults() == []
