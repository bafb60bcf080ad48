"""Battles (SG-B1…B28, SG-U6, SG-U7): who takes part, with what, and what becomes of it."""

from __future__ import annotations

import pytest

from gunbai.games.shogun.names import NEUTRAL
from tests.rule import rule
from tests.shogun.table import BLUE, RED, YELLOW, Table, opposed

# who fights, with what


@rule("SG-B1", "SG-B4", "SG-B5", "SG-B8")
def test_against_a_player_the_moved_armies_meet_all_of_the_province() -> None:
    table = opposed().carry_out("battle1")
    table.do("attack kozuke 3 without")
    assert len(table.events("sg-thrown")) == 1
    assert table.thrown == {"blue": 3, "yellow": 2}
    assert table.province("shinano") == (BLUE, 2)
    assert table.events("sg-attack") == [
        {"player": BLUE, "source": "shinano", "target": "kozuke", "armies": 3}
    ]


@rule("SG-B2", "SG-B6", "SG-B4")
def test_a_neutral_province_is_defended_by_one_farmer() -> None:
    table = opposed().carry_out("battle1")
    table.do("attack kai 3 without")
    assert table.thrown == {"blue": 3, "green": 1}
    assert table.events("sg-thrown")[0]["occasion"] == "battle"


@rule("SG-B3")
def test_a_revolt_is_a_battle_of_farmers_against_the_owner() -> None:
    table = opposed(plans=[{"tax": "shinano"}], unrest={"shinano": 2})
    table.carry_out("tax")
    assert table.thrown == {"blue": 5, "green": 2}
    assert table.events("sg-thrown")[0]["occasion"] == "revolt"


@rule("SG-B7", "SG-B8", "SG-Q27")
def test_the_whole_tray_takes_part_in_every_throw() -> None:
    lying = {"blue": 1, "yellow": 2, "red": 3, "green": 4}
    table = opposed(tray=lying).carry_out("battle1")
    table.do("attack kozuke 3 without")
    assert table.thrown == {"blue": 4, "yellow": 4, "red": 3, "green": 4}
    table = opposed(tray=lying).carry_out("battle1")
    table.do("attack kai 2 without")
    assert table.thrown == {"blue": 3, "yellow": 2, "red": 3, "green": 5}


@rule("SG-Y30", "SG-B6", "SG-Q28", "SG-Q30")
@pytest.mark.parametrize(
    ("event", "stock", "farmers", "left"),
    [("t3", 12, 2, 10), ("", 12, 1, 11), ("t3", 1, 1, 0), ("t3", 0, 0, 0), ("t4", 12, 1, 11)],
)
def test_farmers_thrown_for_a_neutral_province(
    event: str, stock: int, farmers: int, left: int
) -> None:
    table = opposed(event=event, tray={"red": 1})
    table.with_stock(stock)
    table.carry_out("battle1")
    table.falls({"blue": 1})
    table.do("attack kai 3 without")
    green = {"green": farmers} if farmers else {}
    assert table.thrown == {"blue": 3, "red": 1, **green}
    assert table.state.farmers == left
    assert table.province("kai") == (BLUE, 1)  # the battle takes place all the same


@rule("SG-Q30")
def test_against_a_player_no_farmer_is_thrown_under_any_event() -> None:
    for event in ("", "t3"):
        table = opposed(event=event).carry_out("battle1")
        table.do("attack kozuke 3 without")
        assert table.thrown == {"blue": 3, "yellow": 2}


# counting


@rule("SG-B10", "SG-B11")
def test_cubes_count_wherever_they_come_from() -> None:
    table = opposed(inside={"blue": 4, "yellow": 1}, tray={"blue": 1})
    table.carry_out("battle1")
    # one blue cube moved, one lay there, four come from inside
    table.falls({"blue": 6, "yellow": 2})
    table.do("attack kozuke 1 without")
    assert table.province("kozuke") == (BLUE, 4)
    assert table.inside == {"yellow": 1}


@rule("SG-B10")
def test_what_stays_inside_does_not_count() -> None:
    table = opposed().carry_out("battle1")
    table.falls({"yellow": 1})
    table.do("attack kozuke 4 without")
    assert table.province("kozuke") == (YELLOW, 1)
    assert table.inside == {"blue": 4, "yellow": 1}


@rule("SG-B12", "SG-Q27")
def test_cubes_of_others_never_count() -> None:
    table = opposed(inside={"red": 9}).carry_out("battle1")
    table.falls({"blue": 2, "yellow": 1, "red": 9})
    table.do("attack kozuke 4 without")
    assert table.province("kozuke") == (BLUE, 1)
    assert table.tray == {"red": 9}
    assert table.supply(RED) == 62 - 2 - 9


@rule("SG-B13", "SG-B14", "SG-B17")
def test_farmers_help_a_calm_province_only() -> None:
    for markers, owner, left in ((0, YELLOW, {}), (1, BLUE, {"green": 3})):
        table = opposed(unrest={"kozuke": markers}, inside={"green": 3})
        table.carry_out("battle1")
        table.falls({"blue": 3, "yellow": 1, "green": 3})
        table.do("attack kozuke 4 without")
        assert table.province("kozuke")[0] == owner
        assert table.tray == left
        assert table.state.farmers == 20 - sum(left.values())


