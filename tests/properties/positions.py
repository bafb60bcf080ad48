"""One position for every decision point of a game, as text, and ways to spoil it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import Any

import pytest

from gunbai.core.errors import BadPosition
from gunbai.core.game import Game
from gunbai.core.rng import Rng, seeded
from gunbai.core.state import State

Path = tuple[str | int, ...]
Data = Any  # as from JSON: a spoiled position may be anything

OVER = "over"
#: Values that are put in place of others; a game adds names of its own.
VALUES: list[object] = [
    None, -1, -2, 0, 1, 2, 3, 7, 63, 99, 10**9, 0.5, "", "x", True, [], {}, [1], [[]], {"a": 1},
]  # fmt: skip


class Positions:
    """Real games that come upon every decision point of a game.

    What is the same at every decision is spoiled at one of them, `whole`, which has at least
    `places` places; what differs, at all of them. `optional` tells which may be left out; `rare`
    are positions made by hand, at decisions that few games come upon.
    """

    def __init__(
        self,
        game: Game,
        games: list[tuple[int, dict[str, object]]],
        keys: list[str],
        whole: str,
        places: int,
        refusals: str,
        optional: Callable[[Path], bool],
        words: list[object],
        rare: Sequence[State] = (),
    ) -> None:
        self.game = game
        self.games = games
        self.keys = keys
        self.whole = whole
        self.least = places
        self.refusals = ("position-", "option-", refusals)
        self.optional = optional
        self.values = [*VALUES, *words]
        self.rare = rare

    @cached_property
    def texts(self) -> dict[str, str]:
        """Return a position for each decision point, and one that is over."""
        out: dict[str, str] = {}
        for seed, options in self.games:
            s = self.game.new(options, seed)
            rng = seeded(seed)
            while s.ask is not None:
                out.setdefault(s.ask.key, json.dumps(s.dump()))
                go_on(rng, s)
            out[OVER] = json.dumps(s.dump())
        for s in self.rare:
            assert s.ask is not None
            out[s.ask.key] = json.dumps(s.dump())
        return out

    def places(self, key: str) -> list[Path]:
        """Return the places of a position that are worth spoiling."""
        every = list(paths(json.loads(self.texts[key])))
        return every if key == self.whole else [p for p in every if p[0] in ("stack", "ask")]

    def refused(self, position: Data) -> str:
        """Return the key of the refusal and the field it names."""
        with pytest.raises(BadPosition) as error:
            self.game.restore(position)
        refusal = error.value.refusal
        assert refusal.key
        name = refusal.words.get("name")
        return f"{refusal.key} {name}" if name else refusal.key

    def refused_with(self, key: str, path: Path, value: object) -> str:
        """Return how the position at a decision is refused with another value in one place."""
        return self.refused(changed(self.texts[key], path, value))

    def spoiled(self, key: str, rng: Rng) -> Data:
        """Return a position with something else, or nothing, in a few of its places."""
        position = json.loads(self.texts[key])
        for _ in range(1 + rng.below(3)):
            every = list(paths(position))
            path = every[rng.below(len(every))]
            text = json.dumps(position)
            take_out = rng.below(6) == 0
            value = self.values[rng.below(len(self.values))]
            position = without(text, path) if take_out else changed(text, path, value)
        return position


def go_on(rng: Rng, s: State, *others: State) -> None:
    """Give one of the next seat's candidates, in these other games too."""
    assert s.ask is not None
    seat = s.ask.first
    choices = s.candidates(seat)
    action = choices[rng.below(len(choices))]
    for state in (s, *others):
        state.apply(seat, action)


def paths(thing: Data, path: Path = ()) -> Iterator[Path]:
    """Yield every place in a position, containers too."""
    if path:
        yield path
    if isinstance(thing, dict):
        for name, part in thing.items():
            yield from paths(part, (*path, name))
    elif isinstance(thing, list):
        for place, part in enumerate(thing):
            yield from paths(part, (*path, place))


def _holder(position: Data, path: Path) -> Data:
    """Return the container of the last name of a path."""
    part = position
    for name in path[:-1]:
        part = part[name]
    return part


def changed(text: str, path: Path, value: object) -> Data:
    position = json.loads(text)
    _holder(position, path)[path[-1]] = value
    return position


def without(text: str, path: Path) -> Data:
    position = json.loads(text)
    del _holder(position, path)[path[-1]]
    return position
