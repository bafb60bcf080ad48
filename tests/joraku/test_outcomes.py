"""All that an effect can come to (JK-D06, JK-D07), and that `candidates` leave none of it out."""

from __future__ import annotations

import json
from itertools import combinations_with_replacement

import pytest

from tests.joraku.table import WAYS, Table
from tests.rule import rule

Board = tuple[tuple[int, ...], ...]


def board(table: Table) -> Board:
    s = table.state
    return (tuple(s.daimyo), tuple(s.samurai), tuple(s.supply), tuple(s.points), (s.entered,))


def outcomes(start: Table, narrow: bool) -> set[Board]:
    """All boards that the effect in progress can end with, by every sequence of answers."""
    out: set[Board] = set()
    seen: set[tuple[Board, str]] = set()
    todo = [start]
    while todo:
        table = todo.pop()
        if table.asked not in ("JK-D06", "JK-D07", "JK-D13"):
            out.add(board(table))
            continue
        stack = table.state.dump()["stack"]
        assert isinstance(stack, list)
        top = dict(stack[-1])
        if not narrow:
            top.pop("last", None)  # what is legal does not depend on it
        key = (board(table), table.asked + json.dumps(top))
        if key in seen:
            continue
        seen.add(key)
        seat = table.to_act[0]
        for action in table.state.candidates(seat) if narrow else table.state.legal(seat):
            n = table.copy()
            n.state.apply(seat, action)
            todo.append(n)
    return out


@rule("JK-D06", "JK-K08", "JK-Q81")
@pytest.mark.parametrize(("left", "count"), [(0, 1), (1, 8), (2, 36), (3, 120), (10, 120)])
def test_a_ninja_has_one_outcome_for_each_multiset_of_areas(left: int, count: int) -> None:
    table = Table(["nr 1r", "1b 2b", "3b 4b"], samurai={"red": {"kyoto": 10 - left}})
    table.do("play nr")
    placed = {
        tuple(some)
        for size in range(min(3, left) + 1)
        for some in combinations_with_replacement(range(7), size)
    }
    boards = set()
    for some in placed:
        n = table.copy()
        for area in some:
            n.state.samurai[area] += 1
            n.state.supply[0] -= 1
        boards.add(board(n))
    assert len(boards) == count
    assert outcomes(table, narrow=False) == boards
    assert outcomes(table, narrow=True) == boards


def spending(value: int, mode: str = "base", variants: tuple[int, ...] = ()) -> Table:
    """Red (2 vs 2: red as well) is about to spend `value` action points on a crowded road."""
    rest = {"base": ["1b 2b", "3b 4b"], "two_vs_two": ["1b 2b"], "neutral": ["1b 2b"]}[mode]
    spread = {"red": {"omi": 1, "ise": 2, "mikawa": 1}, "blue": {"omi": 1, "owari": 1}}
    if mode != "neutral":
        spread["yellow"] = {"ise": 1}
    table = Table(
        [f"{value}r 2y", *rest],
        mode=mode,
        variants=variants,
        daimyo={"red": "omi", "blue": "owari", "yellow": "shinano"},
        samurai=spread,
        points={"red": 1},
    )
    table.do(f"play {value}r", "effect b")
    return table


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
    table = spending(value, mode, variants)
    wide = outcomes(table, narrow=False)
    assert len(wide) >= 8 * value
    assert outcomes(table, narrow=True) == wide


@rule("JK-D07", "JK-D06")
def test_candidates_are_a_part_of_what_is_legal() -> None:
    fewer = 0
    for way in WAYS:
        for table in Table.random_game({**way, "variants": "4,6"}, seed=5):
            for seat in table.to_act:
                every = table.state.legal(seat)
                some = table.state.candidates(seat)
                assert some
                assert set(some) <= set(every)
                fewer += len(some) < len(every)
    assert fewer > 20
