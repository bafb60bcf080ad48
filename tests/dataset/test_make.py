"""`gunbai dataset make`: rows that a seat may know, the same files for the same seeds."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from pyarrow import dataset, parquet

from gunbai.core.errors import BadOptions
from gunbai.core.knowledge import Knowledge
from gunbai.dataset.columns import SEEN
from gunbai.dataset.games import GameWriter, Series, Telling, make_series, play_game
from gunbai.dataset.shards import claim, shard_path
from gunbai.games import load
from gunbai.numbers.stepper import begin
from tests.cli.run import plain, run
from tests.shipped import SHIPPED


def series(game: str, count: int, in_file: int, bot: str = "random") -> Series:
    options = load(game).read_options({})
    return Series(game, None, options, [bot] * load(game).seats(options), count, in_file, 3)


def test_a_run_writes_files_and_a_card(tmp_path: Path) -> None:
    words = ["dataset", "make", "joraku", "careless:90", "random", "-o", "players=3"]
    words += ["--games", "5", "--in-file", "2", "--jobs", "1", "--folder", str(tmp_path)]
    result = run(*words)
    assert result.exit_code == 0, result.output
    card = json.loads((tmp_path / "card.json").read_text())
    assert card["contents"]["files"] == 3
    assert card["contents"]["games"] == 5
    assert card["contents"]["seats"] == {"careless:90": 5, "random": 10}
    assert sum(card["contents"]["wins"].values()) == pytest.approx(5)
    table = dataset.dataset(tmp_path / "data", format="parquet").to_table()
    assert table.num_rows == card["contents"]["rows"]
    assert set(table.column_names) == {*card["columns"], *card["observation"]}
    assert set(table["game"].to_pylist()) == set(range(5))
    for row in table.select(["legal", "number", "score", "scores", "seat", "win"]).to_pylist():
        assert row["number"] in row["legal"]
        assert row["score"] == row["scores"][row["seat"]]
        assert (row["win"] > 0) <= (row["score"] == max(row["scores"]))
    recipe = json.loads((tmp_path / "recipe.json").read_text())
    claim(tmp_path, recipe)
    with pytest.raises(BadOptions):
        claim(tmp_path, {**recipe, "command": "another one"})


def test_a_run_tells_what_it_took(tmp_path: Path) -> None:
    words = ["dataset", "make", "joraku", "random", "--in-file", "1", "--folder", str(tmp_path)]
    first = run(*words, "--games", "2", "--jobs", "2", "--json")
    assert first.exit_code == 0, first.output
    told = json.loads(first.stdout)
    assert (told["games"], told["made"], told["folder"]) == (2, 2, str(tmp_path))
    assert told["games_per_second"] == pytest.approx(2 / told["seconds"], rel=0.2)
    assert told["memory_mb"] > 10  # numpy and pyarrow alone take more
    assert told["worker_memory_mb"] > 10
    again = run(*words, "--games", "2", "--jobs", "1")
    assert "0 new games in" in plain(again.stdout)
    assert "Peak memory" in again.stdout


def test_equal_seeds_give_equal_files_and_what_was_interrupted_goes_on(tmp_path: Path) -> None:
    for folder, jobs in (("one", 1), ("two", 2)):
        assert list(make_series(series("joraku", 4, 2), tmp_path / folder, jobs)) == [0, 1]
    files = [shard_path(tmp_path / "one", number).read_bytes() for number in (0, 1)]
    assert [shard_path(tmp_path / "two", number).read_bytes() for number in (0, 1)] == files
    kept = shard_path(tmp_path / "one", 0).stat().st_mtime_ns
    shard_path(tmp_path / "one", 1).unlink()
    shard_path(tmp_path / "one", 1).with_suffix(".part").write_bytes(files[1][:100])  # interrupted
    assert list(make_series(series("joraku", 4, 2), tmp_path / "one")) == [0, 1]
    assert shard_path(tmp_path / "one", 0).stat().st_mtime_ns == kept
    assert shard_path(tmp_path / "one", 1).read_bytes() == files[1]


def test_a_folder_of_an_earlier_version_goes_on(tmp_path: Path) -> None:
    """Its files were beside the card."""
    words = ["dataset", "make", "joraku", "random", "--in-file", "1", "--jobs", "1"]
    words += ["--folder", str(tmp_path), "--games", "2"]
    assert run(*words).exit_code == 0
    moved = shard_path(tmp_path, 0)
    older = moved.replace(tmp_path / moved.name)
    again = run(*words, "--json")
    assert json.loads(again.stdout)["made"] == 0
    assert moved.exists()
    assert not older.exists()


@pytest.mark.parametrize("game", SHIPPED)
def test_rows_follow_from_what_the_seat_knows(game: str, tmp_path: Path) -> None:
    """A row is the same in a world that its seat can't tell from the true one, and is replayed."""
    made = series(game, 1, 1)
    list(make_series(made, tmp_path))
    table = parquet.read_table(shard_path(tmp_path, 0))
    scheme = made.columns().scheme
    names = [name for name in table.column_names if name.startswith(SEEN)]
    seen = np.stack([table[name].to_numpy() for name in names], axis=1)
    stepper = begin(scheme, 3 * 1_000_003)
    rows = table.select(["seat", "number", "legal", "answer"]).to_pylist()
    for place, row in enumerate(rows):
        seat = row["seat"]
        assert stepper.seat == seat
        world = stepper.possible(seat, place + 1) if place % 9 == 0 else stepper
        assert list(world.row(seat)) == seen[place].tolist()
        assert world.numbers(seat) == row["legal"]
        stepper.step(seat, row["number"])
    assert stepper.is_over()


def test_an_answer_that_does_not_fit_is_not_told() -> None:
    made = series("joraku", 1, 1)
    writer = GameWriter(made.columns())
    stepper = begin(made.columns().scheme, 1)
    seat = stepper.seat
    telling = Telling(0, writer.rows, made.bots)
    assert not telling.say(stepper, seat, -1)
    action = Knowledge(stepper.state, seat).legal()[0]
    assert telling.say(stepper, seat, action)
    assert len(writer.rows) > 0


@pytest.mark.parametrize("game", SHIPPED)
def test_bots_that_think_play_to_the_end(game: str) -> None:
    made = series(game, 1, 1, "hasty:90")
    writer = GameWriter(made.columns())
    play_game(made, 0, writer)
    assert len(writer.finish()) > 0
