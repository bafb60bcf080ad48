"""`CASTLE`, `TEMPLE`, `THEATRE`, and what holds for every action (SG-A1…A10)."""

from __future__ import annotations

from typing import Unpack

import pytest

from gunbai.games.shogun.names import ACTIONS, PROVINCES
from tests.rule import rule
from tests.shogun.table import SHOGUN, Given, Table

PRICES = {"castle": 3, "temple": 2, "theatre": 1}
KINDS = list(PRICES)


def build(kind: str, name: str = "omi", **more: Unpack[Given]) -> Table:
    """Blue carries out this building action in this province."""
    given: Given = {"chests": [9, 9, 9], "plans": [{kind: name}], **more}
    table = Table({name: (0, 2), "kai": (1, 2)}, **given)
    return table.carry_out(kind)


def voids(table: Table, seat: int = 0) -> list[object]:
    return [void["why"] for void in table.events("sg-void") if void["player"] == seat]


# every action


@rule("SG-A1", "SG-L5")
def test_the_card_is_revealed_and_the_action_carried_out_in_its_province() -> None:
    table = build("castle")
    assert table.events("sg-revealed") == [{"player": 0, "slot": "castle", "card": "omi"}]
    assert table.buildings("omi") == "castle"
    assert table.buildings("kai") == ""


@rule("SG-A2", "SG-Q11")
@pytest.mark.parametrize(
    ("action", "chests"),
    [("castle", 2), ("temple", 1), ("theatre", 0), ("deploy5", 2), ("deploy3", 1), ("deploy1", 0)],
)
def test_an_action_one_cannot_pay_is_not_carried_out(action: str, chests: int) -> None:
    """The card is revealed, nothing is paid, nothing happens, the card stays."""
    table = Table({"omi": (0, 2), "ise": (0, 2)}, chests=[chests, 0, 0], plans=[{action: "omi"}])
    table.carry_out(action)
    assert table.asked == ""
    assert voids(table) == ["chests"]
    assert table.events("sg-revealed") == [{"player": 0, "slot": action, "card": "omi"}]
    assert table.chests(0) == chests
    assert (table.buildings("omi"), table.province("omi")) == ("", (0, 2))
    assert table.slot(0, action) == "omi"
    table = Table({"omi": (0, 2)}, chests=[chests + 1, 0, 0], plans=[{action: "omi"}])
    table.carry_out(action)
    assert voids(table) == []
    assert table.chests(0) == 0


@rule("SG-A3", "SG-Q10")
@pytest.mark.parametrize("action", ["castle", "temple", "theatre", "rice", "tax", "deploy5"])
def test_an_action_that_can_be_carried_out_must_be(action: str) -> None:
    table = Table({"omi": (0, 2)}, plans=[{action: "omi"}])
    table.carry_out(action)
    assert table.asked == "", "nobody is asked whether he wants to"
    assert voids(table) == []


@rule("SG-Q10")
@pytest.mark.parametrize("action", ACTIONS[:8])
def test_a_table_may_allow_to_decline(action: str) -> None:
    table = Table({"omi": (0, 2), "ise": (0, 2)}, plans=[{action: "omi"}], decline="yes")
    s = table.state
    before = (s.chests[:], s.rice[:], s.armies[:], s.buildings[:])
    table.carry_out(action)
    assert table.asked == "SG-Q10"
    assert table.legal() == ["carry", "decline"]
    again = table.copy()
    table.do("decline")
    assert (s.chests, s.rice, s.armies, s.buildings) == before
    assert voids(table) == ["declined"]
    again.do("carry")
    assert (
        again.state.chests,
        again.state.rice,
        again.state.armies,
        again.state.buildings,
    ) != before
    assert SHOGUN.read_options({})["decline"] == "no"


