"""The drawn map tells the truth: who touches whom, where the sea routes go, where pieces lie.

Everything is measured on the outlines in `map.json`, not on what the drawing tool says of them.
"""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import pytest

from gunbai.games.shogun.names import PROVINCES, SIDES
from gunbai.games.shogun.tables import Side, load_tables
from tests.drawn_map import (
    GRAIN,
    Stroke,
    dot,
    inside,
    length,
    lines_of,
    meet,
    near_pairs,
    off,
    strokes_of,
)

ROOT = Path(__file__).resolve().parent.parent.parent
MAP: dict[str, Any] = json.loads((ROOT / "web/src/games/shogun/map.json").read_text("utf-8"))
TABLES = dict(zip(SIDES, load_tables().sides, strict=True))

WIDTH, HEIGHT = MAP["width"] * GRAIN, MAP["height"] * GRAIN
VISIBLE = WIDTH * 0.025  # the shortest border that nobody overlooks
APART = WIDTH * 0.01  # what is not to be taken for a border

Pair = frozenset[str]

RINGS = {name: lines_of(MAP["provinces"][name]["path"])[0] for name in MAP["provinces"]}
STROKES = {name: strokes_of([ring]) for name, ring in RINGS.items()}
OTHER_LAND = [ring for path in MAP["outside"].values() for ring in lines_of(path)]
OTHER_LAND += lines_of(MAP["islands"])


def pairs(table: list[list[int]]) -> set[Pair]:
    return {frozenset((PROVINCES[a], PROVINCES[b])) for a, row in enumerate(table) for b in row}


def regions(side: Side, pair: list[str]) -> int:
    return len({side.region[PROVINCES.index(name)] for name in pair})


def shared() -> dict[Pair, set[Stroke]]:
    """The strokes that two outlines have in common."""
    found = {frozenset((a, b)): STROKES[a] & STROKES[b] for a, b in combinations(STROKES, 2)}
    return {pair: strokes for pair, strokes in found.items() if strokes}


def test_every_province_is_drawn_within_the_frame() -> None:
    assert list(RINGS) == PROVINCES
    for ring in RINGS.values():
        assert all(50 <= x <= WIDTH - 50 and 50 <= y <= HEIGHT - 50 for x, y in ring)


@pytest.mark.parametrize("side", SIDES)
def test_provinces_share_a_border_exactly_when_they_are_neighbours(side: str) -> None:
    drawn = {pair for pair, strokes in shared().items() if length(strokes) >= VISIBLE}
    assert drawn == pairs(TABLES[side].borders)


@pytest.mark.parametrize("side", SIDES)
def test_provinces_that_are_no_neighbours_keep_apart(side: str) -> None:
    neighbours = pairs(TABLES[side].borders)
    for a, b in combinations(PROVINCES, 2):
        if frozenset((a, b)) in neighbours:
            continue
        (ax, ay), (bx, by) = zip(*RINGS[a], strict=True), zip(*RINGS[b], strict=True)
        if min(ax) - max(bx) > APART or min(bx) - max(ax) > APART:
            continue
        if min(ay) - max(by) > APART or min(by) - max(ay) > APART:
            continue
        gap = min(off(p, *ends) for p in RINGS[a] for ends in pairwise(RINGS[b]))
        assert gap >= APART, f"{a} and {b}"


def test_outlines_are_simple_and_do_not_overlap() -> None:
    for name, ring in RINGS.items():
        assert len(set(ring)) == len(ring) - 1, f"{name} passes a point twice"
    everything = set().union(*STROKES.values())
    for one, other in near_pairs(everything):
        assert not meet(one, other), f"{sorted(one)} meets {sorted(other)}"
    for name in RINGS:
        middle = dot(MAP["provinces"][name]["at"])
        assert [other for other in RINGS if inside(RINGS[other], middle)] == [name]


def test_no_outline_of_a_province_crosses_land_outside() -> None:
    own = set().union(*STROKES.values())
    for one, other in near_pairs(own | strokes_of(OTHER_LAND)):
        assert not meet(one, other), f"{sorted(one)} meets {sorted(other)}"
    for ring in OTHER_LAND:
        for name in PROVINCES:
            assert not inside(ring, dot(MAP["provinces"][name]["at"]))


