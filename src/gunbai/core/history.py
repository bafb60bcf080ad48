"""The history of a game, to step through its positions from a seat or from above."""

from __future__ import annotations

from typing import Final

from gunbai.core.answer import Answer
from gunbai.core.event import SPECTATOR, Event
from gunbai.core.seat_view import View, look
from gunbai.core.session import Session
from gunbai.core.state import State
from gunbai.core.view import PositionView

#: The seat number of a viewer who sees all hands: for games that are over.
ABOVE: Final = -2
#: The number of answers between two positions that are kept.
EVERY: Final = 32


class _Kept:
    """A position that is kept, and how many answers led to it."""

    def __init__(self, answers: int, state: State) -> None:
        self.answers: Final = answers
        self.state: Final = state


class History:
    """The positions of a game so far, and the events before each.

    Some positions are kept, the others are played from the nearest one before. In a running game
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
        """Play the answers since; return False if some of those played here were taken back."""
        played = self._played
        if not _begins_with(session.answers, played.answers):
            return False
        for change in session.rules_changes[len(played.rules_changes) :]:
            if change.answers < len(played.answers):
                return False  # the same answers were given again, by newer rules
        for answer in session.answers[len(played.answers) :]:
            self._change_rules(session)
            version = played.version_for(max(self._seat, SPECTATOR))
            played.submit(answer.seat, answer.action)
            if len(played.answers) % EVERY == 0:
                self._keep()
            if self._seat == ABOVE or played.version_for(self._seat) != version:
                self._add_position()
        self._change_rules(session)
        return True

    def _change_rules(self, session: Session) -> None:
        """Go on by other rules where the session did: everybody notices it."""
        for change in session.rules_changes[len(self._played.rules_changes) :]:
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
        """Return a position as this seat, an onlooker or `ABOVE` sees it."""
        state = self._position(at)
        view = look(state, max(seat, SPECTATOR), at)
        if seat == ABOVE:
            hands = [state.observe(other).get("own") for other in range(state.seats())]
            view["position"] = {**view["position"], "above": hands}
        return view

    def news(self, at: int, seat: int) -> list[Event]:
        """Return the events of the last answer before a position, as far as the seat saw them."""
        return _seen(self._played.events[self._told[at] : self._told[at + 1]], seat)

    def background(self, event: Event) -> PositionView | None:
        """Return more about one of the `news`."""
        return self._played.background(event)

    def log_length(self, at: int, seat: int) -> int:
        """Return the number of events the seat had seen before the news of a position."""
        return len(_seen(self._played.events[: self._told[at]], seat))

    def chapters(self) -> list[int]:
        """Return the positions at which a chapter of the game begins."""
        key = self._played.game.chapter()
        out: list[int] = []
        for at in range(self.last + 1):
            if any(event.key == key for event in self.news(at, ABOVE)):
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
        for answer in self._played.answers[kept.answers : given]:
            state.apply(answer.seat, answer.action)
        return state


def _begins_with(answers: list[Answer], first: list[Answer]) -> bool:
    if len(first) > len(answers):
        return False
    for place, answer in enumerate(first):
        other = answers[place]
        if answer.seat != other.seat or answer.action != other.action:
            return False
    return True


def _seen(events: list[Event], seat: int) -> list[Event]:
    return [event for event in events if seat == ABOVE or event.seen_by(seat)]
