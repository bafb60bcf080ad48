"""Points of a Winter (SG-W9…W13)."""

from __future__ import annotations

import pytest

from gunbai.games.shogun.flow.scoring import majority_points, score_winter
from gunbai.games.shogun.names import BUILDINGS, PROVINCES, REGIONS
from tests.rule import rule
from tests.shogun.table import BLUE, RED, YELLOW, Table


def scored(table: Table, reason: str) -> dict[tuple[object, object], object]:
    """Points by player and region for one reason."""
    rows = [row for row in table.events("sg-scored") if row["reason"] == reason]
    return {(row["player"], row["region"]): row["points"] for row in rows}


def in_region(table: Table, region: str) -> list[str]:
    number = REGIONS.index(region)
    return [
        PROVINCES[n] for n in table.state.setup.provinces if table.state.setup.region[n] == number
    ]


@rule("SG-W9", "SG-W13")
def test_one_point_for_each_province() -> None:
    armies = {"aki": (BLUE, 9), "kaga": (BLUE, 1), "kii": (YELLOW, 1)}
    table = Table(armies, points=[10, 0, 4])
    score_winter(table.state)
    assert table.state.points == [12, 1, 4]
    assert scored(table, "provinces") == {(BLUE, "green"): 2, (YELLOW, "green"): 1}


@rule("SG-W10")
def test_one_point_for_each_building_in_own_provinces() -> None:
    armies = {"aki": (BLUE, 1), "kaga": (YELLOW, 1), "iyo": (BLUE, 1), "sagami": (BLUE, 1)}
    table = Table(
        armies,
        buildings={"aki": "castle", "kaga": "castle temple theatre", "iyo": "temple theatre"},
    )
    score_winter(table.state)
    assert scored(table, "buildings") == {(BLUE, "green"): 3, (YELLOW, "green"): 3}


@rule("SG-W11")
@pytest.mark.parametrize(("building", "points"), [("castle", 3), ("temple", 2), ("theatre", 1)])
@pytest.mark.parametrize("region", REGIONS)
def test_the_majority_in_each_region(building: str, points: int, region: str) -> None:
    names = in_region(Table({"aki": (BLUE, 1)}), region)[:3]
    armies = {name: (BLUE if place < 2 else YELLOW, 1) for place, name in enumerate(names)}
    table = Table(armies, buildings=dict.fromkeys(names, building))
    score_winter(table.state)
    assert scored(table, f"{building}s") == {(BLUE, region): points}
    assert table.state.points == [2 + 2 + points, 1 + 1, 0]


@rule("SG-W11")
def test_regions_count_apart_from_each_other() -> None:
    armies = {"aki": (BLUE, 1), "kaga": (YELLOW, 1), "etchu": (YELLOW, 1), "iyo": (RED, 1)}
    table = Table(armies, buildings=dict.fromkeys(armies, "castle"))
    score_winter(table.state)
    assert scored(table, "castles") == {
        (BLUE, "green"): 3,
        (YELLOW, "brown"): 3,
        (RED, "purple"): 3,
    }


@rule("SG-W11")
def test_on_the_moon_side_its_own_regions_count() -> None:
    sun = Table({"aki": (BLUE, 1)}, players=4)
    moon = Table({"aki": (BLUE, 1)}, players=4, side="moon")
    changed = [n for n in range(45) if sun.state.setup.region[n] != moon.state.setup.region[n]]
    name = PROVINCES[changed[0]]
    table = Table({name: (BLUE, 1)}, players=4, side="moon", buildings={name: "temple"})
    score_winter(table.state)
    region = REGIONS[moon.state.setup.region[changed[0]]]
    assert scored(table, "temples") == {(BLUE, region): 2}


@rule("SG-Y23", "SG-W12", "SG-Q33", "SG-Q34")
def test_shared_majorities() -> None:
    table = Table(
        {"kaga": (0, 1), "etchu": (0, 1), "mutsu": (1, 1), "echigo": (1, 1), "kozuke": (2, 1)},
        players=4,
        buildings={
            "kaga": "castle theatre",
            "etchu": "castle",
            "mutsu": "castle",
            "echigo": "castle theatre",
            "kozuke": "castle temple",
        },
    )
    score_winter(table.state)
    assert scored(table, "castles") == {(0, "brown"): 2, (1, "brown"): 2}
    assert scored(table, "temples") == {(2, "brown"): 2}
    assert scored(table, "theatres") == {}  # shared: nothing, and not less
    assert table.state.points == [2 + 3 + 2, 2 + 3 + 2, 1 + 2 + 2, 0]


@rule("SG-Q33")
def test_without_buildings_nobody_has_a_majority() -> None:
    table = Table({"kaga": (BLUE, 1), "kii": (YELLOW, 1)})
    score_winter(table.state)
    assert {row["reason"] for row in table.events("sg-scored")} == {"provinces"}
    assert table.state.points == [1, 1, 0]


@rule("SG-W12", "SG-Q34", "SG-Q33")
@pytest.mark.parametrize(
    ("counts", "castles", "temples", "theatres"),
    [
        ([2, 2, 1], [2, 2, 0], [1, 1, 0], [0, 0, 0]),
        ([1, 1, 1], [2, 2, 2], [1, 1, 1], [0, 0, 0]),
        ([0, 3, 1], [0, 3, 0], [0, 2, 0], [0, 1, 0]),
        ([0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0]),
    ],
)
def test_who_gets_what(
    counts: list[int], castles: list[int], temples: list[int], theatres: list[int]
) -> None:
    assert len(BUILDINGS) == 3
    assert [majority_points(counts, kind) for kind in range(3)] == [castles, temples, theatres]


@rule("SG-W13")
def test_the_score_is_the_sum_of_what_is_told() -> None:
    armies = {"kaga": (BLUE, 1), "etchu": (BLUE, 1), "kii": (YELLOW, 1), "hoki": (RED, 2)}
    table = Table(armies, buildings={"kaga": "castle temple", "kii": "theatre", "hoki": "castle"})
    score_winter(table.state)
    sums = [0, 0, 0]
    for row in table.events("sg-scored"):
        player, points = row["player"], row["points"]
        assert isinstance(player, int)
        assert isinstance(points, int)
        assert points > 0
        sums[player] += points
    assert table.state.points == sums == [2 + 2 + 3 + 2, 1 + 1 + 1, 1 + 1 + 3]
