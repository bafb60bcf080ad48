"""PettingZoo: `env` asks one agent after another, `parallel_env` all that have to decide at once.

Modules such as `gunbai.envs.joraku_v1` have a game in the form of PettingZoo's own environments:
all agents act in every cycle, and any number may be said.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final, NamedTuple

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import parallel_to_aec, wrappers

from gunbai.envs.tables import EnvSettings, EnvTable, Observation, Options

#: What an illegal number becomes: an error, or the answer of an absent player.
ILLEGAL: Final = ("error", "default")
_RENDER_MODES: Final = ["human", "ansi"]


def env(game: str = "joraku", options: Options | None = None, **settings: Any) -> Any:
    """Return a game for one agent after another, with PettingZoo's usual wrappers."""
    made: Any = Turns(game, options, **settings)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


def observation_space(settings: EnvSettings) -> spaces.Dict:
    """Return the space of an agent: what it sees, and the numbers that fit."""
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros(settings.size, np.float32), settings.limits),
            "action_mask": spaces.Box(0, 1, (settings.numbers,), np.int8),
        }
    )


class _Shared(EzPickle):  # type: ignore[misc]
    """The spaces, names and pictures that both kinds of environments have."""

    metadata: dict[str, Any]

    def _open(self, settings: EnvSettings, max_cycles: int | None, render_mode: str | None) -> None:
        if max_cycles is not None and max_cycles < 1:
            raise ValueError(f"max_cycles: 1 or more, not {max_cycles}")
        if render_mode is not None and render_mode not in _RENDER_MODES:
            raise ValueError(f"render_mode: {' or '.join(_RENDER_MODES)}, not {render_mode}")
        self.table = EnvTable(settings)
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = settings.agents[:]
        self.agents: list[str] = []
        self.metadata = {**self.metadata, "name": settings.version_name}
        self.observation_spaces = {agent: observation_space(settings) for agent in settings.agents}
        self.action_spaces = {agent: spaces.Discrete(settings.numbers) for agent in settings.agents}
        #: The names of the numbers of an observation, and of the actions.
        self.observation_names = settings.names
        self.action_names = settings.scheme.numbering.names

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Observation:
        """Return what an agent sees; one that has nothing to decide may only wait."""
        seat = self.possible_agents.index(agent)
        return {"observation": self.table.row(seat), "action_mask": self.table.mask(seat)}

    def render(self) -> str | None:
        """Return, or print, the position as a spectator sees it."""
        return self.table.render(self.render_mode)

    def close(self) -> None:
        return


class Turns(_Shared, AECEnv):  # type: ignore[misc]
    """A game for one agent after another. Sealed answers are asked for one by one as well.

    The settings are those of `Settings`. The game is cut off after `max_cycles` times the number
    of agents actions.
    """

    metadata = {  # noqa: RUF012 (PettingZoo's way to say it)
        "render_modes": _RENDER_MODES,
        "name": "gunbai",
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str = "joraku",
        options: Options | None = None,
        *,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        EzPickle.__init__(
            self, game, options, max_cycles=max_cycles, render_mode=render_mode, **settings
        )
        self._open(EnvSettings(game, options, **settings), max_cycles, render_mode)
        self._steps = 0

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.begin(seed)
        self._steps = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.table.stepper.seat]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        stepper = self.table.stepper
        stepper.step(stepper.seat, -1 if action is None else int(action))
        self._steps += 1
        self._cumulative_rewards[agent] = 0.0
        for other, gain in zip(self.agents, self.table.gains(), strict=True):
            self.rewards[other] = gain
        if stepper.is_over():
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and self._steps >= self.max_cycles * len(self.agents):
            self.truncations = dict.fromkeys(self.agents, True)
        if not stepper.is_over():
            self.agent_selection = self.agents[stepper.seat]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()


class AllAtOnce(_Shared, ParallelEnv):  # type: ignore[misc]
    """A game in which all who are asked answer at once; all others wait (number 0).

    Where answers are open, they are carried out in the order of the seats; one that no longer fits
    because of another is dropped, and its agent is asked again. With `illegal="default"` a number
    that does not fit becomes the answer of an absent player.
    """

    metadata = {  # noqa: RUF012 (PettingZoo's way to say it)
        "render_modes": _RENDER_MODES,
        "name": "gunbai",
        "is_parallelizable": True,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str = "joraku",
        options: Options | None = None,
        *,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        illegal: str = "error",
        **settings: Any,
    ) -> None:
        wishes = {"max_cycles": max_cycles, "render_mode": render_mode, "illegal": illegal}
        EzPickle.__init__(self, game, options, **wishes, **settings)
        if illegal not in ILLEGAL:
            raise ValueError(f"illegal: {' or '.join(ILLEGAL)}, not {illegal}")
        self._open(EnvSettings(game, options, **settings), max_cycles, render_mode)
        self._lenient: Final = illegal == "default"
        self._cycles = 0

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.table.begin(seed)
        self._cycles = 0
        self.agents = self.possible_agents[:]
        return self._seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        agents = self.agents
        self._answer(actions)
        self._cycles += 1
        over = self.table.stepper.is_over()
        cut = not over and self.max_cycles is not None and self._cycles >= self.max_cycles
        rewards = dict(zip(agents, self.table.gains(), strict=True))
        seen = self._seen()
        if over or cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        return seen, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, cut), infos

    def _seen(self) -> dict[str, Observation]:
        return {agent: self.observe(agent) for agent in self.agents}

    def _answer(self, actions: Mapping[str, int]) -> None:
        """Carry out the answers of all who were asked when they chose."""
        stepper = self.table.stepper
        asked = [seat for seat in range(len(self.agents)) if stepper.asked(seat)]
        fitting = {seat: stepper.numbers(seat) for seat in asked}
        for seat in asked:
            number = int(actions[self.agents[seat]])
            if number not in fitting[seat] and not self._lenient:
                stepper.step(seat, number)  # says what is wrong with it
            if not stepper.asked(seat):
                continue
            if number not in fitting[seat]:
                stepper.give_default(seat)
            elif number in stepper.numbers(seat):
                stepper.step(seat, number)


#: PettingZoo's names for them.
raw_env = Turns
parallel_env = AllAtOnce


class Forms(NamedTuple):
    """A game in the three forms that PettingZoo's own modules have."""

    env: Callable[..., Any]
    raw_env: Callable[..., Any]
    parallel_env: Callable[..., AllAtOnce]


def forms(game: str) -> Forms:
    """Return a game as PettingZoo's own modules have it; `options` and settings are given later."""
    return Forms(partial(_checked, game), partial(_in_turn, game), partial(_lenient, game))


def _lenient(game: str, options: Options | None = None, **settings: Any) -> AllAtOnce:
    return AllAtOnce(game, options, **{"illegal": "default", **settings})


def _in_turn(game: str, options: Options | None = None, **settings: Any) -> Any:
    return parallel_to_aec(_lenient(game, options, **settings))


def _checked(game: str, options: Options | None = None, **settings: Any) -> Any:
    made = wrappers.AssertOutOfBoundsWrapper(_in_turn(game, options, **settings))
    return wrappers.OrderEnforcingWrapper(made)
