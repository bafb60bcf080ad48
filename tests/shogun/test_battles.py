"""Battles (SG-B1…B28, SG-U6, SG-U7): who takes part, with what, and what becomes of it."""

from __future__ import annotations

import pytest

from gunbai.games.shogun.names import NEUTRAL
from tests.rule import rule
from tests.shogun.table import (
    BLUE,
    RED,
    YELLOW,
    asked,
    at_table,
    buildings,
    carry_out,
    do,
    falls,
    happened,
    inside,
    legal,
    opposed,
    province,
    refusal,
    slot,
    thrown,
    tray,
    unrest,
    with_stock,
)

# who fights, with what


@rule("SG-B1", "SG-B4", "SG-B5", "SG-B8")
def test_against_a_player_the_moved_armies_meet_all_of_the_province() -> None:
    s = carry_out(opposed(), "battle1")
    do(s, "attack kozuke 3 without")
    assert len(happened(s, "sg-thrown")) == 1
    assert thrown(s) == {"blue": 3, "yellow": 2}
    assert province(s, "shinano") == (BLUE, 2)
    assert happened(s, "sg-attack") == [
        {"player": BLUE, "source": "shinano", "target": "kozuke", "armies": 3}
    ]


@rule("SG-B2", "SG-B6", "SG-B4")
def test_a_neutral_province_is_defended_by_one_farmer() -> None:
    s = carry_out(opposed(), "battle1")
    do(s, "attack kai 3 without")
    assert thrown(s) == {"blue": 3, "green": 1}
    assert happened(s, "sg-thrown")[0]["occasion"] == "battle"


@rule("SG-B3")
def test_a_revolt_is_a_battle_of_farmers_against_the_owner() -> None:
    s = opposed(plans=[{"tax": "shinano"}], unrest={"shinano": 2})
    carry_out(s, "tax")
    assert thrown(s) == {"blue": 5, "green": 2}
    assert happened(s, "sg-thrown")[0]["occasion"] == "revolt"


@rule("SG-B7", "SG-B8", "SG-Q27")
def test_the_whole_tray_takes_part_in_every_throw() -> None:
    lying = {"blue": 1, "yellow": 2, "red": 3, "green": 4}
    s = carry_out(opposed(tray=lying), "battle1")
    do(s, "attack kozuke 3 without")
    assert thrown(s) == {"blue": 4, "yellow": 4, "red": 3, "green": 4}
    s = carry_out(opposed(tray=lying), "battle1")
    do(s, "attack kai 2 without")
    assert thrown(s) == {"blue": 3, "yellow": 2, "red": 3, "green": 5}


@rule("SG-Y30", "SG-B6", "SG-Q28", "SG-Q30")
@pytest.mark.parametrize(
    ("event", "stock", "farmers", "left"),
    [("t3", 12, 2, 10), ("", 12, 1, 11), ("t3", 1, 1, 0), ("t3", 0, 0, 0), ("t4", 12, 1, 11)],
)
def test_farmers_thrown_for_a_neutral_province(
    event: str, stock: int, farmers: int, left: int
) -> None:
    s = opposed(event=event, tray={"red": 1})
    with_stock(s, stock)
    carry_out(s, "battle1")
    falls(s, {"blue": 1})
    do(s, "attack kai 3 without")
    green = {"green": farmers} if farmers else {}
    assert thrown(s) == {"blue": 3, "red": 1, **green}
    assert s.farmers == left
    assert province(s, "kai") == (BLUE, 1)  # the battle takes place all the same


@rule("SG-Q30")
def test_against_a_player_no_farmer_is_thrown_under_any_event() -> None:
    for event in ("", "t3"):
        s = carry_out(opposed(event=event), "battle1")
        do(s, "attack kozuke 3 without")
        assert thrown(s) == {"blue": 3, "yellow": 2}


# counting


