"""The report of a training: one page with curves, that any browser shows."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from gunbai.arena.chart import Chart
from gunbai.learn.calibration import Calibration
from gunbai.learn.gate import Passed
from gunbai.learn.training import Epoch

_WIDTH: Final = 560
_HEIGHT: Final = 260
_LEFT: Final = 60
_TOP: Final = 44
_INK: Final = "#a6543a"


def _chart(title: str) -> Chart:
    return Chart(title, _LEFT + _WIDTH + 30, _TOP + _HEIGHT + 40)


def _x(part: float) -> float:
    return round(_LEFT + part * _WIDTH, 1)


def _y(part: float) -> float:
    return round(_TOP + (1 - part) * _HEIGHT, 1)


def _path(points: Sequence[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{_x(x)} {_y(y)}" for x, y in points)


def loss_chart(epochs: Sequence[Epoch]) -> str:
    """Return the log loss by epoch: training games as a solid line, the others dashed."""
    every = [loss for epoch in epochs for loss in (epoch.learned, epoch.stopping)]
    low = min(every)
    size = max(every) - low or 1.0
    last = max(1, len(epochs) - 1)
    chart = _chart("log loss by epoch; dashed: games that only decide when to stop")
    for part in (0.0, 0.5, 1.0):
        chart.rule(f"M{_LEFT} {_y(part)}H{_LEFT + _WIDTH}")
        chart.text(_LEFT - 8, _y(part) + 4, f"{low + part * size:.3f}", "end")
    learned = [(place / last, (e.learned - low) / size) for place, e in enumerate(epochs)]
    stopping = [(place / last, (e.stopping - low) / size) for place, e in enumerate(epochs)]
    chart.line(_path(learned))
    chart.line(_path(stopping), ink=_INK, dash="5 4")
    return chart.svg()


def reliability_chart(calibration: Calibration) -> str:
    """Return predictions against outcomes; the thin line is perfect calibration."""
    chart = _chart("chance to win: said (across) and happened (up), unseen games")
    for percent in range(0, 101, 20):
        chart.rule(f"M{_LEFT} {_y(percent / 100)}H{_LEFT + _WIDTH}")
        chart.text(_LEFT - 8, _y(percent / 100) + 4, f"{percent} %", "end")
        chart.text(_x(percent / 100), _TOP + _HEIGHT + 20, f"{percent} %", "middle")
    chart.rule(_path([(0, 0), (1, 1)]))
    chart.line(_path([(decile.said, decile.happened) for decile in calibration.deciles]), ink=_INK)
    return chart.svg()


def report_page(
    title: str, epochs: Sequence[Epoch], calibration: Calibration, gate: Passed | None
) -> str:
    """Return the page."""
    parts = [f"<h1>{escape(title)}</h1>"]
    if epochs:
        parts.append(loss_chart(epochs))
    parts += [reliability_chart(calibration), f"<pre>{escape(tables(calibration))}</pre>"]
    if gate is not None:
        parts.append(f"<p>{escape(gate_line(gate))}</p>")
    body = "\n".join(parts)
    style = "body{font-family:sans-serif;max-width:44rem;margin:2rem auto}"
    return (
        f'<!doctype html>\n<html lang="en"><meta charset="utf-8"><title>{escape(title)}</title>'
        f"<style>{style}</style>\n{body}\n</html>\n"
    )


def gate_line(gate: Passed) -> str:
    return (
        f"gate: {gate.games} games, share of wins {gate.share:.3f} ({gate.low:.3f}–{gate.high:.3f})"
    )


def tables(calibration: Calibration) -> str:
    """Return log losses and reliability as plain text."""
    lines = [f"{calibration.positions} positions of {calibration.games} unseen games", ""]
    lines.append(f"{'log loss':10} {'mean':>7} {'± 1 s.e.':>9}")
    for name, loss in calibration.losses.items():
        lines.append(f"{name:10} {loss:7.4f} {calibration.errors[name]:9.4f}")
    lines += ["", f"{'chance':10} {'said':>7} {'happened':>9} {'seats':>8}"]
    for decile in calibration.deciles:
        label = f"{100 * decile.low:.0f}–{100 * decile.low + 10:.0f} %"
        said = f"{100 * decile.said:.1f} %"
        happened = f"{100 * decile.happened:.1f} %"
        lines.append(f"{label:10} {said:>7} {happened:>9} {decile.count:8}")
    lines.append("")
    lines.append(f"points at the end: off by {calibration.score_error:.2f} (root mean square)")
    lines.append(f"within one spread: {100 * calibration.within_spread:.1f} % (true if 68 %)")
    return "\n".join(lines)