def test_a_name_and_pieces_find_room_in_every_province() -> None:
    for name, province in MAP["provinces"].items():
        middle = dot(province["at"])
        assert inside(RINGS[name], middle)
        room = min(off(middle, *ends) for ends in pairwise(RINGS[name]))
        assert room == pytest.approx(province["r"] * GRAIN, abs=2), name
        x, y, w, h = province["box"]
        corners = [dot([x, y]), dot([x + w, y]), dot([x + w, y + h]), dot([x, y + h])]
        assert all(inside(RINGS[name], corner) for corner in corners), name
        sides = strokes_of([[*corners, corners[0]]])
        assert not any(meet(a, b) for a in sides for b in STROKES[name]), name
    radii = [province["r"] for province in MAP["provinces"].values()]
    assert min(radii) >= 0.6 * statistics.median(radii)


def test_borders_are_the_common_strokes_of_two_provinces() -> None:
    found = {frozenset(b["between"]): strokes_of(lines_of(b["path"])) for b in MAP["borders"]}
    assert found == shared()
    for border in MAP["borders"]:
        assert any(dot(border["middle"]) in s for s in found[frozenset(border["between"])])


@pytest.mark.parametrize("side", SIDES)
def test_a_border_says_whether_it_parts_regions(side: str) -> None:
    for border in MAP["borders"]:
        assert (side in border["parts"]) == (regions(TABLES[side], border["between"]) > 1)


def test_coast_and_edge_are_where_provinces_end() -> None:
    coast, edge = strokes_of(lines_of(MAP["coast"])), strokes_of(lines_of(MAP["edge"]))
    outer = set().union(*STROKES.values()) - set().union(*shared().values())
    outside = strokes_of(OTHER_LAND)
    assert outer & outside == edge
    assert outer - edge == coast - outside


def test_sea_routes_are_those_of_each_side() -> None:
    for side, table in TABLES.items():
        drawn = {frozenset(r["between"]) for r in MAP["routes"] if side in r["sides"]}
        assert drawn == pairs(table.routes)


@pytest.mark.parametrize("route", MAP["routes"], ids=lambda r: "-".join(r["between"]))
def test_a_sea_route_joins_two_coasts_over_water(route: dict[str, Any]) -> None:
    coast = {end for line in lines_of(MAP["coast"]) for end in line[1:-1]}
    (line,) = lines_of(route["path"])
    for name, end in zip(route["between"], (line[0], line[-1]), strict=True):
        assert end in coast
        assert end in RINGS[name]
    lands = [*RINGS.values(), *OTHER_LAND]
    assert not any(inside(ring, p) for ring in lands for p in line[1:-1])
    shore = set().union(strokes_of(lands))
    way = strokes_of([line[1:-1]])
    assert not any(meet(a, b) for a, b in near_pairs(shore | way) if (a in way) != (b in way))
    for name in set(PROVINCES) - set(route["between"]):
        gap = min(off(p, *ends) for p in line for ends in pairwise(RINGS[name]))
        assert gap >= APART / 2, f"seems to call at {name}"
    assert dot(route["boat"]) in line


def test_routes_do_not_cross_each_other() -> None:
    ways = [strokes_of(lines_of(route["path"])) for route in MAP["routes"]]
    for one, other in combinations(ways, 2):
        assert not any(meet(a, b) for a in one for b in other)


def test_waves_are_on_the_water_and_the_lake_in_omi() -> None:
    lands = [*RINGS.values(), *OTHER_LAND]
    for x, y in MAP["waves"]:
        for step in (0, 14, 28, 42):
            assert not any(inside(ring, dot([x + step, y])) for ring in lands), (x, y)
    (lake,) = lines_of(MAP["lake"])
    assert all(inside(RINGS["omi"], p) for p in lake)


def test_the_map_is_what_the_tool_draws() -> None:
    command = [sys.executable, "tools/draw_shogun_map.py", "--check"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
