"""The same work on a cluster of Ray as by processes, though one of its machines is lost."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest

import gunbai
from gunbai.arena.simulate import Simulation, Tally, option_sets, simulate
from gunbai.dataset.games import Series, make_series
from gunbai.dataset.shards import shard_paths
from gunbai.games import load
from tests.beside import python_beside
from tests.cli.run import run
from tests.full import FULL

ROOT = Path(__file__).parents[2]
FILES = 12


@pytest.mark.parametrize("words", [["sim", "joraku"], ["dataset", "make", "joraku"]])
def test_an_address_that_is_none_is_refused(words: list[str], tmp_path: Path) -> None:
    result = run(*words, "--ray", "my cluster")
    assert result.exit_code == 2
    assert "“my cluster” is not the address of a cluster" in result.stderr


@pytest.mark.skipif(not FULL, reason="takes a minute: ./dev test --full")
def test_a_cluster_that_loses_a_machine_gives_the_same(tmp_path: Path) -> None:
    where = Path(gunbai.__file__).parents[1]  # the compiled engine, or the sources
    env = dict(os.environ, PYTHONPATH=os.pathsep.join([str(where), str(ROOT)]))
    env["RAY_USAGE_STATS_ENABLED"] = "0"
    words = [str(python_beside("ray")), "-m", "tests.arena.ray_cluster"]
    done = subprocess.run(
        [*words, str(tmp_path / "ray"), str(FILES)],
        cwd=ROOT,
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-6000:]
    told = json.loads(done.stdout.splitlines()[-1])
    assert (told["files"], told["alive"]) == (FILES, 2)
    game = load("joraku")
    options = game.read_options({})
    series = Series("joraku", None, options, ["random"] * game.seats(options), 2 * FILES, 2)
    for _ in make_series(series, tmp_path / "plain"):
        pass
    files = {path.name: path.read_bytes() for path in shard_paths(tmp_path / "plain")}
    assert len(files) == FILES
    assert {path.name: path.read_bytes() for path in shard_paths(tmp_path / "ray")} == files
    tally = Tally()
    for played in simulate(Simulation("joraku", None, option_sets(game), 6)):
        tally.add(played)
    assert tally.digest() == told["digest"]