@rule("SG-B10", "SG-B11")
def test_cubes_count_wherever_they_come_from() -> None:
    s = opposed(inside={"blue": 4, "yellow": 1}, tray={"blue": 1})
    carry_out(s, "battle1")
    falls(s, {"blue": 6, "yellow": 2})  # one blue cube moved, one lay there, four come from inside
    do(s, "attack kozuke 1 without")
    assert province(s, "kozuke") == (BLUE, 4)
    assert inside(s) == {"yellow": 1}


@rule("SG-B10")
def test_what_stays_inside_does_not_count() -> None:
    s = carry_out(opposed(), "battle1")
    falls(s, {"yellow": 1})
    do(s, "attack kozuke 4 without")
    assert province(s, "kozuke") == (YELLOW, 1)
    assert inside(s) == {"blue": 4, "yellow": 1}


@rule("SG-B12", "SG-Q27")
def test_cubes_of_others_never_count() -> None:
    s = carry_out(opposed(inside={"red": 9}), "battle1")
    falls(s, {"blue": 2, "yellow": 1, "red": 9})
    do(s, "attack kozuke 4 without")
    assert province(s, "kozuke") == (BLUE, 1)
    assert tray(s) == {"red": 9}
    assert s.supply[RED] == 62 - 2 - 9


@rule("SG-B13", "SG-B14", "SG-B17")
def test_farmers_help_a_calm_province_only() -> None:
    for markers, owner, left in ((0, YELLOW, {}), (1, BLUE, {"green": 3})):
        s = opposed(unrest={"kozuke": markers}, inside={"green": 3})
        carry_out(s, "battle1")
        falls(s, {"blue": 3, "yellow": 1, "green": 3})
        do(s, "attack kozuke 4 without")
        assert province(s, "kozuke")[0] == owner
        assert tray(s) == left
        assert s.farmers == 20 - sum(left.values())


@rule("SG-B16", "SG-Q17")
def test_more_cubes_win_even_if_only_farmers_defend() -> None:
    s = carry_out(opposed(inside={"green": 3}), "battle1")
    falls(s, {"blue": 4, "green": 3})
    do(s, "attack kozuke 4 without")
    assert province(s, "kozuke") == (BLUE, 1)


# results


@rule("SG-B18", "SG-B19", "SG-B20", "SG-B21", "SG-B22", "SG-Q23")
def test_a_conquered_province_keeps_buildings_and_markers_for_its_new_owner() -> None:
    s = opposed(
        buildings={"kozuke": "castle theatre"},
        unrest={"kozuke": 2},
        plans=[{"battle1": "shinano"}, {"tax": "kozuke"}],
    )
    supply = s.supply[:]
    carry_out(s, "battle1", "tax")
    falls(s, {"blue": 4, "yellow": 1})
    do(s, "attack kozuke 4 without")
    assert province(s, "kozuke") == (BLUE, 3)
    assert (buildings(s, "kozuke"), unrest(s, "kozuke")) == ("castle theatre", 2)
    assert (s.supply[BLUE], s.supply[YELLOW]) == (supply[BLUE] + 1, supply[YELLOW] + 1)
    assert happened(s, "sg-taxes") == []  # the card left yellow's board
    # the markers serve the new owner: his taxes lead to a revolt
    s.plans[4] = s.plans[8] = -1
    s.plans[4] = 22
    carry_out(s, "tax")
    assert happened(s, "sg-revolt") == [{"player": BLUE, "province": "kozuke", "farmers": 2}]


