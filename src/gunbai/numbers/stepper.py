"""One game that is played number by number."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from gunbai.core.banter import Remark
from gunbai.core.codec import FIRST_FREE_ACTION, FIRST_VOW_ACTION, Action
from gunbai.core.event import Event
from gunbai.core.sight import Sheet, around
from gunbai.core.state import State
from gunbai.numbers.numbering import WAIT, Numbering
from gunbai.numbers.promises import Promises
from gunbai.numbers.recall import Recall
from gunbai.numbers.scheme import Scheme

NOBODY: Final = -1
#: Gifts and promises between two answers of a seat, limited so that talks end.
MOST_TALK: Final = 2


class Fitting:
    """The answers that fit what a seat has said so far, each with its next number."""

    __slots__ = ("actions", "numbers")

    def __init__(self, numbering: Numbering, actions: list[Action], depth: int) -> None:
        self.actions = actions
        numbers = vec[i64]([0] * len(actions))
        for place in range(len(actions)):
            numbers[place] = numbering.number(actions[place], depth)
        self.numbers = numbers

    def with_next(self, number: i64) -> list[Action]:
        """Return those that go on with this number."""
        out: list[Action] = []
        numbers = self.numbers
        for place in range(len(numbers)):
            if numbers[place] == number:
                out.append(self.actions[place])
        return out


class Stepper:
    """A game in progress: who plays a number next, which numbers are legal, and what each seat
    sees.

    An answer of several numbers is carried out when what was said fits only one legal answer.
    """

    def __init__(self, scheme: Scheme, state: State) -> None:
        self.scheme: Final = scheme
        self.state = state
        self.seat = NOBODY
        self.said: list[list[int]] = [[] for _ in range(scheme.seats)]  # of unfinished answers
        self.talked = [0] * scheme.seats  # since the last answer
        self.fitting: list[Fitting | None] = [None] * scheme.seats  # None if not known
        self.promises = Promises(scheme.seats, len(scheme.vows))
        self.recall: Recall | None = Recall(scheme) if scheme.recall else None
        if scheme.listens() and state.sink is None:
            state.sink = []
        self.find_seat(NOBODY)

    def __repr__(self) -> str:
        return f"<{self.scheme.game.name}, player {self.seat}: {self.state.ask!r}>"

    def clone(self) -> Stepper:
        """Return an independent copy."""
        return self.copied(self.state.clone())

    def copied(self, state: State) -> Stepper:
        """Return the same at another position, in which the same seats are asked the same."""
        twin = Stepper(self.scheme, state)
        twin.seat = self.seat
        twin.said = [said[:] for said in self.said]
        twin.talked = self.talked[:]
        twin.promises = self.promises.copy()
        if self.recall is not None:
            twin.recall = self.recall.copy()
        return twin

    def possible(self, seat: int, seed: int) -> Stepper:
        """Return a game that this seat can't tell from this one: secrets are redealt."""
        twin = self.copied(self.state.determinize(seat, seed))
        for other in range(self.scheme.seats):
            if other != seat:
                twin.said[other] = []
                twin.talked[other] = 0
        twin.promises.keep_those_of(seat)
        if twin.recall is not None:
            twin.recall.keep_that_of(seat)
        return twin

    def is_over(self) -> bool:
        return self.seat == NOBODY

    # what can be said

    def answers(self, seat: int) -> list[Action]:
        """Return the answers that fit what this seat, which is asked, has said so far."""
        return self.fits(seat).actions

    def fits(self, seat: int) -> Fitting:
        found = self.fitting[seat]
        if found is None:
            actions = self.find(seat)
            found = Fitting(self.scheme.numbering, actions, len(self.said[seat]))
            self.fitting[seat] = found
        return found

    def find(self, seat: int) -> list[Action]:
        state = self.state
        scheme = self.scheme
        found = state.legal(seat) if scheme.every_order else state.candidates(seat)
        if scheme.talk and self.talked[seat] < MOST_TALK:
            free = state.interjections(seat)
            if free:
                found = found + free
            if scheme.vows:
                found = found + scheme.sight.promises(state, seat)
        for depth, number in enumerate(self.said[seat]):
            found = Fitting(scheme.numbering, found, depth).with_next(number)
            if not found:  # another seat has changed what is possible
                self.said[seat] = []
                return self.find(seat)
        return found

    def asked(self, seat: int) -> bool:
        ask = self.state.ask
        return ask is not None and ask.owes(seat)

    def numbers(self, seat: int) -> list[int]:
        """Return all numbers that this seat can say now, in rising order."""
        if not self.asked(seat):
            return [WAIT]
        return sorted({int(number) for number in self.fits(seat).numbers})

    def write_mask(self, seat: int, out: BytesWriter) -> None:
        """Write a byte for each number: 1 for those that this seat can say."""
        start: i64 = len(out)
        out.write(self.scheme.no_mask)
        if not self.asked(seat):
            out[start + WAIT] = 1
            return
        numbers = self.fits(seat).numbers
        for place in range(len(numbers)):
            out[start + numbers[place]] = 1

    # going on

    def step(self, seat: int, number: int) -> None:
        """Play a number for a seat that is asked; `ValueError` if it is not legal."""
        if not self.asked(seat):
            raise ValueError(f"player {seat} is not asked now")
        rest = self.fits(seat).with_next(number)
        if not rest:
            names = self.scheme.numbering.names
            name = names[number] if 0 <= number < len(names) else "no answer at all"
            raise ValueError(f"player {seat} can't answer {number} ({name}) now: see the mask")
        if self.recall is not None:
            self.recall.note_number(seat, number)
        if len(rest) > 1:
            said = self.said[seat]
            said.append(number)
            self.fitting[seat] = Fitting(self.scheme.numbering, rest, len(said))
            return
        self.carry_out(seat, rest[0])

    def carry_out(self, seat: int, action: Action) -> None:
        """Give an answer, or an action out of turn, which is legal."""
        self.said[seat] = []
        for other in range(self.scheme.seats):
            self.fitting[other] = None
        if action >= FIRST_VOW_ACTION:
            self.promise(seat, action)
        else:
            self.state.apply(seat, action)
        if self.state.sink:
            self.hear(self.state.sink)
        if action < FIRST_FREE_ACTION:
            self.talked[seat] = 0
            self.find_seat(seat)
        else:  # the seat still owes its answer
            self.talked[seat] += 1

    def give_default(self, seat: int) -> None:
        """Give the answer of a player who is absent."""
        self.carry_out(seat, self.state.default(seat))

    def find_seat(self, last: int) -> None:
        """Find who is next: a seat that seals continues until it is done, all others take turns."""
        ask = self.state.ask
        if ask is None:
            self.seat = NOBODY
            return
        if last == NOBODY:
            self.seat = ask.first
            return
        if ask.secret and ask.owes(last):
            self.seat = last
            return
        seats = self.scheme.seats
        for step in range(1, seats + 1):
            if ask.seats >> (last + step) % seats & 1:
                self.seat = (last + step) % seats
                return

    def promise(self, seat: int, action: Action) -> None:
        remark = self.scheme.sight.spoken(self.state, seat, action)
        dated = self.scheme.game.banter().dated(self.state, remark)
        self.promises.make(dated, self.vow_of(remark))
        if self.recall is not None:
            self.recall.note_promise(seat, remark.to, action)

    def vow_of(self, remark: Remark) -> int:
        """Return the place of the kind of a promise."""
        for place, vow in enumerate(self.scheme.vows):
            if vow.name == f"promise-{remark.key}":
                return place
        raise ValueError(remark.key)

    def hear(self, events: list[Event]) -> None:
        """Record what was seen, and what that means for promises."""
        if self.promises.open:
            banter = self.scheme.game.banter()
            for event in events:
                self.promises.judge(banter, self.state, event)
        if self.recall is not None:
            for event in events:
                self.recall.note_event(event)
        self.state.sink = []

    # what a seat sees

    def write(self, seat: int, sheet: Sheet) -> None:
        """Add what this seat sees, and what it has noticed before."""
        self.write_now(seat, sheet)
        if self.recall is not None:
            self.recall.write(seat, sheet)

    def write_now(self, seat: int, sheet: Sheet) -> None:
        """Add what this seat sees."""
        scheme = self.scheme
        order = around(seat, scheme.seats)
        ask = self.state.ask
        key = "" if ask is None else ask.key
        sheet.one_of("decision", scheme.decision_index.get(key, -1), scheme.decisions)
        asked = sheet.blank("asked", scheme.players)
        if ask is not None:
            for place, other in enumerate(order):
                if ask.owes(other):
                    sheet.mark(asked + place)
        self.write_said(seat, sheet)
        scheme.sight.write(self.state, seat, sheet)
        if scheme.talk and scheme.vows:
            self.promises.write(scheme, order, sheet)

    def write_said(self, seat: int, sheet: Sheet) -> None:
        numbering = self.scheme.numbering
        first = sheet.blank("answer", numbering.marks_names)
        for number in self.said[seat]:
            for place in numbering.marks(number):
                sheet.mark(first + place)

    def row(self, seat: int) -> bytes:
        """Return what this seat sees, a byte for each number; what it has noticed follows as
        32-bit floats, the lowest byte first.
        """
        sheet = Sheet(False)
        self.write(seat, sheet)
        return sheet.row() + sheet.past.getvalue()

    def row_now(self, seat: int) -> bytes:
        """Return the same without what it has noticed before."""
        sheet = Sheet(False)
        self.write_now(seat, sheet)
        return sheet.row()

    def mask(self, seat: int) -> bytes:
        out = BytesWriter()
        self.write_mask(seat, out)
        return out.getvalue()


def begin(scheme: Scheme, seed: int) -> Stepper:
    """Return a new game."""
    stepper = Stepper(scheme, scheme.new(seed))
    if stepper.state.sink:
        stepper.hear(stepper.state.sink)
    return stepper


def name_all(scheme: Scheme) -> Sheet:
    """Return a sheet with the names and limits of all that a seat sees."""
    sheet = Sheet(True)
    begin(scheme, 0).write(0, sheet)
    return sheet
