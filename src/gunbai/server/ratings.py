"""Simple ratings for people and bots, by game (openskill)."""

from __future__ import annotations

from typing import Any, Final

from openskill.models import PlackettLuce

from gunbai.core.state import Result
from gunbai.server.room import Room
from gunbai.server.store import Row

_MODEL: Final = PlackettLuce()


def who(room: Room, seat: int) -> str:
    """Return the name under which the seat's result counts; "" for a visitor's own program."""
    holder = room.seats[seat]
    if holder.kind == "program" and not holder.away:
        return ""
    if holder.kind == "person" and holder.person and not holder.away:
        return f"person:{holder.person}"
    return f"bot:{holder.level}"


def new_ratings(room: Room, result: Result, known: list[Row]) -> list[dict[str, Any]]:
    """Return the ratings after this game; none if all seats count under one name."""
    names = [who(room, seat) for seat in range(len(room.seats))]
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
        shown = room.seats[seat].name if name.startswith("person:") else room.seats[seat].level
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
