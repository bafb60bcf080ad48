"""The season cards of Rising Sun: a list, and the proof that every card is tested.

Without arguments: all cards with set, season, type, price, copies and confidence.

With `--mutate` each card is broken in every possible way, one at a time: a hook is emptied
(replaced by that of the class above it), its condition always holds, or a value of the card is
one too high. Then the tests that cite the card's case (RS-XC…) are run and must fail. A break that
no test notices survives; the exit code is 1 if any does.
"""

from __future__ import annotations

import argparse
import inspect
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from _pytest.runner import runtestprotocol

from gunbai.games.rising_sun.cards.base import Card
from gunbai.games.rising_sun.game import RisingSun, load
from gunbai.games.rising_sun.names import CARD_TYPES, CARDS, SEASONS, SETS
from gunbai.games.rising_sun.position.setup import Traits

ROOT: Final = Path(__file__).resolve().parent.parent
TESTS: Final = ROOT / "tests" / "rising_sun"

BROKEN_TESTS: Final = 2  # exit code: the tests fail before anything is broken
VALUES: Final = ("price", "copies", "force", "strong", "vp", "coins", "ronin", "count")


# --- What can be broken -----------------------------------------------------------------


class Mutant:
    """One way to break one card."""

    def __init__(self, card: Card[Any], what: str, target: object, value: object) -> None:
        self.card: Final = card.index
        self.what: Final = what
        self._target: Final = target
        self._value: Final = value
        self._name: Final = what.removeprefix("value ").removesuffix(" always")

    @contextmanager
    def alive(self) -> Iterator[None]:
        """Break the card, and repair it afterwards."""
        mine = vars(self._target)
        had = self._name in mine
        before = mine.get(self._name)
        setattr(self._target, self._name, self._value)
        try:
            yield
        finally:
            if had:
                setattr(self._target, self._name, before)
            else:
                delattr(self._target, self._name)


def hooks_of(card: type[Card[Any]]) -> dict[str, object]:
    """Return the hooks that a card overrides, with the methods that replace them if emptied."""
    found: dict[str, list[object]] = {}
    for kind in card.__mro__[: card.__mro__.index(Card)]:
        for name, method in vars(kind).items():
            if callable(method) and not name.startswith("__"):
                found.setdefault(name, []).append(method)
    empty: dict[str, object] = {}
    for name, methods in found.items():
        if hasattr(Card, name):
            empty[name] = vars(Card)[name]
        elif len(methods) > 1:  # a hook of a common class, such as the places of a Placing card
            empty[name] = methods[1]
    return empty


def always(card: Card[Any], s: object, seat: int, moment: object) -> bool:
    """Return True in place of a condition."""
    return True


def has_condition(card: Card[Any]) -> bool:
    """Return True if a card is offered only at some of its moments."""
    source = inspect.getsource(type(card).offered)
    return "offered" in hooks_of(type(card)) and not source.rstrip().endswith("return True")


def mutants_of(card: Card[Any]) -> list[Mutant]:
    """Return a mutant for every hook, the condition and every value that the card uses."""
    hooks = sorted(hooks_of(type(card)).items())
    out = [Mutant(card, name, type(card), empty) for name, empty in hooks]
    if has_condition(card):
        out.append(Mutant(card, "offered always", type(card), always))
    for name in VALUES:
        value = getattr(card.values, name)
        if value or name == "price":
            out.append(Mutant(card, f"value {name}", card.values, value + 1))
    return out


# --- Running the tests ------------------------------------------------------------------


class Mutation:
    """A pytest plugin that collects the tests once and runs those of a card for each mutant."""

    def __init__(self, cards: list[str]) -> None:
        self.cards: Final = cards
        self.tests: list[int] = [0] * len(CARDS)
        self.failing: list[str] = []  # without any mutant
        self.results: list[tuple[Mutant, bool]] = []

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            self.failing.append("a test file that can't be read")
            return True
        from tests.rising_sun.table import RISING_SUN

        for name in self.cards:
            card = RISING_SUN.cards[CARDS.index(name)]
            items = [item for item in session.items if case(card.index) in cited(item)]
            self.tests[card.index] = len(items)
            self.failing += [item.nodeid for item in items if fails(item)]
            if not self.failing:
                for mutant in mutants_of(card):
                    with mutant.alive():
                        look_again(RISING_SUN)
                        self.results.append((mutant, any(fails(item) for item in items)))
                look_again(RISING_SUN)
        return True


def look_again(game: RisingSun) -> None:
    """Let a game find out again what its cards do, which it does only once."""
    vars(game)["traits"] = Traits(game.tables, game.cards)


def case(card: int) -> str:
    """Return the ledger's id of a card's case."""
    return f"RS-XC{card + 1:02d}"


def cited(item: pytest.Item) -> list[str]:
    return [str(id_) for mark in item.iter_markers("rule") for id_ in mark.args]


def fails(item: pytest.Item) -> bool:
    return any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))


def mutate(cards: list[str], tests: Path) -> int:
    """Break all these cards in turn, print a table, return the exit code."""
    start = time.monotonic()
    plugin = Mutation(cards)
    options = ["-qq", "-p", "no:cacheprovider", "--tb=no", "--rootdir", str(ROOT)]
    pytest.main([*options, "-c", str(ROOT / "pyproject.toml"), str(tests)], plugins=[plugin])
    if plugin.failing or not plugin.results:
        print("These tests fail before anything is broken:", *plugin.failing, sep="\n  ")
        return BROKEN_TESTS
    print(f"{'case':<9}{'card':<25}{'tests':>5}  broken")
    for name in cards:
        card = CARDS.index(name)
        shown = [word(mutant, noticed) for mutant, noticed in plugin.results if mutant.card == card]
        print(f"{case(card):<9}{name:<25}{plugin.tests[card]:>5}  {', '.join(shown)}")
    survivors = [mutant for mutant, noticed in plugin.results if not noticed]
    seconds = time.monotonic() - start
    print(f"{len(plugin.results)} broken cards, {len(survivors)} not noticed, {seconds:.0f} s")
    for mutant in survivors:
        print(f"SURVIVES: {CARDS[mutant.card]}: {mutant.what}")
    return 1 if survivors else 0


def word(mutant: Mutant, noticed: bool) -> str:
    return mutant.what if noticed else f"{mutant.what.upper()} SURVIVES"


# --- The list ---------------------------------------------------------------------------


def card_list(game: RisingSun) -> str:
    """Return all cards in the order of the ledger."""
    sure = {block.name: block.confidence for block in game.values()}
    rows = [["case", "card", "set", "season", "type", "price", "copies", "confidence"]]
    for card in game.cards:
        values = card.values
        rows.append(
            [
                case(card.index),
                CARDS[card.index],
                "+".join(SETS[set_] for set_ in values.sets),
                SEASONS[values.season],
                CARD_TYPES[values.type],
                str(values.price),
                str(values.copies),
                sure[f"cards.{CARDS[card.index]}"],
            ]
        )
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = ["  ".join(cell.ljust(widths[n]) for n, cell in enumerate(row)) for row in rows]
    return "\n".join(line.rstrip() for line in lines)


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="cards", description=__doc__)
    parser.add_argument("--mutate", action="store_true", help="break every card, run its tests")
    parser.add_argument("--card", action="append", choices=CARDS, help="only this one")
    parser.add_argument("--tests", type=Path, default=TESTS, help="where the tests are")
    given = parser.parse_args(words)
    if not given.mutate:
        print(card_list(load()))
        return 0
    return mutate(given.card or CARDS, given.tests.resolve())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
