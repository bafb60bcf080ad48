"""Gymnasium: one seat of a game; bots, given by their names, have the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

import gymnasium
import numpy as np
from gymnasium import spaces

from gunbai.bots.bot import Bot
from gunbai.bots.factory import make_bot
from gunbai.core.knowledge import Knowledge
from gunbai.envs.tables import EnvSettings, EnvTable, Floats, Options
from gunbai.games import names

#: A seat that is drawn again for every game.
ANY_SEAT: Final = -1


class OneSeat(gymnasium.Env[Floats, int]):  # type: ignore[misc]
    """A game as one seat sees it. The legal numbers are in `info["action_mask"]`.

    `opponents` is a bot for all other seats, or one for each: a level or a spec such as "greedy" or
    "search:200". An illegal number is replaced by an absent player's answer and costs
    `illegal_penalty`. The other settings are those of `Settings`.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["human", "ansi"], "render_fps": 2}

    def __init__(
        self,
        game: str = "joraku",
        options: Options | None = None,
        *,
        opponents: str | Sequence[str] = "greedy",
        seat: int = ANY_SEAT,
        illegal_penalty: float = 0.0,
        render_mode: str | None = None,
        **wishes: Any,
    ) -> None:
        settings = EnvSettings(game, options, **wishes)
        seats = settings.scheme.seats
        if not ANY_SEAT <= seat < seats:
            raise ValueError(f"seat: from 0 to {seats - 1}, or {ANY_SEAT} for any, not {seat}")
        others = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
        if len(others) != seats - 1:
            raise ValueError(f"opponents: {seats - 1} bots are needed, not {len(others)}")
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise ValueError(f"render_mode: human or ansi, not {render_mode}")
        for spec in others:
            make_bot(spec, 0, settings.scheme.game)  # refuses names that no bot has
        self.table: Final = EnvTable(settings)
        self.opponents: Final = others
        self.wanted_seat: Final = seat
        self.penalty: Final = illegal_penalty
        self.render_mode = render_mode
        self.observation_space = spaces.Box(np.zeros(settings.size, np.float32), settings.limits)
        self.action_space = spaces.Discrete(settings.numbers)
        #: The names of the numbers of an observation, and of the actions.
        self.observation_names: Final = settings.names
        self.action_names: Final = settings.scheme.numbering.names
        self.seat = 0
        self._bots: list[Bot | None] = []

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Floats, dict[str, Any]]:
        super().reset(seed=seed)
        table = self.table
        table.begin(seed)
        scheme = table.settings.scheme
        seats = scheme.seats
        self.seat = table.random() % seats if self.wanted_seat == ANY_SEAT else self.wanted_seat
        self._bots = [None] * seats
        for place, spec in enumerate(self.opponents):
            other = (self.seat + 1 + place) % seats
            self._bots[other] = make_bot(spec, table.random(), scheme.game)
        self._let_bots_play()
        return table.row(self.seat), self._info()

    def step(self, action: int) -> tuple[Floats, float, bool, bool, dict[str, Any]]:
        stepper = self.table.stepper
        if stepper.is_over():
            raise ValueError("the game is over: call reset")
        number = int(action)
        fits = number in stepper.numbers(self.seat)
        if fits:
            stepper.step(self.seat, number)
        else:
            stepper.give_default(self.seat)
        self._let_bots_play()
        reward = self.table.gains()[self.seat] - (0.0 if fits else self.penalty)
        if self.render_mode == "human":
            self.render()
        return self.table.row(self.seat), reward, stepper.is_over(), False, self._info()

    def render(self) -> str | None:
        """Return, or print, the position as a spectator sees it."""
        return self.table.render(self.render_mode)

    def action_masks(self) -> Any:
        """Return the legal numbers; libraries with masked policies call this method."""
        return self.table.mask(self.seat).astype(bool)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.table.mask(self.seat), "seat": self.seat}

    def _let_bots_play(self) -> None:
        """Give the answers of bots until this seat is asked, or the game is over."""
        stepper = self.table.stepper
        while not stepper.is_over() and stepper.seat != self.seat:
            seat = stepper.seat
            bot = self._bots[seat]
            assert bot is not None
            for action in bot.answers(Knowledge(stepper.state, seat)):
                if stepper.state.check(seat, action) is None:
                    stepper.carry_out(seat, action)


def register() -> None:
    """Register all games with `gymnasium.make`: `gunbai/joraku-v1` and so on."""
    for name in names():
        gymnasium.register(
            f"gunbai/{name}-v1",
            entry_point="gunbai.envs.gymnasium:OneSeat",
            kwargs={"game": name},
        )


register()
