"""Revolts (SG-V): when they break out, who fights, and how they end."""

from __future__ import annotations

from typing import Unpack

import pytest

from gunbai.core.rng import seeded
from gunbai.games.shogun.flow.winter import WinterRevolts
from gunbai.games.shogun.names import NEUTRAL
from gunbai.games.shogun.state import ShogunState
from tests.rule import rule
from tests.shogun.table import (
    BLUE,
    YELLOW,
    Given,
    asked,
    at_table,
    buildings,
    carry_out,
    falls,
    happened,
    inside,
    province,
    run,
    slot,
    tray,
    unrest,
    with_stock,
)


def restless(markers: int, action: str = "tax", **more: Unpack[Given]) -> ShogunState:
    """Four blue armies in Mikawa, and yellow in Owari."""
    armies = {"mikawa": (BLUE, 4), "owari": (YELLOW, 3)}
    given: Given = {"plans": [{action: "mikawa"}], "unrest": {"mikawa": markers}, **more}
    return at_table(armies, **given)


@rule("SG-V1")
@pytest.mark.parametrize("action", ["tax", "rice"])
@pytest.mark.parametrize("markers", [0, 1, 3])
def test_taxes_and_rice_lead_to_a_revolt_where_there_is_a_marker(action: str, markers: int) -> None:
    s = restless(markers, action)
    falls(s, {"blue": 4})
    carry_out(s, action)
    revolts = [{"player": BLUE, "province": "mikawa", "farmers": markers}] if markers else []
    assert happened(s, "sg-revolt") == revolts
    assert len(happened(s, "sg-thrown")) == len(revolts)
    assert unrest(s, "mikawa") == markers + 1


@rule("SG-V1")
@pytest.mark.parametrize("action", ["castle", "theatre", "deploy5", "deploy1"])
def test_no_other_action_does(action: str) -> None:
    s = carry_out(restless(2, action), action)
    assert happened(s, "sg-revolt") == []
    assert unrest(s, "mikawa") == 2


@rule("SG-V2", "SG-Q35", "SG-V5")
def test_a_winter_revolt_needs_no_marker() -> None:
    s = at_table({"mikawa": (BLUE, 4)}, season="winter")
    falls(s, {"blue": 2})
    run(s, WinterRevolts(0, 0, [], 0))
    assert happened(s, "sg-thrown")[0]["thrown"] == {"blue": 4, "green": 1}
    assert province(s, "mikawa") == (BLUE, 2)
    assert unrest(s, "mikawa") == 1  # SG-Q35: put down, one marker


@rule("SG-V3", "SG-V4", "SG-V6", "SG-B7")
@pytest.mark.parametrize("markers", [1, 2, 5])
def test_all_armies_and_a_farmer_for_each_marker_and_the_tray(markers: int) -> None:
    s = restless(markers, tray={"blue": 1, "yellow": 2, "green": 1})
    carry_out(s, "tax")
    assert happened(s, "sg-thrown")[0]["thrown"] == {
        "blue": 5,
        "yellow": 2,
        "green": 1 + markers,
    }


@rule("SG-V4", "SG-Q28")
@pytest.mark.parametrize("stock", [2, 0])
def test_with_too_few_farmers_in_stock_as_many_as_there_are(stock: int) -> None:
    s = restless(4)
    with_stock(s, stock)
    falls(s, {"blue": 1})
    carry_out(s, "tax")
    thrown = {"blue": 4, **({"green": stock} if stock else {})}
    assert happened(s, "sg-thrown")[0]["thrown"] == thrown
    assert province(s, "mikawa") == (BLUE, 1)
    assert unrest(s, "mikawa") == 5


