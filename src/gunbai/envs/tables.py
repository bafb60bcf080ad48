"""The parts shared by all kinds of environments: settings, seeds, arrays."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

import gunbai
from gunbai.core.errors import BadOptions, Refusal
from gunbai.core.event import SPECTATOR
from gunbai.core.outline import outline
from gunbai.core.rng import Rng, seeded
from gunbai.numbers.numbering import VERSION
from gunbai.numbers.scheme import REWARDS, Scheme
from gunbai.numbers.stepper import Stepper, begin, name_all

Floats: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.int8]
Observation: TypeAlias = dict[str, Floats | Mask]
Options: TypeAlias = Mapping[str, object]

FLOAT: Final = np.dtype("<f4")
MOST_HISTORY: Final = 10_000


def reward_number(name: str) -> int:
    """Return the number of a way to reward; `BadOptions` if there is none of that name."""
    if name not in REWARDS:
        words: dict[str, object] = {
            "option": "reward",
            "value": name,
            "choices": ", ".join(REWARDS),
        }
        raise BadOptions(Refusal("option-value", "", words))
    return REWARDS.index(name)


class EnvSettings:
    """A game with its options, as numbers; the same for every environment made of it.

    `reward` is "result" (a win is 1, shared among winners), "points" (at the end, how many more
    than the others on average) or "shaped" (the same, whenever it changes). With `talk`, gifts and
    promises are actions. With `every_order`, so are answers that lead to the same in another
    order. `history` is the number of lines of what an agent noticed, in every observation.
    """

    def __init__(
        self,
        game: str,
        options: Options | None = None,
        *,
        reward: str = "result",
        talk: bool = True,
        every_order: bool = False,
        history: int = 0,
    ) -> None:
        if not 0 <= history <= MOST_HISTORY:
            raise ValueError(f"history: from 0 to {MOST_HISTORY} lines, not {history}")
        self.scheme: Final = Scheme(
            gunbai.load(game),
            {} if options is None else options,
            talk=talk,
            every_order=every_order,
            recall=history,
        )
        self.reward: Final = reward_number(reward)
        #: Arguments that recreate the same settings in another process.
        self.wishes: Final[dict[str, Any]] = {
            "game": game,
            "options": options,
            "reward": reward,
            "talk": talk,
            "every_order": every_order,
            "history": history,
        }
        names = name_all(self.scheme)
        self.names: Final = names.names
        self.limits: Final = np.array(names.limits, np.float32)
        #: Of the numbers, those that tell what is seen now; the history follows.
        self.now: Final = len(names.names) - self.scheme.line_size * history
        self.agents: Final = [f"player_{seat}" for seat in range(self.scheme.seats)]

    @property
    def size(self) -> int:
        """The length of an observation."""
        return len(self.names)

    @property
    def numbers(self) -> int:
        """The number of actions."""
        return len(self.scheme.numbering)

    def fill(self, array: Floats, row: bytes) -> None:
        """Put what a seat sees into an array, with the history or without."""
        array[: self.now] = np.frombuffer(row, np.uint8, self.now)
        array[self.now :] = np.frombuffer(row, FLOAT, offset=self.now)

    @property
    def version_name(self) -> str:
        return f"gunbai_{self.scheme.game.name}_v{VERSION}"


class EnvTable:
    """A game in progress, as arrays."""

    def __init__(self, settings: EnvSettings) -> None:
        self.settings: Final = settings
        self._seeds: Rng = seeded(secrets.randbits(64))
        self.stepper: Stepper = begin(settings.scheme, 0)
        self.totals: list[float] = []

    def begin(self, seed: int | None) -> None:
        """Begin a new game; without a seed, one that follows from the last seed given."""
        if seed is not None:
            self._seeds = seeded(seed)
        self.stepper = begin(self.settings.scheme, self._seeds.next())
        self.totals = [0.0] * self.settings.scheme.seats

    def random(self) -> int:
        """Return a number for whatever else is left to chance."""
        return self._seeds.next()

    def row(self, seat: int) -> Floats:
        out = np.empty(self.settings.size, np.float32)
        self.settings.fill(out, self.stepper.row(seat))
        return out

    def mask(self, seat: int) -> Mask:
        return np.frombuffer(self.stepper.mask(seat), np.int8).copy()

    def gains(self) -> list[float]:
        """Return each seat's rewards since the last call."""
        now = self.settings.scheme.totals(self.stepper.state, self.settings.reward)
        out = [after - before for after, before in zip(now, self.totals, strict=True)]
        self.totals = now
        return out

    def render(self, mode: str | None) -> str | None:
        """Return, print or leave out the position as a spectator sees it."""
        if mode is None:
            return None
        picture = outline(dict(self.stepper.state.observe(SPECTATOR)))
        if mode == "ansi":
            return picture
        print(picture)
        return None
