"""A bar chart with intervals, as SVG."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from xml.sax.saxutils import escape

from gunbai.arena.ratings import Standing

_LABEL: Final = 170
_WIDTH: Final = 480
_RIGHT: Final = 70
_ROW: Final = 34
_TOP: Final = 44
_BAR: Final = 18
_INK: Final = "#2b2a28"
_FILL: Final = "#7a8fa6"
_PAPER: Final = "#f7f3e8"


def win_chart(title: str, standings: Sequence[Standing]) -> str:
    """The share of wins of each entrant, with its 95 % interval."""
    height = _TOP + _ROW * len(standings) + 34
    width = _LABEL + _WIDTH + _RIGHT
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" font-family="sans-serif" font-size="13" role="img">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{width}" height="{height}" fill="{_PAPER}"/>',
        f'<text x="12" y="24" font-size="15" fill="{_INK}">{escape(title)}</text>',
    ]
    bottom = _TOP + _ROW * len(standings)
    for percent in range(0, 101, 20):
        x = _at(percent / 100)
        lines.append(
            f'<path d="M{x} {_TOP - 6}V{bottom}" stroke="{_INK}" stroke-opacity="0.2"/>'
            f'<text x="{x}" y="{bottom + 18}" text-anchor="middle" fill="{_INK}">{percent} %</text>'
        )
    for row, standing in enumerate(standings):
        lines += _bar(row, standing)
    lines.append("</svg>")
    return "\n".join(lines) + "\n"


def _at(share: float) -> float:
    return round(_LABEL + share * _WIDTH, 1)


def _bar(row: int, standing: Standing) -> list[str]:
    top = _TOP + row * _ROW
    middle = top + _BAR / 2
    low = _at(standing.low)
    high = _at(standing.high)
    length = round(standing.share * _WIDTH, 1)
    return [
        f'<text x="{_LABEL - 10}" y="{middle + 4}" text-anchor="end" fill="{_INK}">'
        f"{escape(standing.entrant)}</text>",
        f'<rect x="{_LABEL}" y="{top}" width="{length}" height="{_BAR}" fill="{_FILL}"/>',
        f'<path d="M{low} {middle}H{high}M{low} {middle - 5}v10M{high} {middle - 5}v10" '
        f'stroke="{_INK}" stroke-width="1.5" fill="none"/>',
        f'<text x="{high + 8}" y="{middle + 4}" fill="{_INK}">{100 * standing.share:.1f} %</text>',
    ]
