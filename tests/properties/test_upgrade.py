"""Positions of earlier formats: snapshots in the databases of those who already play.

`format1.json.gz` of a game holds positions as the first version of the notation wrote them, at
every decision, each with the options, the seed and the answers that lead there.
"""

from __future__ import annotations

import contextlib
import copy
import gzip
import json
from pathlib import Path
from typing import Any

import pytest

import gunbai
from gunbai.core.errors import BadPosition
from gunbai.core.state import State

FIXTURES = Path(__file__).parent.parent / "fixtures"
HOSTILE: list[object] = [10**9, {}, []]
FILES = {file.parent.name: file for file in sorted(FIXTURES.glob("*/format1.json.gz"))}


def rows(name: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(gzip.decompress(FILES[name].read_bytes()))
    return found


def replayed(name: str, row: dict[str, Any]) -> State:
    game = gunbai.load(name).with_rules(row["dump"]["rules"])
    state = game.new(row["options"], row["seed"])
    for seat, text in row["answers"]:
        state.apply(seat, game.parse(text))
    return state


@pytest.mark.parametrize("name", FILES)
def test_an_old_position_is_read_as_what_it_was(name: str) -> None:
    game = gunbai.load(name)
    met = set()
    for row in rows(name):
        state = game.restore(copy.deepcopy(row["dump"]))
        now = replayed(name, row).dump()
        for seat in now["seats"]:  # type: ignore[attr-defined]
            seat.pop("betrayed", None)  # the past that the first version did not write
        assert state.dump() == now
        met.add("over" if state.ask is None else state.ask.key)
    assert len(met) > 10


@pytest.mark.parametrize("name", FILES)
def test_a_broken_old_position_is_refused(name: str) -> None:
    game = gunbai.load(name)
    for row in rows(name)[:10]:
        for label in row["dump"]:
            broken = copy.deepcopy(row["dump"])
            broken[label] = 3.5
            with pytest.raises(BadPosition):
                game.restore(broken)
            del broken[label]
            with pytest.raises(BadPosition):
                game.restore(broken)


@pytest.mark.parametrize("name", FILES)
def test_hostile_old_positions_are_refused_at_once(name: str) -> None:
    """A count must not become so many words, nor a part that is missing another error."""
    game = gunbai.load(name)
    text = json.dumps(rows(name)[5]["dump"])
    for path in paths(json.loads(text)):
        for worse in HOSTILE:
            broken = json.loads(text)
            part = broken
            for step in path[:-1]:
                part = part[step]
            part[path[-1]] = worse
            with contextlib.suppress(BadPosition):
                game.restore(broken)


def paths(data: Any) -> list[list[Any]]:
    """Return the way to each part of plain data."""
    pairs: list[tuple[Any, Any]] = []
    if isinstance(data, dict):
        pairs = list(data.items())
    elif isinstance(data, list):
        pairs = list(enumerate(data))
    return [[key, *rest] for key, part in pairs for rest in [[], *paths(part)]]
