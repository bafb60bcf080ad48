"""The textbook search: what its tree counts, and that it finds a win."""

from __future__ import annotations

import pytest

import gunbai
from gunbai.bots.factory import make_bot
from gunbai.bots.ismcts import Descent, Fork
from gunbai.core.knowledge import Knowledge
from gunbai.core.rng import seeded
from gunbai.core.state import State

JORAKU = gunbai.load("joraku")


def explore(state: State, seat: int, iterations: int) -> Fork:
    root = Fork(state.seats())
    knowledge = Knowledge(state, seat)
    rng = seeded(5)
    for _ in range(iterations):
        Descent(root, seat, knowledge.candidates(), rng).run(knowledge.possible(rng))
    return root


@pytest.mark.parametrize("name", gunbai.GAMES)
def test_same_seed_and_budget_same_choices(name: str) -> None:
    game = gunbai.load(name)
    games: list[list[int]] = []
    for _ in range(2):
        state = game.new({"players": 4}, 8)
        bots = [make_bot("ismcts:4", seat, game) for seat in range(4)]
        chosen: list[int] = []
        for _ in range(8):
            seat = state.to_act()[0]
            chosen.append(bots[seat].choose(Knowledge(state, seat)))
            state.apply(seat, chosen[-1])
        games.append(chosen)
    assert games[0] == games[1]


def test_each_iteration_adds_one_answer_and_counts_its_way() -> None:
    state = JORAKU.new({"players": 4}, 4)
    while state.ask is not None and state.ask.secret:
        seat = state.to_act()[0]
        state.apply(seat, state.legal(seat)[0])
    seat = state.to_act()[0]
    branches = explore(state, seat, 60).branches[seat]
    assert sum(branch.visits for branch in branches.values()) == 60
    assert all(branch.visits <= branch.possible <= 60 for branch in branches.values())
    assert len(branches) == len(state.candidates(seat))


def test_sealed_answers_do_not_tell_places_apart() -> None:
    state = JORAKU.new({"players": 4}, 4)
    assert state.ask is not None
    assert state.ask.secret
    root = explore(state, 0, 60)
    for branches in root.branches:
        assert sum(branch.visits for branch in branches.values()) == 60
        assert len(branches) > 1
    assert root.unsealed is not None


def outcomes(state: State, seat: int) -> dict[int, float]:
    """Return what each answer brings if it is the last choice of the game; else nothing."""
    found: dict[int, float] = {}
    for action in state.candidates(seat):
        after = state.clone()
        after.apply(seat, action)
        while after.ask is not None:
            (other,) = after.to_act()[:1]
            if len(after.legal(other)) > 1:
                return {}
            after.apply(other, after.legal(other)[0])
        result = after.result()
        assert result is not None
        found[action] = result.utility(seat)
    return found


def test_a_win_at_hand_is_found() -> None:
    found = 0
    for seed in range(40):
        state = JORAKU.new({"players": 3}, seed)
        rng = seeded(seed)
        last = state
        while state.ask is not None:
            seat = state.to_act()[0]
            if len(state.candidates(seat)) > 1:
                last = state.clone()
            actions = state.candidates(seat)
            state.apply(seat, actions[rng.below(len(actions))])
        seat = last.to_act()[0]
        worth = outcomes(last, seat)
        if len(set(worth.values())) > 1:
            found += 1
            chosen = make_bot("ismcts:200", seed, JORAKU).choose(Knowledge(last, seat))
            assert worth[chosen] == max(worth.values())
    assert found >= 1
