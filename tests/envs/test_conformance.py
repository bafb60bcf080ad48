"""Environments pass the checks of the libraries they are made for, unmodified."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

import gunbai
from tests.shipped import SHIPPED

ROOT = Path(__file__).parents[2]
SCRIPTS = "Scripts" if os.name == "nt" else "bin"
PYTHON = ROOT / ".tools" / "envs" / SCRIPTS / ("python.exe" if os.name == "nt" else "python")

# Starting Python with these libraries takes longer than a suite: related ones share a process.
PETTINGZOO = ["api", "seeds", "parallel", "cycles", "pictures", "rewards"]
OTHERS = ["one-seat", "spiel", "resampling", "searching", "regrets"]


@pytest.mark.parametrize("suites", [PETTINGZOO, OTHERS], ids=["pettingzoo", "others"])
@pytest.mark.parametrize("game", SHIPPED)
def test_suites_of_the_libraries_pass(game: str, suites: list[str]) -> None:
    run_suites(game, suites)


def test_a_loop_of_ppo_learns_from_a_batch() -> None:
    run_suites("joraku", ["learning"])


def run_suites(game: str, suites: list[str]) -> None:
    if not PYTHON.exists():
        pytest.skip("./dev test installs the libraries")
    where = Path(gunbai.__file__).parents[1]  # the compiled engine, or the sources
    env = dict(os.environ, PYTHONPATH=os.pathsep.join([str(where), str(ROOT)]))
    env["OPENBLAS_NUM_THREADS"] = "1"  # other tests need the other cores
    done = subprocess.run(
        [str(PYTHON), "-m", "tests.envs.suites", game, *suites],
        cwd=ROOT,
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )
    passed = [f"{name}: passed" for name in suites]
    lines = [line for line in done.stdout.splitlines() if line in passed]
    assert (done.returncode, lines) == (0, passed), done.stdout[-3000:] + done.stderr[-6000:]
