"""Battles and revolts with their whole result: the ledger's vectors and the book's examples."""

from __future__ import annotations

import pytest

from gunbai.games.shogun.names import NEUTRAL
from tests.rule import rule
from tests.shogun.table import BLUE, RED, YELLOW, Table

GONE = (NEUTRAL, 0)


def before_a_battle(u: int) -> Table:
    """Blue in Shinano, yellow in Kozuke with two buildings and a card in the tax slot."""
    return Table(
        {"shinano": (BLUE, 6), "kozuke": (YELLOW, 3), "hida": (RED, 2)},
        buildings={"kozuke": "castle temple"},
        unrest={"kozuke": u} if u else None,
        plans=[{"battle1": "shinano"}, {"tax": "kozuke"}],
        inside={"blue": 2, "yellow": 2, "red": 3, "green": 6},
    )


def fight(table: Table, target: str, out: dict[str, int], armies: int = 4) -> None:
    table.carry_out("battle1")
    table.falls(out)
    table.do(f"attack {target} {armies} without")


# unrest, what falls (attacker, defender, farmers), what goes back, the province afterwards
BATTLES = [
    pytest.param(
        0, (2, 1, 1), (2, 1, 1), GONE, marks=rule("SG-Y1", "SG-B16", "SG-B13", "SG-B23", "SG-B24")
    ),
    pytest.param(0, (1, 0, 2), (1, 0, 2), GONE, marks=rule("SG-Y2", "SG-B23", "SG-B17")),
    pytest.param(0, (3, 0, 2), (2, 0, 2), (BLUE, 1), marks=rule("SG-Y3", "SG-Q17", "SG-B19")),
    pytest.param(1, (2, 1, 4), (1, 1, 0), (BLUE, 1), marks=rule("SG-Y4", "SG-B14", "SG-B22")),
    pytest.param(0, (2, 2, 1), (2, 1, 1), (YELLOW, 1), marks=rule("SG-Y5", "SG-B26", "SG-B27")),
    pytest.param(0, (1, 2, 3), (1, 0, 3), (YELLOW, 2), marks=rule("SG-Y6", "SG-B27", "SG-Q18")),
    pytest.param(0, (0, 0, 0), (0, 0, 0), GONE, marks=rule("SG-Y7", "SG-B23", "SG-Q19")),
    pytest.param(2, (0, 0, 3), (0, 0, 0), GONE, marks=rule("SG-Y8", "SG-B14", "SG-Q19")),
    pytest.param(1, (1, 2, 5), (1, 1, 0), (YELLOW, 1), marks=rule("SG-Y9", "SG-B14", "SG-B28")),
]


@pytest.mark.parametrize("others", [0, 2], ids=["alone", "with a third colour"])
@pytest.mark.parametrize(("u", "out", "back", "after"), BATTLES)
def test_player_against_player(
    u: int,
    out: tuple[int, int, int],
    back: tuple[int, int, int],
    after: tuple[int, int],
    others: int,
) -> None:
    table = before_a_battle(u)
    blue, yellow, red = table.state.supply
    farmers, tiles = table.state.farmers, table.state.tiles[:]
    fight(
        table, "kozuke", dict(zip(("blue", "yellow", "green", "red"), (*out, others), strict=True))
    )
    assert (
        table.supply(BLUE) - blue,
        table.supply(YELLOW) - yellow,
        table.state.farmers - farmers,
    ) == back
    assert table.supply(RED) == red
    assert table.province("kozuke") == after
    assert table.province("shinano") == (BLUE, 2)
    stayed = {"red": others, "green": out[2] if u else 0}
    assert table.tray == {colour: count for colour, count in stayed.items() if count}
    if after == GONE:
        assert (table.buildings("kozuke"), table.unrest("kozuke")) == ("", 0)
        assert table.state.tiles == [tiles[0] + 1, tiles[1] + 1, tiles[2]]
    else:
        assert (table.buildings("kozuke"), table.unrest("kozuke")) == ("castle temple", u)
        assert table.state.tiles == tiles
    assert table.slot(YELLOW, "tax") == ("kozuke" if after[0] == YELLOW else "")
    lost = [{"player": YELLOW, "slot": "tax", "province": "kozuke"}]
    assert table.events("sg-card-lost") == ([] if after[0] == YELLOW else lost)
    assert table.state.faults() == []


@rule("SG-Y17", "SG-B12", "SG-Q27", "SG-B7")
def test_third_colours_stay_in_the_tray_and_go_into_the_next_throw() -> None:
    table = before_a_battle(0)
    table.state.plans[14 + 9] = table.state.plans[
        14 + 4
    ]  # yellow's card lies in battle2 instead of tax
    table.state.plans[14 + 4] = -1
    table.state.owner[10] = BLUE  # Hida is blue's, for a second battle
    table.state.supply[BLUE] -= 2
    table.state.supply[RED] += 2
    table.state.plans[9] = 10
    table.carry_out("battle1", "battle2")
    table.falls({"blue": 2, "yellow": 1, "green": 1, "red": 2}, {"blue": 1})
    table.do("attack kozuke 4 without")
    assert table.province("kozuke") == GONE
    assert table.tray == {"red": 2}
    table.do("attack kaga 1 without")
    assert table.events("sg-thrown")[-1]["thrown"] == {"blue": 1, "red": 2, "green": 1}
    assert (table.tray, table.supply(RED)) == ({}, 62 - 3)  # red's cubes are all inside now
    assert table.inside["red"] == 3
    assert table.province("kaga") == (BLUE, 1)


