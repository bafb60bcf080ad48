"""The same record gives the same events on every machine, interpreted and compiled.

In the compiled run of the tests this process is compiled and the others are not: so the two are
compared without any further arrangement.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.full import FULL
from tests.properties.digest import fingerprints

ROOT = Path(__file__).resolve().parents[2]
GAMES_PER_MODE = 20 if FULL else 2


@pytest.fixture(scope="module")
def here() -> dict[str, str]:
    return fingerprints(GAMES_PER_MODE)


@pytest.mark.parametrize("hash_seed", ["0", "1", "4242"])
def test_same_events_under_any_hash_seed_and_interpreted(
    here: dict[str, str], hash_seed: str
) -> None:
    env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "tests/properties/digest.py", str(GAMES_PER_MODE)]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=True)
    there = json.loads(done.stdout)
    assert there["compiled"] is False
    assert there["fingerprints"] == here
