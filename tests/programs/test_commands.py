"""Bots of others on the command line, among them one that an installed package offers."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import gunbai
from gunbai.core.record import read_record
from tests.programs.samples import EXAMPLES, misbehaving


def run(*words: str, path: Path = EXAMPLES, typed: str = "") -> tuple[int, str]:
    """Return the exit code and what was printed."""
    where = [str(Path(gunbai.__file__).parents[1]), str(path)]
    done = subprocess.run(
        [sys.executable, "-m", "gunbai", *words],
        env=dict(os.environ, PYTHONPATH=os.pathsep.join(where), GUNBAI_LANG="en"),
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


def test_an_installed_package_offers_a_bot(tmp_path: Path) -> None:
    (tmp_path / "kenshin.py").write_text((EXAMPLES / "outside_bot.py").read_text())
    info = tmp_path / "kenshin-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: kenshin\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[gunbai.bots]\nkenshin = kenshin:Random\n")
    words = ("sim", "joraku", "-o", "players=3", "--games", "1", "--jobs", "1", "--json")
    code, told = run(*words, "--bot", "kenshin", path=tmp_path)
    assert code == 0, told
    found = json.loads(told.splitlines()[0])
    assert (found["games"], found["errors"], found["stood_in"]) == (1, 0, 0)
    assert found["answers"] > 20
    code, told = run(*words, "--bot", "shingen", path=tmp_path)
    assert code == 2
    assert "There is no bot “shingen”" in told


def test_the_arena_tells_how_often_a_stand_in_answered() -> None:
    crashes = misbehaving("if number == 4: os._exit(3)\nprint(good, flush=True)")
    words = ("arena", "joraku", "outside_bot:Random", "random", crashes)
    code, told = run(*words, "--games", "1", "--jobs", "1", "--bot-seconds", "60")
    assert code == 0, told
    assert "a stand-in gave" in told
    assert told.count("stand-in") == 1  # the other two need none


def test_a_record_starts_no_program(tmp_path: Path) -> None:
    file = tmp_path / "game.gunbai"
    words = ("play", "joraku", "--bot", "outside_bot:Random", "--record", str(file), "--seed", "1")
    code, told = run(*words, typed="q\n")
    assert code == 0, told
    assert read_record(file.read_text()).names[1] == "bot:outside"
    code, told = run("record", "continue", str(file), typed="q\n")
    assert code == 2
    assert "--bot" in told
    code, told = run("record", "continue", str(file), "--bot", "easy", typed="q\n")
    assert code == 0, told
