"""Priors: what was worked out for one answer is used again for others, and changes none of them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import gunbai
from gunbai.bots.playout import likely
from gunbai.core.rng import seeded
from gunbai.core.state import State
from gunbai.games.rising_sun.bot.forces import forces
from gunbai.games.rising_sun.flow.force import force_in
from gunbai.games.rising_sun.names import PROVINCE_COUNT
from gunbai.games.rising_sun.position.position import RisingSunPosition

DECISIONS = 120
OPTIONS = {
    "joraku": {"variants": "1,4"},
    "rising_sun": {"players": "6", "dynasty": "yes"},
    "shogun": {"expansions": "court,generals"},
}


def positions(name: str) -> Iterator[State]:
    """Yield the positions of a game in which everybody plays by priors."""
    game = gunbai.load(name)
    judge = game.judge()
    rng = seeded(2)
    state = game.new(OPTIONS[name], 2)
    for _ in range(DECISIONS):
        if state.ask is None:
            return
        yield state
        seat = state.to_act()[0]
        actions = state.candidates(seat)
        state.apply(seat, actions[likely(judge.priors(state, seat, actions), rng)])


@pytest.mark.parametrize("name", OPTIONS)
def test_the_order_of_the_other_answers_does_not_matter(name: str) -> None:
    judge = gunbai.load(name).judge()
    for state in positions(name):
        seat = state.to_act()[0]
        actions = state.candidates(seat)
        forth = judge.priors(state.clone(), seat, actions)
        back = judge.priors(state.clone(), seat, [actions[0], *actions[:0:-1]])
        assert [back[0], *back[:0:-1]] == pytest.approx(forth)


def test_all_forces_at_once_are_those_of_each_province() -> None:
    for state in positions("rising_sun"):
        assert isinstance(state, RisingSunPosition)
        seats = range(state.setup.players)
        single = [
            force_in(state, seat, province) for seat in seats for province in range(PROVINCE_COUNT)
        ]
        assert list(forces(state)) == single
