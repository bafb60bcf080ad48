"""The sources of victory points in a game of Shogun, by year and kind."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from gunbai.cli.boards.result import Kinds, Ways
from gunbai.core.session import Session
from gunbai.games.shogun.events import REASONS
from gunbai.language import Language

_LINES: Final = "lines"  # rows and columns of the Dajokan board


def ways_of(session: Session) -> list[Kinds]:
    """Return everything scored in the whole game, by seat."""
    ways: list[Kinds] = [{} for _ in range(session.seats())]
    year = 1
    for event in session.events:
        words = session.game.arguments(event)
        if event.key == "sg-round":
            year = event.a
        elif event.key in ("sg-scored", "sg-line"):
            kind = _LINES if event.key == "sg-line" else str(words["reason"])
            ways[event.a].setdefault(kind, [0, 0])[year - 1] += event.b
    return ways


def ways_shown(session: Session, language: Language, labels: list[Text]) -> Ways:
    years = [language.say("cli-sg-year", {"year": year}) for year in (1, 2)]
    owners = list(zip(labels, ways_of(session), strict=True))
    return Ways("sg", years, [*REASONS, _LINES], owners)
