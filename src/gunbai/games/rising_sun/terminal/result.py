"""The sources of victory points in a game of Rising Sun, by season and kind."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from gunbai.cli.boards.result import Kinds, Ways
from gunbai.core.session import Session
from gunbai.games.rising_sun.names import CARDS, SEASONS
from gunbai.language import Language

_CARDS: Final = "cards"
_KINDS: Final = ["harvest", "kami", "seppuku", "hostage", "poets", "tie", _CARDS, "tokens", "set"]


def ways_of(session: Session) -> list[Kinds]:
    """Return everything gained and lost in the whole game, by seat."""
    ways: list[Kinds] = [{} for _ in range(session.seats())]
    season = 0
    for event in session.events:
        if event.key == "rs-season":
            season = event.a
        elif event.key in ("rs-points", "rs-scored", "rs-lost-points"):
            cause = str(session.game.arguments(event)["cause"])
            kind = _CARDS if cause in CARDS else cause
            sign = -1 if event.key == "rs-lost-points" else 1
            ways[event.a].setdefault(kind, [0] * len(SEASONS))[season] += sign * event.b
    return ways


def ways_shown(session: Session, language: Language, labels: list[Text]) -> Ways:
    seasons = [language.say(f"season-{season}.start") for season in SEASONS]
    owners = list(zip(labels, ways_of(session), strict=True))
    return Ways("rs", seasons, _KINDS, owners)
