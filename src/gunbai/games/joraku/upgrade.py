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
    out["plays"] = [_play(play) for play in plays]
    out["stack"] = [_rule(entry) for entry in stack]
    return out


def _play(play: object) -> str:
    if not isinstance(play, dict) or "colour" not in play or "card" not in play:
        raise BadPosition(Refusal("position-format"))
    return f"{play['colour']} {play['card']}"


def _rule(entry: object) -> Data:
    if not isinstance(entry, dict):
        raise BadPosition(Refusal("position-format"))
    out = FORM.upgrade_rule(entry)
    out.pop("choice", None)
    if "last" in out and out["rule"] == "action-points":
        last = out["last"]
        known = isinstance(last, int) and CODEC.knows(last)
        out["last"] = CODEC.text(last) if isinstance(last, int) and known else None
    return out
