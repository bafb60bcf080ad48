"""Bots of another version: here the same one, so that it must play the same games."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

import gunbai
from gunbai.arena.entrants import Host, find_version
from gunbai.arena.matches import MatchPlan, play_number
from gunbai.core.errors import BadOptions

HERE = Path(gunbai.__file__).parent.parent


def contest(other: str) -> MatchPlan:
    options = gunbai.load("joraku").read_options({"players": 3})
    return MatchPlan("joraku", None, options, ["random", other, "random"], 1)


def test_a_guest_plays_as_it_would_here() -> None:
    here = play_number(contest("greedy"), 0)
    there = play_number(contest(f"{HERE}@greedy"), 0)
    assert (there.scores, there.decisions) == (here.scores, here.decisions)
    assert there.seconds[1] > 0


def test_the_clock_of_this_process_stays() -> None:
    """A bot of another version is timed by its processor time, in a process of its own."""
    start = time.perf_counter()
    time.sleep(0.05)
    assert time.perf_counter() - start >= 0.05


def test_another_version_is_found_in_a_clone(tmp_path: Path) -> None:
    with pytest.raises(BadOptions):
        find_version(str(tmp_path))
    package = tmp_path / "src" / "gunbai"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    assert find_version(str(tmp_path)) == tmp_path / "src"


def test_what_an_older_version_does_not_know_is_left_out() -> None:
    host = Host(HERE, "joraku", None)
    host.ask("1", {"spec": "random", "seed": 1})
    state = gunbai.load("joraku").new({"players": 3}, 1)
    position = state.determinize(state.to_act()[0], 0).dump()
    position["new"] = 1
    position["seats"][1]["newer"] = []  # type: ignore[index]
    assert host.ask("1", {"position": position, "seat": state.to_act()[0]})["answer"]
