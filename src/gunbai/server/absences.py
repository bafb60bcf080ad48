"""Bots with accounts that don't answer in time: nobody waits for them for long, at any pace."""

from __future__ import annotations

from typing import Final

from gunbai.server.room import Room

#: Decisions in a row that a stand-in makes before it plays on for good, until the bot comes back.
_MISSES: Final = 3


class Absences:
    """The bots with accounts at one table that owe an answer."""

    def __init__(self, room: Room) -> None:
        self._room: Final = room

    def note(self, seconds: float) -> None:
        """Record who is late by now."""
        room = self._room
        owing = room.standing_to_act() if room.status == "running" else []
        room.late = {seat for seat in owing if room.clock.spent(seat) >= seconds}

    def next_end(self, seconds: float) -> float | None:
        """Return the seconds until the next of them is late; None if none can be."""
        room = self._room
        if room.status != "running":
            return None
        on_time = [seat for seat in room.standing_to_act() if seat not in room.late]
        return min((seconds - room.clock.spent(seat) for seat in on_time), default=None)

    def is_gone(self, seat: int, absent: bool) -> bool:
        """Count a missed decision; return True if one of our bots is to play on."""
        misses = self._room.misses
        misses[seat] = misses.get(seat, 0) + 1
        return absent or misses[seat] >= _MISSES
