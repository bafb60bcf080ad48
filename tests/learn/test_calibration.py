from __future__ import annotations

import math

import numpy as np
import pytest

from gunbai.learn.calibration import calibrate, point_slopes, reliability
from gunbai.learn.report import report_page, tables
from gunbai.learn.training import Epoch, untrained
from tests.learn.made_up import NAMES, positions


def test_losses_of_simple_judgements_are_known() -> None:
    data = [positions(400, 4)]
    found = calibrate(untrained(NAMES, data, 1), data, data)
    assert found.positions == 400
    assert found.games == 200
    assert found.losses["uniform"] == pytest.approx(math.log(4), abs=1e-5)
    assert found.losses["by hand"] == pytest.approx(math.log(4), abs=1e-5)
    assert found.losses["points"] < 0.7  # here the points decide
    assert found.errors["uniform"] == pytest.approx(0, abs=1e-6)
    assert sum(decile.count for decile in found.deciles) == 1600


def test_a_point_counts_most_where_points_decide() -> None:
    assert min(point_slopes(NAMES, [positions(2000, 4)])) > 1


def test_reliability_tells_what_was_said_and_what_happened() -> None:
    said = np.array([0.21, 0.29, 0.25, 0.91], np.float32)
    happened = np.array([0, 1, 0, 1], np.float32)
    low, high = reliability(said, happened)
    assert (low.low, low.count) == (0.2, 3)
    assert low.said == pytest.approx(0.25)
    assert low.happened == pytest.approx(1 / 3)
    assert (high.low, high.count, high.happened) == (0.9, 1, 1.0)


def test_the_report_shows_curves_and_tables() -> None:
    data = [positions(100, 4)]
    found = calibrate(untrained(NAMES, data, 1), data, data)
    page = report_page("a <game>", [Epoch(1, 1.2, 1.3), Epoch(2, 1.0, 1.1)], found, None)
    assert page.count("<svg") == 2
    assert "a &lt;game&gt;" in page
    assert tables(found).splitlines()[0] == "100 positions of 50 unseen games"
