"""The `gunbai` command, run inside the tests."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from click.testing import CliRunner, Result

from gunbai.cli.app import gunbai

#: More answers than a game can need. 1 is the number of an answer at every decision.
WHOLE_GAME = "1\n" * 600


def plain(text: str) -> str:
    """Return the text without line breaks and no-break spaces, to look for sentences."""
    return " ".join(text.replace("\u00a0", " ").split())


def run(*words: str, typed: str = "", lang: str = "en", width: int = 80) -> Result:
    """Run the command in this process; raise any error other than an exit."""
    env = {"GUNBAI_LANG": lang, "COLUMNS": str(width), "NO_COLOR": "1", "TERM": "dumb"}
    return CliRunner().invoke(gunbai, list(words), input=typed, env=env, catch_exceptions=False)


def play(
    record: Path, *words: str, typed: str = WHOLE_GAME, lang: str = "en", width: int = 80
) -> Result:
    """Play a game with seed 7 against random bots."""
    fixed = ("play", "joraku", "--seed", "7", "--bot", "random", "--record", str(record))
    return run(*fixed, *words, typed=typed, lang=lang, width=width)


def command(words: Sequence[str]) -> list[str]:
    """Run the command as a process of its own."""
    return [sys.executable, "-m", "gunbai", *words]


def environment(home: Path, **more: str) -> dict[str, str]:
    fixed = {"GUNBAI_HOME": str(home), "GUNBAI_LANG": "en", "COLUMNS": "80"}
    return {**os.environ, **fixed, **more}


def run_process(
    home: Path, *words: str, typed: str = "", **more: str
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command(words),
        input=typed,
        env=environment(home, **more),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
