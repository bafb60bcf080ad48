from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from gunbai.learn.network import LAYERS, Network, softmax
from gunbai.learn.training import gradients_of, loss_on, part_of, train, untrained
from tests.learn.made_up import NAMES, positions


def as_doubles(network: Network) -> Network:
    """Return the network with numbers fine enough to measure slopes."""
    return Network(network.names, {k: v.astype(np.float64) for k, v in network.arrays.items()})


@pytest.mark.parametrize("name", LAYERS)
def test_derivatives_are_those_of_the_loss(name: str) -> None:
    data = positions(6, 3)
    network = as_doubles(untrained(NAMES, [data], 1))
    rng = np.random.default_rng(2)
    for layer in LAYERS:  # nothing is zero
        network.arrays[layer] += 0.1 * rng.standard_normal(network.arrays[layer].shape)
    features = data.features.astype(np.float64)
    found = gradients_of(network, features, data.wins, data.scores)[1][name]  # type: ignore[arg-type]

    def loss() -> float:
        told = network.predict(features)  # type: ignore[arg-type]
        size = float(network.arrays["score_spread"])
        spread = told.spreads / size
        off = (told.scores - data.scores) / size / spread
        score = float((0.5 * off**2 + np.log(spread)).mean())
        return float(-(data.wins * np.log(told.chances)).sum() / len(data)) + 0.1 * score

    place = tuple(0 for _ in found.shape)
    for last in range(min(3, found.shape[-1])):
        place = (*place[:-1], last)
        step = 1e-5
        network.arrays[name][place] += step
        above = loss()
        network.arrays[name][place] -= 2 * step
        below = loss()
        network.arrays[name][place] += step
        assert found[place] == pytest.approx((above - below) / (2 * step), rel=1e-3, abs=1e-6)


def test_the_order_of_seats_does_not_matter() -> None:
    data = positions(5, 4)
    network = untrained(NAMES, [data], 3)
    order = [2, 0, 3, 1]
    straight = network.predict(data.features).chances[:, order]
    turned = network.predict(data.features[:, order]).chances
    assert turned == pytest.approx(straight, abs=1e-6)


def test_one_network_learns_tables_of_any_size() -> None:
    every = [positions(900, 3, 1), positions(900, 5, 2)]
    network = untrained(NAMES, part_of(every, "learn"), 1)
    before = loss_on(network, part_of(every, "unseen"))
    epochs = list(train(network, every, 40, 1))
    assert [epoch.number for epoch in epochs] == list(range(1, 41))
    after = loss_on(network, part_of(every, "unseen"))
    assert after < 0.5 * before
    for data in part_of(every, "unseen"):
        off = network.predict(data.features).scores - data.scores
        assert np.abs(off).mean() < np.abs(data.scores).mean()


def test_a_game_is_in_one_part_only() -> None:
    every = [positions(200, 4)]
    parts = [part_of(every, name)[0] for name in ("learn", "stopping", "unseen")]
    games = [set(part.games.tolist()) for part in parts]
    assert [len(part) for part in games] == [80, 10, 10]
    assert not games[0] & games[1]
    assert not games[0] & games[2]
    assert not games[1] & games[2]


def test_a_network_is_the_same_after_reading(tmp_path: Path) -> None:
    data = positions(4, 4)
    network = untrained(NAMES, [data], 5)
    network.write(tmp_path / "n.npz")
    again = Network.read(tmp_path / "n.npz")
    assert again.names == NAMES
    assert np.array_equal(again.predict(data.features).chances,
                          network.predict(data.features).chances)  # fmt: skip
    assert [path.name for path in tmp_path.iterdir()] == ["n.npz"]


def test_chances_add_up_to_one() -> None:
    data = positions(7, 6)
    chances = untrained(NAMES, [data], 5).chances(data.features.reshape(7, -1).tolist(), 6)
    assert [sum(one) for one in chances] == pytest.approx([1.0] * 7)
    assert softmax(np.array([0, 1e4], np.float32)).tolist() == [0.0, 1.0]
