"""Battles and revolts with their whole result: the ledger's vectors and the book's examples."""

from __future__ import annotations

import pytest

from gunbai.games.shogun.names import NEUTRAL
from gunbai.games.shogun.state import ShogunState
from tests.rule import rule
from tests.shogun.table import (
    BLUE,
    RED,
    YELLOW,
    at_table,
    buildings,
    carry_out,
    do,
    falls,
    happened,
    inside,
    province,
    slot,
    tray,
    unrest,
)

GONE = (NEUTRAL, 0)


def before_a_battle(u: int) -> ShogunState:
    """Blue in Shinano, yellow in Kozuke with two buildings and a card in the tax slot."""
    return at_table(
        {"shinano": (BLUE, 6), "kozuke": (YELLOW, 3), "hida": (RED, 2)},
        buildings={"kozuke": "castle temple"},
        unrest={"kozuke": u} if u else None,
        plans=[{"battle1": "shinano"}, {"tax": "kozuke"}],
        inside={"blue": 2, "yellow": 2, "red": 3, "green": 6},
    )


def fight(s: ShogunState, target: str, out: dict[str, int], armies: int = 4) -> None:
    carry_out(s, "battle1")
    falls(s, out)
    do(s, f"attack {target} {armies} without")


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
    s = before_a_battle(u)
    blue, yellow, red = s.supply
    farmers, tiles = s.farmers, s.tiles[:]
    fight(s, "kozuke", dict(zip(("blue", "yellow", "green", "red"), (*out, others), strict=True)))
    assert (s.supply[BLUE] - blue, s.supply[YELLOW] - yellow, s.farmers - farmers) == back
    assert s.supply[RED] == red
    assert province(s, "kozuke") == after
    assert province(s, "shinano") == (BLUE, 2)
    stayed = {"red": others, "green": out[2] if u else 0}
    assert tray(s) == {colour: count for colour, count in stayed.items() if count}
    if after == GONE:
        assert (buildings(s, "kozuke"), unrest(s, "kozuke")) == ("", 0)
        assert s.tiles == [tiles[0] + 1, tiles[1] + 1, tiles[2]]
    else:
        assert (buildings(s, "kozuke"), unrest(s, "kozuke")) == ("castle temple", u)
        assert s.tiles == tiles
    assert slot(s, YELLOW, "tax") == ("kozuke" if after[0] == YELLOW else "")
    lost = [{"player": YELLOW, "slot": "tax", "province": "kozuke"}]
    assert happened(s, "sg-card-lost") == ([] if after[0] == YELLOW else lost)
    assert s.faults() == []


@rule("SG-Y17", "SG-B12", "SG-Q27", "SG-B7")
def test_third_colours_stay_in_the_tray_and_go_into_the_next_throw() -> None:
    s = before_a_battle(0)
    s.plans[14 + 9] = s.plans[14 + 4]  # yellow's card lies in battle2 instead of tax
    s.plans[14 + 4] = -1
    s.owner[10] = BLUE  # Hida is blue's, for a second battle
    s.supply[BLUE] -= 2
    s.supply[RED] += 2
    s.plans[9] = 10
    carry_out(s, "battle1", "battle2")
    falls(s, {"blue": 2, "yellow": 1, "green": 1, "red": 2}, {"blue": 1})
    do(s, "attack kozuke 4 without")
    assert province(s, "kozuke") == GONE
    assert tray(s) == {"red": 2}
    do(s, "attack kaga 1 without")
    assert happened(s, "sg-thrown")[-1]["thrown"] == {"blue": 1, "red": 2, "green": 1}
    assert (tray(s), s.supply[RED]) == ({}, 62 - 3)  # red's cubes are all inside now
    assert inside(s)["red"] == 3
    assert province(s, "kaga") == (BLUE, 1)


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
    s = before_a_battle(0)
    supply, farmers = s.supply[BLUE], s.farmers
    fight(s, "kai", {"blue": out[0], "green": out[1], "yellow": 1})
    assert s.supply[BLUE] - supply == back[0]
    assert s.farmers - (farmers - 1) == back[1]  # one farmer of the stock was thrown
    assert province(s, "kai") == after
    assert tray(s) == {"yellow": 1}
    own = s.observe(BLUE)["own"]
    assert isinstance(own, dict)
    assert ("kai" in own["hand"]) == (after[0] == BLUE)
    assert s.faults() == []


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
    s = at_table(
        {"mikawa": (RED, 4)},
        buildings={"mikawa": "temple"},
        unrest={"mikawa": u},
        plans=[{}, {}, {action: "mikawa"}],
        chests=[5, 5, 5],
        tray={"blue": 1},
        inside={"red": 2, "green": 4},
    )
    supply, farmers = s.supply[RED], s.farmers
    falls(s, {"red": out[0], "green": out[1], "blue": 1})
    carry_out(s, action)
    (thrown,) = happened(s, "sg-thrown")
    assert thrown["thrown"] == {"red": 4, "green": u, "blue": 1}
    assert (s.supply[RED] - supply, s.farmers - (farmers - u)) == back
    assert province(s, "mikawa") == after
    assert unrest(s, "mikawa") == left
    assert buildings(s, "mikawa") == ("" if after == GONE else "temple")
    assert slot(s, RED, action) == ("" if after == GONE else "mikawa")
    assert tray(s) == {"blue": 1}
    gained = (s.chests[RED] - 5, s.rice[RED])
    assert gained == ((6, 0) if action == "tax" else (0, 3))  # SG-Q14: kept in both cases
    assert s.faults() == []


@rule("SG-X13", "SG-B11", "SG-B13", "SG-B16", "SG-B18", "SG-B19", "SG-B20", "SG-B21")
@pytest.mark.parametrize("planned", [True, False], ids=["from the board", "from the hand"])
def test_the_books_battle(planned: bool) -> None:
    s = at_table(
        {"shinano": (BLUE, 5), "kozuke": (YELLOW, 3)},
        plans=[{"battle1": "shinano"}, {"tax": "kozuke"} if planned else {}],
        inside={"red": 1, "green": 1},
    )
    supply, farmers = s.supply[:], s.farmers
    fight(s, "kozuke", {"blue": 3, "yellow": 1, "red": 1, "green": 1})
    assert happened(s, "sg-thrown")[0]["thrown"] == {"blue": 4, "yellow": 3}
    assert happened(s, "sg-conquered") == [
        {"player": BLUE, "province": "kozuke", "armies": 1, "lost": 2}
    ]
    assert province(s, "kozuke") == (BLUE, 1)
    assert province(s, "shinano") == (BLUE, 1)
    assert s.supply == [supply[0] + 2, supply[1] + 1, supply[2]]
    assert s.farmers == farmers + 1
    assert tray(s) == {"red": 1}
    assert inside(s) == {"blue": 1, "yellow": 2}
    hands = [s.observe(seat)["own"] for seat in (BLUE, YELLOW)]
    assert [isinstance(own, dict) and "kozuke" in own["hand"] for own in hands] == [True, False]
    assert slot(s, YELLOW, "tax") == ""
