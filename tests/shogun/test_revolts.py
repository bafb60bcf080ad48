"""Revolts (SG-V): when they break out, who fights, and how they end."""

from __future__ import annotations

from typing import Unpack

import pytest

from gunbai.core.rng import seeded
from gunbai.games.shogun.flow.winter import WinterRevolts
from gunbai.games.shogun.names import NEUTRAL
from tests.rule import rule
from tests.shogun.table import BLUE, YELLOW, Given, Table


def restless(markers: int, action: str = "tax", **more: Unpack[Given]) -> Table:
    """Four blue armies in Mikawa, and yellow in Owari."""
    armies = {"mikawa": (BLUE, 4), "owari": (YELLOW, 3)}
    given: Given = {"plans": [{action: "mikawa"}], "unrest": {"mikawa": markers}, **more}
    return Table(armies, **given)


@rule("SG-V1")
@pytest.mark.parametrize("action", ["tax", "rice"])
@pytest.mark.parametrize("markers", [0, 1, 3])
def test_taxes_and_rice_lead_to_a_revolt_where_there_is_a_marker(action: str, markers: int) -> None:
    table = restless(markers, action)
    table.falls({"blue": 4})
    table.carry_out(action)
    revolts = [{"player": BLUE, "province": "mikawa", "farmers": markers}] if markers else []
    assert table.events("sg-revolt") == revolts
    assert len(table.events("sg-thrown")) == len(revolts)
    assert table.unrest("mikawa") == markers + 1


@rule("SG-V1")
@pytest.mark.parametrize("action", ["castle", "theatre", "deploy5", "deploy1"])
def test_no_other_action_does(action: str) -> None:
    table = restless(2, action).carry_out(action)
    assert table.events("sg-revolt") == []
    assert table.unrest("mikawa") == 2


@rule("SG-V2", "SG-Q35", "SG-V5")
def test_a_winter_revolt_needs_no_marker() -> None:
    table = Table({"mikawa": (BLUE, 4)}, season="winter")
    table.falls({"blue": 2})
    table.run(WinterRevolts(0, 0, [], 0))
    assert table.events("sg-thrown")[0]["thrown"] == {"blue": 4, "green": 1}
    assert table.province("mikawa") == (BLUE, 2)
    assert table.unrest("mikawa") == 1  # SG-Q35: put down, one marker


@rule("SG-V3", "SG-V4", "SG-V6", "SG-B7")
@pytest.mark.parametrize("markers", [1, 2, 5])
def test_all_armies_and_a_farmer_for_each_marker_and_the_tray(markers: int) -> None:
    table = restless(markers, tray={"blue": 1, "yellow": 2, "green": 1})
    table.carry_out("tax")
    assert table.events("sg-thrown")[0]["thrown"] == {
        "blue": 5,
        "yellow": 2,
        "green": 1 + markers,
    }


@rule("SG-V4", "SG-Q28")
@pytest.mark.parametrize("stock", [2, 0])
def test_with_too_few_farmers_in_stock_as_many_as_there_are(stock: int) -> None:
    table = restless(4)
    table.with_stock(stock)
    table.falls({"blue": 1})
    table.carry_out("tax")
    thrown = {"blue": 4, **({"green": stock} if stock else {})}
    assert table.events("sg-thrown")[0]["thrown"] == thrown
    assert table.province("mikawa") == (BLUE, 1)
    assert table.unrest("mikawa") == 5