@rule("SG-B23", "SG-B24", "SG-Q19")
@pytest.mark.parametrize(
    ("out", "back"),
    [({"blue": 2, "yellow": 2}, (2, 2)), ({}, (0, 0)), ({"blue": 1, "green": 3}, (1, 0))],
    ids=["tie", "nothing falls", "farmers alone"],
)
def test_without_a_winner_the_province_becomes_neutral(
    out: dict[str, int], back: tuple[int, int]
) -> None:
    s = opposed(
        buildings={"kozuke": "castle temple"},
        inside={"green": 3},
        plans=[{"battle1": "shinano"}, {"auction": "kozuke"}],
    )
    supply, tiles = s.supply[:], s.tiles[:]
    carry_out(s, "battle1")
    falls(s, out)
    do(s, "attack kozuke 4 without")
    assert province(s, "kozuke") == (NEUTRAL, 0)
    assert (buildings(s, "kozuke"), unrest(s, "kozuke")) == ("", 0)
    assert s.tiles == [tiles[0] + 1, tiles[1] + 1, tiles[2]]
    assert (s.supply[BLUE], s.supply[YELLOW]) == (supply[0] + back[0], supply[1] + back[1])
    assert slot(s, YELLOW, "auction") == ""
    assert inside(s).get("blue", 0) == 4 - out.get("blue", 0)  # what is inside stays there
    assert s.farmers + inside(s).get("green", 0) == 20
    assert s.faults() == []


@rule("SG-B24")
def test_markers_leave_a_province_that_becomes_neutral() -> None:
    s = opposed(unrest={"kozuke": 3})
    carry_out(s, "battle1")
    falls(s, {})
    do(s, "attack kozuke 4 without")
    assert (province(s, "kozuke"), unrest(s, "kozuke")) == ((NEUTRAL, 0), 0)


@rule("SG-B25")
def test_beaten_by_farmers_the_attacker_goes_home() -> None:
    s = opposed(inside={"green": 2})
    supply = s.supply[BLUE]
    carry_out(s, "battle1")
    falls(s, {"blue": 3, "green": 3})
    do(s, "attack kai 4 without")
    assert (province(s, "kai"), s.supply[BLUE], s.farmers) == ((NEUTRAL, 0), supply + 3, 20)
    assert happened(s, "sg-repelled") == [{"player": BLUE, "province": "kai"}]


@rule("SG-B26", "SG-B27", "SG-B28")
def test_a_defender_may_end_with_more_armies_and_keeps_his_card() -> None:
    s = opposed(inside={"yellow": 5}, plans=[{"battle1": "shinano"}, {"tax": "kozuke"}])
    supply = s.supply[:]
    carry_out(s, "battle1", "tax")
    falls(s, {"blue": 1, "yellow": 6})
    do(s, "attack kozuke 4 without")
    assert province(s, "kozuke") == (YELLOW, 5)
    assert (s.supply[BLUE], s.supply[YELLOW]) == (supply[0] + 1, supply[1] + 1)
    assert happened(s, "sg-held") == [
        {"player": YELLOW, "province": "kozuke", "armies": 5, "lost": 1}
    ]
    assert len(happened(s, "sg-taxes")) == 1  # and his action comes


@rule("SG-B27", "SG-Q18")
def test_farmers_bear_the_losses_first() -> None:
    s = carry_out(opposed(inside={"green": 4}), "battle1")
    supply = s.supply[YELLOW]
    falls(s, {"blue": 3, "yellow": 2, "green": 2})
    do(s, "attack kozuke 3 without")
    assert province(s, "kozuke") == (YELLOW, 1)
    assert s.supply[YELLOW] == supply + 1


# armies that stay, two battles, targets


@rule("SG-Q22")
def test_one_army_always_stays_behind() -> None:
    s = carry_out(opposed(special={BLUE: "attack+1"}), "battle1")
    numbers = {int(text.split()[2]) for text in legal(s) if text.startswith("attack kozuke")}
    assert numbers == {1, 2, 3, 4}
    assert refusal(s, "attack kozuke 5 without") == "SG-A31"
    assert refusal(s, "attack kozuke 5 with") == "SG-A31"
    assert refusal(s, "attack kozuke 0 with") == "SG-A31"
    s = at_table({"shinano": (BLUE, 1), "kozuke": (YELLOW, 2)}, plans=[{"battle1": "shinano"}])
    carry_out(s, "battle1")
    assert asked(s) == ""
    why = [(row["player"], row["why"]) for row in happened(s, "sg-void")]
    assert why == [(BLUE, "armies"), (YELLOW, "empty"), (RED, "empty")]


