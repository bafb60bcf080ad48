"""The checks of other people's libraries, run by these libraries themselves.

`test_conformance.py` starts this file with the interpreter of `.tools/envs`:
`python -m tests.envs.suites joraku api seeds`.
"""

from __future__ import annotations

import pickle
import sys
import warnings
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

import numpy as np

import gunbai
from gunbai.numbers.numbering import VERSION
from tests.envs import ppo
from tests.full import FULL

# --- PettingZoo -----------------------------------------------------------------------------------


def module(game: str) -> Any:
    """Return a game in PettingZoo's own form, which its checks are given as it is."""
    return import_module(f"gunbai.envs.{game}_v{VERSION}")


def api(game: str) -> None:
    """Check the environments that ask one agent after the other."""
    from pettingzoo.test import api_test

    from gunbai.envs.pettingzoo import env, raw_env

    assert env(game).unwrapped.metadata["name"] == f"gunbai_{game}_v{VERSION}"
    api_test(env(game), num_cycles=30)
    api_test(raw_env(game, reward="shaped", history=4, talk=False), num_cycles=10)
    api_test(module(game).env(), num_cycles=20)
    api_test(module(game).raw_env(), num_cycles=20)


def options(game: str) -> None:
    """Check them with all options."""
    from pettingzoo.test import api_test

    from gunbai.envs.pettingzoo import env

    for chosen in gunbai.load(game).sample_options():
        api_test(env(game, chosen), num_cycles=2)
        api_test(module(game).env(chosen), num_cycles=2)


def seeds(game: str) -> None:
    """Check that the same seed makes the same game, and another seed another one."""
    from pettingzoo.test import parallel_seed_test, seed_test

    from gunbai.envs.pettingzoo import env

    seed_test(lambda: env(game), num_cycles=8)
    seed_test(module(game).env, num_cycles=8)
    parallel_seed_test(module(game).parallel_env, num_cycles=8)
    made = env(game)
    first = []
    for seed in (1, 1, 2):
        made.reset(seed=seed)
        first.append(made.last()[0]["observation"].tolist())
    assert first[0] == first[1] != first[2]


def parallel(game: str) -> None:
    """Check the environments in which all answer at once."""
    from pettingzoo.test import parallel_api_test

    from gunbai.envs.pettingzoo import parallel_env

    parallel_api_test(parallel_env(game), num_cycles=40)
    parallel_api_test(module(game).parallel_env(), num_cycles=40)


def cycles(game: str) -> None:
    """Check that a game is cut off, also one that asks only those who have something to decide."""
    from pettingzoo.test import max_cycles_test

    from gunbai.envs.pettingzoo import env

    max_cycles_test(module(game))
    made = env(game, max_cycles=2)
    made.reset(seed=1)
    steps = 0
    for agent in made.agent_iter():
        seen, _, ended, cut, _ = made.last()
        assert not ended
        made.step(None if cut else made.action_space(agent).sample(seen["action_mask"]))
        steps += not cut
    assert steps == 2 * len(made.possible_agents)


def pictures(game: str) -> None:
    """Check that an onlooker's view is drawn."""
    from pettingzoo.test import render_test

    from gunbai.envs.pettingzoo import env

    def shown(picture: str) -> bool:
        return f"game: {game}" in picture

    render_test(lambda **settings: env(game, **settings), {"ansi": shown})
    render_test(module(game).env, {"ansi": shown})


def saved(game: str) -> None:
    """Check that an environment, and what makes it, can be sent to another process."""
    made = pickle.loads(pickle.dumps(module(game).parallel_env(max_cycles=3)))
    assert (made.max_cycles, str(made)) == (3, f"gunbai_{game}_v{VERSION}")
    assert pickle.loads(pickle.dumps(module(game).env)).keywords == {}


def rewards(game: str) -> None:
    """Whole games: the rewards of each way sum up to what the result says."""
    from gunbai.envs.pettingzoo import raw_env

    for way in ("result", "points", "shaped"):
        made = raw_env(game, reward=way)
        made.reset(seed=3)
        chance = np.random.default_rng(3)
        sums = dict.fromkeys(made.agents, 0.0)
        while not made.table.stepper.is_over():
            mask = made.observe(made.agent_selection)["action_mask"]
            made.step(int(chance.choice(np.flatnonzero(mask))))
            for agent, gain in made.rewards.items():
                sums[agent] += gain
        result = made.table.stepper.state.result()
        assert result is not None
        total = sum(result.scores)
        for seat, agent in enumerate(made.possible_agents):
            others = (total - result.scores[seat]) / (len(result.scores) - 1)
            fair = result.utility(seat) if way == "result" else result.scores[seat] - others
            assert abs(sums[agent] - fair) < 1e-3, (way, agent)