@rule("SG-V5", "SG-X12", "SG-W3")
def test_the_books_winter_revolt() -> None:
    s = at_table({"kai": (BLUE, 3)}, unrest={"kai": 1}, season="winter")
    s.owner[37], s.armies[37] = BLUE, 2  # Shinano: two provinces and no rice lack 2
    s.supply[BLUE] -= 2
    revolting = set()
    for seed in range(30):
        n = s.clone()
        n.sink = []
        n.rng = seeded(seed)
        run(n, WinterRevolts(0, 0, [], 0))
        assert happened(n, "sg-shortage")[0] == {
            "player": BLUE, "rice": 2, "revolts": 1, "farmers": 2,
        }  # fmt: skip
        (revolt,) = happened(n, "sg-revolt")
        revolting.add(revolt["province"])
        farmers = 3 if revolt["province"] == "kai" else 2
        assert revolt["farmers"] == farmers
        armies = 3 if revolt["province"] == "kai" else 2
        assert happened(n, "sg-thrown")[0]["thrown"] == {"blue": armies, "green": farmers}
    assert revolting == {"kai", "shinano"}


@rule("SG-V7")
def test_all_farmers_of_the_tray_count_and_other_players_do_not() -> None:
    s = restless(1, inside={"green": 3, "yellow": 6})
    falls(s, {"blue": 4, "green": 4, "yellow": 6})
    carry_out(s, "tax")
    assert province(s, "mikawa") == (NEUTRAL, 0)
    assert tray(s) == {"yellow": 6}
    assert s.supply[YELLOW] == 62 - 3 - 6
    s = restless(1, inside={"yellow": 6})
    falls(s, {"blue": 2, "green": 1, "yellow": 6})
    carry_out(s, "tax")
    assert province(s, "mikawa") == (BLUE, 1)
    assert tray(s) == {"yellow": 6}


@rule("SG-V8", "SG-A16")
def test_put_down_the_owner_loses_one_army_for_each_farmer() -> None:
    s = restless(2, inside={"blue": 3})
    supply = s.supply[BLUE]
    falls(s, {"blue": 7, "green": 2})
    carry_out(s, "tax")
    assert province(s, "mikawa") == (BLUE, 5)
    assert (s.supply[BLUE], s.farmers) == (supply + 2, 20)
    assert unrest(s, "mikawa") == 3  # exactly one more
    assert slot(s, BLUE, "tax") == "mikawa"
    assert happened(s, "sg-put-down") == [
        {"player": BLUE, "province": "mikawa", "armies": 5, "lost": 2}
    ]


@rule("SG-V9", "SG-L15")
@pytest.mark.parametrize("out", [{"blue": 2, "green": 2}, {"green": 1}, {}])
def test_a_tie_or_less_and_the_province_is_neutral(out: dict[str, int]) -> None:
    s = restless(2, buildings={"mikawa": "castle"})
    supply, chests = s.supply[BLUE], s.chests[BLUE]
    falls(s, out)
    carry_out(s, "tax")
    assert province(s, "mikawa") == (NEUTRAL, 0)
    assert (buildings(s, "mikawa"), unrest(s, "mikawa"), s.tiles[0]) == ("", 0, 28)
    assert s.supply[BLUE] == supply + out.get("blue", 0)
    assert inside(s).get("blue", 0) == 4 - out.get("blue", 0)
    assert s.farmers + inside(s).get("green", 0) == 20
    assert slot(s, BLUE, "tax") == ""
    assert s.chests[BLUE] == chests + 6
    assert s.faults() == []


@rule("SG-V10", "SG-Y31", "SG-Y40")
@pytest.mark.parametrize("event", ["t3", "t4", "t5", "t6", "t9"])
@pytest.mark.parametrize("special", ["attack+1", "defence+1"])
@pytest.mark.parametrize("built", ["castle", "temple"])
def test_special_cards_castles_and_temples_change_nothing(
    event: str, special: str, built: str
) -> None:
    s = restless(2, event=event, special={BLUE: special}, buildings={"mikawa": built})
    supply = s.supply[BLUE]
    falls(s, {"blue": 4})
    carry_out(s, "tax")
    assert asked(s) == ""
    assert happened(s, "sg-thrown")[0]["thrown"] == {"blue": 4, "green": 2}
    assert happened(s, "sg-extra") == []
    assert s.supply[BLUE] == supply