@rule("SG-V5", "SG-X12", "SG-W3")
def test_the_books_winter_revolt() -> None:
    table = Table({"kai": (BLUE, 3)}, unrest={"kai": 1}, season="winter")
    # Shinano: two provinces and no rice lack 2
    table.state.owner[37], table.state.armies[37] = BLUE, 2
    table.state.supply[BLUE] -= 2
    revolting = set()
    for seed in range(30):
        n = table.copy()
        n.state.sink = []
        n.state.rng = seeded(seed)
        n.run(WinterRevolts(0, 0, [], 0))
        assert n.events("sg-shortage")[0] == {
            "player": BLUE, "rice": 2, "revolts": 1, "farmers": 2,
        }  # fmt: skip
        (revolt,) = n.events("sg-revolt")
        revolting.add(revolt["province"])
        farmers = 3 if revolt["province"] == "kai" else 2
        assert revolt["farmers"] == farmers
        armies = 3 if revolt["province"] == "kai" else 2
        assert n.events("sg-thrown")[0]["thrown"] == {"blue": armies, "green": farmers}
    assert revolting == {"kai", "shinano"}


@rule("SG-V7")
def test_all_farmers_of_the_tray_count_and_other_players_do_not() -> None:
    table = restless(1, inside={"green": 3, "yellow": 6})
    table.falls({"blue": 4, "green": 4, "yellow": 6})
    table.carry_out("tax")
    assert table.province("mikawa") == (NEUTRAL, 0)
    assert table.tray == {"yellow": 6}
    assert table.supply(YELLOW) == 62 - 3 - 6
    table = restless(1, inside={"yellow": 6})
    table.falls({"blue": 2, "green": 1, "yellow": 6})
    table.carry_out("tax")
    assert table.province("mikawa") == (BLUE, 1)
    assert table.tray == {"yellow": 6}


@rule("SG-V8", "SG-A16")
def test_put_down_the_owner_loses_one_army_for_each_farmer() -> None:
    table = restless(2, inside={"blue": 3})
    supply = table.supply(BLUE)
    table.falls({"blue": 7, "green": 2})
    table.carry_out("tax")
    assert table.province("mikawa") == (BLUE, 5)
    assert (table.supply(BLUE), table.state.farmers) == (supply + 2, 20)
    assert table.unrest("mikawa") == 3  # exactly one more
    assert table.slot(BLUE, "tax") == "mikawa"
    assert table.events("sg-put-down") == [
        {"player": BLUE, "province": "mikawa", "armies": 5, "lost": 2}
    ]


@rule("SG-V9", "SG-L15")
@pytest.mark.parametrize("out", [{"blue": 2, "green": 2}, {"green": 1}, {}])
def test_a_tie_or_less_and_the_province_is_neutral(out: dict[str, int]) -> None:
    table = restless(2, buildings={"mikawa": "castle"})
    supply, chests = table.supply(BLUE), table.chests(BLUE)
    table.falls(out)
    table.carry_out("tax")
    assert table.province("mikawa") == (NEUTRAL, 0)
    assert (table.buildings("mikawa"), table.unrest("mikawa"), table.state.tiles[0]) == ("", 0, 28)
    assert table.supply(BLUE) == supply + out.get("blue", 0)
    assert table.inside.get("blue", 0) == 4 - out.get("blue", 0)
    assert table.state.farmers + table.inside.get("green", 0) == 20
    assert table.slot(BLUE, "tax") == ""
    assert table.chests(BLUE) == chests + 6
    assert table.state.faults() == []


@rule("SG-V10", "SG-Y31", "SG-Y40")
@pytest.mark.parametrize("event", ["t3", "t4", "t5", "t6", "t9"])
@pytest.mark.parametrize("special", ["attack+1", "defence+1"])
@pytest.mark.parametrize("built", ["castle", "temple"])
def test_special_cards_castles_and_temples_change_nothing(
    event: str, special: str, built: str
) -> None:
    table = restless(2, event=event, special={BLUE: special}, buildings={"mikawa": built})
    supply = table.supply(BLUE)
    table.falls({"blue": 4})
    table.carry_out("tax")
    assert table.asked == ""
    assert table.events("sg-thrown")[0]["thrown"] == {"blue": 4, "green": 2}
    assert table.events("sg-extra") == []
    assert table.supply(BLUE) == supply