# --- Gymnasium ------------------------------------------------------------------------------------


def one_seat(game: str) -> None:
    """Check one seat against bots, and play whole games with masks."""
    import gymnasium
    from gymnasium.utils.env_checker import check_env

    import gunbai.envs.gymnasium  # registers the games

    with warnings.catch_warnings():
        warnings.simplefilter("error")
        made = gymnasium.make(f"gunbai/{game}-v1", opponents="random", disable_env_checker=True)
        check_env(made.unwrapped, skip_render_check=False)
    for seat, bots in ((0, "greedy"), (gunbai.envs.gymnasium.ANY_SEAT, "random")):
        plain = gunbai.envs.gymnasium.OneSeat(game, seat=seat, opponents=bots)
        _, info = plain.reset(seed=5)
        over = False
        reward = 0.0
        while not over:
            number = int(np.flatnonzero(info["action_mask"])[-1])
            assert plain.action_masks()[number]
            _, reward, over, _, info = plain.step(number)
        result = plain.table.stepper.state.result()
        assert result is not None
        assert reward == result.utility(plain.seat)


# --- OpenSpiel ------------------------------------------------------------------------------------


def spiel(game: str) -> None:
    """Check random games of OpenSpiel: legal actions, masks, tensors, copies, saved states."""
    import pyspiel

    import gunbai.envs.openspiel  # noqa: F401 (registers the games)

    loaded = pyspiel.load_game(f"gunbai_{game}")
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)
    saved = walk(loaded, steps=60)
    again = loaded.deserialize_state(saved.serialize())
    assert str(again) == str(saved)
    kind = loaded.get_type()
    seats = {each.num_players() for each in spiels(game)}
    assert (kind.min_num_players, kind.max_num_players) == (min(seats), max(seats))


def spiels(game: str) -> list[Any]:
    """Return a game of OpenSpiel with each of the sample options."""
    import pyspiel

    from gunbai.envs.openspiel import as_parameters

    every = gunbai.load(game).sample_options()
    return [pyspiel.load_game(f"gunbai_{game}", as_parameters(game, each)) for each in every]


def texts(game: str) -> None:
    """Check that games of all options are read again from their texts, alone and with a state."""
    import pyspiel

    read = gunbai.load(game).read_options
    for given, made in zip(gunbai.load(game).sample_options(), spiels(game), strict=True):
        assert made.settings.scheme.options == read(given)
        for twin in (pyspiel.load_game(str(made)), pickle.loads(pickle.dumps(made))):
            assert str(twin) == str(made)
            assert twin.settings.wishes == made.settings.wishes
        state = walk(made, steps=4)
        both = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(made, state))
        assert [str(each) for each in both] == [str(made), str(state)]


#: What people write, and the options that they mean.
WRITTEN: Final[dict[str, tuple[str, dict[str, object]]]] = {
    "joraku": ("mode=neutral,variants=3/", {"mode": "neutral", "variants": "3"}),
    "shogun": (
        "expansions=court/samurai,first=2,players=5",
        {"players": 5, "first": 2, "expansions": ["court", "samurai"]},
    ),
    "rising_sun": ("clans=koi/lotus/turtle,players=3", {"players": 3, "clans": "koi,lotus,turtle"}),
}


def written(game: str) -> None:
    """Check the texts of parameters that the guide tells of."""
    import pyspiel

    import gunbai.envs.openspiel

    text, options = WRITTEN[game]
    loaded = pyspiel.load_game(f"gunbai_{game}({text})")
    assert loaded.settings.scheme.options == gunbai.load(game).read_options(options)
    assert str(loaded) == f"gunbai_{game}({text})"
    shaped = pyspiel.load_game(f"gunbai_{game}(history=2,reward=shaped,talk=False)")
    assert (shaped.settings.wishes["talk"], shaped.settings.scheme.recall) == (False, 2)


def walk(loaded: Any, steps: int) -> Any:
    """Return the state after some random steps."""
    chance = np.random.RandomState(2)
    state = loaded.new_initial_state()
    for _ in range(steps):
        if state.is_terminal():
            break
        state.apply_action(int(chance.choice(state.legal_actions())))
    return state


