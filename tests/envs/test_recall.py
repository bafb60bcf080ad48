"""The history of a game: for each seat its own numbers, promises, and the events that it sees."""

from __future__ import annotations

import pytest

import gunbai
from gunbai.core.codec import FIRST_VOW_ACTION, Action, code_of, fields_of
from gunbai.core.event import Event
from gunbai.core.rng import seeded
from gunbai.core.state import State
from gunbai.numbers.recall import Recall
from gunbai.numbers.scheme import FIRST_EVENT, OWN_NUMBER, PART_BITS, PROMISE, Scheme
from gunbai.numbers.stepper import Stepper, begin, name_all
from tests.full import FULL
from tests.shipped import SHIPPED

GAMES = 60 if FULL else 2


class Witness:
    """Plays a game a second time by the rules alone, and writes down what each seat sees."""

    def __init__(self, scheme: Scheme, seed: int) -> None:
        self.scheme = scheme
        self.kinds = list(scheme.game.event_kinds)
        self.seen: list[list[str]] = [[] for _ in range(scheme.seats)]
        self.told: list[Event] = []  # what came of the last number
        events: list[Event] = []
        self.state: State = scheme.game.new(scheme.options, seed, events)
        self.hear(events)

    def hear(self, events: list[Event]) -> None:
        self.told = events
        for event in events:
            values = " ".join(str(value + 1) for value in event.values())
            line = f"{FIRST_EVENT + self.kinds.index(event.key)} {values}"
            for seat, lines in enumerate(self.seen):
                if event.audience == -1 or event.audience >> seat & 1:
                    lines.append(line)

    def say(self, seat: int, number: int, action: Action | None) -> None:
        """Take down a number and, if it was the last one of an answer, what comes of that."""
        self.seen[seat].append(f"{OWN_NUMBER} {number} 0 0 0")
        self.told = []
        if action is None:
            return
        if action >= FIRST_VOW_ACTION:
            to = self.scheme.sight.spoken(self.state, seat, action).to
            for other in (seat, to):
                line = f"{PROMISE} {seat} {to} {code_of(action)} {fields_of(action)}"
                self.seen[other].append(line)
            return
        self.state.sink = []
        self.state.apply(seat, action)
        self.hear(self.state.sink)


def last_lines(stepper: Stepper, seat: int, names: list[str]) -> list[str]:
    """Return the lines that the numbers of a seat hold, the latest first."""
    past = [name for name in names if name.startswith("history.")]
    row = memoryview(stepper.row(seat)[len(names) - len(past) :]).cast("f")
    parts: dict[str, dict[str, int]] = {}
    for name, value in zip(past, row, strict=True):
        _, back, part = name.split(".")
        parts.setdefault(back, {})[part] = int(value)
    out = []
    for line in parts.values():
        values = []
        for letter in "abcd":
            rest = [name for name in line if name[0] == letter]
            values.append(sum(line[part] << PART_BITS * place for place, part in enumerate(rest)))
        out.append(f"{line['kind']} {' '.join(str(value) for value in values)}")
    return out


@pytest.mark.parametrize("game", SHIPPED)
def test_a_history_is_what_its_seat_saw(game: str) -> None:
    """In whole games of all options: no more, no less, and in this order."""
    loaded = gunbai.load(game)
    samples = loaded.sample_options()
    chance = seeded(17)
    for place in range(GAMES):
        options = samples[chance.below(len(samples))] if place else {}
        scheme = Scheme(loaded, options, recall=loaded.most_history())
        stepper = begin(scheme, place)
        witness = Witness(scheme, place)
        recall: Recall | None = stepper.recall
        assert recall is not None
        while not stepper.is_over():
            seat = stepper.seat
            numbers = stepper.numbers(seat)
            number = numbers[chance.below(len(numbers))]
            fitting = stepper.fits(seat).with_next(number)
            witness.say(seat, number, fitting[0] if len(fitting) == 1 else None)
            stepper.step(seat, number)
        names = name_all(scheme).names
        for seat, seen in enumerate(witness.seen):
            assert recall.text(seat).split("\n") == seen
            assert len(seen) <= loaded.most_history(), "raise it in the game"
            written = last_lines(stepper, seat, names)
            assert written[: len(seen)] == seen[::-1]
            assert set(written[len(seen) :]) <= {"0 0 0 0 0"}
        assert len({tuple(seen) for seen in witness.seen}) == scheme.seats


def test_no_other_event_decides_a_promise() -> None:
    """Events that `decides` leaves out would have no verdict, whatever was promised."""
    scheme = Scheme(gunbai.load("rising_sun"), {})
    banter = scheme.game.banter()
    chance = seeded(23)
    decided = passed_over = 0
    for place in range(3 * GAMES):
        stepper = begin(scheme, place)
        witness = Witness(scheme, place)
        while not stepper.is_over():
            seat = stepper.seat
            numbers = stepper.numbers(seat)
            number = numbers[chance.below(len(numbers))]
            fitting = stepper.fits(seat).with_next(number)
            was_open = stepper.promises.open
            witness.say(seat, number, fitting[0] if len(fitting) == 1 else None)
            for event in witness.told:
                verdicts = [banter.verdict(witness.state, event, each.remark) for each in was_open]
                assert banter.decides(event) or not any(verdicts), event
                decided += any(verdicts)
                passed_over += not banter.decides(event)
            stepper.step(seat, number)
    assert decided > 20
    assert passed_over > 20