@rule("SG-Q22", "SG-B5")
def test_in_defence_the_last_army_is_thrown_too() -> None:
    s = at_table({"shinano": (BLUE, 3), "kozuke": (YELLOW, 1)}, plans=[{"battle1": "shinano"}])
    carry_out(s, "battle1")
    do(s, "attack kozuke 2 without")
    assert thrown(s) == {"blue": 2, "yellow": 1}


@rule("SG-Q24")
def test_into_an_own_province_armies_move_whatever_protects_it() -> None:
    s = opposed(event="t6", buildings={"musashi": "temple"}, expansions="court")
    s.shields = [3, 3, 3]
    carry_out(s, "battle1")
    assert refusal(s, "attack musashi 2 without") == "SG-A34"
    do(s, "move musashi 2")
    assert (province(s, "shinano"), province(s, "musashi")) == ((BLUE, 3), (BLUE, 5))
    assert happened(s, "sg-thrown") == []


@rule("SG-Q29", "SG-L16")
def test_two_battles_need_two_cards_and_may_have_one_target() -> None:
    s = opposed(plans=[{"battle1": "shinano", "battle2": "musashi"}])
    carry_out(s, "battle1", "battle2")
    falls(s, {"yellow": 1}, {"blue": 2, "yellow": 1})
    do(s, "attack kozuke 2 without", "attack kozuke 2 without")
    sources = [attack["source"] for attack in happened(s, "sg-attack")]
    assert sources == ["shinano", "musashi"]
    assert province(s, "kozuke") == (BLUE, 1)


@rule("SG-Q29")
def test_armies_move_on_only_with_the_card_of_their_new_province() -> None:
    s = opposed(plans=[{"battle1": "shinano", "battle2": "musashi"}])
    carry_out(s, "battle1", "battle2")
    do(s, "move musashi 4")
    assert (province(s, "musashi"), province(s, "shinano")) == ((BLUE, 7), (BLUE, 1))
    assert "attack kozuke 6 without" in legal(s)  # with those that came
    s = opposed(plans=[{"battle1": "shinano"}])  # a conquered province has no card in battle2
    carry_out(s, "battle1", "battle2")
    falls(s, {"blue": 4})
    do(s, "attack kozuke 4 without")
    assert province(s, "kozuke") == (BLUE, 4)
    assert asked(s) == ""


@rule("SG-Y63", "SG-L15")
def test_lost_cards_leave_their_slots_even_face_down() -> None:
    s = at_table(
        {"shinano": (BLUE, 5), "hida": (BLUE, 5), "kozuke": (YELLOW, 2), "kaga": (YELLOW, 2)},
        plans=[
            {"battle1": "shinano", "battle2": "hida"},
            {"tax": "kozuke", "auction": "kaga", "rice": "chests1"},
        ],
        order=[2, 0, 1],
        special={BLUE: "rice+1", YELLOW: "army6", RED: "chest+1"},
    )
    chests = s.chests[YELLOW]
    carry_out(s, "battle1", "battle2", "tax", "rice")
    falls(s, {"blue": 3}, {"blue": 2})
    do(s, "attack kozuke 4 without", "attack kaga 4 without")
    assert [slot(s, YELLOW, name) for name in ("tax", "auction", "rice")] == ["", "", "chests1"]
    own = s.observe(BLUE)["own"]
    assert isinstance(own, dict)
    assert {"kozuke", "kaga"} <= set(own["hand"])
    assert s.chests[YELLOW] == chests
    assert {"player": YELLOW, "slot": "tax", "why": "empty"} in happened(s, "sg-void")
    assert (s.order, s.special) == ([2, 0, 1], [1, 2, 0])
