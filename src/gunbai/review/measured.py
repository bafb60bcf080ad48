"""Trials of how well reviews find a planted blunder: lines of JSON, and the table made of them."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from typing import Final

from gunbai.core.errors import BadOptions, Refusal
from gunbai.review.blunders import ReviewedGames, Trial, find_blunders

#: Games played at most for each trial that is wanted: not every game can be spoilt.
MOST_GAMES: Final = 4


@dataclass(frozen=True)
class MeasuredReview:
    """The game of one seed and its review; the last five are empty if it could not be spoilt."""

    game: str
    bot: str
    limit: float  # seconds that the review might take
    seed: int
    named: bool | None = None
    seat: int = 0
    at: int = 0
    cost: float = 0.0
    seconds: float = 0.0

    def line(self) -> str:
        return json.dumps(asdict(self)) + "\n"


def measure_reviews(
    series: ReviewedGames, before: Iterable[MeasuredReview], count: int, first: int, jobs: int
) -> Iterator[MeasuredReview]:
    """Yield trials until `count` games with a blunder were reviewed, those of `before` included.

    Games of seeds that were tried before are not played again. Games without a blunder are yielded,
    too, and end it if there are too many.
    """
    known = of_series(before, series)
    tried = {one.seed for one in known}
    left = count - sum(one.named is not None for one in known)
    seeds = [seed for seed in range(first, first + MOST_GAMES * count) if seed not in tried]
    while left > 0 and seeds:
        now, seeds = seeds[:left], seeds[left:]
        for seed, trial in zip(now, find_blunders(series, now, jobs), strict=True):
            left -= trial is not None
            yield _measured(series, seed, trial)


def of_series(trials: Iterable[MeasuredReview], series: ReviewedGames) -> list[MeasuredReview]:
    """Return the trials that are of this series."""
    key = (series.game, series.bot, series.effort.seconds)
    return [one for one in trials if (one.game, one.bot, one.limit) == key]


def _measured(series: ReviewedGames, seed: int, trial: Trial | None) -> MeasuredReview:
    if trial is None:
        return MeasuredReview(series.game, series.bot, series.effort.seconds, seed)
    blunder = trial.blunder
    return MeasuredReview(
        game=series.game,
        bot=series.bot,
        limit=series.effort.seconds,
        seed=seed,
        named=trial.named,
        seat=blunder.seat,
        at=blunder.at,
        cost=round(blunder.cost, 3),
        seconds=round(trial.seconds, 1),
    )


def read_trials(path: Path) -> list[MeasuredReview]:
    """Return the trials of a file, none if there is no such file."""
    out: list[MeasuredReview] = []
    for number, line in enumerate(path.read_text("utf-8").splitlines() if path.exists() else [], 1):
        try:
            out.append(MeasuredReview(**json.loads(line)))
        except (ValueError, TypeError):
            words: dict[str, object] = {"file": str(path), "line": number}
            raise BadOptions(Refusal("cli-bad-result", "", words)) from None
    return out


def as_markdown(trials: Iterable[MeasuredReview]) -> str:
    """Return a table with a row for each game and bot."""
    rows = [
        "| Game | Bot | Games with a blunder | Named | Seconds | At most | Games without |",
        "|---|---|---|---|---|---|---|",
    ]
    groups: dict[tuple[str, str, float], list[MeasuredReview]] = {}
    for one in trials:
        groups.setdefault((one.game, one.bot, one.limit), []).append(one)
    for (game, bot, _), found in sorted(groups.items()):
        told = [one for one in found if one.named is not None]
        seconds = [one.seconds for one in told] or [0.0]
        named = sum(bool(one.named) for one in told)
        times = f"{median(seconds):.0f} | {max(seconds):.0f}"
        without = len(found) - len(told)
        rows.append(f"| {game} | `{bot}` | {len(told)} | {named} | {times} | {without} |")
    return "\n".join(rows)
