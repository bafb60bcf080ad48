"""The drawn map tells the truth: who touches whom, where the sea routes go, where pieces stand.

Everything is measured on the outlines in `map.json`, not on what the drawing tool says of them.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import pytest

from gunbai.games.rising_sun.names import PROVINCES
from tests.drawn_map import (
    GRAIN,
    Dot,
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
MAP: dict[str, Any] = json.loads((ROOT / "web/src/games/rising_sun/map.json").read_text("utf-8"))
DATA = ROOT / "src/gunbai/games/rising_sun/data/rising_sun.toml"
VALUES: dict[str, Any] = tomllib.loads(DATA.read_text("utf-8"))

WIDTH, HEIGHT = MAP["width"] * GRAIN, MAP["height"] * GRAIN
VISIBLE = WIDTH * 0.1  # the shortest border that nobody overlooks
APART = WIDTH * 0.02  # what is not to be taken for a border
MARGIN = 4 * GRAIN  # between what lies in a province and its outline

Pair = frozenset[str]
Box = tuple[float, float, float, float]  # left, top, right, bottom in tenths

RINGS = {name: lines_of(MAP["provinces"][name]["path"])[0] for name in MAP["provinces"]}
STROKES = {name: strokes_of([ring]) for name, ring in RINGS.items()}
ISLANDS = lines_of(MAP["islands"])
LANDS = [*RINGS.values(), *ISLANDS]
WAYS = [lines_of(route["path"])[0] for route in MAP["routes"]]


def pairs(name: str) -> list[Pair]:
    """The borders or the routes of the game's figures."""
    return [frozenset(pair) for pair in VALUES[name]["pairs"]]


def shared() -> dict[Pair, set[Stroke]]:
    """The strokes that two outlines have in common."""
    found = {frozenset((a, b)): STROKES[a] & STROKES[b] for a, b in combinations(STROKES, 2)}
    return {pair: strokes for pair, strokes in found.items() if strokes}


def area(ring: list[Dot]) -> float:
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise(ring))) / 2


def apart(one: list[Dot], other: list[Dot], least: float) -> bool:
    """Return True if two lines that do not cross keep this distance."""
    for line, from_ in ((one, other), (other, one)):
        xs, ys = [x for x, _ in from_], [y for _, y in from_]
        box = min(xs) - least, min(ys) - least, max(xs) + least, max(ys) + least
        near = [p for p in line if box[0] < p[0] < box[2] and box[1] < p[1] < box[3]]
        if any(off(p, *ends) < least for p in near for ends in pairwise(from_)):
            return False
    return True


def room(kind: str, at: list[float]) -> Box:
    """Return the room that is kept free around a place."""
    (x, y), (w, h) = at, MAP["room"][kind]
    return (
        (x - w / 2) * GRAIN,
        (y - h / 2) * GRAIN,
        (x + w / 2) * GRAIN,
        (y + h / 2) * GRAIN,
    )


def drawing(mark: list[float], left: float, top: float, bottom: float) -> Box:
    """The box of a small drawing that is as wide to the left as to the right."""
    x, y, size = mark
    return (
        (x - left * size) * GRAIN,
        (y - top * size) * GRAIN,
        (x + left * size) * GRAIN,
        (y + bottom * size) * GRAIN,
    )


def rooms(name: str) -> list[Box]:
    province = MAP["provinces"][name]
    return [room(kind, province[kind]) for kind in ("label", "war", "reward")]


def mountains() -> list[Box]:
    peaks = [drawing(peak, 18, 11, 8) for peak in MAP["peaks"]]
    return [*peaks, drawing(MAP["fuji"], 22, 13, 10)]


def overlap(one: Box, other: Box) -> bool:
    across = one[0] < other[2] and other[0] < one[2]
    return across and one[1] < other[3] and other[1] < one[3]


def outline(box: Box) -> list[Dot]:
    left, top, right, bottom = (round(part) for part in box)
    return [(left, top), (right, top), (right, bottom), (left, bottom), (left, top)]


def lies_in(box: Box, ring: list[Dot]) -> bool:
    """Return True if a whole box is inside an outline."""
    corners = outline(box)
    crossed = any(meet(a, b) for a in strokes_of([corners]) for b in strokes_of([ring]))
    return not crossed and inside(ring, corners[0])


def free_of(box: Box, line: list[Dot]) -> bool:
    """Return True if no part of a line is in a box."""
    corners = outline(box)
    crossed = any(meet(a, b) for a in strokes_of([corners]) for b in strokes_of([line]))
    return not crossed and not inside(corners, line[0])


def test_every_province_is_drawn_within_the_frame() -> None:
    assert list(RINGS) == PROVINCES
    for line in [*LANDS, *WAYS]:
        assert all(150 <= x <= WIDTH - 150 and 150 <= y <= HEIGHT - 150 for x, y in line)


def test_the_frame_suits_a_wide_and_a_narrow_screen() -> None:
    assert 0.9 <= WIDTH / HEIGHT <= 1.1


def test_all_provinces_are_large_and_alike() -> None:
    areas = [area(ring) for ring in RINGS.values()]
    assert min(areas) >= 0.7 * max(areas)
    assert sum(areas) >= 0.5 * WIDTH * HEIGHT


