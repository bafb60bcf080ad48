"""All that an effect can come to (JK-D06, JK-D07), and that `candidates` leave none of it out."""

from __future__ import annotations

import json
from itertools import combinations_with_replacement

import pytest

from gunbai.games.joraku.state import JorakuState
from tests.joraku.table import WAYS, asked, at_table, do, random_game
from tests.rule import rule

Board = tuple[tuple[int, ...], ...]


def board(s: JorakuState) -> Board:
    return (
        tuple(s.daimyo),
        tuple(s.samurai),
        tuple(s.supply),
        tuple(s.points),
        (s.entered,),
    )


def outcomes(start: JorakuState, narrow: bool) -> set[Board]:
    """All boards that the effect in progress can end with, by every sequence of answers."""
    out: set[Board] = set()
    seen: set[tuple[Board, str]] = set()
    todo = [start]
    while todo:
        s = todo.pop()
        if asked(s) not in ("JK-D06", "JK-D07", "JK-D13"):
            out.add(board(s))
            continue
        stack = s.dump()["stack"]
        assert isinstance(stack, list)
        top = dict(stack[-1])
        if not narrow:
            top.pop("last", None)  # what is legal does not depend on it
        key = (board(s), asked(s) + json.dumps(top))
        if key in seen:
            continue
        seen.add(key)
        seat = s.to_act()[0]
        for action in s.candidates(seat) if narrow else s.legal(seat):
            n = s.clone()
            n.apply(seat, action)
            todo.append(n)
    return out


@rule("JK-D06", "JK-K08", "JK-Q81")
@pytest.mark.parametrize(("left", "count"), [(0, 1), (1, 8), (2, 36), (3, 120), (10, 120)])
def test_a_ninja_has_one_outcome_for_each_multiset_of_areas(left: int, count: int) -> None:
    s = at_table(["nr 1r", "1b 2b", "3b 4b"], samurai={"red": {0: 10 - left}})
    do(s, "play nr")
    placed = {
        tuple(some)
        for size in range(min(3, left) + 1)
        for some in combinations_with_replacement(range(7), size)
    }
    boards = set()
    for some in placed:
        n = s.clone()
        for area in some:
            n.samurai[area] += 1
            n.supply[0] -= 1
        boards.add(board(n))
    assert len(boards) == count
    assert outcomes(s, narrow=False) == boards
    assert outcomes(s, narrow=True) == boards


def spending(value: int, mode: str = "base", variants: tuple[int, ...] = ()) -> JorakuState:
    """Red (2 vs 2: red as well) is about to spend `value` action points on a crowded road."""
    rest = {"base": ["1b 2b", "3b 4b"], "two_vs_two": ["1b 2b"], "neutral": ["1b 2b"]}[mode]
    spread = {"red": {1: 1, 2: 2, 4: 1}, "blue": {1: 1, 3: 1}}
    if mode != "neutral":
        spread["yellow"] = {2: 1}
    s = at_table(
        [f"{value}r 2y", *rest],
        mode=mode,
        variants=variants,
        daimyo={"red": 1, "blue": 3, "yellow": 6},
        samurai=spread,
        points={"red": 1},
    )
    do(s, f"play {value}r", "effect b")
    return s


@rule("JK-D07", "JK-Q81")
@pytest.mark.parametrize(
    ("value", "mode", "variants"),
    [
        (1, "base", ()),
        (3, "base", ()),
        (6, "base", ()),
        (5, "base", (4, 6)),
        (5, "two_vs_two", ()),
        (3, "neutral", ()),
        (4, "neutral", (6,)),
    ],
)
def test_candidates_reach_every_outcome(value: int, mode: str, variants: tuple[int, ...]) -> None:
    s = spending(value, mode, variants)
    wide = outcomes(s, narrow=False)
    assert len(wide) >= 8 * value
    assert outcomes(s, narrow=True) == wide


@rule("JK-D07", "JK-D06")
def test_candidates_are_a_part_of_what_is_legal() -> None:
    fewer = 0
    for way in WAYS:
        for s in random_game({**way, "variants": "4,6"}, seed=5):
            for seat in s.to_act():
                every = s.legal(seat)
                some = s.candidates(seat)
                assert some
                assert set(some) <= set(every)
                fewer += len(some) < len(every)
    assert fewer > 20
