"""Armies and farmers in stock, which follow from the rest of a position that is set up."""

from __future__ import annotations

from gunbai.core.notation import Data
from gunbai.games.shogun.names import ARMIES_EACH, CUBES, FARMER_COUNT


def balanced(position: Data) -> Data:
    """Return the position with all other armies in supply (SG-I1), all other farmers in stock."""
    seats, options = position.get("seats"), position.get("options")
    if not isinstance(seats, list) or not isinstance(options, dict):
        return position
    colours = str(options.get("colours", "")).split(",")
    out = {**position, "farmers": max(0, FARMER_COUNT - _in_tower(position, CUBES[-1]))}
    rows: list[object] = []
    for seat, row in enumerate(seats):
        if isinstance(row, dict) and seat < len(colours):
            used = _on_map(position, seat) + _in_tower(position, colours[seat])
            rows.append({**row, "supply": max(0, ARMIES_EACH - used)})
        else:
            rows.append(row)
    out["seats"] = rows
    return out


def _on_map(position: Data, seat: int) -> int:
    provinces = position.get("provinces")
    count = 0
    for land in provinces.values() if isinstance(provinces, dict) else []:
        if isinstance(land, dict) and land.get("owner") == seat:
            count += _number(land.get("armies"))
    return count


def _in_tower(position: Data, colour: str) -> int:
    tower = position.get("tower")
    count = 0
    for place in ("inside", "tray"):
        cubes = tower.get(place) if isinstance(tower, dict) else None
        count += _number(cubes.get(colour)) if isinstance(cubes, dict) else 0
    return count


def _number(value: object) -> int:
    return value if isinstance(value, int) else 0
