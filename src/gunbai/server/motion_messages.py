"""Motions over the wire and in the database: what those at a table change by consent."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from gunbai.server.pace import Pace

MotionKind = Literal["pace", "end", "back"]


class Motion(Struct):
    """A motion as it is stored: made by a seat, agreed to or declined by others."""

    id: str
    kind: MotionKind
    by: int
    at: float
    until: float  # when it lapses
    agreed: list[int]  # seats
    declined: int = -1  # the seat that declined it
    pace: Pace | None = None
    #: Answers of the game that are left after a step back to there.
    answers: int = -1
    #: It was declined, and its maker has read that: it is shown to nobody.
    closed: bool = False


class MotionForm(Struct, forbid_unknown_fields=True):
    """A change that somebody at the table asks the others to agree to; `pace` says which one."""

    kind: MotionKind
    pace: Pace | None = None


class MotionInfo(Struct, forbid_unknown_fields=True):
    """A motion that waits for consent, or was declined.

    `asked` are the seats that must agree; bots and programs are not asked.
    """

    id: str
    kind: MotionKind
    by: int
    asked: list[int]
    agreed: list[int]
    declined: int  # the seat that declined it; −1: it is open
    left: float  # seconds until it lapses
    pace: Pace | None = None
