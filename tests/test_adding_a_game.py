"""The smallest game, as `docs/guide/adding-a-game.md` prints it, is played."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "guide" / "adding-a-game.md"
PROGRAM = """
import gunbai
from gunbai.language import Language

game = gunbai.load("sticks")
session = gunbai.Session(game, {"players": 3}, seed=1)
words = Language("en", game)
while not session.over:
    [seat] = session.to_act()
    assert game.restore(session.dump()).dump() == session.dump()
    prompt = session.prompt(seat)
    print(words.ask(prompt["key"], prompt["words"], ["Ann", "Vera", "Ira"]))
    session.submit(seat, session.legal(seat)[-1])
print([words.event(event, ["Ann", "Vera", "Ira"]) for event in session.events][-1])
print(session.result().scores, session.view(0)["position"]["heap"])
"""


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """A folder of games that holds what the page prints."""
    game = tmp_path / "sticks"
    (game / "text").mkdir(parents=True)
    (game / "__init__.py").touch()
    page = PAGE.read_text(encoding="utf-8")
    [program] = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    (game / "game.py").write_text(program, encoding="utf-8")
    texts = re.findall(r"```ftl\n# (text/\S+)\n(.*?)```", page, re.DOTALL)
    assert len(texts) == 3
    for name, text in texts:
        (game / name).write_text(text, encoding="utf-8")
    return {**os.environ, "GUNBAI_GAMES": str(tmp_path), "PYTHONPATH": str(ROOT / "src")}


def said(environment: dict[str, str], *command: str) -> str:
    done = subprocess.run(
        [sys.executable, *command], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.interpreted
def test_the_game_of_the_page_is_played_to_its_end(environment: dict[str, str]) -> None:
    lines = said(environment, "-c", PROGRAM).replace("\u00a0", " ").splitlines()
    assert lines[0] == "15 sticks are left. How many do you take?"
    assert lines[-2:] == ["Vera takes 3.", "[0, 1, 0] 0"]


@pytest.mark.interpreted
def test_bots_play_it(environment: dict[str, str]) -> None:
    told = said(environment, "-m", "gunbai", "sim", "sticks", "--games", "20")
    assert re.search(r"faults +0\nerrors +0", told)
