# Made by ./dev generate: edit the declarations instead.
"""Public numbers of a position, as views show them; declared in `position/fields.py`."""

from __future__ import annotations

from typing import TypedDict

from gunbai.games.joraku.position.base import JorakuFields


class PublicFaction(TypedDict):
    """The public numbers of one of the factions."""

    #: Samurai in supply.
    supply: int
    #: Reputation.
    points: int


def public_faction(s: JorakuFields, faction: int) -> PublicFaction:
    """Return the public numbers of one of the factions."""
    return {"supply": s.supply[faction], "points": s.points[faction]}
