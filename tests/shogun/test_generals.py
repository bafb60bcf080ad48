"""Generals: where they stand, and the actions they improve (SG-XG1…XG13, SG-XG20, SG-XG21)."""

from __future__ import annotations

import pytest

from gunbai.games.shogun.names import EVENT_CARDS, NOWHERE, PROVINCES
from gunbai.games.shogun.state import ShogunState
from tests.rule import rule
from tests.shogun.table import (
    SHOGUN,
    asked,
    at_table,
    begin,
    buildings,
    carry_out,
    default,
    do,
    falls,
    happened,
    legal,
    new_game,
    plan_default,
    play,
    province,
    refusal,
    steps,
    with_supply,
)

AKI, MINO, KAI = (PROVINCES.index(name) for name in ("aki", "mino", "kai"))


# set-up


@rule("SG-XG1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_everybody_gets_a_general_and_six_statues(players: int) -> None:
    s = new_game(players=players, expansions="generals")
    assert s.general == [NOWHERE] * players
    assert s.reserve == [6] * players
    assert s.statues == []


@rule("SG-XG2")
def test_generals_of_the_recommended_start() -> None:
    s = new_game(players=4, expansions="generals")
    plan_default(s)
    play(s, "SG-D8")
    placed = []
    while asked(s) == "SG-D8":
        (seat,) = s.to_act()
        own = [f"station {PROVINCES[n]}" for n in s.provinces_of(seat)]
        assert legal(s) == own
        placed.append(seat)
        foreign = next(PROVINCES[n] for n in s.setup.provinces if s.owner[n] != seat)
        assert refusal(s, f"station {foreign}") == "SG-XG2"
        do(s, own[-1])
        assert s.general[seat] == s.provinces_of(seat)[-1]
    assert placed == s.order
    play(s, "never")
    walked = steps(s)
    assert walked.count("r7") == 1
    assert walked[walked.index("r7") - 1 : walked.index("r7") + 2] == ["r6", "r7", "r10"]


def drafting(seed: int) -> ShogunState:
    return new_game(seed, players=3, start="draft", expansions="generals")


@rule("SG-XG3", "SG-Q82")
def test_a_general_is_placed_during_the_draft() -> None:
    s = drafting(3)
    (seat,) = s.to_act()
    do(s, "take left", "group 5")
    assert (asked(s), s.to_act()) == ("SG-D5", [seat])
    wait, here = legal(s)
    assert wait == "wait"
    picked = here.removeprefix("station ")
    other = "aki" if picked != "aki" else "mino"
    assert refusal(s, f"station {other}") == "SG-Q82"
    do(s, here)
    assert s.general[seat] == PROVINCES.index(picked)
    again = 0
    while s.year == 0:
        if asked(s) == "SG-D5":
            assert s.to_act() != [seat]  # once placed he stays
            again += 1
        s.apply(s.to_act()[0], s.default(s.to_act()[0]))
    assert again == 2 * 8
    assert s.general[seat] == PROVINCES.index(picked)


@rule("SG-XG3", "SG-Q82")
def test_a_general_who_waits_stands_in_the_last_province() -> None:
    s = drafting(5)
    last: dict[int, object] = {}
    while s.year == 0:
        if asked(s) == "SG-D5":
            assert default(s) == "wait"
        s.apply(s.to_act()[0], s.default(s.to_act()[0]))
    for event in happened(s, "sg-settled"):
        assert isinstance(event["player"], int)
        last[event["player"]] = event["province"]
    assert [PROVINCES[s.general[seat]] for seat in range(3)] == [last[seat] for seat in range(3)]
    plan_default(s)
    play(s, "SG-D15")
    assert "r7" not in steps(s)


# improved actions


def at_work(action: str, where: str = "omi", chests: int = 9, supply: int = 40) -> ShogunState:
    """Seat 0, whose general stands in Omi, carries out one action."""
    land = {"omi": (0, 3), "wakasa": (0, 3), "kaga": (1, 3)}
    s = at_table(land, plans=[{action: where}], chests=[chests, 0, 0], general={0: "omi"},
                 expansions="generals")  # fmt: skip
    with_supply(s, 0, supply)
    return carry_out(s, action)


PRICES = [
    pytest.param("castle", 2, 3, marks=rule("SG-XG5")),
    pytest.param("temple", 1, 2, marks=rule("SG-XG6")),
    pytest.param("theatre", 0, 1, marks=rule("SG-XG7")),
]


@rule("SG-XG4", "SG-Y54", "SG-Q71")
@pytest.mark.parametrize(("action", "price", "plain"), PRICES)
def test_building_is_cheaper(action: str, price: int, plain: int) -> None:
    s = at_work(action, chests=price)
    assert asked(s) == ""  # by itself
    assert s.chests[0] == 0
    assert buildings(s, "omi") == action
    elsewhere = at_work(action, where="wakasa", chests=plain)
    assert elsewhere.chests[0] == 0
    assert buildings(elsewhere, "wakasa") == action
    poor = at_work(action, where="wakasa", chests=plain - 1)
    assert buildings(poor, "wakasa") == ""


@rule("SG-XG4", "SG-Y54", "SG-Q71")
@pytest.mark.parametrize(
    ("action", "printed"),
    [
        pytest.param("tax", SHOGUN.tables.taxes, marks=rule("SG-XG9")),
        pytest.param("rice", SHOGUN.tables.rice, marks=rule("SG-XG8")),
    ],
)
def test_incomes_are_higher(action: str, printed: list[int]) -> None:
    for where, more in (("omi", 1), ("wakasa", 0)):
        s = at_work(action, where=where, chests=0)
        assert asked(s) == ""
        gained = s.chests[0] if action == "tax" else s.rice[0]
        assert gained == printed[PROVINCES.index(where)] + more


DEPLOYMENTS = [
    pytest.param("deploy5", 3, 5, marks=rule("SG-XG10")),
    pytest.param("deploy3", 2, 3, marks=rule("SG-XG11")),
    pytest.param("deploy1", 1, 1, marks=rule("SG-XG12")),
]


@rule("SG-XG4", "SG-Y54", "SG-Q71")
@pytest.mark.parametrize(("action", "price", "plain"), DEPLOYMENTS)
def test_one_army_more(action: str, price: int, plain: int) -> None:
    for count in (plain, plain + 1):
        s = at_work(action)
        assert asked(s) == "SG-D15"
        assert legal(s) == [f"deploy {plain}", f"deploy {plain + 1}"]
        do(s, f"deploy {count}")
        assert province(s, "omi") == (0, 3 + count)
        assert s.chests[0] == 9 - price
    elsewhere = at_work(action, where="wakasa")
    assert province(elsewhere, "wakasa") == (0, 3 + plain)
    few = at_work(action, supply=plain)
    assert province(few, "omi") == (0, 3 + plain)
    assert few.chests[0] == 9 - price


@rule("SG-XG12")
def test_the_movement_of_a_deployment_is_unchanged() -> None:
    s = at_work("deploy1")
    do(s, "deploy 2")
    assert asked(s) == "SG-D16"
    assert legal(s) == ["stay"] + [f"move wakasa {n}" for n in (1, 2, 3, 4)]
    do(s, "move wakasa 4")
    assert (province(s, "omi"), province(s, "wakasa")) == ((0, 1), (0, 7))
    assert PROVINCES[s.general[0]] == "omi"


@rule("SG-XG13")
@pytest.mark.parametrize("battle", ["battle1", "battle2"])
def test_generals_take_no_part_in_battles(battle: str) -> None:
    land = {"mino": (0, 4), "hida": (1, 2)}
    s = at_table(land, plans=[{battle: "mino"}], general={0: "mino", 1: "hida"},
                 expansions="generals")  # fmt: skip
    falls(s, {"blue": 1, "yellow": 2})
    carry_out(s, battle)
    assert "attack hida 3 with" not in legal(s)
    do(s, "attack hida 3 without")
    assert happened(s, "sg-thrown")[0]["thrown"] == {"blue": 3, "yellow": 2}
    assert (s.general[0], PROVINCES[s.general[1]]) == (MINO, "hida")


# lost and back


@rule("SG-XG20", "SG-Q71")
def test_a_conquered_province_loses_its_general() -> None:
    land = {"mino": (0, 2), "aki": (0, 2), "hida": (1, 5)}
    plans = [{"tax": "aki"}, {"battle1": "hida"}]
    s = at_table(land, plans=plans, general={0: "mino", 1: "hida"}, expansions="generals",
                 chests=[0, 0, 0])  # fmt: skip
    falls(s, {"yellow": 4, "blue": 1})
    carry_out(s, "battle1", "tax")
    do(s, "attack mino 4 without")
    assert province(s, "mino") == (1, 3)
    assert (s.general[0], PROVINCES[s.general[1]]) == (NOWHERE, "hida")
    assert s.chests[0] == SHOGUN.tables.taxes[AKI]
    assert s.faults() == []


@rule("SG-XG20")
def test_a_neutral_province_loses_its_general() -> None:
    land = {"mino": (0, 2), "aki": (0, 2), "hida": (1, 5)}
    s = at_table(land, plans=[{}, {"battle1": "hida"}], general={0: "mino"}, expansions="generals")
    falls(s, {"yellow": 2, "blue": 2})
    carry_out(s, "battle1")
    do(s, "attack mino 4 without")
    assert province(s, "mino") == (-1, 0)
    assert s.general[0] == NOWHERE
    s = at_table(land, unrest={"mino": 1}, plans=[{"tax": "mino"}], general={0: "mino"},
                 expansions="generals")  # fmt: skip
    falls(s, {"green": 1})
    carry_out(s, "tax")
    assert province(s, "mino") == (-1, 0)
    assert s.general[0] == NOWHERE


@rule("SG-XG20")
def test_a_province_that_is_held_keeps_its_general() -> None:
    land = {"mino": (0, 2), "hida": (1, 5)}
    s = at_table(land, plans=[{}, {"battle1": "hida"}], general={0: "mino"}, expansions="generals")
    falls(s, {"yellow": 1, "blue": 2})
    carry_out(s, "battle1")
    do(s, "attack mino 4 without")
    assert s.general[0] == MINO


def winter(year: int, land: dict[str, tuple[int, int]], rice: int = 9) -> ShogunState:
    """A Winter without loss of rice; seat 1's general stands in Kai, the others are lost."""
    s = at_table(land, rice=[rice, 9, 9], year=year, season="autumn", order=[2, 0, 1],
                 general={1: "kai"}, expansions="generals")  # fmt: skip
    s.events = [EVENT_CARDS.index("t7")]
    return s


LAND = {"aki": (0, 2), "mino": (0, 4), "kai": (1, 2), "etchu": (2, 3)}


@rule("SG-XG21", "SG-Q83")
def test_after_the_first_winter_lost_generals_return() -> None:
    s = begin(winter(1, LAND), "w1")
    assert (asked(s), s.to_act()) == ("SG-D24", [2])
    assert legal(s) == ["station etchu"]  # he has to
    do(s, "station etchu")
    assert s.to_act() == [0]
    assert legal(s) == ["station aki", "station mino"]
    assert default(s) == "station mino"
    do(s, "station aki")
    assert asked(s) == "SG-D6"  # seat 1's general is where he was
    assert [PROVINCES[n] for n in s.general] == ["aki", "kai", "etchu"]


@rule("SG-XG21", "SG-Q83")
def test_a_general_lost_in_that_winter_returns_too() -> None:
    lost = 0
    for place in (AKI, MINO):  # the same chance: one of the two provinces revolts
        s = winter(1, LAND, rice=1)
        s.general = [place, KAI, PROVINCES.index("etchu")]
        falls(s, {"green": 1})
        begin(s, "w1")
        if happened(s, "sg-general-lost"):
            lost += 1
            assert (asked(s), s.to_act()) == ("SG-D24", [0])
            assert legal(s) == ["station mino" if place == AKI else "station aki"]
        else:
            assert asked(s) == "SG-D6"
    assert lost == 1


@rule("SG-Q83")
def test_without_provinces_there_is_no_general_for_the_rest_of_the_game() -> None:
    s = winter(1, {"aki": (0, 2), "kai": (1, 2)}, rice=0)
    s.general = [AKI, KAI, NOWHERE]
    falls(s, {"green": 1})
    begin(s, "w1")
    assert asked(s) == "SG-D6"
    assert s.general == [NOWHERE, KAI, NOWHERE]
    s.settle_in(0, AKI, 2)  # he comes back to the map, his general does not
    s.settle_in(0, MINO, 2)
    s.supply[0] -= 4
    while s.ask is not None:
        (seat, *_) = s.to_act()
        if asked(s) in ("SG-D8", "SG-D22", "SG-D24"):
            assert seat == 1
        s.apply(seat, s.default(seat))
    assert s.general[0] == NOWHERE


@rule("SG-XG21", "SG-Q83")
def test_in_the_second_year_he_never_returns() -> None:
    s = begin(winter(2, LAND), "w1")
    assert asked(s) == ""
    assert s.general == [NOWHERE, KAI, NOWHERE]
    assert "w8" not in steps(s)
