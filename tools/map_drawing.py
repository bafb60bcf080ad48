"""Draw maps: outlines that fit to the last digit, from points set by hand.

Shared by the tools that draw the map of a game. A plan gives junctions, borders and coasts as a
few points each; a line between two provinces is drawn once and used by both. Only +, -, *, / and
square roots are used: a map comes out the same, byte for byte, on every machine.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from widest_place import Point, distance

ROOT: Final = Path(__file__).resolve().parent.parent

STEP: Final = 5.0  # between two points of a drawn border
FINE: Final = 3.2  # the same for a coast
GRAIN: Final = 10  # points lie on a grid of tenths
# The tremor of the hand: wavelength and reach. Reach x 3 / wavelength, summed up, stays below 1:
# then the plane is bent without folds, and lines that did not cross before do not cross after.
BENT: Final = ((72.0, 6.0), (26.0, 2.8))
# The irregularity of a coast, across the line.
RAGGED: Final = ((54.0, 9.0), (21.0, 4.6))
CALM: Final = 26.0  # the ends of a coast line stay where the border meets it
LONG: Final = 240.0  # a shorter coast, or a small island, has smaller bays

Dot = tuple[int, int]  # a point on the grid
Line = list[Dot]


# a tremor that is the same every time


def tremble(x: int, y: int, salt: int) -> float:
    """Return a fixed number between -1 and 1 for a node of the grid."""
    n = (x * 374761393 + y * 668265263 + salt * 2147483647) & 0xFFFFFFFF
    n = ((n ^ (n >> 13)) * 1274126177) & 0xFFFFFFFF
    n = ((n ^ (n >> 16)) * 2246822519) & 0xFFFFFFFF
    return ((n ^ (n >> 15)) & 0xFFFF) / 32767.5 - 1.0


def ease(t: float) -> float:
    return t * t * (3.0 - 2.0 * t)


def noise(x: float, y: float, salt: int) -> float:
    """Return the height of a smooth field of hills, one hill per unit."""
    left, top = math.floor(x), math.floor(y)
    u, v = ease(x - left), ease(y - top)
    upper = tremble(left, top, salt) * (1 - u) + tremble(left + 1, top, salt) * u
    lower = tremble(left, top + 1, salt) * (1 - u) + tremble(left + 1, top + 1, salt) * u
    return upper * (1 - v) + lower * v


def bend(point: Point) -> Point:
    """Return the place of a point of the plan on the drawing."""
    x, y = point
    for salt, (wave, reach) in enumerate(BENT):
        x += reach * noise(point[0] / wave, point[1] / wave, 2 * salt)
        y += reach * noise(point[0] / wave, point[1] / wave, 2 * salt + 1)
    return x, y


def ragged(point: Point) -> float:
    """Return how far a coast deviates from its plan at this place."""
    return sum(
        reach * noise(point[0] / wave, point[1] / wave, 20 + salt)
        for salt, (wave, reach) in enumerate(RAGGED)
    )


# from a few points to a line


def between(a: float, b: float, c: float, d: float, t: float) -> float:
    """Return a point of a smooth curve from b to c, with a before and d after it (Catmull–Rom)."""
    cubic = (3 * (b - c) + d - a) * t
    return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + cubic))


def curve(points: list[Point], step: float = STEP, closed: bool = False) -> list[Point]:
    """Return a smooth line through all points, in small steps."""
    count = len(points)
    ring = points if not closed else [*points, points[0]]
    out = [ring[0]]
    for i in range(len(ring) - 1):
        b, c = ring[i], ring[i + 1]
        a = points[i - 1] if closed or i else b
        d = points[(i + 2) % count] if closed or i + 2 < count else c
        steps = max(1, round(distance(b, c) / step))
        for k in range(1, steps):
            t = k / steps
            out.append((between(a[0], b[0], c[0], d[0], t), between(a[1], b[1], c[1], d[1], t)))
        out.append(c)
    return out


def weather(line: list[Point], closed: bool = False) -> list[Point]:
    """Return the coast of a planned line, which deviates from it except at its ends."""
    so_far = [0.0]
    for i in range(1, len(line)):
        so_far.append(so_far[-1] + distance(line[i - 1], line[i]))
    out = []
    for i, (x, y) in enumerate(line):
        before, after = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
        if closed and i in (0, len(line) - 1):
            before, after = line[-2], line[1]
        length = distance(before, after) or 1.0
        end = CALM if closed else min(so_far[i], so_far[-1] - so_far[i], CALM)
        push = ragged((x, y)) * ease(end / CALM) * min(1.0, so_far[-1] / LONG) / length
        out.append((x + push * (after[1] - before[1]), y - push * (after[0] - before[0])))
    return out


def on_grid(points: list[Point]) -> Line:
    out: Line = []
    for x, y in points:
        dot = math.floor(x * GRAIN + 0.5), math.floor(y * GRAIN + 0.5)
        if not out or dot != out[-1]:
            out.append(dot)
    return out


def draw(points: list[Point], coast: bool = False, closed: bool = False) -> Line:
    """Return a line as a hand draws it."""
    line = curve(points, FINE if coast else STEP, closed)
    if coast:
        line = weather(line, closed)
    return on_grid([bend(point) for point in line])


def ring_of(lines: list[Line]) -> Line:
    """Return the lines around an area, joined end to end, clockwise."""
    left = [line if line[0] <= line[-1] else line[::-1] for line in lines]
    ring = left.pop(0)
    while left:
        fitting = [line for line in left if ring[-1] in (line[0], line[-1])]
        if not fitting:
            raise SystemExit(f"an outline has a gap at {ring[-1]}")
        left.remove(fitting[0])
        line = fitting[0] if fitting[0][0] == ring[-1] else fitting[0][::-1]
        ring = ring + line[1:]
    if ring[0] != ring[-1]:
        raise SystemExit(f"an outline does not close at {ring[0]}")
    ring = ring[:-1]
    twice = sum(ring[i - 1][0] * ring[i][1] - ring[i][0] * ring[i - 1][1] for i in range(len(ring)))
    return ring if twice > 0 else ring[::-1]


# from lines to the text of the file


def decimal(tenths: int) -> str:
    """Return a length in tenths as the shortest decimal number."""
    sign, rest = ("-" if tenths < 0 else ""), abs(tenths)
    whole, part = divmod(rest, GRAIN)
    if not part:
        return f"{sign}{whole}"
    return f"{sign}{whole or ''}.{part}"


def path(line: Line, closed: bool = False) -> str:
    """Return a line as an SVG path: its beginning, then steps."""
    text = f"M{decimal(line[0][0])} {decimal(line[0][1])}l"
    first = True
    for (ax, ay), (bx, by) in pairwise(line):
        for step in (bx - ax, by - ay):
            number = decimal(step)
            text += number if first or number[0] == "-" else f" {number}"
            first = False
    return text + ("z" if closed else "")


def rounded(value: float) -> float:
    return math.floor(value * GRAIN + 0.5) / GRAIN


def middle(line: Line) -> list[float]:
    dot = line[len(line) // 2]
    return [dot[0] / GRAIN, dot[1] / GRAIN]


class Plan:
    """All lines of a map, each drawn once."""

    def __init__(self, shape: dict[str, Any]) -> None:
        self.shape: Final = shape
        self.borders: Final = {
            tuple(name.split()): draw(self.points(line)) for name, line in shape["borders"].items()
        }
        self.coasts: Final = {
            name: [self.coast(line) for line in lines] for name, lines in shape["coasts"].items()
        }

    def points(self, line: list[Any]) -> list[Point]:
        """Return the points of a planned line; junctions are given by name."""
        junctions = self.shape["junctions"]
        found = [junctions[part] if isinstance(part, str) else part for part in line]
        return [(float(x), float(y)) for x, y in found]

    def coast(self, line: list[Any]) -> Line:
        """Return a shore between junctions, or around an island if it begins at none."""
        return draw(self.points(line), coast=True, closed=not isinstance(line[0], str))

    def ring(self, name: str) -> Line:
        own = [line for pair, line in self.borders.items() if name in pair]
        return ring_of(own + self.coasts.get(name, []))

    def route(self, a: str, b: str) -> Line:
        """Return a way over the sea, from the shore of one province to that of the other."""
        points = self.shape["routes"].get(f"{a} {b}")
        if points is None:
            raise SystemExit(f"the plan has no route between {a} and {b}")
        ends = [self.landing(a, points[0]), self.landing(b, points[-1])]
        planned = [ends[0], *[(float(x), float(y)) for x, y in points[1:-1]], ends[1]]
        return on_grid(curve(planned))

    def landing(self, name: str, near: list[int]) -> Point:
        dots = [(x / GRAIN, y / GRAIN) for line in self.coasts[name] for x, y in line]
        return min(dots, key=lambda dot: distance(dot, (near[0], near[1])))

    def closed(self, points: list[Any]) -> str:
        return path(draw(self.points(points), coast=True, closed=True)[:-1], closed=True)


# the file


def text_of(content: dict[str, Any]) -> str:
    """Return compact JSON with one thing per line, so that diffs stay small."""
    lines = []
    for key, value in content.items():
        name = json.dumps(key)
        if isinstance(value, dict):
            inner = ",\n".join(f"{json.dumps(k)}:{compact(v)}" for k, v in value.items())
            lines.append(f"{name}:{{\n{inner}\n}}")
        elif isinstance(value, list):
            lines.append(f"{name}:[\n" + ",\n".join(compact(v) for v in value) + "\n]")
        else:
            lines.append(f"{name}:{compact(value)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def compact(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))


def write_or_check(text: str, target: Path, source: Path, about: str) -> int:
    """Write the map, or with --check only say whether the file fits the plan."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--check", action="store_true", help="only say whether the file is true")
    if not parser.parse_args().check:
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, "utf-8")
        print(f"{target.relative_to(ROOT)}: {len(text)} characters")
        return 0
    if target.read_text("utf-8") == text:
        return 0
    print(
        f"{target.relative_to(ROOT)} is not what {source.relative_to(ROOT)} gives", file=sys.stderr
    )
    return 1