# what falls (attacker, farmers), what goes back, the province afterwards
NEUTRALS = [
    pytest.param((2, 2), (2, 2), GONE, marks=rule("SG-Y10", "SG-B25", "SG-B15")),
    pytest.param((3, 1), (1, 1), (BLUE, 2), marks=rule("SG-Y11", "SG-B21", "SG-B15")),
    pytest.param((1, 0), (0, 0), (BLUE, 1), marks=rule("SG-Y12", "SG-B16", "SG-B20")),
    pytest.param((1, 3), (1, 3), GONE, marks=rule("SG-Y13", "SG-B25", "SG-B17")),
]


@pytest.mark.parametrize(("out", "back", "after"), NEUTRALS)
def test_player_against_a_neutral_province(
    out: tuple[int, int], back: tuple[int, int], after: tuple[int, int]
) -> None:
    table = before_a_battle(0)
    supply, farmers = table.supply(BLUE), table.state.farmers
    fight(table, "kai", {"blue": out[0], "green": out[1], "yellow": 1})
    assert table.supply(BLUE) - supply == back[0]
    assert table.state.farmers - (farmers - 1) == back[1]  # one farmer of the stock was thrown
    assert table.province("kai") == after
    assert table.tray == {"yellow": 1}
    own = table.view(BLUE)["own"]
    assert isinstance(own, dict)
    assert ("kai" in own["hand"]) == (after[0] == BLUE)
    assert table.state.faults() == []


# markers, what falls (owner, farmers), what goes back, the province afterwards, markers afterwards
REVOLTS = [
    pytest.param(2, (3, 3), (3, 3), GONE, 0, marks=rule("SG-Y14", "SG-V9")),
    pytest.param(1, (4, 2), (2, 2), (RED, 2), 2, marks=rule("SG-Y15", "SG-V8")),
    pytest.param(1, (2, 0), (0, 0), (RED, 2), 2, marks=rule("SG-Y16", "SG-V8")),
    pytest.param(2, (3, 1), (1, 1), (RED, 2), 3, marks=rule("SG-X11", "SG-V8")),
    pytest.param(2, (2, 2), (2, 2), GONE, 0, marks=rule("SG-X11", "SG-V9")),
    pytest.param(1, (1, 4), (1, 4), GONE, 0, marks=rule("SG-V9", "SG-B3")),
]


@pytest.mark.parametrize("action", ["tax", "rice"])
@pytest.mark.parametrize(("u", "out", "back", "after", "left"), REVOLTS)
def test_revolts(
    u: int,
    out: tuple[int, int],
    back: tuple[int, int],
    after: tuple[int, int],
    left: int,
    action: str,
) -> None:
    table = Table(
        {"mikawa": (RED, 4)},
        buildings={"mikawa": "temple"},
        unrest={"mikawa": u},
        plans=[{}, {}, {action: "mikawa"}],
        chests=[5, 5, 5],
        tray={"blue": 1},
        inside={"red": 2, "green": 4},
    )
    supply, farmers = table.supply(RED), table.state.farmers
    table.falls({"red": out[0], "green": out[1], "blue": 1})
    table.carry_out(action)
    (thrown,) = table.events("sg-thrown")
    assert thrown["thrown"] == {"red": 4, "green": u, "blue": 1}
    assert (table.supply(RED) - supply, table.state.farmers - (farmers - u)) == back
    assert table.province("mikawa") == after
    assert table.unrest("mikawa") == left
    assert table.buildings("mikawa") == ("" if after == GONE else "temple")
    assert table.slot(RED, action) == ("" if after == GONE else "mikawa")
    assert table.tray == {"blue": 1}
    gained = (table.chests(RED) - 5, table.rice(RED))
    assert gained == ((6, 0) if action == "tax" else (0, 3))  # SG-Q14: kept in both cases
    assert table.state.faults() == []


@rule("SG-X13", "SG-B11", "SG-B13", "SG-B16", "SG-B18", "SG-B19", "SG-B20", "SG-B21")
@pytest.mark.parametrize("planned", [True, False], ids=["from the board", "from the hand"])
def test_the_books_battle(planned: bool) -> None:
    table = Table(
        {"shinano": (BLUE, 5), "kozuke": (YELLOW, 3)},
        plans=[{"battle1": "shinano"}, {"tax": "kozuke"} if planned else {}],
        inside={"red": 1, "green": 1},
    )
    supply, farmers = table.state.supply[:], table.state.farmers
    fight(table, "kozuke", {"blue": 3, "yellow": 1, "red": 1, "green": 1})
    assert table.events("sg-thrown")[0]["thrown"] == {"blue": 4, "yellow": 3}
    assert table.events("sg-conquered") == [
        {"player": BLUE, "province": "kozuke", "armies": 1, "lost": 2}
    ]
    assert table.province("kozuke") == (BLUE, 1)
    assert table.province("shinano") == (BLUE, 1)
    assert table.state.supply == [supply[0] + 2, supply[1] + 1, supply[2]]
    assert table.state.farmers == farmers + 1
    assert table.tray == {"red": 1}
    assert table.inside == {"blue": 1, "yellow": 2}
    hands = [table.view(seat)["own"] for seat in (BLUE, YELLOW)]
    assert [isinstance(own, dict) and "kozuke" in own["hand"] for own in hands] == [True, False]
    assert table.slot(YELLOW, "tax") == ""
