"""Find the widest place of an area: where a circle or a box of pieces fits best."""

from __future__ import annotations

import math
from heapq import heappop, heappush
from typing import Final

NEARLY: Final = 0.4  # the precision of the search
LEAN: Final = 0.1  # width given up for a step towards the middle

Point = tuple[float, float]


def distance(a: Point, b: Point) -> float:
    return math.sqrt((a[0] - b[0]) * (a[0] - b[0]) + (a[1] - b[1]) * (a[1] - b[1]))


def reach_round(p: Point, a: Point, b: Point) -> float:
    """Return the distance from a point to a stroke."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    t = ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy)
    t = min(1.0, max(0.0, t))
    return distance(p, (a[0] + t * dx, a[1] + t * dy))


def reach_square(p: Point, a: Point, b: Point) -> float:
    """Return the same measured by squares: half the side of the largest one beside a stroke."""
    ax, ay, dx, dy = a[0] - p[0], a[1] - p[1], b[0] - a[0], b[1] - a[1]
    best = min(max(abs(ax), abs(ay)), max(abs(ax + dx), abs(ay + dy)))
    for top, bottom in ((-ax, dx), (-ay, dy), (ay - ax, dx - dy), (-ax - ay, dx + dy)):
        if bottom and 0 < top / bottom < 1:
            t = top / bottom
            best = min(best, max(abs(ax + t * dx), abs(ay + t * dy)))
    return best


def holds(ring: list[Point], p: Point) -> bool:
    """Return True if a point lies inside an outline."""
    inside = False
    for i, (bx, by) in enumerate(ring):
        ax, ay = ring[i - 1]
        if (ay > p[1]) != (by > p[1]) and p[0] < (bx - ax) * (p[1] - ay) / (by - ay) + ax:
            inside = not inside
    return inside


def balance(ring: list[Point]) -> Point:
    """Return the centre of mass of an area."""
    twice = x = y = 0.0
    for i, (bx, by) in enumerate(ring):
        ax, ay = ring[i - 1]
        part = ax * by - bx * ay
        twice, x, y = twice + part, x + (ax + bx) * part, y + (ay + by) * part
    return x / (3 * twice), y / (3 * twice)


def widest(ring: list[Point], square: bool) -> tuple[float, float, float]:
    """Return the middle and half the width of the largest circle (or square) inside an outline.

    A slightly smaller one nearer to the middle of the area is preferred.
    """
    reach = reach_square if square else reach_round
    spread = (1.0 if square else math.sqrt(2.0)) + LEAN * math.sqrt(2.0)
    centre = balance(ring)

    def room(x: float, y: float) -> float:
        nearest = min(reach((x, y), ring[i - 1], ring[i]) for i in range(len(ring)))
        return nearest if holds(ring, (x, y)) else -nearest

    xs, ys = [x for x, _ in ring], [y for _, y in ring]
    half = max(max(xs) - min(xs), max(ys) - min(ys)) / 2
    best = (-half, 0.0, 0.0, 0.0)
    cells = [(-half, (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2, half)]
    while cells:  # the most promising square first, then its quarters
        hope, x, y, half = heappop(cells)
        if -hope <= best[0] + NEARLY:
            break
        part = half / 2
        for u in (x - part, x + part):
            for v in (y - part, y + part):
                found = room(u, v)
                worth = found - LEAN * distance((u, v), centre)
                if worth > best[0]:
                    best = (worth, u, v, found)
                if worth + part * spread > best[0] + NEARLY:
                    heappush(cells, (-worth - part * spread, u, v, part))
    return best[1:]
