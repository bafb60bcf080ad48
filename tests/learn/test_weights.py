from __future__ import annotations

import pytest

from gunbai.bots.learned import LearnedJudge, learned_judge
from gunbai.games import load
from gunbai.learn.weights import weights_of

MEGABYTE = 1 << 20


@pytest.mark.parametrize("name", ["joraku", "shogun", "rising_sun"])
def test_a_shipped_network_fits_its_game_and_has_a_card(name: str) -> None:
    path = weights_of(name)
    assert path.stat().st_size < MEGABYTE
    assert f"gunbai train {name}" in path.with_suffix(".md").read_text(encoding="utf-8")
    judge = learned_judge(load(name, None))
    assert isinstance(judge, LearnedJudge)
    for options in load(name, None).sample_options()[:8]:
        state = load(name, None).new(options, 1)
        assert sum(judge.evaluate(state)) == pytest.approx(1, abs=1e-5)
