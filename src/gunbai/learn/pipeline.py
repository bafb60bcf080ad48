"""The path from nothing to a network: self-play, training, calibration, gate, report.

A folder holds everything made so far: games are not played again, and an existing network is not
trained again.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final, TypeVar

from gunbai.arena.workers import Hands
from gunbai.dataset.shards import claim
from gunbai.learn.calibration import Calibration, calibrate
from gunbai.learn.gate import Gate, Passed, passed, play_gate
from gunbai.learn.network import Network
from gunbai.learn.report import gate_line, report_page, tables
from gunbai.learn.self_play import SelfPlay, play_series
from gunbai.learn.store import Positions, read_positions
from gunbai.learn.training import Epoch, part_of, train, untrained

_T = TypeVar("_T")
#: Shows progress: what is done, of how many, and under which title.
Shown = Callable[[Iterable[_T], int, str], Iterable[_T]]

WEIGHTS: Final = "weights.npz"
REPORT: Final = "report.html"
CARD: Final = "card.md"
_EPOCHS: Final = "epochs.json"


@dataclass
class Recipe:
    """Everything that determines the resulting network."""

    game: str
    bot: str
    games: int
    epochs: int
    seed: int
    gate: int  # games; 0: none

    def command(self) -> str:
        return (
            f"gunbai train {self.game} --bot {self.bot} --games {self.games} "
            f"--epochs {self.epochs} --seed {self.seed} --gate {self.gate}"
        )


@dataclass
class TrainingResult:
    """The result of a training."""

    calibration: Calibration
    gate: Passed | None


class TrainingFolder:
    """A folder in which one network is made."""

    def __init__(self, folder: Path, recipe: Recipe, jobs: Hands) -> None:
        self.folder: Final = folder
        self.recipe: Final = recipe
        self.jobs: Final = jobs

    def open(self) -> None:
        """Continue with the folder; refuse one in which something else is being made."""
        claim(self.folder, asdict(self.recipe))

    def run(self, show: Shown[object]) -> TrainingResult:
        """Do everything that is still to be done."""
        self.open()
        recipe = self.recipe
        series = SelfPlay(
            recipe.game, None, str(self.folder), recipe.bot, recipe.games, recipe.seed
        )
        for _ in show(play_series(series, self.jobs), series.shards(), "self-play"):
            pass
        names = series.load().judge().feature_names()
        every = read_positions(self.folder, names)
        network, epochs = self.train(names, every, show)
        usual = plain_games(every)
        calibration = calibrate(network, part_of(usual, "learn"), part_of(usual, "unseen"))
        gate = self.play_gate(show) if recipe.gate else None
        title = f"{recipe.game}: {recipe.games} games of {recipe.bot}"
        page = report_page(title, epochs, calibration, gate)
        (self.folder / REPORT).write_text(page, encoding="utf-8")
        outcome = TrainingResult(calibration, gate)
        (self.folder / CARD).write_text(card(recipe, every, network, outcome), encoding="utf-8")
        return outcome

    def train(
        self, names: list[str], every: list[Positions], show: Shown[object]
    ) -> tuple[Network, list[Epoch]]:
        """Train a network, unless that was done before."""
        path = self.folder / WEIGHTS
        told = self.folder / _EPOCHS
        if path.exists() and told.exists():
            kept = json.loads(told.read_text(encoding="utf-8"))
            return Network.read(path), [Epoch(**epoch) for epoch in kept]
        network = untrained(names, part_of(every, "learn"), self.recipe.seed)
        work = train(network, every, self.recipe.epochs, self.recipe.seed)
        epochs: list[Epoch] = []
        for epoch in show(work, self.recipe.epochs, "training"):
            assert isinstance(epoch, Epoch)
            epochs.append(epoch)
        told.write_text(json.dumps([asdict(epoch) for epoch in epochs]), encoding="utf-8")
        network.write(path)
        return network, epochs

    def play_gate(self, show: Shown[object]) -> Passed:
        recipe = self.recipe
        network = Network.read(self.folder / WEIGHTS)
        gate = Gate(recipe.game, None, network, recipe.bot, recipe.gate, recipe.seed)
        wins: list[float] = []
        for win in show(play_gate(gate, self.jobs), gate.count, "gate"):
            assert isinstance(win, float)
            wins.append(win)
        return passed(wins)


def plain_games(every: list[Positions]) -> list[Positions]:
    """Return the positions of games with the usual options and without random answers."""
    out: list[Positions] = []
    for positions in every:
        chosen = positions.usual & (positions.careless == 0)
        if chosen.any():
            out.append(positions.where(chosen))
    return out


def card(recipe: Recipe, every: list[Positions], network: Network, outcome: TrainingResult) -> str:
    """Return a page that describes how a network was made, and how good it is."""
    learn = part_of(every, "learn")
    count = sum(len(positions) for positions in learn)
    weights = sum(array.size for array in network.arrays.values())
    gate = "not played" if outcome.gate is None else gate_line(outcome.gate)
    return f"""# The network of {recipe.game}

Made by us with

```
{recipe.command()}
```

**Data**: {recipe.games} games that `{recipe.bot}` plays against itself; in some of them all seats
give random answers now and then, and some have unusual options. {count} positions of
{sum(len(set(positions.games.tolist())) for positions in learn)} games were learned from.
**Network**: {len(network.names)} numbers per seat, {weights} weights.

Games that it has not seen, with the usual options and without random answers:

```
{tables(outcome.calibration)}
```

Against the same bot with the hand-written judgement, two seats each, every seating:

```
{gate}
```
"""
