from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from gunbai.bots import learned
from gunbai.bots.factory import make_bot
from gunbai.bots.learned import LearnedJudge, learned_judge
from gunbai.core.rng import seeded
from gunbai.core.state import State
from gunbai.games import load
from gunbai.learn.network import Network
from gunbai.learn.store import Positions
from gunbai.learn.training import untrained


def states(name: str, count: int) -> list[State]:
    rng = seeded(4)
    state = load(name, None).new({}, 4)
    out: list[State] = []
    while state.ask is not None and len(out) < count:
        out.append(state.clone())
        actions = state.candidates(state.ask.first)
        state.apply(state.ask.first, actions[rng.below(len(actions))])
    return out


def network_for(name: str, names: list[str]) -> Network:
    judge = load(name, None).judge()
    found = states(name, 8)
    features = np.array([judge.features(s) for s in found], np.float32).reshape(8, 4, len(names))
    flat = np.full((8, 4), 0.25, np.float32)
    number = np.arange(8)
    data = Positions(number, number, number > 0, features, by_hand=flat, wins=flat, scores=flat)
    return untrained(names, [data], 1)


@pytest.mark.parametrize("name", ["joraku", "shogun", "rising_sun"])
def test_many_positions_are_judged_as_one_by_one(name: str) -> None:
    own = load(name, None).judge()
    judge = LearnedJudge(own, network_for(name, own.feature_names()))
    found = states(name, 20)
    together = judge.evaluate_all(found)
    for state, chances in zip(found, together, strict=True):
        assert chances == pytest.approx(judge.evaluate(state), abs=1e-5)
        assert sum(chances) == pytest.approx(1.0, abs=1e-5)
    assert own.evaluate_all(found) == [own.evaluate(state) for state in found]


def test_a_finished_game_is_judged_by_its_result() -> None:
    game = load("joraku", None)
    state = game.new({}, 1)
    rng = seeded(1)
    while state.ask is not None:
        actions = state.candidates(state.ask.first)
        state.apply(state.ask.first, actions[rng.below(len(actions))])
    judge = LearnedJudge(game.judge(), network_for("joraku", game.judge().feature_names()))
    result = state.result()
    assert result is not None
    assert judge.evaluate(state) == [result.utility(seat) for seat in range(4)]


def test_a_network_is_used_only_where_it_fits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = load("joraku", None)
    names = game.judge().feature_names()
    monkeypatch.setattr(learned, "weights_of", lambda game: tmp_path / f"{game}.npz")
    assert not isinstance(learned_judge(game), LearnedJudge)
    network_for("joraku", names).write(tmp_path / "joraku.npz")
    first, second = learned_judge(game), learned_judge(game)
    assert isinstance(first, LearnedJudge)
    assert isinstance(second, LearnedJudge)
    assert first.network is second.network  # a server makes many bots
    assert isinstance(make_bot("learned-greedy", 0, game).judge, LearnedJudge)
    assert not isinstance(make_bot("greedy", 0, game).judge, LearnedJudge)
    own_values = game.with_data({"kachidoki": {"row": [91, 52, 13]}})
    assert not isinstance(learned_judge(own_values), LearnedJudge)
    network_for("joraku", [*names[1:], "unknown"]).write(tmp_path / "joraku.npz")
    assert not isinstance(learned_judge(game), LearnedJudge)
