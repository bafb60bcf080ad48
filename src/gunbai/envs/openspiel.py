"""OpenSpiel: importing this module registers `gunbai_joraku` and so on with `pyspiel.load_game`.

Chance is explicit. Wherever the rules draw something, a chance node with `CHANCES` outcomes comes
before it; all outcomes so far together are the seed of what is drawn. So a game follows from its
history, as OpenSpiel expects.

The options of a game are parameters. OpenSpiel splits its texts at commas and takes digits for
numbers, so a list is written with slashes: `gunbai_shogun(first=2,expansions=court/samurai)`, and
one of a single number ends with one: `gunbai_joraku(variants=3/)`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

from gunbai.core.options import Option
from gunbai.core.rng import seeded
from gunbai.envs.tables import EnvSettings, Floats, Options
from gunbai.games import load, names
from gunbai.numbers.numbering import VERSION
from gunbai.numbers.scheme import REWARDS
from gunbai.numbers.stepper import Stepper, begin

#: The outcomes of a chance node, all equally likely.
CHANCES: Final = 1024
_OUTCOMES: Final = [(outcome, 1.0 / CHANCES) for outcome in range(CHANCES)]
_LONGEST_GAME: Final = 100_000
_MOST_POINTS: Final = 300.0
_SHAPED: Final = "shaped"
_AND: Final = "/"  # between the values of an option
_NOT_GIVEN: Final = (0, "")


def own_parameters(name: str) -> dict[str, Any]:
    """Return the parameters that all games have, with their values if none are given."""
    history = load(name).most_history()
    return {"reward": REWARDS[0], "talk": True, "every_order": False, "history": history}


def is_number(option: Option) -> bool:
    """Return True for an option that is a whole number; 0 stands for its default."""
    if option.several:
        return False
    return all(value.isdigit() or value == option.default for value in option.values)


def as_parameters(name: str, options: Options) -> dict[str, Any]:
    """Return options of a game as parameters for `pyspiel.load_game`."""
    game = load(name)
    read = game.read_options(options)
    out: dict[str, Any] = {}
    for option in game.options():
        value = read[option.name]
        if option.name not in options:
            continue
        if is_number(option):
            out[option.name] = int(value) if value.isdigit() else 0
        else:
            out[option.name] = f"{value}{_AND}" if value.isdigit() else value.replace(",", _AND)
    return out


def _options(given: dict[str, Any]) -> dict[str, Any]:
    """Return parameters as options."""
    return {
        key: value.strip(_AND).replace(_AND, ",") if isinstance(value, str) else value
        for key, value in given.items()
        if value not in _NOT_GIVEN
    }


def game_type(name: str, reward: str = REWARDS[0]) -> Any:
    """Return what OpenSpiel knows of a game; how it rewards, only if it is about to be loaded."""
    model = pyspiel.GameType.RewardModel
    game = load(name)
    seats = [game.seats(game.read_options(options)) for options in game.sample_options()]
    specification = own_parameters(name)
    for option in game.options():
        specification[option.name] = 0 if is_number(option) else ""
    return pyspiel.GameType(
        short_name=f"gunbai_{name}",
        long_name=f"Gunbai: {name}, numbering {VERSION}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=model.REWARDS if reward == _SHAPED else model.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=specification,
    )


class Run:
    """The Python side of a state. OpenSpiel copies it by `deepcopy` and saves it by `pickle`."""

    def __init__(self, settings: EnvSettings) -> None:
        self.settings: Final = settings
        self.stepper: Stepper | None = None  # None before the first chance node
        self.luck = 1  # all outcomes of chance so far, as one number
        self.pending = -1  # a chosen number that waits for chance, or −1
        self.applied: list[int] | None = []  # all actions so far; None if secrets were dealt again
        self.before = self.totals()  # before the last action

    def __deepcopy__(self, memo: object) -> Run:
        twin = Run(self.settings)
        twin.stepper = None if self.stepper is None else self.stepper.clone()
        twin.luck = self.luck
        twin.pending = self.pending
        twin.applied = None if self.applied is None else self.applied[:]
        twin.before = self.before
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        if self.applied is None:
            raise ValueError("a state whose secrets were dealt again can't be saved")
        return replayed, (self.settings.wishes, self.applied)

    def totals(self) -> list[float]:
        """Return each player's rewards so far."""
        scheme = self.settings.scheme
        if self.stepper is None:
            return [0.0] * scheme.seats
        return scheme.totals(self.stepper.state, self.settings.reward)

    def is_chance(self) -> bool:
        return self.stepper is None or self.pending >= 0

    def apply(self, action: int) -> None:
        """Continue with an outcome of chance, or with the number that a player chooses."""
        if self.applied is not None:
            self.applied.append(action)
        self.before = self.totals()
        if self.stepper is None:
            self.luck = self.luck * CHANCES + action
            self.stepper = begin(self.settings.scheme, self.luck)
        elif self.pending >= 0:
            self.luck = self.luck * CHANCES + action
            self.stepper.state.rng = seeded(self.luck)
            self.stepper.step(self.stepper.seat, self.pending)
            self.pending = -1
        else:
            tried = self.stepper.clone()
            tried.step(tried.seat, action)
            if tried.state.rng.same(self.stepper.state.rng):
                self.stepper = tried
            else:  # something was drawn: chance comes first
                self.pending = action


