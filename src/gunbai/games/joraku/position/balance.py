"""Supplies and cards aside, which follow from the rest of a position that somebody sets up."""

from __future__ import annotations

from typing import Final

from gunbai.core.notation import Data
from gunbai.games.joraku.tables import CARDS, SAMURAI_EACH

#: Places of a seat's cards; `passed` ones lie in another hand by now.
_ZONES: Final = ("hand", "discarded", "private", "picked", "draft")


def balanced(position: Data) -> Data:
    """Return the position with all other samurai in supply (JK-C11), all other cards aside."""
    out = {**position}
    factions = position.get("factions")
    if isinstance(factions, dict):
        out["factions"] = {colour: _with_supply(row) for colour, row in factions.items()}
    named = _named(position)
    if named or position.get("aside"):
        out["aside"] = [card for card in CARDS if card not in named]
    return out


def _with_supply(faction: object) -> object:
    if not isinstance(faction, dict) or not isinstance(faction.get("samurai"), dict):
        return faction
    counts = [count for count in faction["samurai"].values() if isinstance(count, int)]
    return {**faction, "supply": max(0, SAMURAI_EACH - sum(counts))}


def _named(position: Data) -> list[str]:
    """Return the cards that lie somewhere else than aside."""
    out: list[str] = []
    seats = position.get("seats")
    for seat in seats if isinstance(seats, list) else []:
        for zone in _ZONES:
            cards = seat.get(zone) if isinstance(seat, dict) else None
            out += [str(card) for card in cards] if isinstance(cards, list) else []
    plays = position.get("plays")
    if isinstance(plays, list):
        out += [str(play).rsplit(" ", 1)[-1] for play in plays]
    return out