def test_provinces_share_a_border_exactly_when_they_are_neighbours() -> None:
    assert set(shared()) == set(pairs("borders"))
    assert all(length(strokes) >= VISIBLE for strokes in shared().values())


def test_provinces_that_are_no_neighbours_keep_apart() -> None:
    neighbours = pairs("borders")
    for a, b in combinations(PROVINCES, 2):
        if frozenset((a, b)) not in neighbours:
            assert apart(RINGS[a], RINGS[b], APART), f"{a} and {b}"


def test_outlines_are_simple_and_do_not_overlap() -> None:
    for ring in LANDS:
        assert len(set(ring)) == len(ring) - 1, "an outline passes a point twice"
    for one, other in near_pairs(strokes_of(LANDS)):
        assert not meet(one, other), f"{sorted(one)} meets {sorted(other)}"
    for name, province in MAP["provinces"].items():
        middle = dot(province["centre"])
        assert [other for other in RINGS if inside(RINGS[other], middle)] == [name]
        reach = min(off(middle, *ends) for ends in pairwise(RINGS[name]))
        assert reach == pytest.approx(province["r"] * GRAIN, abs=2), name


def test_small_islands_are_no_provinces() -> None:
    for island in ISLANDS:
        assert area(island) < 0.05 * min(area(ring) for ring in RINGS.values())
        assert not any(inside(ring, island[0]) for ring in RINGS.values())
        assert all(apart(island, line, APART / 2) for line in [*RINGS.values(), *WAYS])


def test_borders_are_the_common_strokes_of_two_provinces() -> None:
    found = {frozenset(b["between"]): strokes_of(lines_of(b["path"])) for b in MAP["borders"]}
    assert found == shared()
    for border in MAP["borders"]:
        assert any(dot(border["middle"]) in s for s in found[frozenset(border["between"])])


def test_the_coast_is_where_provinces_end() -> None:
    outer = set().union(*STROKES.values()) - set().union(*shared().values())
    assert strokes_of(lines_of(MAP["coast"])) == outer


def test_sea_routes_are_those_of_the_figures_in_their_order() -> None:
    assert [frozenset(route["between"]) for route in MAP["routes"]] == pairs("routes")


@pytest.mark.parametrize("route", MAP["routes"], ids=lambda r: "-".join(r["between"]))
def test_a_sea_route_joins_two_coasts_over_water(route: dict[str, Any]) -> None:
    coast = {end for line in lines_of(MAP["coast"]) for end in line}
    (line,) = lines_of(route["path"])
    for name, end in zip(route["between"], (line[0], line[-1]), strict=True):
        assert end in coast
        assert [other for other in RINGS if end in RINGS[other]] == [name]
    assert not any(inside(ring, p) for ring in LANDS for p in line[1:-1])
    way = strokes_of([line[1:-1]])
    shore = strokes_of(LANDS)
    assert not any(meet(a, b) for a, b in near_pairs(shore | way) if (a in way) != (b in way))
    for name in set(PROVINCES) - set(route["between"]):
        assert apart(line, RINGS[name], APART), f"seems to call at {name}"
    assert length(way) >= APART
    assert dot(route["boat"]) in line[1:-1]


def test_routes_do_not_cross_each_other() -> None:
    for one, other in combinations(WAYS, 2):
        assert apart(one, other, APART)
        assert not any(meet(a, b) for a in strokes_of([one]) for b in strokes_of([other]))


@pytest.mark.parametrize("name", PROVINCES)
def test_name_war_number_and_reward_find_room_in_a_province(name: str) -> None:
    for one, other in combinations(rooms(name), 2):
        assert not overlap(one, other)
    for left, top, right, bottom in rooms(name):
        wider = left - MARGIN, top - MARGIN, right + MARGIN, bottom + MARGIN
        assert lies_in(wider, RINGS[name]), f"at {left}, {top}"


def test_mountains_stand_on_land_and_in_nobodys_way() -> None:
    for box in mountains():
        assert any(lies_in(box, ring) for ring in RINGS.values()), box
        for name in PROVINCES:
            assert not any(overlap(box, other) for other in rooms(name)), box
    assert lies_in(mountains()[-1], RINGS["edo"])


def test_waves_sun_and_open_boxes_are_on_empty_water() -> None:
    x, y, r = MAP["sun"]
    boxes = [room_at([x - 1.6 * r, y - 1.6 * r, 3.2 * r, 3.2 * r])]
    boxes += [room_at([x, y - 8, 42, 16]) for x, y in MAP["waves"]]
    boxes += [room_at(box) for box in MAP["open"]]
    for box in boxes:
        assert all(free_of(box, line) for line in [*LANDS, *WAYS]), box
        assert not any(inside(ring, outline(box)[0]) for ring in LANDS), box
        assert box[0] >= 0
        assert box[1] >= 0
        assert box[2] <= WIDTH
        assert box[3] <= HEIGHT


def room_at(box: list[float]) -> Box:
    """A box given by its corner, width and height."""
    x, y, w, h = (part * GRAIN for part in box)
    return x, y, x + w, y + h


def test_the_map_is_what_the_tool_draws() -> None:
    command = [sys.executable, "tools/draw_rising_sun_map.py", "--check"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
