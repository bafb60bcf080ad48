"""Random play to the end of a game, as benchmarks and rollouts use it."""

from __future__ import annotations

from collections import Counter

import pytest

import gunbai
from gunbai.bots.simple import play_at_random
from gunbai.core.event import Event
from gunbai.core.rng import seeded


@pytest.mark.parametrize("name", gunbai.GAMES)
def test_a_game_is_played_to_its_end_and_again_in_the_same_way(name: str) -> None:
    told: list[list[str]] = []
    for _ in range(2):
        events: list[Event] = []
        state = gunbai.load(name).new({}, 5, sink=events)
        assert play_at_random(state, seeded(3)) > 10
        assert state.ask is None
        assert state.result() is not None
        told.append([event.line() for event in events])
    assert told[0] == told[1]


def test_every_first_choice_comes_about_as_often_as_the_others() -> None:
    """Of three different tiles, each is chosen first about as often, in 240 games."""
    chosen: Counter[int] = Counter()
    game = gunbai.load("rising_sun")
    start = game.new({"players": 3, "clans": "koi,turtle,bonsai"}, 3)
    while start.ask is not None and start.ask.key != "RS-DP05":
        seat = start.ask.first
        start.apply(seat, start.default(seat))
    choices = start.candidates(start.to_act()[0])
    rng = seeded(8)
    for _ in range(240):
        state = start.clone()
        state.sink = []
        play_at_random(state, rng)
        chosen[next(event.b for event in state.sink if event.key == "rs-mandate")] += 1
    assert len(chosen) == len(choices) >= 3
    even = 240 / len(choices)
    assert all(abs(count - even) < even / 3 for count in chosen.values()), chosen
