"""Results of contests as lines of JSON, one game each: files that grow and can be put together."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gunbai.arena.matches import MatchPlan, MatchRow
from gunbai.core.errors import BadOptions, Refusal


@dataclass(frozen=True)
class Played:
    """A game that was played; the lists are by entrant."""

    game: str
    bots: list[str]
    seed: int  # of the deal, which other games may share
    places: list[int]


def result_line(contest: MatchPlan, row: MatchRow) -> str:
    """Return a game of a contest as a line."""
    told: dict[str, Any] = {
        "game": contest.game,
        "options": contest.options,
        "bots": contest.entrants,
        "seed": row.seed,
        "seats": row.seats,
        "scores": row.scores,
        "places": row.places,
    }
    return json.dumps(told) + "\n"


def read_results(paths: Iterable[Path]) -> Iterator[Played]:
    """Yield all games of some files; `BadOptions` names the first line that is none."""
    for path in paths:
        with path.open(encoding="utf-8") as lines:
            for number, line in enumerate(lines, 1):
                if not line.strip():
                    continue
                played = _read(line)
                if played is None:
                    words: dict[str, object] = {"file": str(path), "line": number}
                    raise BadOptions(Refusal("cli-bad-result", "", words))
                yield played


def _read(line: str) -> Played | None:
    try:
        told = json.loads(line)
        game, bots, seed, places = (told[key] for key in ("game", "bots", "seed", "places"))
    except (ValueError, TypeError, KeyError):
        return None
    lists = isinstance(bots, list) and isinstance(places, list)
    if not lists or not isinstance(game, str) or not _is_count(seed) or len(bots) != len(places):
        return None
    names = all(isinstance(bot, str) for bot in bots)
    if not names or not all(_is_count(place) and place >= 1 for place in places):
        return None
    return Played(game, bots, seed, places)


def _is_count(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0
