"""The only door to a running game: checks answers, takes steps back, collects what happened."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gunbai.core.codec import Action
from gunbai.core.errors import IllegalAction, Refusal, StaleView
from gunbai.core.event import Event
from gunbai.core.game import Game
from gunbai.core.options import Options
from gunbai.core.seen import Seen
from gunbai.core.state import Ask, Position, State


class Answer:
    """One answer of one seat; `auto` if it was the only one possible and given by the session."""

    def __init__(self, seat: int, action: Action, auto: bool = False) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.auto: Final = auto


class _Step:
    """An answer with the automatic ones it led to, and the ask it belongs to."""

    def __init__(self, answer: Answer, ask: int) -> None:
        self.answer: Final = answer
        self.ask: Final = ask


def _goes_on(before: Ask | None, now: Ask | None) -> bool:
    """Whether `now` is what is left of the sealed ask `before`."""
    return (
        before is not None
        and now is not None
        and now.secret
        and now.key == before.key
        and now.seats & ~before.seats == 0
    )


class Session:
    """A game from its first decision to its end.

    Own steps can be taken back up to the last barrier. A barrier is anything that revealed
    something or used chance (found automatically), or another seat's step; a sealed answer can
    be changed until the last one is in.
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
        """Counts up with every answer, and down when one is taken back."""
        return len(self.answers)

    @property
    def over(self) -> bool:
        return self.state.ask is None

    def view(self, seat: int) -> dict[str, object]:
        """All that a client of this seat needs; `SPECTATOR` for an onlooker."""
        legal = [self.game.structure(action) for action in self.state.legal(seat)]
        return {
            "version": self.version,
            "position": self.state.observe(seat),
            "prompt": self.prompt(seat),
            "legal": legal,
            "can_undo": self.undo_refusal(seat) is None,
        }

    def prompt(self, seat: int) -> dict[str, object]:
        """What this seat is asked: arguments for its text; empty if it owes nothing."""
        ask = self.state.ask
        if ask is None or not ask.owes(seat):
            return {}
        return self.state.stack[-1].prompt(self.state, seat)

    def seen(self, seat: int) -> Seen:
        """What a bot on this seat gets."""
        return Seen(self.state, seat)

    def events_for(self, seat: int, since: int = 0) -> list[Event]:
        return [event for event in self.events[since:] if event.seen_by(seat)]

    # answering

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        """Why this answer would be refused; None if it is allowed."""
        return self.state.check(seat, action)

    def submit(self, seat: int, action: Action, seen: int = -1) -> None:
        """Carry out an answer. `seen` is the version it was given to; −1 leaves that open.

        A sealed answer does not depend on what others sealed meanwhile: it is never stale.
        """
        ask = self.state.ask
        if seen not in (-1, self.version) and not (
            ask is not None and ask.secret and ask.owes(seat) and seen < self.version
        ):
            words: dict[str, object] = {"seen": seen, "version": self.version}
            raise StaleView(Refusal("refuse-stale", "", words))
        refusal = self.state.check(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        self._take(seat, action)

    def _take(self, seat: int, action: Action) -> None:
        answer = Answer(seat, action)
        self._steps.append(_Step(answer, self._asks))
        before = self.state.rng.copy()
        told = len(self.events)
        self._apply(answer)
        self._run_forced()
        if not self.state.rng.same(before) or self._revealed(told):
            self._set_barrier()

    def _apply(self, answer: Answer) -> None:
        before = self.state.ask
        self.state.apply(answer.seat, answer.action)
        self.answers.append(answer)
        if not _goes_on(before, self.state.ask):
            self._asks += 1

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
        ask = self.state.ask
        step = self._steps[place]
        sealed = ask is not None and ask.secret and step.ask == self._asks
        if place != len(self._steps) - 1 and not sealed:
            return Refusal("undo-refused", "", {"reason": "others"})
        return None

    def undo(self, seat: int) -> None:
        """Take back this seat's last step, with the automatic answers it led to."""
        refusal = self.undo_refusal(seat)
        if refusal is not None:
            raise IllegalAction(refusal)
        steps = self._steps
        steps.pop(self._last_step(seat))
        self._steps = []
        del self.answers[self._base_answers :]
        del self.events[self._base_events :]
        self._asks = self._base_asks
        self.state = self._base.clone()
        self.state.sink = self.events
        for step in steps:
            self._take(step.answer.seat, step.answer.action)

    def dump(self) -> Position:
        return self.state.dump()
