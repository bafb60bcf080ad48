"""Manners of a long game over the wire: nudges, vacations, mutes."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct


class NudgeForm(Struct, forbid_unknown_fields=True):
    """The seat that is to be reminded of its decision."""

    seat: Annotated[int, Meta(ge=0, le=7)]


class Nudged(Struct, forbid_unknown_fields=True):
    """A reminder that was sent, unless its person gets no notices outside the page."""

    reached: bool


class VacationForm(Struct, forbid_unknown_fields=True):
    """The time at which a vacation ends, in seconds since 1970; 0 to come back now."""

    until: Annotated[float, Meta(ge=0, le=32_503_680_000)]


class VacationInfo(Struct, forbid_unknown_fields=True):
    """My vacation: when it ends (0: there is none), and the days that are left for this year."""

    until: float
    days: float


class TalkMuteForm(Struct, forbid_unknown_fields=True):
    """Somebody whose messages I do not want to read: a person's id, or "bots"."""

    whom: Annotated[str, Meta(min_length=1, max_length=16)]
    muted: bool


class TalkMutes(Struct, forbid_unknown_fields=True):
    """All whose messages I do not want to read: ids of people, and "bots"."""

    whom: list[str]
