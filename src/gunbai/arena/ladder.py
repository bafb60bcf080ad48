"""The ladder: the matches that say how strong the bots are, declared before they are played."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from gunbai.arena.matches import MatchPlan, MatchRow, play_contest
from gunbai.arena.ratings import sides, won_by
from gunbai.arena.sequential import SequentialTest
from gunbai.arena.workers import Hands
from gunbai.core.game import Game

EACH: Final = 2  # seats of either side


@dataclass(frozen=True)
class Rung:
    """A match of two kinds of bots, two seats each, and what is expected of the first."""

    bot: str
    other: str
    low: float  # the test decides whether its share is at most this …
    high: float  # … or at least this
    most: int  # games


LADDER: Final = (
    Rung("greedy", "random", 0.80, 0.90, 60),
    Rung("search:25ms", "greedy", 0.50, 0.60, 200),
    Rung("search:100ms", "ismcts:100ms", 0.65, 0.80, 120),
    Rung("search:200ms", "search:50ms", 0.50, 0.60, 200),
)


@dataclass
class Climb:
    """The result of a rung."""

    game: str
    rung: Rung
    rows: list[MatchRow]
    decision: str


def play_rung(game: Game, rung: Rung, seed: int, jobs: Hands) -> Iterator[Climb]:
    """Yield the match after each of its games; the last one is decided, or has all games."""
    names = [rung.bot] * EACH + [rung.other] * EACH
    options = game.read_options({"players": len(names)})
    contest = MatchPlan(game.name, None, options, names, rung.most, seed)
    test = SequentialTest(rung.low, rung.high)
    climb = Climb(game.name, rung, [], "")
    for row in play_contest(contest, jobs):
        climb.rows.append(row)
        test.add(won_by(rung.bot, names, row))
        climb.decision = test.decision()
        yield climb
        if climb.decision:
            return


def as_markdown(climbs: list[Climb]) -> str:
    """Return the results as a table for the documentation."""
    lines = [
        "| Game | Match | Games | Share of wins | 95 % | Asked | Decided |",
        "|---|---|---|---|---|---|---|",
    ]
    for climb in climbs:
        rung = climb.rung
        names = [rung.bot] * EACH + [rung.other] * EACH
        side = sides(names, climb.rows)[0]
        bounds = {"high": f"at least {rung.high:.2f}", "low": f"at most {rung.low:.2f}"}
        cells = [
            climb.game,
            f"`{rung.bot}` against `{rung.other}`",
            str(side.games),
            f"{side.share:.2f}",
            f"{side.low:.2f}–{side.high:.2f}",
            f"{rung.low:.2f} or {rung.high:.2f}",
            bounds.get(climb.decision, "open"),
        ]
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines)
