"""Measurements of the drawn maps: the lines of SVG paths, in tenths, and their distances."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations, pairwise

GRAIN = 10  # coordinates are tenths

Dot = tuple[int, int]
Stroke = frozenset[Dot]


def lines_of(path: str) -> list[list[Dot]]:
    """Return the lines of an SVG path, in tenths; a closed one ends where it began."""
    lines = []
    for part in re.findall(r"M[^M]+", path):
        found = [round(float(n) * GRAIN) for n in re.findall(r"-?\d*\.?\d+", part)]
        line = [(found[0], found[1])]
        for dx, dy in zip(found[2::2], found[3::2], strict=True):
            line.append((line[-1][0] + dx, line[-1][1] + dy))
        lines.append([*line, line[0]] if part.endswith("z") else line)
    return lines


def strokes_of(lines: list[list[Dot]]) -> set[Stroke]:
    return {frozenset(ends) for line in lines for ends in pairwise(line)}


def length(strokes: set[Stroke]) -> float:
    return sum(away(*sorted(stroke)) for stroke in strokes)


def away(a: Dot, b: Dot) -> float:
    return float(((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ** 0.5)


def off(p: Dot, a: Dot, b: Dot) -> float:
    """Return the distance from a point to a stroke."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    t = ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy)
    t = min(1.0, max(0.0, t))
    return float(((p[0] - a[0] - t * dx) ** 2 + (p[1] - a[1] - t * dy) ** 2) ** 0.5)


def inside(ring: list[Dot], p: Dot) -> bool:
    odd = False
    for (ax, ay), (bx, by) in pairwise(ring):
        if (ay > p[1]) != (by > p[1]) and p[0] < (bx - ax) * (p[1] - ay) / (by - ay) + ax:
            odd = not odd
    return odd


def turn(a: Dot, b: Dot, c: Dot) -> int:
    side = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    return (side > 0) - (side < 0)


def on(a: Dot, b: Dot, p: Dot) -> bool:
    """Return True if a point of the line through a and b lies between them."""
    return min(a, b) <= p <= max(a, b)


def meet(one: Stroke, other: Stroke) -> bool:
    """Return True if two strokes have a point in common, apart from a common end."""
    (a, b), (c, d) = sorted(one), sorted(other)
    turns = turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)
    common = one & other
    if common:
        (p,) = common
        (q,), (r,) = one - common, other - common
        ahead = (q[0] - p[0]) * (r[0] - p[0]) + (q[1] - p[1]) * (r[1] - p[1]) > 0
        return turn(p, q, r) == 0 and ahead
    if turns[0] * turns[1] < 0 and turns[2] * turns[3] < 0:
        return True
    touching = ((a, b, c), (a, b, d), (c, d, a), (c, d, b))
    return any(t == 0 and on(*three) for t, three in zip(turns, touching, strict=True))


def near_pairs(strokes: set[Stroke], cell: int = 200) -> Iterator[tuple[Stroke, Stroke]]:
    """Yield all pairs of strokes that come into one square of a grid."""
    grid: dict[Dot, list[Stroke]] = {}
    for stroke in strokes:
        (ax, ay), (bx, by) = sorted(stroke)
        for x in range(ax // cell, bx // cell + 1):
            for y in range(min(ay, by) // cell, max(ay, by) // cell + 1):
                grid.setdefault((x, y), []).append(stroke)
    for together in grid.values():
        yield from combinations(together, 2)


def dot(point: list[float]) -> Dot:
    return round(point[0] * GRAIN), round(point[1] * GRAIN)
