"""Measurements of Shogun's cube tower (SG-B41) by throwing cubes, to judge the model."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from gunbai.arena.chart import Chart
from gunbai.core.rng import Rng, seeded
from gunbai.games.shogun.names import CUBE_KINDS
from gunbai.games.shogun.position.tower import Tower
from gunbai.games.shogun.tables import TowerModel

SIZES: Final = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 30, 45]
_HELD: Final = 12  # cubes inside when the shares are measured
_BATTLES: Final = 40
_LEAST: Final = 3
_MOST: Final = 12

_THROWN: Final = 0  # colours for measuring: those thrown, those that were inside
_INSIDE: Final = 1


@dataclass(frozen=True)
class Throw:
    """Throws of one size."""

    size: int
    thrown_fall: float  # share of the cubes thrown
    inside_fall: float  # share of the cubes that were inside
    tray: float  # cubes in the tray, on average


@dataclass(frozen=True)
class TowerMeasures:
    """The measurements of one model."""

    throws: list[Throw]
    start_held: float  # cubes of a first throw of 38 that stay inside (SG-S22, four players)
    held: float  # cubes inside, on average over many battles of 3 to 12 cubes


def measure_tower(model: TowerModel, throws: int, seed: int = 1) -> TowerMeasures:
    """Throw `throws` times for each size, and about as often in battles, 40 per tower."""
    rng = seeded(seed)
    rows = [_measure(model, size, throws, rng) for size in SIZES]
    start = 0
    held = 0
    battles = max(1, throws // _BATTLES)
    for _ in range(battles):
        tower = _tower(model, 0)
        tower.throw(_cubes(38), rng)
        start += tower.inside[_THROWN]
        for _ in range(_BATTLES):
            tower.tray = [0] * CUBE_KINDS
            tower.throw(_cubes(_LEAST + rng.below(_MOST - _LEAST + 1)), rng)
            held += tower.inside[_THROWN]
    return TowerMeasures(rows, start / battles, held / (battles * _BATTLES))


def _tower(model: TowerModel, inside: int) -> Tower:
    held = [0] * CUBE_KINDS
    held[_INSIDE] = inside
    return Tower(model, held, [0] * CUBE_KINDS, [])


def _cubes(count: int) -> list[int]:
    thrown = [0] * CUBE_KINDS
    thrown[_THROWN] = count
    return thrown


def _measure(model: TowerModel, size: int, throws: int, rng: Rng) -> Throw:
    fallen = 0
    loosened = 0
    for _ in range(throws):
        tower = _tower(model, _HELD)
        tower.throw(_cubes(size), rng)
        fallen += tower.tray[_THROWN]
        loosened += tower.tray[_INSIDE]
    return Throw(
        size,
        fallen / (size * throws),
        loosened / (_HELD * throws),
        (fallen + loosened) / throws,
    )


_WIDTH: Final = 560
_HEIGHT: Final = 300
_LEFT: Final = 56
_TOP: Final = 48
_LINES: Final = ["#1f4e79", "#b5432e"]


def tower_chart(title: str, labels: list[str], throws: list[Throw]) -> str:
    """Return a chart of both shares by the number of cubes thrown, as SVG."""
    chart = Chart(title, _LEFT + _WIDTH + 30, _TOP + _HEIGHT + 60)
    for percent in range(0, 101, 20):
        y = _y(percent / 100)
        chart.rule(f"M{_LEFT} {y}h{_WIDTH}")
        chart.text(_LEFT - 8, y + 4, f"{percent} %", "end")
    for throw in throws:
        chart.text(_x(throw.size), _TOP + _HEIGHT + 20, str(throw.size), "middle")
    for place, label in enumerate(labels):
        shares = [(t.thrown_fall, t.inside_fall)[place] for t in throws]
        path = "L".join(
            f"{_x(throw.size)} {_y(share)}" for throw, share in zip(throws, shares, strict=True)
        )
        chart.line(f"M{path}", 2.5, _LINES[place], "6 4" if place else "")
        chart.text(_LEFT + _WIDTH, _y(shares[-1]) - 8, label, "end", _LINES[place])
    return chart.svg()


def _x(size: int) -> float:
    """Return the place of a throw; small ones, the common ones, have more room."""
    return round(_LEFT + _WIDTH * math.sqrt(size / SIZES[-1]), 1)


def _y(share: float) -> float:
    return round(_TOP + _HEIGHT * (1 - share), 1)
