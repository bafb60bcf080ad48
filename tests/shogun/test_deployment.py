"""`DEPLOY5`, `DEPLOY3`, `DEPLOY1` (SG-A18…A23)."""

from __future__ import annotations

from typing import Any

import pytest

from gunbai.games.shogun.state import ShogunState
from tests.rule import rule
from tests.shogun.table import (
    asked,
    at_table,
    carry_out,
    do,
    happened,
    legal,
    province,
    refusal,
    with_supply,
)

PRICES = {"deploy5": 3, "deploy3": 2, "deploy1": 1}
PLAIN = {"deploy5": 5, "deploy3": 3, "deploy1": 1}
DEPLOYMENTS = list(PRICES)


def deploying(action: str, supply: int = 30, general: bool = False, **more: Any) -> ShogunState:
    """Blue deploys in Omi, where one army stands; no other province of his is near."""
    if general:
        more.update(expansions="generals", general={0: "omi"})
    s = at_table({"omi": (0, 1)}, chests=[3, 0, 0], plans=[{action: "omi"}], **more)
    with_supply(s, 0, supply)
    return carry_out(s, action)


def numbers(action: str, **more: Any) -> list[int]:
    """The numbers of armies blue can place; none if the action is not carried out.

    Each is tried: it is paid once, the armies come from the supply.
    """
    s = deploying(action, **more)
    if asked(s) != "SG-D15":
        placed = [int(str(told["armies"])) for told in happened(s, "sg-deployed")]
        assert s.chests[0] == 3 - PRICES[action] * len(placed)
        return placed
    out = []
    for text in legal(s):
        number = int(text.split()[1])
        again = s.clone()
        assert isinstance(again, ShogunState)
        do(again, text)
        assert province(again, "omi") == (0, 1 + number)
        assert again.supply[0] == s.supply[0] - number
        assert again.chests[0] == 3 - PRICES[action]
        out.append(number)
    return out


@rule("SG-A18", "SG-A19", "SG-A20")
@pytest.mark.parametrize("action", DEPLOYMENTS)
def test_armies_and_price(action: str) -> None:
    s = deploying(action)
    assert asked(s) == ""
    assert province(s, "omi") == (0, 1 + PLAIN[action])
    assert s.chests[0] == 3 - PRICES[action]
    assert s.supply[0] == 30 - PLAIN[action]
    assert happened(s, "sg-deployed") == [
        {
            "player": 0,
            "province": "omi",
            "armies": PLAIN[action],
            "chests": PRICES[action],
        }
    ]


@rule("SG-A23")
def test_any_number_of_armies_may_stand_in_a_province() -> None:
    s = at_table({"omi": (0, 57)}, chests=[3, 0, 0], plans=[{"deploy5": "omi"}])
    carry_out(s, "deploy5")
    assert province(s, "omi") == (0, 62)


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
    s = deploying("deploy5", event="t12", special={0: "army6"})
    do(s, "deploy 6")
    assert province(s, "omi") == (0, 7)
    assert s.chests[0] == 0


@rule("SG-T12", "SG-Y20", "SG-Q21")
@pytest.mark.parametrize(
    ("action", "plain", "general"),
    [("deploy5", [3], [3, 4]), ("deploy3", [2], [2, 3]), ("deploy1", [1], [1, 2])],
)
def test_fewer_recruits(action: str, plain: list[int], general: list[int]) -> None:
    assert numbers(action, event="t12") == plain
    assert numbers(action, event="t12", general=True) == general


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
    s = at_table(
        {"omi": (0, 3), "ise": (0, 3)},
        chests=[3, 0, 0],
        tray={"blue": 20},
        plans=[{action: "omi"}],
    )
    with_supply(s, 0, PLAIN[action] - 1)
    carry_out(s, action)
    assert asked(s) == ""
    assert happened(s, "sg-void")[0] == {"player": 0, "slot": action, "why": "supply"}
    assert province(s, "omi") == (0, 3)
    assert s.chests[0] == 3
    assert s.tower.tray[0] == 20


@rule("SG-Q13")
def test_a_number_that_is_not_permitted() -> None:
    s = deploying("deploy5", special={0: "army6"})
    for number in (1, 4, 7):
        assert refusal(s, f"deploy {number}") == "SG-Q13"


# the movement of DEPLOY1


def marching(**lands: tuple[int, int]) -> ShogunState:
    """After one army was placed in Omi; names have _ for -."""
    armies = {name.replace("_", "-"): land for name, land in lands.items()}
    s = at_table(armies, plans=[{"deploy1": "omi"}])
    return carry_out(s, "deploy1")


@rule("SG-A21", "SG-A31", "SG-A32")
def test_after_deploy1_armies_may_move_to_one_adjacent_own_province() -> None:
    s = marching(omi=(0, 2), ise=(0, 1), yamato=(0, 1), kii=(0, 1))
    assert asked(s) == "SG-D16"
    assert province(s, "omi") == (0, 3)
    assert legal(s) == ["stay", "move ise 1", "move ise 2", "move yamato 1", "move yamato 2"]
    assert refusal(s, "move kii 1") == "SG-A21", "not adjacent"
    assert refusal(s, "move izumo 1") == "SG-S5", "out of play"
    assert refusal(s, "move ise 3") == "SG-A31", "one stays"
    do(s, "move ise 2")
    assert (province(s, "omi"), province(s, "ise")) == ((0, 1), (0, 3))
    assert asked(s) == "", "one movement"


@rule("SG-A21", "SG-A3")
def test_the_movement_of_deploy1_is_free_to_choose() -> None:
    s = marching(omi=(0, 2), ise=(0, 1))
    do(s, "stay")
    assert (province(s, "omi"), province(s, "ise")) == ((0, 3), (0, 1))


@rule("SG-A22")
def test_the_movement_of_deploy1_never_causes_a_battle() -> None:
    s = marching(omi=(0, 2), ise=(0, 1), yamato=(1, 1))
    targets = {text.split()[1] for text in legal(s) if text != "stay"}
    assert targets == {"ise"}
    assert refusal(s, "move yamato 1") == "SG-A22"
    assert refusal(s, "move settsu 1") == "SG-A22", "neutral"
    s = marching(omi=(0, 2), yamato=(1, 1))
    assert asked(s) == "", "nowhere to go"


@rule("SG-A21")
@pytest.mark.parametrize("action", ["deploy5", "deploy3"])
def test_the_other_deployments_move_nothing(action: str) -> None:
    s = at_table({"omi": (0, 2), "ise": (0, 1)}, plans=[{action: "omi"}])
    carry_out(s, action)
    assert asked(s) == ""
    assert province(s, "ise") == (0, 1)