def replayed(wishes: dict[str, Any], applied: list[int]) -> Run:
    """Return the run that these actions lead to."""
    run = Run(EnvSettings(**wishes))
    for action in applied:
        run.apply(action)
    return run


class GunbaiGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Gunbai with its options, which are OpenSpiel's parameters.

    Each game has a subclass, since OpenSpiel keeps what it is given to the very end of the process,
    when a function could no longer be let go.
    """

    #: Set by the subclass of each game.
    game_name: ClassVar[str]

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        given = dict(parameters or {})
        own = own_parameters(self.game_name)
        wishes = {key: given.get(key, value) for key, value in own.items()}
        if wishes["reward"] not in REWARDS:
            raise ValueError(f"reward: {' or '.join(REWARDS)}, not {wishes['reward']}")
        options = _options({key: value for key, value in given.items() if key not in own})
        self.settings: Final = EnvSettings(self.game_name, options, **wishes)
        seats = self.settings.scheme.seats
        wins = wishes["reward"] == "result"
        info = pyspiel.GameInfo(
            num_distinct_actions=self.settings.numbers,
            max_chance_outcomes=CHANCES,
            num_players=seats,
            min_utility=-1.0 / seats if wins else -_MOST_POINTS,
            max_utility=1.0 - 1.0 / seats if wins else _MOST_POINTS,
            utility_sum=0.0,
            max_game_length=_LONGEST_GAME,
        )
        self.wins: Final = wins
        self.shaped: Final = wishes["reward"] == _SHAPED
        plain = {key: value for key, value in wishes.items() if value != own[key]}
        plain |= as_parameters(self.game_name, options)
        super().__init__(game_type(self.game_name, wishes["reward"]), info, plain)

    def __reduce__(self) -> tuple[Any, ...]:
        return loaded, (str(self),)

    def new_initial_state(self) -> GunbaiState:
        return GunbaiState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Return what writes the tensors and texts of states."""
        if params:
            raise ValueError(f"observers have no parameters: {params}")
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self, recall)


def loaded(text: str) -> Any:
    """Return a game from its text; reading a saved one registers the games."""
    return pyspiel.load_game(text)


class GunbaiState(pyspiel.State):  # type: ignore[misc]
    """A position, at a decision or before something is drawn."""

    def __init__(self, game: GunbaiGame) -> None:
        super().__init__(game)
        self.run = Run(game.settings)

    def current_player(self) -> int:
        stepper = self.run.stepper
        if stepper is None or self.run.is_chance():
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if stepper.is_over() else stepper.seat

    def is_terminal(self) -> bool:
        stepper = self.run.stepper
        return stepper is not None and not self.run.is_chance() and stepper.is_over()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return _OUTCOMES

    def _legal_actions(self, player: int) -> list[int]:
        stepper = self.run.stepper
        if stepper is None or player != stepper.seat:
            return []
        return stepper.numbers(player)

    def _apply_action(self, action: int) -> None:
        self.run.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return f"chance {action}"
        return str(self.get_game().settings.scheme.numbering.names[action])

    def returns(self) -> list[float]:
        totals = self.run.totals()
        fair = 1.0 / len(totals) if self.get_game().wins and self.is_terminal() else 0.0
        return [total - fair for total in totals]

    def rewards(self) -> list[float]:
        """Return each player's reward for the last action; only at the end unless `shaped`."""
        totals = self.run.totals()
        if not self.get_game().shaped:
            return self.returns() if self.is_terminal() else [0.0] * len(totals)
        return [total - was for total, was in zip(totals, self.run.before, strict=True)]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> GunbaiState:
        """Return a state that this player can't tell from this one: secrets are redealt."""
        twin: GunbaiState = self.clone()
        run = twin.run
        if run.stepper is not None:
            run.luck = int(sampler() * (1 << 32))
            run.applied = None
            run.stepper = run.stepper.possible(player, run.luck)
        return twin

    def __str__(self) -> str:
        run = self.run
        if run.stepper is None:
            return "not begun"
        waiting = f"{run.luck} {run.pending} {run.stepper.said}"
        return f"{waiting}\n{run.stepper.state!r}"


class Observer:
    """Writes what a player sees; with perfect recall, also all that it has noticed before."""

    def __init__(self, game: GunbaiGame, recall: bool) -> None:
        self.settings: Final = game.settings
        size = self.settings.size if recall else self.settings.now
        self.recall: Final = recall
        self.names: Final = game.settings.names
        self.tensor: Floats = np.zeros(size, np.float32)
        self.dict: Final = {"observation": self.tensor}

    def set_from(self, state: GunbaiState, player: int) -> None:
        stepper = state.run.stepper
        if stepper is None:
            self.tensor.fill(0)
            return
        row = stepper.row(player) if self.recall else stepper.row_now(player)
        self.settings.fill(self.tensor, row)

    def string_from(self, state: GunbaiState, player: int) -> str:
        stepper = state.run.stepper
        if stepper is None:
            return ""
        row = stepper.row_now(player)
        seen = [f"{self.names[place]}={value}" for place, value in enumerate(row) if value]
        text = f"player {player}: {' '.join(seen)}"
        if self.recall and stepper.recall is not None:
            text = f"{stepper.recall.text(player)}\n{text}"
        return text


for _name in names():
    _made = type(f"Gunbai_{_name}", (GunbaiGame,), {"game_name": _name})
    pyspiel.register_game(game_type(_name), _made)
