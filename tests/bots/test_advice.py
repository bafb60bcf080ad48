"""Hints with reasons, and how the seats stand: for every kind of decision, and for no secret."""

from __future__ import annotations

import pytest

import gunbai
from gunbai.bots.advice import OPTIONS, Advised, Adviser
from gunbai.bots.outlook import outlooks
from gunbai.bots.reasons import Account, Reason, against_another
from gunbai.core.game import Game
from gunbai.core.judge import Judge, Part
from gunbai.core.knowledge import Knowledge
from gunbai.core.rng import seeded
from gunbai.core.state import State
from gunbai.language import LANGUAGES, Language

GAMES = ["joraku", "shogun", "rising_sun"]  # those whose judges explain themselves
_ANSWERS = 500  # of random games, in all of which decisions of each kind are looked at
_EACH = 2  # decisions of each kind


def decisions(game: Game) -> list[tuple[State, int]]:
    """Return positions of random games, a few of each kind of decision, and who is asked."""
    out: list[tuple[State, int]] = []
    seen: dict[str, int] = {}
    rng = seeded(4)
    for seed in range(2):
        state = game.new({}, seed=seed)
        for _ in range(_ANSWERS):
            ask = state.ask
            if ask is None:
                break
            seat = state.to_act()[0]
            actions = state.candidates(seat)
            if len(actions) > 1 and seen.get(ask.key, 0) < _EACH:
                seen[ask.key] = seen.get(ask.key, 0) + 1
                out.append((state.clone(), seat))
            state.apply(seat, actions[rng.below(len(actions))])
    return out


def told(options: list[Advised]) -> list[object]:
    return [
        (
            option.steps,
            option.chance,
            [(each.key, each.words, each.points) for each in option.reasons],
        )
        for option in options
    ]


@pytest.mark.parametrize("name", GAMES)
def test_every_decision_has_a_hint_with_reasons_in_three_languages(name: str) -> None:
    game = gunbai.load(name)
    languages = [Language(code, game) for code in LANGUAGES]
    found = decisions(game)
    assert len(found) > 8
    for state, seat in found:
        options = Adviser(game.judge(), Knowledge(state, seat), 1).advise(0.0)
        assert 1 <= len(options) <= OPTIONS
        assert options[0].steps[0] in state.candidates(seat)
        assert len({tuple(option.steps) for option in options}) == len(options)
        for option in options:
            assert option.reasons
            assert 0.0 <= option.chance <= 1.0
            for reason in option.reasons:
                for language in languages:
                    assert language.say(reason.key, reason.words)


@pytest.mark.parametrize("name", GAMES)
def test_hints_and_outlooks_are_the_same_in_all_worlds_that_a_seat_cannot_tell_apart(
    name: str,
) -> None:
    game = gunbai.load(name)
    for state, seat in decisions(game)[::3]:
        other = state.determinize(seat, 77)
        hints = [
            told(Adviser(game.judge(), Knowledge(world, seat), 5).advise(0.0))
            for world in (state, other)
        ]
        assert hints[0] == hints[1]
        stands = [
            [(each.chance, each.points, each.spread) for each in outlooks(game, known, 5)]
            for known in (Knowledge(state, seat), Knowledge(other, seat))
        ]
        assert stands[0] == stands[1]


@pytest.mark.parametrize("name", GAMES)
def test_outlooks_are_chances_with_reasons_and_a_spread(name: str) -> None:
    game = gunbai.load(name)
    state, seat = decisions(game)[-1]
    found = outlooks(game, Knowledge(state, seat), 2)
    assert len(found) == state.seats()
    assert sum(each.chance for each in found) == pytest.approx(1.0, abs=0.01)
    assert all(each.spread > 0 for each in found)
    for each in found:
        for reason in each.reasons:
            for code in LANGUAGES:
                assert Language(code, game).say(reason.key, reason.words)


class _Coins(Judge[State]):
    """A judge that sees nothing but coins: those of the first seat count."""

    def __init__(self, coins: float) -> None:
        self.coins = coins

    def parts(self, state: State) -> list[Part]:
        return [Part("coins", [self.coins, 1.0]), Part("equal", [2.0, 2.0])]


@pytest.mark.interpreted  # a judge of the test's own can't inherit from a compiled one
def test_a_reason_is_where_two_judgements_differ() -> None:
    state = gunbai.load("joraku").new({"mode": "neutral", "players": 2}, seed=1)
    rich, poor = Account(2), Account(2)
    rich.add(_Coins(5.0), state, [0.6, 0.4])
    poor.add(_Coins(3.0), state, [0.5, 0.5])

    def said(reasons: list[Reason]) -> list[object]:
        return [(each.key, each.words["way"], each.points) for each in reasons]

    assert said(against_another(rich, poor, 0)) == [("coins", "more", 2.0)]
    assert said(against_another(poor, rich, 0)) == [("coins", "less", -2.0)]
    assert said(against_another(poor, rich, 1)) == [("why-rivals", "more", 2.0)]
