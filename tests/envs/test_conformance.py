"""Environments pass the checks of the libraries they are made for, unmodified."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import gunbai
from gunbai.numbers.numbering import VERSION
from tests.beside import python_beside
from tests.shipped import SHIPPED

ROOT = Path(__file__).parents[2]

# Starting Python with these libraries takes longer than a suite: related ones share a process.
PETTINGZOO = ["api", "options", "seeds", "parallel", "cycles", "pictures", "saved", "rewards"]
OTHERS = ["one-seat", "spiel", "texts", "written", "shaped", "resampling", "searching", "regrets"]


@pytest.mark.parametrize("suites", [PETTINGZOO, OTHERS], ids=["pettingzoo", "others"])
@pytest.mark.parametrize("game", SHIPPED)
def test_suites_of_the_libraries_pass(game: str, suites: list[str]) -> None:
    run_suites(game, suites)


@pytest.mark.parametrize("game", SHIPPED)
def test_a_loop_of_ppo_learns_from_a_batch(game: str) -> None:
    run_suites(game, ["learning"])


def test_every_game_has_a_module_in_the_form_of_pettingzoo() -> None:
    """Each has the version of the numbering in its name, and there is none of another version."""
    modules = Path(gunbai.__file__).parent.glob("envs/*_v[0-9]*.py")
    assert {place.stem for place in modules} == {f"{game}_v{VERSION}" for game in SHIPPED}


def test_what_dev_installs_may_not_be_missing() -> None:
    """If `./dev test` has installed an environment, its tests are never skipped silently."""
    checked = "from tests import beside; beside.python_beside('nowhere')"
    for expected, outcome in (("envs nowhere", "Failed"), ("envs", "Skipped")):
        done = subprocess.run(
            [sys.executable, "-c", checked],
            cwd=ROOT,
            env=dict(os.environ, GUNBAI_EXPECT_TOOLS=expected),
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 1
        assert done.stderr.splitlines()[-1].startswith(outcome)


def run_suites(game: str, suites: list[str]) -> None:
    where = Path(gunbai.__file__).parents[1]  # the compiled engine, or the sources
    env = dict(os.environ, PYTHONPATH=os.pathsep.join([str(where), str(ROOT)]))
    env["OPENBLAS_NUM_THREADS"] = "1"  # other tests need the other cores
    done = subprocess.run(
        [str(python_beside("envs")), "-m", "tests.envs.suites", game, *suites],
        cwd=ROOT,
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )
    passed = [f"{name}: passed" for name in suites]
    lines = [line for line in done.stdout.splitlines() if line in passed]
    assert (done.returncode, lines) == (0, passed), done.stdout[-3000:] + done.stderr[-6000:]
