"""`./dev bench`: how machine instructions are counted."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import gunbai

ROOT = Path(__file__).resolve().parent.parent

#: Tells for each run five million instructions of start-up and a hundred per decision.
CALLGRIND = """#!{python}
import subprocess, sys
command = sys.argv[sys.argv.index({python!r}):]
decisions = int(subprocess.run(command, capture_output=True, check=True).stdout.split()[0])
print("==1== Collected :", 5_000_000 + 100 * decisions, file=sys.stderr)
print(decisions)
"""


def bench(tmp_path: Path, *words: str, tool: str = "bench") -> subprocess.CompletedProcess[str]:
    """Run a tool with a callgrind that counts as it is told."""
    valgrind = tmp_path / "valgrind"
    valgrind.write_text(CALLGRIND.format(python=sys.executable), encoding="utf-8")
    valgrind.chmod(0o755)
    env = {**os.environ, "PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}"}
    command = [sys.executable, f"tools/{tool}.py", *words]
    return subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)


def test_start_up_is_no_part_of_the_instructions_per_decision(tmp_path: Path) -> None:
    done = bench(tmp_path, "--repeats", "0", "--game", gunbai.GAMES[0])
    assert done.returncode == 0, done.stderr
    rows = [line.split() for line in done.stdout.splitlines() if "instructions" in line]
    assert [row[4:6] for row in rows] == [["│", "100"]]


def test_another_checkout_is_compared_in_the_same_games(tmp_path: Path) -> None:
    words = (str(ROOT), "--game", gunbai.GAMES[0], "--games", "1", "2")
    done = bench(tmp_path, *words, tool="instructions")
    assert done.returncode == 0, done.stderr
    assert done.stdout.endswith(": 100 → 100 per decision, 1.000\n")


def test_a_checkout_without_the_package_is_not_taken_for_this_one(tmp_path: Path) -> None:
    done = bench(tmp_path, str(tmp_path), "--game", gunbai.GAMES[0], tool="instructions")
    assert done.returncode != 0
    assert done.stderr == f"bench: there is no package in {tmp_path / 'src'}\n"
