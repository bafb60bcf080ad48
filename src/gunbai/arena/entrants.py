"""Entrants of a contest: bots of this version, or of another one (`PATH@search:100ms`)."""

from __future__ import annotations

import json
import math
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

from gunbai.arena import other_version
from gunbai.bots.bot import Bot
from gunbai.bots.factory import make_bot
from gunbai.bots.guest import Guest
from gunbai.core.errors import BadOptions, Refusal
from gunbai.core.game import Game
from gunbai.core.notation import Data

#: Where the package may be in a folder: itself, a clone with a compiled engine, a plain clone.
_PLACES: Final = (".", ".build/compiled", "src")


class Host:
    """The process of another version. It ends with this one."""

    def __init__(self, place: Path, game: str, data: str | None) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-P", str(other_version.__file__), game, data or ""],
            env={**os.environ, "PYTHONPATH": str(place)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, bot: str, question: Data) -> Data:
        """Return the answer of one of its bots."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps({"bot": bot, **question}) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError("the other version has failed")
        answer: Data = json.loads(line)
        return answer


_hosts: Final[dict[tuple[Path, str, str | None], Host]] = {}


def make_entrant(spec: str, seed: int, number: int, game: Game, data: str | None) -> Bot:
    """Return the bot of an entrant; raise `BadOptions` if there is none."""
    path, at, kind = spec.rpartition("@")
    if not at:
        bot = make_bot(spec, seed, game)
        bot.set_patience(math.inf)  # nobody waits: only processor time counts
        return bot
    key = (find_version(path), game.name, data)
    if key not in _hosts:
        _hosts[key] = Host(*key)
    host = _hosts[key]
    host.ask(str(number), {"spec": kind, "seed": seed})
    return Guest(spec, game, lambda question: host.ask(str(number), question))


def check_entrant(spec: str, game: Game) -> None:
    """Raise `BadOptions` if there is no such bot; what another version has is seen there."""
    path, at, _ = spec.rpartition("@")
    if at:
        find_version(path)
    else:
        make_bot(spec, 0, game)


def find_version(path: str) -> Path:
    """Return the folder in which Python finds that version of the package."""
    for place in _PLACES:
        found = Path(path) / place
        if (found / "gunbai" / "__init__.py").is_file():
            return found.resolve()
    raise BadOptions(Refusal("cli-no-version", "", {"path": path}))
