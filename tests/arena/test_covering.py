"""The games of `gunbai sim`: every pair of options that may meet does so often."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import gunbai
from gunbai.arena.simulate import option_sets

GAMES = 2000
OFTEN = 50
#: Pairs that the rules or the table forbid.
NEVER = {
    (("side", "moon"), ("start", "recommended")),
    (("first", "4"), ("players", "3")),
    (("first", "5"), ("players", "3")),
    (("first", "5"), ("players", "4")),
}


def test_every_pair_of_shoguns_options_meets_often() -> None:
    game = gunbai.load("shogun")
    sets = option_sets(game)
    met: Counter[tuple[tuple[str, str], ...]] = Counter()
    values: set[tuple[str, str]] = set()
    for number in range(GAMES):
        chosen: list[tuple[str, str]] = []
        for option in game.options():
            value = sets[number % len(sets)][option.name]
            if option.name == "expansions":
                chosen += [(name, str(name in value.split(","))) for name in option.values]
            elif option.name != "colours":  # an order, not a rule
                chosen.append((option.name, value))
        met.update(combinations(sorted(chosen), 2))
        values.update(chosen)
    pairs = {pair for pair in combinations(sorted(values), 2) if pair[0][0] != pair[1][0]}
    assert {pair for pair in pairs if met[pair] < OFTEN} == NEVER
    assert {value for name, value in values if name == "first"} == {"random", *"12345"}
    assert {value for name, value in values if name == "odds"} == {"shown", "hidden"}
