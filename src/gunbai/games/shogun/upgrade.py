"""Positions written by earlier versions, brought to the present notation."""

from __future__ import annotations

from typing import Any, Final

from gunbai.core.errors import BadPosition, Refusal
from gunbai.core.notation import Data
from gunbai.games.shogun.kinds import A_PLACE, SOME_BATTLES
from gunbai.games.shogun.names import CUBES, IN_BAG, MARKER, OFFICE_NAMES, SEASONS
from gunbai.games.shogun.position.fields import SPACES
from gunbai.games.shogun.state import FORM

#: Fields that may be left out now and never were in version 1.
_ALWAYS: Final = ["favours", "seen_favours", "row"]
#: Fields of rules in progress that only version 1 had, by rule.
_DROPPED: Final = {
    "draft": ["renewing"],
    "place-generals": ["key"],
    "ministry": ["seat"],
    "marker": ["winter", "spared"],
    "deployment": ["count", "target", "moved"],
    "battle": ["defended"],
}
#: Fields that they have only from a certain step on.
_LATER: Final = {
    "draft": {"place": ["group", "general"], "card": ["group", "general"], "group": ["general"]},
    "battle": {"target": ["resolve"], "armies": ["resolve"], "extra": ["resolve"]},
}


def upgrade(data: Data) -> Data:
    """Return a dump in the present notation; reading it finds what is wrong with it."""
    if "format" in data:
        return data
    try:
        return _upgraded(data)
    except (AttributeError, IndexError, KeyError, TypeError, ValueError):
        raise BadPosition(Refusal("position-format")) from None


def _upgraded(data: dict[str, Any]) -> Data:
    out = dict(data)
    for label in _ALWAYS:
        out[label] = data[label]
    out["format"] = 2
    out["season"] = SEASONS[data["season"]]
    out["first"] = None if data["first"] == -1 else data["first"]
    out["provinces"] = {name: _province(row) for name, row in data["provinces"].items()}
    seats = [_seat(row) for row in data["seats"]]
    for province, seat in out.pop("statues"):
        seats[seat]["statues"].append(province)
    out["seats"] = seats
    tower = data["tower"]
    out["tower"] = {
        "inside": _cubes(tower["inside"]),
        "tray": _cubes(tower["tray"]),
        "script": [_cubes(fall) for fall in tower["script"]],
    }
    out["offices"] = {
        name: SPACES.get(space, space - MARKER)
        for name, space in zip(OFFICE_NAMES, data["offices"], strict=True)
        if space != IN_BAG
    }
    out["stack"] = [_rule(entry) for entry in data["stack"]]
    return out


def _province(row: dict[str, Any]) -> dict[str, Any]:
    return {label: value for label, value in row.items() if (label, value) != ("owner", -1)}


def _seat(row: dict[str, Any]) -> dict[str, Any]:
    return {
        **row,
        "reserve": row["statues"],
        "statues": [],
        "shields": SOME_BATTLES.members(row["shields"]),
    }


def _cubes(counts: list[int]) -> Data:
    return {name: count for name, count in zip(CUBES, counts, strict=True) if count}


def _rule(entry: Data) -> Data:
    out = FORM.upgrade_rule(entry)
    rule = str(out["rule"])
    if rule == "battle":
        out["province"] = out.pop("source")
        out["armies"] = out.pop("count")
    for label in _DROPPED.get(rule, []):
        del out[label]
    for label, steps in _LATER.get(rule, {}).items():
        if out["step"] not in steps:
            del out[label]
    place = out.get("place")
    if rule == "draft" and isinstance(place, int):
        out["place"] = A_PLACE.text(place)
    return out
