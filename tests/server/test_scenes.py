"""Scenes over the wire lead to where those are who asked for none."""

from __future__ import annotations

import json
from operator import methodcaller
from typing import Any

import pytest

from gunbai.core.event import SPECTATOR
from gunbai.core.rng import seeded
from gunbai.server.changes import changed
from tests.properties.games import choose
from tests.server.test_secrecy import FORMS, World

#: How many answers are looked at, and how many scenes they must lead to.
ANSWERS = 300
LEAST_SCENES = 60


def shown(view: Any, message: dict[str, Any]) -> tuple[Any, int]:
    """Return the view after the scenes of a message, one after the other; and how many."""
    for scene in message["scenes"][:-1]:  # the last one leads to the view itself
        view = changed(view, scene.get("change"))
        assert (view["prompt"], view["choices"], view["free"]) == (None, [], [])
    return changed(view, message["change"]), len(message["scenes"])


@pytest.mark.parametrize("key", [SPECTATOR, 0])
@pytest.mark.parametrize("name", ["base4", "shogun", "rising_sun"])
def test_with_and_without_scenes_it_ends_in_the_same_view(name: str, key: int) -> None:
    world = World(FORMS[name], 5, key)
    world.begin()
    view = json.loads(json.dumps(world.room.streams[key].view))
    rng = seeded(8)
    scenes = 0
    for number in range(ANSWERS):
        if world.session.ask is None:
            break
        seat, action = choose(world.session.state, rng)
        world.do(methodcaller("answer", seat, action))
        sent = world.sent
        if number % 7 == 0 and world.session.undo_refusal(seat) is None:
            world.do(methodcaller("undo", seat))
            sent += world.sent
        told = [json.loads(message) for message in sent]
        whole = [message for message in told if message["type"] == "moved"]
        pieces = [message for message in told if message["type"] == "scenes"]
        assert len(whole) == len(pieces)
        for moved, message in zip(whole, pieces, strict=True):
            view, count = shown(view, message)
            scenes += count
            assert view == moved["view"]
            for field in ("log_at", "log", "undone", "by", "steps_back", "clock"):
                assert message[field] == moved[field]
    assert scenes > LEAST_SCENES
