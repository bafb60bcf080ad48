"""A judge looks at a position and leaves it as it is, chance included."""

from __future__ import annotations

import pytest

import gunbai
from gunbai.core.rng import seeded

EVERY = 6


@pytest.mark.parametrize("name", gunbai.GAMES)
def test_opinions_change_no_position(name: str) -> None:
    game = gunbai.load(name)
    judge = game.judge()
    state = game.new({"players": 4}, 3)
    rng = seeded(3)
    looked: set[str] = set()
    count = 0
    while state.ask is not None:
        seat = state.to_act()[0]
        actions = state.candidates(seat)
        new = state.ask.key not in looked
        if len(actions) > 1 and (new or count % EVERY == 0):
            looked.add(state.ask.key)
            before = state.dump()
            judge.evaluate(state)
            judge.priors(state, seat, actions)
            judge.worth(state, seat, actions[:3])
            assert state.dump() == before
        state.apply(seat, actions[rng.below(len(actions))])
        count += 1
    assert len(looked) > 1
