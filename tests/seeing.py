"""Who sees what of a position: helpers of the tests of hidden information, for any game."""

from __future__ import annotations

from typing import Any

from gunbai.core.event import SPECTATOR
from gunbai.core.state import State


def viewers(s: State) -> list[int]:
    """An onlooker and all seats."""
    return [SPECTATOR, *range(s.seats())]


def sight(s: State, viewer: int) -> dict[str, Any]:
    """A view, to be looked into without telling every time what is in it."""
    return dict(s.observe(viewer))


def everybody_sees(s: State, *path: str | int) -> Any:
    """The same thing in all views."""
    found = []
    for viewer in viewers(s):
        thing: Any = s.observe(viewer)
        for name in path:
            thing = thing[name]
        found.append(thing)
    assert all(thing == found[0] for thing in found)
    return found[0]


def seen_by(s: State, key: str) -> list[list[int]]:
    """Who sees each event of this kind."""
    told = [event for event in s.sink or [] if event.key == key]
    return [[v for v in viewers(s) if event.seen_by(v)] for event in told]
