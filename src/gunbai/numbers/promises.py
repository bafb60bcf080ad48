"""Promises between players: made like answers, seen by the two, judged by what happens."""

from __future__ import annotations

from typing import Any, Final

from gunbai.core.banter import Banter, Remark
from gunbai.core.event import Event
from gunbai.core.sight import Sheet
from gunbai.core.state import State
from gunbai.numbers.scheme import Scheme

_MOST: Final = 99


class Promise:
    """A promise that is neither kept nor broken yet."""

    def __init__(self, remark: Remark, vow: int) -> None:
        self.remark = remark
        self.vow = vow  # its kind


class Promises:
    """All promises of a game."""

    def __init__(self, seats: int, vows: int) -> None:
        self.seats = seats
        self.vows = vows
        self.open: list[Promise] = []
        self.counts = [0] * (seats * seats * vows)  # of those, (giver × seats + receiver) × vows
        self.kept = [0] * (seats * seats)  # giver × seats + receiver
        self.broken = [0] * (seats * seats)

    def copy(self) -> Promises:
        twin = Promises(self.seats, self.vows)
        twin.open = self.open[:]
        twin.counts = self.counts[:]
        twin.kept = self.kept[:]
        twin.broken = self.broken[:]
        return twin

    def keep_those_of(self, seat: int) -> None:
        """Forget everything this seat can't know about."""
        every = self.open
        self.open = []
        self.counts = [0] * len(self.counts)
        for each in every:
            if seat in (each.remark.seat, each.remark.to):
                self.add(each)
        for giver in range(self.seats):
            for receiver in range(self.seats):
                if seat not in (giver, receiver):
                    self.kept[giver * self.seats + receiver] = 0
                    self.broken[giver * self.seats + receiver] = 0

    def make(self, remark: Remark, vow: int) -> None:
        self.add(Promise(remark, vow))

    def add(self, promise: Promise) -> None:
        self.open.append(promise)
        self.counts[self.pair(promise) * self.vows + promise.vow] += 1

    def pair(self, promise: Promise) -> int:
        return promise.remark.seat * self.seats + promise.remark.to

    def judge(self, banter: Banter[Any], state: State, event: Event) -> None:
        """Settle the promises that this event decides."""
        if not banter.decides(event):
            return
        rest: list[Promise] = []
        for each in self.open:
            verdict = banter.verdict(state, event, each.remark)
            if not verdict:
                rest.append(each)
                continue
            pair = self.pair(each)
            self.counts[pair * self.vows + each.vow] -= 1
            if verdict == "kept":
                self.kept[pair] += 1
            else:
                self.broken[pair] += 1
        self.open = rest

    def write(self, scheme: Scheme, order: list[int], sheet: Sheet) -> None:
        """Add the promises between a seat, the first of the order, and all others."""
        seat = order[0]
        for place in range(1, self.seats):
            other = order[place]
            if sheet.naming:
                sheet.within = f"promises.{scheme.players[place]}."
            mine = seat * self.seats + other
            theirs = other * self.seats + seat
            for vow in range(self.vows):
                made = received = ""
                if sheet.naming:
                    made = f"{scheme.vows[vow].name}.made"
                    received = f"{scheme.vows[vow].name}.received"
                sheet.number(made, self.counts[mine * self.vows + vow], _MOST)
                sheet.number(received, self.counts[theirs * self.vows + vow], _MOST)
            sheet.number("kept-by-me", self.kept[mine], _MOST)
            sheet.number("broken-by-me", self.broken[mine], _MOST)
            sheet.number("kept", self.kept[theirs], _MOST)
            sheet.number("broken", self.broken[theirs], _MOST)
        if sheet.naming:
            sheet.within = ""
