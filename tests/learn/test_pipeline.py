from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

import pytest

from gunbai.core.errors import BadOptions
from gunbai.dataset.shards import shard_path
from gunbai.games import load
from gunbai.learn.network import Network
from gunbai.learn.pipeline import Recipe, TrainingFolder
from gunbai.learn.self_play import GAMES_PER_SHARD, POSITIONS, SelfPlay, play_game, play_series
from gunbai.learn.store import read_positions
from tests.cli.run import run

RECIPE = Recipe(game="joraku", bot="random", games=40, epochs=2, seed=1, gate=6)


def quietly(work: Iterable[object], total: int, title: str) -> Iterable[object]:
    return work


def test_a_tiny_run_makes_a_network_and_a_report(tmp_path: Path) -> None:
    result = run(
        "train", "joraku", "--tiny", "--bot", "random", "--folder", str(tmp_path), "--jobs", "1",
        "--json",
    )  # fmt: skip
    assert result.exit_code == 0
    outcome = json.loads(result.stdout)
    assert set(outcome["calibration"]["losses"]) == {"uniform", "points", "by hand", "learned"}
    assert outcome["gate"]["games"] == 6
    assert (
        Network.read(tmp_path / "weights.npz").names == load("joraku", None).judge().feature_names()
    )
    assert "<svg" in (tmp_path / "report.html").read_text()
    checked = run(
        "calibrate", "joraku", "--weights", str(tmp_path / "weights.npz"), "--bot", "random",
        "--games", "5", "--jobs", "1",
    )  # fmt: skip
    assert checked.exit_code == 0
    assert checked.stdout.splitlines()[0] == f"{5 * POSITIONS} positions of 5 unseen games"


def test_what_was_interrupted_goes_on(tmp_path: Path) -> None:
    workshop = TrainingFolder(tmp_path, RECIPE, 1)
    first = workshop.run(quietly)
    weights = (tmp_path / "weights.npz").read_bytes()
    kept = shard_path(tmp_path, 0).stat().st_mtime_ns
    whole = shard_path(tmp_path, 1).read_bytes()
    shard_path(tmp_path, 1).unlink()
    assert workshop.run(quietly) == first
    assert shard_path(tmp_path, 0).stat().st_mtime_ns == kept
    assert shard_path(tmp_path, 1).read_bytes() == whole
    assert (tmp_path / "weights.npz").read_bytes() == weights


def test_a_folder_is_for_one_recipe(tmp_path: Path) -> None:
    TrainingFolder(tmp_path, RECIPE, 1).open()
    other = Recipe(**{**vars(RECIPE), "bot": "greedy"})
    with pytest.raises(BadOptions) as caught:
        TrainingFolder(tmp_path, other, 1).open()
    assert caught.value.refusal.key == "cli-other-recipe"


def test_positions_are_stored_as_they_were(tmp_path: Path) -> None:
    series = SelfPlay("rising_sun", None, str(tmp_path), "random", GAMES_PER_SHARD + 1, 3)
    assert list(play_series(series)) == [0, 1]
    names = load("rising_sun", None).judge().feature_names()
    every = read_positions(tmp_path, names)
    assert {positions.features.shape[1] for positions in every} > {4}
    of_each_game = POSITIONS + 2  # Summer and Autumn begin
    assert sum(len(positions) for positions in every) == of_each_game * (GAMES_PER_SHARD + 1)
    for positions in every:
        assert positions.wins.sum(axis=1) == pytest.approx(1)
        assert positions.by_hand.sum(axis=1) == pytest.approx(1, abs=1e-5)
        assert not (positions.usual & (positions.features.shape[1] != 4)).any()


def test_nobody_judges_half_a_plan() -> None:
    """In Shogun all lay their cards at the same time, in many steps."""
    names = load("shogun", None).judge().feature_names()
    seen = 0
    for number in range(4):
        series = SelfPlay("shogun", None, "", "random", 4, 2, usual=True)
        for sample in play_game(series, number):
            if not sample.features[:, names.index("turn")].any():
                down = sample.features[:, names.index("cards_down")] > 0
                assert down.all() or not down.any()
                seen += 1
    assert seen


def test_the_beginnings_of_seasons_are_always_learned() -> None:
    names = load("rising_sun", None).judge().feature_names()
    series = SelfPlay("rising_sun", None, "", "random", 4, 2, usual=True)
    for number in range(2):
        samples = play_game(series, number)
        assert len(samples) == POSITIONS + 2
        begun = [s for s in samples if not s.features[:, names.index("mandates_played")].any()]
        assert {1.0} <= {s.features[0, names.index("summer")] for s in begun}
        assert {1.0} <= {s.features[0, names.index("autumn")] for s in begun}
