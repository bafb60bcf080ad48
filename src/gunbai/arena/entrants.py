"""Entrants of a contest: bots of this version, of others, or of another version (`PATH@greedy`)."""

from __future__ import annotations

import json
import math
import os
import sys
from pathlib import Path
from typing import Final

from gunbai.bots.bot import Bot
from gunbai.bots.guest import Guest
from gunbai.core.errors import BadOptions, Refusal
from gunbai.core.game import Game
from gunbai.core.notation import Data
from gunbai.programs.lines import Lines
from gunbai.programs.players import check_player, is_outside, make_player
from gunbai.programs.program import SECONDS

#: A program, which is not imported here: it would set the clock of this process.
_OTHER_VERSION: Final = Path(__file__).with_name("other_version.py")
#: Where the package may be in a folder: itself, a clone with a compiled engine, a plain clone.
_PLACES: Final = (".", ".build/compiled", "src")


class Host:
    """The process of another version. It ends with this one."""

    def __init__(self, place: Path, game: str, data: str | None) -> None:
        self._lines: Final = Lines(
            [sys.executable, "-P", str(_OTHER_VERSION), game, data or ""],
            {**os.environ, "PYTHONPATH": str(place)},
        )

    def ask(self, bot: str, question: Data) -> Data:
        """Return the answer of one of its bots."""
        self._lines.tell({"bot": bot, **question})
        line = self._lines.line()
        if not line:
            raise RuntimeError("the other version has failed")
        answer: Data = json.loads(line)
        return answer


_hosts: Final[dict[tuple[Path, str, str | None], Host]] = {}


def make_entrant(
    spec: str,
    seed: int,
    number: int,
    game: Game,
    data: str | None,
    *,
    seconds: float = SECONDS,
) -> Bot:
    """Return the bot of an entrant; raise `BadOptions` if there is none.

    A third-party bot has this many seconds for an answer.
    """
    path, at, kind = spec.rpartition("@")
    if not at or is_outside(spec):
        bot = make_player(spec, seed, game, seconds)
        bot.set_patience(math.inf)  # nobody waits: only processor time counts
        return bot
    key = (find_version(path), game.name, data)
    if key not in _hosts:
        _hosts[key] = Host(*key)
    host = _hosts[key]
    host.ask(str(number), {"spec": kind, "seed": seed})
    return Guest(spec, game, lambda question: host.ask(str(number), question))


def check_entrant(spec: str, game: Game) -> None:
    """Raise `BadOptions` if there is no such bot; another version checks its own bots."""
    path, at, _ = spec.rpartition("@")
    if at and not is_outside(spec):
        find_version(path)
    else:
        check_player(spec, game)


def find_version(path: str) -> Path:
    """Return the folder where Python finds that version of the package."""
    for place in _PLACES:
        found = Path(path) / place
        if (found / "gunbai" / "__init__.py").is_file():
            return found.resolve()
    raise BadOptions(Refusal("cli-no-version", "", {"path": path}))