@rule("SG-Q10", "SG-A31")
@pytest.mark.parametrize("decline", ["no", "yes"])
def test_zero_armies_may_always_be_moved(decline: str) -> None:
    table = Table({"omi": (0, 3)}, plans=[{"battle1": "omi"}], decline=decline)
    table.carry_out("battle1")
    assert table.asked == "SG-D17"
    table.do("stay")
    assert table.province("omi") == (0, 3)
    assert table.events("sg-thrown") == []


@rule("SG-Q12")
def test_what_one_has_is_judged_when_the_action_is_carried_out() -> None:
    """Chests gained earlier in the round count; chests spent are gone."""
    plan = {"tax": "settsu", "castle": "omi"}
    for actions, built in ((("tax", "castle"), "castle"), (("castle", "tax"), "")):
        table = Table({"omi": (0, 2), "settsu": (0, 2)}, chests=[0, 0, 0], plans=[plan])
        table.carry_out(*actions)
        assert table.buildings("omi") == built
    table = Table(
        {"omi": (0, 2), "ise": (0, 2)}, chests=[3, 0, 0], plans=[{"castle": "omi", "temple": "ise"}]
    )
    table.carry_out("castle", "temple")
    assert (table.buildings("omi"), table.buildings("ise")) == ("castle", "")


@rule("SG-A4")
def test_payment_goes_to_the_bank_before_the_effect() -> None:
    """When armies of `DEPLOY1` may move on, it is paid already; nobody else gets the chests."""
    table = Table({"omi": (0, 2), "ise": (0, 2)}, chests=[4, 4, 4], plans=[{"deploy1": "omi"}])
    table.carry_out("deploy1")
    assert table.asked == "SG-D16"
    assert table.state.chests == [3, 4, 4]
    table = build("castle")
    assert table.state.chests == [6, 9, 9]


# buildings


@rule("SG-A5", "SG-A6", "SG-A7")
@pytest.mark.parametrize("kind", KINDS)
def test_price_and_place_of_a_building(kind: str) -> None:
    table = build(kind)
    assert table.buildings("omi") == kind
    assert table.chests(0) == 9 - PRICES[kind]
    assert table.events("sg-built") == [
        {"player": 0, "province": "omi", "building": kind, "chests": PRICES[kind]}
    ]


@rule("SG-A8")
@pytest.mark.parametrize(
    ("name", "there", "built"),
    [
        ("settsu", "", "castle"),
        ("settsu", "temple", "temple"),
        ("yamato", "temple", "castle temple"),
        ("yamato", "temple theatre", "temple theatre"),
        ("omi", "temple theatre", "castle temple theatre"),
    ],
)
def test_a_building_needs_a_free_space(name: str, there: str, built: str) -> None:
    """Settsu has one space, Yamato two, Omi three."""
    table = build("castle", name, buildings={name: there} if there else {})
    assert table.buildings(name) == built
    paid = 0 if built == there else 3
    assert table.chests(0) == 9 - paid
    assert voids(table) == ([] if paid else ["space"])


@rule("SG-A9")
@pytest.mark.parametrize("kind", KINDS)
def test_one_building_of_each_kind_in_a_province(kind: str) -> None:
    table = build(kind, buildings={"omi": kind})
    assert table.buildings("omi") == kind
    assert table.chests(0) == 9
    assert voids(table) == ["same-building"]


@rule("SG-X4", "SG-A6", "SG-A8", "SG-A9")
def test_the_temple_in_aki() -> None:
    table = build("temple", "aki")
    assert table.chests(0) == 7
    assert table.buildings("aki") == "temple"
    for there, kind, built in (
        ("temple", "theatre", "temple theatre"),
        ("temple", "castle", "castle temple"),
        ("temple theatre", "castle", "temple theatre"),  # exactly one space was free
        ("temple", "temple", "temple"),
    ):
        table = build(kind, "aki", buildings={"aki": there})
        assert table.buildings("aki") == built
        assert table.chests(0) == (9 if built == there else 9 - PRICES[kind])


