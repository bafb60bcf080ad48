"""The share of wins of each entrant as a chart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gunbai.arena.chart import Chart
from gunbai.arena.ratings import Standing

_LABEL: Final = 170
_WIDTH: Final = 480
_RIGHT: Final = 70
_ROW: Final = 34
_TOP: Final = 44
_BAR: Final = 18
_FILL: Final = "#7a8fa6"


def win_chart(title: str, standings: Sequence[Standing]) -> str:
    """Return a chart of each entrant's share of wins, with its 95 % interval."""
    bottom = _TOP + _ROW * len(standings)
    chart = Chart(title, _LABEL + _WIDTH + _RIGHT, bottom + 34)
    for percent in range(0, 101, 20):
        x = _at(percent / 100)
        chart.rule(f"M{x} {_TOP - 6}V{bottom}")
        chart.text(x, bottom + 18, f"{percent} %", "middle")
    for row, standing in enumerate(standings):
        _add_bar(chart, row, standing)
    return chart.svg()


def _at(share: float) -> float:
    return round(_LABEL + share * _WIDTH, 1)


def _add_bar(chart: Chart, row: int, standing: Standing) -> None:
    top = _TOP + row * _ROW
    middle = top + _BAR / 2
    low = _at(standing.low)
    high = _at(standing.high)
    chart.text(_LABEL - 10, middle + 4, standing.entrant, "end")
    chart.bar(_LABEL, top, round(standing.share * _WIDTH, 1), _BAR, _FILL)
    chart.line(f"M{low} {middle}H{high}M{low} {middle - 5}v10M{high} {middle - 5}v10")
    chart.text(high + 8, middle + 4, f"{100 * standing.share:.1f} %")
