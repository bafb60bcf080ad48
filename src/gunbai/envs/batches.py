"""Many games at once: arrays in, arrays out, on one core or on all of them."""

from __future__ import annotations

from types import TracebackType
from typing import Any, Final

import numpy as np
from numpy.typing import ArrayLike

from gunbai.envs.arrays import ArrayRows, Arrays, block_size
from gunbai.envs.tables import EnvSettings, Options
from gunbai.envs.workers import Crew
from gunbai.numbers.fleet import Fleet

MOST_GAMES: Final = 100_000


class Batch:
    """Games of one kind, each at its own decision. A game that ends restarts automatically."""

    def __init__(self, wishes: dict[str, Any], games: int, workers: int) -> None:
        if not 1 <= games <= MOST_GAMES:
            raise ValueError(f"from 1 to {MOST_GAMES} games, not {games}")
        if not 1 <= workers <= games:
            raise ValueError(f"workers: from 1 to the number of games, not {workers}")
        self.settings: Final = EnvSettings(**wishes)
        self.games: Final = games
        #: The names of the numbers of an observation, and of the actions.
        self.observation_names: Final = self.settings.names
        self.action_names: Final = self.settings.scheme.numbering.names
        self._crew: Crew | None = None
        self._fleet: Fleet | None = None
        if workers == 1:
            block = bytearray(block_size(self.settings, games))
            self._arrays = Arrays(self.settings, games, block)
            scheme = self.settings.scheme
            self._fleet = Fleet(scheme, 0, games, games, self.settings.reward)
        else:
            self._crew = Crew(wishes, games, workers)
            assert self._crew.arrays is not None
            self._arrays = self._crew.arrays
        self._every: Final = np.arange(games)
        self._begun = False

    def __repr__(self) -> str:
        return f"<{self.games} games of {self.settings.scheme.game.name}>"

    def reset(self, seed: int = 0) -> ArrayRows:
        """Begin all games: game n with the seeds seed + n, seed + n + the number of games, …"""
        if seed < 0:
            raise ValueError("a seed is a whole number, zero or more")
        if self._fleet is not None:
            self._fleet.begin(seed)
            self._arrays.read(self._fleet)
        elif self._crew is not None:
            self._crew.begin(seed)
        else:
            raise ValueError("the batch is closed")
        self._begun = True
        return self._arrays.rows

    def step(self, numbers: ArrayLike) -> ArrayRows:
        """Play one number in every game; nothing happens if one of them is not legal."""
        given = np.asarray(numbers)
        self._check(given)
        self._arrays.numbers[:] = given
        if self._fleet is not None:
            self._fleet.step(self._arrays.said(self._fleet))
            self._arrays.read(self._fleet)
        else:
            assert self._crew is not None
            self._crew.step()
        return self._arrays.rows

    def _check(self, given: Any) -> None:
        if not self._begun:
            raise ValueError("call reset before the first step")
        if given.shape != (self.games,) or given.dtype.kind not in "iu":
            raise ValueError(f"one whole number for each of the {self.games} games is needed")
        inside = (given >= 0) & (given < self.settings.numbers)
        fits = inside & (self._arrays.rows.masks[self._every, np.where(inside, given, 0)] != 0)
        if not fits.all():
            game = int(np.argmin(fits))
            raise ValueError(f"game {game}: {int(given[game])} does not fit now, see its mask")

    def close(self) -> None:
        """End the processes; the arrays must not be used any more."""
        self._begun = False
        self._fleet = None
        if self._crew is not None:
            del self._arrays
            self._crew.close()
            self._crew = None

    def __enter__(self) -> Batch:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def batch(
    game: str, games: int, options: Options | None = None, *, workers: int = 1, **settings: Any
) -> Batch:
    """Return many games at once, played by this process or by several.

    The other settings are those of all environments: `reward`, `talk`, `every_order`, `history`.
    """
    return Batch({"game": game, "options": options, **settings}, games, workers)
