"""Simple ratings for people and bots, by game (openskill)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from openskill.models import PlackettLuce

from gunbai.core.state import Result
from gunbai.server.room import Room
from gunbai.server.store import Row
from gunbai.server.succession import SeatShare

_MODEL: Final = PlackettLuce()
#: Ratings are shown on a scale that people know: newcomers start at 1000.
_START: Final = 1000
_STRETCH: Final = 40


def is_rated(room: Room) -> bool:
    """Return True for a game from its first deal on, with the values that all others have."""
    return room.own_values is None and (room.origin is None or "rematch" in room.origin)


def shown(row: Row) -> int:
    """Return a rating as a number for people: what the player is worth almost certainly."""
    sure: float = row["mu"] - 3 * row["sigma"]
    return round(_START + _STRETCH * sure)


def new_ratings(
    room: Room, result: Result, players: Sequence[SeatShare], known: list[Row]
) -> list[dict[str, Any]]:
    """Return the ratings after this game; none if all seats count under one name.

    `players` are those for whom the seats count. A visitor's own program is not rated, nor is
    somebody who shares another person's device.
    """
    names = [player.who for player in players]
    if len(set(names)) < 2:
        return []
    before = {str(row["who"]): row for row in known}
    teams = []
    for name in names:
        row = before.get(name)
        rating = _MODEL.rating() if row is None else _MODEL.rating(row["mu"], row["sigma"])
        teams.append([rating])
    after = _MODEL.rate(teams, ranks=[float(place) for place in result.places])
    out: dict[str, dict[str, Any]] = {}
    for seat, name in enumerate(names):
        if not name:
            continue
        row = before.get(name)
        kept = out.get(name)
        games = kept["games"] if kept else (row["games"] if row else 0)
        wins = kept["wins"] if kept else (row["wins"] if row else 0)
        rating = after[seat][0]
        shown = players[seat].name if name.startswith("person:") else room.seats[seat].level
        out[name] = {
            "game": room.game.name,
            "who": name,
            "name": shown,
            "mu": (kept["mu"] + rating.mu) / 2 if kept else rating.mu,
            "sigma": min(kept["sigma"], rating.sigma) if kept else rating.sigma,
            "games": games + 1,
            "wins": wins + (1 if result.places[seat] == 1 else 0),
        }
    return list(out.values())
