"""Steps that were taken back, as others had seen them: the log tells that they were."""

from __future__ import annotations

from typing import Final

from gunbai.core.answer import event_rows, read_event_row, row_of
from gunbai.core.event import EVERYBODY, Event
from gunbai.core.game import Game
from gunbai.core.notation import Data, Notation

#: So many are kept of one seat, among those that the same seats saw: what one seat is told never
#: depends on steps that it did not see.
_MOST: Final = 12
_MOST_EVENTS: Final = 1 << 40


class StepBack:
    """A step taken back by its seat: an event of it, and how many were told before it went."""

    def __init__(self, events: int, seat: int, event: Event) -> None:
        self.events: Final = events
        self.seat: Final = seat
        self.event: Final = event

    def seen_by(self, seat: int) -> bool:
        """Return True for whoever had seen the step; its own seat knows."""
        return seat != self.seat and self.event.seen_by(seat)

    def like(self, other: StepBack) -> bool:
        """Return True if it is of the same seat, and the same seats saw it."""
        return self.seat == other.seat and self.event.audience == other.event.audience


class StepsBack:
    """The steps back of a session that others could notice."""

    def __init__(self) -> None:
        self.told: list[StepBack] = []

    def add(self, seat: int, gone: list[Event], first: int, left: int) -> None:
        """Tell of a step whose events, from number `first` on, are gone; so many are left."""
        moved = []
        for step in self.told:
            lost = min(max(step.events - first, 0), len(gone))
            moved.append(StepBack(step.events - lost, step.seat, step.event))
        self.told = moved
        public = [event for event in gone if event.audience == EVERYBODY]
        shown = [event for event in public or gone if event.audience != 1 << seat]
        if shown:
            self._tell(StepBack(left, seat, shown[0]))

    def _tell(self, new: StepBack) -> None:
        alike = [step for step in self.told if step.like(new)]
        if alike and alike[-1].event.line() == new.event.line():
            self.told.remove(alike[-1])  # done again, and again taken back
        elif len(alike) == _MOST:
            self.told.remove(alike[0])
        self.told.append(new)

    def keep(self) -> Data:
        rows = event_rows([step.event for step in self.told])
        return {
            "steps_back": [
                [step.events, step.seat, row] for step, row in zip(self.told, rows, strict=True)
            ]
        }

    def read(self, game: Game, n: Notation) -> None:
        """Continue from what `keep` returned."""
        self.told = []
        if "steps_back" not in n.data:  # written before they were told
            return
        for found in n.items("steps_back"):
            row = row_of(n, "steps_back", found, 3)
            events = n.amount("steps_back", row[0], _MOST_EVENTS)
            seat = n.amount("steps_back", row[1], n.seats - 1)
            self.told.append(StepBack(events, seat, read_event_row(game, n, row[2])))
