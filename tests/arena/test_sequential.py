from __future__ import annotations

import pytest

from gunbai.arena.sequential import SequentialTest


def test_it_decides_for_the_bound_that_the_games_speak_for() -> None:
    winner = SequentialTest(0.5, 0.6)
    loser = SequentialTest(0.5, 0.6)
    for _ in range(20):
        winner.add(1.0)
        loser.add(0.0)
    assert (winner.decision(), loser.decision()) == ("high", "low")


def test_it_waits_while_the_games_speak_for_neither() -> None:
    test = SequentialTest(0.4, 0.6)
    for _ in range(50):
        test.add(1.0)
        test.add(0.0)
    test.add(0.5)
    assert test.decision() == ""
    assert abs(test.evidence) < 1e-9


def test_few_wins_are_not_enough() -> None:
    test = SequentialTest(0.5, 0.58)
    for _ in range(19):
        test.add(1.0)
    assert test.decision() == ""
    test.add(1.0)
    assert test.decision() == "high"  # 1.16²⁰ > 19


@pytest.mark.parametrize("bounds", [(0.6, 0.5), (0.0, 0.5), (0.5, 1.0)])
def test_bounds_that_test_nothing_are_refused(bounds: tuple[float, float]) -> None:
    with pytest.raises(ValueError, match="lower one first"):
        SequentialTest(*bounds)
