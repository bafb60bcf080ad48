"""The levels of bots that people choose from: the same in all games, weakest first."""

from __future__ import annotations

from typing import Final


class Level:
    """A level: its name, the bot that plays it, and the seconds that one core needs at most."""

    def __init__(self, name: str, bot: str, seconds: float, plan: float) -> None:
        self.name: Final = name
        self.bot: Final = bot  # as `make_bot` reads it
        self.seconds: Final = seconds  # for one decision
        self.plan: Final = plan  # for a plan or a bid of several steps


#: A search is given a little less than the most it may take, since it ends after an iteration.
LEVELS: Final = [
    Level("beginner", "hasty:100", 0.3, 1.0),
    Level("easy", "hasty:40", 0.3, 1.0),
    Level("medium", "greedy", 0.3, 1.0),
    Level("strong", "search:800ms:4000ms", 1.0, 5.0),
    Level("master", "search:2500ms:4500ms", 3.0, 5.0),
]


def level_named(name: str) -> Level | None:
    """Return the level of this name, if there is one."""
    for level in LEVELS:
        if level.name == name:
            return level
    return None
