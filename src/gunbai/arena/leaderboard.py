"""A table of bots from results of contests: strength by Bradley–Terry, with intervals.

The better-placed bot has won against each bot of another kind at the same table; an equal place is
half a win. The strengths that make these results likeliest are given in points of Elo: 100 more
mean 64 wins in 100. Each bot has also drawn once with an average one, so that even a bot that never
lost has a strength. The intervals hold 95 of 100 strengths that come out if deals are drawn again
from those that were played.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from gunbai.arena.results import Played

_Matrix = NDArray[np.float64]
_ELO: Final = 400 / np.log(10)
_ROUNDS: Final = 200  # of the fit, which settles long before
_DRAWS: Final = 200
_BOUNDS: Final = (2.5, 97.5)


@dataclass
class Ranked:
    """A bot of the table."""

    bot: str
    games: int
    share: float  # of comparisons that were won
    strength: float
    low: float
    high: float


def leaderboard(games: Sequence[Played]) -> list[Ranked]:
    """Return the bots of these games, which are of one kind, the strongest first."""
    bots = sorted({bot for played in games for bot in played.bots})
    deals: dict[int, _Matrix] = {}
    for played in games:
        wins = deals.setdefault(played.seed, np.zeros((len(bots), len(bots))))
        _compare(played, bots, wins)
    every = np.stack([deals[seed] for seed in sorted(deals)])
    wins = every.sum(axis=0)
    strengths = fit(wins)
    chance = np.random.default_rng(1)
    drawn = np.stack(
        [
            fit(every[chance.integers(len(every), size=len(every))].sum(axis=0))
            for _ in range(_DRAWS)
        ]
    )
    low, high = np.percentile(drawn, _BOUNDS, axis=0)
    compared = wins.sum(axis=1) + wins.sum(axis=0)
    lines = [
        Ranked(
            bot,
            sum(bot in played.bots for played in games),
            float(wins[place].sum() / compared[place]) if compared[place] else 0.5,
            float(strengths[place]),
            float(low[place]),
            float(high[place]),
        )
        for place, bot in enumerate(bots)
    ]
    return sorted(lines, key=lambda line: (-line.strength, line.bot))


def _compare(played: Played, bots: list[str], wins: _Matrix) -> None:
    for one, place in zip(played.bots, played.places, strict=True):
        for other, behind in zip(played.bots, played.places, strict=True):
            if one != other and place <= behind:
                wins[bots.index(one), bots.index(other)] += 1.0 if place < behind else 0.5


def fit(wins: Any) -> Any:
    """Return the strengths that explain who has won against whom, 0 on average."""
    met = wins + wins.T
    won = wins.sum(axis=1) + 0.5
    skill = np.ones(len(wins))
    for _ in range(_ROUNDS):
        against = (met / (skill[:, None] + skill[None, :])).sum(axis=1) + 1 / (skill + 1)
        skill = won / against
        skill /= np.exp(np.log(skill).mean())
    return _ELO * np.log(skill)


def by_game(games: Iterable[Played]) -> dict[str, list[Played]]:
    out: dict[str, list[Played]] = {}
    for played in games:
        out.setdefault(played.game, []).append(played)
    return {name: out[name] for name in sorted(out)}


def as_markdown(boards: dict[str, list[Ranked]]) -> str:
    """Return the tables of all games as one, for the documentation."""
    lines = [
        "| Game | Bot | Games | Better than others | Strength | 95 % |",
        "|---|---|---|---|---|---|",
    ]
    for game, board in boards.items():
        for line in board:
            share = f"{100 * line.share:.0f} %"
            bounds = f"{_signed(line.low)} to {_signed(line.high)}"
            lines.append(
                f"| {game} | `{line.bot}` | {line.games} | {share} | {_signed(line.strength)} "
                f"| {bounds} |"
            )
    return "\n".join(lines)


def _signed(value: float) -> str:
    return f"{value:+.0f}".replace("-", "−")
