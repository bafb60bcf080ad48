"""Scenes: what happened between two decisions, cut into the smallest pieces worth watching.

Events come after their effect, so the position at the last event of a scene is what it leads to.
`EventKind.scene` says which events begin one; a heading of the log, and what comes ahead of what it
decides, waits for the next one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypedDict

from gunbai.core.event import Event
from gunbai.core.game import Game
from gunbai.core.seat_view import position_of
from gunbai.core.state import State
from gunbai.core.view import PositionView


class Scene(TypedDict):
    """A few events in a row, and the position that they lead to, as one seat sees both."""

    events: list[Event]
    #: How long it should be shown: "quiet", "normal" or "great".
    weight: str
    #: True if it concerns the viewing seat.
    mine: bool
    #: None for the last scene: it leads to the view that the seat gets anyway.
    position: Mapping[str, Any] | None


class Footage:
    """The events of one answer, with the position at each: what its scenes are cut from."""

    def __init__(self, game: Game, before: State, told: int) -> None:
        self._game: Final = game
        self._before: Final = before.clone()
        self._told: Final = told  # events before the answer
        self._events: list[Event] = []
        self._stills: Final[list[State]] = []
        before.stills = self._stills

    def stop(self, state: State, events: list[Event]) -> None:
        """Stop recording: the answer has been carried out, and these are all events so far."""
        state.stills = None
        self._events = events[self._told :]

    def scenes(self, seat: int) -> list[Scene]:
        """Return what happened scene by scene, as a seat saw it."""
        out: list[Scene] = []
        told: list[Event] = []  # by the current scene
        ahead: list[Event] = []  # a heading, a tie, and what follows: the next scene tells them
        mine = False  # it concerns the seat
        shared = ""  # the events that may join it although they begin a scene
        leads = False  # so may the next one
        advice: PositionView | None = None
        reached = self._before  # the position at the last event in a scene
        for place, event in enumerate(self._events):
            if not event.seen_by(seat):
                continue
            kind = self._game.event_kinds[event.key]
            if out and not kind.scene and (kind.opens or kind.ahead or ahead):
                ahead.append(event)
                continue
            if kind.scene and leads and not kind.opens:
                out[-1]["weight"] = kind.scene
                shared = event.key if kind.together else ""
                leads = kind.leads
            elif kind.scene and event.key != shared:
                if out:
                    if advice is None:
                        advice = self._before.advise(seat, self._before.observe(seat))
                    out[-1]["position"] = position_of(reached, seat, advice)
                    told = []
                    mine = False
                out.append({"events": told, "weight": kind.scene, "mine": mine, "position": None})
                shared = event.key if kind.together else ""
                leads = kind.leads
            for each in [*ahead, event]:
                concerned = self._game.event_kinds[each.key].seats(each) | reached.affected(each)
                mine = mine or (seat >= 0 and bool(concerned >> seat & 1))
                told.append(each)
            ahead = []
            if out:
                out[-1]["mine"] = mine
            reached = self._stills[place]
        told.extend(ahead)
        return out
