"""Positions written by earlier versions, brought to the present notation."""

from __future__ import annotations

from gunbai.core.errors import BadPosition, Refusal
from gunbai.core.notation import Data
from gunbai.games.joraku.state import FORM
from gunbai.games.joraku.verbs import CODEC


def upgrade(data: Data) -> Data:
    """Return a dump in the present notation; reading it finds what is wrong with it."""
    if "format" in data:
        return data
    plays = data.get("plays")
    stack = data.get("stack")
    if not isinstance(plays, list) or not isinstance(stack, list):
        raise BadPosition(Refusal("position-format"))
    out = dict(data)
    out["format"] = 2
    out["kachidoki"] = None if data.get("kachidoki") == -1 else data.get("kachidoki")
    out["plays"] = [f"{play['colour']} {play['card']}" for play in plays if isinstance(play, dict)]
    out["stack"] = [_rule(entry) for entry in stack if isinstance(entry, dict)]
    return out


def _rule(entry: Data) -> Data:
    out = FORM.upgrade_rule(entry)
    out.pop("choice", None)
    if "last" in out and out["rule"] == "action-points":
        last = out["last"]
        known = isinstance(last, int) and CODEC.knows(last)
        out["last"] = CODEC.text(last) if isinstance(last, int) and known else None
    return out