def shaped(game: str) -> None:
    """Check rewards at every step: their model is another one, and they sum up to the returns."""
    import pyspiel

    import gunbai.envs.openspiel  # noqa: F401 (registers the games)

    model = pyspiel.GameType.RewardModel
    loaded = pyspiel.load_game(f"gunbai_{game}", {"reward": "shaped", "history": 1})
    assert loaded.get_type().reward_model == model.REWARDS
    assert pyspiel.load_game(f"gunbai_{game}").get_type().reward_model == model.TERMINAL
    chance = np.random.RandomState(3)
    state = loaded.new_initial_state()
    sums = np.zeros(loaded.num_players())
    gains: list[float] = []
    often = 0
    while not state.is_terminal():
        state.apply_action(int(chance.choice(state.legal_actions())))
        gains = state.rewards()
        often += any(gains)
        sums += gains
        assert np.allclose(sums, state.returns())
    assert often > 1, "all points came at the end"
    assert state.clone().rewards() == gains


def resampling(game: str) -> None:
    """Do what OpenSpiel's own ResampleInfostateTest does, which Python can't reach.

    A state that is dealt again looks the same to its player, and the same player is to move. With
    `--full` at every decision of whole games, else at some decisions of one.
    """
    import pyspiel

    import gunbai.envs.openspiel  # noqa: F401 (registers the games)

    loaded = pyspiel.load_game(f"gunbai_{game}", {"history": 16})
    chance = np.random.RandomState(7)
    differ = 0
    for _ in range(3 if FULL else 1):
        state = loaded.new_initial_state()
        steps = 0
        while not state.is_terminal() and (FULL or steps < 400):
            if not state.is_chance_node() and (FULL or steps % 8 == 0):
                differ += dealt_again(loaded, state, chance)
            state.apply_action(int(chance.choice(state.legal_actions())))
            steps += 1
    assert differ, "nothing was dealt again"


def dealt_again(loaded: Any, state: Any, chance: Any) -> int:
    """Deal the secrets of each player again; return how many of the states differ."""
    differ = 0
    for player in range(loaded.num_players()):
        other = state.resample_from_infostate(player, chance.random_sample)
        text = state.information_state_string(player)
        assert text == other.information_state_string(player)
        tensor = state.information_state_tensor(player)
        assert tensor == other.information_state_tensor(player)
        assert state.current_player() == other.current_player()
        differ += str(state) != str(other)
    return differ


def searching(game: str) -> None:
    """Let OpenSpiel's ISMCTS search a few moves."""
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    import gunbai.envs.openspiel  # noqa: F401 (registers the games)

    loaded = pyspiel.load_game(f"gunbai_{game}", {"history": 1})
    chance = np.random.RandomState(4)
    bot = ismcts.ISMCTSBot(
        loaded, mcts.RandomRolloutEvaluator(1, chance), 2.0, 3, random_state=chance
    )
    state = loaded.new_initial_state()
    moves = 0
    while moves < 3:
        if state.is_chance_node():
            state.apply_action(int(chance.choice(state.legal_actions())))
            continue
        moves += len(state.legal_actions()) > 1
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def regrets(game: str) -> None:
    """Let OpenSpiel's outcome-sampling MCCFR play an iteration."""
    import pyspiel
    from open_spiel.python.algorithms import outcome_sampling_mccfr

    import gunbai.envs.openspiel  # noqa: F401 (registers the games)

    np.random.seed(8)
    loaded = pyspiel.load_game(f"gunbai_{game}", {"history": 1, "talk": False})
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(loaded)
    solver.iteration()
    assert solver._infostates, "no information state was visited"


# --- a loop that learns ---------------------------------------------------------------------------


def learning(game: str) -> None:
    """Let PPO learn for a few steps from a batch."""
    before, after = ppo.learn(game, games=16, steps=24, rounds=2)
    assert all(np.isfinite(weights).all() for weights in after)
    assert not np.array_equal(before[0], after[0])


SUITES: Final[dict[str, Callable[[str], None]]] = {
    "api": api,
    "options": options,
    "seeds": seeds,
    "parallel": parallel,
    "cycles": cycles,
    "pictures": pictures,
    "saved": saved,
    "rewards": rewards,
    "one-seat": one_seat,
    "spiel": spiel,
    "texts": texts,
    "written": written,
    "shaped": shaped,
    "resampling": resampling,
    "searching": searching,
    "regrets": regrets,
    "learning": learning,
}


if __name__ == "__main__":
    for name in sys.argv[2:]:
        SUITES[name](sys.argv[1])
        print(f"{name}: passed", flush=True)
