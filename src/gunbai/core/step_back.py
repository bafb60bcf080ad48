"""Steps that were taken back, as others had seen them: the log says so."""

from __future__ import annotations

from typing import Final

from gunbai.core.answer import event_rows, read_event_row, row_of
from gunbai.core.event import EVERYBODY, Event
from gunbai.core.game import Game
from gunbai.core.notation import Data, Notation

#: This many are kept of one seat, among those that the same seats saw: what a seat is told never
#: depends on steps that it did not see.
_MOST: Final = 12
_MOST_EVENTS: Final = 1 << 40


class StepBack:
    """A step taken back by its seat: one of its events, and the number of events before it.

    Past a barrier, others `agreed` to it.
    """

    def __init__(self, events: int, seat: int, event: Event, agreed: list[int]) -> None:
        self.events: Final = events
        self.seat: Final = seat
        self.event: Final = event
        self.agreed: Final = agreed

    def seen_by(self, seat: int) -> bool:
        """Return True if a seat had seen the step; its own seat knows, unless others agreed."""
        return (seat != self.seat or bool(self.agreed)) and self.event.seen_by(seat)

    def like(self, other: StepBack) -> bool:
        """Return True if it is by the same seat, and the same seats saw it."""
        return self.seat == other.seat and self.event.audience == other.event.audience


class StepsBack:
    """The steps back of a session that others could notice."""

    def __init__(self) -> None:
        self.told: list[StepBack] = []

    def add(self, seat: int, gone: list[Event], first: int, left: int) -> None:
        """Record a step whose events, from number `first` on, are gone; `left` are left."""
        moved = []
        for step in self.told:
            lost = min(max(step.events - first, 0), len(gone))
            moved.append(StepBack(step.events - lost, step.seat, step.event, step.agreed))
        self.told = moved
        public = [event for event in gone if event.audience == EVERYBODY]
        shown = [event for event in public or gone if event.audience != 1 << seat]
        if shown:
            self._tell(StepBack(left, seat, shown[0], []))

    def go_back(self, seat: int, gone: list[Event], left: int, agreed: list[int]) -> None:
        """Record a step whose events, and all later ones, are gone by consent; `left` are left.

        Only what everybody saw is mentioned.
        """
        self.told = [
            StepBack(min(step.events, left), step.seat, step.event, step.agreed)
            for step in self.told
        ]
        for event in gone:
            if event.audience == EVERYBODY:
                self._tell(StepBack(left, seat, event, agreed))
                return

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
                [step.events, step.seat, row, *([step.agreed] if step.agreed else [])]
                for step, row in zip(self.told, rows, strict=True)
            ]
        }

    def read(self, game: Game, n: Notation) -> None:
        """Continue from what `keep` returned."""
        self.told = []
        if "steps_back" not in n.data:  # written before they were told
            return
        for found in n.items("steps_back"):
            consented = isinstance(found, list) and len(found) == 4
            row = row_of(n, "steps_back", found, 4 if consented else 3)
            agreed = row[3] if consented and isinstance(row[3], list) else []
            events = n.amount("steps_back", row[0], _MOST_EVENTS)
            seat = n.amount("steps_back", row[1], n.seats - 1)
            event = read_event_row(game, n, row[2])
            known = [n.amount("steps_back", each, n.seats - 1) for each in agreed]
            self.told.append(StepBack(events, seat, event, known))
