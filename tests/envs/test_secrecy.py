"""A seat's view as numbers: all that it shows, and nothing that the seat may not know."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

import gunbai
from gunbai.core.rng import seeded
from gunbai.numbers.scheme import Scheme
from gunbai.numbers.stepper import Stepper, begin, name_all
from tests.full import FULL
from tests.shipped import SHIPPED

GAMES = 30 if FULL else 3
LONGEST = 1000 if FULL else 150


def random_games(game: str, recall: int = 0) -> Iterator[Stepper]:
    """Play random games with different options; yield each at every step."""
    loaded = gunbai.load(game)
    samples = loaded.sample_options()
    chance = seeded(11)
    for _ in range(GAMES):
        options = samples[chance.below(len(samples))]
        stepper = begin(Scheme(loaded, options, recall=recall), chance.next())
        for _ in range(LONGEST):
            if stepper.is_over():
                break
            yield stepper
            numbers = stepper.numbers(stepper.seat)
            stepper.step(stepper.seat, numbers[chance.below(len(numbers))])


@pytest.mark.parametrize("game", SHIPPED)
def test_nothing_hidden_is_seen(game: str) -> None:
    """A seat gets the same numbers in all positions that it can't tell apart."""
    differ = 0
    for step, stepper in enumerate(random_games(game, recall=3)):
        for seat in range(step % 3, stepper.scheme.seats, 3):  # the others another time
            other = stepper.possible(seat, step)
            assert other.row(seat) == stepper.row(seat)
            assert other.mask(seat) == stepper.mask(seat)
            assert other.seat == stepper.seat
            differ += other.state.dump() != stepper.state.dump()
    assert differ


@pytest.mark.parametrize("game", SHIPPED)
def test_whatever_is_shown_is_seen(game: str) -> None:
    """Whenever the view of a seat changes, so do its numbers."""
    last: dict[int, tuple[Stepper, bytes, str]] = {}
    for stepper in random_games(game):
        for seat in (0, stepper.scheme.seats - 1):
            row = stepper.row(seat)
            view = json.dumps(stepper.state.observe(seat), sort_keys=True)
            if seat in last and last[seat][0] is stepper and last[seat][1] == row:
                assert last[seat][2] == view
            last[seat] = (stepper, row, view)


@pytest.mark.parametrize("game", SHIPPED)
def test_the_numbers_have_names_and_limits(game: str) -> None:
    sheets: dict[Stepper, tuple[int, list[int]]] = {}
    for stepper in random_games(game, recall=2):
        if stepper not in sheets:
            sheet = name_all(stepper.scheme)
            assert len(set(sheet.names)) == len(sheet.names)
            sheets = {stepper: (len(sheet.names), sheet.limits)}
        size, limits = sheets[stepper]
        written = stepper.row(stepper.seat)
        now = size - 2 * stepper.scheme.line_size
        row = [*written[:now], *memoryview(written[now:]).cast("f")]
        assert len(row) == size
        assert all(0 <= value <= most for value, most in zip(row, limits, strict=True))


def test_a_copy_goes_its_own_way() -> None:
    for name in SHIPPED:
        stepper = begin(Scheme(gunbai.load(name), {}, recall=5), 3)
        for _ in range(30):
            stepper.step(stepper.seat, stepper.numbers(stepper.seat)[0])
        twin = stepper.clone()
        rows = [stepper.row(seat) for seat in range(stepper.scheme.seats)]
        assert [twin.row(seat) for seat in range(stepper.scheme.seats)] == rows
        twin.step(twin.seat, twin.numbers(twin.seat)[-1])
        assert [stepper.row(seat) for seat in range(stepper.scheme.seats)] == rows
