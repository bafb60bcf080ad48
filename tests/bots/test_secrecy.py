"""No bot's choice depends on what its seat cannot know."""

from __future__ import annotations

import pytest

import gunbai
from gunbai.bots.factory import make_bot
from gunbai.core.knowledge import Knowledge
from gunbai.core.rng import seeded
from gunbai.core.state import State

GAME = gunbai.load("joraku")
TABLES: list[dict[str, object]] = [
    {"players": 3, "variants": "2,5"},
    {"players": 4},
    {"mode": "two_vs_two", "variants": "1,4"},
    {"mode": "neutral", "variants": "3,6"},
]
POSITIONS = 12
DEALS = 2


def positions(options: dict[str, object], seed: int) -> list[tuple[State, int]]:
    """Positions of a random game with a real choice, spread over its course, and who chooses."""
    found: list[tuple[State, int]] = []
    state = GAME.new(options, seed)
    rng = seeded(seed)
    while state.ask is not None:
        seats = state.to_act()
        seat = seats[rng.below(len(seats))]
        actions = state.legal(seat)
        if len(actions) > 1:
            found.append((state.clone(), seat))
        state.apply(seat, actions[rng.below(len(actions))])
    # all of the first recruitment, where most is hidden, then one now and then
    early = found[:4]
    rest = found[4:]
    step = max(1, len(rest) // (POSITIONS - len(early)))
    return early + rest[::step][: POSITIONS - len(early)]


@pytest.mark.parametrize("spec", ["random", "greedy", "careless:30", "ismcts:12", "search:12"])
@pytest.mark.parametrize("options", TABLES, ids=str)
def test_other_hidden_cards_change_no_choice(spec: str, options: dict[str, object]) -> None:
    different = 0
    for number, (state, seat) in enumerate(positions(options, 3)):
        chosen = make_bot(spec, number, GAME).choose(Knowledge(state, seat))
        assert chosen in state.legal(seat)
        for deal in range(DEALS):
            other = state.determinize(seat, 1000 * number + deal)
            different += other.dump()["seats"] != state.dump()["seats"]
            assert make_bot(spec, number, GAME).choose(Knowledge(other, seat)) == chosen
    assert different > POSITIONS  # the deals did change what is hidden
