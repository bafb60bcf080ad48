"""The only door to a running game: checks answers, takes steps back, collects what happened."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gunbai.core.codec import FIRST_FREE_ACTION, Action
from gunbai.core.errors import BadPosition, BadText, IllegalAction, Refusal, StaleView
from gunbai.core.event import EVERYBODY, Event
from gunbai.core.game import Game
from gunbai.core.knowledge import Knowledge
from gunbai.core.options import Options
from gunbai.core.reading import require
from gunbai.core.state import Position, State


class Answer:
    """One answer of one seat; `auto` if it was the only one possible and given by the session."""

    def __init__(self, seat: int, action: Action, auto: bool = False) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.auto: Final = auto


class _Step:
    """An answer with the automatic ones it led to, the ask it belongs to, and who noticed it."""

    def __init__(self, answer: Answer, ask: int, place: int) -> None:
        self.answer: Final = answer
        self.ask: Final = ask
        self.place: Final = place  # in the answers of the session
        self.noticed = EVERYBODY  # bit mask of seats


class Session:
    """A game from its first decision to its end.

    Own steps can be taken back up to the last barrier. A barrier is anything that revealed
    something or used chance (found automatically), a step of another seat that could be noticed,
    or the end of the game; a sealed answer can be changed until the last one is in. What others do
    in secret must not be told by what can be taken back: it stays, or was a barrier beforehand.
    """

    def __init__(
        self,
        game: Game,
        options: Mapping[str, object] | None = None,
        seed: int = 0,
        names: list[str] | None = None,
        auto: bool = True,
    ) -> None:
        self.game: Final = game
        self.options: Final[Options] = game.read_options({} if options is None else options)
        self.seed: Final = seed
        self.auto: Final = auto
        self.events: list[Event] = []
        self.answers: list[Answer] = []
        self.state: State = game.new(self.options, seed, self.events)
        self.state.sink = self.events
        seats = self.state.seats()
        self.names: Final = [f"{seat + 1}" for seat in range(seats)] if names is None else names
        if len(self.names) != seats:
            raise ValueError(f"{seats} names are needed, {len(self.names)} were given")
        self._changes = 0
        self._versions = [0] * (seats + 1)  # by seat, the last for spectators
        self._fresh = [0] * (seats + 1)  # version from which on an answer to the ask is not stale
        self._asks = 0  # how many asks were completed: tells the steps of one ask from others
        self._base: State = self.state.clone()
        self._base_answers = 0
        self._base_events = len(self.events)
        self._base_asks = 0
        self._steps: list[_Step] = []
        self._run_forced()
        self._set_barrier()

    # asking

    @property
    def version(self) -> int:
        """Counts all changes, answers and steps taken back: for whoever runs the game."""
        return self._changes

    def version_for(self, seat: int) -> int:
        """Counts the changes that this seat, or a spectator, could notice; never goes down.

        What others do in secret, like the steps of a sealed plan, leaves no trace in it.
        """
        return self._versions[seat]

    @property
    def over(self) -> bool:
        return self.state.ask is None

    def view(self, seat: int) -> dict[str, object]:
        """All that a client of this seat needs; `SPECTATOR` for an onlooker."""
        legal = [self.game.structure(action) for action in self.state.legal(seat)]
        return {
            "version": self.version_for(seat),
            "position": self.state.observe(seat),
            "prompt": self.prompt(seat),
            "legal": legal,
            "free": [self.game.structure(action) for action in self.state.free(seat)],
            "can_undo": self.undo_refusal(seat) is None,
        }

    def prompt(self, seat: int) -> dict[str, object]:
        """What this seat is asked: arguments for its text; empty if it owes nothing."""
        ask = self.state.ask
        if ask is None or not ask.owes(seat):
            return {}
        return self.state.stack[-1].prompt(self.state, seat)

    def knowledge(self, seat: int) -> Knowledge:
        """The position as this seat knows it: all that its bot gets."""
        return Knowledge(self.state, seat)

    def events_for(self, seat: int, since: int = 0) -> list[Event]:
        return [event for event in self.events[since:] if event.seen_by(seat)]

    # answering

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        """Why this answer would be refused; None if it is allowed."""
        if not 0 <= seat < self.state.seats():
            return Refusal("refuse-not-asked")
        if not self.game.codec.knows(action):
            return Refusal("refuse-no-action")
        return self.state.check(seat, action)

    def check_submit(self, seat: int, action: Action, seen: int = -1) -> None:
        """Refuse an answer that is stale or not allowed, with the reason; change nothing.

        `seen` is the version it was given to; −1 leaves that open. Where several seats are asked
        at once they may answer in any order: what others answered meanwhile makes none stale.
        """
        refusal = self.refusal(seat, action)
        if seen != -1 and 0 <= seat < self.state.seats() and not self._fits(seat, seen):
            words: dict[str, object] = {"seen": seen, "version": self.version_for(seat)}
            raise StaleView(Refusal("refuse-stale", "", words))
        if refusal is not None:
            raise IllegalAction(refusal)

    def submit(self, seat: int, action: Action, seen: int = -1) -> None:
        """Carry out an answer, if `check_submit` has nothing against it."""
        self.check_submit(seat, action, seen)
        asks = self._asks
        step = self._take(seat, action)
        self._notice(seat, step.noticed, action < FIRST_FREE_ACTION and asks == self._asks)

    def _fits(self, seat: int, seen: int) -> bool:
        """Whether what the seat saw at version `seen` is still what it answers to."""
        if seen == self.version_for(seat):
            return True
        ask = self.state.ask
        asked = ask is not None and ask.owes(seat)
        return asked and self._fresh[seat] <= seen < self.version_for(seat)

    def _is_sealed(self, action: Action) -> bool:
        ask = self.state.ask
        return ask is not None and ask.secret and action < FIRST_FREE_ACTION

    def _take(self, seat: int, action: Action) -> _Step:
        step = _Step(Answer(seat, action), self._asks, len(self.answers))
        self._steps.append(step)
        sealed = self._is_sealed(action)
        before = self.state.ask
        rng = self.state.rng.copy()
        told = len(self.events)
        done = self._apply(step.answer)
        answers = len(self.answers)
        self._run_forced()
        if not done and self.state.ask is before and len(self.answers) == answers:
            step.noticed = self._audience(told) | 1 << seat
        if self.over or (sealed and done) or not self.state.rng.same(rng) or self._revealed(told):
            self._set_barrier()
        return step

    def _apply(self, answer: Answer) -> bool:
        done = self.state.apply(answer.seat, answer.action)
        self.answers.append(answer)
        if done:
            self._asks += 1
        return done

    def _audience(self, since: int) -> int:
        """All who saw something happen."""
        seats = 0
        for event in self.events[since:]:
            seats |= event.audience
        return seats

    def _notice(self, who: int, noticed: int, same_ask: bool) -> None:
        """Count a change for all who noticed it; while the ask stays, other views stay fresh."""
        self._changes += 1
        for seat in range(len(self._versions)):
            if noticed >> seat & 1:
                self._versions[seat] += 1
                if seat == who or not same_ask:
                    self._fresh[seat] = self._versions[seat]

    def _run_forced(self) -> None:
        """Give answers that everybody can see to be the only ones possible."""
        while self.auto and self.state.ask is not None:
            for seat in self.state.to_act():
                if self.state.stack[-1].evident(self.state, seat):
                    legal = self.state.legal(seat)
                    if len(legal) == 1:
                        self._apply(Answer(seat, legal[0], True))
                        break
            else:
                return

    def _revealed(self, since: int) -> bool:
        return any(self.game.reveals(event) for event in self.events[since:])

    # taking back

    @property
    def settled(self) -> bool:
        """Whether everything stands for good: nobody can take anything back now."""
        return not self._steps

    @property
    def settled_events(self) -> int:
        """How many events stand for good: those up to the last barrier."""
        return self._base_events

    def _set_barrier(self) -> None:
        self._base = self.state.clone()
        self._base_answers = len(self.answers)
        self._base_events = len(self.events)
        self._base_asks = self._asks
        self._steps = []

    def _last_step(self, seat: int) -> int:
        for place in range(len(self._steps) - 1, -1, -1):
            if self._steps[place].answer.seat == seat:
                return place
        return -1

    def undo_refusal(self, seat: int) -> Refusal | None:
        """Why this seat can take nothing back now; None if it can."""
        place = self._last_step(seat)
        if place < 0:
            played = any(answer.seat == seat and not answer.auto for answer in self.answers)
            return Refusal("undo-refused", "", {"reason": "revealed" if played else "nothing"})
        if self._still_sealed(self._steps[place]):
            return None
        later = self._steps[place + 1 :]
        if any(step.noticed >> seat & 1 for step in later):
            return Refusal("undo-refused", "", {"reason": "others"})
        ask = self.state.ask
        if ask is not None and ask.secret and ask.seats & ~(1 << seat):
            return Refusal("undo-refused", "", {"reason": "secret"})
        if later and not self._stand_without(place):
            return Refusal("undo-refused", "", {"reason": "others"})
        return None

    def _stand_without(self, place: int) -> bool:
        """Whether the steps after this one, which its seat did not notice, do not need it."""
        state = self._base.clone()
        for answer in self.answers[self._base_answers : self._steps[place].place]:
            state.apply(answer.seat, answer.action)
        for step in self._steps[place + 1 :]:
            answer = step.answer
            if state.check(answer.seat, answer.action) is not None:
                return False
            state.apply(answer.seat, answer.action)
        return True

    def check_undo(self, seat: int, seen: int = -1) -> None:
        """Refuse to take a step back, with the reason; change nothing.

        `seen` as in `check_submit`: it must be the seat's own last step that is taken back.
        """
        known = 0 <= seat < self.state.seats()
        if seen != -1 and known and not self._fresh[seat] <= seen <= self.version_for(seat):
            words: dict[str, object] = {"seen": seen, "version": self.version_for(seat)}
            raise StaleView(Refusal("refuse-stale", "", words))
        refusal = self.undo_refusal(seat)
        if refusal is not None:
            raise IllegalAction(refusal)

    def _still_sealed(self, step: _Step) -> bool:
        return step.ask == self._asks and self._is_sealed(step.answer.action)

    def undo(self, seat: int) -> None:
        """Take back this seat's last step, with the automatic answers it led to."""
        self.check_undo(seat)
        steps = self._steps
        gone = steps[self._last_step(seat)]
        same_ask = gone.ask == self._asks and gone.answer.action < FIRST_FREE_ACTION
        steps.remove(gone)
        self._steps = []
        del self.answers[self._base_answers :]
        del self.events[self._base_events :]
        self._asks = self._base_asks
        self.state = self._base.clone()
        self.state.sink = self.events
        for step in steps:
            self._take(step.answer.seat, step.answer.action)
        self._notice(seat, gone.noticed, same_ask)

    def dump(self) -> Position:
        return self.state.dump()

    # keeping

    def keep(self) -> Position:
        """A settled session as plain data, from which a new one like it can `resume`."""
        assert self.settled, "what can be taken back is not kept"
        answers: list[object] = [
            [answer.seat, self.game.text(answer.action), answer.auto] for answer in self.answers
        ]
        events: list[object] = [
            [event.key, event.audience, event.a, event.b, event.c, event.d] for event in self.events
        ]
        return {
            "position": self.state.dump(),
            "answers": answers,
            "events": events,
            "versions": self._versions[:],
            "fresh": self._fresh[:],
            "counts": [self._changes, self._asks],
        }

    def resume(self, kept: Position) -> None:
        """Go on from what `keep` gave, in a new session with the same game, options and seed.

        `BadPosition` if it can't be that; the session is as new then.
        """
        position = kept.get("position")
        require(isinstance(position, dict), "position-field", {"name": "position"})
        assert isinstance(position, dict)
        state = self.game.restore(position)
        seats = state.seats()
        answers = [_read_answer(self.game, seats, row) for row in _rows(kept, "answers")]
        events = [_read_event(self.game, row) for row in _rows(kept, "events")]
        versions = _numbers(kept, "versions", seats + 1)
        fresh = _numbers(kept, "fresh", seats + 1)
        counts = _numbers(kept, "counts", 2)
        self.state = state
        self.state.sink = events
        self.answers = answers
        self.events = events
        self._versions = versions
        self._fresh = fresh
        self._changes = counts[0]
        self._asks = counts[1]
        self._set_barrier()


