"""`DEPLOY5`, `DEPLOY3`, `DEPLOY1` (SG-A18…A23)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rule import rule
from tests.shogun.table import Table

PRICES = {"deploy5": 3, "deploy3": 2, "deploy1": 1}
PLAIN = {"deploy5": 5, "deploy3": 3, "deploy1": 1}
DEPLOYMENTS = list(PRICES)


def deploying(action: str, supply: int = 30, general: bool = False, **more: Any) -> Table:
    """Blue deploys in Omi, where one army stands; no other province of his is near."""
    if general:
        more.update(expansions="generals", general={0: "omi"})
    table = Table({"omi": (0, 1)}, chests=[3, 0, 0], plans=[{action: "omi"}], **more)
    table.with_supply(0, supply)
    return table.carry_out(action)


def numbers(action: str, **more: Any) -> list[int]:
    """The numbers of armies blue can place; none if the action is not carried out.

    Each is tried: it is paid once, the armies come from the supply.
    """
    table = deploying(action, **more)
    if table.asked != "SG-D15":
        placed = [int(str(told["armies"])) for told in table.events("sg-deployed")]
        assert table.chests(0) == 3 - PRICES[action] * len(placed)
        return placed
    out = []
    for text in table.legal():
        number = int(text.split()[1])
        again = table.copy()
        again.do(text)
        assert again.province("omi") == (0, 1 + number)
        assert again.supply(0) == table.supply(0) - number
        assert again.chests(0) == 3 - PRICES[action]
        out.append(number)
    return out


@rule("SG-A18", "SG-A19", "SG-A20")
@pytest.mark.parametrize("action", DEPLOYMENTS)
def test_armies_and_price(action: str) -> None:
    table = deploying(action)
    assert table.asked == ""
    assert table.province("omi") == (0, 1 + PLAIN[action])
    assert table.chests(0) == 3 - PRICES[action]
    assert table.supply(0) == 30 - PLAIN[action]
    assert table.events("sg-deployed") == [
        {
            "player": 0,
            "province": "omi",
            "armies": PLAIN[action],
            "chests": PRICES[action],
        }
    ]


@rule("SG-A23")
def test_any_number_of_armies_may_stand_in_a_province() -> None:
    table = Table({"omi": (0, 57)}, chests=[3, 0, 0], plans=[{"deploy5": "omi"}])
    table.carry_out("deploy5")
    assert table.province("omi") == (0, 62)


# special card, general, event, short supply


@rule("SG-U5", "SG-Y38", "SG-Q13")
def test_army6_for_the_price_of_five() -> None:
    army6 = {0: "army6"}
    assert numbers("deploy5", special=army6, supply=6) == [5, 6]
    assert numbers("deploy5", special=army6, supply=5) == [5]
    assert numbers("deploy3", special=army6) == [3]
    assert numbers("deploy1", special=army6) == [1]
    assert numbers("deploy5", special={1: "army6"}) == [5], "only for its owner"


@rule("SG-X14", "SG-U8", "SG-Q21", "SG-T12")
def test_army6_is_an_absolute_number_even_after_the_event() -> None:
    table = deploying("deploy5", event="t12", special={0: "army6"})
    table.do("deploy 6")
    assert table.province("omi") == (0, 7)
    assert table.chests(0) == 0


@rule("SG-T12", "SG-Y20", "SG-Q21")
@pytest.mark.parametrize(
    ("action", "plain", "general"),
    [("deploy5", [3], [3, 4]), ("deploy3", [2], [2, 3]), ("deploy1", [1], [1, 2])],
)
def test_fewer_recruits(action: str, plain: list[int], general: list[int]) -> None:
    assert numbers(action, event="t12") == plain
    assert numbers(action, event="t12", general=True) == general


@rule("SG-Q21", "SG-T12")
def test_with_the_option_the_general_adds_nothing_to_what_the_event_sets() -> None:
    assert numbers("deploy5", event="t12", general=True, within=True) == [3]
    assert numbers("deploy3", event="t12", general=True, within=True) == [2]
    assert numbers("deploy1", event="t12", general=True, within=True) == [1, 2]
    assert numbers("deploy5", general=True, within=True) == [5, 6]
    army6 = {0: "army6"}
    assert numbers("deploy5", event="t12", general=True, special=army6, within=True) == [3, 6]


@rule("SG-Y20", "SG-Q21")
def test_event_general_and_army6_together() -> None:
    army6 = {0: "army6"}
    assert numbers("deploy5", event="t12", special=army6) == [3, 6]
    assert numbers("deploy5", event="t12", special=army6, general=True) == [3, 4, 6]
    assert numbers("deploy5", special=army6, general=True) == [5, 6], "6, not 7"


@rule("SG-T12")
@pytest.mark.parametrize("event", [f"t{n}" for n in range(1, 12)])
def test_no_other_event_touches_deployments(event: str) -> None:
    assert [numbers(action, event=event) for action in DEPLOYMENTS] == [[5], [3], [1]]


@rule("SG-Y35", "SG-Q13", "SG-A2", "SG-T12")
def test_a_short_supply() -> None:
    assert numbers("deploy5", event="t12", supply=4) == [3]
    assert numbers("deploy5", supply=4) == []
    army6 = {0: "army6"}
    assert numbers("deploy5", event="t12", special=army6, supply=5) == [3]
    assert numbers("deploy5", event="t12", special=army6, general=True, supply=5) == [3, 4]


@rule("SG-Q13", "SG-A2", "SG-Q47")
@pytest.mark.parametrize("action", DEPLOYMENTS)
def test_without_armies_in_the_supply_nothing_happens(action: str) -> None:
    """Armies inside the tower or in the tray cannot be fetched; nothing is paid or moved."""
    table = Table(
        {"omi": (0, 3), "ise": (0, 3)},
        chests=[3, 0, 0],
        tray={"blue": 20},
        plans=[{action: "omi"}],
    )
    table.with_supply(0, PLAIN[action] - 1)
    table.carry_out(action)
    assert table.asked == ""
    assert table.events("sg-void")[0] == {"player": 0, "slot": action, "why": "supply"}
    assert table.province("omi") == (0, 3)
    assert table.chests(0) == 3
    assert table.state.tower.tray[0] == 20


@rule("SG-Q13")
def test_a_number_that_is_not_permitted() -> None:
    table = deploying("deploy5", special={0: "army6"})
    for number in (1, 4, 7):
        assert table.refusal(f"deploy {number}") == "SG-Q13"


# the movement of DEPLOY1


def marching(**lands: tuple[int, int]) -> Table:
    """After one army was placed in Omi; names have _ for -."""
    armies = {name.replace("_", "-"): land for name, land in lands.items()}
    table = Table(armies, plans=[{"deploy1": "omi"}])
    return table.carry_out("deploy1")


@rule("SG-A21", "SG-A31", "SG-A32")
def test_after_deploy1_armies_may_move_to_one_adjacent_own_province() -> None:
    table = marching(omi=(0, 2), ise=(0, 1), yamato=(0, 1), kii=(0, 1))
    assert table.asked == "SG-D16"
    assert table.province("omi") == (0, 3)
    assert table.legal() == ["stay", "move ise 1", "move ise 2", "move yamato 1", "move yamato 2"]
    assert table.refusal("move kii 1") == "SG-A21", "not adjacent"
    assert table.refusal("move izumo 1") == "SG-S5", "out of play"
    assert table.refusal("move ise 3") == "SG-A31", "one stays"
    table.do("move ise 2")
    assert (table.province("omi"), table.province("ise")) == ((0, 1), (0, 3))
    assert table.asked == "", "one movement"


@rule("SG-A21", "SG-A3")
def test_the_movement_of_deploy1_is_free_to_choose() -> None:
    table = marching(omi=(0, 2), ise=(0, 1))
    table.do("stay")
    assert (table.province("omi"), table.province("ise")) == ((0, 3), (0, 1))


@rule("SG-A22")
def test_the_movement_of_deploy1_never_causes_a_battle() -> None:
    table = marching(omi=(0, 2), ise=(0, 1), yamato=(1, 1))
    targets = {text.split()[1] for text in table.legal() if text != "stay"}
    assert targets == {"ise"}
    assert table.refusal("move yamato 1") == "SG-A22"
    assert table.refusal("move settsu 1") == "SG-A22", "neutral"
    table = marching(omi=(0, 2), yamato=(1, 1))
    assert table.asked == "", "nowhere to go"


@rule("SG-A21")
@pytest.mark.parametrize("action", ["deploy5", "deploy3"])
def test_the_other_deployments_move_nothing(action: str) -> None:
    table = Table({"omi": (0, 2), "ise": (0, 1)}, plans=[{action: "omi"}])
    table.carry_out(action)
    assert table.asked == ""
    assert table.province("ise") == (0, 1)
