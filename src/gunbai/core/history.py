"""The history of a game, to step through its positions from a seat or from above."""

from __future__ import annotations

from typing import Final

from gunbai.core.answer import Answer, RulesChange
from gunbai.core.event import ABOVE, CHAPTER, SPECTATOR, Event
from gunbai.core.scenes import Footage, Scene
from gunbai.core.seat_view import View, look
from gunbai.core.session import Session
from gunbai.core.state import State
from gunbai.core.view import PositionView

#: The number of answers between two positions that are kept.
EVERY: Final = 32


class _Kept:
    """A position that is kept, and how many answers led to it."""

    def __init__(self, answers: int, state: State) -> None:
        self.answers: Final = answers
        self.state: Final = state


class History:
    """The positions of a game so far, and the events before each.

    Some positions are kept; the others are replayed from the nearest earlier one. In a running game
    a seat gets only the steps that it could notice: even the number of secret steps of others is
    secret. With `ABOVE` the history has all steps.
    """

    def __init__(self, session: Session, seat: int) -> None:
        self._played: Final = session.from_start(False)
        self._seat: Final = seat
        self._kept: Final = [_Kept(0, self._played.state.clone())]
        self._given: Final = [0]  # answers before each position
        self._told: Final = [0, len(self._played.events)]  # events before each, and after the last

    @property
    def last(self) -> int:
        """The number of the last position; the first one is 0."""
        return len(self._given) - 1

    def follow(self, session: Session) -> bool:
        """Play the new answers; return False if some of those played here were taken back."""
        return self.play(session.answers, session.rules_changes)

    def play(self, answers: list[Answer], changes: list[RulesChange]) -> bool:
        """Do the same for a game's answers and changes of the rules, as they were at some time."""
        played = self._played
        if not _begins_with(answers, played.answers):
            return False
        for change in changes[len(played.rules_changes) :]:
            if change.answers < len(played.answers):
                return False  # the same answers were given again, under newer rules
        for answer in answers[len(played.answers) :]:
            self._change_rules(changes)
            version = played.version_for(max(self._seat, SPECTATOR))
            played.submit(answer.seat, answer.action)
            if len(played.answers) % EVERY == 0:
                self._keep()
            if self._seat == ABOVE or played.version_for(self._seat) != version:
                self._add_position()
        self._change_rules(changes)
        return True

    def _change_rules(self, changes: list[RulesChange]) -> None:
        """Continue under other rules where the game did: everybody notices this."""
        for change in changes[len(self._played.rules_changes) :]:
            if change.answers == len(self._played.answers):
                self._played.adopt(change.rules)
                self._keep()
                self._add_position()

    def _keep(self) -> None:
        self._kept.append(_Kept(len(self._played.answers), self._played.state.clone()))

    def _add_position(self) -> None:
        self._given.append(len(self._played.answers))
        self._told.append(len(self._played.events))

    def view(self, at: int, seat: int) -> View:
        """Return a position as this seat, a spectator or `ABOVE` sees it."""
        return look(self._position(at), seat, at)

    def position(self, at: int) -> State:
        """Return a whole position, including secrets: only for a finished game."""
        assert self._played.over or self._seat == ABOVE
        return self._position(at)

    def scenes(self, at: int, seat: int) -> list[Scene]:
        """Return what led from the previous position to this one, scene by scene."""
        if at == 0:
            return []
        state = self._position(at - 1)
        events: list[Event] = []
        state.sink = events
        footage = Footage(self._played.game, state, 0)
        self._play(state, self._given[at - 1], self._given[at])
        footage.stop(state, events)
        return footage.scenes(seat)

    def news(self, at: int, seat: int) -> list[Event]:
        """Return the events of the last answer before a position, as far as the seat saw them."""
        return self._seen(seat, self._told[at], self._told[at + 1])

    def background(self, event: Event) -> PositionView | None:
        """Return the background on one of the `news`."""
        return self._played.background(event)

    def log_length(self, at: int, seat: int) -> int:
        """Return the number of events the seat had seen before the news of a position."""
        return len(self._seen(seat, 0, self._told[at]))

    def position_of_line(self, lines: int, seat: int) -> int:
        """Return the last position at which the seat had seen at most so many events."""
        at = 0
        seen = len(self.news(0, seat))
        while at < self.last and seen + len(self.news(at + 1, seat)) <= lines:
            at += 1
            seen += len(self.news(at, seat))
        return at

    def _seen(self, seat: int, first: int, end: int) -> list[Event]:
        return [event for event in self._played.events[first:end] if event.seen_by(seat)]

    def chapters(self) -> list[int]:
        """Return the positions at which a chapter of the game begins."""
        kinds = self._played.game.event_kinds
        out: list[int] = []
        for at in range(self.last + 1):
            if any(kinds[event.key].opens == CHAPTER for event in self.news(at, ABOVE)):
                out.append(at)
        return out

    def _position(self, at: int) -> State:
        given = self._given[at]
        kept = self._kept[0]
        for later in self._kept:
            if later.answers > given:
                break
            kept = later
        state = kept.state.clone()
        self._play(state, kept.answers, given)
        return state

    def _play(self, state: State, first: int, end: int) -> None:
        """Give these answers of the game in the position before the first of them."""
        for place in range(first, end):
            answer = self._played.answers[place]
            self._played.shake(state, place + 1)
            state.apply(answer.seat, answer.action)


def _begins_with(answers: list[Answer], first: list[Answer]) -> bool:
    if len(first) > len(answers):
        return False
    for place, answer in enumerate(first):
        other = answers[place]
        if answer.seat != other.seat or answer.action != other.action:
            return False
    return True
