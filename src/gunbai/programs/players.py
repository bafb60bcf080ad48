"""Bots by their names: those of this package, and third-party ones.

| Name | Bot |
|---|---|
| `medium`, `search:100ms` | one of this package (`bots/factory.py`) |
| `package.module:Class` | a class of somebody's, found as Python finds modules |
| `taro` | a class that an installed package calls so, as an entry point of `gunbai.bots` |
| `program:COMMAND` | any program; the command is split as a shell would |
"""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import sys
from functools import cache
from importlib.metadata import entry_points
from typing import Final

from gunbai.bots.bot import Bot
from gunbai.bots.factory import KINDS, make_bot
from gunbai.bots.outside import OutsideBot
from gunbai.core.errors import BadOptions, Refusal
from gunbai.core.game import Game
from gunbai.programs.class_host import GROUP
from gunbai.programs.program import SECONDS, Program

STAND_IN: Final = "medium"  # plays for a program that gives no answer
_PROGRAM: Final = "program:"
_HOST: Final = "gunbai.programs.class_host"
_CLASS: Final = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*")
_CHECK_SECONDS: Final = 30.0


def make_player(
    spec: str, seed: int, game: Game, seconds: float = SECONDS, quiet: bool = False
) -> Bot:
    """Return a bot by any of its names; raise `BadOptions` if there is none.

    A third-party bot has `seconds` for an answer; its process is shared by all bots of that name.
    With `quiet`, what it writes to standard error is lost.
    """
    if not is_outside(spec):
        return make_bot(spec, seed, game)
    program = program_of(spec, seconds, quiet)
    return OutsideBot(game, seed, make_bot(STAND_IN, seed, game), program.ask, seconds)


def is_outside(spec: str) -> bool:
    """Return True for the name of a third-party bot."""
    if spec.startswith(_PROGRAM):
        return True
    if _CLASS.fullmatch(spec) and spec.partition(":")[0] not in KINDS:
        return True
    return spec in _entry_names()


@cache
def _entry_names() -> frozenset[str]:
    return frozenset(entry_points(group=GROUP).names)


@cache
def program_of(spec: str, seconds: float, quiet: bool = False) -> Program:
    """Return the program behind the name of a third-party bot."""
    return Program(_command(spec), seconds, quiet)


def _command(spec: str) -> list[str]:
    """Return the command that starts a third-party bot."""
    if not spec.startswith(_PROGRAM):
        return [sys.executable, "-m", _HOST, spec]
    try:
        words = shlex.split(spec.removeprefix(_PROGRAM))
    except ValueError:
        words = []
    if not words or shutil.which(words[0]) is None:
        raise BadOptions(Refusal("bot-no-program", "", {"bot": spec}))
    return words


def check_player(spec: str, game: Game) -> None:
    """Raise `BadOptions` if there is no such bot; whether a program works shows in the game."""
    if not is_outside(spec):
        make_bot(spec, 0, game)
        return
    command = _command(spec)
    if spec.startswith(_PROGRAM):
        return
    try:
        done = subprocess.run(
            [*command, "--check"],
            capture_output=True,
            text=True,
            check=False,
            timeout=_CHECK_SECONDS,
            stdin=subprocess.DEVNULL,
        )
        problem = (done.stderr.strip().splitlines() or [""])[-1]
        found = done.returncode == 0
    except subprocess.TimeoutExpired:
        found, problem = False, "timeout"
    if not found:
        raise BadOptions(Refusal("bot-no-class", "", {"bot": spec, "problem": problem}))