@rule("SG-A10")
def test_buildings_belong_to_whoever_controls_the_province() -> None:
    """They stay at a conquest and leave when the province becomes neutral."""
    for out, owner, built, castles in (
        ({"yellow": 3, "blue": 1}, 1, "castle temple", 27),
        ({"yellow": 2, "blue": 2}, -1, "", 28),
    ):
        table = Table(
            {"omi": (0, 2), "ise": (1, 5)},
            buildings={"omi": "castle temple"},
            plans=[{}, {"battle1": "ise"}],
        )
        table.falls(out)
        table.carry_out("battle1")
        table.do("attack omi 4 without")
        assert table.province("omi")[0] == owner
        assert table.buildings("omi") == built
        assert table.state.tiles[0] == castles


@rule("SG-Q45", "SG-C15")
@pytest.mark.parametrize(("kind", "tiles"), [("castle", 28), ("temple", 26), ("theatre", 26)])
def test_without_a_tile_nothing_can_be_built(kind: str, tiles: int) -> None:
    others = [name for name in PROVINCES if name not in ("omi", "ise", "kii")]
    armies = {**dict.fromkeys(others, (1, 1)), "omi": (0, 2), "ise": (0, 5), "kii": (0, 1)}
    for built in (tiles - 1, tiles):
        table = Table(
            armies,
            players=4,
            chests=[9] * 4,
            buildings=dict.fromkeys(others[:built], kind),
            plans=[{kind: "omi"}],
        )
        table.carry_out(kind)
        assert table.buildings("omi") == (kind if built < tiles else "")
        assert table.chests(0) == (9 - PRICES[kind] if built < tiles else 9)
        assert voids(table) == ([] if built < tiles else ["tiles"])


@rule("SG-Q45")
def test_tiles_of_a_neutral_province_can_be_built_again() -> None:
    others = [name for name in PROVINCES if name not in ("omi", "ise", "settsu")]
    lands = {**dict.fromkeys(others, (1, 1)), "omi": (0, 2), "ise": (0, 5), "settsu": (0, 2)}
    table = Table(
        lands,
        players=4,
        chests=[9] * 4,
        buildings={**dict.fromkeys(others[:27], "castle"), "settsu": "castle"},
        unrest={"settsu": 1},
        plans=[{"tax": "settsu", "castle": "omi"}],
    )
    table.falls({"green": 1})
    table.carry_out("tax", "castle")
    assert table.province("settsu") == (-1, 0)
    assert table.buildings("omi") == "castle"
    assert table.state.tiles[0] == 0


# events that concern buildings


@rule("SG-T1", "SG-T2", "SG-Y29", "SG-Q41")
@pytest.mark.parametrize("event", ["t1", "t2"])
def test_a_theatre_takes_a_marker_off_its_province(event: str) -> None:
    for markers, left in ((2, 1), (0, 0)):
        table = build("theatre", unrest={"omi": markers, "kai": 3}, event=event)
        assert table.asked == ""
        assert table.unrest("omi") == left
        assert table.unrest("kai") == 3, "no other province"


@rule("SG-T1", "SG-T2", "SG-Y29")
@pytest.mark.parametrize("kind", ["castle", "temple"])
@pytest.mark.parametrize("event", ["t1", "t2"])
def test_other_buildings_do_not_calm(kind: str, event: str) -> None:
    assert build(kind, unrest={"omi": 2}, event=event).unrest("omi") == 2


@rule("SG-T1", "SG-T2")
@pytest.mark.parametrize("event", ["", *(f"t{n}" for n in range(3, 13))])
def test_without_the_event_a_theatre_does_not_calm(event: str) -> None:
    assert build("theatre", unrest={"omi": 2}, event=event).unrest("omi") == 2


@rule("SG-Q41")
def test_a_theatre_that_is_not_built_does_not_calm() -> None:
    table = build("theatre", chests=[0, 9, 9], unrest={"omi": 2}, event="t1")
    assert table.unrest("omi") == 2
