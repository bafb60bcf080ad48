"""The whole history of a game as each seat saw it: its own numbers, promises, and events."""

from __future__ import annotations

from typing import Final

from gunbai.core.codec import Action, code_of, fields_of
from gunbai.core.event import Event
from gunbai.core.sight import Sheet
from gunbai.numbers.scheme import NOTHING, OWN_NUMBER, PART_BITS, PROMISE, Scheme

_PART: Final = (1 << PART_BITS) - 1


class Noticed:
    """Something a seat noticed; never changed."""

    __slots__ = ("kind", "values")

    def __init__(self, kind: int, values: list[int]) -> None:
        self.kind: Final = kind
        self.values: Final = values  # four, never negative: −1 of an event is 0, and so on


class Recall:
    """The lines that each seat has noticed so far."""

    def __init__(self, scheme: Scheme) -> None:
        self.scheme: Final = scheme
        self.lines: list[list[Noticed]] = [[] for _ in range(scheme.seats)]

    def copy(self) -> Recall:
        twin = Recall(self.scheme)
        twin.lines = [lines[:] for lines in self.lines]
        return twin

    def keep_that_of(self, seat: int) -> None:
        self.lines = [lines if other == seat else [] for other, lines in enumerate(self.lines)]

    def note_number(self, seat: int, number: int) -> None:
        self.lines[seat].append(Noticed(OWN_NUMBER, [number, 0, 0, 0]))

    def note_promise(self, seat: int, to: int, action: Action) -> None:
        line = Noticed(PROMISE, [seat, to, code_of(action), fields_of(action)])
        self.lines[seat].append(line)
        self.lines[to].append(line)

    def note_event(self, event: Event) -> None:
        kind = self.scheme.kind_index[event.key]
        line = Noticed(kind, [event.a + 1, event.b + 1, event.c + 1, event.d + 1])
        for seat in range(self.scheme.seats):
            if event.seen_by(seat):
                self.lines[seat].append(line)

    def text(self, seat: int) -> str:
        """Return all that a seat noticed, one line for each thing."""
        out: list[str] = []
        for line in self.lines[seat]:
            a, b, c, d = line.values
            out.append(f"{line.kind} {a} {b} {c} {d}")
        return "\n".join(out)

    def write(self, seat: int, sheet: Sheet) -> None:
        """Add the last lines that this seat noticed, the latest first."""
        lines = self.lines[seat]
        most = self.scheme.recall
        names = self.scheme.line_names() if sheet.naming else []
        none = Noticed(NOTHING, [0, 0, 0, 0])
        for back in range(1, most + 1):
            if sheet.naming:
                sheet.within = f"history.{back}."
            elif back > len(lines):
                sheet.large_zeros((most + 1 - back) * self.scheme.line_size)
                return
            self.write_line(lines[-back] if back <= len(lines) else none, sheet, names)
        if sheet.naming:
            sheet.within = ""

    def write_line(self, line: Noticed, sheet: Sheet, names: list[str]) -> None:
        at = 1
        sheet.large("kind", line.kind, _PART)
        for place, parts in enumerate(self.scheme.parts):
            value = line.values[place]
            for _ in range(parts):
                sheet.large(names[at] if sheet.naming else "", value & _PART, _PART)
                value >>= PART_BITS
                at += 1
