"""`./dev bench events`: does another checkout play by the same rules, and if not, why?"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture
def other(tmp_path: Path) -> Path:
    """Another checkout, which a test can change."""
    shutil.copytree(
        ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so")
    )
    return tmp_path


def change(folder: Path, file: str, before: str, after: str) -> None:
    path = folder / "src" / "gunbai" / file
    text = path.read_text(encoding="utf-8")
    assert text.count(before) == 1
    path.write_text(text.replace(before, after), encoding="utf-8")


def compare(other: Path, game: str, games: int) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "tools/compare_rules.py", str(other), "--game", game]
    return subprocess.run(
        [*command, "--games", str(games)], cwd=ROOT, capture_output=True, text=True, check=False
    )


def test_a_changed_rule_is_found(other: Path) -> None:
    done = compare(other, "joraku", 2)
    assert (done.returncode, done.stdout) == (0, "joraku, rules 1: 2 of 2 games are equal.\n")
    change(
        other,
        "games/joraku/flow/points.py",
        '"jk-moved", faction, source',
        '"jk-moved", faction, target',
    )
    done = compare(other, "joraku", 2)
    assert done.returncode == 1
    assert "0 of 2 games are equal" in done.stdout
    assert "differs: game 0, answer" in done.stdout


def test_a_declared_change_of_the_rules_is_named(other: Path) -> None:
    """The other checkout plays by the earlier rules of Rising Sun only."""
    change(other, "core/rules.py", "known[-1] if name is None", "known[0] if name is None")
    done = compare(other, "rising_sun", 6)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "rising_sun, rules rs-3: 6 of 6 games are equal." in done.stdout
    assert "waits_for_help alone changes" in done.stdout
    assert "Explained by no change of the rules: 0" in done.stdout