def _rows(kept: Position, name: str) -> list[list[object]]:
    value = kept.get(name)
    require(isinstance(value, list), "position-field", {"name": name})
    out: list[list[object]] = []
    if isinstance(value, list):
        for row in value:
            require(isinstance(row, list), "position-field", {"name": name})
            out.append(list(row))
    return out


def _numbers(kept: Position, name: str, count: int) -> list[int]:
    value = kept.get(name)
    out: list[int] = []
    if isinstance(value, list):
        for number in value:
            if isinstance(number, int):
                out.append(number)
    require(len(out) == count, "position-field", {"name": name})
    return out


def _read_answer(game: Game, seats: int, row: list[object]) -> Answer:
    good = len(row) == 3 and isinstance(row[0], int) and 0 <= row[0] < seats
    require(good, "position-field", {"name": "answers"})
    try:
        action = game.parse(str(row[1]))
    except BadText as error:
        raise BadPosition(error.refusal) from None
    seat = row[0]
    assert isinstance(seat, int)
    return Answer(seat, action, bool(row[2]))


def _read_event(game: Game, row: list[object]) -> Event:
    good = len(row) == 6 and row[0] in game.happenings
    require(good, "position-field", {"name": "events"})
    numbers: list[int] = []
    for number in row[1:]:
        if isinstance(number, int):
            numbers.append(number)
    require(len(numbers) == 5, "position-field", {"name": "events"})
    return Event(str(row[0]), numbers[0], numbers[1], numbers[2], numbers[3], numbers[4])
