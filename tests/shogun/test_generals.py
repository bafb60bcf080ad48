"""Generals: where they stand, and the actions they improve (SG-XG1…XG13, SG-XG20, SG-XG21)."""

from __future__ import annotations

import pytest

from gunbai.games.shogun.names import EVENT_CARDS, NOWHERE, PROVINCES
from tests.rule import rule
from tests.shogun.table import SHOGUN, Table

AKI, MINO, KAI = (PROVINCES.index(name) for name in ("aki", "mino", "kai"))


# set-up


@rule("SG-XG1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_everybody_gets_a_general_and_six_statues(players: int) -> None:
    table = Table.new(players=players, expansions="generals")
    assert table.state.general == [NOWHERE] * players
    assert table.state.reserve == [6] * players
    assert table.state.statues == []


@rule("SG-XG2")
def test_generals_of_the_recommended_start() -> None:
    table = Table.new(players=4, expansions="generals")
    table.plan_default()
    table.play_random("SG-D8")
    placed = []
    while table.asked == "SG-D8":
        (seat,) = table.to_act
        own = [f"station {PROVINCES[n]}" for n in table.state.provinces_of(seat)]
        assert table.legal() == own
        placed.append(seat)
        foreign = next(
            PROVINCES[n] for n in table.state.setup.provinces if table.state.owner[n] != seat
        )
        assert table.refusal(f"station {foreign}") == "SG-XG2"
        table.do(own[-1])
        assert table.state.general[seat] == table.state.provinces_of(seat)[-1]
    assert placed == table.state.order
    table.play_random()
    walked = table.steps
    assert walked.count("r7") == 1
    assert walked[walked.index("r7") - 1 : walked.index("r7") + 2] == ["r6", "r7", "r10"]


def drafting(seed: int) -> Table:
    return Table.new(seed, players=3, start="draft", expansions="generals")


@rule("SG-XG3", "SG-Q82")
def test_a_general_is_placed_during_the_draft() -> None:
    table = drafting(3)
    (seat,) = table.to_act
    table.do("take left", "group 5")
    assert (table.asked, table.to_act) == ("SG-D5", [seat])
    wait, here = table.legal()
    assert wait == "wait"
    picked = here.removeprefix("station ")
    other = "aki" if picked != "aki" else "mino"
    assert table.refusal(f"station {other}") == "SG-Q82"
    table.do(here)
    assert table.general(seat) == picked
    again = 0
    while table.state.year == 0:
        if table.asked == "SG-D5":
            assert table.to_act != [seat]  # once placed he stays
            again += 1
        table.stand_in()
    assert again == 2 * 8
    assert table.general(seat) == picked


@rule("SG-XG3", "SG-Q82", "SG-D5")
def test_a_general_may_go_to_any_province_picked_so_far() -> None:
    table = drafting(3)
    (seat,) = table.to_act
    picked: list[str] = []
    while len(picked) < 3:
        if (table.asked, table.to_act) == ("SG-D5", [seat]):
            picked.append(table.view(seat)["draft"]["card"])
            own = sorted(picked, key=PROVINCES.index)
            assert table.legal() == ["wait", *[f"station {name}" for name in own]]
            foreign = "aki" if "aki" not in picked else "mino"
            assert table.refusal(f"station {foreign}") == "SG-Q82"
        if len(picked) < 3:
            table.stand_in()
    table.do(f"station {picked[0]}")
    while table.state.year == 0:
        assert table.asked != "SG-D5" or table.to_act != [seat]
        table.stand_in()
    assert table.general(seat) == picked[0]
    placed = [event for event in table.events("sg-general") if event["player"] == seat]
    assert [event["province"] for event in placed] == [picked[0]]


@rule("SG-XG3", "SG-Q82")
def test_a_general_who_waits_stands_in_the_last_province() -> None:
    table = drafting(5)
    last: dict[int, object] = {}
    while table.state.year == 0:
        if table.asked == "SG-D5":
            assert table.default() == "wait"
        table.stand_in()
    for event in table.events("sg-settled"):
        assert isinstance(event["player"], int)
        last[event["player"]] = event["province"]
    assert [table.general(seat) for seat in range(3)] == [last[seat] for seat in range(3)]
    table.plan_default()
    table.play_random("SG-D15")
    assert "r7" not in table.steps


# improved actions


def at_work(action: str, where: str = "omi", chests: int = 9, supply: int = 40) -> Table:
    """Seat 0, whose general stands in Omi, carries out one action."""
    land = {"omi": (0, 3), "wakasa": (0, 3), "kaga": (1, 3)}
    table = Table(land, plans=[{action: where}], chests=[chests, 0, 0], general={0: "omi"},
                  expansions="generals")  # fmt: skip
    table.with_supply(0, supply)
    return table.carry_out(action)


PRICES = [
    pytest.param("castle", 2, 3, marks=rule("SG-XG5")),
    pytest.param("temple", 1, 2, marks=rule("SG-XG6")),
    pytest.param("theatre", 0, 1, marks=rule("SG-XG7")),
]


@rule("SG-XG4", "SG-Y54", "SG-Q71")
@pytest.mark.parametrize(("action", "price", "plain"), PRICES)
def test_building_is_cheaper(action: str, price: int, plain: int) -> None:
    table = at_work(action, chests=price)
    assert table.asked == ""  # by itself
    assert table.chests(0) == 0
    assert table.buildings("omi") == action
    elsewhere = at_work(action, where="wakasa", chests=plain)
    assert elsewhere.chests(0) == 0
    assert elsewhere.buildings("wakasa") == action
    poor = at_work(action, where="wakasa", chests=plain - 1)
    assert poor.buildings("wakasa") == ""


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
        table = at_work(action, where=where, chests=0)
        assert table.asked == ""
        gained = table.chests(0) if action == "tax" else table.rice(0)
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
        table = at_work(action)
        assert table.asked == "SG-D15"
        assert table.legal() == [f"deploy {plain}", f"deploy {plain + 1}"]
        table.do(f"deploy {count}")
        assert table.province("omi") == (0, 3 + count)
        assert table.chests(0) == 9 - price
    elsewhere = at_work(action, where="wakasa")
    assert elsewhere.province("wakasa") == (0, 3 + plain)
    few = at_work(action, supply=plain)
    assert few.province("omi") == (0, 3 + plain)
    assert few.chests(0) == 9 - price


@rule("SG-XG12")
def test_the_movement_of_a_deployment_is_unchanged() -> None:
    table = at_work("deploy1")
    table.do("deploy 2")
    assert table.asked == "SG-D16"
    assert table.legal() == ["stay"] + [f"move wakasa {n}" for n in (1, 2, 3, 4)]
    table.do("move wakasa 4")
    assert (table.province("omi"), table.province("wakasa")) == ((0, 1), (0, 7))
    assert table.general(0) == "omi"


@rule("SG-XG13")
@pytest.mark.parametrize("battle", ["battle1", "battle2"])
def test_generals_take_no_part_in_battles(battle: str) -> None:
    land = {"mino": (0, 4), "hida": (1, 2)}
    table = Table(land, plans=[{battle: "mino"}], general={0: "mino", 1: "hida"},
                  expansions="generals")  # fmt: skip
    table.falls({"blue": 1, "yellow": 2})
    table.carry_out(battle)
    assert "attack hida 3 with" not in table.legal()
    table.do("attack hida 3 without")
    assert table.events("sg-thrown")[0]["thrown"] == {"blue": 3, "yellow": 2}
    assert (table.general(0), table.general(1)) == ("mino", "hida")


# lost and back


@rule("SG-XG20", "SG-Q71")
def test_a_conquered_province_loses_its_general() -> None:
    land = {"mino": (0, 2), "aki": (0, 2), "hida": (1, 5)}
    plans = [{"tax": "aki"}, {"battle1": "hida"}]
    table = Table(land, plans=plans, general={0: "mino", 1: "hida"}, expansions="generals",
                  chests=[0, 0, 0])  # fmt: skip
    table.falls({"yellow": 4, "blue": 1})
    table.carry_out("battle1", "tax")
    table.do("attack mino 4 without")
    assert table.province("mino") == (1, 3)
    assert (table.general(0), table.general(1)) == ("", "hida")
    assert table.chests(0) == SHOGUN.tables.taxes[AKI]
    assert table.state.faults() == []


@rule("SG-XG20")
def test_a_neutral_province_loses_its_general() -> None:
    land = {"mino": (0, 2), "aki": (0, 2), "hida": (1, 5)}
    table = Table(land, plans=[{}, {"battle1": "hida"}], general={0: "mino"}, expansions="generals")
    table.falls({"yellow": 2, "blue": 2})
    table.carry_out("battle1")
    table.do("attack mino 4 without")
    assert table.province("mino") == (-1, 0)
    assert table.general(0) == ""
    table = Table(land, unrest={"mino": 1}, plans=[{"tax": "mino"}], general={0: "mino"},
                  expansions="generals")  # fmt: skip
    table.falls({"green": 1})
    table.carry_out("tax")
    assert table.province("mino") == (-1, 0)
    assert table.general(0) == ""


@rule("SG-XG20")
def test_a_province_that_is_held_keeps_its_general() -> None:
    land = {"mino": (0, 2), "hida": (1, 5)}
    table = Table(land, plans=[{}, {"battle1": "hida"}], general={0: "mino"}, expansions="generals")
    table.falls({"yellow": 1, "blue": 2})
    table.carry_out("battle1")
    table.do("attack mino 4 without")
    assert table.general(0) == "mino"


def winter(year: int, land: dict[str, tuple[int, int]], rice: int = 9) -> Table:
    """A Winter without loss of rice; seat 1's general stands in Kai, the others are lost."""
    table = Table(land, rice=[rice, 9, 9], year=year, season="autumn", order=[2, 0, 1],
                  general={1: "kai"}, expansions="generals")  # fmt: skip
    table.state.events = [EVENT_CARDS.index("t7")]
    return table


LAND = {"aki": (0, 2), "mino": (0, 4), "kai": (1, 2), "etchu": (2, 3)}


@rule("SG-XG21", "SG-Q83")
def test_after_the_first_winter_lost_generals_return() -> None:
    table = winter(1, LAND).begin("w1")
    assert (table.asked, table.to_act) == ("SG-D24", [2])
    assert table.legal() == ["station etchu"]  # he has to
    table.do("station etchu")
    assert table.to_act == [0]
    assert table.legal() == ["station aki", "station mino"]
    assert table.default() == "station mino"
    table.do("station aki")
    assert table.asked == "SG-D6"  # seat 1's general is where he was
    assert [PROVINCES[n] for n in table.state.general] == ["aki", "kai", "etchu"]


@rule("SG-XG21", "SG-Q83")
def test_a_general_lost_in_that_winter_returns_too() -> None:
    lost = 0
    for place in (AKI, MINO):  # the same chance: one of the two provinces revolts
        table = winter(1, LAND, rice=1)
        table.state.general = [place, KAI, PROVINCES.index("etchu")]
        table.falls({"green": 1})
        table.begin("w1")
        if table.events("sg-general-lost"):
            lost += 1
            assert (table.asked, table.to_act) == ("SG-D24", [0])
            assert table.legal() == ["station mino" if place == AKI else "station aki"]
        else:
            assert table.asked == "SG-D6"
    assert lost == 1


@rule("SG-Q83")
def test_without_provinces_there_is_no_general_for_the_rest_of_the_game() -> None:
    table = winter(1, {"aki": (0, 2), "kai": (1, 2)}, rice=0)
    table.state.general = [AKI, KAI, NOWHERE]
    table.falls({"green": 1})
    table.begin("w1")
    assert table.asked == "SG-D6"
    assert table.state.general == [NOWHERE, KAI, NOWHERE]
    table.state.settle_in(0, AKI, 2)  # he comes back to the map, his general does not
    table.state.settle_in(0, MINO, 2)
    table.state.supply[0] -= 4
    while table.asked:
        (seat, *_) = table.to_act
        if table.asked in ("SG-D8", "SG-D22", "SG-D24"):
            assert seat == 1
        table.stand_in(seat)
    assert table.general(0) == ""


@rule("SG-XG21", "SG-Q83")
def test_in_the_second_year_he_never_returns() -> None:
    table = winter(2, LAND).begin("w1")
    assert table.asked == ""
    assert table.state.general == [NOWHERE, KAI, NOWHERE]
    assert "w8" not in table.steps
