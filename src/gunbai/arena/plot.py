"""Shares with their intervals as a chart: of wins by entrant, or of anything by a label."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from gunbai.arena.chart import Chart
from gunbai.arena.ratings import EntrantResult

_LABEL: Final = 170
_WIDTH: Final = 480
_RIGHT: Final = 70
_ROW: Final = 34
_TOP: Final = 44
_BAR: Final = 18
_FILL: Final = "#7a8fa6"


class Share(NamedTuple):
    """A share from 0 to 1, and the bounds of its interval."""

    label: str
    share: float
    low: float
    high: float


def win_chart(title: str, standings: Sequence[EntrantResult]) -> str:
    """Return a chart of each entrant's share of wins, with its 95 % interval."""
    return share_chart(title, [Share(s.entrant, s.share, s.low, s.high) for s in standings])


def share_chart(title: str, shares: Sequence[Share]) -> str:
    """Return a chart of shares, as SVG."""
    bottom = _TOP + _ROW * len(shares)
    chart = Chart(title, _LABEL + _WIDTH + _RIGHT, bottom + 34)
    for percent in range(0, 101, 20):
        x = _at(percent / 100)
        chart.rule(f"M{x} {_TOP - 6}V{bottom}")
        chart.text(x, bottom + 18, f"{percent} %", "middle")
    for row, share in enumerate(shares):
        _add_bar(chart, row, share)
    return chart.svg()


def _at(share: float) -> float:
    return round(_LABEL + share * _WIDTH, 1)


def _add_bar(chart: Chart, row: int, share: Share) -> None:
    top = _TOP + row * _ROW
    middle = top + _BAR / 2
    low = _at(share.low)
    high = _at(share.high)
    chart.text(_LABEL - 10, middle + 4, share.label, "end")
    chart.bar(_LABEL, top, round(share.share * _WIDTH, 1), _BAR, _FILL)
    chart.line(f"M{low} {middle}H{high}M{low} {middle - 5}v10M{high} {middle - 5}v10")
    chart.text(high + 8, middle + 4, f"{100 * share.share:.1f} %")
