"""The sources of reputation points in a game of Joraku, by round and kind."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from gunbai.cli.boards.result import Kinds, Ways
from gunbai.core.session import Session
from gunbai.games.joraku.events import GAINS

_ROUNDS: Final = ["I", "II", "III"]


def ways_of(session: Session) -> dict[str, Kinds]:
    """Return every gain of the whole game, by colour."""
    ways: dict[str, Kinds] = {}
    round_ = 0
    for event in session.events:
        words = session.game.arguments(event)
        if event.key == "jk-round":
            round_ = event.a
        elif event.key == "jk-gained":
            kinds = ways.setdefault(str(words["colour"]), {})
            kinds.setdefault(str(words["reason"]), [0, 0, 0])[round_ - 1] += event.b
    return ways


def ways_shown(session: Session, labels: dict[str, Text]) -> Ways:
    """Return the sources of points by colour: a player may have two."""
    found = ways_of(session)
    owners = [(label, found.get(colour, {})) for colour, label in labels.items()]
    return Ways("jk", _ROUNDS, GAINS, owners)