@rule("SG-B16", "SG-Q17")
def test_more_cubes_win_even_if_only_farmers_defend() -> None:
    table = opposed(inside={"green": 3}).carry_out("battle1")
    table.falls({"blue": 4, "green": 3})
    table.do("attack kozuke 4 without")
    assert table.province("kozuke") == (BLUE, 1)


# results


@rule("SG-B18", "SG-B19", "SG-B20", "SG-B21", "SG-B22", "SG-Q23")
def test_a_conquered_province_keeps_buildings_and_markers_for_its_new_owner() -> None:
    table = opposed(
        buildings={"kozuke": "castle theatre"},
        unrest={"kozuke": 2},
        plans=[{"battle1": "shinano"}, {"tax": "kozuke"}],
    )
    supply = table.state.supply[:]
    table.carry_out("battle1", "tax")
    table.falls({"blue": 4, "yellow": 1})
    table.do("attack kozuke 4 without")
    assert table.province("kozuke") == (BLUE, 3)
    assert (table.buildings("kozuke"), table.unrest("kozuke")) == ("castle theatre", 2)
    assert (table.supply(BLUE), table.supply(YELLOW)) == (supply[BLUE] + 1, supply[YELLOW] + 1)
    assert table.events("sg-taxes") == []  # the card left yellow's board
    # the markers serve the new owner: his taxes lead to a revolt
    table.state.plans[4] = table.state.plans[8] = -1
    table.state.plans[4] = 22
    table.carry_out("tax")
    assert table.events("sg-revolt") == [{"player": BLUE, "province": "kozuke", "farmers": 2}]


@rule("SG-B23", "SG-B24", "SG-Q19")
@pytest.mark.parametrize(
    ("out", "back"),
    [({"blue": 2, "yellow": 2}, (2, 2)), ({}, (0, 0)), ({"blue": 1, "green": 3}, (1, 0))],
    ids=["tie", "nothing falls", "farmers alone"],
)
def test_without_a_winner_the_province_becomes_neutral(
    out: dict[str, int], back: tuple[int, int]
) -> None:
    table = opposed(
        buildings={"kozuke": "castle temple"},
        inside={"green": 3},
        plans=[{"battle1": "shinano"}, {"auction": "kozuke"}],
    )
    supply, tiles = table.state.supply[:], table.state.tiles[:]
    table.carry_out("battle1")
    table.falls(out)
    table.do("attack kozuke 4 without")
    assert table.province("kozuke") == (NEUTRAL, 0)
    assert (table.buildings("kozuke"), table.unrest("kozuke")) == ("", 0)
    assert table.state.tiles == [tiles[0] + 1, tiles[1] + 1, tiles[2]]
    assert (table.supply(BLUE), table.supply(YELLOW)) == (supply[0] + back[0], supply[1] + back[1])
    assert table.slot(YELLOW, "auction") == ""
    assert table.inside.get("blue", 0) == 4 - out.get("blue", 0)  # what is inside stays there
    assert table.state.farmers + table.inside.get("green", 0) == 20
    assert table.state.faults() == []


@rule("SG-B24")
def test_markers_leave_a_province_that_becomes_neutral() -> None:
    table = opposed(unrest={"kozuke": 3})
    table.carry_out("battle1")
    table.falls({})
    table.do("attack kozuke 4 without")
    assert (table.province("kozuke"), table.unrest("kozuke")) == ((NEUTRAL, 0), 0)


@rule("SG-B25")
def test_beaten_by_farmers_the_attacker_goes_home() -> None:
    table = opposed(inside={"green": 2})
    supply = table.supply(BLUE)
    table.carry_out("battle1")
    table.falls({"blue": 3, "green": 3})
    table.do("attack kai 4 without")
    assert (table.province("kai"), table.supply(BLUE), table.state.farmers) == (
        (NEUTRAL, 0),
        supply + 3,
        20,
    )
    assert table.events("sg-repelled") == [{"player": BLUE, "province": "kai"}]


@rule("SG-B26", "SG-B27", "SG-B28")
def test_a_defender_may_end_with_more_armies_and_keeps_his_card() -> None:
    table = opposed(inside={"yellow": 5}, plans=[{"battle1": "shinano"}, {"tax": "kozuke"}])
    supply = table.state.supply[:]
    table.carry_out("battle1", "tax")
    table.falls({"blue": 1, "yellow": 6})
    table.do("attack kozuke 4 without")
    assert table.province("kozuke") == (YELLOW, 5)
    assert (table.supply(BLUE), table.supply(YELLOW)) == (supply[0] + 1, supply[1] + 1)
    assert table.events("sg-held") == [
        {"player": YELLOW, "province": "kozuke", "armies": 5, "lost": 1}
    ]
    assert len(table.events("sg-taxes")) == 1  # and his action comes


@rule("SG-B27", "SG-Q18")
def test_farmers_bear_the_losses_first() -> None:
    table = opposed(inside={"green": 4}).carry_out("battle1")
    supply = table.supply(YELLOW)
    table.falls({"blue": 3, "yellow": 2, "green": 2})
    table.do("attack kozuke 3 without")
    assert table.province("kozuke") == (YELLOW, 1)
    assert table.supply(YELLOW) == supply + 1


# armies that stay, two battles, targets


@rule("SG-Q22")
def test_one_army_always_stays_behind() -> None:
    table = opposed(special={BLUE: "attack+1"}).carry_out("battle1")
    numbers = {int(text.split()[2]) for text in table.legal() if text.startswith("attack kozuke")}
    assert numbers == {1, 2, 3, 4}
    assert table.refusal("attack kozuke 5 without") == "SG-A31"
    assert table.refusal("attack kozuke 5 with") == "SG-A31"
    assert table.refusal("attack kozuke 0 with") == "SG-A31"
    table = Table({"shinano": (BLUE, 1), "kozuke": (YELLOW, 2)}, plans=[{"battle1": "shinano"}])
    table.carry_out("battle1")
    assert table.asked == ""
    why = [(row["player"], row["why"]) for row in table.events("sg-void")]
    assert why == [(BLUE, "armies"), (YELLOW, "empty"), (RED, "empty")]


@rule("SG-Q22", "SG-B5")
def test_in_defence_the_last_army_is_thrown_too() -> None:
    table = Table({"shinano": (BLUE, 3), "kozuke": (YELLOW, 1)}, plans=[{"battle1": "shinano"}])
    table.carry_out("battle1")
    table.do("attack kozuke 2 without")
    assert table.thrown == {"blue": 2, "yellow": 1}


@rule("SG-Q24")
def test_into_an_own_province_armies_move_whatever_protects_it() -> None:
    table = opposed(event="t6", buildings={"musashi": "temple"}, expansions="court")
    table.state.shields = [3, 3, 3]
    table.carry_out("battle1")
    assert table.refusal("attack musashi 2 without") == "SG-A34"
    table.do("move musashi 2")
    assert (table.province("shinano"), table.province("musashi")) == ((BLUE, 3), (BLUE, 5))
    assert table.events("sg-thrown") == []


@rule("SG-Q29", "SG-L16")
def test_two_battles_need_two_cards_and_may_have_one_target() -> None:
    table = opposed(plans=[{"battle1": "shinano", "battle2": "musashi"}])
    table.carry_out("battle1", "battle2")
    table.falls({"yellow": 1}, {"blue": 2, "yellow": 1})
    table.do("attack kozuke 2 without", "attack kozuke 2 without")
    sources = [attack["source"] for attack in table.events("sg-attack")]
    assert sources == ["shinano", "musashi"]
    assert table.province("kozuke") == (BLUE, 1)


@rule("SG-Q29")
def test_armies_move_on_only_with_the_card_of_their_new_province() -> None:
    table = opposed(plans=[{"battle1": "shinano", "battle2": "musashi"}])
    table.carry_out("battle1", "battle2")
    table.do("move musashi 4")
    assert (table.province("musashi"), table.province("shinano")) == ((BLUE, 7), (BLUE, 1))
    assert "attack kozuke 6 without" in table.legal()  # with those that came
    table = opposed(plans=[{"battle1": "shinano"}])  # a conquered province has no card in battle2
    table.carry_out("battle1", "battle2")
    table.falls({"blue": 4})
    table.do("attack kozuke 4 without")
    assert table.province("kozuke") == (BLUE, 4)
    assert table.asked == ""


@rule("SG-Y63", "SG-L15")
def test_lost_cards_leave_their_slots_even_face_down() -> None:
    table = Table(
        {"shinano": (BLUE, 5), "hida": (BLUE, 5), "kozuke": (YELLOW, 2), "kaga": (YELLOW, 2)},
        plans=[
            {"battle1": "shinano", "battle2": "hida"},
            {"tax": "kozuke", "auction": "kaga", "rice": "chests1"},
        ],
        order=[2, 0, 1],
        special={BLUE: "rice+1", YELLOW: "army6", RED: "chest+1"},
    )
    chests = table.chests(YELLOW)
    table.carry_out("battle1", "battle2", "tax", "rice")
    table.falls({"blue": 3}, {"blue": 2})
    table.do("attack kozuke 4 without", "attack kaga 4 without")
    assert [table.slot(YELLOW, name) for name in ("tax", "auction", "rice")] == ["", "", "chests1"]
    own = table.view(BLUE)["own"]
    assert isinstance(own, dict)
    assert {"kozuke", "kaga"} <= set(own["hand"])
    assert table.chests(YELLOW) == chests
    assert {"player": YELLOW, "slot": "tax", "why": "empty"} in table.events("sg-void")
    assert (table.state.order, table.state.special) == ([2, 0, 1], [1, 2, 0])
